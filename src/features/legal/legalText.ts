export type ParsedLegalText = { title: string; html: string }

/** Splits a Markdown file into its first heading and its rendered body. */
export function parseLegalText(file: string, render: (markdown: string) => string): ParsedLegalText {
  const [, title = '', body = file] = file.match(/^# (.+)\r?\n([\s\S]*)$/) ?? []
  return { title, html: render(body) }
}
