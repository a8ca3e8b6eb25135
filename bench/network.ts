import { randomBytes } from 'node:crypto'
import type { Request } from 'autocannon'
import { hashToken } from '../src/kit/server/tokens.server.ts'
import { withDatabase } from './database.ts'
import type { Server } from './server.ts'

/** The content of the measured network that the scenarios use. Ids are sorted newest first. */
export type Network = {
  questions: number[]
  businesses: number[]
  jobs: number[]
  events: number[]
  /** Words that occur in some titles, and pairs of adjacent ones. */
  words: { questions: string[]; businesses: string[]; jobs: string[]; events: string[] }
  /** Industries and cities of the directory. */
  industries: string[]
  cities: string[]
  /** The request headers of members. */
  members: Record<string, string>[]
}

const MEMBERS = 512

/** Reads the content that the scenarios need, and creates sessions of members. */
export function readNetwork({ dataDir }: Server): Promise<Network> {
  return withDatabase(dataDir, async (client) => {
    const ids = async (text: string) => (await client.query(text)).rows.map(({ id }) => Number(id))
    const words = async (from: string, column: string, condition: string) => {
      const { rows } = await client.query(
        `select ${column} as title from ${from} where ${condition} order by id desc limit 100`,
      )
      return rows.flatMap(({ title }: { title: string }) => {
        const [first = '', second = '', third = ''] = title.replace('.', '').split(' ')
        return [third || first, `${first} ${second}`]
      })
    }
    const values = async (column: string) => {
      const { rows } = await client.query(
        `select distinct ${column} as value from (select ${column} from businesses where is_listed limit 2000) as listed limit 20`,
      )
      return rows.map(({ value }: { value: string }) => value)
    }
    const open = 'closed_at is null and expires_at > now()'
    const users = await ids(
      `select id from users where email like 'bench%@example.com' and not is_banned order by id limit ${MEMBERS}`,
    )
    const tokens = users.map(() => randomBytes(32).toString('base64url'))
    await client.query('insert into sessions (token_hash, user_id) select * from unnest($1::bytea[], $2::bigint[])', [
      tokens.map(hashToken),
      users,
    ])
    return {
      questions: await ids('select id from questions order by id desc limit 30000'),
      businesses: await ids('select id from businesses where is_listed order by id desc limit 6000'),
      jobs: await ids(`select id from jobs where ${open} order by id desc limit 3000`),
      events: await ids('select id from events where is_listed and not is_over order by start_datetime limit 3000'),
      words: {
        questions: await words('questions', 'title', 'true'),
        businesses: await words('businesses', 'business_name', 'is_listed'),
        jobs: await words('jobs', 'title', open),
        events: await words('events', 'title', 'is_listed and not is_over'),
      },
      industries: await values('industry'),
      cities: await values('city'),
      members: tokens.map((token) => ({ Authorization: `Bearer ${token}` })),
    }
  })
}

export const paths = (urlPaths: string[]): Request[] => urlPaths.map((path) => ({ path }))

/** A POST request of JSON. */
export const postRequest = (path: string, body: unknown, headers: Record<string, string> = {}): Request => ({
  method: 'POST',
  path,
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
