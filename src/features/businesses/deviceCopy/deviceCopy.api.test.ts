import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeBusiness } from '../businesses.make.ts'

const { visitor } = await startTestApp()
const city = 'Copytown'
const listed = { city, is_public: true, verification_status: 'approved' } as const
const first = await makeBusiness({
  ...listed,
  business_name: 'First Copy LLC',
  industry: 'Bakeries',
  phone: '907-555-0100',
})
const second = await makeBusiness({ ...listed, business_name: 'Second Copy LLC' })

const readParts = async () => (await visitor.get(`/api/profiles/device?city=${city}`)).body.parts
const readNames = async () => {
  const numbers = (await readParts()).map(({ part }: { part: number }) => part)
  const { body } = await visitor.get(`/api/profiles/device/parts?city=${city}&parts=${numbers}`)
  expect(body.parts.map(({ businesses: _, ...part }: { businesses: unknown }) => part)).toEqual(await readParts())
  return body.parts.flatMap(({ businesses }: { businesses: { id: number }[] }) => businesses)
}

test('a copy contains the listed businesses, and the hash of a part changes with any of its businesses', async () => {
  expect(await readNames()).toEqual([
    expect.objectContaining({ id: first.id, industry: 'Bakeries', city, phone: '907-555-0100', is_verified: true }),
    expect.objectContaining({ id: second.id }),
  ])
  const before = await readParts()
  await db.updateTable('businesses').set({ verification_status: 'suspended' }).where('id', '=', second.id).execute()
  await expect.poll(readParts).not.toEqual(before)
  expect(await readNames()).toEqual([expect.objectContaining({ id: first.id })])
})

test('rejects a query that names no parts, more than 64 parts, or parts that are not numbers', async () => {
  for (const parts of ['', 'x', '1,,2', '-1', '1.5', Array.from({ length: 65 }, (_, index) => index).join(',')]) {
    expect((await visitor.get(`/api/profiles/device/parts?parts=${parts}`)).status).toBe(400)
  }
  expect((await visitor.get('/api/profiles/device/parts')).status).toBe(400)
})
