import type { DemoQuestion } from '../types.ts'

/** Buildings, pipes, snow and fuel. */
export const cold: DemoQuestion[] = [
  {
    title: 'Pipes froze in a rented shop twice last winter. Heat trace, recirculation, or a different landlord?',
    topics: ['weather-and-seasons', 'buildings-and-equipment'],
    content: `The supply line runs along an outside wall in a crawl space that I have no key for. The lease says that I maintain “interior plumbing”. Twice we had no water for three days, and the second time a coupling split and took a pallet of flour with it.

What would you do first? I can’t move before the lease ends.`,
    author: 'priya',
    days_ago: 222.6,
    votes: [19, 0],
    answers: [
      {
        author: 'mike',
        content: `Plumber here, 20+ winters in the Interior. In this order:

1. **Find out where it freezes**, not where it bursts. It bursts where the pressure goes. A cheap wireless thermometer with a probe at three spots of the crawl space tells you within one cold night.
2. **Stop the wind.** Nine of ten frozen lines that I see are a draft on the pipe, not a lack of heat. A vent somebody forgot to close, a missing rim joist plug.
3. **Then** insulate.
4. **Then** self-regulating heat trace, on its own circuit with an indicator light you can see from the shop. Heat trace that quietly died is the most common find in my notebook.

A recirculation loop is great in new construction. In your case it’s money spent on the landlord’s building.

For the lease: send the landlord pictures and temperatures in writing. Whether a line in a space you cannot enter is “interior plumbing” is a question for an attorney, but a dated e-mail costs nothing.`,
        hours_later: 4.8,
        votes: [24, 0],
        accepted: true,
      },
      {
        author: 'jimbob',
        content: 'Let the tap run a pencil’s width below -20. Ugly, works.',
        hours_later: 6,
        votes: [9, 3],
      },
      {
        author: 'walt',
        content: `Running the tap works until the drain freezes, and then you have a skating rink **and** no water. If you do it, make sure the drain line is the warm one.`,
        hours_later: 8.2,
        votes: [15, 0],
      },
      {
        author: 'bo',
        content: 'Get a freeze alarm which sends a text. Ours paid for itself the first weekend.',
        hours_later: 29,
        votes: [10, 0],
      },
    ],
  },
  {
    title: 'Snow removal contract: per push, per inch or flat for the season?',
    topics: ['weather-and-seasons', 'money-and-taxes'],
    content: `I manage a small strip mall in Spenard, 40 parking spaces. Until now we paid per push and the bills went up and down like crazy. A contractor offers a seasonal flat price with “unlimited” pushes. Is that ever a good deal, and what has to be in the contract?`,
    author: 'bo',
    days_ago: 158.2,
    votes: [13, 0],
    answers: [
      {
        author: 'saia',
        content: `I’m on the other side of that contract. What a fair one says, whichever way it’s priced:

- the **trigger** (how many inches, measured where, by whom)
- until when the lot has to be open after snowfall ends
- sanding and ice melt: included, or per visit?
- **hauling**: the item everybody forgets. When the berms eat eight of your forty spaces, who pays for the trucks?
- where the snow may be put, and that the hydrant and the ADA spaces stay clear
- a log of visits with times. You will want it if somebody falls.

Flat rate is a bet on the weather. In a low snow year I win, in a record year I lose money and, let’s be honest, your lot is plowed last. A base price plus per push above a certain number keeps both sides friendly.`,
        hours_later: 5.5,
        votes: [22, 0],
        accepted: true,
      },
      {
        author: 'cindy',
        content:
          'Flat. I want to know in September what I pay in March. For a small business, no surprises is worth a premium.',
        hours_later: 14,
        votes: [6, 1],
      },
      {
        author: 'priya',
        content:
          'In Fairbanks we get less snow, but it stays all winter. Per push plus hauling by the hour has been cheaper in four of five years for us.',
        hours_later: 37,
        votes: [5, 0],
      },
    ],
  },
  {
    title: 'Pouring a slab in shoulder season: blankets, ground heaters, or wait for May?',
    topics: ['weather-and-seasons', 'buildings-and-equipment'],
    content: `A 30×40 shop on gravel, no permafrost according to the soil report. The contractor has a gap in his schedule now and wants to pour, the other slot is more than six months away. He says that ground heaters and blankets make it “the same thing”. My father-in-law says it never is.

What should I ask for in writing?`,
    author: 'jimbob',
    days_ago: 96.3,
    votes: [11, 0],
    answers: [
      {
        author: 'doug',
        content: `It *can* be the same thing. What decides is whether the ground below is thawed **and stays so** until the slab cures. Ask for:

- ground temperature readings before the pour (not “we heated it for two days”)
- how the edges are protected; the middle is never the problem
- concrete temperature at delivery, and how long the ride from the plant is
- how long the heat stays on, who watches it at 3 a.m., and who pays for the fuel
- what happens if it fails

If he answers these without having to think, let him pour. If he says “don’t worry”, wait.`,
        hours_later: 7,
        votes: [18, 0],
        accepted: true,
      },
      {
        author: 'mike',
        content:
          'Fuel for ground heaters at our prices can easily eat what you save by not waiting. Get that as a number.',
        hours_later: 11.7,
        votes: [12, 0],
      },
      {
        author: 'nick',
        content: `Was “no permafrost” one hole or several? On the Yukon I have seen it change within one building. It’s worth the second hole.`,
        hours_later: 60,
        votes: [9, 0],
      },
    ],
  },
  {
    title: 'Heating fuel for a remote lodge: one big barge delivery or bladders by air?',
    topics: ['weather-and-seasons', 'freight-and-shipping'],
    content: `We burn about 4,000 gallons a season at a site with no road. The barge comes once, needs the money in spring and has a minimum that’s twice what we use. Air freight in bladders is a crazy price per gallon but we pay for what we need.

How do you decide? Do neighbors pool orders?`,
    author: 'nick',
    days_ago: 183.7,
    votes: [14, 0],
    answers: [
      {
        author: 'agnes',
        content: `We pool. Three businesses and the clinic order together on the same barge, one of us has the tank farm and charges the others a storage fee per gallon. Put it on paper:

- who owns the fuel in the tank at any time
- how it is measured going out
- who pays if some of it leaks, and what the spill plan is
- what happens when one partner can’t pay in spring

We have done it for nine years with the same two-page agreement.`,
        hours_later: 16,
        votes: [17, 0],
        accepted: true,
      },
      {
        author: 'lorraine',
        content: `Before you fill bigger tanks than last year, ask about **storage rules**. Above certain total capacities you get into federal and state spill prevention requirements, and what counts is all tanks together, often the empty ones behind the shed too. Check with EPA and DEC.`,
        hours_later: 27,
        votes: [13, 0],
      },
      {
        author: 'joe',
        content: 'Half and half. Barge for what you burn for sure, air for the rest. You sleep better.',
        hours_later: 44,
        votes: [8, 0],
      },
      {
        author: 'gus',
        content: 'Also ask about loans for bulk fuel. There are programs for that, mostly for communities, but ask.',
        hours_later: 90,
        votes: [5, 0],
      },
    ],
  },
  {
    title:
      'Solar panels on a flat commercial roof in a place with real snow: what about drifts behind the rows, shoveling between them without breaking anything, and the load that the roof was once designed for?',
    topics: ['buildings-and-equipment', 'weather-and-seasons'],
    content: `I wonder less about the output than about who goes up there in February, and with what shovel. The structural engineer is booked until further notice. Has anybody lived with such a roof for a few winters?`,
    author: 'anders',
    days_ago: 27.4,
    votes: [5, 0],
    answers: [],
  },
  {
    title: 'Block heater outlets for customers: free, metered, or none at all?',
    topics: ['weather-and-seasons', 'marketing-and-sales'],
    content: `Our café has a lot with 22 outlets from the time when electricity was cheap. The January bill made me cry. Regulars see it as a right. Ideas?`,
    author: 'lucille',
    days_ago: 41.9,
    votes: [8, 0],
    answers: [
      {
        author: 'priya',
        content: `Put them on a **cycling timer** tied to temperature: off above about +10 °F, twenty minutes on and forty off below that. Nobody’s engine notices and the use dropped by more than half for us. An electrician did all of it in one panel.`,
        hours_later: 3,
        votes: [17, 0],
        accepted: true,
      },
      {
        author: 'jimbob',
        content: 'If I can’t plug in I don’t stay for pie.',
        hours_later: 5.1,
        votes: [10, 1],
      },
      {
        author: 'bo',
        content: 'Charge for it. Nobody gives away gas either.',
        hours_later: 7.7,
        votes: [2, 8],
      },
      {
        author: 'lucille',
        content: 'Timer it is. Jim Bob, your pie is safe.',
        hours_later: 26,
        votes: [14, 0],
      },
    ],
  },
  {
    title: 'Glass door cooler died. Repair it, or look for a used one between Homer and Soldotna?',
    topics: ['buildings-and-equipment', 'food-and-farming'],
    content: `Compressor runs, but nothing gets cold. It is 14 years old and the only repair person I know is fishing. What is the usual life of these, and does anyone have one standing around?`,
    author: 'olga',
    days_ago: 0.08,
    votes: [0, 0],
    answers: [],
  },
]
