import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { weekdays } from '../../businesses/hours/openingHours.ts'

const app = await startTestApp()
const owner = await makeUser()
const always = { weekly: weekdays.map((day) => ({ day, from: '00:00', until: '24:00' })) }
const make = async (business_name: string, industry: string, city: string, opening_hours?: object) => {
  const { id } = await makeBusiness({ business_name, industry, city }, { owner })
  if (opening_hours) expect((await app.as(owner).post('/api/profiles', { id, opening_hours })).status).toBeLessThan(300)
  return `/businesses/${id}`
}
const oven = await make('Dawn Oven', 'Bakery', 'Juneau', always)
const skis = await make('Glacier Skis', 'Sporting Goods', 'Juneau', always)
await make('Quiet Oven', 'Bakery', 'Juneau', { by_appointment: true })
await make('Tern Oven', 'Bakery', 'Juneau')
await make('Wharf Nets', 'Fishing', 'Juneau')
const bread = await make('Sound Bread', 'Bakery', 'Sitka', always)
await make('Spit Books', 'Bookstore', 'Homer')
await make('Inlet Oven', 'Bakery', 'Kenai', { by_appointment: true })

const ask = async (message: string, ...earlier: string[]) => {
  const conversationHistory = earlier.map((content, index) => ({ role: index % 2 ? 'assistant' : 'user', content }))
  const { body } = await app.visitor.post('/api/chat', { message, conversationHistory })
  return { message: body.message as string, urls: body.sources.map(({ url }: { url: string }) => url).sort() }
}

test('lists the open businesses of a town, and the number of businesses without recorded hours', async () => {
  for (const question of ['what is open now in Juneau', 'What’s open right now in Juneau?']) {
    const { message, urls } = await ask(question)
    expect(urls).toEqual([oven, skis])
    expect(message).toContain('Open now, by the hours they list: businesses in **Juneau**.')
    expect(message).toContain('[Dawn Oven]')
    expect(message).toContain('Open 24 hours')
    expect(message).toContain('2 of the 5 businesses in **Juneau** have no hours recorded, so they may be open too.')
  }
  expect((await ask('what is open now')).urls).toEqual([oven, skis, bread])
  expect((await ask('what is open now')).message).toContain('3 of the 8 businesses have no hours recorded')
})

test('states that no business is open, or that no business there has recorded hours', async () => {
  const { message, urls } = await ask('what is open now in Homer')
  expect(message).toContain(
    'I do not know what is open in **Homer**: none of the 1 business there has its hours recorded.',
  )
  expect(message).toContain('[All businesses in Homer](/businesses?city=Homer)')
  expect(urls).toEqual([])
  expect((await ask('what is open now in Kenai')).message).toContain(
    'No businesses in **Kenai** list hours by which they are open now.',
  )
})

test.each([
  'what is open now',
  'What is open right now?',
  'and which of them are open now?',
  'is anything open now',
  'open now',
])('answers “%s” after a search with its open results', async (message) => {
  const first = await ask('bakeries in Juneau')
  expect(first.urls.length).toBeGreaterThan(1)
  const answer = await ask(message, 'bakeries in Juneau', first.message)
  expect(answer.urls).toEqual([oven])
  expect(answer.message).toContain('Businesses without recorded hours may be open too.')
})

test('answers with the open businesses of the place after a search for jobs, and not for other questions', async () => {
  expect((await ask('what is open now', 'jobs in Juneau', 'I found nothing here.')).urls).toEqual([oven, skis])
  const shown = `This looks like it: [Dawn Oven](${oven})`
  expect((await ask('what is open now in Sitka', 'bakeries in Juneau', shown)).urls).toEqual([bread])
  expect((await ask('is it open now?', 'Dawn Oven', shown)).message).toContain('Open 24 hours')
  expect((await ask('how do I find what is open now')).message).toContain('Find what is near, and what is open')
})
