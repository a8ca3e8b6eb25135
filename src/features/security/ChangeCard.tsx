import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'

type ChangeCardProps = {
  title: string
  lead: ReactNode
  /** The label of the button that opens the form. */
  action: string
  /** A note that stays visible after the form is closed, such as the next step. */
  note?: ReactNode
  children: (close: () => void) => ReactNode
}

/** A card for a setting of the account, whose form opens with a button. Closing it returns the focus to the button. */
export function ChangeCard({ title, lead, action, note, children }: ChangeCardProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen !== wasOpen.current) card.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Card ref={card} as="section" aria-labelledby={id} className="grid gap-4">
      <div id={id}>
        <CardTitle>{title}</CardTitle>
      </div>
      <p className="text-muted">{lead}</p>
      {note}
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {action}
        </Button>
      )}
    </Card>
  )
}

/** The buttons at the end of a form in a `ChangeCard`. */
export const ChangeButtons = ({ label, busy, onCancel }: { label: string; busy: boolean; onCancel: () => void }) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" busy={busy}>
      {label}
    </Button>
    <Button variant="secondary" onClick={onCancel} disabled={busy}>
      Cancel
    </Button>
  </div>
)
