import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeClaim } from './claims.make.ts'

const { as } = await startTestApp({ RATE_LIMITS: 'on' })

async function makeCodeRequester(domain: string) {
  const user = await makeUser()
  const { id: business_id } = await makeBusiness({ verification_status: 'curated', website: `https://${domain}` })
  const claim = await makeClaim({ business_id, user_id: user.id })
  return (mailbox: string) => as(user).post(`/api/claims/${claim.id}/domain-code`, { email: `${mailbox}@${domain}` })
}

test('limits codes per address to 3 an hour', async () => {
  const requestCode = await makeCodeRequester('three.example')
  for (let time = 0; time < 3; time++) expect((await requestCode('office')).status).toBe(200)
  const refusedReply = await requestCode('OFFICE')
  expect([refusedReply.status, refusedReply.headers.has('retry-after')]).toEqual([429, true])
  expect((await requestCode('other')).status).toBe(200)
})

test('limits codes per member and per domain to 10 an hour', async () => {
  const [requestFirst, requestSecond] = [await makeCodeRequester('ten.example'), await makeCodeRequester('ten.example')]
  for (let time = 0; time < 5; time++) {
    expect((await requestFirst(`one${time}`)).status).toBe(200)
    expect((await requestSecond(`two${time}`)).status).toBe(200)
  }
  expect((await requestFirst('more')).status).toBe(429)
  expect((await (await makeCodeRequester('ten.example'))('more')).body.error).toContain(
    'Too many codes have been requested.',
  )
  expect((await (await makeCodeRequester('eleven.example'))('more')).status).toBe(200)
})
