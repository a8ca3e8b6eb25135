import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '../../../kit/page/hydrated.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { Pagination } from '../../../kit/ui/Pagination.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { FACET_PAGE_SIZE } from '../businesses.constants.ts'
import { type DirectoryFilters, directoryPath, type Facet, isFiltered } from '../directory/directory.ts'
import { mapPicturePath } from './mapPicture.ts'

const DirectoryMap = lazy(() => import('./DirectoryMap.tsx'))

/** The cities on one page of the list, because some regions have thousands. */
export const TOWNS_IN_PAGE = FACET_PAGE_SIZE

type MapOfPlacesProps = { filters: DirectoryFilters; towns: { list: Facet[]; page: number; pages: number } }

/**
 * The map, and a list of all cities with their counts, which works without scripts. The browser loads the code of the
 * map only here.
 */
export function MapOfPlaces({ filters, towns: { list, page, pages } }: MapOfPlacesProps) {
  return (
    <>
      <LazyMap filters={filters} />
      <nav aria-labelledby="towns" className="mt-8">
        <h3 id="towns" className="mb-2">
          All cities
        </h3>
        <CityList filters={filters} cities={list} />
        <Pagination page={page} pages={pages} href={(to) => directoryPath(filters, to)} label="City pages" />
      </nav>
    </>
  )
}

/** On a first visit, a picture of the whole region replaces the map until the visitor interacts with the page. */
function LazyMap({ filters }: { filters: DirectoryFilters }) {
  const hydrated = useHydrated()
  const [isFirstVisit] = useState(!hydrated)
  const loading = isFirstVisit ? <MapPicture filters={filters} /> : <Spinner text="Loading the map..." />
  return (
    <div className="min-h-104">
      {hydrated ? (
        <Suspense fallback={loading}>
          <DirectoryMap filters={filters} loading={loading} />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  )
}

/** A picture with the size of the map, which replaces it. */
const MapPicture = ({ filters }: { filters: DirectoryFilters }) => (
  <picture className="block h-[min(65vh,26rem)] overflow-hidden rounded-lg border border-line bg-sunken lg:me-86 lg:h-[min(80vh,32rem)]">
    <source media="(width >= 64rem)" srcSet={mapPicturePath(filters, 'large')} />
    <img
      className="size-full"
      src={mapPicturePath(filters, 'small')}
      alt="Map of the region with the number of businesses in each part. All cities are listed below."
    />
  </picture>
)

const CityList = ({ filters, cities }: { filters: DirectoryFilters; cities: Facet[] }) => (
  <ul className="columns-2 gap-6 md:columns-4">
    {cities.map(({ name, count }) => (
      <li key={name} className="break-inside-avoid py-1.5">
        <Link to={directoryPath({ ...filters, city: name, view: undefined })} className="link">
          {name}
        </Link>
        {!isFiltered(filters) && <span className="text-muted tabular-nums">{` ${count.toLocaleString('en-US')}`}</span>}
      </li>
    ))}
  </ul>
)

/** Links to the list and to the map of the same filters. */
export const ViewSwitch = ({ filters }: { filters: DirectoryFilters }) => (
  <nav aria-label="View" className="ms-auto flex gap-1">
    {([undefined, 'map'] as const).map((view) => (
      <Link
        key={view ?? 'list'}
        to={directoryPath({ ...filters, view })}
        className={filters.view === view ? 'button button-secondary button-sm' : 'button button-quiet button-sm'}
        aria-current={filters.view === view ? 'page' : undefined}
        preventScrollReset
      >
        {view ? 'Map' : 'List'}
      </Link>
    ))}
  </nav>
)
