import type { ReactNode } from 'react'
import { CheckIcon } from '../../../kit/ui/icons.tsx'
import type { BusinessProfile } from '../business.contract.ts'
import { accessibilityNames } from './details.constants.ts'

/** The services, service area, languages and accessibility of a business. Empty sections are left out. */
export function ProfileDetails({ business }: { business: BusinessProfile }) {
  const { services, service_area, languages, accessibility, accessibility_note } = business
  return (
    <>
      {services.length > 0 && (
        <Section id="services" title="Services">
          <ul className="chips">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </Section>
      )}
      {service_area.length > 0 && (
        <Section id="area" title="Service Area">
          <p className="wrap-anywhere">{service_area.join(', ')}</p>
        </Section>
      )}
      {languages.length > 0 && (
        <Section id="languages" title="Languages">
          <p className="wrap-anywhere">{languages.join(', ')}</p>
        </Section>
      )}
      {(accessibility.length > 0 || accessibility_note) && (
        <Section id="accessibility" title="Accessibility">
          {accessibility.length > 0 && (
            <ul className="checks">
              {accessibility.map((feature) => (
                <li key={feature}>
                  <CheckIcon className="text-spruce" />
                  {accessibilityNames[feature]}
                </li>
              ))}
            </ul>
          )}
          {accessibility_note && <p className="mt-2 wrap-anywhere">{accessibility_note}</p>}
        </Section>
      )}
    </>
  )
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-3 text-lg">
      {title}
    </h2>
    {children}
  </section>
)

/** Whether `ProfileDetails` shows anything. */
export const hasDetails = ({ services, service_area, languages, accessibility, accessibility_note }: BusinessProfile) =>
  [services, service_area, languages, accessibility].some((list) => list.length > 0) || accessibility_note !== null
