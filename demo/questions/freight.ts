import type { DemoQuestion } from '../types.ts'

/** Barges, bush flights, mail and shipping. */
export const freight: DemoQuestion[] = [
  {
    title: 'How do you plan inventory around two barges a year?',
    topics: ['freight-and-shipping'],
    content: `I took over the general store from my aunt. Two barges when the ice lets them, everything else by air. Last fall I guessed wrong on diapers, dog food and 2x4s. The 2x4s are still here.

How do you older hands plan the order? A spreadsheet, a rule of thumb, a notebook?`,
    author: 'joe',
    days_ago: 229.5,
    votes: [22, 0],
    answers: [
      {
        author: 'lorraine',
        content: `A notebook for twenty years, a spreadsheet for ten. The spreadsheet only has five columns:

| item | sold since last barge | days on the shelf empty | air cost per unit | cubic feet |
| --- | --- | --- | --- | --- |

1. Sales **plus what you would have sold** on the days the shelf was empty. That second number is what the notebook was for.
2. Sort by *air cost per unit compared to its price*. Heavy and cheap goes on the barge first: flour, dog food, pop, paint, lumber that people ordered. Light and expensive can fly: batteries, spices, phone cases.
3. What spoils or goes out of fashion never gets more than half a year’s sales.
4. Lumber only against a deposit. I’m sorry about your 2x4s.

Then call the school and the clinic and ask what they plan to build. That is the best forecast there is.`,
        hours_later: 12,
        votes: [25, 0],
        accepted: true,
        edited_hours_later: 19,
      },
      {
        author: 'gus',
        content:
          'Pay attention to when the PFD and fuel assistance come. Sell-through of everything that has an engine triples for two weeks.',
        hours_later: 20.3,
        votes: [13, 0],
      },
      {
        author: 'agnes',
        content: `Talk with the other store. Seriously. When one of us charters a plane, the other’s pallet rides along at cost, and in an emergency we lend each other diapers. Freight only: what each of us sells, and for how much, stays out of it. That’s the law, and it keeps us friends.`,
        hours_later: 47,
        votes: [11, 1],
      },
    ],
  },
  {
    title: 'Shipping surcharges of Lower 48 suppliers: what finally worked for you?',
    topics: ['freight-and-shipping', 'money-and-taxes'],
    content: `“Free shipping*” and then “*contiguous US only”. Or checkout simply refuses the ZIP code. Or the best one: $180 for a 4 pound box because the system thinks that we are overseas.

I buy parts for small engines from a dozen suppliers. What finally worked for you: a forwarder in Seattle, sweet-talking, the post office?`,
    author: 'emil',
    days_ago: 213.1,
    votes: [24, 0],
    answers: [
      {
        author: 'kristina',
        content: `All three, depending on the supplier. What I tell every new one, on the phone, once:

> “We are a domestic address. USPS Priority Mail flat rate comes here at the same price as to Ohio. Please quote me that, or I will send you a shipper.”

About half of them say “oh!” and change it in their system for good. For the rest:

- **Forwarder in the Seattle/Tacoma area** for pallets and anything hazardous (batteries, paint, aerosols). They consolidate for the barge. Compare two; the difference is in the handling fees, not in the rate.
- **Post office** for everything below 70 pounds that’s not hazardous.
- **A neighbor’s container.** Ask who in town brings one up and has corners free.

Write down what each supplier did. After one year you know whom to drop.`,
        hours_later: 9.6,
        votes: [23, 0],
        accepted: true,
      },
      {
        author: 'saia',
        content:
          'I work half days for a forwarder, so I’m biased, but: **measure the box**. Dimensional weight is where the money goes. Suppliers who ship a spark plug in a microwave carton are the reason for your $180.',
        hours_later: 13,
        votes: [18, 0],
      },
      {
        author: 'rey',
        content: 'Flat rate boxes. I once received an anchor in one.',
        hours_later: 31,
        votes: [20, 0],
      },
      {
        author: 'doug',
        content:
          'Honestly? Move the order to an Alaskan wholesaler and pay 8% more. You get that back in hours not spent on the phone.',
        hours_later: 55,
        votes: [7, 3],
      },
    ],
  },
  {
    title: 'What do you write on your own web shop about shipping to the bush and out of state?',
    topics: ['freight-and-shipping', 'marketing-and-sales'],
    content: `I sell dog harnesses. Customers in Anchorage expect Lower 48 shipping times, customers in the villages know better and customers in Florida think a moose delivers it. I would like one honest paragraph for my shop page. Would you share yours?`,
    author: 'lucille',
    days_ago: 104.8,
    votes: [9, 0],
    answers: [
      {
        author: 'maxine',
        content: `Ours, take what you like:

> We ship by US mail from north of the Arctic Circle. A plane takes your parcel when the weather lets it. Most orders leave within three working days and arrive within two weeks. When it takes longer, it’s the fog, and we will tell you.

Complaints went to nearly none after we put the word *fog* in.`,
        hours_later: 6.2,
        votes: [24, 0],
        accepted: true,
      },
      {
        author: 'cindy',
        content: 'Say what you do with returns, too. Who pays for the way back is the question I get the most.',
        hours_later: 22,
        votes: [6, 0],
      },
    ],
  },
  {
    title: 'Bypass mail for a small store: how does one become a shipper?',
    topics: ['freight-and-shipping'],
    content: `The big stores get pallets at bypass rates. We run the second store in a village of 400 downriver, about two pallets per month. Is it realistic to get in, or do I need to buy through a wholesaler who already is?`,
    author: 'agnes',
    days_ago: 141.4,
    votes: [8, 0],
    answers: [
      {
        author: 'joe',
        content: `Buy through a wholesaler in Anchorage that does bypass every day. They know the minimum weights, the allowed goods and how to shrink-wrap it so that it isn’t refused. You order *their* way and it shows up at your strip.

The Postal Service can explain the rules and which places are eligible, but for two pallets I wouldn’t try by myself.`,
        hours_later: 18.4,
        votes: [10, 0],
      },
      {
        author: 'nick',
        content:
          'Make friends with the agent at the strip. When the plane is full it’s her who knows which pallet comes tomorrow.',
        hours_later: 29,
        votes: [9, 0],
      },
    ],
  },
  {
    title: 'Weathered-out crews: who pays the standby day?',
    topics: ['freight-and-shipping', 'hiring-and-staff'],
    content: `We send two technicians to villages, about 60 trips a year. Weather holds average maybe one day per trip between fall and spring. Until now we eat it, plus the room if there is one, plus once a floor in the school gym.

How do you put this into quotes without scaring people off?`,
    author: 'gus',
    days_ago: 76.2,
    votes: [16, 0],
    answers: [
      {
        author: 'lorraine',
        content: `A line of its own, in plain words: *“Weather days: first one is on us, from the second one $X per person and day plus lodging at cost.”* Customers out here know weather. What they don’t like is a fat padded price that hides it.`,
        hours_later: 4,
        votes: [19, 0],
        accepted: true,
      },
      {
        author: 'maxine',
        content:
          'Same here, and the other way round: if *we* aren’t ready when they land, we pay their day. It made everyone more punctual.',
        hours_later: 9.9,
        votes: [12, 0],
      },
      {
        author: 'bo',
        content: 'We price it in. One number, no discussion.',
        hours_later: 24.5,
        votes: [3, 4],
      },
      {
        author: 'rosa',
        content: `For public customers (schools, clinics, agencies) ask the buyer what their contract allows *before* you quote. Some can pay standby only when it’s named as an item from the start; afterwards their hands are tied.`,
        hours_later: 38,
        votes: [11, 0],
      },
    ],
  },
  {
    title: 'Shipping lithium batteries to places without a road',
    topics: ['freight-and-shipping'],
    content: `E-bike and power tool batteries. The air carrier refuses, the mail refuses, the barge comes in five months. Someone must have solved this?`,
    author: 'priya',
    days_ago: 52.6,
    votes: [10, 0],
    answers: [
      {
        author: 'saia',
        content: `“The air carrier refuses” often means “the person at the counter isn’t trained for it”. There are cargo carriers with staff certified for dangerous goods, and there are shippers in Anchorage who pack and declare it for a fee. The rules differ by watt-hours, by charge level, and by whether the battery is inside a device. Please don’t go by what a forum says. Call the *cargo* desk, say “UN number” in the first sentence and see how they react.`,
        hours_later: 5.2,
        votes: [16, 0],
        accepted: true,
      },
      {
        author: 'gus',
        content: 'And please, please don’t let anyone put it into checked baggage “just this once”. Small planes.',
        hours_later: 7,
        votes: [18, 0],
      },
    ],
  },
  {
    title: 'Ferry schedule changes and perishable deliveries in Southeast',
    topics: ['freight-and-shipping', 'food-and-farming'],
    content: `When a sailing is dropped, our produce van sits in the wrong town. What do you use as plan B in winter: barge with a reefer container, air freight, or just a smaller menu? I’d like to hear from restaurants and groceries on islands especially.`,
    author: 'marit',
    days_ago: 34.3,
    votes: [9, 0],
    answers: [
      {
        author: 'anders',
        content: `Weekly barge with reefer space reserved for the year as the base, the ferry as a bonus. It turned our thinking around: the ferry is what makes a good week better and no longer what makes a bad week happen.

And yes, a smaller menu. Nobody has missed the arugula.`,
        hours_later: 6.6,
        votes: [13, 0],
      },
      {
        author: 'ben',
        content:
          'Air for herbs and berries, barge for everything that has a peel. A chalkboard instead of printed menus solves the rest.',
        hours_later: 21,
        votes: [8, 0],
      },
    ],
  },
]
