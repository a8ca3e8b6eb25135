import type { Synonyms } from '../../../synonyms/synonyms.ts'
import type { Mapping } from '../../import.constants.ts'
import { toWords } from '../cells/cellText.ts'
import { describeInvalid } from '../cells/notes.ts'
import type { RowCells } from '../cells/rowCells.ts'
import { namesNoIndustry, splitIndustries, withoutCertificates, withoutCodes } from './industryCells.ts'
import { createKindExtractor } from './mapTags.ts'
import { parseNaics } from './naics.ts'
import { isNteeHeading, nameNteeGroup } from './ntee.ts'

/** “To engage in any lawful activity” does not name an industry. */
const withoutPurpose = (industry: string) =>
  /\b(?:any|all)\b.{0,20}\blawful\b/i.test(industry) || namesNoIndustry(industry)
    ? ''
    : withoutCodes(withoutCertificates(industry))

type Table = { headings: string[]; mapping: Mapping; synonyms: Pick<Synonyms, 'resolve'> }

/** Returns a function that parses the industry, the category and the NAICS code of a row. */
export function createIndustryParser({ headings, mapping, synonyms }: Table) {
  const extractKind = createKindExtractor(headings, mapping)
  const hasNteeCodes = isNteeHeading(headings[mapping.industry ?? -1] ?? '')
  return (values: string[], { text }: RowCells, notes: string[]) => {
    const naics = text('naics_code') ? parseNaics(text('naics_code')) : null
    if (text('naics_code') && !naics) notes.push(describeInvalid('NAICS code', text('naics_code')))
    const typed = hasNteeCodes ? nameNteeGroup(text('industry')) : withoutPurpose(toWords(text('industry')))
    const [first = '', ...others] = splitIndustries(typed)
    // Further industries of a cell become the category, unless another column has the category.
    const category =
      withoutPurpose(toWords(text('category'))) ||
      (others.length > 0 && mapping.category == null ? [first, ...others].join('; ') : null)
    const name = extractKind(values) || first || naics?.title || category?.split(/\s*[;|]\s*/)[0] || ''
    return { industry: synonyms.resolve('industry', name) || null, category, naics_code: naics?.code ?? null }
  }
}
