import { parseArgs } from 'node:util'

/** The parts of the bench, with the minutes that each takes on a quiet machine: normally, and with `--quick`. */
export const parts = {
  pages: ['cached pages, new pages, and cached pages during writes', '6', '1.5'],
  calls: ['JSON calls and searches, beside their statements behind a bare server', '6', '1.5'],
  writes: ['answers and votes', '1', '0.2'],
  visit: ['first visits in a throttled Chromium', '8', '1.2'],
  start: ['from the start of the process to /readyz', '0.2', '0.2'],
  workers: ['two workers beside one', '1.5', '0.3'],
  import: ['import of a large CSV file', '0.5', '0.2'],
} as const

export const help = `Measures speed, relative to a bare node:http server that sends as much or runs the same statements.

npm run bench -- [options]

  --quick             short rounds and less data, to see that everything works
  --only WORD         one part, or the scenarios whose name contains the word
  --against REF       compares this tree with an earlier commit of this clone, alternately
  --data FOLDER       measures this data folder (made by: npm run bench:seed -- --scale 20000 --data FOLDER)
  --data A --data B   compares a small and a large data folder
  --write             writes the results into docs/performance.md and docs/scaling.md
  --json FILE         writes the results as JSON
  --seconds NUMBER    length of a round (4, quick: 1)
  --visits NUMBER     visits to each page (9, quick: 1)
  --minutes NUMBER    begins nothing new after this time (30, quick: 8)

Parts, with minutes on a quiet machine (quick):

${Object.entries(parts)
  .map(([name, [text, normal, quick]]) => `  ${name.padEnd(9)} ${`${normal} (${quick})`.padEnd(11)} ${text}`)
  .join('\n')}

Ctrl-C stops everything and leaves nothing behind. A quiet machine gives better figures: compare ratios, not rates.`

function parseOptions() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', short: 'h' },
        quick: { type: 'boolean' },
        only: { type: 'string' },
        against: { type: 'string' },
        data: { type: 'string', multiple: true, default: [] },
        write: { type: 'boolean' },
        json: { type: 'string' },
        seconds: { type: 'string' },
        visits: { type: 'string' },
        minutes: { type: 'string' },
      },
    }).values
  } catch (error) {
    return fail((error as Error).message)
  }
}

export function fail(message: string): never {
  console.error(`${message}\nnpm run bench -- --help lists the options.`)
  process.exit(2)
}

export const options = parseOptions()

function parseNumber(name: 'seconds' | 'visits' | 'minutes', otherwise: number) {
  const text = options[name]
  const number = Number(text ?? otherwise)
  return number > 0 ? number : fail(`--${name} needs a number above 0, not ${text}.`)
}

/** The duration of one round in seconds. */
export const seconds = parseNumber('seconds', options.quick ? 1 : 4)
/** The number of first visits to each page. */
export const visitsPerPage = parseNumber('visits', options.quick ? 1 : 9)
/** Minutes after which no further measurement begins. */
export const minutes = parseNumber('minutes', options.quick ? 8 : 30)
/** Rounds of each contender. With four, the exact test in `statistics.ts` can find a difference at the level of 5 %. */
export const rounds = options.against ? 5 : options.quick ? 2 : 3
/** The number of questions, of jobs and of events in the measured network. */
export const scale = options.quick ? 6000 : 20_000

/** Whether `--only` selects this part, or this scenario by a word of its name. */
export const isSelected = (part: string, name = '') =>
  !options.only || (Object.hasOwn(parts, options.only) ? part === options.only : name.includes(options.only))
