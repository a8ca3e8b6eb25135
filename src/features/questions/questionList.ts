import { cleanSearchText, markdownToText, preview } from '../../kit/text/text.ts'
import { CONTENT_PREVIEW_LENGTH, type QuestionSort, questionSorts } from './questions.constants.ts'
import type { Question } from './questions.contract.ts'
import { MAX_TOPIC_NAME_LENGTH, topicPath } from './topics/topics.constants.ts'

/** A search sorts by relevance until another order is chosen. */
export type ListedSort = QuestionSort | 'relevance'
/** `topic` is the slug of a topic; empty for all questions. */
export type QuestionFilters = { search: string; topic: string; sort: ListedSort }

const standardSort = (search: string): ListedSort => (search ? 'relevance' : 'newest')

/** Parses the filters in the URL of the list. Invalid values are ignored. */
export function parseQuestionFilters(params: URLSearchParams): QuestionFilters {
  const requestedSort = params.get('sort')
  const search = cleanSearchText(params.get('search'), 200)
  return {
    search,
    topic: cleanSearchText(params.get('topic'), MAX_TOPIC_NAME_LENGTH),
    sort: questionSorts.find((sort) => sort === requestedSort) ?? standardSort(search),
  }
}

export const basePath = ({ topic }: Pick<QuestionFilters, 'topic'>) =>
  topic ? topicPath(encodeURIComponent(topic)) : '/questions'

function toQuery({ search, sort }: Pick<QuestionFilters, 'search' | 'sort'>): URLSearchParams {
  const hasSort = sort !== 'relevance' && sort !== standardSort(search)
  return new URLSearchParams({ ...(search && { search }), ...(hasSort && { sort }) })
}

/** The query of `GET /questions` for these filters. */
export const toApiQuery = ({ search, topic, sort }: QuestionFilters) => ({
  search: search || undefined,
  topic: topic || undefined,
  sort: sort === 'relevance' ? undefined : sort,
})

const withQuery = (path: string, params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path)

/** The canonical path of the list with these filters. */
export const questionsPath = (filters: QuestionFilters) => withQuery(basePath(filters), toQuery(filters))

/** The path of the form for a new question, with prefilled fields. */
export const askPath = (title = '', topic = '') =>
  withQuery('/questions/new', new URLSearchParams({ ...(title && { title }), ...(topic && { topic }) }))

/** The path of the Atom feed with the same filters. */
export function feedPath(filters: QuestionFilters): string {
  const params = toQuery(filters)
  if (filters.topic) params.set('topic', filters.topic)
  return withQuery('/questions.atom', params)
}

/**
 * Returns only the values that a row shows, because the page contains its data twice: as HTML and as hydration data.
 */
export const toQuestionRow = (question: Question) => ({
  id: question.id,
  title: question.title,
  preview: preview(markdownToText(question.content), CONTENT_PREVIEW_LENGTH),
  full_name: question.full_name,
  author: question.author && { id: question.author.id },
  created_at: question.created_at,
  upvotes: question.upvotes,
  downvotes: question.downvotes,
  answer_count: question.answer_count,
  has_accepted_answer: question.has_accepted_answer,
  topic_names: question.topic_names,
  ...(question.duplicate_of && { is_duplicate: true }),
})
export type QuestionRow = ReturnType<typeof toQuestionRow>
