import type { DemoQuestion } from '../types.ts'

/** Tourism: ships, seasons and guests. */
export const visitors: DemoQuestion[] = [
  {
    title: 'Getting cruise ship passengers further than the first three blocks',
    topics: ['tourism-and-guests', 'marketing-and-sales'],
    content: `We are a bookstore seven minutes on foot from the dock. On a four-ship day the first three blocks are shoulder to shoulder and we have two customers. What got people up the hill for you?`,
    author: 'rosa',
    days_ago: 208.9,
    votes: [21, 0],
    answers: [
      {
        author: 'ben',
        content: `A **reason with a time on it**. “Author reads from her bear stories, 11:00 and 2:00, free.” People off a ship have five hours and a fear of missing the boat; a time makes it a plan.

Next best: the map. Not ours, the one the visitor center hands out. We paid for nothing but a small line on it that says “7 minutes, flat way: 9 minutes”. *Flat way* was the idea of a guest with a cane, and doubled the traffic.`,
        hours_later: 5.8,
        votes: [25, 0],
        accepted: true,
      },
      {
        author: 'fern',
        content:
          'Restroom sign. I mean it. “Clean public restroom, bookstore, 7 min.” They all buy something out of gratitude.',
        hours_later: 9,
        votes: [23, 0],
      },
      {
        author: 'marit',
        content:
          'Talk to the crews. They have days off, they’re homesick, they need Wi-Fi and they tell 3,000 passengers where it is nice.',
        hours_later: 28,
        votes: [16, 0],
      },
      {
        author: 'anders',
        content:
          'Or don’t. We aim at locals and independent travelers and the store is calmer and the year more even. Not every business has to live from the ships.',
        hours_later: 46,
        votes: [12, 4],
      },
    ],
  },
  {
    title: 'Marketing the winter: when do you start, and where?',
    topics: ['tourism-and-guests', 'weather-and-seasons'],
    content: `Four cabins, aurora and dog sledding. Summer fills itself, winter is at 30%. We started advertising in October last year, which was obviously too late. When do guests from the Lower 48 and from Asia actually decide?`,
    author: 'mike',
    days_ago: 192.2,
    votes: [15, 0],
    answers: [
      {
        author: 'priya',
        content: `From nine winters of booking dates (ours, yours may differ):

- **Tour operators in Asia** decide 10 to 14 months ahead. Rates for winter after next go out before this winter is over.
- **Lower 48 couples**: three to six months.
- **Alaskans**: two weeks. Don’t forget them! A weekday rate for residents filled our Januaries.

So it isn’t one campaign; it’s three calendars. Pictures from this winter are the ads for the next, so get a photographer *while it is dark*.`,
        hours_later: 12.5,
        votes: [22, 0],
        accepted: true,
      },
      {
        author: 'doug',
        content:
          'Be blunt about the weather. “You may see no aurora. You’ll see stars, eat well and sleep.” Our reviews went up when we stopped promising.',
        hours_later: 21,
        votes: [18, 0],
      },
      {
        author: 'heather',
        content:
          'Ask your regional visitor bureau for their co-op ads. For small places it’s the only way into the printed guides.',
        hours_later: 48,
        votes: [7, 0],
      },
    ],
  },
  {
    title: 'Cancellation policy when the bush flight can’t land',
    topics: ['tourism-and-guests', 'insurance-and-law'],
    content: `Guest misses two of four nights because the plane turned around. Not our fault, not theirs. What do you refund? I’m tired of deciding it each time in the doorway.`,
    author: 'nick',
    days_ago: 109.7,
    votes: [14, 0],
    answers: [
      {
        author: 'doug',
        content: `Written down since our third season:

1. Nights missed **on arrival** because of weather: credit for a later stay, good for two years, transferable. No cash.
2. Extra nights because they **can’t leave**: half rate, meals included.
3. Travel insurance is recommended in the confirmation, in a box, with the words “weather delays are common here”.

The credit is used by about one in three. The half rate has made us friends for life.`,
        hours_later: 9.2,
        votes: [21, 0],
        accepted: true,
      },
      {
        author: 'kristina',
        content:
          'We refund everything, always. Thirty rooms, maybe $6,000 a year, and zero bad reviews. Cheaper than any ad.',
        hours_later: 18,
        votes: [12, 3],
      },
      {
        author: 'nick',
        content: 'Went with Douglas’s list, with cash back for people who come for a funeral or a wedding. Thanks.',
        hours_later: 72,
        votes: [10, 0],
      },
    ],
  },
  {
    title: 'Do I need a permit to take six people on a guided walk on state land?',
    topics: ['licenses-and-permits', 'tourism-and-guests'],
    content: `Mushroom walks, two hours, on foot, no structures, maybe twelve times a year. It’s all state land behind our place. Someone told me that a commercial recreation permit is only for big operators.`,
    author: 'heather',
    days_ago: 84.2,
    votes: [9, 0],
    answers: [
      {
        author: 'fern',
        content: `Ask DNR. On ordinary state land, small day use may need only a *registration* and no permit, but **parks, refuges and special use areas** are each their own thing. “State land” on the map can be university, Mental Health Trust or municipal land as well, and these are asked separately. Take the map with your walk drawn on it to the public information center; they’ll tell you whose it is while you wait.`,
        hours_later: 5,
        votes: [15, 0],
        accepted: true,
      },
      {
        author: 'lucille',
        content:
          'And ask the Native corporation, if your walk crosses or ends on their land. Ours gives permits easily, but wants to be asked.',
        hours_later: 20,
        votes: [13, 0],
      },
    ],
  },
  {
    title: 'Guests who want to “see a bear”. What do you tell them?',
    topics: ['tourism-and-guests'],
    content: `No joke, one asked for her deposit back. How do you word it on the website?`,
    author: 'anders',
    days_ago: 37.7,
    votes: [11, 1],
    answers: [
      {
        author: 'emil',
        content:
          '“Wildlife has not signed our terms and conditions.” It’s on our T-shirts now and outsells the halibut one.',
        hours_later: 3.3,
        votes: [24, 0],
        accepted: true,
      },
      {
        author: 'shauna',
        content:
          'We publish the numbers: out of last season’s 96 trips, whales on 81, bears on 22, both on 19. Honest odds sell better than adjectives.',
        hours_later: 15,
        votes: [20, 0],
      },
    ],
  },
  {
    title: 'Accessible dock ramp at 20-foot tides',
    topics: ['tourism-and-guests', 'buildings-and-equipment'],
    content: `Our tides make the ramp very steep twice a day. A guest in a wheelchair was a good sport about it, but I’d like to do this properly. Has somebody built or found something that works for a private dock, without a million-dollar float?`,
    author: 'emil',
    days_ago: 15.2,
    votes: [8, 0],
    answers: [
      {
        author: 'marit',
        content: `Not a ramp, a **timetable**. We list the hours per day when the slope is gentle, for the whole season, and book guests who use a wheelchair into those. It is printed from the tide table and has cost nothing. For the building side ask the harbormaster how the public one was solved.`,
        hours_later: 8,
        votes: [12, 0],
      },
    ],
  },
  {
    title: 'Anyone else getting fake bookings with a stolen card and then a refund request?',
    topics: ['tourism-and-guests', 'insurance-and-law'],
    content: `Third one this month: big group, no questions about price, then an illness in the family and please refund to a different card.`,
    author: 'doug',
    days_ago: 0.35,
    votes: [5, 0],
    answers: [
      {
        author: 'kristina',
        content:
          'Yes. **Never refund to another card or by wire.** Only back to the card that paid. They vanish as soon as you say so.',
        hours_later: 1.2,
        votes: [8, 0],
      },
      {
        author: 'ben',
        content: 'Same text here, word for word, with an “engagement party of 14”. Told my processor, they flagged it.',
        hours_later: 3.9,
        votes: [4, 0],
      },
    ],
  },
]
