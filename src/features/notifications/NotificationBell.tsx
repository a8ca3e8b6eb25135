import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { useViewer } from '../../kit/page/session.ts'

const Bell = lazy<ComponentType>(() =>
  import('./Bell.tsx').then(
    ({ Bell }) => ({ default: Bell as ComponentType }),
    // Without it, the other parts of the page still work.
    () => ({ default: () => null }),
  ),
)

/** From this width on, the links of the bar are not behind a menu button. As in `shell.css`. */
const wideScreen = () => matchMedia('(min-width: 64rem)')
function watchWidth(onChange: () => void) {
  const query = wideScreen()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * The bell of members. Visitors do not load its code. It is rendered in both places of the bar, and shown in one, so that the
 * order of the keyboard is the order on the screen.
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
