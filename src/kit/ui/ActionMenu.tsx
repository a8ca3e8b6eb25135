import { Menu } from '@base-ui/react/menu'
import { useRef } from 'react'
import { ChevronDownIcon } from './icons.tsx'

type ActionMenuProps = {
  label: string
  /** The id of the element that names the target of the actions, for screen readers. */
  describedBy: string
  busy?: boolean
  actions: { label: string; run: () => void }[]
}

/** A button in a row that opens a list of actions. */
export function ActionMenu({ label, describedBy, busy, actions }: ActionMenuProps) {
  const chosen = useRef<(() => void) | null>(null)

  /** Runs the action after the focus has returned to the button, so that a dialog returns it there too. */
  function runChosen(isOpen: boolean) {
    if (isOpen) return
    chosen.current?.()
    chosen.current = null
  }

  return (
    <Menu.Root modal={false} onOpenChangeComplete={runChosen}>
      <Menu.Trigger
        className="button button-sm button-quiet"
        aria-describedby={describedBy}
        aria-busy={busy || undefined}
        disabled={busy}
      >
        {label}
        <ChevronDownIcon />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="action-menu">
          <Menu.Popup className="link-menu-list">
            {actions.map(({ label: name, run }) => (
              <Menu.Item
                key={name}
                className="link-menu-link"
                onClick={() => {
                  chosen.current = run
                }}
              >
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
