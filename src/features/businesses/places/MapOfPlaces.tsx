import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../kit/page/hydrated.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { type DirectoryFilters, directoryPath, type Facet, isFiltered } from '../directory/directory.ts'

const DirectoryMap = lazy(() => import('./DirectoryMap.tsx'))

/** The map, whose code the browser loads only here. Before that, and without scripts, the cities with their counts. */
export function MapOfPlaces({ filters, cities }: { filters: DirectoryFilters; cities: Facet[] }) {
  const list = <CityList filters={filters} cities={cities} />
  return useHydrated() ? (
    <Suspense fallback={list}>
      <DirectoryMap filters={filters} />
    </Suspense>
  ) : (
    list
  )
}

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
