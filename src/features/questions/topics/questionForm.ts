import { z } from 'zod'
import { QuestionForm } from '../questions.contract.ts'
import { topicSlugs } from './topics.contract.ts'

/** Joins slugs into one text, the form in which forms and drafts store them. */
export const joinTopics = (slugs: string[]) => slugs.join(' ')
export const splitTopics = (text: string) => text.split(' ').filter(Boolean)

/** The schema of the question form, with the topics as one text. */
export const QuestionFormWithTopics = QuestionForm.extend({
  topics: z.string().transform(splitTopics).pipe(topicSlugs),
})
