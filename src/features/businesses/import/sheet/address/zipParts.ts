import type { Mapping } from '../../import.constants.ts'
import { normalizeHeading } from '../headings/headings.ts'

/** The heading of a column with the extension of a ZIP code: `Zip4`, `Zip Ext`, `Plus 4`. */
const isExtension = (heading: string) =>
  /^(?:(?!mailing )[a-z]+ ){0,2}(?:zip|zip ?code|postal|postal code) ?(?:plus ?4|4|ext|extension|suffix)$|^plus ?4$/.test(
    normalizeHeading(heading),
  )

/** Returns a function that joins a ZIP code with the extension in another column. */
export function createZipJoiner(headings: string[], { zip_code }: Mapping) {
  const column =
    zip_code == null ? -1 : headings.findIndex((heading, other) => other > zip_code && isExtension(heading))
  return (values: string[], zip: string): string => {
    const extension = values[column] ?? ''
    const isWhole = /^\d{5}$/.test(zip) && /^\d{1,4}$/.test(extension) && Number(extension) > 0
    return isWhole ? `${zip}-${extension.padStart(4, '0')}` : zip
  }
}
