import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: false })

markdown.renderer.rules.link_open = (tokens, index, options, _, self) => {
  tokens[index]?.attrSet('rel', 'nofollow ugc noopener')
  return self.renderToken(tokens, index, options)
}
// The page has the only h1, so the headings of the text begin at h2.
markdown.core.ruler.push('headings_below_h1', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close')
  const levels = headings.map(({ tag }) => Number(tag.slice(1)))
  const shift = 2 - Math.min(...levels)
  headings.forEach((token, index) => {
    token.tag = `h${Math.min((levels[index] ?? 0) + shift, 6)}`
  })
})
// A wide table scrolls horizontally, so it must be focusable for keyboard users.
markdown.renderer.rules.table_open = () => '<table tabindex="0">\n'
// An image from another server would reveal the reader's IP address to that server.
markdown.renderer.rules.image = (tokens, index) => markdown.utils.escapeHtml(tokens[index]?.content ?? '')

/** Renders Markdown to HTML without raw HTML and images. Links get `rel="nofollow ugc noopener"`. Null stays null. */
export const renderMarkdown = <T extends string | null>(text: T): T =>
  (text === null ? null : markdown.render(text)) as T
