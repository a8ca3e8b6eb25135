import type { ComponentProps, MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { type NavigateOptions, readNavigator } from '../page/navigator.ts'
import { cx } from './cx.ts'

type LinkProps = NavigateOptions & ComponentProps<'a'> & { to: string }

/** Whether the browser must handle a click, such as one that opens a new tab. */
const isNativeClick = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (currentTarget.target && currentTarget.target !== '_self')

const Anchor = ({ to, preventScrollReset, replace, state, ...props }: LinkProps) => <a {...props} href={to} />

/**
 * A link to a screen: a path, or a query or fragment of the page. The router's link components would cost hooks at
 * every rendering, and 5 kB of code.
 */
export const Link = (props: LinkProps) =>
  props.to.startsWith('/') ? <PathLink {...props} /> : <RelativeLink {...props} />

const PathLink = import.meta.env.SSR ? Anchor : BrowserLink

function RelativeLink({ to, ...props }: LinkProps) {
  return <PathLink {...props} to={useLocation().pathname + to} />
}

function BrowserLink({ to, replace, state, preventScrollReset, onClick, ...props }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const navigator = readNavigator()
    if (event.defaultPrevented || isNativeClick(event) || !navigator) return
    event.preventDefault()
    const { pathname, search, hash } = location
    // Replaces the history entry for a link to the same page, as browsers do.
    navigator.navigate(to, { replace: replace ?? to === pathname + search + hash, state, preventScrollReset })
  }
  const prefetch = () => readNavigator()?.prefetch(to)
  return (
    <a {...props} href={to} onClick={follow} onPointerEnter={prefetch} onTouchStart={prefetch} onFocus={prefetch} />
  )
}

/** A link of the navigation bar. It is marked on its own screen and on screens below it. */
export function NavLink({ className, ...props }: LinkProps) {
  const { pathname } = useLocation()
  const isActive = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return (
    <Link {...props} className={cx(className, isActive && 'active')} aria-current={isActive ? 'page' : undefined} />
  )
}
