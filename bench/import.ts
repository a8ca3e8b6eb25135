import { post, type Server } from './server.ts'

export type ImportMeasure = { rows: number; rows_per_second: number; memory_before: number; memory_growth: number }

const header = 'name,website,street address 1,street address 2,city,state,zip,industry\n'
const cities = [
  'Anchorage',
  'Fairbanks',
  'Juneau',
  'Sitka',
  'Ketchikan',
  'Wasilla',
  'Kenai',
  'Kodiak',
  'Bethel',
  'Nome',
]
const industries = ['Arts & Culture', 'Education', 'Environment', 'Health', 'Housing', 'Recreation & Sports', '']

/** A CSV file with this many different businesses, about 110 bytes each. */
function makeCsv(rows: number) {
  const lines = Array.from({ length: rows }, (_, index) => {
    const place = `${index} Main Street,Suite ${index % 97},${cities[index % cities.length]},AK,99${500 + (index % 400)}`
    return `Northern ${(index * 7919) % 9973} Company ${index},www.company-${index}.example,${place},${industries[index % industries.length]}\n`
  })
  return header + lines.join('')
}

export async function uploadCsv({ url, authorization }: Server, csv: BlobPart) {
  const body = new FormData()
  body.set('csv', new Blob([csv], { type: 'text/csv' }), 'bench.csv')
  return post(`${url}/api/admin/import-businesses`, body, authorization)
}

/** Imports a generated file and samples the memory of the server. */
export async function measureImport(server: Server, rows: number): Promise<ImportMeasure> {
  const csv = makeCsv(rows)
  const memory_before = server.memory()
  let highest = memory_before
  const sampler = setInterval(() => (highest = Math.max(highest, server.memory())), 20)
  const started = performance.now()
  const { imported } = await uploadCsv(server, csv)
  const seconds = (performance.now() - started) / 1000
  clearInterval(sampler)
  if (imported !== rows) throw new Error(`${imported} of ${rows} rows were imported`)
  return { rows, rows_per_second: rows / seconds, memory_before, memory_growth: highest - memory_before }
}
