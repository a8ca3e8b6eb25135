import { makeAdmin, makeUser } from '../../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../../src/features/businesses/businesses.make.ts'
import { makeBlock } from '../../src/features/chat/chat.make.ts'
import { makeClaim } from '../../src/features/claims/claims.make.ts'
import { makeEvent } from '../../src/features/events/events.make.ts'
import { makeJob } from '../../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../../src/features/questions/questions.make.ts'
import { db } from '../database.ts'

export type User = Awaited<ReturnType<typeof makeUser>>
export const people = {} as Record<'member' | 'other' | 'admin', User>
export const rowIds = {} as Record<string, number>

/** Creates the rows that the actions change. */
export async function makeRows() {
  const [member, other, admin] = await Promise.all([
    makeUser({ full_name: 'Mia Member' }),
    makeUser({ full_name: 'Otto Other' }),
    makeAdmin(),
  ])
  Object.assign(people, { member, other, admin })
  const insertRow = async (table: 'access_requests' | 'business_members', values: object) =>
    db
      .insertInto(table)
      .values(values as never)
      .execute()
  const own = await makeBusiness(
    { business_name: 'Owned', alaska_business_license: '1', website: 'https://owned.example' },
    { owner: member, viewer: other },
  )
  const others = await makeBusiness({ business_name: 'Joined' }, { owner: other, member })
  const inviting = await makeBusiness({ business_name: 'Inviting' }, { owner: other })
  const free = await makeBusiness({ website: 'https://free.example' })
  const suspended = await makeBusiness({ verification_status: 'suspended', is_public: false })
  const imported = await makeBusiness({ verification_status: 'imported', is_public: false })
  const asker = await makeUser({ full_name: 'Ada Asks' })
  await insertRow('access_requests', { business_id: own.id, user_id: asker.id })
  await insertRow('business_members', {
    business_id: own.id,
    email: 'new@example.com',
    role: 'viewer',
    status: 'invited',
    joined_at: null,
  })
  await insertRow('business_members', {
    business_id: inviting.id,
    email: member.email,
    role: 'viewer',
    status: 'invited',
    joined_at: null,
  })
  const event = await makeEvent({ business_id: own.id, created_by: member.id })
  const question = await makeQuestion({ user_id: member.id })
  await makeAnswer({ question_id: question.id, user_id: member.id })
  const job = await makeJob({ user_id: member.id })
  const otherJob = await makeJob({ user_id: other.id })
  const claimed = await makeBusiness()
  const claim = await makeClaim({ business_id: claimed.id, user_id: other.id })
  await makeClaim({ business_id: free.id, user_id: asker.id })
  const provable = await makeBusiness({ business_name: 'Provable', website: 'https://provable.example' })
  await makeClaim({ business_id: provable.id, user_id: member.id })
  const { id: block } = await makeBlock()
  Object.assign(rowIds, {
    own: own.id,
    others: others.id,
    inviting: inviting.id,
    free: free.id,
    suspended: suspended.id,
    imported: imported.id,
    event: event.id,
    question: question.id,
    job: job.id,
    otherJob: otherJob.id,
    claim: claim.id,
    block,
  })
}

export const asMember = () => people.member
export const asAdmin = () => people.admin
