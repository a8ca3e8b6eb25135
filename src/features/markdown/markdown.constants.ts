/** The default maximum length of Markdown texts, in UTF-16 units. Fields with a lower limit define their own. */
export const MAX_MARKDOWN_LENGTH = 20_000
