import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useSite } from '../../../kit/page/site.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { cx } from '../../../kit/ui/cx.ts'
import {
  describeTowns,
  markSize,
  type Projection,
  type Size,
  shortenCount,
  unitsPerPixel,
  type View,
} from './mapView.ts'
import type { MapCluster, MapShape } from './places.contract.ts'

export type PlacedCluster = MapCluster & { left: number; top: number; isLabelled: boolean }

type MapCanvasProps = {
  shape: MapShape
  size: Size
  view: View
  clusters: PlacedCluster[]
  /** The areas whose names are shown. */
  areas: MapShape['areas']
  /** The key of the cluster that is hovered or focused in the list beside the map. */
  highlighted: string | null
  isPending: boolean
  onMove(view: View): void
  onOpen(cluster: MapCluster): void
  onHighlight(key: string | null): void
}

export const keyOfCluster = ({ latitude, longitude }: MapCluster) => `${latitude},${longitude}`

/**
 * The positions of the clusters and of the names of areas in pixels. Names that would cover other marks are left out.
 */
export function placeMarks(shape: MapShape, projection: Projection, size: Size, view: View, clusters: MapCluster[]) {
  const perPixel = unitsPerPixel(shape, size, view.zoom)
  const toPixels = ([x, y]: [number, number]): [number, number] => [
    (x - view.x) / perPixel + size.width / 2,
    (y - view.y) / perPixel + size.height / 2,
  ]
  const placed: PlacedCluster[] = clusters.flatMap((cluster) => {
    const [left, top] = toPixels(projection.project(cluster.longitude, cluster.latitude))
    const isInside = left >= 0 && top >= 0 && left <= size.width && top <= size.height
    return isInside ? [{ ...cluster, left, top, isLabelled: false }] : []
  })
  const occupiedAreas: Rectangle[] = placed.map(({ left, top, count }) => {
    const half = markSize(count) / 2
    return [left - half, top - half, left + half, top + half]
  })
  const take = ([left, top, right, bottom]: Rectangle) => {
    if (left < 0 || top < 0 || right > size.width || bottom > size.height) return false
    if (occupiedAreas.some(([l, t, r, b]) => right > l && left < r && bottom > t && top < b)) return false
    return occupiedAreas.push([left, top, right, bottom]) > 0
  }
  for (const cluster of placed) {
    const half = 3.6 * Math.min(18, cluster.name.length) + 4
    const top = cluster.top + markSize(cluster.count) / 2 + 1
    cluster.isLabelled = take([cluster.left - half, top, cluster.left + half, top + 16])
  }
  const areas = shape.areas.filter(({ name, box, middle }) => {
    if ((box[2] - box[0]) / perPixel < 9 * name.length || (box[3] - box[1]) / perPixel < 40) return false
    const [x, y] = toPixels(middle)
    const half = 3.8 * name.length + 4
    return take([x - half, y - 12, x + half, y + 5])
  })
  return { clusters: placed, areas }
}

type Rectangle = [left: number, top: number, right: number, bottom: number]

/** The drawn map. It can be moved with one finger, the mouse or the keyboard. */
export function MapCanvas({ shape, size, view, clusters, areas, highlighted, isPending, ...actions }: MapCanvasProps) {
  const { region_name } = useSite()
  const { onMove, onOpen, onHighlight } = actions
  const perPixel = unitsPerPixel(shape, size, view.zoom)
  const [width, height] = [size.width * perPixel, size.height * perPixel]
  const drag = useDrag(view, perPixel, onMove)

  function handleKey(event: KeyboardEvent) {
    const step = 80 * perPixel
    const moves: Record<string, Partial<View>> = {
      ArrowLeft: { x: view.x - step },
      ArrowRight: { x: view.x + step },
      ArrowUp: { y: view.y - step },
      ArrowDown: { y: view.y + step },
      '+': { zoom: view.zoom + 1 },
      '=': { zoom: view.zoom + 1 },
      '-': { zoom: view.zoom - 1 },
      '0': { x: shape.size[0] / 2, y: shape.size[1] / 2, zoom: 0 },
    }
    const move = moves[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove({ ...view, ...move })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no fieldset
    <div
      className="map-canvas"
      role="group"
      aria-label={`Map of ${region_name}`}
      aria-describedby="map-keys"
      aria-busy={isPending}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
      tabIndex={0}
      onKeyDown={handleKey}
      {...drag}
    >
      <svg
        aria-hidden="true"
        viewBox={`${view.x - width / 2} ${view.y - height / 2} ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <path className="map-land" d={shape.land} />
        <path className="map-borders" d={shape.borders} />
        {areas.map(({ name, middle: [x, y] }) => (
          <text key={name} x={x} y={y} fontSize={11 * perPixel} className="map-area">
            {name}
          </text>
        ))}
        {clusters.map((cluster) => {
          const key = keyOfCluster(cluster)
          const [x, y] = [view.x - width / 2 + cluster.left * perPixel, view.y - height / 2 + cluster.top * perPixel]
          return (
            <g key={key} className={cx('map-dot', highlighted === key && 'map-dot-highlighted')}>
              <circle cx={x} cy={y} r={(markSize(cluster.count) / 2 - 1) * perPixel} />
              {cluster.count > 1 && (
                <text x={x} y={y} fontSize={12 * perPixel}>
                  {shortenCount(cluster.count)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      {clusters.map((cluster) => {
        const key = keyOfCluster(cluster)
        const diameter = markSize(cluster.count)
        return (
          <button
            key={key}
            type="button"
            className="map-mark"
            style={{ left: cluster.left, top: cluster.top }}
            aria-label={`${describeTowns(cluster)}: ${formatCount(cluster.count, 'business', 'businesses')}`}
            onClick={() => onOpen(cluster)}
            onPointerEnter={() => onHighlight(key)}
            onPointerLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(key)}
            onBlur={() => onHighlight(null)}
          >
            <span className="map-place" style={{ width: diameter, height: diameter }} />
            {cluster.isLabelled && <span className="map-label" data-text={cluster.name} />}
          </button>
        )
      })}
    </div>
  )
}

/**
 * Moves the map with one pointer. Zooms with two pointers, a double click, or the wheel with Control, which touchpads
 * send for a pinch.
 */
function useDrag(view: View, perPixel: number, onMove: (view: View) => void) {
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const distance = () => {
    const [a, b] = [...pointers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const apart = distance()
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const count = pointers.current.size
      onMove({
        x: view.x - ((event.clientX - before.x) * perPixel) / count,
        y: view.y - ((event.clientY - before.y) * perPixel) / count,
        zoom: count === 2 && apart > 0 ? view.zoom + Math.log2(distance() / apart) : view.zoom,
      })
    },
    onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onDoubleClick: () => onMove({ ...view, zoom: view.zoom + 1 }),
  }
}
