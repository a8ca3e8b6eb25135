import { type DirectoryFilters, directoryPath } from '../directory/directory.ts'
import type { Size } from './mapView.ts'

/** Typical sizes of the map in pixels, on phones and on wide screens. */
export const mapFrames = {
  small: { width: 358, height: 416 },
  large: { width: 830, height: 512 },
} satisfies Record<string, Size>

/** The URL of the picture that is shown until the map is loaded. */
export const mapPicturePath = (filters: DirectoryFilters, frame: keyof typeof mapFrames) => {
  const query = directoryPath({ ...filters, sort: undefined, near: undefined, view: undefined }).split('?')[1]
  return `/businesses/map.svg?${[query, `frame=${frame}`].filter(Boolean).join('&')}`
}
