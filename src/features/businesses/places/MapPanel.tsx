import { useEffect, useRef, useState } from 'react'
import { api } from '../../../kit/api/api.ts'
import { describeFailure } from '../../../kit/api/failure.ts'
import { formatCount, withoutBlanks } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import type { Business } from '../business.contract.ts'
import { BusinessLogo } from '../pictures/BusinessLogo.tsx'
import { keyOfCluster, type PlacedCluster } from './MapCanvas.tsx'
import type { MapFilters, MapReply } from './mapData.ts'
import { describeTowns } from './mapView.ts'
import type { MapCluster } from './places.contract.ts'

type MapPanelProps = {
  filters: MapFilters
  reply: MapReply | null
  clusters: PlacedCluster[]
  failure: unknown
  /** The place whose businesses the list shows; null to show the places in view. */
  selected: MapCluster | null
  /** Whether the place was selected before the page was left, so that the scroll position is restored. */
  isRestored: boolean
  highlighted: string | null
  isWhole: boolean
  onOpen(cluster: MapCluster): void
  onHighlight(key: string | null): void
  onClose(): void
  onShowAll(): void
}

/** The list beside the map: the places in view, or the businesses of one place. */
export function MapPanel({ selected, isRestored, onClose, ...props }: MapPanelProps) {
  return (
    <div className="map-panel">
      {selected ? (
        <PlaceBusinesses
          key={keyOfCluster(selected)}
          place={selected}
          filters={props.filters}
          isRestored={isRestored}
          onClose={onClose}
        />
      ) : (
        <PlacesInView {...props} />
      )}
    </div>
  )
}

function PlacesInView({
  reply,
  clusters,
  failure,
  highlighted,
  isWhole,
  onOpen,
  onHighlight,
  onShowAll,
}: Omit<MapPanelProps, 'selected' | 'isRestored' | 'onClose' | 'filters'>) {
  if (failure !== null && !reply) return <Alert>{describeFailure('The places could not be loaded.', failure)}</Alert>
  if (!reply) return <Spinner />
  const count = clusters.reduce((sum, cluster) => sum + cluster.count, 0)
  const businesses = `${reply.is_estimated ? 'About ' : ''}${formatCount(count, 'business', 'businesses')}`
  return (
    <section aria-labelledby="map-places">
      <h3 id="map-places" className="font-sans text-base">
        <span role="status">{count === 0 ? 'No business in this part of the map' : `${businesses} in view`}</span>
      </h3>
      {clusters.length > 0 && (
        <ul className="map-towns mt-3">
          {clusters.map((cluster) => {
            const key = keyOfCluster(cluster)
            return (
              <li key={key}>
                <button
                  type="button"
                  className={cx('map-town', highlighted === key && 'map-town-highlighted')}
                  onClick={() => onOpen(cluster)}
                  onPointerEnter={() => onHighlight(key)}
                  onPointerLeave={() => onHighlight(null)}
                  onFocus={() => onHighlight(key)}
                  onBlur={() => onHighlight(null)}
                >
                  <span>{describeTowns(cluster)}</span>
                  <span className="map-town-count">
                    {cluster.count.toLocaleString('en-US')}
                    <span className="sr-only">{cluster.count === 1 ? ' business' : ' businesses'}</span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {!isWhole && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={onShowAll}>
          Show the whole region
        </Button>
      )}
      {reply.unplaced > 0 && (
        <p className="hint mt-3">
          {`${formatCount(reply.unplaced, 'business is', 'businesses are')} not on the map, because the address names no known ZIP code or town. The list has all of them.`}
        </p>
      )}
    </section>
  )
}

const PAGE_SIZE = 12

/** The part of the window's height below which a list counts as out of view. */
const VISIBLE_PART = 0.7

/** Scrolls to a list whose heading is below the window, as on phones, where the list is below the map. */
function showList(heading: HTMLElement) {
  if (heading.getBoundingClientRect().bottom < innerHeight * VISIBLE_PART) return
  const prefersNoMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ behavior: prefersNoMotion ? 'auto' : 'smooth' })
}

type PlaceBusinessesProps = Pick<MapPanelProps, 'filters' | 'isRestored' | 'onClose'> & { place: MapCluster }

/** The businesses of one place, a page at a time. */
function PlaceBusinesses({ place, filters, isRestored, onClose }: PlaceBusinessesProps) {
  const [businesses, setBusinesses] = useState<Business[]>([])
  const [isBusy, setIsBusy] = useState(true)
  const [failure, setFailure] = useState<unknown>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const box = place.box.join()
  const { search, industry, city, group, open } = filters

  async function load(offset: number) {
    setIsBusy(true)
    try {
      const query = { search, industry, city, group, open, box, limit: String(PAGE_SIZE), offset: String(offset) }
      const { profiles } = await api('GET /profiles', { query })
      setBusinesses((before) => [...before.slice(0, offset), ...profiles])
      setFailure(null)
    } catch (error) {
      setFailure(error)
    }
    setIsBusy(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or filter begins a new list
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    if (heading.current && !isRestored) showList(heading.current)
    void load(0)
  }, [box, search, industry, city, group, open])

  return (
    <section aria-labelledby="map-place" aria-busy={isBusy}>
      <Button variant="quiet" size="sm" className="-ms-3" onClick={onClose}>
        All places in view
      </Button>
      <h3 id="map-place" ref={heading} tabIndex={-1} className="mt-2 scroll-mt-[35vh] outline-none">
        {describeTowns(place)}
      </h3>
      <p className="text-muted text-sm">{formatCount(place.count, 'business', 'businesses')}</p>
      <ul className="rows mt-3">
        {businesses.map((business) => (
          <li key={business.id} className="row">
            <BusinessLogo name={business.display_name} logo={business.logo} />
            <div className="min-w-0 flex-1">
              <Link to={`/businesses/${business.id}`} className="link wrap-anywhere">
                {business.display_name}
              </Link>
              <p className="text-muted text-sm wrap-anywhere">
                {withoutBlanks(business.industry, business.display_city).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {failure !== null && <Alert>{describeFailure('The businesses could not be loaded.', failure)}</Alert>}
      {(businesses.length < place.count || failure !== null) && (
        <Button variant="secondary" className="mt-4" busy={isBusy} onClick={() => load(businesses.length)}>
          Show more
        </Button>
      )}
    </section>
  )
}
