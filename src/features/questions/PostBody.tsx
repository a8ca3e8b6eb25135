import { Fragment, type ReactNode, Suspense } from 'react'
import { Link } from '../../kit/ui/Link.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { TimeAgo } from '../../kit/ui/TimeAgo.tsx'
import { PersonAvatar, PersonName } from '../accounts/PersonName.tsx'
import type { Person, SpokenFor } from '../accounts/person.contract.ts'
import { EditedButton } from './history/EditedButton.tsx'
import { answerAnchor } from './questionJsonLd.ts'
import type { VoteType } from './questions.constants.ts'
import { VoteButtons } from './VoteButtons.tsx'

type Post = {
  id: number
  full_name: string
  author: Person | null
  /** The businesses for which the author of an answer speaks. */
  speaks_for?: SpokenFor[]
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
  /** The edit form, which replaces the text while the viewer edits the post. */
  editor?: ReactNode
  actions: ReactNode
}

/** A question or an answer: text, author, time, votes and the viewer's actions. */
export function PostBody({ kind, post, writesAtLoad, editor, actions }: PostBodyProps) {
  return (
    <>
      {editor ? (
        <Suspense fallback={<Skeleton className="h-80" />}>{editor}</Suspense>
      ) : (
        <>
          <Markdown html={post.content_html} />
          <div className="mt-4 flex items-center gap-3">
            <PersonAvatar name={post.full_name} pictureUrl={post.author?.picture_url ?? null} />
            <div className="min-w-0">
              <p className="text-sm wrap-anywhere">
                <PersonName name={post.full_name} person={post.author} />
                {post.speaks_for && post.speaks_for.length > 0 && <SpeaksFor businesses={post.speaks_for} />}
              </p>
              <p className="meta">
                {kind === 'answers' ? (
                  <Link
                    to={`#${answerAnchor(post)}`}
                    title="Link to this answer"
                    className="inline-block text-inherit leading-6"
                  >
                    <TimeAgo time={post.created_at} withTime />
                  </Link>
                ) : (
                  <TimeAgo time={post.created_at} withTime />
                )}
                {post.edited_at && <EditedButton kind={kind} id={post.id} edited_at={post.edited_at} />}
              </p>
            </div>
          </div>
        </>
      )}
      {/*
       * Hidden instead of unmounted, because VoteButtons stores the votes that were cast since the page was loaded.
       */}
      <div className="mt-4 flex flex-wrap items-center gap-3" hidden={Boolean(editor)}>
        <VoteButtons kind={kind} post={post} writesAtLoad={writesAtLoad} />
        {actions}
      </div>
    </>
  )
}

/** The businesses for which an author speaks, with links: “speaks for Harbor Supply, Sea Lion Tours”. */
const SpeaksFor = ({ businesses }: { businesses: SpokenFor[] }) => (
  <span className="text-muted">
    {' '}
    speaks for{' '}
    {businesses.map(({ id, display_name }, index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <Link to={`/businesses/${id}`}>{display_name}</Link>
      </Fragment>
    ))}
  </span>
)
