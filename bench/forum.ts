import { type Plan, paths } from './compare.ts'
import type { Server } from './server.ts'

/** Scenarios for the forum of `bench:seed`. They use more addresses than the page cache holds, so that pages are rendered. */
export async function planForum(server: Server): Promise<Plan> {
  const { questions } = await (await fetch(`${server.url}/api/questions?limit=1`)).json()
  const newest: number = questions[0].id
  const step = Math.max(1, Math.floor(newest / 3000))
  const ids = Array.from({ length: Math.min(3000, newest) }, (_, index) => newest - index * step)
  const sorts = ['newest', 'votes', 'unanswered']
  const searches = await readSearches(server, ids)
  return {
    floorQuery: 'select * from questions where id = $1',
    ids,
    scenarios: [
      ['questions, HTML', paths(sorts.map((sort) => `/questions?sort=${sort}`))],
      ['questions, JSON', paths(sorts.map((sort) => `/api/questions?sort=${sort}`))],
      ['question, HTML', paths(ids.map((id) => `/questions/${id}`))],
      ['question, JSON', paths(ids.map((id) => `/api/questions/${id}`))],
      ['question, JSON, logged in', ids.map((id) => ({ path: `/api/questions/${id}`, headers: server.authorization }))],
      ['search, HTML', paths(searches.map((search) => `/questions?search=${search}`))],
      ['search, JSON', paths(searches.map((search) => `/api/questions?search=${search}`))],
      ['search, a word of old questions', paths(['/api/questions?search=oldword'])],
      ['search, misspelled', paths(['/api/questions?search=oldwrd'])],
      [
        'posting an answer',
        ids.map((question_id) => ({
          method: 'POST' as const,
          path: '/api/answers',
          headers: { ...server.authorization, 'Content-Type': 'application/json' },
          body: JSON.stringify({ question_id, content: 'Ask at the harbor, they know. It took us two weeks in May.' }),
        })),
      ],
    ],
  }
}

/** Searches of one and two words that occur in a question. */
async function readSearches(server: Server, ids: number[]) {
  const titles = await Promise.all(
    ids.slice(0, 100).map(async (id) => {
      const { question } = await (await fetch(`${server.url}/api/questions/${id}`)).json()
      return (question.title as string).replace('.', '').split(' ')
    }),
  )
  return titles.flatMap(([first = '', second = '', third = '']) => [third, `${first}+${second}`])
}
