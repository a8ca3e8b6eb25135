import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { runAsAdministrator } from './database.ts'

const template = inject('template')
const names: string[] = []

export async function dropEmptyDatabases() {
  for (const name of names.splice(0)) await runAsAdministrator(`drop database ${name} with (force)`)
}

/** Creates a database without tables, with further options of `create database`. @returns its connection settings */
export async function makeEmptyDatabase(options = '') {
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  await runAsAdministrator(`create database ${database} template template0 ${options}`)
  names.push(database)
  return { ...template, database }
}

/** Runs SQL on a new connection. @returns the rows of a single statement */
export async function query(connection: pg.ClientConfig, text: string, values?: unknown[]) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** All rows by table, as sorted JSON texts, without those of unlogged tables. Generated search documents are included. */
export async function readContent(connection: pg.ClientConfig, schemas = ['public', 'pgboss']) {
  const tables = await query(
    connection,
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and relpersistence <> 'u' and nspname = any($1) order by 1`,
    [schemas],
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await query(connection, `select to_jsonb(t)::text as row from ${name} as t order by 1`)
    content[name] = rows.map(({ row }) => row)
  }
  return content
}

/** Expects that the upgraded database contains every row of version 2.9.0. It may have more columns and tables. */
export function expectUpgraded(after: Record<string, string[]>, before: Record<string, string[]>) {
  for (const [table, rows] of Object.entries(before)) {
    if (table.startsWith('public.kysely_')) continue
    const upgraded = after[table]?.map((row) => JSON.parse(row))
    expect(upgraded, table).toHaveLength(rows.length)
    for (const row of rows) {
      const { listed, document, ...fields } = JSON.parse(row)
      // The search documents of events are written anew, with weights.
      const expected =
        table === 'public.events' ? { ...fields, is_listed: listed } : { ...fields, ...(document && { document }) }
      expect(upgraded, table).toContainEqual(expect.objectContaining(expected))
    }
  }
}
