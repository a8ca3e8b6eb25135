import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from '../../../kit/ui/Link.tsx'

const SmallMap = lazy(() => import('./SmallMap.tsx'))

type PlaceMapProps = { name: string; latitude: number | null; longitude: number | null }

/**
 * A small map with the place of a business, which links to the map of the directory. Its code is loaded when it comes
 * into view.
 */
export function PlaceMap({ name, latitude, longitude }: PlaceMapProps) {
  const frame = useRef<HTMLAnchorElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  const [isEmpty, setIsEmpty] = useState(false)
  const hide = useCallback(() => setIsEmpty(true), [])
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  if (latitude === null || longitude === null || isEmpty) return null
  return (
    <Link
      to={`/businesses?view=map&at=${latitude},${longitude},6`}
      className="no-print block h-44 overflow-hidden rounded-lg border border-line bg-sunken"
      aria-label={`Businesses near ${name} on the map`}
      ref={frame}
    >
      {isSeen && (
        <Suspense>
          <SmallMap name={name} latitude={latitude} longitude={longitude} onNothing={hide} />
        </Suspense>
      )}
    </Link>
  )
}
