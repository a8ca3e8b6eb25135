import type { DemoQuestion } from '../types.ts'

/** Networks, web shops and visibility on the web. */
export const technology: DemoQuestion[] = [
  {
    title: 'Satellite internet for a store: who has run card terminals on it through a winter?',
    topics: ['internet-and-technology', 'money-and-taxes'],
    content: `Low-orbit dish, mounted on the roof, office and two card terminals behind it. The salesman says “no problem”. The salesman lives in Texas. Real experience, please: ice, wind, power use, outages?`,
    author: 'lorraine',
    days_ago: 176.5,
    votes: [20, 0],
    answers: [
      {
        author: 'maxine',
        content: `Two winters now.

- **Snow/ice:** the dish melts its own snow. What it doesn’t melt is the ice fog crust on the cable entry. Seal it well, with a drip loop.
- **Wind:** the mount that came with it lasted one storm. A welded one is still there.
- **Power:** plan for it to draw noticeably more when it’s heating. On a small generator you’ll notice.
- **Terminals:** fine. Short drops of a few seconds now and then; the terminals retry by themselves.
- **Support:** by message only. Have a complete spare kit in the back room if the store depends on it.

The old connection stays as a backup, on the smallest plan. We needed it twice.`,
        hours_later: 10,
        votes: [24, 0],
        accepted: true,
      },
      {
        author: 'gus',
        content:
          'Put it on a battery backup together with the router. Most of our “internet outages” were power blinks of two seconds, and then three minutes until the dish was back.',
        hours_later: 15.5,
        votes: [17, 0],
      },
      {
        author: 'kristina',
        content:
          'Ask about **data priority** for business plans. The residential one crawled for us when the fleet came in and everyone on board called home.',
        hours_later: 42,
        votes: [10, 0],
      },
      {
        author: 'walt',
        content: 'Copper still works when everything else is down. Just saying.',
        hours_later: 70,
        votes: [5, 4],
      },
    ],
  },
  {
    title: 'Simple booking calendar for a charter boat?',
    topics: ['internet-and-technology', 'tourism-and-guests'],
    content: `One boat, six seats, two trips per day, weather cancellations. The big booking systems take a fee per guest and want me to answer within an hour. I’m on the water, with no signal. What do other one-boat people use?`,
    author: 'ben',
    days_ago: 137.1,
    votes: [10, 0],
    answers: [
      {
        author: 'emil',
        content: `A plain online calendar with **requests** instead of bookings. The page says “We confirm in the evening, when we’re back at the dock.” Deposit by payment link. Nobody minded the wait; several wrote that they liked it.`,
        hours_later: 8,
        votes: [14, 0],
        accepted: true,
      },
      {
        author: 'shauna',
        content:
          'We do pay the fee per guest. In July I’d rather fish than type. It sends the weather cancellation to all six with one button, and that alone is worth it.',
        hours_later: 17,
        votes: [9, 1],
      },
    ],
  },
  {
    title: 'Map apps send our guests down a winter trail. How do I get that corrected?',
    topics: ['internet-and-technology', 'tourism-and-guests'],
    content: `Twice this year a rental car ended up on the old dog mushing trail behind our place because the blue line says it’s the shortest way. We wrote to the map company six times. Both cars came out, one of them with a bill for the tow and a review with one star.`,
    author: 'walt',
    days_ago: 81.9,
    votes: [18, 0],
    answers: [
      {
        author: 'doug',
        content: `Three things, and the third did it:

1. Report the **segment** in the app as “not a public road / not maintained”, with a photo, and ask the guests who stood there to do the same.
2. Correct it in OpenStreetMap yourself. Several apps use it, and it’s done in an evening: set the way to a *track* with seasonal access.
3. Move the **pin** of your business to the entrance at the highway, and write “ignore the navigation after mile …” into the booking mail, in bold.

And a sign on the trail. “YOUR PHONE IS WRONG.” People take pictures of it. Free advertising.`,
        hours_later: 6,
        votes: [25, 0],
        accepted: true,
      },
      {
        author: 'heather',
        content:
          'Answer the one-star review kindly and with the directions in it. Everybody reads these before they drive.',
        hours_later: 23,
        votes: [13, 0],
      },
    ],
  },
  {
    title: 'E-mail from our own domain lands in spam at every school district',
    topics: ['internet-and-technology'],
    content: `We quote by e-mail. Since we moved the domain the school districts’ filters eat everything. Our web person says “DKIM” and then nothing happens. What do I tell him?`,
    author: 'cindy',
    days_ago: 70.4,
    votes: [8, 0],
    answers: [
      {
        author: 'bo',
        content: `Tell him: **SPF, DKIM and DMARC have to pass for the domain in the From line**, not for the mail provider’s. Send one mail to any free address that shows the original with its headers; all three must say \`pass\`.

Usual culprits after a move: two SPF records instead of one, DKIM key of the old provider, and a quoting tool that sends *as you* but isn’t in either.`,
        hours_later: 2.4,
        votes: [15, 0],
        accepted: true,
      },
      {
        author: 'priya',
        content:
          'And ask one of the districts’ IT people to look into their quarantine. They can tell you the reason in a minute.',
        hours_later: 19,
        votes: [7, 0],
      },
    ],
  },
  {
    title: 'Is a paper phone book ad still worth anything?',
    topics: ['marketing-and-sales'],
    content: `Renewal came. $1,140. My customers are mostly over 60 and mostly local. The kids say I’m crazy to even ask.`,
    author: 'olga',
    days_ago: 23.8,
    votes: [6, 0],
    answers: [
      {
        author: 'lucille',
        content:
          'Ask each caller for one month how they found you, and make a mark on the wall. Mine had 3 marks for the book, 4 for the bulletin board at the post office (free), and 31 for “your cousin said”.',
        hours_later: 7,
        votes: [14, 0],
        accepted: true,
      },
      {
        author: 'jimbob',
        content: 'I still use the book. Page 1 is good for lighting the stove.',
        hours_later: 9.5,
        votes: [11, 1],
      },
    ],
  },
  {
    title: 'Has anyone tried AI translation for menus and signs (Japanese, Korean, German)?',
    topics: ['internet-and-technology', 'tourism-and-guests'],
    content: `We have groups for the northern lights and I would like a page in their language, at least for the safety rules and the boots. I can’t judge what the machine writes. How do you check it?`,
    author: 'priya',
    days_ago: 4.3,
    votes: [6, 1],
    answers: [
      {
        author: 'ben',
        content:
          'Let the machine translate and let a *guest* check. I print it with big margins and leave a pen. They love correcting it, and after one season it was better than the agency’s.',
        hours_later: 11,
        votes: [9, 0],
      },
      {
        author: 'anders',
        content: `For menus, fine. For **safety rules** pay a human once. Pictures beat words in any case: a red line through a cotton sock needs no translation.`,
        hours_later: 19.3,
        votes: [8, 0],
      },
    ],
  },
  {
    title: 'Looking for a student who makes us a website and online shop for free, good exposure',
    topics: ['internet-and-technology', 'marketing-and-sales'],
    content: `About 60 products, booking, blog, three languages. We can’t pay right now, but many people would see it. Ought to be live before the season.`,
    author: 'walt',
    days_ago: 55.1,
    votes: [1, 11],
    answers: [
      {
        author: 'bo',
        content: 'People die of exposure up here.',
        hours_later: 0.8,
        votes: [24, 0],
      },
      {
        author: 'rosa',
        content: `Walt, more kindly: make it smaller. One page with five products, hours, a map and a phone number is one evening with any of the shop builders, and you can pay a student fairly for *that* evening. Then add a page whenever it has earned something. The university’s career office posts small paid jobs.`,
        hours_later: 6.5,
        votes: [17, 0],
        accepted: true,
      },
      {
        author: 'walt',
        content: 'Point taken. One page it is, and paid.',
        hours_later: 30,
        votes: [13, 0],
        edited_hours_later: 1.1,
      },
    ],
  },
]
