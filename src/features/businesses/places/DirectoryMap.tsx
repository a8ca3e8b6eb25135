import './map.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { describeFailure } from '../../../kit/api/failure.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Select } from '../../../kit/ui/Input.tsx'
import { NavigationIcon, PlusIcon } from '../../../kit/ui/icons.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import { isFiltered } from '../directory/directory.ts'
import { keyOfCluster, MapCanvas, placeMarks } from './MapCanvas.tsx'
import { MapPanel } from './MapPanel.tsx'
import { type MapFilters, readAllClusters, readShape, useClusters } from './mapData.ts'
import {
  createProjection,
  formatView,
  isOnePlace,
  limitView,
  parseView,
  queryOfView,
  type Size,
  type View,
  viewOfBox,
  viewOfClusters,
  viewOfUnits,
  wholeRegion,
} from './mapView.ts'
import type { MapCluster, MapShape } from './places.contract.ts'
import { readPosition } from './position.ts'
import { VIEW_PARAMETER } from './viewParameter.ts'

// Stored in the history entry, so that Back from a business shows the list of its place again.
const readOpenPlace = (): MapCluster | null => history.state?.place ?? null
const keepOpenPlace = (place: MapCluster | null) => history.replaceState({ ...history.state, place }, '')

type DirectoryMapProps = {
  filters: MapFilters
  /** The placeholder until the shape of the region is loaded. */
  loading: React.ReactNode
}

/** The map of the directory. Its code and the shape of the region are loaded when the map is opened. */
export default function DirectoryMap({ filters, loading }: DirectoryMapProps) {
  const [shape, setShape] = useState<MapShape | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    readShape().then(setShape, setFailure)
  }, [])
  if (failure !== null) return <Alert>{describeFailure('The map could not be loaded.', failure)}</Alert>
  return shape ? <LoadedMap shape={shape} filters={filters} /> : loading
}

function LoadedMap({ shape, filters }: { shape: MapShape; filters: MapFilters }) {
  const projection = useMemo(() => createProjection(shape), [shape])
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [viewInUrl] = useState(() => parseView(projection, new URLSearchParams(location.search).get(VIEW_PARAMETER)))
  const [view, setView] = useState<View>(viewInUrl ?? wholeRegion(shape))
  const [restored] = useState(readOpenPlace)
  const [selected, setSelected] = useState(restored)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const shownView = size && limitView(shape, projection, size, view)
  const isFitting = useFittingView(filters, viewInUrl === null, size !== null, (clusters) => {
    if (size) setView(viewOfClusters(shape, projection, size, clusters))
  })
  const { reply, failure, isPending } = useClusters(
    filters,
    size && shownView && !isFitting ? queryOfView(shape, projection, size, shownView) : null,
  )
  useViewInUrl(formatView(projection, view))

  function move(next: View) {
    if (size) setView(limitView(shape, projection, size, next))
  }
  function select(place: MapCluster | null) {
    setSelected(place)
    keepOpenPlace(place)
  }
  function open(cluster: MapCluster) {
    if (!size || !shownView) return
    const next = viewOfBox(shape, projection, size, cluster.box, shownView)
    // Zooming in cannot separate businesses at one point, or at points that are one on the most detailed map.
    if (isOnePlace(cluster) || next.zoom - shownView.zoom < 0.3) select(cluster)
    else setView(next)
  }
  async function locate() {
    try {
      const { latitude, longitude } = await readPosition()
      const [x, y] = projection.project(longitude, latitude)
      if (x < 0 || y < 0 || x > shape.size[0] || y > shape.size[1]) toast.error('You are outside the map.')
      else move({ x, y, zoom: Math.max(view.zoom, 5) })
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  const { clusters, areas } =
    size && shownView
      ? placeMarks(shape, projection, size, shownView, reply?.clusters ?? [])
      : { clusters: [], areas: [] }
  return (
    <div className="map">
      <div>
        <div className="map-frame" ref={frame}>
          {size && shownView && (
            <MapCanvas
              shape={shape}
              size={size}
              view={shownView}
              clusters={clusters}
              areas={areas}
              highlighted={highlighted ?? (selected && keyOfCluster(selected))}
              isPending={isPending}
              onMove={move}
              onOpen={open}
              onHighlight={setHighlighted}
            />
          )}
          <div className="map-controls">
            <MapControl label="Magnify" onClick={() => move({ ...view, zoom: view.zoom + 1 })}>
              <PlusIcon />
            </MapControl>
            <MapControl label="Show more around" onClick={() => move({ ...view, zoom: view.zoom - 1 })}>
              <span aria-hidden="true">−</span>
            </MapControl>
            <MapControl label="Near me" onClick={locate}>
              <NavigationIcon />
            </MapControl>
          </div>
        </div>
        <p id="map-keys" className="hint mt-2 max-sm:sr-only">
          Drag to move. With the keyboard: arrow keys, plus and minus, and 0 for everything.
        </p>
        <AreaSelect shape={shape} onSelect={(box) => size && move(viewOfUnits(shape, size, box))} />
      </div>
      <MapPanel
        filters={filters}
        reply={reply}
        clusters={clusters}
        failure={failure}
        selected={selected}
        isRestored={selected === restored}
        highlighted={highlighted}
        isWhole={view.zoom < 0.5}
        onOpen={open}
        onHighlight={setHighlighted}
        onClose={() => select(null)}
        onShowAll={() => {
          select(null)
          setView(wholeRegion(shape))
        }}
      />
    </div>
  )
}

const MapControl = ({ label, onClick, children }: { label: string; onClick(): void; children: React.ReactNode }) => (
  <button type="button" className="map-control" aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
)

/** Zooms to a borough or county. */
function AreaSelect({ shape, onSelect }: { shape: MapShape; onSelect(box: MapShape['areas'][number]['box']): void }) {
  return (
    <Field label="Go to" className="mt-3 max-w-72">
      {(field) => (
        <Select
          {...field}
          value=""
          onChange={({ target }) => {
            const area = shape.areas[Number(target.value)]
            if (target.value !== '' && area) onSelect(area.box)
          }}
        >
          <option value="">A borough or county…</option>
          {shape.areas.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/**
 * Shows the extent of the businesses of a filter when the map opens without a view in its URL, and when the filter changes.
 * @returns whether the extent is being loaded.
 */
function useFittingView(
  filters: MapFilters,
  isFirstFitted: boolean,
  isReady: boolean,
  show: (clusters: MapCluster[]) => void,
): boolean {
  const { search, industry, city, group, open } = filters
  const key = isFiltered(filters) ? JSON.stringify([search, industry, city, group, open]) : ''
  const [fittedKey, setFittedKey] = useState(isFirstFitted ? '' : key)
  const isFitting = key !== fittedKey
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters, and only its changes move the map
  useEffect(() => {
    if (!isFitting || !isReady) return
    const controller = new AbortController()
    const load = key === '' ? Promise.resolve([]) : readAllClusters(filters, controller.signal)
    load
      // The map says itself when the places cannot be loaded.
      .catch(() => [])
      .then((clusters) => {
        if (controller.signal.aborted) return
        show(clusters)
        setFittedKey(key)
      })
    return () => controller.abort()
  }, [key, isFitting, isReady])
  return isFitting
}

/** The size of an element in pixels, null until it is known. */
function useSize(element: React.RefObject<HTMLDivElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Writes the view into the URL, for links and reloads, without a history entry for each movement. */
function useViewInUrl(text: string) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href)
      if (text) url.searchParams.set(VIEW_PARAMETER, text)
      else url.searchParams.delete(VIEW_PARAMETER)
      if (url.href !== location.href) history.replaceState(history.state, '', url)
    }, 300)
    return () => clearTimeout(timer)
  }, [text])
}
