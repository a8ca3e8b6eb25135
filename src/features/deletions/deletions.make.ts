import { db } from '../../../test/database.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { type Deletion, deleteRestorably } from './deletions.service.server.ts'

/** Deletes rows as this user. */
export const makeDeletion = (user: { id: number }, deletion: Omit<Deletion, 'title'> & { title?: string }) =>
  db.transaction().execute((tx) => deleteRestorably(tx, user as Viewer, { title: 'Deleted', ...deletion }))
