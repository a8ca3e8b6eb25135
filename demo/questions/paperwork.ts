import type { DemoQuestion } from '../types.ts'

/** Licences, permits and insurance. */
export const paperwork: DemoQuestion[] = [
  {
    title: 'Business license number or entity number: which one goes on a vendor form?',
    topics: ['licenses-and-permits', 'starting-a-business'],
    content: `I just formed an LLC and now I have two numbers from the state: one on the business license, another on the certificate of organization. A school district’s vendor form asks for an “Alaska registration number” and nobody in their office could tell me which one that is.

Which do you put down? And is the entity number what people look up when they check whether we are in good standing?`,
    author: 'cindy',
    days_ago: 236.4,
    votes: [18, 0],
    answers: [
      {
        author: 'rosa',
        content: `They are two different registers:

- The **entity number** belongs to the company itself (LLC, corporation, nonprofit …). It comes from the filing that created it. This is where “good standing” shows.
- The **business license number** belongs to the permission to do business, and a sole proprietor has one without having an entity number at all.

Both can be looked up on the [state’s commerce site](https://www.commerce.alaska.gov/). For a vendor form I write both: “Entity # …, Business license # …”. In eleven years nobody has sent one back.`,
        hours_later: 3.2,
        votes: [21, 0],
        accepted: true,
      },
      {
        author: 'jimbob',
        content: 'Put the license number. If they wanted the other one they will call.',
        hours_later: 9,
        votes: [2, 5],
      },
      {
        author: 'priya',
        content: `Adding to Rosa’s answer: put the renewal dates of **both** in your calendar while you are at it. They renew on different cycles, through different forms, and the reminder goes to whatever e-mail address you typed on day one. Ours went to a bookkeeper who had left.`,
        hours_later: 26,
        votes: [14, 0],
      },
    ],
  },
  {
    title: 'Do I need a second business license when I add snow plowing to a lawn care business?',
    topics: ['licenses-and-permits'],
    content: `Same name, same truck, same LLC. My license has a line of business on it that clearly says landscaping. Does plowing count as something else, or can I just start?`,
    author: 'saia',
    days_ago: 171.3,
    votes: [7, 0],
    answers: [
      {
        author: 'heather',
        content: `When I added a farm stand to the nursery I called the licensing section and asked exactly that. The short version of what I was told: a license can name a primary and a secondary line of business, and the line of business can be changed. But have them tell you for *your* case, in writing, because it takes one e-mail and then you have it on file.

Separately: tell your insurer the same day. Mine cared far more than the state did.`,
        hours_later: 5,
        votes: [11, 0],
        accepted: true,
      },
      {
        author: 'mike',
        content:
          'Second the insurance part. Plowing is its own animal. Slip-and-fall claims arrive a year and a half after the storm.',
        hours_later: 30.5,
        votes: [8, 0],
      },
    ],
  },
  {
    title: 'Selling vacuum-packed smoked salmon at the farmers market. What permits does one actually need?',
    topics: ['food-and-farming', 'licenses-and-permits'],
    content: `My brother-in-law fishes, I smoke it. Everybody says we should sell it. I have heard everything from “nothing, it is your own fish” to “you need a full processing plant”.

We would process maybe 800 pounds a season, sell at the Saturday market and to two lodges. What should I find out, and from whom, **before** I buy a bigger smoker?`,
    author: 'olga',
    days_ago: 203.8,
    votes: [23, 1],
    edited_hours_later: 20,
    answers: [
      {
        author: 'rey',
        content: `Call DEC’s seafood program first, before anything else. Truly. They have permit coordinators whose job is this exact conversation, and they were kinder than I expected. Have ready:

1. What species, whose fish, and how it was caught (commercial, and by whom; sport-caught fish can’t be sold, and subsistence fish has rules of its own)
2. Raw, smoked, hot or cold smoked, canned, frozen, vacuum packed or not
3. Where the work happens: own kitchen, rented commercial kitchen, custom processor
4. Whom you sell to: the eater, or a lodge that serves it

Vacuum packing smoked fish is the part that gets serious attention, because it is exactly how botulism happens. Expect to need a written plan (HACCP) and somebody who took the class.

What we did for the first two years: a licensed **custom processor** smoked and packed our fish under our label. Less margin, zero plant. It told us whether anyone would buy the stuff.`,
        hours_later: 6.4,
        votes: [26, 0],
        accepted: true,
        edited_hours_later: 31,
      },
      {
        author: 'emil',
        content: `I’ll agree with Reynaldo and add the Department of Fish and Game and the Department of Revenue to your list of calls. Buying fish, even from family, and paying fish tax is its own paperwork. None of it is awful. It is just three agencies who each assume that you already talked to the other two.`,
        hours_later: 15,
        votes: [17, 0],
      },
      {
        author: 'doug',
        content: 'My grandfather sold smoked kings out of his garage for forty years and nobody ever got sick.',
        hours_later: 28,
        votes: [3, 14],
      },
      {
        author: 'agnes',
        content: `Douglas, I respect the old ways and grew up on them, and that is why I say: what you do for your family and what you sell to strangers out of a sealed bag are not the same thing.`,
        hours_later: 33,
        votes: [19, 0],
      },
    ],
  },
  {
    title: 'Liability insurance for a two-person kayak guiding outfit',
    topics: ['insurance-and-law', 'tourism-and-guests'],
    content: `Our broker dropped guided water activities altogether and the two quotes that I have now are more than our whole first season brought in. We do half-day sea kayak trips, max 8 guests, no overnights, no whitewater.

- Who writes policies like that these days? I am after *kinds* of brokers, not an ad.
- Did anybody go through an association and was that really cheaper?
- Does a cruise line still want to be named as additional insured for shore excursions?`,
    author: 'fern',
    days_ago: 148.6,
    votes: [15, 0],
    answers: [
      {
        author: 'shauna',
        content: `We run a small water taxi, so similar but not the same. What worked was a broker **outside** Alaska who does nothing but outdoor recreation. Ask other outfitters at your harbor who they use; the names repeat quickly.

What brought our quote down the second year:

| Thing | Effect |
| --- | --- |
| Written operating procedures, sent along unasked | noticeable |
| Guides’ certificates (wilderness first responder etc.) with dates | noticeable |
| A waiver reviewed by an Alaskan attorney | small, but they asked |
| Weather go/no-go limits in writing | they quoted it back to us |
| Higher deductible | the largest, of course |

And yes, every cruise line contract that I have seen wants to be additional insured, with limits they choose.`,
        hours_later: 7.5,
        votes: [20, 0],
        accepted: true,
      },
      {
        author: 'ben',
        content: `Look closely at whether the policy covers **the permit you operate under**. The Forest Service, the Park Service and the state each ask for their own minimums and to be named. A cheap policy which can’t produce that certificate is not cheap.`,
        hours_later: 22,
        votes: [13, 0],
      },
      {
        author: 'anders',
        content: 'We went through an association. Cheaper the first year, the same by the third.',
        hours_later: 49,
        votes: [5, 0],
      },
    ],
  },
  {
    title: 'Who regulates a bed & breakfast with three rooms: city, borough, or state?',
    topics: ['licenses-and-permits', 'tourism-and-guests'],
    content: `We own a house on a septic system outside city limits and want to rent three rooms with breakfast in summer. I have asked three offices and each pointed to the other two. For those of you who run one: in which **order** did you get things done?`,
    author: 'lucille',
    days_ago: 119.2,
    votes: [9, 0],
    answers: [
      {
        author: 'doug',
        content: `My order, for what it is worth:

1. State business license, because everything else asks for the number.
2. Borough planning desk: is lodging allowed where you are, and do they collect a bed tax. (In some places there is no organized borough at all; then that step is quickly done.)
3. DEC about the breakfast and about water and septic. The septic system was designed for a number of bedrooms, not for a number of guests with an American idea of showers.
4. Fire: we asked for a courtesy visit. Two more extinguishers and a window that opens.
5. Insurance **last but in writing before the first guest**. A homeowner’s policy usually does not cover paying guests.`,
        hours_later: 10.5,
        votes: [16, 0],
        accepted: true,
      },
      {
        author: 'dana',
        content:
          'And if you list on one of the big platforms, check whether they collect the bed tax for you or whether you have to. It differs from place to place. I paid it twice for one quarter and getting it back took longer than the season.',
        hours_later: 40,
        votes: [12, 0],
      },
    ],
  },
  {
    title: 'DBA?',
    topics: ['starting-a-business', 'licenses-and-permits'],
    content: `My LLC has a boring family name. I want the sign on the shop to say something else. Is that just a sign, or do I have to register it?`,
    author: 'walt',
    days_ago: 88.1,
    votes: [4, 1],
    answers: [
      {
        author: 'rosa',
        content: `There are two steps people mix up:

- putting the “doing business as” name **on your business license**, and
- **registering** the business name, which is what keeps others from registering the same one.

The first does not do the second. Search the name first, then ask the corporations section which of them you need. And check the internet domain *before* you pay for the sign.`,
        hours_later: 2.1,
        votes: [15, 0],
        accepted: true,
      },
      {
        author: 'gus',
        content: 'Also ask the bank. They wouldn’t take checks made out to the shop name until they had the paper.',
        hours_later: 12.6,
        votes: [9, 0],
      },
    ],
  },
  {
    title: 'Sign at the highway: state right-of-way, borough, or just the landowner?',
    topics: ['licenses-and-permits', 'marketing-and-sales'],
    content: `I would like a proper sign where our road meets the Glenn Highway. A neighbor has had one there for twenty years “and nobody ever said anything”. I would rather not build on that.

Does anybody know how this works with the DOT right-of-way? And are those blue logo signs worth it?`,
    author: 'heather',
    days_ago: 132.9,
    votes: [10, 0],
    answers: [
      {
        author: 'lucille',
        content: `Outdoor advertising along Alaskan highways is restricted much more than newcomers expect. Ask the DOT right-of-way office for your region where their line runs at your driveway; it is often way further from the pavement than the ditch. What stands *on your own premises* is treated differently from a sign somewhere else.

The blue signs: we have one. Half of our walk-ins mention it.`,
        hours_later: 8.8,
        votes: [12, 0],
      },
      {
        author: 'jimbob',
        content: 'Park an old truck on your own field with the name painted on. Been there since 2009.',
        hours_later: 11,
        votes: [7, 6],
      },
      {
        author: 'walt',
        content: 'A truck is a sign as soon as somebody complains about it. Ask me how I know.',
        hours_later: 13.5,
        votes: [11, 0],
      },
    ],
  },
  {
    title:
      'Two sisters in two towns, one makes jam and fireweed honey in her home kitchen, the other sells it at the ferry terminal and online: is that still cottage food, or does the second person, the second town or the website change what we are allowed to do?',
    topics: ['food-and-farming', 'licenses-and-permits'],
    content: `The title says it all, really. Small amounts, everything shelf stable. I read the DEC pages twice and I think it’s fine for direct sales, but I can’t tell whether my sister counts as “the producer” too.`,
    author: 'della',
    days_ago: 64.5,
    votes: [12, 0],
    answers: [
      {
        author: 'heather',
        content: `The rules for home-made food have changed more than once in the last years, so whatever anyone (me too) tells you from memory may be the old version. Check with DEC’s food safety people, and ask these three separately:

1. Who may sell: only the person who made it, or family and agents too?
2. Where: does *online with shipping* count like *online with local pickup*?
3. What must the label say?

Honey is often treated apart from jam, so ask about it by name.

And ask the town with the ferry terminal. Municipalities may have rules of their own; the Anchorage ones for example are not the state’s.`,
        hours_later: 4.4,
        votes: [16, 0],
        accepted: true,
      },
      {
        author: 'olga',
        content: 'They answered my e-mail within two days. Good label examples too.',
        hours_later: 51,
        votes: [6, 0],
      },
    ],
  },
  {
    title: 'Change of registered agent: does the old one have to agree?',
    topics: ['licenses-and-permits'],
    content: `Our registered agent moved to Arizona and no longer opens mail. I want to become the agent myself. Has someone done that change online lately, and how long did it take until the public record showed it?`,
    author: 'joe',
    days_ago: 12.7,
    votes: [3, 0],
    answers: [],
  },
  {
    title: 'What do you wish somebody had told you in your first year in business here?',
    topics: ['starting-a-business'],
    content: `I open in three months: a repair shop for outboards and snow machines. I have a lease, tools and a name. I don’t have a clue about the rest. Instead of twenty questions I ask one: what do you wish you had known?`,
    author: 'grace',
    days_ago: 179.9,
    votes: [26, 0],
    answers: [
      {
        author: 'rosa',
        content: `I have sat with a lot of people in their first year, and it’s nearly always the same list. Long, sorry. Print it.

## Before you open

1. **Name**: search it, register it, buy the domain, *then* pay for the sign.
2. **License**: state business license first, then ask your city or borough whether they want one of their own. Some trades need a professional license on top.
3. **A bank account of its own** from the first dollar. Not “when it gets bigger”.
4. **Insurance**: describe what you really do. Customers’ machines in your shop, test drives on the ice, a propane torch. What the broker doesn’t know isn’t covered.
5. **The lease**: who plows, who pays for heat, who fixes the door, and how you get out.

## The first ninety days

- Write down **every hour**, yours included. You can’t set a price without it.
- Decide who may buy on account. The answer is “nobody yet”.
- Take a deposit for ordered parts. All of it for parts that can’t go back.
- Put one evening a week in the calendar for the books. I like Tuesdays. Nobody is owed anything on a Tuesday.

## What goes wrong most often

| What | What it looks like | What helps |
| --- | --- | --- |
| Payroll taxes spent on parts | “I’ll catch up in summer” | a second account that you don’t touch |
| Sales tax forgotten | a friendly letter, then a less friendly one | ask the city on day one, file even when it is zero |
| Busy, but no cash | full shop, empty account | deposits, invoices on the day of pickup |
| One customer is half of the business | you can’t say no to him | say no to him once, early |
| Doing it all alone | February | see below |

## People

Find **one** other owner who’s two years ahead of you and buy the coffee. Talk to the [SBDC](https://aksbdc.org/), it’s free and they have seen everything. And tell your family which months will be bad. They are less bad when somebody expects them.

> The best advice I ever got, from a man who sold bait: *“Don’t be open when you’re not there, and don’t be there when you’re not open.”*

Good luck, Grace. You’ll do fine; you asked.`,
        hours_later: 14.2,
        votes: [27, 0],
        accepted: true,
        edited_hours_later: 6,
      },
      {
        author: 'gus',
        content:
          'That no one picks up a snow machine in July. Charge storage after 30 days, and have it on the work order above the signature.',
        hours_later: 17,
        votes: [23, 0],
      },
      {
        author: 'dana',
        content: `That being the cheapest brings you the customers who’ll leave you for someone cheaper. I was the cheapest for two years. Raised everything by a fifth, lost three people, and slept.`,
        hours_later: 25,
        votes: [19, 1],
      },
      {
        author: 'walt',
        content: 'Coffee for the ones who wait. Chairs are optional.',
        hours_later: 31,
        votes: [9, 0],
      },
      {
        author: 'doug',
        content: 'That you need a lawyer and an accountant from day one.',
        hours_later: 33,
        votes: [5, 7],
      },
      {
        author: 'joe',
        content: `Somewhat against Douglas: an hour with each *before* you sign the lease, and then not again until something changes. But that one hour, yes.`,
        hours_later: 39,
        votes: [16, 0],
      },
    ],
  },
]
