import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { takeFreshLogin } from '../session/freshLogin.ts'
import { loginPath } from '../session/guard.ts'
import type { VoteType } from './questions.constants.ts'

type Post = { kind: 'questions' | 'answers'; id: number }

const VOTE = 'vote'
const nameOf = ({ kind, id }: Post) => `${kind}.${id}.`

/** The login page for a visitor who wants to vote, which returns to the post. */
export const voteLoginPath = (pathname: string, post: Post, vote: VoteType) =>
  loginPath(`${pathname}?${VOTE}=${nameOf(post)}${vote}${post.kind === 'answers' ? `#answer-${post.id}` : ''}`)

/** Casts the vote for which the visitor has logged in. @param cast null until the viewer's own votes are known */
export function useVoteAfterLogin(post: Post, cast: ((vote: VoteType) => void) | null) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const name = nameOf(post)
  const requested = new URLSearchParams(search).get(VOTE)
  const isRequested = cast !== null && requested?.startsWith(name) === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!isRequested) return
    navigate({ search: '', hash }, { replace: true, preventScrollReset: true })
    const vote = requested.slice(name.length)
    if (takeFreshLogin() && (vote === 'upvote' || vote === 'downvote')) cast(vote)
  }, [isRequested])
}
