import type { RegionFacts } from './regionFacts.ts'

export const alaska: RegionFacts = {
  name: 'Alaska',
  code: 'AK',
  time_zone: 'America/Anchorage',
  register: {
    url: 'https://www.commerce.alaska.gov/cbp/main/search/entities',
    link: 'Open the State of Alaska’s search',
    search: 'the State of Alaska’s public search for corporations and businesses',
    number: 'Business Entity Number',
    standing: 'Good Standing',
  },
  places: {
    otherNames: {
      barrow: 'utqiagvik',
      'dutch harbor': 'unalaska',
      fbks: 'fairbanks',
      anc: 'anchorage',
    },
    ambiguous: [
      ...['anderson', 'beaver', 'central', 'chicken', 'circle', 'clear', 'craig', 'douglas', 'eagle', 'hope'],
      ...['houston', 'king', 'marshall', 'none', 'ruby', 'sterling', 'willow'],
    ],
  },
  holidays: [
    ['sewards day', { month: 3, day: -1, weekday: 1 }],
    ['alaska day', { month: 10, day: 18 }],
  ],
  providers: [
    ...['gci.net', 'alaska.net', 'acsalaska.net', 'ptialaska.net', 'aptalaska.net', 'mtaonline.net', 'kpunet.net'],
    ...['mosquitonet.com', 'polarnet.com'],
  ],
  examples: {
    roofers: 'Wasilla',
    plumbers: 'Fairbanks',
    churches: 'North Pole',
    jobs: 'Juneau',
    events: 'Juneau',
  },
}
