import { useState } from 'react'
import { getMessage, useAction } from '../../kit/api/api.ts'
import { useSite } from '../../kit/page/site.ts'
import { capitalize, formatCount, formatDate, formatTime } from '../../kit/text/text.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Textarea } from '../../kit/ui/Input.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { targetNames } from '../reports/reports.constants.ts'
import { MAX_NOTE_LENGTH } from './heldPosts.constants.ts'
import type { HeldPost } from './heldPosts.contract.ts'
import { SpamSignals } from './SpamSignals.tsx'

/** The id of the heading of a held post, which gets the focus after the decision about the previous post. */
export const heldPostHeadingId = (id: number) => `held-post-${id}`

type HeldPostCardProps = { post: HeldPost; onDecided: () => void }

/**
 * A held post: its source text, so that no link is hidden, the reasons why it may be spam, its author, and the buttons
 * to decide.
 */
export function HeldPostCard({ post, onDecided }: HeldPostCardProps) {
  const { time_zone } = useSite()
  const name = targetNames[post.target_type]
  return (
    <Card as="section" aria-labelledby={heldPostHeadingId(post.id)} className="grid gap-4">
      <div>
        <h3 id={heldPostHeadingId(post.id)} tabIndex={-1} className="card-title wrap-anywhere">
          <Link to={post.path}>{post.title}</Link>
        </h3>
        <p className="meta">
          {capitalize(name)}
          <span>{`waits since ${formatTime(post.held_at, time_zone)}`}</span>
        </p>
      </div>
      <blockquote className="border-line border-l-2 pl-4 whitespace-pre-line wrap-anywhere">{post.content}</blockquote>
      <SpamSignals {...post} />
      <p className="text-muted wrap-anywhere">
        {post.author_name && post.author_joined_at
          ? `By ${post.author_name}, member since ${formatDate(post.author_joined_at, time_zone)}: ${formatCount(post.public_posts, 'public post')}, ${formatCount(post.rejected_posts, 'rejected post')}.`
          : 'The account of its author is gone.'}
      </p>
      <HeldPostDecision post={post} onDecided={onDecided} />
    </Card>
  )
}

function HeldPostDecision({ post: { target_type, target_id, changed_at }, onDecided }: HeldPostCardProps) {
  const [note, setNote] = useState('')
  const approve = useAction('POST /admin/held-posts/:target_type/:id/approve', {
    failed: 'Failed to approve the post',
    done: getMessage,
  })
  const reject = useAction('POST /admin/held-posts/:target_type/:id/reject', {
    failed: 'Failed to reject the post',
    done: getMessage,
  })
  const input = { params: { target_type, id: target_id }, body: { note: note.trim() || null, changed_at } }
  const decide = async (action: typeof approve | typeof reject) => {
    if (await action(input)) onDecided()
  }
  return (
    <div className="grid gap-3">
      <Field label="Note" hint="The author gets it by email.">
        {(field) => (
          <Textarea
            {...field}
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={approve.busy} disabled={reject.busy} onClick={() => decide(approve)}>
          Approve
        </Button>
        <Button variant="secondary" busy={reject.busy} disabled={approve.busy} onClick={() => decide(reject)}>
          Reject
        </Button>
      </div>
    </div>
  )
}
