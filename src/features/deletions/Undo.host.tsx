import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import type { Endpoints } from '../../kit/api/contract.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { storeFormValues, takeStoredFormValues } from '../../kit/forms/draft.ts'
import { useNow } from '../../kit/page/clock.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import type { DeletedType } from './deletions.constants.ts'

export type RestoreKey = Extract<keyof Endpoints, `POST ${string}/restore`>

export type UndoableDeletion = {
  kind: DeletedType
  /** The text of the toast, such as “The question has been deleted.” */
  text: string
  /** The time until which the item can be restored. */
  undo_until: string
  restore: RestoreKey
  params: Record<string, number>
  /** The path of the page of the deleted item. It works again after the item is restored. */
  page: string
  /** The path of the list that contained the item. */
  list: string
}

/** The storage key of the deletions of this tab that can be undone. A logout removes it. */
const UNDO_STORAGE_KEY = 'undo'

export type UndoHostProps = { deletions: UndoableDeletion[]; setDeletions: (deletions: UndoableDeletion[]) => void }

const articles: Record<DeletedType, string> = {
  question: 'A question',
  answer: 'An answer',
  job: 'A job',
  event: 'An event',
  business: 'A business',
}

const formatClock = (time: string) => new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

/** Offers to undo each deletion: in a toast, and above the list that contained the item and at its own URL while there is time. */
export function UndoHost({ deletions, setDeletions }: UndoHostProps) {
  const now = useNow(Date.now())
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const offered = useRef<UndoableDeletion[] | null>(null)

  const aboutOf = ({ page, undo_until }: UndoableDeletion) => `deleted ${page} ${undo_until}`

  async function undo(deletion: UndoableDeletion) {
    const about = aboutOf(deletion)
    const withdraw = () => setDeletions((offered.current ?? []).filter((other) => other !== deletion))
    try {
      await (api as (key: RestoreKey, input: object) => Promise<unknown>)(deletion.restore, { params: deletion.params })
      withdraw()
      toast.success('It is back, with everything that belongs to it.', { about })
      // A navigation to an anchor of the same page loads no data.
      await (deletion.page.startsWith(`${location.pathname}#`) ? revalidate() : navigate(deletion.page))
    } catch (error) {
      toast.error(describeFailure('Failed to restore it.', error), { about })
      if (error instanceof CallError && error.status === 404) withdraw()
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each change of the deletions
  useEffect(() => {
    if (offered.current === null) {
      const stored = takeStoredFormValues(UNDO_STORAGE_KEY) as { deletions?: UndoableDeletion[] } | null
      offered.current = stored?.deletions ?? []
      if (offered.current.length > 0) return setDeletions([...offered.current, ...deletions])
    }
    const offeredBefore = offered.current
    offered.current = deletions
    storeFormValues(UNDO_STORAGE_KEY, { deletions })
    for (const deletion of deletions) {
      if (offeredBefore.includes(deletion)) continue
      toast.success(deletion.text, {
        action: { label: 'Undo', run: () => void undo(deletion) },
        about: aboutOf(deletion),
      })
    }
  }, [deletions])

  const restorable = deletions.filter(
    ({ list, page, undo_until }) => (list === pathname || page === pathname) && Date.parse(undo_until) > now,
  )
  if (restorable.length === 0) return null
  return (
    <section aria-label="Deleted just now" className="page pb-0">
      <ul className="grid gap-2">
        {restorable.map((deletion) => (
          <li key={deletion.undo_until} className="alert tone-info flex-wrap items-center justify-between gap-3">
            <span>{`${deletion.page === pathname ? `This ${deletion.kind}` : articles[deletion.kind]} was deleted. You can undo this until ${formatClock(deletion.undo_until)}.`}</span>
            <Button variant="secondary" size="sm" onClick={() => undo(deletion)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
