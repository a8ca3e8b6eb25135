import type { DemoQuestion } from '../types.ts'

/** Staff: finding, housing, keeping and paying them. */
export const people: DemoQuestion[] = [
  {
    title: 'Where do you find seasonal staff who really show up in May?',
    topics: ['hiring-and-staff'],
    content: `Eight positions, June to mid-September: servers, housekeeping, a dock hand. Last year eleven people accepted, six arrived, four stayed to the end. We offer housing (shared), two meals and a bonus at the end of the season.

What has worked for places that aren’t Denali or Juneau?`,
    author: 'shauna',
    days_ago: 218.3,
    votes: [20, 0],
    answers: [
      {
        author: 'doug',
        content: `Twelve seasons of lodge hiring, condensed:

1. **Hire early, call often.** Offers in January, then a phone call each month. People drop out between signing and flying when they hear nothing.
2. **Travel money on arrival**, the second half at the end. Not paid up front.
3. **Pictures of the real housing.** The real one, with the bunk and the shower. You lose three applicants and keep the five who knew what they were coming to.
4. **Returners first.** I give each returner $200 for every friend who completes the season.
5. A **two-week overlap** at the start; someone always leaves in week one.

Job fairs at colleges in snow states (Michigan, Vermont, Montana) beat every website for us.`,
        hours_later: 8,
        votes: [25, 0],
        accepted: true,
      },
      {
        author: 'fern',
        content:
          'Local teenagers and local retirees. The first are cheap to house and the second come on time. My best dock hand is 71.',
        hours_later: 17,
        votes: [21, 0],
      },
      {
        author: 'kristina',
        content: `If you think about visa programs (J-1, H-2B): start nearly a year ahead, use a sponsor or an attorney who does it daily, and read what you commit to on hours and housing. We like our J-1 students very much, but it is not “quick extra hands”.`,
        hours_later: 41,
        votes: [14, 0],
      },
      {
        author: 'bo',
        content: 'Pay more. That’s the whole secret.',
        hours_later: 43,
        votes: [9, 9],
      },
      {
        author: 'shauna',
        content:
          'Update: did the monthly calls and the honest pictures. Nine of ten have booked flights. Thank you all!',
        hours_later: 1650,
        votes: [22, 0],
      },
    ],
  },
  {
    title: 'Staff housing: rent out a house we bought, or charge nothing?',
    topics: ['hiring-and-staff', 'buildings-and-equipment'],
    content: `We bought a four-bedroom house so that our summer crew has somewhere to live. Accountant says charge, manager says free, insurance says “please send details”. Pros and cons from people who do it?`,
    author: 'dana',
    days_ago: 127.7,
    votes: [11, 0],
    answers: [
      {
        author: 'emil',
        content: `The moment you deduct rent from wages there are rules: what may be deducted, what has to be agreed in writing, and what minimum has to be left over. And whether free housing counts as taxable pay depends on whether it’s a condition of the job, on your premises, and for your convenience. Go through these three with your CPA.

We charge a small weekly amount under a separate written agreement, and give it back as a bonus to whoever leaves the room clean. Best cleaning crew we ever had.`,
        hours_later: 11,
        votes: [15, 0],
        accepted: true,
      },
      {
        author: 'doug',
        content:
          'Free. Then the housing ends with the job, I’d say. With rent you are a landlord, with all that comes with it.',
        hours_later: 20,
        votes: [7, 2],
      },
      {
        author: 'rosa',
        content:
          'Careful, Douglas: free housing doesn’t automatically make it not a tenancy. That is precisely the case where I’d pay an attorney for an hour.',
        hours_later: 27,
        votes: [12, 0],
      },
    ],
  },
  {
    title: 'Childcare for staff: has any small business here made it work?',
    topics: ['hiring-and-staff'],
    content: `Three of my nine employees can’t work full days because there’s no childcare place in town. The only center has a waiting list of over a year. I don’t want to run a daycare. But I’m losing a good baker over this.

Has anybody done something *small*: a shared nanny between businesses, a subsidy, different shifts?`,
    author: 'heather',
    days_ago: 91.5,
    votes: [21, 0],
    answers: [
      {
        author: 'rosa',
        content: `Five businesses on our street pay into one pot that reserves four places at a licensed home provider, whether they are used or not. That guarantee is what allowed her to hire a helper and add the places. It costs us less than one job ad per month.

- The parents still pay their share.
- The contract is between the provider and each business. We don’t run anything.
- Ask your tax person about the employer childcare credit before you start, not after.
- thread, the childcare resource network, knew which providers wanted to grow.`,
        hours_later: 9.3,
        votes: [26, 0],
        accepted: true,
      },
      {
        author: 'marit',
        content: `We changed shifts instead. The cannery office is open from 6 to 10 and from 2 to 6, two parents share one job and one car seat. It sounds silly and has worked for three years.`,
        hours_later: 25,
        votes: [13, 0],
      },
      {
        author: 'walt',
        content: 'Kids at the shop were normal when I was one.',
        hours_later: 30,
        votes: [4, 7],
      },
    ],
  },
  {
    title: 'Independent contractor or employee? My deckhand wants a 1099',
    topics: ['hiring-and-staff', 'insurance-and-law'],
    content: `He says everybody does it and he’ll make more. He works on my boat, at my hours, with my gear. It feels wrong, but what is the actual test?`,
    author: 'rey',
    days_ago: 165.8,
    votes: [12, 0],
    answers: [
      {
        author: 'emil',
        content: `“My boat, my hours, my gear” is nearly the definition of an employee. **But** fishing crews are a special case: crew members who are paid a share of the catch are treated differently for some federal taxes, if several conditions are met. Commercial fishing crew are often under other rules for workers’ comp too.

So the answer for a share-paid deckhand on a fishing boat, for a deckhand on a charter boat, and for a net mender in your shed can be three different answers. Ask a CPA in a fishing town. They do this all day.`,
        hours_later: 3.9,
        votes: [19, 0],
        accepted: true,
      },
      {
        author: 'dana',
        content:
          'The state’s Department of Labor also has a say, and their test isn’t the same as the IRS one. I was audited. It’s not fun, though they were correct.',
        hours_later: 19,
        votes: [11, 0],
      },
      {
        author: 'jimbob',
        content: 'A handshake and cash worked fine for a hundred years.',
        hours_later: 21,
        votes: [1, 12],
      },
    ],
  },
  {
    title: 'Shoulder-season hours: close for six weeks or limp along?',
    topics: ['hiring-and-staff', 'weather-and-seasons'],
    content: `Between the last ship and the first snow machine races we make a loss every single day. But when we close, the locals get used to going elsewhere and the cook takes another job. What do you do?`,
    author: 'gus',
    days_ago: 58.8,
    votes: [13, 0],
    answers: [
      {
        author: 'ben',
        content: `Thursday to Saturday only, short menu, one cook, locals’ night with a discount. Then it’s a *thing* and no longer a leftover. Loss went to about zero and the cook stayed.`,
        hours_later: 7.1,
        votes: [16, 0],
        accepted: true,
      },
      {
        author: 'shauna',
        content:
          'Close. Everyone takes their holidays, we paint, the staff know the dates a year ahead. Limping along cost us more goodwill than closing.',
        hours_later: 10,
        votes: [10, 2],
      },
      {
        author: 'lucille',
        content: 'We close, but keep the coffee window open mornings. That is what people would miss.',
        hours_later: 33,
        votes: [11, 0],
      },
    ],
  },
  {
    title: 'First aid and bear safety training for new hires, group of six',
    topics: ['hiring-and-staff', 'insurance-and-law'],
    content: `Who offers this on the Kenai in one day, not three? Would share the course with another business if they need it too.`,
    author: 'dana',
    days_ago: 8.4,
    votes: [4, 0],
    answers: [
      {
        author: 'olga',
        content: 'We have four people who need the same. Count us in, we can host it, the community hall fits twenty.',
        hours_later: 14,
        votes: [5, 0],
      },
      {
        author: 'shauna',
        content:
          'Ask the fire department. Ours teaches groups for a donation, and they will tell you who does the bear part.',
        hours_later: 20.5,
        votes: [7, 0],
      },
    ],
  },
]
