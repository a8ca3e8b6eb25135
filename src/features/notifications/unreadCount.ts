import { createStore, useStore } from 'zustand'
import { api } from '../../kit/api/api.ts'

const counts = createStore<{ unread: number }>(() => ({ unread: 0 }))

/** Sets the number on the bell. It is called by screens that have just loaded notifications. */
export const setUnreadCount = (unread: number) => counts.setState({ unread })

export const useUnreadCount = () => useStore(counts).unread

/** Loads the number on the bell. After a failure the bell keeps its number. */
export const loadUnreadCount = () =>
  api('GET /notifications', { query: { unread: 'true', limit: '1' } }).then(
    ({ unread_count }) => setUnreadCount(unread_count),
    () => {},
  )

/** Marks notifications as read in the background. After a failure they stay unread. */
export const markAsRead = (ids: number[]) =>
  api('POST /notifications/read', { body: { ids }, idempotent: true }).then(
    ({ unread_count }) => setUnreadCount(unread_count),
    () => {},
  )
