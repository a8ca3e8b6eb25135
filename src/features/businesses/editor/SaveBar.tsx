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
const REDIRECT_DELAY = 2000

type SaveBarProps = {
  /** The `id` of the form. */
  form: string
  label: string
  busy: boolean
  draft: ReturnType<typeof useServerDraft>['state']
  cancelTo: string
  /** What the editor must know before saving, or why the last save failed. */
  children: ReactNode
}

/** The buttons of the form, which stay within reach while the page is scrolled. */
export const SaveBar = ({ form, label, busy, draft, cancelTo, children }: SaveBarProps) => (
  <div className="save-bar">
    {children}
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" form={form} busy={busy}>
        {label}
      </Button>
      <LinkButton variant="quiet" to={cancelTo}>
        Cancel
      </LinkButton>
      <p className="hint basis-full empty:hidden lg:basis-auto" aria-live="polite">
        {draftTexts[draft]}
      </p>
    </div>
  </div>
)

const draftTexts = {
  none: '',
  waiting: 'Keeping a draft…',
  kept: 'Kept as a draft that only you see. It is public once you save.',
  failed: 'The draft could not be kept. Save, or stay on this page.',
}

/** Says what saving does to a verified business when its legal identity is changed. */
export function IdentityNote({ control, initial }: { control: BusinessFormControl; initial: BusinessFormValues }) {
  const values = useWatch({ control, name: [...legalIdentity] })
  const changed = legalIdentity.filter((name, at) => values[at]?.trim() !== initial[name].trim())
  return (
    <div role="status" className="empty:hidden">
      {changed.length > 0 && (
        <p className="text-sm">
          <strong>Changed: {changed.map((name) => fieldLabels[name]).join(', ')}.</strong> Once you save, this business
          is not public until an administrator has verified it again.
        </p>
      )}
    </div>
  )
}

export type Saved = { message: string; to: string }

/** Confirms the save and redirects. */
export function SavedNote({ message, to }: Saved) {
  const navigate = useNavigate()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus()
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [navigate, to])
  return (
    <div ref={note} tabIndex={-1} className="save-bar outline-none">
      <Alert tone="success" title={message} action={<Link to={to}>Continue</Link>} />
    </div>
  )
}
