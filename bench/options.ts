import { parseArgs } from 'node:util'

export const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    json: { type: 'string' },
    data: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
  },
})

/** Duration of one measurement. */
export const seconds = options.quick ? 1 : 5
