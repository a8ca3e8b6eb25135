import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeClaim } from './claims.make.ts'

const { as } = await startTestApp({ RATE_LIMITS: 'on' })

async function makeAsker(domain: string) {
  const user = await makeUser()
  const { id: business_id } = await makeBusiness({ verification_status: 'curated', website: `https://${domain}` })
  const claim = await makeClaim({ business_id, user_id: user.id })
  return (mailbox: string) => as(user).post(`/api/claims/${claim.id}/domain-code`, { email: `${mailbox}@${domain}` })
}

test('a mailbox gets three codes an hour', async () => {
  const ask = await makeAsker('three.example')
  for (let time = 0; time < 3; time++) expect((await ask('office')).status).toBe(200)
  const refused = await ask('OFFICE')
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  expect((await ask('other')).status).toBe(200)
})

test('a member asks for ten codes an hour, and so do all members together for one domain', async () => {
  const [one, two] = [await makeAsker('ten.example'), await makeAsker('ten.example')]
  for (let time = 0; time < 5; time++) {
    expect((await one(`one${time}`)).status).toBe(200)
    expect((await two(`two${time}`)).status).toBe(200)
  }
  expect((await one('more')).status).toBe(429)
  expect((await (await makeAsker('ten.example'))('more')).body.error).toContain('Too many codes have been asked for.')
  expect((await (await makeAsker('eleven.example'))('more')).status).toBe(200)
})
