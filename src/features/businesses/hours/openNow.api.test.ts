import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { weekdays } from './openingHours.ts'
import { findOpenNow } from './openNow.server.ts'

const { as, visitor, url } = await startTestApp()
const daily = (from: string, until: string) => ({ weekly: weekdays.map((day) => ({ day, from, until })) })

test('the directory and its map list only businesses that are open now, and follow a change of the hours at once', async () => {
  const owner = await makeUser()
  const place = { zip_code: '99501', city: 'Anchorage', industry: 'Bakery' }
  const always = await makeBusiness({ business_name: 'Always', ...place }, { owner })
  const never = await makeBusiness({ business_name: 'Never', ...place }, { owner })
  await makeBusiness({ business_name: 'Unknown', ...place })
  const save = (id: number, opening_hours: object) => as(owner).post('/api/profiles', { id, opening_hours })
  await save(always.id, daily('00:00', '24:00'))
  await save(never.id, { by_appointment: true })
  const find = async (query: string) => {
    const { body } = await visitor.get(`/api/profiles?open=now&${query}`)
    return [body.total, ...body.profiles.map(({ business_name }: { business_name: string }) => business_name)]
  }
  for (const query of ['', 'search=bakery', 'city=anchorage&sort=best', 'near=99501&sort=nearest', 'search=bakry'])
    expect(await find(query), query).toEqual([1, 'Always'])
  for (const query of ['', 'search=bakery', 'city=anchorage'])
    expect((await visitor.get(`/api/profiles/map?open=now&${query}`)).body.total, query).toBe(1)
  expect((await visitor.get('/api/profiles?open=later')).status).toBe(400)
  const { body: answer } = await visitor.post('/api/chat', { message: 'what bakeries are open now in Anchorage?' })
  expect(answer.sources.map(({ title }: { title: string }) => title)).toEqual(['Always'])
  const page = async () => (await fetch(`${url}/businesses?open=now`)).text()
  expect(await page()).not.toContain('>Never<')
  await save(never.id, daily('00:00', '24:00'))
  expect(await find('')).toEqual([2, 'Always', 'Never'])
  expect(await page()).toContain('>Never<')
})

test('hours past midnight and in other time zones are open at the right moments', async () => {
  await db.deleteFrom('businesses').execute()
  const add = async (overrides: object, opening_hours: object) => {
    const { id } = await makeBusiness(overrides)
    await db
      .insertInto('business_details')
      .values({
        business_id: id,
        opening_hours: JSON.stringify({ seasons: [], holidays: [], exceptions: [], ...opening_hours }),
      })
      .execute()
    return id
  }
  const bar = await add({ city: 'Juneau' }, daily('18:00', '02:00'))
  const far = await add({ city: 'Adak' }, daily('18:00', '02:00'))
  const settings = { site: { time_zone: 'America/Anchorage' } }
  const memory = { recall: <T>(_: string, __: string, read: () => Promise<T>) => read() }
  const at = (moment: string) => findOpenNow({ db, memory, settings } as unknown as Services, Date.parse(moment))
  expect(await at('2026-12-04T17:59-09:00')).toEqual([])
  expect(await at('2026-12-04T18:00-09:00')).toEqual([bar])
  expect(await at('2026-12-05T01:59-09:00')).toEqual([bar, far])
  expect(await at('2026-12-05T02:00-09:00')).toEqual([far])
})
