import { type ReactNode, Suspense } from 'react'
import { useSite } from '../../kit/page/site.ts'
import { formatTime } from '../../kit/text/text.ts'
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
  writesAtLoad: number | null
  /** The edit form. It replaces the text while the post is edited. */
  editor?: ReactNode
  actions: ReactNode
}

/** A question or an answer: text, author, time, votes and the viewer's actions. */
export function PostBody({ kind, post, writesAtLoad, editor, actions }: PostBodyProps) {
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
      {/* Hidden instead of unmounted: VoteButtons holds the votes that were cast since the page was loaded. */}
      <div className="mt-4 flex flex-wrap items-center gap-3" hidden={Boolean(editor)}>
        <VoteButtons kind={kind} post={post} writesAtLoad={writesAtLoad} />
        {actions}
      </div>
    </>
  )
}
