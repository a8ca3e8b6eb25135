const SCHEMES = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']

/** The address as the browser will read it, if it leads somewhere that the chat may lead to; else null. */
export function safeHref(href: string): string | null {
  try {
    const { protocol, href: whole } = new URL(href, document.baseURI)
    return SCHEMES.includes(protocol) ? whole : null
  } catch {
    return null
  }
}

/** How every link of the chat opens. */
export const NEW_TAB = { target: '_blank', rel: 'noopener nofollow ugc' }
