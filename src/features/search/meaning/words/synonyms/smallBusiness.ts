/** Everyday expressions of owners of small businesses. `parseSynonyms` parses the lines. */
export default `
# Payments, prices and debts

credit processing, card processing, credit card processing, merchant fees, merchant services, swipe fees, processing fees, processor fees, payment processor, credit companies, card companies, cost of taking plastic, taking plastic, accept plastic, visa and mastercard, what visa takes, bank takes percent of every sale, percent of every sale, three percent: card fees, card, fees
pay with plastic, paying by plastic, pay by card: card
pass fee on, pass on fees, pass cost to customers, make customers pay fee, extra for paying by card, charge extra for cards, discount for cash, cheaper with cash, cash price: surcharge, cash discount
eat my margin, eat into margin, eats my profit, eating our profits, cuts into profit, shrinking margin: fees, cost, price
everything gets more expensive, everything costs more, more expensive for customers, costs have gone up, my costs went up, tell customers new prices, announce new prices, put prices up, prices up, hike prices, price hike, charge clients more, charging more than before, raise what i charge: price increase, prices, raised
price for stores, price for resellers, sell to stores, sell to shops, stores that resell, let stores carry, get into stores, margin for store, half for the shop, leave goods in shop, pay when sold: wholesale, retail, consignment
somebody pays me late, takes forever to pay, slow paying, slow payer, waiting for my money, waiting months for money, government pays late, office pays late, school pays late, client has not paid, late paying client, unpaid bills, unpaid work, owed money by agency, money i am owed: invoices, unpaid, net 30, pays
credit line, overdraft, bridge cash gap, cash flow gap, run out of cash: line of credit, loan
how much to charge, what to charge, what should i charge, fair price for work, price my work, how to price job, quote for far away job, price for remote job, travel time rate, charge for travel: add, job, price, rate
crook, crooks, con man, swindled, ripped off, fraudulent, phony, phony customers, bogus, bogus customers, bogus reservations, fake reservations, fake guests, stolen credit card, somebody elses card, wants money sent back, send money back, overpaid and wants some back: fake, stolen card, refund, scam
give money back, giving money back, money returned, get deposit back, returning deposit, keep deposit: refund, deposit, cancellation policy

# Permissions, registration and taxes

legal to sell, allowed to sell, am i allowed, is it legal, is it okay to, do i need permission, permission from, government approval, need approval, paperwork to start, red tape, which office, who is in charge of, who is responsible for rules, whose rules, who makes rules: permit, license, regulates, need
doing business as, trade name, business nickname, different name on sign, other name for company, name my company goes by, shop name is not company name, business under another name, change shop name: dba, register, name, sign
person who gets legal papers, receives legal mail, agent for my company, statutory agent, resident agent, change who gets legal mail: registered agent
which number, number for supplier form, supplier form, number on form, state gave me two numbers, id number of company, company number: license number, entity number, vendor form
another license, separate license, extra license, same license for both, two kinds of work one license, adding another service, new line of work, add service to company, branch out: second business license, line of business
incorporated, formed company, start company, started company, open company, opened a business, set up company, starting out, just starting, new owner, new owners, first time owner, about to open, before i open, beginner in business, things you learned, lessons learned, wish i had known, wish i knew, advice for new owner: first year, business, llc
tax on purchases, tax on web orders, tax on internet orders, charge tax online, collect tax, tax for other towns, local tax, city tax, borough tax: sales tax, borough, online
pay somebody as contractor, pay cash no taxes, off the books, under the table, freelancer or staff, on payroll, put on payroll, boat helper, boat hand, self employed crew, withhold taxes: independent contractor, employee, 1099, deckhand
free money for companies, money for small companies, money for family company, money from government, government money, money you do not pay back, funding, funding for business, funding for small company, apply for money, money to grow, money for equipment, countryside, out in country: grants, rural, funding, small businesses
legal walk on public land, guide on public land, lead hikes, lead tours on public land, nature walk for money, take people on walks, walking tours outdoors, forage with groups, pick mushrooms with guests, commercial use of land: guided walk, state land, permit
board by the road, billboard, advertising board, sign by road, roadside sign, board by highway, put up sign, along the road sign: sign, highway, right-of-way
inn with breakfast, guest house, guesthouse, rent rooms, rent out rooms, let rooms, host travelers, small inn, rooms with breakfast: bed & breakfast, rooms, regulates
well and septic, own sewage, outside town limits, beyond city limits: septic, outside city limits

# Food and things that people make

jarred food, jars of food, homemade food, home made food, food from home, cook at home to sell, bake at home to sell, made in my own kitchen, sell homemade jam, sell preserves, preserves, jelly, jellies, spreads: cottage food, home kitchen, jam
cook space, cooking space, place to cook, place to make sauces, rent stove, kitchen with permit, approved kitchen, certified cooking space, kitchen time, share kitchen, shared kitchen: commercial kitchen, licensed kitchen, rent
dehydrate, dehydrated, dried fruit, dried berries, dried meat, trail food, backpacking meals, camping meals, lightweight food, food for backpackers: freeze-drying, freeze dryer, jerky, hikers
home smoked, smoke fish to sell, smoked fish, sell my smoked fish, cured fish, sealed in plastic, airtight, vacuum sealed, shrink wrapped: smoked salmon, vacuum-packed, permits
weigh vegetables, weighing device, weighing machine, weigh goods, sold by weight, sell by weight, certified scale, checked by government, balance for weighing: scale, weights and measures, inspected
scan codes, product codes, codes on package, black stripes, striped codes, ean, gtin, numbers for products, supermarket wants codes: barcodes, upc
what must be on jar, writing on jar, text on package, what to print on package, package text, ingredient list, allergens, nutrition facts: food labeling, labels, label
real or fake art, is it authentic, authentic, genuine, genuine native art, handmade by natives, native made, made by local artist, prove it is real, certificate for art, imported souvenirs, fake souvenirs: silver hand, labels, carvings, beadwork
soap, candle, candles, lotion, crafts, handicrafts, handmade goods: handmade
grow under plastic, plastic tunnel, hoop house, hoophouse, polytunnel, grow tomatoes up north, glass house, extend growing season, longer growing season: high tunnel, greenhouse, market garden
fish guts, guts, fish scraps, fish heads, fish leftovers, fish remains, gut pile, smelly waste, waste from cleaning fish, attracts bears, bears come for: fish waste, offal, bears
storage vegetables, winter vegetables, vegetables from storage, stored vegetables, spuds, tubers, local vegetables in winter: root cellar, carrots, beets, potatoes, cabbage

# Staff

where to get workers, cannot find workers, workers who stay, staff that stays, people do not show, no shows, staff not showing up, help for summer, summer help, hire for summer, workers for summer, reliable workers, reliable help, dependable: seasonal staff, show up, hiring
somewhere for workers to sleep, beds for staff, roof for crew, house for workers, where crew sleeps, crew quarters, bunkhouse, dorm for staff, rent from employees, deduct rent: staff housing, house, crew, rent
babysitting, babysitter for staff, kids of employees, parents on my team, employees with kids, workers with children, mothers cannot work, nowhere to leave kids, nobody to watch children, looking after children: childcare, staff
train staff in emergency, safety for new staff, teach crew safety, emergency course, wildlife course, meeting a bear, run into bear, what to do when bear: first aid, bear safety, training
stuck in village, stranded crew, crew stranded, technicians stranded, plane grounded, grounded by fog, bad weather delay, weather delay, waiting for weather, sitting out storm, cannot fly home, pay while waiting, paid for waiting, time lost to weather: weathered-out, standby day, weather, crews
work for free, unpaid work, free labor, do it for exposure, intern builds site, website for nothing, site for nothing: free, exposure, student, website
do books from home, work from home, home office job, keep accounts: bookkeeper, remote
fix boats, repair boats, boat engines, inboard motors, inboard engines, ship engines, boat mechanic: marine diesel, mechanic
fix planes, repair planes, plane mechanic, work on airplanes, bush plane repair, ap license: aircraft mechanic
cooling systems, cooling technician, fix freezers, freezer technician, cold storage work, ice plant: refrigeration technician
drive grader, driving a grader, run a loader, run a dozer, push snow with machines, big machines, road work in winter, dirt mover: heavy equipment operator, loader, grader
bake bread at night, make bread, overnight baking, bread maker: night baker
work with plants, plant nursery job, water plants, pot plants, seedlings job: greenhouse hand
sew nets, repair nets, fix nets, fixing fishing nets, mesh repair, patch nets, learn to mend, net repair, needle and twine: net mending, net mender, nets
feed a crew, cook for camp, cook for fishermen, camp kitchen, feed workers in camp: cook, fish camp
run general store, learn to run store, manage shop, shopkeeper, village store job: store manager
night work in port, harbor warehouse, containers, stack containers, forklift job, dock job: warehouse lead, container yard
help tourists from ships, organize outings for passengers, cruise passengers outings, tour desk: shore excursion coordinator
steady handyman, look after buildings, looking after malls, fix things in mall, building upkeep, janitor and repairs: property maintenance
plow crew, clear snow at night, shoveling job, shovel for money, snow shoveling job: snow crew

# Buildings, heat and power

cold case, drinks cooler, drink fridge, display fridge, shop fridge, store refrigerator, fridge with glass door, fridge quit, fridge stopped cooling, not cooling, stopped cooling, fridge broke: glass door cooler, compressor, cooler
water lines, water line, plumbing, pipes burst, burst pipes, plumbing froze, plumbing freezes, plumbing turned to ice, turn to ice, turning to ice, ice in plumbing, no water in winter, keep water running, belongs to somebody else, building owner will not fix, owner will not fix: pipes froze, heat trace, landlord, rented
concrete, cement, foundation in cold, concrete in cold, pour concrete, pouring concrete, floor of garage, freeze before it cures, cure in cold, frozen ground: slab, pouring, ground heaters, blankets
photovoltaics, photovoltaic, pv, sun power, sunlight power, electricity from sun, panels on roof, top of a big store: solar panels, roof
snow buildup, snow piles on roof, weight of snow, get snow off panels, clear snow between: snow load, drifts, shoveling
plug in cars, plug-ins, plug ins, plug in outlets, parking lot outlets, outlets in parking lot, engine heaters, keep engines warm, warm their engines, customers plug in, electricity for parked cars, electric bill from parking: block heater, outlets, lot
power bill, light bill, electric bill, energy bill, energy costs, cut power bill, lower power bill, save electricity, save energy, use less power, spend less on heat, cheaper to heat, heating costs: energy, power, heat, electricity
oil for lodge, oil delivery, fuel delivery, diesel delivery, fuel for winter, fill tanks, get fuel to remote place, fuel flown in, fly in fuel: heating fuel, barge delivery, bladders, gallons
plow parking, clear parking lot, parking lot plowing, pay for plowing, plowing deal, plowing agreement, price for plowing, snow contract, per visit or per month: snow removal, contract, push, flat, parking
wheelchair, wheelchairs, disabled guests, cannot walk, person in chair, walker, mobility, barrier free: accessible, ramp, wheelchair
steep at low water, low water, high and low water, water level: tides, dock, ramp
internet from sky, internet from space, space internet, internet by dish, starlink, dish on roof, low orbit: satellite internet, dish
take cards when internet is slow, card machine offline, card machine, credit card machine, payment terminal: card terminals, card
net is down, no internet, internet out, internet outage, outage, offline, cable was cut, cut off from internet: internet is down, outage, fiber
do accounts, keep books, accounting program, accounting software, ledger, track money, record sales: bookkeeping, books, software

# Freight and shipping

batteries by mail, send batteries, mail batteries, power packs, battery packs, e-bikes, dangerous goods, hazmat, flammable goods: lithium batteries, shipping
off road system, no road, places without roads, fly in community, villages without road, cannot drive there: road, bush, village
overcharged for shipping, shipping costs more than item, free shipping excludes, will not ship here, does not ship to my state, refuse to ship, refuses our zip, lower forty eight, mainland sellers, sellers from outside, contiguous states: shipping, surcharges, lower 48, suppliers
delivery times on my site, how long delivery takes, what to say about delivery, explain delivery, shipping page, shipping text: shipping, web shop, bush
boat cancelled, ship cancelled, sailing cancelled, ferry did not run, ferry cancelled, boat schedule, ship schedule, timetable changed: ferry schedule, sailing, plan b
goes bad, spoils, spoil, spoiled, rots, fresh goods, things that spoil, keep food fresh on way: perishable, produce, reefer
cheap mail for stores, pallets by mail, postal pallets, groceries by mail, freight by post: bypass mail, shipper, pallets
how much to order, order for whole year, stock up for winter, order once or twice a year, run out of stock, too much stock, ordered too much, guess what sells: inventory, barges, order
ship that brings goods, supply ship, freight boat, cargo boat, cargo ship: barge

# Guests, marketing and the internet

guests end up in wrong place, sends guests wrong way, wrong directions, gps sends, gps is wrong, navigation sends, directions on phone wrong, wrong route, phone leads customers, wrong turn: map apps, corrected, guests
plane could not land, plane turned around, flight turned back, could not get in, guests could not come, guest could not arrive, weather kept guests away, missed nights, lost nights: cancellation policy, flight, refund
promise wildlife, guarantee wildlife, guarantee animals, no animals seen, saw no animals, disappointed no bears, want to see wild animals: see a bear, guests
slow months, slow season, dead season, off season, quiet months, in between seasons, between seasons, close for a while, shut for weeks, stay open or close, shut down in fall, short hours: shoulder-season, hours, close
empty cabins in winter, winter guests, fill rooms in winter, winter tourists, winter visitors, northern lights guests, advertise winter: marketing the winter, winter, aurora
lure tourists, draw tourists, tourists do not come to us, walk further, get people off ship, ship passengers, cruise crowds, foot traffic, far from dock, side street: cruise ship passengers, dock, blocks
yellow pages, directory ad, printed directory, ad in book, paper advertising, old people advertising: phone book, ad
tell people we are in, boat is in, fresh off boat, fish off boat, buy fish from boat, sell my catch, sell catch, catch of day, prawns, find buyers for fish, buyers for catch: selling direct, boat, dock, spot prawns
online reservations, reservation software, reservation system, reservation tool, booking software, take bookings, scheduling software, let people book, calendar for trips, calendar for boat: booking calendar, booking, charter boat
messages end up in junk, junk folder, junk mail, mail not arriving, emails do not arrive, emails disappear, emails get blocked, filtered out, blocked by school: spam, dkim, email, domain
computer translation, machine translation, translate by computer, translate menu, translated menu, menu in other languages, foreign guests, guests from asia, guests speak no english, signs in other languages: ai translation, translation, menus, language
insurer dropped, insurer left, broker dropped, no insurer, cannot get coverage, coverage for paddling, paddle tours, paddling, insurance too expensive, insurance for tours: liability insurance, kayak, guided
meet other owners, meet business owners, meet entrepreneurs, get together of owners, talk shop, chat with owners, coffee with other owners, morning meetup, meetup: coffee, networking, run something
get ready for tax time, end of year taxes, year end taxes, close the year, before new year taxes, tax saving, save taxes: year-end, books, december, inventory
trade gear, swap gear, used fishing gear, get rid of old gear, second hand gear: gear swap
used skis, used boots, used bikes, old rentals, ex rental, rental clearance: rental fleet sale
slides of snow, snow slide, snow slides, safe out there, backcountry danger, mountain danger: avalanche
gifts, presents, christmas shopping, buy presents, christmas gifts, stocking stuffers, craft fair, handmade gifts: holiday market
job fair, meet employers, employers looking, find summer job, talk to employers: hiring, open evening
farmers get together, farmers meeting, gardeners meeting, order seeds together, share truck: growers, winter meeting
tour of kitchen, see the kitchen, look at kitchen, taste food: open kitchen

# Trade and money at work
charging customers more, charge customers more, charge more, raise prices, raising prices, raise my prices, put prices up, prices go up, become dearer, getting dearer, cost more now: price increase
dearer, pricier, costlier: expensive, price
settle our bills, settle bills, settle invoices, pay our bills late, takes forever to pay, pays late, slow payer, late payer, late paying, overdue invoices, owes us money: net 30, invoice, pays
government client, government customer, state agency, city hall pays, school district pays, agency customer: public agency
card cut, three percent, three percent fee, card processing, swipe fee, swipe fees, credit card company takes, bank takes three percent, bank takes percent: card fees, surcharge
reimburse us for beds, reimburse, pay for their beds, charge for bunks, bunkhouse rent, charge workers rent, deduct rent from pay, rent from employees, beds for workers, housing for workers: staff housing, housing
without a budget, no budget, zero budget, cant pay anything, for exposure, exposure only: free
code a site, code website, code an e commerce site, build website, build a site, make us a site, program website, e commerce site, ecommerce, online store, webshop: website, online shop
photovoltaics, photovoltaic, pv panels, pv: solar panels, solar
midwinter, deep winter, dead of winter: winter, december
liner tourists, liner passengers, ship tourists, cruise people, cruisers, cruise folks, cruise crowd, ship people, boat people from ships: cruise passengers, cruise ship
stuck elsewhere, weathered in, weathered out, fogged in, socked in, grounded by fog, stuck because of fog, stuck in town, cant fly because of fog, no flights because of fog: cancellation, weather, cant land
groomed to take over, be groomed, take over from retiring, trained up, learn the ropes, understudy, successor, next in line: in training, manager
grocery in bush, village store, bush store, trading post, general store: store, trading post
live off grid, off the grid, off grid, no power lines, no road: remote
yellow pages, white pages, phone directory ad: phone book
gangway, gang plank, pier ramp, float ramp: ramp, dock
low water, low tide, minus tide: tides
hothouse, hoop house, poly tunnel, polytunnel, glasshouse: greenhouse, high tunnel
authenticity seal, authenticity seals, seal of authenticity, genuine label, proof its native made: silver hand
trade name, assumed name, fictitious name, business alias, operating name, brand name different: dba
receives legal papers, legal papers for llc, person for legal papers, process agent, resident agent: registered agent
power tool packs, tool batteries, drill batteries, cordless tools, ebike battery, power banks, power bank: lithium batteries
upc, upc codes, upcs, gtin, ean, bar code, bar codes, gs1: barcodes
roadside board, billboard, sandwich board, a frame sign, sign by road, sign on road: sign
snow slides, snow slide, snowslide, slides in mountains, slab release, beacon practice, beacon training: avalanche
newbies, greenhorns, new guys, new kids, fresh hires, rookies: new hires
cpr and bear stuff, cpr n bear, cpr training, cpr class: first aid
keep ledgers, ledgers, do the ledgers, keeps the ledgers, balance the books: bookkeeper, bookkeeping
nautical charts, sea charts, marine charts: charts, maps
inn, lodge in woods, remote inn: lodge
fotos, foto: pictures, photos
toaster oven bakery, bread at night, bake at night, bake at nights: night baker
swop, swop meet, swapping, trade used: swap
starlink, viasat, hughesnet, satellite dish internet: satellite internet
fog, foggy, whiteout, storm, blizzard, bad weather: weather, weathered out
trade, trading, barter: swap
hispanic, spanish speaking, in spanish, latino: hispanic, iglesia, latino, hispana
okay from government, government okay, official okay, need an okay, government permission, town permission: permit
airplane, airplanes, plane, planes, aircraft: aviation, aircraft
cannot pay us, pays us late, pays us months late, months late, 3 months late, paid months late, waiting for our money, still not paid: net 30, invoice
fog keeps, cant fly out, crew stuck, workers stuck, crew cant leave: weathered out, standby
receives legal papers, legal papers for my llc, papers for llc: registered agent
used skis, used boots, used gear, secondhand gear, old gear: gear swap
pack and send, pack my stuff and ship, pack and ship, book freight, send by plane: freight, pack
`
