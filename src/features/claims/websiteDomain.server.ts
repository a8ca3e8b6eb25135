import { region } from '../../region/region.ts'

/** Hosts where anybody can have a page or a mailbox: social networks, site builders, email and internet providers. */
const sharedHosts = `
  facebook.com fb.com fb.me instagram.com threads.net twitter.com x.com linkedin.com youtube.com youtu.be tiktok.com
  pinterest.com tumblr.com reddit.com nextdoor.com yelp.com tripadvisor.com airbnb.com vrbo.com booking.com etsy.com
  ebay.com amazon.com craigslist.org linktr.ee bit.ly goo.gl g.page google.com business.site negocio.site
  wix.com wixsite.com editorx.io squarespace.com square.site squareup.com weebly.com weeblysite.com wordpress.com
  blogspot.com blogger.com medium.com substack.com godaddysites.com myshopify.com webflow.io jimdo.com jimdosite.com
  jimdofree.com strikingly.com mystrikingly.com carrd.co site123.me webnode.com webnode.page yolasite.com homestead.com
  tripod.com angelfire.com ueniweb.com canva.site notion.site framer.website framer.app github.io gitlab.io netlify.app
  vercel.app pages.dev workers.dev web.app firebaseapp.com herokuapp.com onrender.com fly.dev azurewebsites.net
  amazonaws.com cloudfront.net
  gmail.com googlemail.com yahoo.com ymail.com rocketmail.com outlook.com hotmail.com live.com msn.com aol.com
  icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.com gmx.net mail.com zoho.com fastmail.com yandex.com
  comcast.net att.net verizon.net centurylink.net earthlink.net
`
  .trim()
  .split(/\s+/)
  .concat(region.providers)

type WebsiteDomain = { website_domain: string; domain_refusal: null } | { website_domain: null; domain_refusal: string }

const refusal = (domain_refusal: string): WebsiteDomain => ({ website_domain: null, domain_refusal })

/**
 * The domain whose mailboxes belong to the business alone, or the reason why there is none. It is the whole host
 * without `www.`: the parent domain may belong to a hosting provider, and a subdomain to another customer.
 */
export function websiteDomainOf(website: string | null): WebsiteDomain {
  if (!website) return refusal('The business has no website on record, so there is no domain to prove.')
  const host = URL.canParse(website) ? new URL(website).hostname.replace(/\.$/, '').replace(/^www\./, '') : ''
  // Rejects IP addresses and names of private networks.
  if (!/^[a-z\d-]+(\.[a-z\d-]+)*\.([a-z]{2,}|xn--[a-z\d-]+)$/.test(host) || /\.(local|internal|invalid)$/.test(host)) {
    return refusal('The website on record is not at a domain that has mailboxes.')
  }
  const shared = sharedHosts.find((name) => host === name || host.endsWith(`.${name}`))
  if (shared) {
    return refusal(
      `The website on record is at ${shared}, where anybody can have an address, so it cannot prove ownership.`,
    )
  }
  return { website_domain: host, domain_refusal: null }
}

/** The domain of an email address, normalized as in URLs (lower case, Punycode). */
export function mailboxDomainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain.toLowerCase()
}
