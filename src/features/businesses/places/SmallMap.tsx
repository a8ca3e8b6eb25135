import './map.css'
import { useEffect, useMemo, useState } from 'react'
import { useSite } from '../../../kit/page/site.ts'
import { readShape } from './mapData.ts'
import { createProjection, unitsPerPixel } from './mapView.ts'
import type { MapShape } from './places.contract.ts'

type SmallMapProps = { name: string; latitude: number; longitude: number; onNothing: () => void }

/** The size of the drawing in pixels. It is scaled to the available width. */
const SIZE = { width: 320, height: 176 }
/** Shows about an eighth of the region. */
const ZOOM_FACTOR = 2.5

/**
 * A map of the region with one point. `onNothing` is called when there is nothing to draw: the point is outside the
 * region, or the outline failed to load.
 */
export default function SmallMap({ name, latitude, longitude, onNothing }: SmallMapProps) {
  const { region_name } = useSite()
  const [shape, setShape] = useState<MapShape | null>(null)
  useEffect(() => {
    readShape().then(setShape, onNothing)
  }, [onNothing])
  const drawing = useMemo(() => shape && draw(shape, latitude, longitude), [shape, latitude, longitude])
  useEffect(() => {
    if (shape && !drawing) onNothing()
  }, [shape, drawing, onNothing])
  if (!shape || !drawing) return null
  const { x, y, perPixel } = drawing
  const [width, height] = [SIZE.width * perPixel, SIZE.height * perPixel]
  return (
    <svg
      role="img"
      aria-label={`Map of ${region_name} with a mark at ${name}`}
      className="size-full"
      viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <path className="map-land" d={shape.land} />
      <path className="map-borders" d={shape.borders} />
      <circle className="map-point" cx={x} cy={y} r={8 * perPixel} />
    </svg>
  )
}

function draw(shape: MapShape, latitude: number, longitude: number) {
  const [x, y] = createProjection(shape).project(longitude, latitude)
  const isInside = x >= 0 && y >= 0 && x <= shape.size[0] && y <= shape.size[1]
  return isInside ? { x, y, perPixel: unitsPerPixel(shape, SIZE, ZOOM_FACTOR) } : null
}
