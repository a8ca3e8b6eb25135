import { alaskaForeignNames } from './alaskaForeignNames.ts'
import type { RegionFacts } from './regionFacts.ts'

export const alaska: RegionFacts = {
  name: 'Alaska',
  code: 'AK',
  time_zone: 'America/Anchorage',
  // The Aleutian Islands west of 169°30′ W: https://www.ecfr.gov/current/title-49/section-71.13
  otherTimeZones: [
    { time_zone: 'America/Adak', towns: ['adak', 'atka', 'attu', 'shemya'], zip_codes: ['99546', '99547'] },
  ],
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
      dutch: 'unalaska',
      'dutch harbor': 'unalaska',
      fai: 'fairbanks',
      fbks: 'fairbanks',
      fbx: 'fairbanks',
      squarebanks: 'fairbanks',
      'golden heart city': 'fairbanks',
      np: 'north pole',
      anc: 'anchorage',
      anch: 'anchorage',
      anchortown: 'anchorage',
      'los anchorage': 'anchorage',
      spenard: 'anchorage',
      muldoon: 'anchorage',
      jber: 'anchorage',
      'south anchorage': 'anchorage',
      'downtown anchorage': 'anchorage',
      'midtown anchorage': 'anchorage',
      jnu: 'juneau',
      ktn: 'ketchikan',
      adq: 'kodiak',
      otz: 'kotzebue',
      ome: 'nome',
      'delta jct': 'delta junction',
    },
    formerNames: { unalaska: ['Dutch Harbor'], utqiagvik: ['Barrow'] },
    foreignNames: alaskaForeignNames,
    areas: [
      {
        name: 'Mat-Su Valley',
        otherNames: [
          'mat su',
          'matsu',
          'mat su valley',
          'matsu valley',
          'matanuska susitna',
          'the valley',
          'mat su borough',
        ],
        towns: ['Wasilla', 'Palmer', 'Big Lake', 'Houston', 'Willow', 'Talkeetna', 'Sutton', 'Knik', 'Meadow Lakes'],
      },
      {
        name: 'K-Beach',
        otherNames: ['k beach', 'kbeach', 'kalifornsky', 'kalifornsky beach', 'k beach road'],
        towns: ['Kalifornsky', 'Soldotna', 'Kenai'],
      },
      {
        name: 'Kenai Peninsula',
        otherNames: ['the peninsula', 'the kenai', 'central peninsula', 'kenai peninsula borough'],
        towns: [
          ...['Kenai', 'Soldotna', 'Homer', 'Seward', 'Sterling', 'Nikiski', 'Kasilof', 'Ninilchik', 'Anchor Point'],
          ...['Cooper Landing', 'Moose Pass', 'Seldovia', 'Hope', 'Kalifornsky', 'Clam Gulch'],
        ],
      },
      {
        name: 'Southeast Alaska',
        otherNames: ['southeast', 'the panhandle', 'inside passage'],
        towns: [
          ...['Juneau', 'Sitka', 'Ketchikan', 'Petersburg', 'Wrangell', 'Haines', 'Skagway', 'Craig', 'Klawock'],
          ...['Hoonah', 'Gustavus', 'Yakutat', 'Metlakatla', 'Angoon', 'Kake', 'Thorne Bay'],
        ],
      },
      {
        name: 'Prince of Wales Island',
        otherNames: ['prince of wales', 'pow island', 'pow'],
        towns: ['Craig', 'Klawock', 'Thorne Bay', 'Hydaburg', 'Coffman Cove'],
      },
      {
        name: 'Interior Alaska',
        otherNames: ['the interior', 'golden heart'],
        towns: ['Fairbanks', 'North Pole', 'Delta Junction', 'Tok', 'Nenana', 'Healy', 'Ester', 'Salcha'],
      },
      {
        name: 'North Slope',
        otherNames: ['the slope', 'north slope borough'],
        towns: ['Utqiagvik', 'Barrow', 'Prudhoe Bay', 'Deadhorse', 'Point Hope', 'Kaktovik', 'Nuiqsut'],
      },
      {
        name: 'Yukon-Kuskokwim Delta',
        otherNames: ['yk delta', 'y k delta', 'yukon kuskokwim'],
        towns: ['Bethel', 'Hooper Bay', 'Emmonak', 'Aniak', 'Mountain Village', 'Quinhagak'],
      },
    ],
    ambiguous: [
      ...['anderson', 'beaver', 'central', 'chicken', 'circle', 'clear', 'craig', 'douglas', 'eagle', 'hope'],
      ...['houston', 'king', 'marshall', 'none', 'pow', 'ruby', 'sterling', 'willow'],
    ],
  },
  holidays: [
    { name: 'sewards_day', label: 'Seward’s Day', spoken: 'sewards day', date: { month: 3, day: -1, weekday: 1 } },
    { name: 'alaska_day', label: 'Alaska Day', spoken: 'alaska day', date: { month: 10, day: 18 } },
  ],
  languages: [
    ...['Ahtna', 'Alutiiq', 'Dena’ina', 'Gwich’in', 'Haida', 'Iñupiaq', 'Koyukon', 'Siberian Yupik', 'Tlingit'],
    ...['Tsimshian', 'Unangam Tunuu', 'Yup’ik'],
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
