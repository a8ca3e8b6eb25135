import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { connection } from '../../../test/database.ts'
import { setUpApp, setUpPasskey } from '../../../test/secondFactors.ts'
import { makeAdmin, makeUser, PASSWORD } from '../accounts/accounts.make.ts'

const app = await startTestApp()
const { as, visitor } = app

function run(...args: string[]) {
  const { host, port, user, password, database } = connection
  const DATABASE_URL = `postgres://${user}:${password ?? ''}@localhost:${port}/${database}?host=${encodeURIComponent(host as string)}`
  const command = ['src/server/secondFactorCommand.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { PATH: process.env.PATH, DATABASE_URL },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('the command removes a second factor, ends the sessions, and is logged', async () => {
  const [admin, member] = [await makeAdmin(), await makeUser()]
  await setUpApp(app, member)
  await setUpPasskey(app, member)
  expect(run('remove', member.email.toUpperCase())).toMatchObject({
    status: 0,
    output: expect.stringMatching(/Sessions ended: 1/),
  })
  expect((await as(member).get('/api/auth/me')).status).toBe(401)
  const { body } = await visitor.post('/api/auth/login', { email: member.email, password: PASSWORD })
  expect((await as(body).get('/api/auth/second-factor')).body).toMatchObject({
    app: null,
    passkeys: [],
    recovery_codes_left: 0,
  })
  const { events } = (await as(body).get('/api/auth/security-events')).body
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain('factor.reset')
  const [entry] = (await as(admin).get('/api/admin/audit')).body.entries
  expect(entry).toMatchObject({ actor_name: 'The server', action: 'user.remove_second_factor', target_id: member.id })
})

test('the command changes nothing for other arguments, unknown accounts, and accounts without a second factor', async () => {
  const { email } = await makeUser()
  expect(run('remove')).toMatchObject({ status: 1, output: expect.stringMatching(/Name one account/) })
  expect(run('remove', 'nobody@example.com')).toMatchObject({
    status: 1,
    output: expect.stringMatching(/There is no account nobody@example.com/),
  })
  expect(run('remove', email)).toMatchObject({ status: 1, output: expect.stringMatching(/has no second factor/) })
})
