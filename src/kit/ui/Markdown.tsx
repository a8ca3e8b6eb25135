import { cx } from './cx.ts'

/** HTML that the server rendered from Markdown. Never pass HTML from another source. */
export function Markdown({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered it with raw HTML switched off
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
