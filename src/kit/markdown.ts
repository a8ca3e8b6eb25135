import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: false })

markdown.renderer.rules.link_open = (tokens, at, options, _, self) => {
  tokens[at]?.attrSet('rel', 'nofollow ugc noopener')
  return self.renderToken(tokens, at, options)
}
// the page has its own first heading, so the highest of the text comes next below it
markdown.core.ruler.push('headings_below_h1', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close')
  const levels = headings.map(({ tag }) => Number(tag.slice(1)))
  const shift = 2 - Math.min(...levels)
  headings.forEach((token, index) => {
    token.tag = `h${Math.min((levels[index] ?? 0) + shift, 6)}`
  })
})
// a wide table scrolls inside itself, so the keyboard must reach it
markdown.renderer.rules.table_open = () => '<table tabindex="0">\n'
// pictures from elsewhere would tell that server who reads here
markdown.renderer.rules.image = (tokens, at) => markdown.utils.escapeHtml(tokens[at]?.content ?? '')

/** Markdown as HTML: no raw HTML, no pictures, links marked as written by users. Null stays null. */
export const renderMarkdown = <T extends string | null>(text: T): T =>
  (text === null ? null : markdown.render(text)) as T
