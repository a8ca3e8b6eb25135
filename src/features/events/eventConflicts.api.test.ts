import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeEvent } from './events.make.ts'

const { as, visitor } = await startTestApp()

const first = {
  title: 'Open house',
  description: 'Come and see.',
  start_datetime: '2030-12-05T03:00:00Z',
  end_datetime: '2030-12-05T05:00:00Z',
  cost_info: 'Free',
}

async function makeSavedEvent() {
  const owner = await makeUser()
  const { id: business_id } = await makeBusiness({}, { owner })
  const { id } = await makeEvent({ ...first, business_id, created_by: owner.id })
  const path = `/api/businesses/${business_id}/events/${id}`
  return {
    save: (changes: object, expected?: unknown) => as(owner).put(path, { ...first, ...changes, expected }),
    read: async () => (await visitor.get(`/api/events/${id}`)).body.event,
  }
}

test('two editors who change different fields keep both changes', async () => {
  const { save, read } = await makeSavedEvent()
  await save({ title: 'Open day', cost_info: '$5' }, first)
  expect((await save({ description: 'Bring a friend.' }, first)).status).toBe(200)
  expect(await read()).toMatchObject({ title: 'Open day', cost_info: '$5', description: 'Bring a friend.' })
})

test('an edit is refused when a field that it changes was saved elsewhere meanwhile', async () => {
  const { save, read } = await makeSavedEvent()
  await save({ cost_info: '$5' }, first)
  const refused = await save({ cost_info: '$8' }, first)
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      error:
        'This event was saved elsewhere while you were editing it, with other values here: cost. Save again to replace them with yours.',
      conflicts: [{ field: 'cost_info', value: '$5' }],
    },
  ])
  expect((await read()).cost_info).toBe('$5')
  expect((await save({ cost_info: '$8' }, { ...first, cost_info: '$5' })).status).toBe(200)
  expect((await read()).cost_info).toBe('$8')
  expect((await save({ cost_info: '$8' }, first)).status, 'the same save again').toBe(200)
  expect((await save({}, 'nothing')).status).toBe(400)
  const unreadable = { start_datetime: { toString: null, valueOf: null } }
  expect((await save({ cost_info: '$8' }, unreadable)).status, 'a seen time that is no text').toBe(200)
})

test('a new end is refused when the start was moved meanwhile', async () => {
  const { save, read } = await makeSavedEvent()
  const moved = { start_datetime: '2030-12-06T03:00:00.000Z', end_datetime: '2030-12-06T05:00:00.000Z' }
  await save(moved, first)
  const refused = await save({ end_datetime: '2030-12-05T06:00:00Z' }, first)
  expect([refused.status, refused.body.conflicts]).toEqual([
    409,
    [
      { field: 'start_datetime', value: moved.start_datetime },
      { field: 'end_datetime', value: moved.end_datetime },
    ],
  ])
  expect((await save({ title: 'Open day' }, first)).status).toBe(200)
  expect(await read()).toMatchObject({ title: 'Open day', ...moved })
})

test('without the seen values the last save wins', async () => {
  const { save, read } = await makeSavedEvent()
  await save({ title: 'Open day' })
  expect((await save({ cost_info: '$5' })).status).toBe(200)
  expect(await read()).toMatchObject({ title: 'Open house', cost_info: '$5' })
})
