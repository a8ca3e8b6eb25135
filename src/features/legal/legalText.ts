export type LegalText = { title: string; html: string }

/** The file as a page shows it: its first heading is the title, the rest is formatted by `render`. */
export function legalText(file: string, render: (markdown: string) => string): LegalText {
  const [, title = '', body = file] = file.match(/^# (.+)\r?\n([\s\S]*)$/) ?? []
  return { title, html: render(body) }
}
