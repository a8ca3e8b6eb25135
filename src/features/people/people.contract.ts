import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { idCursor } from '../../kit/api/cursor.ts'
import { id, limitParam, time } from '../../kit/api/schema.ts'
import { SpokenFor } from '../accounts/person.contract.ts'
import { ListedAnswer } from '../questions/questions.contract.ts'

/** The public page of a member, without contact data. */
export const PublicPerson = z
  .object({
    id,
    full_name: z.string(),
    joined_at: time,
    /** The number of public answers. */
    answer_count: z.number(),
    accepted_count: z.number(),
    /** The listed businesses for which the member speaks. */
    businesses: z.array(SpokenFor),
    picture_url: z.string().nullable(),
  })
  .meta({ id: 'PublicPerson' })
export type PublicPerson = z.output<typeof PublicPerson>

export const peopleContract = {
  'GET /users/:id': {
    summary: 'The public page of a member. Hidden pages, banned and deleted accounts are not found',
    reply: z.object({ user: PublicPerson }),
  },
  'GET /users/:id/answers': {
    summary: 'The public answers of a member, newest first',
    query: z.object({ limit: limitParam(), cursor: idCursor }),
    reply: z.object({ answers: z.array(ListedAnswer), next_cursor: z.string().nullable() }),
  },
} satisfies Contract

type PeopleContract = typeof peopleContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends PeopleContract {}
}
