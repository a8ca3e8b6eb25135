import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { cx } from './cx.ts'

type LinkProps = Pick<ComponentProps<typeof RouterLink>, 'preventScrollReset' | 'replace' | 'state'> &
  ComponentProps<'a'> & { to: string }

/** Whether a link needs no resolution against the address of the page. */
const isPath = (to: string) => /^\/(?!\/)/.test(to)

const Anchor = ({ to, preventScrollReset, replace, state, ...props }: LinkProps) => <a {...props} href={to} />

/** A link to a screen. The server renders the element itself, because the hooks of the router cost more than the element. */
export const Link = (props: LinkProps) =>
  import.meta.env.SSR && isPath(props.to) ? <Anchor {...props} /> : <RouterLink {...props} discover="none" />

/** A link of the navigation bar. It is marked on its own screen and on those below. */
export function NavLink({ className, ...props }: LinkProps) {
  const { pathname } = useLocation()
  const isActive = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return (
    <Link {...props} className={cx(className, isActive && 'active')} aria-current={isActive ? 'page' : undefined} />
  )
}
