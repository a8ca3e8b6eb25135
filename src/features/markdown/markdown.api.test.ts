import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { MAX_MARKDOWN_LENGTH } from './markdown.constants.ts'

const { as } = await startTestApp()
const limited = await startTestApp({ RATE_LIMITS: 'on' })

test('renders a preview with escaped HTML, and rejects a missing or too long text', async () => {
  const { post } = as(await makeUser())
  const reply = await post('/api/markdown', { text: 'Bring a **coat**. <b>Now</b>' })
  expect(reply.body).toEqual({ html: '<p>Bring a <strong>coat</strong>. &lt;b&gt;Now&lt;/b&gt;</p>\n' })
  expect((await post('/api/markdown', { text: 'x'.repeat(MAX_MARKDOWN_LENGTH) })).status).toBe(200)
  expect((await post('/api/markdown', { text: 'x'.repeat(MAX_MARKDOWN_LENGTH + 1) })).body.error).toBe(
    'text must be 20000 characters or less',
  )
  expect((await post('/api/markdown', {})).body.error).toBe('text is required')
})

test('limits previews to 60 a minute for each member', async () => {
  const { post } = limited.as(await makeUser())
  const statuses: number[] = []
  for (let count = 0; count < 61; count++) statuses.push((await post('/api/markdown', { text: 'Hi' })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  expect((await limited.as(await makeUser()).post('/api/markdown', { text: 'Hi' })).status).toBe(200)
})
