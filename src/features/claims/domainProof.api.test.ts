import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeClaim } from './claims.make.ts'
import { websiteDomainOf } from './websiteDomain.server.ts'

const { as, mailFolder } = await startTestApp()
const { waitForEmail } = openMailbox(mailFolder)
const admin = await makeAdmin()

let siteCount = 0
/** Creates a claim on a business whose website has its own domain. */
async function makeScene(overrides: { website?: string | null } = {}) {
  siteCount += 1
  const domain = `harbour${siteCount}.example.com`
  const user = await makeUser()
  const business = await makeBusiness({
    verification_status: 'curated',
    website: `https://www.${domain}/about`,
    ...overrides,
  })
  const claim = await makeClaim({ business_id: business.id, user_id: user.id })
  const post = (path: string, body: object) => as(user).post(`/api/claims/${claim.id}/${path}`, body)
  return {
    domain,
    user,
    business,
    claim,
    requestCode: (email: string) => post('domain-code', { email }),
    enterCode: (code: string) => post('domain-proof', { code }),
    readOwnClaim: async () => (await as(user).get('/api/claims/me')).body.claims[0],
  }
}

const extractCode = (text: string | undefined) => text?.match(/Your code is (\d{6})/)?.[1] as string
const wrongCodeFor = (code: string) => (code === '000000' ? '000001' : '000000')

test.each([
  ['https://www.example.com/', 'example.com'],
  ['http://example.com:8080/path?x', 'example.com'],
  ['https://EXAMPLE.com.', 'example.com'],
  ['https://shop.example.com', 'shop.example.com'],
  ['https://wwwhale.example.com', 'wwwhale.example.com'],
  ['https://käse.example', 'xn--kse-qla.example'],
  ['https://notfacebook.com', 'notfacebook.com'],
  ['https://www.facebook.com/ravenferries', null],
  ['https://m.facebook.com/ravenferries', null],
  ['https://raven.wixsite.com/ferries', null],
  ['https://gmail.com', null],
  ['https://home.gci.net/~raven', null],
  ['https://192.0.2.7/', null],
  ['https://[2001:db8::1]/', null],
  ['https://localhost/', null],
  ['https://raven.local/', null],
  ['not a website', null],
  [null, null],
])('the domain of %s is %s', (website, domain) => {
  const { website_domain, domain_refusal } = websiteDomainOf(website)
  expect(website_domain).toBe(domain)
  expect(domain_refusal).toEqual(domain ? null : expect.stringMatching(/^The .+\.$/))
})

test('entering a code that was sent to the domain of the website marks the claim as proven and leaves it pending', async () => {
  const { domain, business, claim, requestCode, enterCode, readOwnClaim } = await makeScene()
  expect(await readOwnClaim()).toMatchObject({ website_domain: domain, domain_refusal: null, code_email: null })
  const requested = await requestCode(` Office@${domain.toUpperCase()} `)
  expect([requested.status, requested.body.message]).toEqual([
    200,
    `A code has been sent to Office@${domain.toUpperCase()}. It is valid for 30 minutes.`,
  ])
  const mail = await waitForEmail(`Office@${domain}`)
  expect(mail.subject).toBe(`Your code for ${business.business_name}`)
  const code = extractCode(mail.text)
  const stored = await db
    .selectFrom('claim_codes')
    .where('claim_id', '=', claim.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(code)
  const remaining = Date.parse(stored.expires_at) - Date.now()
  expect([remaining > 29 * 60_000, remaining <= 30 * 60_000]).toEqual([true, true])
  expect((await readOwnClaim()).code_email).toBe(`Office@${domain.toUpperCase()}`)

  const { status, body } = await enterCode(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect([status, body.claim]).toMatchObject([
    200,
    { status: 'pending', proven_domain: domain, proven_at: expect.any(String), code_email: null },
  ])
  expect((await enterCode(code)).status).toBe(400)
  expect((await requestCode(`office@${domain}`)).status).toBe(409)
  const { claims } = (await as(admin).get('/api/admin/claim-requests')).body
  expect(claims[0]).toMatchObject({ id: claim.id, status: 'pending', proven_domain: domain })
})

test('the proof keeps its domain when the website changes', async () => {
  const { domain, business, claim, requestCode, enterCode, readOwnClaim } = await makeScene()
  await requestCode(`office@${domain}`)
  const code = extractCode((await waitForEmail(`office@${domain}`)).text)
  await db
    .updateTable('businesses')
    .where('id', '=', business.id)
    .set({ website: 'https://elsewhere.example' })
    .execute()
  expect((await enterCode(code)).body.claim).toMatchObject({
    proven_domain: domain,
    website_domain: 'elsewhere.example',
  })
  expect((await as(admin).get(`/api/admin/claim-requests/${claim.id}`)).body).toMatchObject({
    claim: { proven_domain: domain },
    website_domain: 'elsewhere.example',
  })
  // The new domain can be proven too.
  expect((await requestCode('office@elsewhere.example')).status).toBe(200)
  await waitForEmail('office@elsewhere.example')
  expect((await readOwnClaim()).proven_domain).toBe(domain)
})

test('rejects email addresses at any other domain', async () => {
  const { domain, requestCode } = await makeScene()
  for (const email of [
    `office@mail.${domain}`,
    'office@example.com',
    `office@not${domain}`,
    `office@${domain}.example.net`,
    'office@gmail.com',
  ]) {
    const { status, body } = await requestCode(email)
    expect([status, body.error]).toEqual([400, `Please enter an address that ends in @${domain}`])
  }
  expect((await requestCode('no address')).body.errors[0].field).toBe('email')
})

test.each([null, 'https://www.facebook.com/raven', 'https://192.0.2.7'])(
  'rejects a domain proof for the website %s',
  async (website) => {
    const { requestCode, readOwnClaim } = await makeScene({ website })
    const { website_domain, domain_refusal } = await readOwnClaim()
    expect(website_domain).toBeNull()
    const { status, body } = await requestCode('office@facebook.com')
    expect([status, body.error]).toEqual([409, domain_refusal])
  },
)

test('five wrong codes invalidate a code, also when entered concurrently', async () => {
  const { domain, requestCode, enterCode } = await makeScene()
  await requestCode(`office@${domain}`)
  const code = extractCode((await waitForEmail(`office@${domain}`)).text)
  const wrongReply = await enterCode(wrongCodeFor(code))
  expect([wrongReply.status, wrongReply.body.errors]).toEqual([
    400,
    [{ field: 'code', message: 'The code is not correct. You have 4 tries left.' }],
  ])
  expect((await enterCode('12345')).body.error).toBe('Please enter the 6 digits of the code')
  const answers = await Promise.all(Array.from({ length: 10 }, () => enterCode(wrongCodeFor(code))))
  const sentences = answers.map(({ body }) => body.error)
  expect(sentences.filter((sentence) => sentence === 'Too many wrong codes. Please request a new one.')).toHaveLength(6)
  expect((await enterCode(code)).body.error).toBe('Too many wrong codes. Please request a new one.')

  await requestCode(`office@${domain}`)
  const newCode = extractCode((await waitForEmail(`office@${domain}`, 2)).text)
  expect((await enterCode(newCode)).status).toBe(200)
})

test('a code expires, and a new code replaces it', async () => {
  const { domain, claim, requestCode, enterCode, readOwnClaim } = await makeScene()
  expect((await enterCode('123456')).body.error).toBe('There is no code to enter. Please request one.')
  await requestCode(`one@${domain}`)
  const firstCode = extractCode((await waitForEmail(`one@${domain}`)).text)
  await requestCode(`two@${domain}`)
  const secondCode = extractCode((await waitForEmail(`two@${domain}`)).text)
  if (firstCode !== secondCode) expect((await enterCode(firstCode)).status).toBe(400)
  await db.updateTable('claim_codes').where('claim_id', '=', claim.id).set({ expires_at: '2020-01-01' }).execute()
  expect((await enterCode(secondCode)).body.error).toBe('This code has expired. Please request a new one.')
  expect((await readOwnClaim()).code_email).toBeNull()
})

test('rejects a proof for a decided claim or for the claim of another user', async () => {
  const { domain, claim, requestCode, enterCode } = await makeScene()
  const stranger = as(await makeUser())
  expect((await stranger.post(`/api/claims/${claim.id}/domain-code`, { email: `a@${domain}` })).status).toBe(404)
  expect((await stranger.post(`/api/claims/${claim.id}/domain-proof`, { code: '123456' })).status).toBe(404)
  await as(admin).post(`/api/admin/claim-requests/${claim.id}/reject`, { admin_notes: 'No' })
  expect((await requestCode(`office@${domain}`)).status).toBe(409)
  expect((await enterCode('123456')).status).toBe(409)
})
