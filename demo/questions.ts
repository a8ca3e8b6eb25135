import { cold } from './questions/cold.ts'
import { freight } from './questions/freight.ts'
import { makers } from './questions/makers.ts'
import { money } from './questions/money.ts'
import { paperwork } from './questions/paperwork.ts'
import { people } from './questions/people.ts'
import { technology } from './questions/technology.ts'
import { visitors } from './questions/visitors.ts'
import type { DemoQuestion } from './types.ts'

/** The questions of the demo with their answers, oldest first, as in a real forum. */
export const questions: DemoQuestion[] = [
  ...cold,
  ...freight,
  ...makers,
  ...money,
  ...paperwork,
  ...people,
  ...technology,
  ...visitors,
].sort((one, other) => other.days_ago - one.days_ago)
