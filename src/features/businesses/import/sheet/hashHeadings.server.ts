import { createHash } from 'node:crypto'
import { normalizeHeading } from './headings/headings.ts'

/** Identifies a list by its headings. Case and punctuation are ignored. */
export const hashHeadings = (headings: string[]) =>
  createHash('md5').update(headings.map(normalizeHeading).join('\x1f')).digest('hex')
