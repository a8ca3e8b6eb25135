import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeEvent } from './events.make.ts'

const { as } = await startTestApp({ RATE_LIMITS: 'on' })

test('limits how often a member cancels one event, because each cancellation emails all interested members', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const [first, second] = [
    await makeEvent({ business_id: id, created_by: owner.id }),
    await makeEvent({ business_id: id, created_by: owner.id }),
  ]
  const toggle = async (event: { id: number }) =>
    (await as(owner).patch(`/api/businesses/${id}/events/${event.id}/toggle`)).status
  const statuses: number[] = []
  for (let number = 0; number < 12; number++) statuses.push(await toggle(first))
  expect(statuses).toEqual(Array(12).fill(200))
  const path = `/api/businesses/${id}/events/${first.id}`
  expect([await toggle(first), (await as(owner).delete(path)).status]).toEqual([429, 429])
  expect(await toggle(second)).toBe(200)
})
