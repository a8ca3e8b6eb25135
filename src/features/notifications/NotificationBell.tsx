import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { useViewer } from '../../kit/page/session.ts'

const Bell = lazy<ComponentType>(() =>
  import('./Bell.tsx').then(
    ({ Bell }) => ({ default: Bell as ComponentType }),
    // When this code cannot be loaded, the rest of the page still works.
    () => ({ default: () => null }),
  ),
)

/** The width from which the links of the bar are not behind a menu button. It must agree with `shell.css`. */
const wideScreen = () => matchMedia('(min-width: 64rem)')
function watchWidth(onChange: () => void) {
  const query = wideScreen()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * The bell for members. Visitors do not load its code. It is rendered in two places of the bar and shown in one of
 * them, so that the keyboard order agrees with the visual order.
 */
export function NotificationBell({ place }: { place: 'bar' | 'links' }) {
  const viewer = useViewer()
  const isWide = useSyncExternalStore(
    watchWidth,
    () => wideScreen().matches,
    () => false,
  )
  if (!viewer || isWide !== (place === 'links')) return null
  return (
    <Suspense fallback={<span className="nav-bell" />}>
      <Bell key={viewer.id} />
    </Suspense>
  )
}
