import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Features that a database engine may lack, with a pattern for their use in migrations or code. */
const features: Record<string, RegExp> = {
  'LISTEN and NOTIFY': /'listen \w+'|pg_notify\(/,
  'triggers for each row': /for each row/,
  'triggers for each statement': /for each statement/,
  'transition tables of triggers': /referencing (old|new) table/,
  'deferrable constraints and triggers': /deferrable/,
  'PL/pgSQL': /language plpgsql/,
  'SQL-standard function bodies': /begin atomic|^return .+;$/m,
  'advisory locks of a transaction': /pg_(try_)?advisory_xact_lock\(/,
  'advisory locks of a session': /pg_(try_)?advisory_lock(_shared)?\(/,
  'row locks with SKIP LOCKED': /for update( of \w+)? skip locked/,
  'row locks in statements over several tables': /for (no key )?update/,
  'LOCK TABLE': /`?lock table /,
  'full text search with tsvector and GIN': /using gin \(document\)/,
  'ranking with ts_rank_cd, operators of tsquery': /ts_rank_cd\(/,
  'RUM indexes': /using rum/,
  'trigrams (pg_trgm)': /gin_trgm_ops/,
  'GiST indexes': /using gist/,
  'exclusion constraints': /exclude using/,
  'GIN indexes of several columns': /using gin \([^()]+,[^()]+\)/,
  'stored generated columns': /generated always as \(/,
  'partial indexes': /create (unique )?index [^;]+\bwhere\b/,
  'INSERT … ON CONFLICT': /on conflict/,
  'foreign keys with cascades': /references \w+[^,;]* on delete cascade/,
  'temporary tables': /create temporary table/,
  'COPY from a client': /copy \$\{\w+\}.* from stdin/,
  'lateral joins': /\blateral\b/,
  'table inheritance': /\binherits \(/,
  'partitioned tables': /partition by (range|list|hash)/,
  'serializable transactions': /isolation level serializable|'serializable'/,
}

const readAll = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')

test('docs/scaling.md states which features of PostgreSQL are used', () => {
  // Comments mention features that are not used, so they are removed.
  const source = [readAll('migrations', /^\d+.*\.sql$/).replaceAll(/--.*$/gm, ''), readAll('src', /\.server\.ts$/)]
    .join('\n')
    .toLowerCase()
  const used = Object.entries(features).map(([name, pattern]) => [name, pattern.test(source) ? 'yes' : 'no'])
  const [, section = ''] = readFileSync('docs/scaling.md', 'utf8').split('## Other engines')
  const documented = [...section.matchAll(/^\| ([^|]+?) +\| (yes|no) +\|/gm)].map(([, name, use]) => [name, use])
  expect(documented).toEqual(used)
})
