/** The allowed targets of links in an answer. */
export type AllowedLinks = { add(url: string): void; find(destination: string): string | null }

/** Makes `example.com` and `http://example.com/` equal. */
const normalizeUrl = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .toLowerCase()

/**
 * Whether browsers and renderers may interpret a destination differently, because of whitespace, backslashes, control
 * characters or entities.
 */
const isAmbiguous = (destination: string) => /[\s\\\p{Cc}]|&(#|\w+;)/u.test(destination)

/** Returns a destination on this site as a path; null for other sites. */
function toSitePath(destination: string, origin: string): string | null {
  if (/^\/(?!\/)/.test(destination)) return destination
  if (!/^https?:\/\//i.test(destination) || !URL.canParse(destination)) return null
  const url = new URL(destination)
  return url.origin === origin && !url.username ? `${url.pathname}${url.search}${url.hash}` : null
}

/** Allows every page of this site, and the URLs that are added. It is for texts that the server writes. */
export function createAllowedLinks(public_url: string): AllowedLinks {
  const { origin } = new URL(public_url)
  const allowedUrls = new Map<string, string>()
  return {
    add: (url) => void allowedUrls.set(normalizeUrl(url), url),
    /** @returns the URL to link to, as a path for this site; null when the link is not allowed. */
    find: (destination) =>
      isAmbiguous(destination) ? null : (allowedUrls.get(normalizeUrl(destination)) ?? toSitePath(destination, origin)),
  }
}

/** The lists of this site, which the instructions for the model name. */
const lists = ['/businesses', '/jobs', '/events', '/questions', '/questions/new', '/help', '/search']

/** Allows the lists of this site, and the URLs that tools have returned. It is for texts that a model writes. */
export function createReturnedLinks(public_url: string): AllowedLinks {
  const { origin } = new URL(public_url)
  const added = createAllowedLinks(public_url)
  const paths = new Set(lists)
  return {
    add: (url) => (/^\/(?!\/)/.test(url) ? void paths.add(url) : added.add(url)),
    find(destination) {
      const path = isAmbiguous(destination) ? null : toSitePath(destination, origin)
      if (path === null) return added.find(destination)
      return paths.has(path) || paths.has(path.replace(/#.*$/, '')) ? path : null
    },
  }
}
