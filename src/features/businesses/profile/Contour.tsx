import { drawContour } from './contour.ts'

/** Contour lines of an imagined landscape, the same for every business of a place. Decoration where there is no cover picture. */
export function Contour({ place }: { place: string }) {
  const { lines, index } = drawContour(place)
  return (
    <svg className="band-contour" viewBox="0 0 1200 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={lines} />
      <path className="contours-index" d={index} />
    </svg>
  )
}
