import { parseArgs } from 'node:util'

export const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    json: { type: 'string' },
    data: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
    against: { type: 'string' },
    write: { type: 'boolean' },
  },
})

/** Duration of one round. */
export const seconds = options.quick ? 1 : 4
/** Rounds of each contender. With four, the exact test in `statistics.ts` can find a difference at the level of 5 %. */
export const rounds = options.against ? 5 : options.quick ? 2 : 3
/** Questions, jobs and events of the network that is measured. */
export const scale = options.quick ? 6000 : 20_000

/** The parts of the bench. */
const parts = ['pages', 'calls', 'writes', 'visit', 'start', 'workers', 'import'] as const

/** Whether `--only` selects this part, or this scenario by a word of its name. */
export const isSelected = (part: string, name = '') =>
  !options.only ||
  ((parts as readonly string[]).includes(options.only) ? part === options.only : name.includes(options.only))
