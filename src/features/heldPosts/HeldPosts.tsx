import { useRef } from 'react'
import type { NotLoaded } from '../../kit/api/api.ts'
import { formatCount } from '../../kit/text/text.ts'
import { ListFailed } from '../../kit/ui/ListFailed.tsx'
import { HeldPostCard, heldPostHeadingId } from './HeldPostCard.tsx'
import type { HeldPostList } from './heldPosts.load.ts'

/** The held posts, oldest first, each with the buttons to decide. */
export function HeldPosts({ held }: { held: HeldPostList | NotLoaded }) {
  const heading = useRef<HTMLHeadingElement>(null)
  if ('failure' in held) return <ListFailed {...held} />
  const { held_posts, total } = held
  /** Moves the focus to the next post, so that moderators can work through the queue without the mouse. */
  function focusNext(id: number) {
    const next = held_posts[held_posts.findIndex((post) => post.id === id) + 1]
    const nextHeading = next && document.getElementById(heldPostHeadingId(next.id))
    ;(nextHeading ?? heading.current)?.focus()
  }
  return (
    <section aria-labelledby="held-posts" className="mb-10">
      <h2 id="held-posts" ref={heading} tabIndex={-1} className="mb-1 text-lg">
        {total === 0 ? 'No held posts' : formatCount(total, 'held post')}
      </h2>
      <p className="mb-4 text-muted">
        {total === 0
          ? 'Posts with links by new members appear here, where they wait for a moderator.'
          : 'Posts with links by new members. Only their authors and moderators see them until you decide.'}
      </p>
      <ul className="grid gap-4">
        {held_posts.map((post) => (
          <li key={post.id}>
            <HeldPostCard post={post} onDecided={() => focusNext(post.id)} />
          </li>
        ))}
      </ul>
      {held_posts.length < total && (
        <p className="hint mt-3">{`The oldest ${held_posts.length} of ${total} are shown. Decide on them to see the others.`}</p>
      )}
    </section>
  )
}
