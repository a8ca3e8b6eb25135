// Refuses words that the glossary has replaced, in code, comments, docs and tests.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A pattern for a refused word, and the word to write instead. */
const replaced = [
  [/howto/i, 'help'],
  [/\bpresent[A-Z]\w*/, 'serialize…'],
  [/\b(narrowed|narrowBy|narrowTo|narrowing)\b/i, 'filter'],
  [/\b(letIn|noteUpload|theServer|isAtHand|giveTo|keepPrivate)\b/, 'a verb and a noun of the field'],
  [/\b(startJobs|queueJob|jobQueue|background jobs?)\b/i, 'task: a job is a job posting'],
  [/\bkept pages?\b/i, 'cached page'],
  [/\b(?!MALLOC_ARENA_MAX)[A-Z]+(?:_[A-Z]+)*_(?:MAX|MIN)\b/, 'MAX_… or MIN_…'],
  [/\b(?:LONGEST|MOST)_[A-Z]/, 'MAX_…'],
  [/\bsay(?:Of)?[A-Z]\w*/, 'describe…'],
  [/\bjourney\b/i, 'the name of the step'],
  [/\b(whoever|whosoever)\b/i, 'the noun, such as viewer, member or owner'],
  [/\be-mail/i, 'email'],
  [/\bsigned[ -]in\b/i, 'log in'],
  [/\bsigns? of life\b/i, 'heartbeat'],
  [/\b\w*kept(?:Page|Share|Directory|Vote)\w*/i, 'cached…, stored… or queued…'],
  [/\b(?:const|let) (?:known|told|said|heard|meant)\b/, 'what the variable holds'],
  [/(?:\/\*\*|\/\/) (?:What|Why|How|Who|Where)\b/, 'the noun or the rule that the comment is about'],
  [
    /\bconst (?:INTERVAL|TIMEOUT|DELAY|PATIENCE|FRESH|IDLE|NICE|RECIPE|LONG|MINUS)\b/,
    'what lasts so long, and its unit: RETRY_DELAY_MS',
  ],
]
/** Exempt files: data, released migrations, and texts for readers and searches. */
const exempt = [
  /^scripts\/words\.mjs$/,
  /^(test\/data|demo|migrations\/upgrade-2\.9|src\/features\/help)\//,
  /^eval\/(development|second|seventh|sixth|eighth|ninth|seventeenth|eighteenth|nineteenth|twentieth|twentyfirst|twentysecond|twentythird|twentyfourth|helpQuestions|spent|sealed)\.json$/,
  /^(CHANGELOG\.md|package-lock\.json)$/,
]
const text = /\.(tsx?|mjs|css|sql|md|ya?ml|json)$/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
let count = 0
for (const file of files.filter((name) => text.test(name) && !exempt.some((pattern) => pattern.test(name)))) {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    for (const [pattern, instead] of replaced) {
      const match = line.match(pattern)
      if (!match) continue
      count++
      console.error(`${file}:${index + 1}: “${match[0]}”: write ${instead}`)
    }
  }
}
if (count > 0) process.exit(1)
console.log('No refused word was found.')
