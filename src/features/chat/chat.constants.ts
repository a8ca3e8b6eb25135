export const MAX_MESSAGE_LENGTH = 1000
/** The number of earlier messages that the assistant gets, and the maximum length of each in UTF-16 units. */
export const MAX_HISTORY_MESSAGES = 20
export const MAX_HISTORY_MESSAGE_LENGTH = 4000
/** The share of the cost limit from which an IP address is shown as near the limit. */
export const NEAR_LIMIT_RATIO = 0.8
export const LIMIT_REASON = 'Cost threshold exceeded'
export const CHAT_FAILED_MESSAGE = 'Sorry, I encountered an error. Please try again.'
/** Days after which the record of a single request is deleted. The totals per IP address stay. */
export const REQUEST_RETENTION_DAYS = 90
/** Days after its last occurrence after which an unanswered question is deleted. */
export const UNANSWERED_RETENTION_DAYS = 90
export const usagePageSizes = [10, 25, 50, 100] as const
export const USAGE_PAGE_SIZE = 50
