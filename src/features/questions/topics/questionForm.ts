import { z } from 'zod'
import { QuestionForm } from '../questions.contract.ts'
import { topicSlugs } from './topics.contract.ts'

/** Forms keep the slugs as one text, as drafts do. */
export const joinTopics = (slugs: string[]) => slugs.join(' ')
export const splitTopics = (text: string) => text.split(' ').filter(Boolean)

/** The form of a question, with its topics as one text. */
export const QuestionFormWithTopics = QuestionForm.extend({
  topics: z.string().transform(splitTopics).pipe(topicSlugs),
})
