import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useViewer } from '../../kit/session.ts'
import { cx } from '../../kit/ui/cx.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../../kit/ui/icons.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { api } from '../call.ts'
import { loginPath } from '../guard.ts'
import type { VoteType } from './questions.constants.ts'

type Standing = { upvotes: number; downvotes: number; user_vote: VoteType | null }
type VoteButtonsProps = { kind: 'questions' | 'answers'; post: Standing & { id: number } }

/** What the server will say to this vote. */
function after({ upvotes, downvotes, user_vote }: Standing, vote: VoteType): Standing {
  const mine = user_vote === vote ? null : vote
  const change = (type: VoteType) => Number(mine === type) - Number(user_vote === type)
  return { upvotes: upvotes + change('upvote'), downvotes: downvotes + change('downvote'), user_vote: mine }
}

const words: Record<VoteType, string> = { upvote: 'Upvote', downvote: 'Downvote' }

/** The votes on a post. They move at once, and back if the server refuses. */
export function VoteButtons({ kind, post }: VoteButtonsProps) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const [own, setOwn] = useState<{ base: Standing; now: Standing } | null>(null)
  const [busy, setBusy] = useState(false)
  // what was loaded since then knows better
  const shown = own?.base === post ? own.now : post

  async function cast(vote: VoteType) {
    if (busy) return
    setBusy(true)
    setOwn({ base: post, now: after(shown, vote) })
    try {
      const key = kind === 'questions' ? 'POST /questions/:id/vote' : 'POST /answers/:id/vote'
      const { votes, user_vote } = await api(key, { params: { id: post.id }, body: { vote_type: vote } })
      setOwn({ base: post, now: { ...votes, user_vote } })
    } catch (error) {
      console.warn('The vote was not counted', error)
      setOwn({ base: post, now: shown })
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
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
        onClick={() => cast(vote)}
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
