import { drawContour } from './contour.ts'

/**
 * Contour lines of an imagined landscape, the same for every business of a place. They decorate a profile without a
 * cover picture.
 */
export function Contour({ place }: { place: string }) {
  const { lines, index } = drawContour(place)
  return (
    <svg className="band-contour" viewBox="0 0 1200 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={lines} />
      <path className="contours-index" d={index} />
    </svg>
  )
}
