import { cleanSearchText, markdownToText, preview } from '../../kit/text.ts'
import { CONTENT_PREVIEW, type QuestionSort, questionSorts } from './questions.constants.ts'
import type { Question } from './questions.contract.ts'

export type QuestionFilters = { search: string; sort: QuestionSort }

/** What is asked for in the URL; what makes no sense there is ignored. */
export function readQuestionFilters(params: URLSearchParams): QuestionFilters {
  const asked = params.get('sort')
  return {
    search: cleanSearchText(params.get('search'), 200),
    sort: questionSorts.find((sort) => sort === asked) ?? 'newest',
  }
}

/** The one address of a view of the list. */
export function questionsPath({ search, sort }: QuestionFilters): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  else if (sort !== 'newest') params.set('sort', sort)
  return `/questions${params.size > 0 ? `?${params}` : ''}`
}

/** The same view as a feed. */
export const feedPath = (filters: QuestionFilters) => questionsPath(filters).replace('/questions', '/questions.atom')

/** What a row shows, and no more: details are long, and a page carries its data twice. */
export const rowOf = ({ content, ...question }: Question) => ({
  ...question,
  preview: preview(markdownToText(content), CONTENT_PREVIEW),
})
export type QuestionRow = ReturnType<typeof rowOf>
