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
    foreignNames: {
      ru: {
        ...{
          аляска: 'alaska',
          анкоридж: 'anchorage',
          бетел: 'bethel',
          джуно: 'juneau',
          кадьяк: 'kodiak',
          кенай: 'kenai',
        },
        ...{
          кетчикан: 'ketchikan',
          ном: 'nome',
          палмер: 'palmer',
          ситка: 'sitka',
          сьюард: 'seward',
          уасилла: 'wasilla',
        },
        ...{ фэрбанкс: 'fairbanks', фербенкс: 'fairbanks', хомер: 'homer' },
      },
      ko: {
        ...{
          알래스카: 'alaska',
          앵커리지: 'anchorage',
          베델: 'bethel',
          주노: 'juneau',
          코디액: 'kodiak',
          케나이: 'kenai',
        },
        ...{ 케치칸: 'ketchikan', 놈: 'nome', 팔머: 'palmer', 시트카: 'sitka', 싯카: 'sitka', 수어드: 'seward' },
        ...{ 와실라: 'wasilla', 페어뱅크스: 'fairbanks', 호머: 'homer' },
      },
      yup: { mamterilleq: 'bethel', anchoragemi: 'anchorage', mamterillermi: 'bethel' },
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
