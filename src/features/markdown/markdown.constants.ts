/** The longest text in Markdown that anybody writes; what is shorter says so itself. */
export const MARKDOWN_MAX = 20_000
