import { isFullHit } from '../../search/retrieval/coverage.ts'
import { searchAll } from '../../search/searchAll.server.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import type { ParseText } from './conversation/refine.ts'
import type { Crisis } from './scope/crisis.ts'
import { type Answer, formatItems } from './sentences/format.ts'

const MAX_ITEMS = 3

/** Answers a person in danger: with a hotline, and with businesses that help, in the place that the message names. */
export async function answerCrisis(
  services: SearchServices,
  { sentence, search }: Crisis,
  message: string,
  parse: ParseText,
): Promise<Answer> {
  const city = parse(message).city?.name
  const find = async (place: string) => {
    const { best } = await searchAll(services, `${search}${place} `, { kind: 'business' })
    return best.filter(isFullHit)
  }
  const near = city ? await find(` in ${city}`) : []
  const items = (near.length > 0 ? near : await find('')).slice(0, MAX_ITEMS)
  return {
    paragraphs: [
      sentence,
      ...(items.length > 0
        ? ['These in the directory may help:', formatItems(items, services.settings.site.time_zone)]
        : []),
    ],
    sources: items,
  }
}
