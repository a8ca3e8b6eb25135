import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import type { FollowTarget } from './notifications.constants.ts'

/** The button of `FollowButton` for members. */
export function FollowToggle({ target: { type, key }, about }: { target: FollowTarget; about?: string }) {
  const [isFollowed, setFollowed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get('follow') === `${type}.${key}`
  const params = { target_type: type, key }
  const topic = { about: `follow ${type} ${key}` }

  async function change(isFollowing: boolean) {
    setBusy(true)
    try {
      const reply = await (isFollowing
        ? api('PUT /follows/:target_type/:key', { params })
        : api('DELETE /follows/:target_type/:key', { params }))
      setFollowed(reply.is_followed)
      toast.success(
        isFollowing ? 'You follow this now. You are told what is new.' : 'You no longer follow this.',
        topic,
      )
    } catch (error) {
      toast.error(describeFailure('This could not be changed.', error), topic)
    }
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the component has a key, so it loads the state once
  useEffect(() => {
    if (isAsked) {
      // The visitor clicked the button before the login.
      setSearch(
        (before) => {
          before.delete('follow')
          return before
        },
        { replace: true, preventScrollReset: true },
      )
      void change(true)
      return
    }
    const stop = new AbortController()
    api('GET /follows/:target_type/:key', { params, signal: stop.signal }).then(
      (reply) => setFollowed(reply.is_followed),
      // After a failure the button offers to follow. Following twice changes nothing.
      () => {},
    )
    return () => stop.abort()
  }, [])

  return (
    <Button variant="secondary" size="sm" busy={isBusy} aria-pressed={isFollowed} onClick={() => change(!isFollowed)}>
      {isFollowed ? 'Following' : 'Follow'}
      {about && <span className="sr-only">{` ${about}`}</span>}
    </Button>
  )
}
