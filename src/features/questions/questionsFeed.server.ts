import { renderAtomFeed } from '../../kit/atom.ts'
import { renderMarkdown } from '../../kit/markdown.ts'
import type { Services } from '../services.server.ts'
import { feedPath, questionsPath, readQuestionFilters } from './questionList.ts'
import { listQuestions } from './questions.service.server.ts'

const ENTRIES = 50

/** The list of questions as an Atom feed, by the filters of its address. */
export async function questionsFeed({ replica, settings: { site } }: Services, params: URLSearchParams) {
  const filters = readQuestionFilters(params)
  const { questions } = await listQuestions(replica, null, {
    search: filters.search || undefined,
    sort: filters.sort,
    limit: ENTRIES,
  })
  const changes = questions.map(({ created_at, edited_at }) => edited_at ?? created_at)
  return renderAtomFeed({
    title: `Q&A Forum · ${site.name}`,
    url: site.url + questionsPath(filters),
    self: site.url + feedPath(filters),
    updated: changes.toSorted().at(-1) ?? new Date(0).toISOString(),
    entries: questions.map((question, at) => ({
      url: `${site.url}/questions/${question.id}`,
      title: question.title,
      author: question.full_name,
      published: question.created_at,
      updated: changes[at] as string,
      content_html: renderMarkdown(question.content),
    })),
  })
}
