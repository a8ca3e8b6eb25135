import { sql } from '../../database/open.server.ts'
import { anyId } from '../../database/prepared.server.ts'
import type { SearchSource } from '../../kit/server/services.server.ts'
import { withoutBlanks } from '../../kit/text/text.ts'
import { describeHours } from './hours/describeHours.ts'
import { accessibilityNames } from './profile/details.constants.ts'
import { readProfile } from './readBusinesses.server.ts'

const emptyToNull = (list: string[]) => (list.length > 0 ? list : null)

export const businessesSearchSource: SearchSource = {
  kind: 'business',

  async loadItems({ replica }, ids) {
    const { rows } = await sql<
      Record<'display_name' | 'display_city' | 'state' | 'verification_status', string> &
        Record<'tagline' | 'industry' | 'description', string | null> & { id: number }
    >`
      select b.id, b.display_name, b.tagline, b.industry, b.display_city, b.state, b.description, b.verification_status
      from businesses as b where b.is_listed and b.id = ${anyId(ids)}`.execute(replica)
    return rows.map((row) => ({
      id: row.id,
      title: row.display_name,
      url: `/businesses/${row.id}`,
      start_datetime: null,
      end_datetime: null,
      meta: withoutBlanks(
        row.industry,
        row.display_city && [row.display_city, row.state].filter(Boolean).join(', '),
        row.verification_status === 'approved' && 'Verified',
      ),
      body: [row.tagline, row.description].filter(Boolean).join('. '),
    }))
  },

  async readPage({ replica, settings }, id) {
    const business = await readProfile({ db: replica, settings }, null, id)
    const {
      display_name,
      tagline,
      industry,
      display_city: city,
      state,
      display_location,
      phone,
      website,
      about_url,
      description,
    } = business
    const { year_established, verification_status, is_claimed } = business
    const isVerified = verification_status === 'approved'
    const postalAddress = display_location ?? ([city, state, business.zip_code].filter(Boolean).join(', ') || null)
    const fields = {
      tagline,
      industry,
      city,
      state,
      address: postalAddress,
      phone,
      website,
      about_url,
      year_established,
    }
    return {
      title: display_name,
      content: {
        ...{ name: display_name, ...fields, is_verified: isVerified, is_claimed, description },
        open_now: business.opening?.label ?? null,
        opening_hours: business.opening_hours ? describeHours(business.opening_hours) : 'Opening hours are not listed',
        services: emptyToNull(business.services),
        service_area: emptyToNull(business.service_area),
        languages: emptyToNull(business.languages),
        accessibility: emptyToNull([
          ...business.accessibility.map((feature) => accessibilityNames[feature]),
          ...(business.accessibility_note ? [business.accessibility_note] : []),
        ]),
        social_links: emptyToNull(business.social_links.map(({ url }) => url)),
        confirmed_at: business.confirmed_at,
      },
      links: [website, about_url, ...business.social_links.map(({ url }) => url)],
    }
  },
}
