import { hosts } from './events.ts'
import type { DemoBusiness } from './types.ts'

/** The invented businesses of the demo. Those with an owner are approved; the others are curated and can be claimed. */
export const businesses: DemoBusiness[] = [
  {
    business_name: 'Gastineau Paper & Ink',
    tagline: 'Books, maps and a warm stove',
    industry: 'Retail',
    city: 'Juneau',
    description:
      'A bookstore two blocks from the water. **Alaska shelves** in the front, a stove in the back.\n\n- Special orders arrive on Tuesdays, if the ferry does\n- Tide tables and charts all year',
    phone: '907-555-0112',
    year_established: 2009,
    alaska_business_license: '10028817',
    owner: 'rosa',
    team: { marit: 'admin', fern: 'member', emil: 'viewer' },
    invited: { 'bookkeeper@demo.example': 'viewer' },
    asking: { anders: 'I print your tide tables. May I correct them myself?' },
  },
  {
    business_name: 'Spenard Seasonal Services',
    tagline: 'Snow in winter, gravel in summer',
    industry: 'Property Services',
    city: 'Anchorage',
    description:
      'Plowing, sanding and hauling for lots of 10 to 200 spaces. Flat price for the season, or by the push.',
    phone: '907-555-0164',
    year_established: 2014,
    alaska_business_license: '10044120',
    owner: 'saia',
    team: { bo: 'member' },
  },
  {
    business_name: 'Sheefish Air Freight Desk',
    tagline: 'Your pallet, on the next plane that has room',
    industry: 'Transportation',
    city: 'Kotzebue',
    description:
      'We book, pack and follow freight between Anchorage and the villages of the region. Freezer space at both ends.',
    phone: '907-555-0139',
    year_established: 1998,
    alaska_business_license: '10011905',
    owner: 'lorraine',
    team: { joe: 'admin' },
  },
  {
    business_name: 'Farnsworth Flightseeing',
    tagline: 'The mountain is out more often than they say',
    industry: 'Tourism',
    city: 'Talkeetna',
    description: 'Small groups, small planes. **No refunds for clouds**, but another seat on a clear day.',
    year_established: 2003,
    alaska_business_license: '10030271',
    owner: 'doug',
    team: { heather: 'member', mike: 'member' },
    invited: { 'pilot@demo.example': 'member' },
  },
  {
    business_name: 'Fireweed & Salt Provisions',
    tagline: 'Small jars from a small island',
    industry: 'Food & Beverage',
    city: 'Sitka',
    description: 'Kelp salsa, spruce tip syrup and smoked salt. Made in a shared kitchen on Katlian Street.',
    owner: 'anders',
    year_established: 2019,
    alaska_business_license: '10088064',
  },
  {
    business_name: 'Copper Basin Heat & Plumbing',
    tagline: 'We answer at forty below',
    industry: 'Construction & Trades',
    city: 'Copper Center',
    description: 'Boilers, heat trace and thawing between Glennallen and Chitina.',
    claims: [
      {
        by: 'lucille',
        message: 'My husband and I have run this since 2006. I do the books and answer the phone.',
        proof_of_ownership: 'The number on the trucks is mine. I can send the business license.',
        days_ago: 2.4,
      },
      {
        by: 'walt',
        message: 'I bought the tools and two trucks of the former owner in September.',
        days_ago: 1.1,
      },
    ],
  },
  {
    business_name: 'Resurrection Bay Water Taxi',
    tagline: 'To the cabins and back',
    industry: 'Transportation',
    city: 'Seward',
    description: 'Kayaks, hunters, families. Six passengers, two boats, May to September.',
    claims: [
      {
        by: 'gus',
        message: 'I used to work there.',
        days_ago: 30,
        rejected: 'Having worked for a business does not make it yours. Please send something that shows who owns it.',
      },
      { by: 'shauna', message: 'I am the owner and skipper of both boats.', days_ago: 0.6 },
    ],
  },
  ...hosts,
]
