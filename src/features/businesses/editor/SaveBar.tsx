import { type ReactNode, useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { legalIdentity } from '../businesses.constants.ts'
import './saveBar.css'
import { type BusinessFormControl, type BusinessFormValues, fieldLabels } from './businessFormValues.ts'
import type { useServerDraft } from './useServerDraft.ts'

/** Milliseconds for which the confirmation is shown before the redirect. */
const REDIRECT_DELAY_MS = 2000

type SaveBarProps = {
  /** The `id` of the form. */
  form: string
  label: string
  busy: boolean
  draft: ReturnType<typeof useServerDraft>['state']
  cancelTo: string
  /** The reason why the last save failed. */
  failure: ReactNode
  control: BusinessFormControl
  /** The saved values, if a change of the legal identity makes the business pending; otherwise null. */
  verified: BusinessFormValues | null
}

/** The buttons of the form, which stay within reach while the page is scrolled. */
export function SaveBar({ form, label, busy, draft, cancelTo, failure, control, verified }: SaveBarProps) {
  const values = useWatch({ control, name: [...legalIdentity] })
  const changed = legalIdentity.filter((name, at) => verified && values[at]?.trim() !== verified[name].trim())
  const isChanged = changed.length > 0
  useEffect(() => {
    // The bar has grown, perhaps over the field.
    if (isChanged) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isChanged])

  return (
    <div className="save-bar" data-keep-clear>
      {failure && <Alert tone="danger" title={failure} />}
      <p role="status" className="text-sm empty:hidden">
        {isChanged && (
          <>
            <strong>Changed: {changed.map((name) => fieldLabels[name]).join(', ')}.</strong> Once you save, this
            business is not public until an administrator has verified it again.
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" form={form} busy={busy}>
          {label}
        </Button>
        <LinkButton variant="quiet" to={cancelTo}>
          Cancel
        </LinkButton>
        <p className="hint basis-full empty:hidden lg:basis-auto" aria-live="polite">
          {isChanged && draft === 'kept' ? '' : draftTexts[draft]}
        </p>
      </div>
    </div>
  )
}

const draftTexts = {
  none: '',
  waiting: 'Keeping a draft…',
  kept: 'Kept as a draft that only you see. It is public once you save.',
  failed: 'The draft could not be kept. Save, or stay on this page.',
}

export type SaveResult = { message: string; to: string }

/** Confirms the save and redirects. */
export function SavedNote({ message, to }: SaveResult) {
  const navigate = useNavigate()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus()
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate, to])
  return (
    <div ref={note} tabIndex={-1} className="save-bar outline-none" data-keep-clear>
      <Alert tone="success" title={message} action={<Link to={to}>Continue</Link>} />
    </div>
  )
}
