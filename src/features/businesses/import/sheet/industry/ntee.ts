import { normalizeHeading } from '../headings/headings.ts'

/**
 * The major groups of the National Taxonomy of Exempt Entities, under short names. The list of tax-exempt organizations has their
 * codes: https://www.irs.gov/charities-non-profits/exempt-organizations-business-master-file-extract-eo-bmf
 */
const majorGroups: Record<string, string> = {
  A: 'Arts & Culture',
  B: 'Education',
  C: 'Environment',
  D: 'Animal Services',
  E: 'Health Care',
  F: 'Behavioral Health',
  G: 'Health Care',
  H: 'Health Research',
  I: 'Legal Services',
  J: 'Employment & Training',
  K: 'Food & Agriculture',
  L: 'Housing',
  M: 'Public Safety',
  N: 'Recreation & Sports',
  O: 'Youth Development',
  P: 'Human Services',
  Q: 'International',
  R: 'Civil Rights',
  S: 'Community & Economic Development',
  T: 'Philanthropy',
  U: 'Science & Technology',
  V: 'Social Science',
  W: 'Public & Veterans Services',
  X: 'Religion',
  Y: 'Membership Organizations',
}

/** Whether a column has codes of the National Taxonomy of Exempt Entities, such as `NTEE_CD`. */
export const isNteeHeading = (heading: string): boolean =>
  /^(?:irs )?ntee(?: (?:cd|code|codes|category|major group|classification))?$/.test(normalizeHeading(heading))

/** The name of the major group of a code such as `C32` and `B90Z`; empty for another text. */
export const nameNteeGroup = (code: string): string =>
  (/^[A-Z](?:\d{2}[A-Z\d]?)?$/i.test(code) && majorGroups[code.slice(0, 1).toUpperCase()]) || ''
