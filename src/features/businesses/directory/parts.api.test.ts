import { expect, test } from 'vitest'
import { sendUntilServed, startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'

const { visitor } = await startTestApp()
// Distinct characters of four bytes in one word of the maximum length.
const longest = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x20000 + index)).join('')
const texts = [
  'Ice-cold lemonade, sandwiches & tea',
  'Kittiwake@harbor.example (Ünalaska)',
  'Antidisestablishmentarianism',
  'Tom\u2019s O\u2019Malley \u00a9 50% off \\o/',
  longest,
]
await sql`
  insert into businesses (business_name, description, state, is_public, verification_status)
  select 'B' || place, text, 'AK', true, 'curated' from unnest(${texts}::text[]) with ordinality as described (text, place)`.execute(
  db,
)

const find = async (search: string) => {
  const { body } = await sendUntilServed(() => visitor.get(`/api/profiles?search=${encodeURIComponent(search)}`))
  return (body.profiles as { description: string }[]).map(({ description }) => description)
}

test('a search finds every substring of a text, also across words and inside long ones', async () => {
  for (const text of texts.slice(0, 4)) {
    for (const length of [1, 2, 3, 5, 8, 13, text.length]) {
      for (let first = 0; first + length <= text.length; first += 2) {
        const part = text.slice(first, first + length)
        if (part.trim() !== part) continue
        const found = texts.filter((other) => other.toLowerCase().includes(part.toLowerCase()))
        expect(await find(part), part).toEqual(found)
      }
    }
  }
})

test('the longest description without a space is saved, and every substring of it is found', async () => {
  const characters = [...longest]
  expect(await find(characters.slice(9000, 9030).join(''))).toEqual([longest])
  expect(await find(characters.slice(9000, 9001).join(''))).toEqual([longest])
  expect(await find(`${characters[5]}${characters[7]}`)).toEqual([])
})
