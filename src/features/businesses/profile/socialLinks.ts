/** Websites whose links have a special name, by the end of their host. */
const hosts = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  pinterest: ['pinterest.com', 'pin.it'],
  threads: ['threads.net', 'threads.com'],
  bluesky: ['bsky.app'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  telegram: ['t.me', 'telegram.me'],
  snapchat: ['snapchat.com'],
  nextdoor: ['nextdoor.com'],
  yelp: ['yelp.com'],
  tripadvisor: ['tripadvisor.com'],
  google: ['google.com', 'g.page', 'goo.gl', 'g.co'],
  etsy: ['etsy.com'],
  vimeo: ['vimeo.com'],
} as const

export type SocialKind = keyof typeof hosts | 'other'
export type SocialLink = { kind: SocialKind; url: string }

export const socialNames: Record<SocialKind, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  threads: 'Threads',
  bluesky: 'Bluesky',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  snapchat: 'Snapchat',
  nextdoor: 'Nextdoor',
  yelp: 'Yelp',
  tripadvisor: 'Tripadvisor',
  google: 'Google',
  etsy: 'Etsy',
  vimeo: 'Vimeo',
  other: 'Website',
}
export const socialKinds = Object.keys(socialNames) as [SocialKind, ...SocialKind[]]

/** The kind of a link, from its host. */
export function socialKindOf(url: string): SocialKind {
  const host = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : ''
  const socialNetwork = Object.entries(hosts).find(([, ends]) =>
    ends.some((end) => host === end || host.endsWith(`.${end}`)),
  )
  return (socialNetwork?.[0] as SocialKind | undefined) ?? 'other'
}

/** The links with their kinds. */
export const toSocialLinks = (urls: string[]): SocialLink[] => urls.map((url) => ({ kind: socialKindOf(url), url }))
