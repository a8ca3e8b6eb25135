import { useEffect, useState } from 'react'
import { api } from '../../../kit/api/api.ts'
import { describeFailure } from '../../../kit/api/failure.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatTime } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { compareTexts } from './compareTexts.ts'
import type { PostVersion } from './history.contract.ts'
import './history.css'

export type HistoryDialogProps = { kind: 'questions' | 'answers'; id: number; onClose: () => void }

/** The versions of a post, newest first, each with its changes. */
export function HistoryDialog({ kind, id, onClose }: HistoryDialogProps) {
  const { versions, failure, load } = useVersions(kind, id)
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === 'questions' ? 'History of this question' : 'History of this answer'}
      description="What each edit added is underlined, and what it removed is struck through."
    >
      {failure ? (
        <Alert
          tone="danger"
          title={failure}
          action={
            <Button size="sm" variant="secondary" onClick={() => load()}>
              Try Again
            </Button>
          }
        />
      ) : versions ? (
        <ol className="grid gap-6">
          {versions.map((version, index) => (
            <Version key={version.written_at} version={version} before={versions[index + 1]} />
          ))}
        </ol>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}

function useVersions(kind: HistoryDialogProps['kind'], id: number) {
  const [versions, setVersions] = useState<PostVersion[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const load = (signal?: AbortSignal) => {
    setFailure(null)
    const params = { id }
    const reply =
      kind === 'questions'
        ? api('GET /questions/:id/versions', { params, signal })
        : api('GET /answers/:id/versions', { params, signal })
    reply.then(
      ({ versions }) => setVersions(versions),
      (error) => signal?.aborted || setFailure(describeFailure('The earlier texts could not be loaded.', error)),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog is opened for one post
  useEffect(() => {
    const stop = new AbortController()
    load(stop.signal)
    return () => stop.abort()
  }, [])
  return { versions, failure, load }
}

/** @param before the earlier version; undefined for the oldest. */
function Version({ version, before }: { version: PostVersion; before: PostVersion | undefined }) {
  const { time_zone } = useSite()
  const { title, content, written_at, is_public } = version
  const isOnlySpace =
    before && [title, content].join() !== [before.title, before.content].join() && !differs(version, before)
  return (
    <li className="post-version">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold">
          {before ? 'Edited' : 'Posted'} <time dateTime={written_at}>{formatTime(written_at, time_zone)}</time>
        </h3>
        {!is_public && <Badge tone="waiting">Not shown to others</Badge>}
      </div>
      {title !== null && (
        <p className="font-semibold">
          <Changed before={before?.title ?? title} after={title} />
        </p>
      )}
      <p>
        <Changed before={before?.content ?? content} after={content} />
      </p>
      {isOnlySpace && <p className="hint">Only spaces and line breaks were changed.</p>}
    </li>
  )
}

const differs = (one: PostVersion, other: PostVersion) =>
  [compareTexts(other.title ?? '', one.title ?? ''), compareTexts(other.content, one.content)]
    .flat()
    .some(({ change }) => change !== null)

function Changed({ before, after }: { before: string; after: string }) {
  return compareTexts(before, after).map(({ text, change }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
    if (change === null) return <span key={index}>{text}</span>
    const Tag = change === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
      <Tag key={index}>
        <span className="sr-only">{` ${change}: `}</span>
        {text}
      </Tag>
    )
  })
}
