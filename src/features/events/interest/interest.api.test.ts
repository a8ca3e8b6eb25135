import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { inHours, makeEvent } from '../events.make.ts'
import { sendReminders } from './reminders.server.ts'

const { as, visitor, settings } = await startTestApp()

type User = { id: number; token: string }

const owner = await makeUser({ full_name: 'Olga Owner' })
const { id: business_id } = await makeBusiness({ business_name: 'Harbor Books' }, { owner })
const pathOf = (id: number) => `/api/businesses/${business_id}/events/${id}`
const interest = (id: number) => `/api/events/${id}/interest`

const readTitles = async (user: User): Promise<string[]> =>
  (await as(user).get('/api/notifications')).body.notifications.map(({ title }: { title: string }) => title)

const makeOpenEvent = (fields: object = {}) =>
  makeEvent({
    business_id,
    created_by: owner.id,
    title: 'Book night',
    start_datetime: inHours(72),
    end_datetime: inHours(74),
    ...fields,
  })

async function makeInterested(event_id: number) {
  const user = await makeUser()
  expect((await as(user).put(interest(event_id))).status).toBe(200)
  return user
}

const editable = async (id: number) => {
  const { title, description, start_datetime, end_datetime, location } = (await as(owner).get(`/api/events/${id}`)).body
    .event
  return { title, description, start_datetime, end_datetime, location }
}

test('counts each interested member once, and shows members their own state', async () => {
  const { id } = await makeOpenEvent()
  const [first, second] = [await makeInterested(id), await makeInterested(id)]
  expect((await as(first).put(interest(id))).body).toEqual({ is_interested: true, interested_count: 2 })
  expect((await visitor.get(`/api/events/${id}`)).body.event).toMatchObject({
    is_interested: false,
    interested_count: 2,
  })
  expect((await as(second).get(`/api/events/${id}`)).body.event).toMatchObject({ is_interested: true })
  expect((await as(second).delete(interest(id))).body).toEqual({ is_interested: false, interested_count: 1 })
  expect((await as(second).delete(interest(id))).body).toEqual({ is_interested: false, interested_count: 1 })
  await db.updateTable('users').set({ is_banned: true }).where('id', '=', first.id).execute()
  expect((await visitor.get(`/api/events/${id}`)).body.event.interested_count).toBe(0)
})

test('rejects interest in an event that is over, not public or unknown', async () => {
  const user = await makeUser()
  const over = await makeEvent({ business_id, start_datetime: inHours(-3), end_datetime: inHours(-1) })
  const inactive = await makeOpenEvent({ is_active: false })
  expect((await as(user).put(interest(over.id))).status).toBe(409)
  expect((await as(user).put(interest(inactive.id))).status).toBe(404)
  expect((await as(owner).put(interest(inactive.id))).status).toBe(409)
  expect((await as(user).put(interest(99_999))).status).toBe(404)
  expect((await as(user).delete(interest(99_999))).status).toBe(404)
  expect((await visitor.put(interest(inactive.id))).status).toBe(401)
})

test('notifies once about a new time and place, but neither about other edits nor the actor', async () => {
  const { id } = await makeOpenEvent({ created_by: owner.id })
  const user = await makeInterested(id)
  await as(owner).put(interest(id))
  const fields = await editable(id)
  expect((await as(owner).put(pathOf(id), { ...fields, description: 'Now with tea.' })).status).toBe(200)
  expect(await readTitles(user)).toEqual([])
  await as(owner).put(pathOf(id), { ...fields, start_datetime: inHours(73) })
  const [title] = await readTitles(user)
  expect(title).toMatch(/^New time of “Book night”: \w+ \d+, \d{4}, \d+:\d\d [AP]M AK[SD]T$/)
  await as(owner).put(pathOf(id), { ...fields, start_datetime: inHours(73), location: 'The pier' })
  expect(await readTitles(user)).toEqual(['2 changes to “Book night”'])
  expect(await readTitles(owner)).toEqual([])
})

test('notifies interested members when an occurrence of a series moves', async () => {
  const { body } = await as(owner).post(`/api/businesses/${business_id}/events`, {
    ...{ title: 'Chess', description: 'Bring a board.', repeats: 'weekly', repeat_count: 3 },
    ...{ start_datetime: inHours(72), end_datetime: inHours(74) },
  })
  const dates = await db
    .selectFrom('events')
    .where('series_id', '=', body.event.series_id)
    .orderBy('start_datetime')
    .select('id')
    .execute()
  const [first, , last] = dates.map(({ id }) => id)
  const [early, late] = [await makeInterested(first as number), await makeInterested(last as number)]
  const { location, ...fields } = await editable(body.event.id)
  await as(owner).put(pathOf(body.event.id), { ...fields, location: 'Library' })
  expect([await readTitles(early), await readTitles(late)]).toEqual([['New place of “Chess”: Library'], []])
  await as(owner).put(`${pathOf(body.event.id)}?scope=following`, { ...fields, location: 'Town hall' })
  expect(await readTitles(late)).toEqual(['New place of “Chess”: Town hall'])
})

test('notifies about a cancelled event, and when it takes place again', async () => {
  const { id } = await makeOpenEvent()
  const user = await makeInterested(id)
  await as(owner).patch(`${pathOf(id)}/toggle`)
  expect((await as(user).get(`/api/events/${id}`)).status).toBe(404)
  expect(await readTitles(user)).toEqual([expect.stringMatching(/^Cancelled: “Book night” on \w+ \d+, /)])
  const { notifications } = (await as(user).get('/api/notifications')).body
  expect(notifications[0].url).toBe(`/events/${id}`)
  expect((await visitor.get(`/api/events/${id}/cancellation`)).body.cancellation).toMatchObject({
    title: 'Book night',
    business_name: 'Harbor Books',
  })
  await as(owner).patch(`${pathOf(id)}/toggle`)
  expect((await visitor.get(`/api/events/${id}/cancellation`)).status).toBe(404)
  expect(await readTitles(user)).toEqual([expect.stringMatching(/^“Book night” takes place again: /)])
  expect((await as(user).get(`/api/events/${id}`)).body.event.is_interested).toBe(true)
})

test('notifies about a deleted event without its title, and restores its interests', async () => {
  const { id } = await makeOpenEvent()
  const user = await makeInterested(id)
  await as(owner).delete(pathOf(id))
  expect(await readTitles(user)).toEqual([expect.stringMatching(/^Cancelled: an event of Harbor Books on /)])
  expect((await as(owner).post(`${pathOf(id)}/restore`)).status).toBe(200)
  expect(await readTitles(user)).toEqual([expect.stringMatching(/^“Book night” takes place again: /)])
  expect((await as(user).get(`/api/events/${id}`)).body.event.is_interested).toBe(true)
})

test('reminds each interested member once, a day before', async () => {
  const remind = () => sendReminders({ background: db, settings })
  const { id } = await makeOpenEvent()
  const user = await makeInterested(id)
  const [soon, late] = [await makeOpenEvent({ title: 'Soon', start_datetime: inHours(20) }), await makeUser()]
  await db
    .insertInto('event_interests')
    .values([
      { event_id: soon.id, user_id: user.id, created_at: inHours(-48) },
      { event_id: soon.id, user_id: late.id },
    ])
    .execute()
  await Promise.all([remind(), remind()])
  await remind()
  expect(await readTitles(user)).toEqual([expect.stringMatching(/^Reminder: “Soon” starts \w+ \d+, /)])
  expect(await readTitles(late)).toEqual([])
  // Moving the event to another time makes the reminder due again.
  await as(owner).put(pathOf(soon.id), { ...(await editable(soon.id)), start_datetime: inHours(21) })
  await remind()
  expect((await readTitles(user)).map((title) => title.split(' ')[0])).toEqual(['Reminder:', 'New', 'Reminder:'])
})

test('lists what a member is interested in: upcoming events, soonest first, then past events, latest first', async () => {
  const [member, other] = [await makeUser(), await makeUser()]
  const at = (start: number) => makeOpenEvent({ start_datetime: inHours(start), end_datetime: inHours(start + 1) })
  const [later, soon, running] = [await at(60), await at(5), await at(-0.5)]
  const [longAgo, lately, unmarked] = [await at(-90), await at(-9), await at(3)]
  const marked = [later, soon, running, longAgo, lately]
  await db
    .insertInto('event_interests')
    .values([
      ...marked.map(({ id }) => ({ event_id: id, user_id: member.id })),
      { event_id: unmarked.id, user_id: other.id },
    ])
    .execute()
  const list = async (query = '') => {
    const { events, next_cursor } = (await as(member).get(`/api/events/user/interested${query}`)).body
    return { ids: events.map(({ id }: { id: number }) => id), next_cursor }
  }
  const ids = [running, soon, later, lately, longAgo].map(({ id }) => id)
  expect(await list()).toEqual({ ids, next_cursor: null })

  const read: number[] = []
  let cursor: string | null = null
  do {
    const page = await list(`?limit=1${cursor ? `&cursor=${cursor}` : ''}`)
    read.push(...page.ids)
    cursor = page.next_cursor
  } while (cursor)
  expect(read).toEqual(ids)

  await as(owner).patch(`${pathOf(soon.id)}/toggle`)
  expect((await list()).ids).toEqual(ids.filter((id) => id !== soon.id))
  expect((await visitor.get('/api/events/user/interested')).status).toBe(401)
  expect((await as(member).get('/api/events/user/interested?cursor=2')).status).toBe(400)
})

test('an event that ends between two pages of the list is not repeated', async () => {
  const member = await makeUser()
  const at = (start: number) => makeOpenEvent({ start_datetime: inHours(start), end_datetime: inHours(start + 2) })
  const [running, soon, past] = [await at(-1), await at(4), await at(-9)]
  await db
    .insertInto('event_interests')
    .values([running, soon, past].map(({ id }) => ({ event_id: id, user_id: member.id })))
    .execute()
  const read = async (query: string): Promise<{ events: { id: number }[]; next_cursor: string | null }> =>
    (await as(member).get(`/api/events/user/interested?${query}`)).body
  const first = await read('limit=1')
  await db
    .updateTable('events')
    .set({ end_datetime: inHours(0) })
    .where('id', '=', running.id)
    .execute()
  const second = await read(`limit=1&cursor=${first.next_cursor}`)
  const third = await read(`limit=1&cursor=${second.next_cursor}`)
  expect([first, second, third].map(({ events }) => events.map(({ id }) => id))).toEqual([
    [running.id],
    [soon.id],
    [past.id],
  ])
  expect(third.next_cursor).toBeNull()
  expect((await read('')).events.map(({ id }) => id)).toEqual([soon.id, running.id, past.id])
})
