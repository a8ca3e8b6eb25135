import { expect, test } from 'vitest'
import { startTestApp } from '../../../../../test/app.ts'
import { makeUser } from '../../../accounts/accounts.make.ts'
import { makeBusiness } from '../../../businesses/businesses.make.ts'
import { weekdays } from '../../../businesses/hours/openingHours.ts'

const { as, visitor } = await startTestApp()
const owner = await makeUser()
const { id } = await makeBusiness({ business_name: 'Kasilof Kiln Works', phone: '907-555-0100' }, { owner })
await makeBusiness({ business_name: 'Ninilchik Net Loft', phone: '907-555-0101' })
await as(owner).post('/api/profiles', {
  id,
  opening_hours: {
    weekly: weekdays.map((day) => ({ day, from: '00:00', until: '24:00' })),
    holidays: [{ holiday: 'christmas_day' }],
  },
  services: ['Kiln repair'],
  languages: ['English', 'Russian'],
  accessibility: ['step_free_entrance', 'accessible_parking'],
})

const ask = async (message: string): Promise<string> => (await visitor.post('/api/chat', { message })).body.message

test.each([
  ['What are the opening hours of Kasilof Kiln Works?', /Every day Open 24 hours\. Closed on Christmas Day\./],
  ['Is Kasilof Kiln Works open now?', /Open 24 hours|Closed today \(Christmas Day\)/],
  ['Is Kasilof Kiln Works wheelchair accessible?', /step-free entrance, accessible parking/],
  ['What are the opening hours of Ninilchik Net Loft?', /Opening hours are not listed for .*907-555-0101/],
])('the assistant answers “%s” from the details of the profile', async (message, expected) => {
  expect(await ask(message)).toMatch(expected)
})
