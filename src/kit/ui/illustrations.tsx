import { cx } from './cx.ts'
import { farRidge, middleRidge, nearRidge } from './ridges.ts'

type IllustrationProps = { className?: string }

/** Three mountain ridges, for the bottom of a hero or a page. */
export function Ridge({ className }: IllustrationProps) {
  return (
    <svg
      className={cx('ridge', className)}
      viewBox="0 0 1440 240"
      // Wide screens flatten the mountains. Slicing would cut off their peaks.
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ridge-far" d={farRidge} />
      <path className="ridge-mid" d={middleRidge} />
      <path className="ridge-near" d={nearRidge} />
    </svg>
  )
}

/** Contour lines of a map, which fade towards the text. */
export function Contours({ className }: IllustrationProps) {
  return (
    <svg
      className={cx('contours', className)}
      viewBox="0 0 400 240"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path d={contourLines} />
      <path className="contours-index" d={indexContours} />
    </svg>
  )
}

const contourLines =
  'M424 20c-5-2-21-10-32-10s-23 8-32 12-15 14-24 15-23-8-32-11-13-9-24-11-28-5-40-4-24 6-32 12-11 15-14 25-3 21-5 32-3 21-6 32-7 23-12 32-17 15-18 24 9 24 15 31 13 8 24 10 28 2 40 1 23-6 32-8 15-2 24-1 20 10 32 12 28 4 40 2 24-8 32-14 13-13 16-21-1-18-1-28-2-27 1-35 13-11 16-13M424 38c-4-3-15-13-24-14s-23 4-31 8-9 13-18 16-27 3-37 0-13-11-22-16-17-10-28-12-28-1-37 4-14 14-18 24 0 22-1 34-3 27-6 38-5 18-10 26-20 14-21 22 5 20 13 26 21 7 32 7 21-3 32-6 21-11 32-10 21 10 32 14 21 7 32 7 23-3 32-8 17-13 20-22-6-22-8-32-7-23-4-30 17-10 24-15 13-12 16-15M248 38c-3 5 3 24 0 34s-16 14-17 24 2 26 9 35 21 10 32 16 21 11 32 18 21 22 32 24 32-6 36-13-9-20-13-32-9-29-14-40-7-18-17-25-29-8-40-15-17-20-24-24-13-7-16-2zM384 53c-4 2-6 7-6 11s2 9 6 11 12-1 16-2 5-5 5-9-1-11-5-13-12 0-16 2zM216 168c-2 1-3 7-2 8s7 1 9 0 3-7 2-8-7-2-9 0zM264 78c-7 3-19 10-20 18s5 25 11 32 15 6 25 9 27 0 35 7 5 27 13 32 26 4 30 0-1-17-6-23-20-6-24-13 4-19 3-28-4-19-11-25-23-10-32-12-17-1-24 3zM280 98c-3 2-4 11-3 14s8 2 11 2 7-1 8-3 3-7 0-9-13-6-16-4z'
const indexContours =
  'M232 32c-7 8-6 31-8 50s2 45-3 62-35 36-29 40 45-10 64-10 31 7 50 10 51 15 62 8 3-32 6-48 3-34 10-50 35-39 33-46-32-1-49 1-39 15-56 12-35-28-48-32-25-6-32 3zM272 87c-5 2-15 8-16 13s2 16 8 20 16 7 24 7 20-2 24-7 4-19 0-25-17-9-24-10-11-1-16 2z'
