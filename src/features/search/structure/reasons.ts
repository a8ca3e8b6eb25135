import type { WordScanner } from './wordScanner.ts'

const times =
  '(?:days?|nights?|evenings?|mornings?|afternoons?|weekends?|weekdays?|graveyards?|swings?|earl(?:y|ies)|lates?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|full time|part time|overtime|the (?:day|night|morning|evening|swing|graveyard|early|late) shifts?|(?:day|night|morning|evening|swing|graveyard|early|late) shifts?)'
/** When somebody works, sleeps or has school: “since I work days”. */
const reason = new RegExp(
  `^(?:since|because|cause|cuz|coz|bc|as|given that|seeing as) (?:i|im|ive|we|were|my (?:husband|wife|partner|kids?|mom|dad)|both of us|he|she) (?:(?:only|usually|always|mostly|just|still|both|all|am|are|is|have|got|has|to) )*(?:work|works|working|sleep|sleeps|busy|on|off|free|at work|at school|school|class|classes|go to school|in school)(?: (?:on|in|during|at))?(?: ${times}(?: and ${times})?)?(?!\\S)`,
)
/** Words that show that a text names a time elsewhere too. */
const otherTime =
  /(?<!\S)(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|today|tonight|tomorrow|week|month|christmas|thanksgiving|new years|evenings?|mornings?|afternoons?|nights?|days?|\d{1,2}(?::\d\d)? ?(?:am|pm)|after \d{1,2}|before \d{1,2}|\d{1,2} \d{1,2})(?!\S)/

/** Ignores the clause that says why a time is asked for, when the text names that time: “after 4 pm since I work days”. */
export function skipReasons({ words, take, scan }: Pick<WordScanner, 'words' | 'take' | 'scan'>) {
  scan((rest, position, restWords) => {
    const match = reason.exec(restWords.join(' '))?.[0]
    if (match === undefined) return 0
    const count = match.split(' ').length
    const others = [...words.slice(0, position), ...words.slice(position + count)].join(' ')
    if (!otherTime.test(others)) return 0
    take(position, count, null)
    const wordPattern = restWords
      .slice(0, count)
      .map((word) => RegExp.escape(word))
      .join('\\P{L}+')
    return new RegExp(wordPattern, 'u').exec(rest)?.[0].length ?? 0
  })
}
