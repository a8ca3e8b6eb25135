import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { ChevronDownIcon, ExternalIcon } from './icons.tsx'

type LinkMenuProps = {
  label: ReactNode
  links: { label: string; href: string; external?: boolean }[]
  size?: 'sm'
  /** Which edge of the button the list keeps to. */
  align?: 'start' | 'end'
}

/**
 * A button with a few links under it, as a popover of the browser: Escape and a click elsewhere close it, and it opens
 * without scripts. The arrow keys walk over the links.
 */
export function LinkMenu({ label, links, size, align = 'start' }: LinkMenuProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)

  function walk(event: KeyboardEvent) {
    const places = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = places.indexOf(document.activeElement as HTMLAnchorElement)
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined || (at < 0 && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    list.current?.showPopover()
    places.at(to % places.length)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are an extra for what is a button and links
    <div
      className="link-menu"
      onKeyDown={walk}
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
        {links.map(({ label: name, href, external }) => (
          <li key={name}>
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
          </li>
        ))}
      </ul>
    </div>
  )
}
