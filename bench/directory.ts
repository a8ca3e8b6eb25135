import { readFileSync } from 'node:fs'
import { type Plan, paths } from './compare.ts'
import { uploadCsv } from './import.ts'
import { seconds } from './options.ts'
import { admin, post, type Server } from './server.ts'

const words = [
  'alaska',
  'church',
  'school',
  'club',
  'foundation',
  'arts',
  'native',
  'fire',
  'council',
  'youth',
  'juneau',
]

export function planDirectory(ids: number[]): Plan {
  const pages = Array.from({ length: Math.ceil(ids.length / 12) }, (_, index) => `/businesses?page=${index + 1}`)
  const headers = { 'Content-Type': 'application/json' }
  return {
    floorQuery: 'select * from businesses where id = $1',
    ids,
    scenarios: [
      ['directory, first page', paths(['/businesses'])],
      [`directory, ${pages.length} pages`, paths(pages)],
      [`${ids.length} profile pages`, paths(ids.map((id) => `/businesses/${id}`))],
      ['/api/profiles?search=', paths(words.map((word) => `/api/profiles?search=${word}&limit=20`))],
      [
        'login',
        [{ method: 'POST', path: '/api/auth/login', headers, body: JSON.stringify(admin) }],
        // Hashing 32 passwords at once takes two cores a second.
        Math.max(seconds, 5),
      ],
    ],
  }
}

export async function publishOrganizations(server: Server): Promise<number[]> {
  await uploadCsv(server, readFileSync('test/data/alaska-organizations.csv'))
  await post(`${server.url}/api/admin/businesses/publish`, { all: true }, server.authorization)
  const { profiles } = await (await fetch(`${server.url}/api/profiles`)).json()
  return profiles.map(({ id }: { id: number }) => id)
}
