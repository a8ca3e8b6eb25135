import type { ReactNode } from 'react'
import { phoneLink } from '../../../kit/text/phone.ts'
import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { ExternalIcon, GlobeIcon, MapPinIcon, PhoneIcon, ShareIcon } from '../../../kit/ui/icons.tsx'
import type { Business } from '../business.contract.ts'
import { addressLines, shortenUrl } from './contact.ts'
import { type SocialLink, socialNames } from './socialLinks.ts'

type ContactCardProps = { business: Business & { social_links?: SocialLink[] }; className?: string }

/** Address, phone and web links of a business. */
export function ContactCard({ business, className }: ContactCardProps) {
  const { phone, website, about_url, social_links = [] } = business
  const tel = phone && phoneLink(phone)
  return (
    <Card as="section" aria-labelledby="contact" className={className}>
      <CardTitle>
        <span id="contact">Contact</span>
      </CardTitle>
      <ul className="mt-3 grid gap-2">
        <ContactLine icon={<MapPinIcon className="mt-0.5 text-muted" />}>
          {addressLines(business).map((line) => (
            <span key={line} className="block text-balance">
              {line}
            </span>
          ))}
        </ContactLine>
        {phone && (
          <ContactLine icon={<PhoneIcon className="mt-0.5 text-muted" />}>
            {tel ? (
              <a href={tel} data-figure="called">
                {phone}
              </a>
            ) : (
              phone
            )}
          </ContactLine>
        )}
        {website && (
          <ContactLine icon={<GlobeIcon className="mt-0.5 text-muted" />}>
            <UserLink href={website} figure="website">
              {shortenUrl(website)}
            </UserLink>
          </ContactLine>
        )}
        {about_url && (
          <ContactLine icon={<ExternalIcon className="mt-0.5 text-muted" />}>
            <UserLink href={about_url}>{about_url === website ? 'About page' : shortenUrl(about_url)}</UserLink>
          </ContactLine>
        )}
        {social_links.length > 0 && (
          <ContactLine icon={<ShareIcon className="mt-0.5 text-muted" />}>
            <span className="flex flex-wrap gap-x-4">
              {social_links.map(({ kind, url }) => (
                <UserLink key={url} href={url} figure="website">
                  {kind === 'other' ? shortenUrl(url) : socialNames[kind]}
                </UserLink>
              ))}
            </span>
          </ContactLine>
        )}
      </ul>
    </Card>
  )
}

const ContactLine = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 py-0.5">
    {icon}
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)

type UserLinkProps = {
  href: string
  /** The kind of figure that counts clicks on the link. */
  figure?: string
  children: ReactNode
}

/** A link to a URL that a user entered. It opens in a new tab and passes no ranking to the target. */
export const UserLink = ({ href, figure, children }: UserLinkProps) => (
  <a href={href} data-figure={figure} target="_blank" rel="nofollow ugc noopener">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)
