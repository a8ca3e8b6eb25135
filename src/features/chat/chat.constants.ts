/** The longest message to the assistant. */
export const MESSAGE_MAX = 1000
