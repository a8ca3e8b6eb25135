import { sql, type Tx } from '../../../database/open.server.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { BusinessDetailsInput } from './details.contract.ts'

const lists = ['services', 'service_area', 'languages', 'accessibility', 'social_links'] as const

/** The fields of a save that are columns of the business itself. */
export function omitDetails<Input extends BusinessDetailsInput>(input: Input) {
  const {
    opening_hours,
    services,
    service_area,
    languages,
    accessibility,
    accessibility_note,
    social_links,
    ...others
  } = input
  return others
}

/**
 * Writes the details that are present, the name of the editor, and the time of the confirmation.
 * @param confirms whether a member of the team writes, which confirms the profile.
 */
export async function saveDetails(
  tx: Tx,
  viewer: Pick<Viewer, 'id'>,
  business_id: number,
  input: BusinessDetailsInput,
  confirms: boolean,
) {
  const columns = {
    ...(input.opening_hours !== undefined && {
      opening_hours: input.opening_hours && sql<string>`${JSON.stringify(input.opening_hours)}::jsonb`,
    }),
    ...(input.accessibility_note !== undefined && { accessibility_note: input.accessibility_note }),
    ...Object.fromEntries(lists.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]))),
    ...(confirms && { confirmed_at: sql<string>`now()` }),
    saved_at: sql<string>`now()`,
    saved_by: viewer.id,
  }
  await tx
    .insertInto('business_details')
    .values({ business_id, ...columns })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(columns))
    .execute()
}
