import type { DemoQuestion } from '../types.ts'

/** Products that are made, caught, grown and sold. */
export const makers: DemoQuestion[] = [
  {
    title: 'Silver Hand, Made in Alaska, both? Labels for carvings and beadwork',
    topics: ['marketing-and-sales', 'licenses-and-permits'],
    content: `I sell my own beadwork and my uncle’s carvings in a small gallery. Visitors ask how they can know it’s real. A neighbor’s shop has a wall of “Alaskan” things from far, far away, at a third of the price.

Which labels do visitors recognize, who may use them, and does it change sales?`,
    author: 'della',
    days_ago: 199.6,
    votes: [24, 0],
    answers: [
      {
        author: 'maxine',
        content: `They say two different things:

- The **Silver Hand** seal is for original work made by an individual **Alaska Native artist**. Each artist applies for himself or herself, so your uncle needs his own. Ask the [State Council on the Arts](https://arts.alaska.gov/) for the present rules.
- **Made in Alaska** (the bear) is about *where* it’s made, by whomever.

You can hold both if you qualify for both. Using the seal without a permit, or calling something Native-made that is not, is more than bad manners: there are state and federal laws about it.

What changes sales in our shop is the **card with the face**: a photo of the artist, village, what it is made of and two sentences in their own words. The seal says “real”, the card says “whose”.`,
        hours_later: 7.3,
        votes: [27, 0],
        accepted: true,
      },
      {
        author: 'lorraine',
        content: `If the materials include ivory, baleen, seal or sea otter, add a second card about what may be taken home. Some states and many countries restrict it, even where it’s lawfully made here, and the rules differ by material. Look them up before each season. A visitor who loses a carving at customs tells everyone.`,
        hours_later: 20,
        votes: [20, 0],
      },
      {
        author: 'fern',
        content:
          'As a gallery owner: I ask for the permit number and keep a copy on file for each artist. Two minutes, and I can look every customer in the eye.',
        hours_later: 34,
        votes: [14, 0],
      },
      {
        author: 'saia',
        content: 'Does anyone enforce it? I see fakes every summer.',
        hours_later: 39,
        votes: [6, 0],
      },
      {
        author: 'maxine',
        content:
          'Complaints do get looked at, but somebody has to send them, with a picture, the shop and the date. I have sent four.',
        hours_later: 44,
        votes: [15, 0],
      },
    ],
  },
  {
    title: 'Selling direct from the boat: how do you let people know that you are at the dock?',
    topics: ['food-and-farming', 'marketing-and-sales'],
    content: `We land on different days at different hours. A sign at the harbor reaches ten people. What works to sell 300 pounds of rockfish and spot prawns in one afternoon?`,
    author: 'rey',
    days_ago: 144.9,
    votes: [13, 0],
    answers: [
      {
        author: 'emil',
        content: `Text list. People write their number on a clipboard once, and get one message when we round the point: “Prawns, slip D14, from 3 pm, $X/lb, bring a cooler.” 400 numbers, sold out in 50 minutes on average.

Make sure it’s a list that people signed up for and can leave, and that you have done the catcher-seller paperwork with Fish and Game and DEC.`,
        hours_later: 4.1,
        votes: [20, 0],
        accepted: true,
      },
      {
        author: 'olga',
        content:
          'Local Facebook group, with a picture of *today’s* fish next to today’s newspaper. My husband laughed, but it sells.',
        hours_later: 12,
        votes: [11, 0],
      },
    ],
  },
  {
    title: 'High tunnel or heated greenhouse for a market garden at 62 degrees north?',
    topics: ['food-and-farming', 'weather-and-seasons'],
    content: `Half an acre, tomatoes and salad greens, farmers market plus two restaurants. Power is expensive, wood is free for me. A high tunnel would be partly paid by a cost-share program, a heated greenhouse not. Which first?`,
    author: 'lucille',
    days_ago: 99.4,
    votes: [10, 0],
    answers: [
      {
        author: 'heather',
        content: `Tunnel first, no question. Five weeks longer on both ends is where the money is; the deep winter isn’t, at our power prices.

- Ask NRCS about the cost share **before** you buy anything; as far as I know they don’t pay for what is already built.
- Anchor it for your worst wind, then double that.
- Heat only a germination bench, in the house. A heated bench of 4×8 feet fills a whole tunnel with starts.`,
        hours_later: 6,
        votes: [18, 0],
        accepted: true,
      },
      {
        author: 'jimbob',
        content:
          'Wood boiler with tubes under the beds. Tomatoes in September, at -5 outside. But you’ll get up at night.',
        hours_later: 14.2,
        votes: [9, 0],
      },
    ],
  },
  {
    title: 'Where do small food makers rent a commercial kitchen by the hour?',
    topics: ['food-and-farming', 'buildings-and-equipment'],
    content: `Looking for a licensed kitchen that I can use two evenings per week for sauces. Churches, lodges, schools: whom did you ask, what do you pay, and who washes up?`,
    author: 'saia',
    days_ago: 161.6,
    votes: [11, 0],
    answers: [
      {
        author: 'bo',
        content: `Breakfast cafés! They’re empty from 3 pm. We rent ours to two makers, by the hour plus a share of the gas. Conditions: own shelf with a lock, own insurance with us named, and leave it cleaner than you found it. DEC (in Anchorage the Municipality) has to approve *your* process in *that* kitchen, so talk to them before you sign anything.`,
        hours_later: 3.6,
        votes: [16, 0],
        accepted: true,
      },
      {
        author: 'cindy',
        content: 'Churches were lovely, but wedding season is also your season. Ask for the calendar first.',
        hours_later: 26,
        votes: [8, 0],
      },
    ],
  },
  {
    title: 'Fish waste, offal and bears behind the processing shed',
    topics: ['food-and-farming'],
    content: `We freeze the totes until pickup, but pickup is every second week and the freezer is full after one. Grinding and discharging needs a permit that takes longer than the season. What do small processors do with 200 pounds a day?`,
    author: 'olga',
    days_ago: 67.3,
    votes: [7, 0],
    answers: [
      {
        author: 'rey',
        content: `Composting with a lot of wood chips inside an electric fence, done by the local farm, **not** by us. She picks up daily since she sells the compost. Check with DEC that her side is in order. Ask Fish and Game about the fence; they know what stops a bear.`,
        hours_later: 13,
        votes: [11, 0],
      },
      {
        author: 'marit',
        content: 'Crab fishermen take heads for bait. Put it on the radio, but ask first what may be used where.',
        hours_later: 17,
        votes: [12, 0],
      },
    ],
  },
  {
    title: 'Wholesale price for handmade soap in gift shops: half of retail?',
    topics: ['marketing-and-sales', 'money-and-taxes'],
    content: `A gift shop in Anchorage would like to carry my soap and offers consignment at 40% for them, or wholesale at 50%. My cost is about a third of the retail price, without my hours. Is this normal?`,
    author: 'agnes',
    days_ago: 29.9,
    votes: [8, 0],
    answers: [
      {
        author: 'fern',
        content: `Both are normal. But **count your hours first**. If a bar takes six minutes including wrapping and labels, that’s a number, and then half of retail either works or it doesn’t.

Wholesale over consignment, for a new relationship: they care more about what they have paid for. And agree that you don’t undercut their price on your own website.`,
        hours_later: 5.5,
        votes: [14, 0],
        accepted: true,
      },
      {
        author: 'della',
        content:
          'Consignment sold twice as much for me, because they dared to take the expensive pieces. Get it in writing who pays for the stolen ones.',
        hours_later: 18,
        votes: [9, 1],
      },
      {
        author: 'doug',
        content: 'Raise your retail price. If it’s too cheap, people think it’s hotel soap.',
        hours_later: 27,
        votes: [10, 0],
      },
    ],
  },
  {
    title: 'Barcodes for 40 products: buy the official ones?',
    topics: ['marketing-and-sales'],
    content: `A grocery chain asked for UPC codes. Resellers offer them for next to nothing, the official place wants a yearly fee. Does it matter?`,
    author: 'della',
    days_ago: 2.8,
    votes: [3, 0],
    answers: [],
  },
  {
    title:
      'Freeze-drying berries and salmon jerky for hikers: is there a market up here, or does everyone buy the big brands?',
    topics: ['food-and-farming', 'marketing-and-sales'],
    content: `We have a mid-size freeze dryer standing idle since the school project ended. Six trays, about 50 pounds fresh per load. I imagine pouches for hikers, hunters and air taxi passengers.

Before I go through permits and labels I would like to know whether lodges and air taxis here would buy it at all.`,
    author: 'nick',
    days_ago: 6.1,
    votes: [7, 0],
    answers: [
      {
        author: 'doug',
        content:
          'As a lodge: yes for **berries**, all year, for pancakes. For complete meals no, my guests come for dinner.',
        hours_later: 9,
        votes: [6, 0],
      },
      {
        author: 'shauna',
        content: `As somebody who drops off hikers by boat: local berries with granola would sell at nearly any price. Jerky I would only take with a proper label and a shelf-life test, ask DEC what they want to see.

I would order 50 pouches to try.`,
        hours_later: 31,
        votes: [8, 0],
      },
    ],
  },
  {
    title: 'Scale for selling produce by the pound: must it be inspected?',
    topics: ['food-and-farming', 'licenses-and-permits'],
    content: `I have my grandmother’s hanging scale. Beautiful and, I think, honest. Somebody at the market mentioned *weights and measures* and walked off. Does a farm stand need a certified scale, or can I sell by the bunch and be done with it?`,
    author: 'jimbob',
    days_ago: 9.9,
    votes: [5, 0],
    edited_hours_later: 2.5,
    answers: [],
  },
]
