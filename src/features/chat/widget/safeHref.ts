const ALLOWED_SCHEMES = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']

/** Returns the absolute URL when its scheme is allowed in the chat, else null. */
export function toSafeHref(href: string): string | null {
  try {
    const { protocol, href: absolute } = new URL(href, document.baseURI)
    return ALLOWED_SCHEMES.includes(protocol) ? absolute : null
  } catch {
    return null
  }
}

/** The attributes of every link in the chat. */
export const NEW_TAB = { target: '_blank', rel: 'noopener nofollow ugc' }
