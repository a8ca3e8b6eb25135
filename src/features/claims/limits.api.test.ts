import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeClaim } from './claims.make.ts'

const { as } = await startTestApp({ RATE_LIMITS: 'on' })

async function makeCodeRequester(domain: string, requester?: Awaited<ReturnType<typeof makeUser>>) {
  const user = requester ?? (await makeUser())
  const { id: business_id } = await makeBusiness({ verification_status: 'curated', website: `https://${domain}` })
  const claim = await makeClaim({ business_id, user_id: user.id })
  return (mailbox: string) => as(user).post(`/api/claims/${claim.id}/domain-code`, { email: `${mailbox}@${domain}` })
}

test('limits codes per email address to 3 an hour', async () => {
  const requestCode = await makeCodeRequester('three.example')
  for (let time = 0; time < 3; time++) expect((await requestCode('office')).status).toBe(200)
  const refusedReply = await requestCode('OFFICE')
  expect([refusedReply.status, refusedReply.headers.has('retry-after')]).toEqual([429, true])
  expect((await requestCode('other')).status).toBe(200)
})

test('limits codes to 5 for each claim, and names the limit in the error', async () => {
  const requestCode = await makeCodeRequester('five.example')
  for (let time = 0; time < 5; time++) expect((await requestCode(`box${time}`)).status).toBe(200)
  const reply = await requestCode('box6')
  expect([reply.status, reply.body.error]).toEqual([
    409,
    '5 codes have been sent for this claim, which is the most. An administrator will decide without a proof',
  ])
})

test('limits codes to 10 a day for each member, over all claims', async () => {
  const user = await makeUser()
  for (const domain of ['first.example', 'second.example']) {
    const requestCode = await makeCodeRequester(domain, user)
    for (let time = 0; time < 5; time++) expect((await requestCode(`box${time}`)).status).toBe(200)
  }
  const requestCode = await makeCodeRequester('third.example', user)
  const reply = await requestCode('office')
  expect([reply.status, reply.headers.has('retry-after')]).toEqual([429, true])
  expect(reply.body.error).toMatch(/^A new account can request 10 codes by email on its first day\. /)
  expect((await (await makeCodeRequester('third.example'))('office')).status).toBe(200)
})

test('limits codes to 30 a day for each domain, and to 10 for each mailbox, over all members', async () => {
  const requesters = await Promise.all(Array.from({ length: 11 }, () => makeCodeRequester('busy.example')))
  for (const requestCode of requesters.slice(0, 10)) expect((await requestCode('office')).status).toBe(200)
  const refused = await requesters[10]?.('office')
  expect([refused?.status, refused?.body.error]).toEqual([
    429,
    expect.stringContaining('Too many codes have been sent to this address.'),
  ])
  for (const requestCode of requesters.slice(0, 10)) await requestCode('other')
  for (const [index, requestCode] of requesters.entries()) await requestCode(`box${index}`)
  const last = await (await makeCodeRequester('busy.example'))('fresh')
  expect([last.status, last.body.error]).toEqual([
    429,
    expect.stringContaining('Too many codes have been sent to this domain.'),
  ])
})

test('refused codes do not count for the domain', async () => {
  const requestCode = await makeCodeRequester('kept.example')
  for (let time = 0; time < 5; time++) expect((await requestCode(`box${time}`)).status).toBe(200)
  for (let time = 0; time < 30; time++) expect((await requestCode(`refused${time}`)).status).toBe(409)
  expect((await (await makeCodeRequester('kept.example'))('office')).status).toBe(200)
})
