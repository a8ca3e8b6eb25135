export const TOPIC_NAME_MAX = 60
/** The topics that the list of questions links. The others are on the screen of all topics. */
export const LINKED_TOPICS = 8

export const topicPath = (slug: string) => `/topics/${slug}`
