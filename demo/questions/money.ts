import type { DemoQuestion } from '../types.ts'

/** Taxes, books, grants and prices. */
export const money: DemoQuestion[] = [
  {
    title: 'No state sales tax, but the borough has one: what do I charge online customers inside Alaska?',
    topics: ['money-and-taxes'],
    content: `Our shop is in Petersburg. I sell knitwear online to all of Alaska. In the shop it’s clear what I charge. But online: the customer’s borough? Mine? Nothing, if they live in Anchorage?

Please explain it like I’m five.`,
    author: 'marit',
    days_ago: 196.9,
    votes: [25, 0],
    answers: [
      {
        author: 'cindy',
        content: `Bookkeeper for small shops here. Like you’re five:

1. Alaska has no state sales tax. **Cities and boroughs** may have one; many do, Anchorage has none as I write this.
2. What is picked up or delivered in *your* town: your town’s tax, as in the shop.
3. What you **ship somewhere else** in Alaska generally looks at *where it arrives*. Many municipalities joined the [Alaska Remote Seller Sales Tax Commission](https://arsstc.org/), which has one registration and one return for all of its members.
4. Whether *you* have to collect for those other places depends on how much you sell and on whether you have a physical presence there. The commission publishes the current threshold. Please look it up, it changed before.
5. Most shop systems can do it by address, if you switch it on. Test with five made-up carts: one to a borough with tax, one without, one city inside a borough, one to Anchorage, one out of state.

And keep the exemption cards of resellers and seniors on file. Those are local rules too.`,
        hours_later: 6.7,
        votes: [27, 0],
        accepted: true,
        edited_hours_later: 52,
      },
      {
        author: 'ben',
        content:
          'Caps! Some places tax only the first so-many dollars of one sale. My shop system could not do it and I had to make a rule by hand for the expensive items.',
        hours_later: 18,
        votes: [15, 0],
      },
      {
        author: 'doug',
        content: 'I charge nobody anything online and so far no letter came.',
        hours_later: 36,
        votes: [0, 16],
      },
      {
        author: 'marit',
        content: 'Point 5 found two errors in my cart within ten minutes. Thank you Cindy.',
        hours_later: 60,
        votes: [13, 0],
      },
    ],
  },
  {
    title: 'Bookkeeping when the internet is down for a week',
    topics: ['money-and-taxes', 'internet-and-technology'],
    content: `Cloud bookkeeping is great until the fiber is cut or the dish is iced. Last outage we went nine days with a shoebox. Which software still works offline, or how do you bridge that?`,
    author: 'maxine',
    days_ago: 189.4,
    votes: [17, 0],
    answers: [
      {
        author: 'cindy',
        content: `Shoebox, but a *good* shoebox:

- numbered paper receipts with carbon copies, one book per till
- a daily sheet: opening cash, sales by kind, card slips, paid-outs, closing cash
- card terminal with **store and forward** switched on, with a limit per sale that you can afford to lose

Then one evening of typing when it is back. I have three customers who do it this way and their books are cleaner than those of the cloud folks.`,
        hours_later: 13,
        votes: [18, 0],
        accepted: true,
      },
      {
        author: 'lorraine',
        content:
          'A desktop program on one computer, with a backup on two USB sticks of which one lives at my sister’s. Not modern. Works.',
        hours_later: 24,
        votes: [11, 1],
      },
      {
        author: 'bo',
        content:
          'Second internet line of a different kind, switching over by itself. A cheap satellite plan as the spare costs less than one lost weekend of card sales.',
        hours_later: 31,
        votes: [9, 0],
      },
    ],
  },
  {
    title: 'Grants for small rural businesses that do not take 80 hours to apply for?',
    topics: ['money-and-taxes'],
    content: `I’ve read myself silly. Most are for nonprofits, tribes or research. We’re a family bakery with one oven too few. Is there anything between “bank loan” and “federal program with 60 attachments”?`,
    author: 'lucille',
    days_ago: 153.3,
    votes: [19, 0],
    answers: [
      {
        author: 'rosa',
        content: `Start with a free advisor instead of with a grant. The [Alaska SBDC](https://aksbdc.org/) has people who know what is open this month, and they’ll say within half an hour which of it isn’t for you. Then, in the order I would look:

1. Your **Alaska Native regional or village corporation**, or a CDQ group, if you are in one of those regions
2. Regional **economic development organizations** (ARDORs): small revolving loan funds with humane forms
3. **Energy** programs, if the oven is more efficient than the old one. That was the door for a bakery I know: it was an *energy* project which happened to be an oven.
4. Contests such as business plan competitions. Less money, and you get a plan out of it.

Anybody who asks for a fee to find you a grant: no.`,
        hours_later: 7.8,
        votes: [24, 0],
        accepted: true,
      },
      {
        author: 'agnes',
        content: `The first of those was how our laundromat began. Small business plan contest of the regional nonprofit, then a loan from the same people. They also sent somebody to look at our books for two years. That was worth more than the money.`,
        hours_later: 29,
        votes: [16, 0],
      },
      {
        author: 'nick',
        content:
          'Write the application together with someone who doesn’t know your business. What she didn’t understand, the jury wouldn’t have either.',
        hours_later: 52,
        votes: [9, 0],
      },
    ],
  },
  {
    title: 'How much do you add for a village job compared to a job on the road system?',
    topics: ['money-and-taxes'],
    content: `Electrical work. Same panel, same hours. I have no feeling for a fair number and got laughed at in both directions.`,
    author: 'walt',
    days_ago: 114.6,
    votes: [12, 1],
    answers: [
      {
        author: 'gus',
        content: `Don’t add a percentage. Split it, so that the customer sees why:

\`\`\`
labor          as on the road
travel         tickets + hours in the air, at half rate
freight        at cost + 10%
lodging        at cost
weather        first day on us, then a day rate
forgotten part one (1) included. Always.
\`\`\`

The last line gets a laugh and is meant seriously: you *will* miss a part, and its flight costs more than the part.`,
        hours_later: 5,
        votes: [23, 0],
        accepted: true,
      },
      {
        author: 'joe',
        content:
          'Bundle three customers into one trip and split the flight. They’ll find the other two for you if you tell them that.',
        hours_later: 16,
        votes: [17, 0],
      },
    ],
  },
  {
    title: 'Price increase letter: do you explain or just do it?',
    topics: ['marketing-and-sales', 'money-and-taxes'],
    content: `Freight up, eggs up, power up. I have not raised my catering prices for over two years. Some customers are friends. How do you tell them?`,
    author: 'rey',
    days_ago: 47.2,
    votes: [9, 0],
    answers: [
      {
        author: 'fern',
        content: `Two sentences, no apology, a date.

“From the first of next month our prices go up by about 9%. What is booked before stays as agreed.”

The friends booked three dates early. The others said nothing.`,
        hours_later: 4.6,
        votes: [17, 0],
        accepted: true,
      },
      {
        author: 'kristina',
        content:
          'I do explain, with one number that they know from their own kitchen. Everyone here knows what a dozen eggs cost.',
        hours_later: 12,
        votes: [8, 0],
      },
    ],
  },
  {
    title: 'Net 30 with a public agency that pays on day 95',
    topics: ['money-and-taxes'],
    content: `Invoices to one office go unpaid for three months, every time. They are nice about it. My line of credit isn’t. Short of not working for them: what helps? Late fees in the contract? Somebody above them?`,
    author: 'priya',
    days_ago: 19.6,
    votes: [7, 0],
    answers: [
      {
        author: 'rosa',
        content: `Find out **where** it waits. With us it sat for sixty days because the purchase order number was missing in the one field that their system reads. Ask the accounts payable person (not your contact) for the rejection list. A box of smoked salmon didn’t hurt either. *Kidding. Mostly. They can’t accept it.*

Some public bodies also have prompt payment rules with interest. Ask which apply to them.`,
        hours_later: 10,
        votes: [12, 0],
      },
    ],
  },
  {
    title: 'Card fees: surcharge, cash discount or swallow it?',
    topics: ['money-and-taxes', 'marketing-and-sales'],
    content: `At 3% the card companies make more on a cup of coffee than my barista. Who does a cash discount and how do people take it?`,
    author: 'saia',
    days_ago: 1.6,
    votes: [2, 0],
    answers: [
      {
        author: 'bo',
        content: 'Swallow it and add a dime to the coffee. People hate surcharges far more than dimes.',
        hours_later: 5.3,
        votes: [4, 1],
      },
    ],
  },
]
