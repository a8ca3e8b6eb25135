import type { ReactNode } from 'react'
import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { ExternalIcon, GlobeIcon, MapPinIcon, PhoneIcon } from '../../../kit/ui/icons.tsx'
import type { Business } from '../businesses.contract.ts'
import { addressLines, phoneLink, shortAddress } from './contact.ts'

/** Where to find a business and how to reach it. */
export function ContactCard({ business, className }: { business: Business; className?: string }) {
  const { phone, website, about_url } = business
  const tel = phone && phoneLink(phone)
  return (
    <Card as="section" aria-labelledby="contact" className={className}>
      <CardTitle>
        <span id="contact">Contact</span>
      </CardTitle>
      <ul className="mt-3 grid gap-2">
        <Line icon={<MapPinIcon className="mt-0.5 text-muted" />}>
          {addressLines(business).map((line) => (
            <span key={line} className="block text-balance">
              {line}
            </span>
          ))}
        </Line>
        {phone && (
          <Line icon={<PhoneIcon className="mt-0.5 text-muted" />}>{tel ? <a href={tel}>{phone}</a> : phone}</Line>
        )}
        {website && (
          <Line icon={<GlobeIcon className="mt-0.5 text-muted" />}>
            <External href={website}>{shortAddress(website)}</External>
          </Line>
        )}
        {about_url && (
          <Line icon={<ExternalIcon className="mt-0.5 text-muted" />}>
            <External href={about_url}>{about_url === website ? 'About page' : shortAddress(about_url)}</External>
          </Line>
        )}
      </ul>
    </Card>
  )
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 py-0.5">
    {icon}
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)

/** A link that a member gave: it opens apart, and vouches for nothing. */
export const External = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="nofollow ugc noopener">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)
