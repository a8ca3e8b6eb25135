import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { countWrites } from '../../kit/api/call.ts'
import { describeFailure, isUnreached } from '../../kit/api/failure.ts'
import { useOnline } from '../../kit/device/online.ts'
import { useUnsentActions } from '../../kit/device/unsent.ts'
import { useViewer } from '../../kit/page/session.ts'
import { cx } from '../../kit/ui/cx.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import type { VoteType } from './questions.constants.ts'
import { useVoteAfterLogin, voteLoginPath } from './voteAfterLogin.ts'

type Vote = VoteType | null
type VoteState = { upvotes: number; downvotes: number; user_vote: Vote }
type VoteButtonsProps = {
  kind: 'questions' | 'answers'
  post: VoteState & { id: number; question_id?: number }
  /**
   * The number of writes that this page had sent when it loaded `post`; null for data that was loaded without a
   * session, which contains no own vote.
   */
  writesAtLoad: number | null
}

function withVote({ upvotes, downvotes, user_vote }: VoteState, vote: Vote): VoteState {
  const change = (type: VoteType) => Number(vote === type) - Number(user_vote === type)
  return { upvotes: upvotes + change('upvote'), downvotes: downvotes + change('downvote'), user_vote: vote }
}

const labels: Record<VoteType, string> = { upvote: 'Upvote', downvote: 'Downvote' }

/** The votes on a post. A click changes them at once; a failed call restores them. */
export function VoteButtons({ kind, post, writesAtLoad }: VoteButtonsProps) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const isOnline = useOnline()
  const [confirmed, setConfirmed] = useState<{ voteState: VoteState; writes: number } | null>(null)
  const [pendingVote, setPendingVote] = useState<Vote | undefined>()
  /** The vote that is stored on this device until it is online. */
  const [queuedVote, setQueuedVote] = useState<Vote | undefined>()
  const latestVote = useRef(pendingVote)
  const hasVisitorData = writesAtLoad === null
  // Data whose request began before a vote was confirmed may lack that vote.
  const voteState = confirmed && !hasVisitorData && confirmed.writes > writesAtLoad ? confirmed.voteState : post
  const unsentVote = useUnsentActions().count > 0 ? queuedVote : undefined
  const shownVote = pendingVote === undefined ? unsentVote : pendingVote
  const displayed = shownVote === undefined ? voteState : withVote(voteState, shownVote)

  async function castVote(vote: VoteType) {
    const nextVote = displayed.user_vote === vote ? null : vote
    const sending = latestVote.current !== undefined
    latestVote.current = nextVote
    setPendingVote(nextVote)
    if (sending) return
    try {
      // Replace the stored vote, which would otherwise be sent after this one.
      if (viewer && unsentVote !== undefined && (await keep(viewer.id, nextVote))) return
      const key = kind === 'questions' ? 'POST /questions/:id/vote' : 'POST /answers/:id/vote'
      let { user_vote } = voteState
      // The user may click again while a request runs. Sending the same vote a second time would remove it.
      while (latestVote.current !== user_vote) {
        const vote_type = (latestVote.current ?? user_vote) as VoteType
        const reply = await api(key, { params: { id: post.id }, body: { vote_type } })
        user_vote = reply.user_vote
        setConfirmed({ voteState: { ...reply.votes, user_vote }, writes: countWrites() })
        setQueuedVote(undefined)
      }
    } catch (error) {
      if (viewer && isUnreached(error) && (await keep(viewer.id, latestVote.current ?? null))) return
      console.warn('vote failed', error)
      toast.error(describeFailure('Your vote was not counted', error))
    } finally {
      latestVote.current = undefined
      setPendingVote(undefined)
    }
  }

  /** Stores the vote on the device. @returns whether the device could store it. */
  async function keep(user_id: number, vote: Vote) {
    try {
      const { queueVote } = await import('./postOrQueue.ts')
      await queueVote(user_id, kind, post, vote)
      setQueuedVote(vote)
      return true
    } catch (error) {
      console.warn('vote not queued', error)
      return false
    }
  }

  const isKnown = viewer !== null && !hasVisitorData
  useVoteAfterLogin({ kind, id: post.id }, isKnown ? (vote) => voteState.user_vote !== vote && castVote(vote) : null)

  // Offline, the viewer's earlier vote is unknown, so the new vote is stored for later.
  const isUnknown = hasVisitorData && viewer !== null && isOnline
  const button = (vote: VoteType) => {
    const count = vote === 'upvote' ? displayed.upvotes : displayed.downvotes
    const content = (
      <>
        {vote === 'upvote' ? <ArrowUpIcon /> : <ArrowDownIcon />}
        <span className="sr-only">{labels[vote]}</span>
        <span className="tabular-nums">{count}</span>
      </>
    )
    return viewer ? (
      <button
        type="button"
        className={cx('vote', `vote-${vote}`)}
        aria-pressed={displayed.user_vote === vote}
        aria-disabled={isUnknown || undefined}
        onClick={() => isUnknown || castVote(vote)}
      >
        {content}
      </button>
    ) : (
      <Link
        to={voteLoginPath(pathname, { kind, id: post.id }, vote)}
        className={cx('vote', `vote-${vote}`)}
        rel="nofollow"
        title="Log in to vote"
      >
        {content}
      </Link>
    )
  }
  return (
    <div className="votes">
      {button('upvote')}
      {button('downvote')}
    </div>
  )
}
