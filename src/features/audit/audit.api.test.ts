import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeQuestion } from '../questions/questions.make.ts'
import { type AuditRecord, writeAudit } from './audit.service.server.ts'

const { as } = await startTestApp()
const admin = await makeAdmin({ full_name: 'Ada Admin' })

type Entry = { id: number; action: string; target_name: string | null; target_path: string | null }
type Page = { entries: Entry[]; next_cursor: string | null }
const read = async (query: string): Promise<Page> => (await as(admin).get(`/api/admin/audit?${query}`)).body
const write = (...records: AuditRecord[]) =>
  db.transaction().execute((tx) => writeAudit(tx, { viewer: admin, ip: '192.0.2.1' }, ...records))
const deletionOf = (target_name: string): AuditRecord => ({
  action: 'question.delete',
  target_type: 'question',
  target_name,
})

test('the log is paged newest first, with and without filters', async () => {
  await write(...Array.from({ length: 12 }, (_, index) => deletionOf(`Paged ${index}`)), {
    action: 'answer.delete',
    target_type: 'answer',
    target_name: 'Paged too',
  })
  const readAll = async (query: string) => {
    const entries: Entry[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = await read(`limit=5${cursor && `&cursor=${cursor}`}${query}`)
      entries.push(...page.entries)
      cursor = page.next_cursor
    }
    const ids = entries.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    return entries
  }
  const { count } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(await readAll('')).toHaveLength(count)
  expect(await readAll('&search=paged')).toHaveLength(13)
  expect(await readAll('&search=paged&action=question.delete')).toHaveLength(12)
  expect((await read('search=PAGED 1&action=question.delete')).entries.map(({ target_name }) => target_name)).toEqual([
    'Paged 11',
    'Paged 10',
    'Paged 1',
  ])
  expect((await read('search=ada adm&limit=1')).entries[0]?.target_name).toBe('Paged too')
  expect((await read('search=100%25')).entries).toEqual([])
  for (const wrong of ['cursor=nonsense', 'action=nonsense', 'limit=x']) {
    expect((await as(admin).get(`/api/admin/audit?${wrong}`)).status).toBe(400)
  }
})

test('an entry links to its target while the target exists', async () => {
  const user = await makeUser({ email: 'one+two@example.com' })
  const business = await makeBusiness()
  const question = await makeQuestion({ user_id: user.id })
  await write(
    { action: 'user.ban', target_type: 'user', target_id: user.id },
    { action: 'business.edit', target_type: 'business', target_id: business.id },
    { action: 'question.delete', target_type: 'question', target_id: question.id },
  )
  const paths = async () => (await read('limit=3')).entries.map(({ target_path }) => target_path)
  expect(await paths()).toEqual([
    `/questions/${question.id}`,
    `/admin?tab=verification&review=${business.id}`,
    '/admin?search=one%2Btwo%40example.com',
  ])
  await db.deleteFrom('users').where('id', '=', user.id).execute()
  await db.deleteFrom('businesses').where('id', '=', business.id).execute()
  await db.deleteFrom('questions').where('id', '=', question.id).execute()
  expect(await paths()).toEqual([null, null, null])
})

test('the database rejects updates, deletes and truncates of the log', async () => {
  await write(deletionOf('Kept'))
  const entry = () => db.selectFrom('audit_log').where('target_name', '=', 'Kept').selectAll().executeTakeFirst()
  const before = await entry()
  const message = 'the audit log is append-only'
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(message)
  await expect(db.updateTable('audit_log').set({ action: 'x.y' }).execute()).rejects.toThrow(message)
  await expect(db.updateTable('audit_log').set({ actor_id: null }).execute()).rejects.toThrow(message)
  await expect(sql`truncate audit_log cascade`.execute(db)).rejects.toThrow(message)
  await expect(sql`truncate users cascade`.execute(db)).rejects.toThrow(message)
  expect(await entry()).toEqual(before)
})

test('entries keep the name of a deleted administrator', async () => {
  const leaver = await makeAdmin({ full_name: 'Leaving Admin' })
  const { id } = await makeBusiness({ verification_status: 'pending' })
  await as(leaver).post(`/api/admin/businesses/${id}/approve`)
  await db.deleteFrom('users').where('id', '=', leaver.id).execute()
  expect((await read('limit=1')).entries[0]).toMatchObject({
    actor_id: null,
    actor_name: 'Leaving Admin',
    target_id: id,
  })
})

test('the server creates the first administrator once, and logs it', async () => {
  const page = await read('action=user.promote')
  expect(page.entries).toMatchObject([
    { actor_id: null, actor_name: 'The server', target_name: 'Administrator', ip_address: null },
  ])
  expect(page.entries[0]?.target_path).toBe('/admin?search=root%40example.com')
})
