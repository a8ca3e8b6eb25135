import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { line, maxUnits, message, optionalLine, optionalText } from '../../../kit/api/schema.ts'
import { MAX_MARKDOWN_LENGTH } from '../../markdown/markdown.constants.ts'
import { MAX_TITLE_LENGTH, MAX_TOPICS } from '../questions.constants.ts'
import { MAX_TOPIC_NAME_LENGTH } from './topics.constants.ts'

export const Topic = z
  .object({
    slug: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    /** The number of its public questions. */
    question_count: z.number(),
  })
  .meta({ id: 'Topic' })
export type Topic = z.output<typeof Topic>

/** A topic with the fields that only moderators see. */
const CuratedTopic = Topic.extend({
  /** Words that suggest this topic when a question contains them, separated by commas. */
  keywords: z.string().nullable(),
}).meta({ id: 'CuratedTopic' })
export type CuratedTopic = z.output<typeof CuratedTopic>

const slug = line(MAX_TOPIC_NAME_LENGTH, 'Slug').regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'Slug must be lower-case letters and digits, in words that hyphens join',
)
export const TopicForm = z.object({
  name: line(MAX_TOPIC_NAME_LENGTH, 'Name'),
  description: optionalText(300, 'Description'),
  keywords: optionalLine(2000, 'Keywords'),
})

export const NewTopicForm = TopicForm.extend({ slug })

/** The slugs of the topics of a question, without duplicates. */
export const topicSlugs = z
  .array(line(MAX_TOPIC_NAME_LENGTH, 'Topic'), 'topics must be a list of slugs')
  .transform((slugs) => [...new Set(slugs)])
  .refine((slugs) => slugs.length <= MAX_TOPICS, `A question has at most ${MAX_TOPICS} topics`)
  .meta({
    override: { type: 'array', items: { type: 'string', maxLength: MAX_TOPIC_NAME_LENGTH }, maxItems: MAX_TOPICS },
  })

const curated = z.object({ topic: CuratedTopic })

export const topicsContract = {
  'GET /topics': {
    summary: 'All topics of questions, by name',
    reply: z.object({ topics: z.array(Topic) }),
  },
  'GET /topics/:slug': { summary: 'A topic of questions', reply: z.object({ topic: Topic }) },
  'POST /topics/suggest': {
    summary: 'The topics that a text suggests, the best first, at most 3',
    access: 'member',
    readOnly: true,
    body: z.object({
      title: maxUnits(
        z.string().trim(),
        MAX_TITLE_LENGTH,
        `Title must be ${MAX_TITLE_LENGTH} characters or less`,
      ).default(''),
      content: maxUnits(
        z.string().trim(),
        MAX_MARKDOWN_LENGTH,
        `Details must be ${MAX_MARKDOWN_LENGTH} characters or less`,
      ).default(''),
    }),
    reply: z.object({ topics: z.array(Topic.pick({ slug: true, name: true })) }),
  },
  'GET /admin/topics': {
    summary: 'All topics with the words that suggest them',
    access: 'moderator',
    reply: z.object({ topics: z.array(CuratedTopic) }),
  },
  'POST /admin/topics': {
    summary: 'Add a topic',
    access: 'moderator',
    body: NewTopicForm,
    reply: curated,
    status: 201,
  },
  'PUT /admin/topics/:slug': {
    summary: 'Change the name, the description and the words of a topic',
    access: 'moderator',
    body: TopicForm,
    reply: curated,
  },
  'DELETE /admin/topics/:slug': {
    summary: 'Delete a topic. Its questions get the topic `into` instead, if it is given',
    access: 'moderator',
    query: z.object({ into: line(MAX_TOPIC_NAME_LENGTH, 'into').optional() }),
    reply: message,
  },
  'PUT /admin/questions/:id/topics': {
    summary: 'Change the topics of a question as a moderator',
    access: 'moderator',
    body: z.object({ topics: topicSlugs }),
    reply: z.object({ topics: z.array(z.string()) }),
  },
} satisfies Contract

type TopicsContract = typeof topicsContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends TopicsContract {}
}
