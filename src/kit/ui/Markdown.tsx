import { cx } from './cx.ts'

/** Markdown that the server has rendered; never hand it HTML from anywhere else. */
export function Markdown({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered it with raw HTML switched off
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
