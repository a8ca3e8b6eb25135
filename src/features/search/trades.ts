import { stem, tokensOf } from './words.ts'

/** What businesses do, said in many ways. */
export type Trade = {
  name: string
  /** Words and phrases by which it is asked for, with their plurals and forms. */
  said: string[]
  /** Words and phrases to look for, besides those. */
  found: string[]
  /** How an industry of the directory begins that is the same. */
  industry?: RegExp
}

const trade = (name: string, said: string, found = '', industry?: RegExp): Trade => ({
  name,
  said: said.split(', '),
  found: found ? found.split(', ') : [],
  industry,
})

/** The first whose words are said is meant. */
export const trades: Trade[] = [
  trade('Roofing', 'roof, roofing, roofer, shingles, gutters'),
  trade('Plumbing', 'plumber, plumbing, plumb', 'pipes, water heater'),
  trade('Electrical', 'electrician, electrical contractor, electrical', 'electric, wiring'),
  trade('Heating & Cooling', 'hvac, heating, furnace, boiler, air conditioning', 'heat, boilers'),
  trade('Refrigeration', 'refrigeration'),
  trade(
    'Construction',
    'construction, contractor, builder, general contractor, home builder, carpenter, carpentry, remodeling, remodeler, handyman, renovation',
    'building, contracting',
    /^construction/i,
  ),
  trade('Painting', 'painter, painting contractor, house painter'),
  trade('Flooring', 'flooring, carpet, tile installer', 'floors'),
  trade('Concrete & Masonry', 'concrete, masonry, mason', 'cement'),
  trade('Excavation', 'excavation, excavator, excavating, earthwork', 'dirt work, gravel'),
  trade('Welding', 'welder, welding, metal fabrication', 'fabrication'),
  trade('Landscaping', 'landscaper, landscaping, lawn care, lawn mowing', 'lawn, yard'),
  trade('Snow Removal', 'snow removal, snow plowing, snowplow, plowing, snow plow', 'plow, snow'),
  trade('Cleaning', 'cleaner, cleaning, janitorial, janitor, maid', 'housekeeping'),
  trade('Pest Control', 'pest control, exterminator'),
  trade('Moving & Storage', 'movers, moving company, self storage', 'relocation, storage'),
  trade(
    'Freight & Shipping',
    'freight, shipping company, cargo, logistics, trucking, trucker, hauling, barge',
    'barges, pallet',
  ),
  trade('Towing', 'towing, tow truck'),
  trade(
    'Auto Repair',
    'auto repair, car repair, auto mechanic, car mechanic, auto body, tire shop, oil change',
    'automotive',
  ),
  trade('Marine Repair', 'boat repair, marine mechanic, boat mechanic, outboard repair', 'marine, boats'),
  trade(
    'Air Travel',
    'air taxi, airline, charter flight, flightseeing, bush pilot, aviation',
    'air service, aviation, flight',
  ),
  trade('Taxis & Transport', 'taxi, water taxi, shuttle, ride service', 'transportation'),
  trade(
    'Accounting',
    'accountant, accounting, cpa, bookkeeper, bookkeeping, tax preparer, tax preparation',
    'books, payroll, tax',
  ),
  trade(
    'Legal Services',
    'attorney, lawyer, law firm, legal aid, legal services, legal help, legal',
    'law, justice',
    /^legal/i,
  ),
  trade('Insurance', 'insurance agent, insurance broker, insurance company, insurance agency', 'insurance'),
  trade('Banking', 'bank, credit union, lender, mortgage', 'banking, loans'),
  trade('Real Estate', 'real estate, realtor, property management, real estate agent', 'realty, properties'),
  trade(
    'Restaurants',
    'restaurant, cafe, diner, eatery, coffee shop, coffee house, brewery, pizza, pizzeria, bakery, food truck, catering, caterer, place to eat, places to eat, breakfast, lunch',
    'kitchen, coffee, grill, roastery, bistro, baker',
  ),
  trade('Food & Groceries', 'grocery, grocer, supermarket, food store, food producer', 'provisions, food'),
  trade('Food Banks', 'food bank, food pantry, soup kitchen', 'food, pantry', /^food/i),
  trade(
    'Farming',
    'farm, farmer, farming, agriculture, market garden, greenhouse',
    'growers, garden, agricultural',
    /^(food & )?agricult/i,
  ),
  trade('Fishing', 'commercial fishing, fisherman, fishermen, fisheries, fishery, seafood', 'fishing, fish, salmon'),
  trade('Fishing Charters', 'fishing charter, charter boat, halibut charter', 'charters, fishing'),
  trade(
    'Guides & Tours',
    'tour, tour guide, tour operator, guiding, outfitter, tourism, sightseeing',
    'guides, visitors, adventure',
  ),
  trade('Lodging', 'hotel, motel, lodge, inn, bed and breakfast, hostel, cabin rental', 'lodging, cabins'),
  trade(
    'Health Care',
    'health care, healthcare, clinic, doctor, physician, medical, hospital, health center',
    'health, medicine',
    /^health/i,
  ),
  trade('Dentistry', 'dentist, dental', 'teeth'),
  trade(
    'Mental Health',
    'mental health, counseling, counselor, therapist, therapy, behavioral health, psychologist, addiction treatment, rehab',
    'recovery, behavioral',
    /^behavioral/i,
  ),
  trade('Veterinary', 'veterinarian, vet clinic, veterinary, vets'),
  trade(
    'Animal Services',
    'animal shelter, animal rescue, pet rescue, humane society, animal welfare, dog rescue',
    'animal, humane, spca',
    /^animal/i,
  ),
  trade('Sled Dogs', 'dog mushing, mushing, musher, sled dog, sled dogs', 'mushers, dog'),
  trade(
    'Religion',
    'church, religion, religious, chapel, ministry, worship, congregation, parish, mosque, synagogue, faith',
    'ministries, christian, baptist, lutheran, fellowship, temple, bible, gospel',
    /^religio/i,
  ),
  trade(
    'Schools',
    'school, preschool, elementary school, academy, college, university, education, tutoring',
    'educational, scholarship',
    /^education/i,
  ),
  trade('Child Care', 'child care, childcare, daycare, day care, kindergarten', 'children, early learning'),
  trade(
    'Youth Development',
    'youth, youth program, youth development, scouts, boys and girls club, after school',
    'boys, girls, 4-h, scout',
    /^youth/i,
  ),
  trade('Senior Services', 'senior center, senior services, elder care, seniors', 'senior, elders'),
  trade(
    'Human Services',
    'human services, social services, domestic violence, womens shelter, homeless shelter, family services',
    'shelter, family, women',
    /^human services/i,
  ),
  trade('Housing', 'housing, affordable housing, housing authority, homeless', 'homes, habitat', /^housing/i),
  trade(
    'Arts & Culture',
    'arts, art gallery, gallery, museum, theater, theatre, dance, dancers, orchestra, symphony, choir, concert, culture, arts council, musicians',
    'art, cultural, music, historical, opera',
    /^arts/i,
  ),
  trade('Libraries', 'library'),
  trade('History', 'historical society, history museum', 'historical, heritage'),
  trade(
    'Recreation & Sports',
    'sports, sports club, hockey, ski club, swim club, soccer, basketball, baseball, little league, gym, fitness, recreation, rifle club, shooting range, running club',
    'athletic, league, ski, skating',
    /^recreation/i,
  ),
  trade(
    'Environment',
    'environment, environmental, conservation, land trust, wildlife, recycling',
    'watershed, nature',
    /^environment/i,
  ),
  trade(
    'Public Safety',
    'fire department, volunteer fire, search and rescue, public safety, emergency medical, ambulance',
    'fire, rescue, emergency',
    /^public safety/i,
  ),
  trade(
    'Veterans Services',
    'veterans, veterans of foreign wars, american legion, vfw',
    'veteran, legion, military',
    /^public & veterans/i,
  ),
  trade(
    'Community Development',
    'chamber of commerce, economic development, community development, business association, rotary, lions club',
    'chamber, development, rotary',
    /^community/i,
  ),
  trade(
    'Philanthropy',
    'foundation, philanthropy, charitable trust, community foundation, grantmaker',
    'trust, charitable',
    /^philanthropy/i,
  ),
  trade(
    'Employment & Training',
    'job training, employment training, workforce development, labor union, union local, unions',
    'union, workers, apprenticeship',
    /^employment/i,
  ),
  trade(
    'Membership Organizations',
    'fraternal, lodge order, moose lodge, elks lodge, eagles club, social club, sorority, fraternity',
    'elks, moose, eagles, fraternal',
    /^membership/i,
  ),
  trade('Civil Rights', 'civil rights, advocacy, human rights', 'rights, equality', /^civil/i),
  trade(
    'Science & Technology',
    'science, research, technology, engineering society',
    'research, scientific',
    /^science/i,
  ),
  trade(
    'International',
    'international aid, foreign aid, international relief, sister city',
    'international, mission',
    /^international/i,
  ),
  trade(
    'Nonprofits',
    'nonprofit, nonprofit organization, non profit, charity, charities',
    'charitable, association, foundation',
  ),
  trade('Engineering', 'engineer, engineering, architect, architecture, surveyor, surveying', 'design'),
  trade(
    'IT & Web',
    'it support, computer repair, web design, web designer, website designer, software developer, software',
    'computer, technology',
  ),
  trade(
    'Marketing & Printing',
    'marketing agency, advertising agency, print shop, printing, graphic design, graphic designer, sign maker',
    'marketing, print, advertising',
  ),
  trade('Photography', 'photographer, photography', 'photo'),
  trade('Hair & Beauty', 'hair salon, hairdresser, barber, beauty salon, nail salon, spa, massage', 'salon, hair'),
  trade('Bookstores', 'bookstore, book shop, bookshop, books', 'bookstore, maps'),
  trade('Retail', 'gift shop, clothing store, hardware store, retail store, retail', 'store, shop'),
  trade(
    'Outdoor Gear',
    'outdoor gear, gear rental, kayak rental, ski rental, outdoor store',
    'outfitters, rental, gear',
  ),
  trade('Fuel', 'heating fuel, fuel delivery, heating oil, propane, gas station', 'fuel'),
  trade(
    'Radio & Media',
    'radio station, public radio, newspaper, broadcasting, public broadcasting',
    'radio, broadcasting, media',
  ),
  trade('Funeral Services', 'funeral home, cemetery', 'burial'),
  trade('Security', 'security company, security guard, locksmith, alarm company', 'security'),
  trade('Salvage & Repair', 'appliance repair, small engine repair'),
]

/** A trade as the directory has it: words to look for, and its industries. */
export type Wanted = { name: string; find: string[]; industries: string[] }

const LONGEST = 4
const stems = (phrase: string) =>
  tokensOf(phrase)
    .map(({ word }) => stem(word))
    .join(' ')
const bySaid = new Map<string, Trade>()
for (const one of trades) {
  for (const phrase of one.said) if (!bySaid.has(stems(phrase))) bySaid.set(stems(phrase), one)
}

/**
 * The trade, or the industry of the directory, that the words begin with, if they do.
 * @returns it, and how many words say it
 */
export function readTrade(words: string[], industries: string[]): { trade: Wanted; words: number } | null {
  const stemmed = words.slice(0, LONGEST).map(stem)
  for (let length = stemmed.length; length > 0; length--) {
    const phrase = stemmed.slice(0, length).join(' ')
    const one = bySaid.get(phrase)
    const exact = industries.filter(
      (name) =>
        tokensOf(name)
          .map(({ word }) => stem(word))
          .filter((word) => word !== 'and')
          .join(' ') === phrase,
    )
    if (!one && exact.length === 0) continue
    const same = one?.industry ? industries.filter((name) => one.industry?.test(name)) : []
    const all = [...new Set([...exact, ...same])]
    const said = words.slice(0, length).join(' ')
    return {
      trade: {
        name: one?.name ?? exact[0] ?? said,
        find: [...new Set([said, ...(one?.said ?? []), ...(one?.found ?? [])])],
        industries: all,
      },
      words: length,
    }
  }
  return null
}
