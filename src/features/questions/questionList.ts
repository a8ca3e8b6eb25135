import { cleanSearchText, markdownToText, preview } from '../../kit/text/text.ts'
import { CONTENT_PREVIEW, type QuestionSort, questionSorts } from './questions.constants.ts'
import type { Question } from './questions.contract.ts'

export type QuestionFilters = { search: string; sort: QuestionSort }

/** Reads the filters from the URL of the list. Invalid values are ignored. */
export function readQuestionFilters(params: URLSearchParams): QuestionFilters {
  const requestedSort = params.get('sort')
  return {
    search: cleanSearchText(params.get('search'), 200),
    sort: questionSorts.find((sort) => sort === requestedSort) ?? 'newest',
  }
}

/** The canonical path of the list with these filters. The search ranks by relevance, so it has no sort. */
export function questionsPath({ search, sort }: QuestionFilters): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  else if (sort !== 'newest') params.set('sort', sort)
  return `/questions${params.size > 0 ? `?${params}` : ''}`
}

/** The path of the form for a new question, with a title that is filled in. */
export const askPath = (title = '') => `/questions/new${title && `?${new URLSearchParams({ title })}`}`

/** The path of the Atom feed with the same filters. */
export const feedPath = (filters: QuestionFilters) => questionsPath(filters).replace('/questions', '/questions.atom')

/** Keeps only what a row shows: the page contains its data twice, as HTML and as hydration data. */
export const toQuestionRow = (question: Question) => ({
  id: question.id,
  title: question.title,
  preview: preview(markdownToText(question.content), CONTENT_PREVIEW),
  full_name: question.full_name,
  created_at: question.created_at,
  upvotes: question.upvotes,
  downvotes: question.downvotes,
  answer_count: question.answer_count,
  has_accepted_answer: question.has_accepted_answer,
})
export type QuestionRow = ReturnType<typeof toQuestionRow>
