import { type ReactNode, Suspense } from 'react'
import { useSite } from '../../kit/site.ts'
import { formatTime } from '../../kit/text.ts'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import type { VoteType } from './questions.constants.ts'
import { VoteButtons } from './VoteButtons.tsx'

type Post = {
  id: number
  full_name: string
  created_at: string
  edited_at: string | null
  upvotes: number
  downvotes: number
  user_vote: VoteType | null
  content_html: string
}

type PostBodyProps = {
  kind: 'questions' | 'answers'
  post: Post
  loadedAfter: number | null
  /** The form in which it is being edited. */
  editor?: ReactNode
  actions: ReactNode
}

/** What somebody wrote: the text, who and when, its votes, and what the viewer may do with it. */
export function PostBody({ kind, post, loadedAfter, editor, actions }: PostBodyProps) {
  const { time_zone } = useSite()
  return (
    <>
      {editor ? (
        <Suspense fallback={<Skeleton className="h-80" />}>{editor}</Suspense>
      ) : (
        <>
          <Markdown html={post.content_html} />
          <p className="meta mt-4">
            {`${post.full_name} · ${formatTime(post.created_at, time_zone)}`}
            {post.edited_at && <span>{`edited ${formatTime(post.edited_at, time_zone)}`}</span>}
          </p>
        </>
      )}
      {/* hidden, not gone: the votes know what was cast since the page was loaded */}
      <div className="mt-4 flex flex-wrap items-center gap-3" hidden={Boolean(editor)}>
        <VoteButtons kind={kind} post={post} loadedAfter={loadedAfter} />
        {actions}
      </div>
    </>
  )
}
