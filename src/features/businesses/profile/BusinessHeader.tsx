import type { ReactNode } from 'react'
import { Picture } from '../../../kit/ui/Picture.tsx'
import { BusinessName } from '../BusinessName.tsx'
import type { Business } from '../business.contract.ts'
import { isListed } from '../businesses.rules.ts'
import { BusinessLogo } from '../pictures/BusinessLogo.tsx'
import type { Picture as BusinessPicture } from '../pictures/pictures.contract.ts'
import { Contour } from './Contour.tsx'
import { describePlace } from './contact.ts'

type BusinessHeaderProps = {
  business: Business & { pictures: BusinessPicture[] }
  /** The verification mark. */
  badge: ReactNode
  /** The menu of the page, beside the logo. */
  menu: ReactNode
  /** The links to contact the business. */
  actions: ReactNode
}

/** The top of a business page: the cover picture or a contour drawing, the logo, name, trade, place and actions. */
export function BusinessHeader({ business, badge, menu, actions }: BusinessHeaderProps) {
  const trade = business.industry ?? business.category
  const place = describePlace(business)
  const cover = business.pictures.find(({ role }) => role === 'cover')
  return (
    <header className="band" data-business={isListed(business) && business.role === null ? business.id : undefined}>
      <div className="band-cover">
        {cover ? (
          <Picture picture={cover} shown="(width < 72rem) 100vw, 70rem" isFirst className="band-picture" />
        ) : (
          <Contour place={place} />
        )}
      </div>
      <div className="band-head">
        <BusinessLogo name={business.display_name} logo={business.logo} size={104} className="band-mark" />
        <div className="band-menu">{menu}</div>
      </div>
      <div className="band-text">
        <h1 className="wrap-anywhere">
          <BusinessName name={business.display_name} />
        </h1>
        <div className="band-facts">
          <p>{[trade, place].filter(Boolean).join(' · ')}</p>
          {badge}
        </div>
        {business.tagline && <p className="band-tagline">{business.tagline}</p>}
      </div>
      {actions}
    </header>
  )
}
