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

/**
 * The first whose words are said is meant. What needs no other words to be found, as “hockey”, is none: it is found as it
 * stands.
 */
export const trades: Trade[] = [
  trade('Roofing', 'roof, roofing, roofer, roofing contractor, gutters'),
  trade('Plumbing', 'plumber, plumbing, plumbing contractor'),
  trade('Electrical', 'electrician, electrical contractor, electrical', 'electric'),
  trade('Heating & Cooling', 'hvac, heating, furnace, boiler, air conditioning', 'heat'),
  trade(
    'Construction',
    'construction, contractor, builder, general contractor, home builder, carpenter, carpentry, remodeling, handyman, renovation, construction company',
    'contracting',
    /^construction/i,
  ),
  trade('Painting', 'painter, painting contractor, house painter', 'painting'),
  trade('Flooring', 'flooring, carpet, tile installer'),
  trade('Concrete & Masonry', 'concrete, masonry, mason', 'cement'),
  trade('Excavation', 'excavation, excavator, excavating, earthwork', 'gravel'),
  trade('Welding', 'welder, welding, metal fabrication', 'fabrication'),
  trade('Landscaping', 'landscaper, landscaping, lawn care, lawn mowing', 'lawn'),
  trade('Snow Removal', 'snow removal, snow plowing, snowplow, plowing, snow plow, snow clearing', 'plow'),
  trade('Cleaning', 'cleaner, cleaning, janitorial, janitor, maid, house cleaning, cleaning service', 'housekeeping'),
  trade('Pest Control', 'pest control, exterminator'),
  trade('Moving & Storage', 'movers, moving company, self storage', 'relocation'),
  trade(
    'Freight & Shipping',
    'freight, shipping company, cargo, logistics, trucking, trucker, hauling, barge, freight forwarder',
    'pallet',
    /^freight/i,
  ),
  trade('Towing', 'towing, tow truck, towing company'),
  trade(
    'Auto Repair',
    'auto repair, car repair, auto mechanic, car mechanic, auto body, tire shop, oil change, garage',
    'automotive',
  ),
  trade('Marine Repair', 'boat repair, marine mechanic, boat mechanic, outboard repair', 'marine, boat'),
  trade(
    'Air Travel',
    'air taxi, airline, charter flight, flightseeing, bush pilot, bush plane, flight tour',
    'air service, flight',
  ),
  trade('Taxis & Transport', 'taxi, cab, shuttle, ride service', 'transportation', /^transport/i),
  trade('Water Taxis', 'water taxi', 'ferry'),
  trade(
    'Accounting',
    'accountant, accounting, cpa, cpas, bookkeeper, bookkeeping, tax preparer, tax preparation, certified public accountant, accounting firm',
    'payroll, tax professionals',
    /^accounting/i,
  ),
  trade(
    'Legal Services',
    'attorney, lawyer, law firm, legal aid, legal services, legal help, legal, legal advice, law office',
    'law',
    /^legal/i,
  ),
  trade('Insurance', 'insurance agent, insurance broker, insurance company, insurance agency', 'insurance'),
  trade('Banking', 'bank, lender, mortgage', 'banking, loans, credit union'),
  trade('Real Estate', 'real estate, realtor, property management, real estate agent', 'realty'),
  trade(
    'Restaurants',
    'restaurant, diner, eatery, place to eat, places to eat, dinner, lunch',
    'cafe, kitchen, grill, bistro, pizza',
  ),
  trade('Cafes', 'cafe, coffee shop, coffee house, coffee', 'roastery, espresso'),
  trade('Bakeries', 'bakery, baker', 'bread'),
  trade('Breweries', 'brewery, breweries, brewer', 'brewing'),
  trade('Catering', 'catering, caterer', 'kitchen'),
  trade('Food & Groceries', 'grocery, grocer, supermarket, food store, food producer', 'provisions'),
  trade('Food Banks', 'food bank, food pantry, soup kitchen'),
  trade(
    'Farming',
    'farm, farmer, farming, agriculture, market garden',
    'growers, agricultural',
    /^(food & )?agricult/i,
  ),
  trade(
    'Fishing',
    'commercial fishing, fisherman, fishermen, fisheries, fishery, fishers',
    'fish',
    /^commercial fishing/i,
  ),
  trade('Seafood', 'seafood, fish processor', 'salmon'),
  trade('Fishing Charters', 'fishing charter, charter boat, halibut charter', 'charters'),
  trade(
    'Guides & Tours',
    'tour, tour guide, tour operator, guiding, outfitter, tourism, sightseeing',
    'adventure',
    /^tourism/i,
  ),
  trade(
    'Lodging',
    'hotel, motel, inn, bed and breakfast, hostel, cabin rental, place to stay, places to stay',
    'lodging',
  ),
  trade(
    'Health Care',
    'health care, healthcare, clinic, doctor, physician, medical',
    'health center, medicine',
    /^health care/i,
  ),
  trade('Hospitals', 'hospital'),
  trade('Dentistry', 'dentist, dental', 'dentistry'),
  trade(
    'Mental Health',
    'mental health, counseling, counselor, therapist, therapy, behavioral health, psychologist, addiction treatment, rehab, mental health care',
    'recovery',
    /^behavioral/i,
  ),
  trade('Veterinary', 'veterinarian, vet clinic, veterinary, animal hospital'),
  trade(
    'Animal Services',
    'animal shelter, animal rescue, pet rescue, humane society, animal welfare, dog rescue, animal services, pet adoption',
    'spca, animal care, cruelty to animals, animal',
    /^animal/i,
  ),
  trade('Sled Dogs', 'dog mushing, mushing, musher, sled dog', 'mushers'),
  trade(
    'Churches',
    'church, chapel, worship, congregation, parish, cathedral',
    'ministries, christian, fellowship, temple, bible, gospel, orthodox, assembly of god',
    /^religio/i,
  ),
  trade('Religion', 'religion, religious, faith, ministry', 'ministries, church', /^religio/i),
  trade('Mosques', 'mosque, muslim', 'islamic'),
  trade('Synagogues', 'synagogue', 'jewish'),
  trade('Schools', 'school, academy', 'schools'),
  trade('Education', 'education, tutoring, educational', 'school', /^education/i),
  trade('Child Care', 'child care, childcare, daycare, day care, preschool, kindergarten', 'early learning'),
  trade('Youth Development', 'youth, youth program, youth development, youth group', 'boys and girls', /^youth/i),
  trade('Scouts', 'scouts, scouting', 'scout'),
  trade('Senior Services', 'senior center, senior services, elder care, seniors', 'senior, senior citizens, elders'),
  trade('Domestic Violence', 'domestic violence, womens shelter', 'abuse, safe shelter'),
  trade('Human Services', 'human services, social services, family services', 'family', /^human services/i),
  trade('Housing', 'affordable housing, housing authority, housing', 'homes', /^housing/i),
  trade('Homeless Shelters', 'homeless shelter, homeless', 'homelessness'),
  trade('Arts & Culture', 'arts, arts council, culture, art', 'cultural', /^arts/i),
  trade('Galleries', 'art gallery, gallery', 'galleries'),
  trade('Theaters', 'theater, theatre, playhouse', 'drama, players'),
  trade('Orchestras', 'orchestra, symphony', 'philharmonic'),
  trade('Choirs', 'choir, chorus, singers', 'choral'),
  trade('Libraries', 'library'),
  trade('History', 'historical society, history museum, history', 'historical, heritage'),
  trade('Recreation & Sports', 'sports, recreation, sports club, gym, fitness', 'athletic', /^recreation/i),
  trade('Shooting', 'rifle club, shooting range, gun club', 'rifle, shooters, marksmanship'),
  trade('Environment', 'environment, environmental, conservation, wildlife, nature', 'watershed', /^environment/i),
  trade('Recycling', 'recycling', 'recycle'),
  trade('Public Safety', 'public safety', 'safety', /^public safety/i),
  trade(
    'Fire Departments',
    'fire department, volunteer fire, volunteer fire department, firefighters',
    'fire dept, fire service, fire ems',
  ),
  trade('Ambulances', 'ambulance, emergency medical, ems', 'emergency medical services'),
  trade(
    'Veterans Services',
    'veterans, vfw, veterans services, military',
    'veteran, american legion, veterans of foreign wars',
    /^public & veterans/i,
  ),
  trade('Chambers of Commerce', 'chamber of commerce, chambers of commerce, chamber', 'visitor bureau'),
  trade('Community Development', 'economic development, community development', 'development', /^community/i),
  trade(
    'Philanthropy',
    'philanthropy, charitable trust, community foundation, grantmaker',
    'foundation',
    /^philanthropy/i,
  ),
  trade(
    'Employment & Training',
    'job training, employment training, workforce development',
    'training',
    /^employment/i,
  ),
  trade('Labor Unions', 'labor union, union local, trade union, union', 'brotherhood, workers, teamsters, afl-cio'),
  trade('Membership Organizations', 'fraternal, social club, sorority, fraternity', 'fraternal order', /^membership/i),
  trade('Civil Rights', 'civil rights, advocacy, human rights', 'rights', /^civil/i),
  trade('Science & Technology', 'science, technology', 'scientific', /^science/i),
  trade('Research', 'research, health research', 'scientific', /research/i),
  trade('International', 'international aid, foreign aid, international relief', 'international', /^international/i),
  trade(
    'Nonprofits',
    'nonprofit, nonprofit organization, non profit, charity, charities',
    'charitable, foundation, not for profit',
  ),
  trade('Engineering', 'engineer, engineering', 'design', /^engineering/i),
  trade('Architecture', 'architect, architecture'),
  trade('Surveying', 'surveyor, surveying'),
  trade(
    'IT & Web',
    'it support, computer repair, web design, web designer, website designer, software developer, software',
    'computer',
  ),
  trade('Marketing', 'marketing, marketing agency, advertising, advertising agency'),
  trade('Printing', 'print shop, printing, graphic design, graphic designer, sign maker', 'print'),
  trade('Photography', 'photographer, photography', 'photo'),
  trade('Hair & Beauty', 'hair salon, hairdresser, barber, beauty salon, nail salon', 'salon, hair'),
  trade('Massage & Spa', 'massage, spa'),
  trade('Bookstores', 'bookstore, book store, book shop, bookshop'),
  trade('Retail', 'retail, retail store', 'store', /^retail/i),
  trade('Gift Shops', 'gift shop, souvenir', 'gifts'),
  trade(
    'Outdoor Gear',
    'outdoor gear, gear rental, kayak rental, ski rental, outdoor store',
    'outfitters, rental',
    /^outdoor/i,
  ),
  trade('Fishing Gear', 'fishing gear, net mending, fishing nets', 'nets'),
  trade('Fuel', 'heating fuel, fuel delivery, heating oil, propane, gas station, fuel'),
  trade(
    'Radio & Television',
    'radio station, public radio, broadcasting, public broadcasting, tv station, radio',
    'broadcasters',
  ),
  trade('Funeral Services', 'funeral home, cemetery', 'burial'),
  trade('Security', 'security company, security guard, locksmith', 'security'),
]

/** A trade as the directory has it: words to look for, and its industries. */
export type Wanted = {
  name: string
  /** The words that said it. */
  said: string
  find: string[]
  industries: string[]
}

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
        said,
        find: [...new Set([said, ...(one?.said ?? []), ...(one?.found ?? [])])],
        industries: all,
      },
      words: length,
    }
  }
  return null
}
