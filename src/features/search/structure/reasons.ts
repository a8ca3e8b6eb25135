import type { WordScanner } from './wordScanner.ts'

const times =
  '(?:days?|nights?|evenings?|mornings?|afternoons?|weekends?|weekdays?|graveyards?|swings?|earl(?:y|ies)|lates?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|full time|part time|overtime|the (?:day|night|morning|evening|swing|graveyard|early|late) shifts?|(?:day|night|morning|evening|swing|graveyard|early|late) shifts?)'
/** Matches a clause with the hours of work, sleep or school of a person: “since I work days”. */
const reasonPattern = new RegExp(
  `^(?:since|because|cause|cuz|coz|bc|as|given that|seeing as) (?:i|im|ive|we|were|my (?:husband|wife|partner|kids?|mom|dad)|both of us|he|she) (?:(?:only|usually|always|mostly|just|still|both|all|am|are|is|have|got|has|to) )*(?:work|works|working|sleep|sleeps|busy|on|off|free|at work|at school|school|class|classes|go to school|in school)(?: (?:on|in|during|at))?(?: ${times}(?: and ${times})?)?(?!\\S)`,
)
/** Matches a day or a time. */
const timePattern =
  /(?<!\S)(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|today|tonight|tomorrow|week|month|christmas|thanksgiving|new years|evenings?|mornings?|afternoons?|nights?|days?|\d{1,2}(?::\d\d)? ?(?:am|pm)|after \d{1,2}|before \d{1,2}|\d{1,2} \d{1,2})(?!\S)/

/** Matches words about the visitor before a wish for a job: “I’m a student so”. */
const identityPattern =
  /^(?:(?:i|im|i am|we|we are|my (?:son|daughter|kid|wife|husband) is) (?:(?:am|are|just|only|a|an|the|still|currently|retired|former|full time|college|high school|single|stay at home) )*(?:student|teenager|teen|mom|mother|dad|father|senior|junior|sophomore|freshman|kid|beginner|newbie|retiree|pensioner|veteran|newcomer|parent|graduate|grad|dropout|tourist|visitor|students|teens|teenagers|parents|newcomers)|(?:i|im|i am|i just|just|he|she|hes|shes|he is|she is) (?:just )?(?:turned |turning |only |almost )?\d\d(?: (?:years? old|now|and|yo))?)(?: (?:so|and so)(?!\S)|(?= (?:and|but|with|looking|need|needs|want|zero|no|anything|got)(?!\S)))/
/** Matches a remark at the end of a text, such as “would be fine” or “what should I do now”. */
const closingPattern =
  /^(?:(?:is|are|would be|will be|sounds|seems) (?:fine|ok|okay|good|great|enough|alright|perfect|cool|plenty|awesome|nice)(?: (?:with|for|by|to) (?:me|us))?|works for (?:me|us)|(?:what|now what|and what)(?: (?:do|should|can|could) (?:i|we) do)? now|now what|(?:(?:because|since|as|cause) )?(?:(?:i|we) (?:hate|cant stand|cannot stand|dont like|do not like|avoid) (?:it|that place|the (?:traffic|city|place|cold))(?: (?:there|here))?|(?:its |it is |thats |that is )?(?:way |much )?too far(?: away)?(?: for (?:me|us))?|(?:i|we) (?:have no|dont have a|do not have a) (?:car|ride))|thanks in advance|any (?:ideas?|tips|suggestions|pointers|advice))$/

/** Ignores a remark at the end of a text, and words about the visitor beside a wish for a job. */
export function skipAsides({ take, scan }: Pick<WordScanner, 'take' | 'scan'>, isOfJobs: boolean) {
  scan((rest, position, restWords) => {
    const text = restWords.join(' ')
    const match = closingPattern.exec(text)?.[0] ?? (isOfJobs ? identityPattern.exec(text)?.[0] : undefined)
    if (match === undefined || (position === 0 && match === text)) return 0
    const count = match.split(' ').length
    take(position, count, null)
    return measureLength(rest, restWords.slice(0, count))
  })
}

/** Measures the length of these words at the beginning of a text, in UTF-16 units. */
const measureLength = (rest: string, words: string[]) =>
  new RegExp(words.map((word) => RegExp.escape(word)).join('\\P{L}+'), 'u').exec(rest)?.[0].length ?? 0

/** Ignores the reason for a requested time, when the text also names the time: “after 4 pm since I work days”. */
export function skipReasons({ words, take, scan }: Pick<WordScanner, 'words' | 'take' | 'scan'>) {
  scan((rest, position, restWords) => {
    const match = reasonPattern.exec(restWords.join(' '))?.[0]
    if (match === undefined) return 0
    const count = match.split(' ').length
    const others = [...words.slice(0, position), ...words.slice(position + count)].join(' ')
    if (!timePattern.test(others)) return 0
    take(position, count, null)
    return measureLength(rest, restWords.slice(0, count))
  })
}
