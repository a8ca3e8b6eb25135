import { ExternalLink } from '../../kit/ui/ExternalLink.tsx'
import { region } from '../../region/region.ts'

/** A link to the public register in which people look up the number of a business. */
export const RegisterLink = () => <ExternalLink url={region.register.url}>Look it up</ExternalLink>
