import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { NotificationBell } from '../features/notifications/NotificationBell.tsx'
import { SearchButton } from '../features/search/SearchButton.tsx'
import { logOut } from '../features/session/logOut.ts'
import { QueueLink } from '../features/waiting/QueueLink.tsx'
import { isAdministrator } from '../kit/page/roles.ts'
import { useSession } from '../kit/page/session.ts'
import { useSite } from '../kit/page/site.ts'
import { Button } from '../kit/ui/Button.tsx'
import { useBackGesture } from '../kit/ui/backGesture.ts'
import { CloseIcon, MenuIcon } from '../kit/ui/icons.tsx'
import { Link, NavLink } from '../kit/ui/Link.tsx'
import { ThemeSwitch } from '../kit/ui/ThemeSwitch.tsx'
import { screens } from './features.ts'

const link = 'nav-link'

function SessionLinks() {
  const { status, viewer } = useSession()
  if (status === 'loading' || status === 'logged-out') {
    return (
      <>
        <NavLink to="/login" className={`${link} when-logged-out`}>
          Login
        </NavLink>
        <NavLink to="/register" className={`${link} nav-sign-up when-logged-out`}>
          Sign Up
        </NavLink>
      </>
    )
  }
  return (
    <>
      <NotificationBell place="links" />
      <NavLink to="/my-businesses" className={link}>
        My Businesses
      </NavLink>
      <NavLink to="/profile" className={link}>
        My Profile
      </NavLink>
      {(isAdministrator(viewer) || viewer?.needs_second_factor) && <QueueLink to="/admin" label="Admin" />}
      {viewer?.role === 'moderator' && <QueueLink to="/moderation" label="Moderation" />}
      {viewer && (
        <span className="nav-name" title={viewer.full_name}>
          {viewer.full_name}
        </span>
      )}
      <Button variant="secondary" size="sm" onClick={logOut}>
        Logout
      </Button>
    </>
  )
}

/** The navigation bar. On small screens its links are behind a menu button. */
export function Navigation() {
  const site = useSite()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  // A link to the current page makes a new location too.
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [location])

  useBackGesture(open, () => setOpen(false))

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    // The focused link disappears with the menu.
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is in the header
    <header className="nav" onKeyDown={closeOnEscape}>
      <div className="nav-bar">
        <Link to="/" className="nav-brand">
          <span className="nav-brand-name">{site.name}</span>
        </Link>
        <NotificationBell place="bar" />
        <SearchButton />
        <button
          ref={toggle}
          type="button"
          className="icon-button nav-toggle"
          aria-expanded={open}
          aria-controls="navigation"
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
          <span className="sr-only">Menu</span>
        </button>
        <nav id="navigation" aria-label="Main" className="nav-links" data-open={open}>
          {screens.map(
            ({ path, menu }) =>
              menu && (
                <NavLink key={path} to={path} className={link}>
                  {menu}
                </NavLink>
              ),
          )}
          <span className="nav-gap" />
          <SessionLinks />
          <ThemeSwitch />
        </nav>
      </div>
    </header>
  )
}
