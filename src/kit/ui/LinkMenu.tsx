import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { ChevronDownIcon, ExternalIcon } from './icons.tsx'

/** A link, or an action of the page. */
export type MenuItem =
  | { label: string; href: string; external?: boolean; run?: undefined }
  | { label: string; run: () => void; href?: undefined; external?: undefined }

type LinkMenuProps = {
  label: ReactNode
  links: MenuItem[]
  size?: 'sm'
  /** The edge of the button with which the list is aligned. */
  align?: 'start' | 'end'
}

/**
 * A button that opens a list of links and actions in a native popover. It works without JavaScript. Escape and a click
 * outside close the list. The arrow keys move between its items.
 */
export function LinkMenu({ label, links, size, align = 'start' }: LinkMenuProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  // The visitor may have opened the popover before hydration.
  useEffect(() => setOpen(list.current?.matches(':popover-open') === true), [])

  function moveFocus(event: KeyboardEvent) {
    const anchors = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const current = anchors.indexOf(document.activeElement as HTMLElement)
    const nextIndex = { ArrowDown: current + 1, ArrowUp: current < 0 ? -1 : current - 1, Home: 0, End: -1 }[event.key]
    if (nextIndex === undefined || (current < 0 && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    list.current?.showPopover()
    anchors.at(nextIndex % anchors.length)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the list also work without the arrow keys
    <div
      className="link-menu"
      onKeyDown={moveFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) list.current?.hidePopover()
      }}
    >
      <button
        type="button"
        className={cx('button button-secondary', size === 'sm' && 'button-sm')}
        popoverTarget={id}
        aria-expanded={open}
      >
        {label}
        <ChevronDownIcon />
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={cx('link-menu-list', align === 'end' && 'link-menu-end')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {links.map(({ label: name, href, external, run }) => (
          <li key={name}>
            {run ? (
              <button
                type="button"
                className="link-menu-link"
                onClick={() => {
                  list.current?.hidePopover()
                  run()
                }}
              >
                {name}
              </button>
            ) : (
              <a
                href={href}
                className="link-menu-link"
                onClick={() => list.current?.hidePopover()}
                {...(external && { target: '_blank', rel: 'noopener nofollow' })}
              >
                {name}
                {external && (
                  <>
                    <ExternalIcon />
                    <span className="sr-only"> (opens in a new tab)</span>
                  </>
                )}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
