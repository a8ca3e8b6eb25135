export type LegalText = { title: string; html: string }

/** Splits a file into its title, which is the first heading, and the rest as HTML. */
export function parseLegalText(file: string, render: (markdown: string) => string): LegalText {
  const [, title = '', body = file] = file.match(/^# (.+)\r?\n([\s\S]*)$/) ?? []
  return { title, html: render(body) }
}
