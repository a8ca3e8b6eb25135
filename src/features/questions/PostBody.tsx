import type { ReactNode } from 'react'
import { useSite } from '../../kit/site.ts'
import { formatTime } from '../../kit/text.ts'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import type { VoteType } from './questions.constants.ts'
import { VoteButtons } from './VoteButtons.tsx'

export type Post = {
  id: number
  full_name: string
  created_at: string
  edited_at: string | null
  upvotes: number
  downvotes: number
  user_vote: VoteType | null
  content_html: string
}

/** What somebody wrote: the text, who and when, its votes, and what the viewer may do with it. */
export function PostBody({ kind, post, actions }: { kind: 'questions' | 'answers'; post: Post; actions?: ReactNode }) {
  const { time_zone } = useSite()
  return (
    <>
      <Markdown html={post.content_html} />
      <p className="meta mt-4">
        {`${post.full_name} · ${formatTime(post.created_at, time_zone)}`}
        {post.edited_at && <span>{`edited ${formatTime(post.edited_at, time_zone)}`}</span>}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <VoteButtons kind={kind} post={post} />
        {actions}
      </div>
    </>
  )
}
