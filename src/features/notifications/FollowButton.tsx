import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../../kit/page/session.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { loginPath } from '../session/guard.ts'
import type { FollowTarget } from './notifications.constants.ts'

const FollowToggle = lazy(() => import('./FollowToggle.tsx').then(({ FollowToggle }) => ({ default: FollowToggle })))

type FollowButtonProps = {
  target: FollowTarget
  /** The name of the followed target, for screen readers, when a page has several buttons. */
  about?: string
}

/**
 * Follows a question, business, topic, city or event, or unfollows it. For visitors it is a link to the login page,
 * which returns here and then follows. Only members load the code of the button.
 */
export function FollowButton({ target, about }: FollowButtonProps) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const label = (
    <>
      Follow
      {about && <span className="sr-only">{` ${about}`}</span>}
    </>
  )
  const link = (
    <LinkButton
      variant="secondary"
      size="sm"
      rel="nofollow"
      to={loginPath(`${pathname}?follow=${encodeURIComponent(`${target.type}.${target.key}`)}`)}
    >
      {label}
    </LinkButton>
  )
  if (!viewer) return link
  return (
    <Suspense fallback={link}>
      <FollowToggle key={`${viewer.id}.${target.type}.${target.key}`} target={target} about={about} />
    </Suspense>
  )
}
