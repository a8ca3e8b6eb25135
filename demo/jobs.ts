import type { DemoJob } from './types.ts'

/** The jobs of the demo, by invented companies, oldest first. */
export const jobs: DemoJob[] = [
  {
    author: 'emil',
    days_ago: 57.4,
    title: 'Net mender',
    company: 'Orca Inlet Net Loft',
    location: 'Cordova, AK',
    job_type: 'Part-time',
    salary_range: '$28–34 an hour',
    description: `Seine and gillnet work through the winter, in a heated loft. We have 40 nets to hang before May.

- Hanging, patching and seaming
- Some lead line splicing
- Coffee is free, the radio is not negotiable`,
    requirements: 'You have hung web before. If you have only patched your own, call anyway.',
    applications: [
      {
        applicant: 'olga',
        hours_later: 30,
        cover_letter:
          'I hung gear for my uncle in Ninilchik for six seasons. I can come for January to March if there is a place to stay.',
      },
    ],
  },
  {
    author: 'gus',
    days_ago: 51.2,
    title: 'Heavy equipment operator, winter road',
    company: 'Snake River Gravel',
    location: 'Nome, AK',
    job_type: 'Temporary',
    salary_range: '$38–46 an hour plus overtime',
    description: `Loader and grader on the roads out of town, from freeze-up to break-up. Two weeks on, two off; the flights from Anchorage are ours.

You work alone for most of a shift, so you should like that.`,
    requirements: '- Five winters in the seat\n- CDL class A\n- Current first aid',
    applications: [],
  },
  {
    author: 'priya',
    days_ago: 44.9,
    title: 'Night baker',
    company: 'Second Avenue Bread',
    location: 'Fairbanks, AK',
    job_type: 'Full-time',
    salary_range: '$21–25 an hour',
    description: `Three deck ovens, two bakers, 400 loaves. You start at 1 a.m. and are home before the phone rings.

We pay sick days from the first month, and you get to take bread home. The plug for your car is by the back door.`,
    requirements: 'You have baked in quantity. We teach the rest.',
    applications: [
      {
        applicant: 'mike',
        hours_later: 52.5,
        cover_letter: 'This is for my daughter, who bakes better than she writes. May she come by on a Saturday?',
      },
      { applicant: 'nick', hours_later: 80, cover_letter: null },
    ],
  },
  {
    author: 'rosa',
    days_ago: 40.3,
    title: 'Shore excursion coordinator',
    company: 'Channelside Tours',
    location: 'Juneau, AK',
    job_type: 'Temporary',
    salary_range: '$4,200 a month, May to September',
    description: `You stand between four ships a day and eleven boats, and everybody is happy at five. Mostly it is a radio, a clipboard and the weather.

We start training in the last week of April.`,
    requirements: 'A calm voice. A season on any dock, in any job.',
    applications: [
      {
        applicant: 'cindy',
        hours_later: 944,
        cover_letter:
          'Two seasons on the dock in Whittier, one of them with the radio. I can be in Juneau from the middle of April.',
      },
      {
        applicant: 'emil',
        hours_later: 961,
        cover_letter:
          'This is for my niece Hanna. She ran the ticket window of the ferry for two summers, and nothing rattles her.',
      },
    ],
  },
  {
    author: 'rey',
    days_ago: 36.6,
    title: 'Refrigeration technician',
    company: 'Near Island Cold Storage',
    location: 'Kodiak, AK',
    job_type: 'Full-time',
    salary_range: '$39–47 an hour',
    description: `Ammonia and CO₂ plant, three compressors, ice for the fleet. On call every third week.

A company apartment is there for the first three months, while you look around. It is hard to find one from outside.`,
    requirements: '- EPA 608 universal\n- RETA CARO, or the will to get it in the first year',
    applications: [
      {
        applicant: 'saia',
        hours_later: 20.3,
        cover_letter: `Eight years on freezer barges and two in a warehouse in Anchorage. 608 universal, CIRO in progress.

I would come with a family of four, so the apartment matters.`,
        decided: { state: 'talking', hours_later: 790 },
      },
    ],
  },
  {
    author: 'heather',
    days_ago: 33.1,
    title: 'Greenhouse hand',
    company: 'Matanuska Starts',
    location: 'Palmer, AK',
    job_type: 'Part-time',
    salary_range: '$18 an hour',
    description:
      'Seeding, potting and watering from mid-February, then the farmers’ markets until September. Hours grow with the plants: 12 a week in February, 35 in May.',
    requirements: null,
    applications: [],
  },
  {
    author: 'grace',
    days_ago: 29.7,
    title: 'Bookkeeper, remote, for four small set-netters',
    company: 'Nushagak Books',
    location: 'Remote, anywhere in Alaska',
    job_type: 'Contract',
    salary_range: '$45 an hour, about 20 hours a month',
    description: `Crew shares, fuel, fish tickets. June and July are wild, the rest of the year is quiet.

Everything is in one ledger by now, and I hand it over with notes. I keep two of the clients myself.`,
    requirements: 'You know what a settlement sheet is. A connection that survives the weather.',
    applications: [
      { applicant: 'lorraine', hours_later: 71.9, cover_letter: 'I do the books of two co-ops. Happy to talk.' },
    ],
  },
  {
    author: 'doug',
    days_ago: 26.5,
    title: 'Aircraft mechanic (A&P), summer with the option to stay',
    company: 'Susitna Air Service',
    location: 'Talkeetna, AK',
    job_type: 'Full-time',
    salary_range: '$36–44 an hour and housing',
    description: `Four Otters and a Beaver, on wheels, floats and skis as the year goes. One inspector, two mechanics, no flight line politics.

A cabin with power and a shared wash house belongs to it.`,
    requirements: 'A&P certificate. Radial time is welcome; we will show you ours.',
    applications: [],
  },
  {
    author: 'shauna',
    days_ago: 22.8,
    title: 'Marine diesel mechanic',
    company: 'Fourth of July Marine',
    location: 'Seward, AK',
    job_type: 'Full-time',
    salary_range: '$34–42 an hour',
    description: `Charter boats in summer, the yard in winter: repowers, shaft work, the odd generator. A covered slip and a proper crane.

Tools up to 3/4 drive are the house’s.`,
    requirements:
      '- Five years on inboard diesels\n- You can write down what you did so that the next one understands it',
    applications: [
      { applicant: 'anders', hours_later: 47.1, cover_letter: 'Sitka yard, eleven years. I want to see the Sound.' },
    ],
  },
  {
    author: 'kristina',
    days_ago: 19.4,
    title: 'Warehouse lead, container yard',
    company: 'Captains Bay Logistics',
    location: 'Unalaska, AK',
    job_type: 'Full-time',
    salary_range: '$30–36 an hour, room and board',
    description: `You run the night shift in A season: six people, three forklifts, two reach stackers, reefers to be checked every four hours.

Contracts are for four months, with the flights both ways.`,
    requirements: 'Forklift certificate. You have led a crew. English, and Tagalog or Spanish if you have it.',
    applications: [],
  },
  {
    author: 'agnes',
    days_ago: 15.9,
    title: 'Store manager in training',
    company: 'Kuskokwim Trading Post',
    location: 'Bethel, AK',
    job_type: 'Full-time',
    salary_range: '$52,000–60,000 a year',
    description: `Ordering for a river with no road is half of the work: what comes by barge in June has to last. You learn it from the one who did it for twenty years and retires next fall.`,
    requirements: 'Some years in a store. You mean to stay.',
    applications: [],
  },
  {
    author: 'bo',
    days_ago: 11.6,
    title: 'Property maintenance, two strip malls',
    company: 'Spenard Square Properties',
    location: 'Anchorage, AK',
    job_type: 'Contract',
    salary_range: '$35 an hour, 15–20 hours a week',
    description:
      'Doors, lights, drains, ice on the north side. You keep your own hours, but somebody picks up the phone when a pipe bursts.',
    requirements: '- Own truck and insurance\n- References from two landlords',
    applications: [
      { applicant: 'jimbob', hours_later: 5.8, cover_letter: 'Have truck, have sand. When do we start?' },
      { applicant: 'cindy', hours_later: 26.2, cover_letter: null },
    ],
  },
  {
    author: 'lucille',
    days_ago: 8.3,
    title: 'Cook for a fish camp',
    company: 'Tonsina Camp',
    location: 'Copper Center, AK',
    job_type: 'Temporary',
    salary_range: '$3,800 a month, room and board',
    description: `Twelve people, three meals, a wood stove and a propane one. Six weeks from mid-June.

Elders eat first. Leftovers are lunch.`,
    requirements: 'You are fine without a cell signal.',
    applications: [],
  },
  {
    author: 'saia',
    days_ago: 4.7,
    title: 'Snow crew, on call',
    company: 'Tuipulotu Grounds',
    location: 'Anchorage, AK',
    job_type: 'Part-time',
    salary_range: '$26 an hour, $39 after midnight',
    description: 'When it snows we go out at 2 a.m. Two trucks, six shovels, doughnuts at the end. Paid every Friday.',
    requirements: 'A driver’s license and warm boots.',
    applications: [],
  },
  {
    author: 'dana',
    days_ago: 1.4,
    title: 'Marketing intern',
    company: 'Kenai River Provisions',
    location: 'Soldotna, AK',
    job_type: 'Internship',
    salary_range: '$17 an hour, 20 hours a week',
    description: `Pictures, labels, the web shop, and the market stall on Wednesdays. You will write things that people read while they wait for their smoked salmon.

Twelve weeks, and a letter that says what you did.`,
    requirements: null,
    applications: [],
  },
]
