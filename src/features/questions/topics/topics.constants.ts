export const MAX_TOPIC_NAME_LENGTH = 60
/** The number of topics to which the list of questions links. The screen of all topics has the others. */
export const MAX_LINKED_TOPICS = 8

export const topicPath = (slug: string) => `/topics/${slug}`
