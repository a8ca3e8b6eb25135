import type { Services } from '../../kit/server/services.server.ts'
import { renderAtomFeed } from '../../kit/text/atom.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import { listQuestions } from './listQuestions.server.ts'
import { feedPath, parseQuestionFilters, questionsPath, toApiQuery } from './questionList.ts'

import { readTopic } from './topics/topics.service.server.ts'

const MAX_ENTRIES = 50

/** Returns the 50 newest questions that match the filters in `params`, as an Atom feed. */
export async function renderQuestionsFeed({ replica, settings: { site } }: Services, params: URLSearchParams) {
  const filters = parseQuestionFilters(params)
  const { questions } = await listQuestions(replica, null, {
    ...toApiQuery(filters),
    limit: MAX_ENTRIES,
  })
  const topic = filters.topic ? await readTopic(replica, filters.topic) : null
  const updateTimes = questions.map(({ created_at, edited_at }) => edited_at ?? created_at)
  return renderAtomFeed({
    title: `${topic?.name ?? 'Q&A Forum'} · ${site.name}`,
    url: site.url + questionsPath(filters),
    self: site.url + feedPath(filters),
    updated: updateTimes.toSorted().at(-1) ?? new Date(0).toISOString(),
    entries: questions.map((question, index) => ({
      url: `${site.url}/questions/${question.id}`,
      title: question.title,
      author: question.full_name,
      published: question.created_at,
      updated: updateTimes[index] as string,
      content_html: renderMarkdown(question.content),
    })),
  })
}
