import { expect, test } from 'vitest'
import { db } from '../../../../test/database.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { writeAudit } from '../../audit/audit.service.server.ts'
import { makeBusiness } from '../businesses.make.ts'
import { fillNames } from './fillNames.server.ts'

const readNames = (id: number) =>
  db
    .selectFrom('businesses')
    .where('id', '=', id)
    .select(['business_name', 'display_name', 'city', 'display_city'])
    .executeTakeFirstOrThrow()

const setState = (state: { rule?: number; last_id?: number; older_id?: number }) =>
  db.updateTable('readable_names').set(state).execute()
const fill = () => fillNames({ background: db }, new AbortController().signal)

test('a display name differs only while an import alone has written the name', async () => {
  const imported = { business_name: 'NOME BOATS', imported_name: 'NOME BOATS', readable_name: 'Nome Boats' }
  const { id } = await makeBusiness({ ...imported, city: 'NOME', imported_city: 'NOME', readable_city: 'Nome' })
  expect(await readNames(id)).toMatchObject({ display_name: 'Nome Boats', display_city: 'Nome' })
  await db.updateTable('businesses').set({ business_name: 'NOME BOATS!' }).where('id', '=', id).execute()
  expect(await readNames(id)).toMatchObject({ display_name: 'NOME BOATS!', display_city: 'Nome' })
  await db.updateTable('businesses').set({ city: 'TELLER' }).where('id', '=', id).execute()
  expect(await readNames(id)).toMatchObject({ display_city: 'TELLER' })
  await db.updateTable('businesses').set({ city: null }).where('id', '=', id).execute()
  expect(await readNames(id)).toMatchObject({ display_city: null })
})

test('a new rule updates all imported names, in steps that a later run continues', async () => {
  const names = { business_name: 'SITKA TOURS', imported_name: 'SITKA TOURS', readable_name: 'sItKa' }
  const before = await makeBusiness(names)
  const after = await makeBusiness(names)
  await setState({ rule: 0, last_id: before.id, older_id: 0 })
  await fill()
  expect(await readNames(before.id)).toMatchObject({ display_name: 'sItKa' })
  expect(await readNames(after.id)).toMatchObject({ display_name: 'Sitka Tours' })
  await fill()
  expect(await readNames(before.id)).toMatchObject({ display_name: 'sItKa' })
  await setState({ rule: 0 })
  await fill()
  expect(await readNames(before.id)).toMatchObject({ display_name: 'Sitka Tours' })
})

test('an upgrade keeps the names that people have written', async () => {
  const admin = await makeAdmin()
  const name = { business_name: 'OLD HARBOR TOURS', city: 'OLD HARBOR' }
  const [imported, created, edited] = [await makeBusiness(name), await makeBusiness(name), await makeBusiness(name)]
  const owned = await makeBusiness(name, { owner: await makeUser() })
  const write = (id: number, action: 'business.create' | 'business.edit', details: Record<string, unknown>) =>
    db
      .transaction()
      .execute((tx) =>
        writeAudit(tx, { viewer: admin, ip: '192.0.2.1' }, { action, target_type: 'business', target_id: id, details }),
      )
  await write(created.id, 'business.create', { status: 'curated' })
  await write(edited.id, 'business.edit', { business_name: ['OLD HARBOR', 'OLD HARBOR TOURS'] })
  await write(imported.id, 'business.edit', { tagline: [null, 'By boat'] })
  await setState({ rule: 0, last_id: 0, older_id: owned.id })
  const newer = await makeBusiness(name)
  await fill()
  const shown = await Promise.all([imported, created, edited, owned, newer].map(({ id }) => readNames(id)))
  expect(shown.map(({ display_name }) => display_name)).toEqual([
    'Old Harbor Tours',
    ...Array.from({ length: 4 }, () => 'OLD HARBOR TOURS'),
  ])
  expect(shown[0]?.display_city).toBe('Old Harbor')
})
