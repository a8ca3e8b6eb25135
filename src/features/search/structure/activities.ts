import type { Kind } from '../kinds.ts'
import type { StructureFields } from './structure.types.ts'

const activityPattern =
  /^(?:something|anything|somewhere|anywhere|things?|stuff|happen(?:s|ing)?|going|fun|doing|activit(?:y|ies)|days?|evenings?|mornings?|town|else|already|coming|planned|scheduled|plans?|interesting|attend|visit|early|late|like|start(?:s|ing)?|held|cool|only|just|one|more|back|take|taking|bring|bringing|drag|kids?|folks|family|parents|laws|friends?|guests?|company|relatives|business(?:es)?|people|owners?|do|doable|worth|ideas?|land(?:ing)?|arriv(?:e|ing)|flying|driving|passing|stopping|still|left|get|catch|make|stay(?:ing)?|hear)$/
/** Whether a word does not restrict a search for events, such as “something” or “happening”. */
export const isActivity = (word: string) => activityPattern.test(word)

/** Whether a text names days or times, and no kind other than events. */
export const isOnlyAboutDays = (
  { from, until, time, weekdays, day_meaning }: StructureFields,
  namedKinds: ReadonlySet<Kind>,
): boolean =>
  (from !== null || until !== null || time !== null || weekdays.length > 0) &&
  day_meaning === 'takes_place' &&
  [...namedKinds].every((kind) => kind === 'event')

/**
 * Returns the position of the request in a text. In “my in-laws land on December 12, is there something that day?” the
 * first clause only states the day. 0 for other texts.
 */
export const findRequestStart = (text: string): number =>
  /[,.;!]\s*(?:(?:is|are) there |do you have |got )?(?:something|anything)\b/i.exec(text)?.index ?? 0
