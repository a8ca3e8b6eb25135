import type { ReactNode } from 'react'
import { ExternalIcon } from './icons.tsx'

/** A link to another site, for administrators. It opens in a new tab. */
export const ExternalLink = ({ url, children = url }: { url: string; children?: ReactNode }) => (
  <a href={url} target="_blank" rel="noreferrer nofollow">
    {children}
    <ExternalIcon className="ml-1 inline size-4 align-text-bottom" />
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)
