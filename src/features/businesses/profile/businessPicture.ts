import type { LinkPicture } from '../../../kit/page/linkPicture.ts'
import { getInitials } from '../../../kit/text/initials.ts'
import { withoutBlanks } from '../../../kit/text/text.ts'
import type { Business } from '../business.contract.ts'

type PicturedBusiness = Pick<Business, 'id' | 'display_name' | 'industry' | 'display_city' | 'state'>

/** The preview picture for links to a business. */
export const businessPicture = (business: PicturedBusiness): LinkPicture => ({
  section: 'businesses',
  id: business.id,
  kind: 'Business',
  title: business.display_name,
  facts: withoutBlanks(business.industry, [business.display_city, business.state].filter(Boolean).join(', ')),
  block: withoutBlanks(getInitials(business.display_name)),
})
