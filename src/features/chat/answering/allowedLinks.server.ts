/** The allowed targets of links in an answer: this site, and URLs that the tools returned. */
export type AllowedLinks = { add(url: string): void; find(destination: string): string | null }

/** Makes `example.com` and `http://example.com/` equal. */
const normalizeUrl = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .toLowerCase()

export function createAllowedLinks(public_url: string): AllowedLinks {
  const { origin } = new URL(public_url)
  const allowedUrls = new Map<string, string>()
  return {
    add: (url) => void allowedUrls.set(normalizeUrl(url), url),
    /** @returns the URL to link to, as a path for this site; null when the link is not allowed. */
    find(destination) {
      // Browsers and renderers interpret whitespace, backslashes, control characters and entities in different ways.
      if (/[\s\\\p{Cc}]|&(#|\w+;)/u.test(destination)) return null
      if (/^\/(?!\/)/.test(destination)) return destination
      const allowedUrl = allowedUrls.get(normalizeUrl(destination))
      if (allowedUrl) return allowedUrl
      if (!/^https?:\/\//i.test(destination) || !URL.canParse(destination)) return null
      const url = new URL(destination)
      return url.origin === origin && !url.username ? `${url.pathname}${url.search}${url.hash}` : null
    },
  }
}
