import type { ReactNode } from 'react'
import { phoneLink } from '../../../kit/text/phone.ts'
import { GlobeIcon, NavigationIcon, PhoneIcon } from '../../../kit/ui/icons.tsx'
import type { Business } from '../business.contract.ts'
import { directionsLink } from './contact.ts'

type Action = { name: string; href: string; figure: string; icon: ReactNode; isExternal: boolean }

function listActions(business: Business): Action[] {
  const { phone, website } = business
  const tel = phone && phoneLink(phone)
  const directions = directionsLink(business)
  return [
    tel && { name: 'Call', href: tel, figure: 'called', icon: <PhoneIcon />, isExternal: false },
    directions && {
      name: 'Directions',
      href: directions,
      figure: 'directions',
      icon: <NavigationIcon />,
      isExternal: true,
    },
    website && { name: 'Website', href: website, figure: 'website', icon: <GlobeIcon />, isExternal: true },
  ].filter((action) => typeof action === 'object' && action !== null)
}

/**
 * Links to contact a business; the first one is the primary action. On phones they stay at the bottom of the window.
 */
export function BusinessActions({ business }: { business: Business }) {
  const actions = listActions(business)
  if (actions.length === 0) return null
  return (
    <ul className="business-actions" data-keep-clear aria-label="Contact actions">
      {actions.map(({ name, href, figure, icon, isExternal }, index) => (
        <li key={name}>
          <a
            href={href}
            className={`button ${index === 0 ? 'button-primary' : 'button-secondary'}`}
            data-figure={figure}
            {...(isExternal && { target: '_blank', rel: 'nofollow ugc noopener' })}
          >
            {icon}
            {name}
            {isExternal && <span className="sr-only"> (opens in a new tab)</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
