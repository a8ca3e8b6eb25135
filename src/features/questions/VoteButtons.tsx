import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../../kit/api.ts'
import { writesSoFar } from '../../kit/call.ts'
import { describeFailure } from '../../kit/failure.ts'
import { useViewer } from '../../kit/session.ts'
import { cx } from '../../kit/ui/cx.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../../kit/ui/icons.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { loginPath } from '../session/guard.ts'
import type { VoteType } from './questions.constants.ts'

type Vote = VoteType | null
type Standing = { upvotes: number; downvotes: number; user_vote: Vote }
type VoteButtonsProps = {
  kind: 'questions' | 'answers'
  post: Standing & { id: number }
  /** How many writes of this page went before the loading of `post`; null as long as it is what visitors get. */
  loadedAfter: number | null
}

function withVote({ upvotes, downvotes, user_vote }: Standing, vote: Vote): Standing {
  const change = (type: VoteType) => Number(vote === type) - Number(user_vote === type)
  return { upvotes: upvotes + change('upvote'), downvotes: downvotes + change('downvote'), user_vote: vote }
}

const words: Record<VoteType, string> = { upvote: 'Upvote', downvote: 'Downvote' }

/** The votes on a post. They move at once, and back if the server refuses. */
export function VoteButtons({ kind, post, loadedAfter }: VoteButtonsProps) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const [counted, setCounted] = useState<{ standing: Standing; after: number } | null>(null)
  const [wish, setWish] = useState<Vote | undefined>()
  const latestWish = useRef(wish)
  const unknown = loadedAfter === null
  // a page whose loading began before a vote was counted may not have it
  const standing = counted && !unknown && counted.after > loadedAfter ? counted.standing : post
  const shown = wish === undefined ? standing : withVote(standing, wish)

  async function cast(vote: VoteType) {
    const wanted = shown.user_vote === vote ? null : vote
    const sending = latestWish.current !== undefined
    latestWish.current = wanted
    setWish(wanted)
    if (sending) return
    try {
      const key = kind === 'questions' ? 'POST /questions/:id/vote' : 'POST /answers/:id/vote'
      let { user_vote } = standing
      // the wish may change while a vote is under way; the same vote again takes it back
      while (latestWish.current !== user_vote) {
        const vote_type = (latestWish.current ?? user_vote) as VoteType
        const reply = await api(key, { params: { id: post.id }, body: { vote_type } })
        user_vote = reply.user_vote
        setCounted({ standing: { ...reply.votes, user_vote }, after: writesSoFar() })
      }
    } catch (error) {
      console.warn('The vote was not counted', error)
      toast.error(describeFailure('Your vote was not counted', error))
    } finally {
      latestWish.current = undefined
      setWish(undefined)
    }
  }

  const button = (vote: VoteType) => {
    const count = vote === 'upvote' ? shown.upvotes : shown.downvotes
    const content = (
      <>
        {vote === 'upvote' ? <ArrowUpIcon /> : <ArrowDownIcon />}
        <span className="sr-only">{words[vote]}</span>
        <span className="tabular-nums">{count}</span>
      </>
    )
    return viewer ? (
      <button
        type="button"
        className={cx('vote', `vote-${vote}`)}
        aria-pressed={shown.user_vote === vote}
        aria-disabled={unknown || undefined}
        onClick={() => unknown || cast(vote)}
      >
        {content}
      </button>
    ) : (
      <Link to={loginPath(pathname)} className={cx('vote', `vote-${vote}`)} title="Log in to vote">
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
