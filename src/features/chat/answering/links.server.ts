/** What the links of an answer may lead to: this site, and addresses that the network itself has shown. */
export type KnownLinks = { add(url: string): void; find(destination: string): string | null }

/** Two spellings of one address: `example.com`, `http://example.com/`. */
const spelled = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .toLowerCase()

export function knownLinks(public_url: string): KnownLinks {
  const { origin } = new URL(public_url)
  const known = new Map<string, string>()
  return {
    add: (url) => void known.set(spelled(url), url),
    /** @returns the address to link to, a path on this site; null when the network does not know it. */
    find(destination) {
      // what a browser or a renderer would take for something else than it looks like
      if (/[\s\\\p{Cc}]|&(#|\w+;)/u.test(destination)) return null
      if (/^\/(?!\/)/.test(destination)) return destination
      const found = known.get(spelled(destination))
      if (found) return found
      if (!/^https?:\/\//i.test(destination) || !URL.canParse(destination)) return null
      const url = new URL(destination)
      return url.origin === origin && !url.username ? `${url.pathname}${url.search}${url.hash}` : null
    },
  }
}
