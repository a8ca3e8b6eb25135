export const MESSAGE_MAX = 1000
/** How many earlier messages the assistant is told, and how much of each. */
export const HISTORY_MAX = 20
export const EARLIER_MAX = 4000
/** From this part of the limit on an address is near it. */
export const NEAR_LIMIT = 0.8
export const LIMIT_REASON = 'Cost threshold exceeded'
export const CHAT_FAILED = 'Sorry, I encountered an error. Please try again.'
/** How many days single requests are kept; what they add up to stays. */
export const REQUESTS_KEPT = 90
export const usagePageSizes = [10, 25, 50, 100] as const
export const USAGE_PAGE = 50
