import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { recordStatements, type Statement } from '../bench/statements.ts'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { connection } from './database.ts'

// Tests whether each statement can read its rows from an index, and from which one. Sequential scans are disabled,
// because PostgreSQL prefers them for the few rows of a test. So the test cannot show whether PostgreSQL prefers the
// index with a million rows: `npm run bench -- --data SMALL --data LARGE` shows that, in docs/performance.md. It also
// does not see statements within functions, such as `newest_matching_questions`.

const recorded: Statement[] = []
// Started before the application opens connections.
afterAll(recordStatements((statement) => recorded.push(statement)))
const { visitor } = await startTestApp()
const user = await makeUser()
const business = await makeBusiness({ business_name: 'Harbor Marine', industry: 'Fishing', city: 'Sitka' })
const question = await makeQuestion({ user_id: user.id, title: 'Permit at the harbor?' })
await makeAnswer({ question_id: question.id, user_id: user.id })
const job = await makeJob({ user_id: user.id, title: 'Harbor deckhand' })
const event = await makeEvent({ business_id: business.id, title: 'Harbor meeting' })

const client = new pg.Client(connection)
await client.connect()
await client.query('analyze')
await client.query('set enable_seqscan = off')
afterAll(() => client.end())

type Node = {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Parent Relationship'?: string
  Plans?: Node[]
}
const listNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(listNodes)]

async function explain({ text, values, isPrepared }: Statement): Promise<Node[]> {
  const literals = values.map((value) => (value === null ? 'null' : client.escapeLiteral(value)))
  if (isPrepared) await client.query(`prepare call as ${text}`)
  const { rows } = isPrepared
    ? await client.query(`explain (format json) execute call${literals.length ? `(${literals})` : ''}`)
    : await client.query({ text: `explain (format json) ${text}`, values })
  if (isPrepared) await client.query('deallocate call')
  return listNodes(rows[0]['QUERY PLAN'][0].Plan)
}

/** Tables that grow with the network. */
const large =
  /^(questions|question_topics|answers|jobs|events|businesses|users|\w+_votes|\w+_search|\w+_recent_\d+|\w+_words)$/

/**
 * The index from which the list of a call is read in its order. For a search and for joins the planner chooses an index
 * by the number of rows, so they have none here: the test only checks that they need no sequential scan.
 */
const indexes: Record<string, string | null> = {
  '/api/questions': 'questions_newest',
  '/api/questions?sort=votes': 'questions_votes',
  '/api/questions?sort=unanswered': 'questions_unanswered',
  '/api/questions?topic=money-and-taxes': 'question_topics_newest',
  '/api/topics': 'topic_counts_topic',
  '/api/questions?search=permit': null,
  '/api/questions?search=permit&topic=money-and-taxes': null,
  '/api/questions/similar?title=permit': null,
  question: 'answers_best',
  '/api/profiles?limit=24': 'businesses_directory',
  '/api/profiles?limit=24&sort=best': 'businesses_best',
  '/api/profiles?limit=24&sort=newest': 'businesses_listed',
  '/api/profiles?limit=24&sort=nearest&near=99801': 'businesses_nearest',
  '/api/profiles?city=sitka&sort=best': 'businesses_city',
  '/api/profiles?industry=fishing': 'businesses_industry',
  '/api/profiles?city=sitka': 'businesses_city',
  '/api/profiles?search=marine': null,
  business: null,
  '/api/jobs?is_active=true': 'jobs_open',
  '/api/jobs?is_active=true&job_type=Contract': 'jobs_open_type',
  '/api/jobs?is_active=true&search=deckhand': null,
  '/api/jobs?is_active=true&min_pay=100000&pay_unit=year': 'jobs_best_paid',
  '/api/jobs?is_active=true&sort=best_paid': 'jobs_best_paid',
  '/api/jobs?is_active=true&sort=expiring': null,
  '/api/jobs': null,
  job: null,
  '/api/events': 'events_start',
  '/api/events?type=Workshop': 'events_type',
  '/api/events?businessId=1': 'events_business',
  '/api/events?search=meeting': null,
  '/api/events/calendar': null,
  event: null,
  '/api/businesses/1/events': null,
  '/api/search?q=harbor': null,
}
const paths: Record<string, string> = {
  question: `/api/questions/${question.id}`,
  business: `/api/profiles/${business.id}`,
  job: `/api/jobs/${job.id}`,
  event: `/api/events/${event.id}`,
}

test('each call reads large tables through the expected indexes', async () => {
  const missing: string[] = []
  const sequential: string[] = []
  for (const [call, required] of Object.entries(indexes)) {
    const path = paths[call] ?? call
    // The first request also fills the caches of the process.
    for (let request = 0; request < 2; request++) {
      recorded.length = 0
      expect((await visitor.get(path)).status).toBe(200)
    }
    const names = new Set<string>()
    for (const statement of recorded.splice(0).filter(({ text }) => /^\s*(select|with|\()/i.test(text))) {
      for (const node of await explain(statement)) {
        const { 'Node Type': type, 'Index Name': index, 'Relation Name': table = '' } = node
        if (index) names.add(index)
        // PostgreSQL hashes the table of a subquery only while it is small.
        const isHashed = node['Parent Relationship'] === 'SubPlan'
        if (type === 'Seq Scan' && !isHashed && large.test(table)) sequential.push(`${call}: ${table}`)
      }
    }
    if (required && !names.has(required)) missing.push(`${call} reads ${[...names].join(', ')} instead of ${required}`)
  }
  expect(missing, 'If a change of an index is intended, change the table in this file').toEqual([])
  expect(sequential, 'These calls can only be answered by reading a whole table').toEqual([])
})
