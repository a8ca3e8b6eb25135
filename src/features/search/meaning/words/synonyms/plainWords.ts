/** Formal words with the plain words of documents. `parseSynonyms` parses the lines. */
export default `
# People

skipper, mariner, boatman, seafarer: captain, boat
angler, anglers: fishing
physician, physicians, medic: doctor, clinic
attorney at law, solicitor, barrister, counsel: lawyer, attorney
custodian, handyman, odd job man, fix it man: maintenance, janitor
chauffeur, motorist, motorists: driver, drivers
clerk, shop assistant, salesperson, sales assistant: retail, store
waiter, waitress, server at a table: restaurant, server
tutor, instructor, lecturer, trainer: teacher, training
newcomer, newcomers, rookie, novice, novices, trainee, trainees, apprentice: beginner, training, new
employer, employers: hiring, jobs
workman, workmen, labourer, laborer, farmhand, hired hand: worker, hand, crew
coworker, coworkers, colleague, colleagues, workmate: staff, crew
holidaymaker, holidaymakers, sightseer, sightseers, traveler, travelers, vacationer, vacationers, overseas tourists, foreign visitors: tourists, visitors, guests
patron, patrons, clientele, shopper, shoppers, punters, buyer, buyers: customers
regulars, loyal customers, repeat customers: customers
neighbor, neighbors, townsfolk, townspeople, locals, villagers, residents: community
grandparents, pensioner, pensioners, retiree, retirees, old folks, old timers, oap: seniors
toddler, toddlers, infant, infants, preschooler, preschoolers, little ones, tots: children, child care
youngster, youngsters, adolescent, adolescents, teenager, teenagers: youth
tenant, tenants, renter, renters, lodger: rental, housing
homeowner, homeowners: home
amateur, amateurs, hobbyist, hobbyists, enthusiast, enthusiasts, buff, buffs: club
swindler, swindlers, fraudster, fraudsters, scammer, scammers, trickster, cheat, cheats, hoax, con: scam, fake, fraud
artisan, artisans, craftsman, craftsmen, maker, makers: handmade, crafts, artist
boffin, scholar, scholars, researcher, researchers: research
entrepreneur, entrepreneurs, proprietor, proprietors, founder, founders: owner, business
competitor, competitors, rival, rivals: other businesses


# Things

hr, hrs: hour, hours

vessel, vessels, watercraft, dinghy, trawler, launch: boat
automobile, automobiles, vehicle, motorcar, pickup, rig: car, truck
lorry, semi, eighteen wheeler: truck, trucking
aircraft, airplane, bush plane, floatplane, seaplane, chopper, helicopter: plane, flight, air
parcel, parcels, packet, packets, package, packages, consignment: shipping, freight, mail
pallet, crate, crates, container: freight, shipping
garments, attire, apparel, outfit: clothing
footwear, boots: shoes
spectacles, eyeglasses: glasses, eye care
timber, lumber, planks, boards: wood
placard, placards, poster, posters, billboard, billboards, notice board, signboard: sign, signs
brochure, brochures, leaflet, leaflets, flyer, flyers, pamphlet, rack card: brochure, printing
gangway, gangplank, gangways, boarding ramp: dock, ramp
jetty, pier, wharf, quay, marina, boat launch: dock, harbor
highway, motorway, main road, turnoff, roadside: road, highway
premises, storefront, shopfront, outlet, boutique, boutiques, gift store: shop, store
plaza, plazas, shopping center, shopping centre, mall, malls, shopping plaza: strip mall, retail
warehouse, depot, storeroom: storage, warehouse
fungi, fungus, toadstools, morels, mycology: mushroom, mushrooms
veggies, greens, produce, crops, harvest, seedlings, plants: vegetables, garden, greenhouse
poultry, fowl, waterfowl, hens, chickens: birds, poultry
livestock, cattle, cows, pigs, goats: farm, animals
seafood, shellfish, halibut, cod, fillets, catch of the day, fresh catch: fish, seafood
pastry, pastries, dough, loaves, loaf, rolls, bagels: bakery, bread, baker
preserves, marmalade, jelly, chutney: jam
hot sauce, chili paste, salsa, condiment: food, sauce
dehydrated, dried, freeze dried: freeze drying, dried
beverage, beverages, refreshments, drink: drinks
cup of joe, espresso, latte, java, brew: coffee
ale, lager, pint, beer: brewery
fridge, icebox, freezer, chiller, cold case: refrigeration, cooler
stove, stoves, cooker, hob, range, oven: kitchen, stove
boiler, radiator, radiators, furnace: heating, boiler
tap, faucet, drain, drains, sink, toilet, lavatory: plumbing
electricity, mains, voltage, outlet, outlets, plugged in: power, electric
sunshine, sun power, panels on roof, photovoltaic: solar
gadget, gadgets, appliance, device: electronics, repair
antique, antiques, vintage, ancient, old fashioned: antiques, old
reservation, reservations, reserve: booking, bookings
timetable, itinerary, roster, rota: schedule
levy, levies, duty, tariff, surcharge: tax, fee
invoice, bill, bills, receipt, receipts: invoices
wages, salary, remuneration, paycheck, paychecks, earnings: pay
accounts, ledger, ledgers, books: bookkeeping
paperwork, form, forms, red tape: permit, license
authorization, authorisation, clearance, approval, permission: permit
regulation, regulations, bylaw, bylaws, ordinance, ordinances: rules, law
agreement, lease, pact, deal in writing: contract
internet, web, online, connection, broadband, wifi: internet
e store, web store, webshop, e commerce, online store: web shop, online
map app, gps, satnav, navigation app, voice in the car: map apps, directions
cell phone, mobile, smartphone: phone
tongue, tongues, lingo: language, translation
prize, trophy, award: award
fortune, pricey, costly, dear, steep price: expensive, cost
bargain, bargains, cut price, knockdown, clearance: sale, cheap

# Doing

put you up, put ya up, put me up, puts you up, somewhere to crash: housing, lodging, room
feed you, feed ya, feed me, feeds you, feeds me: meals, food, board

employ, employs, employing, recruit, recruits, take on staff, staff up: hiring, jobs
employment, occupation, vocation, livelihood, work, gig: job
purchase, purchases, acquire, procure: buy
vend, peddle, retailing, hawk: sell
mend, mending, fix, fixing, patch, restore, overhaul: repair
assemble, erect, build, put together: construction
transport, haul, hauling, convey, ferry, lug: freight, shipping
ship, post, mail, dispatch, send: shipping, freight
reside, dwell, lodge, stay the night, sleep over: lodging, housing
relocate, shift house, pack up: moving
instruct, educate, coach, school: teach, class
converse, chat, talk: conversation
assist, aid, lend a hand, support: help
donate, give away, contribute: donation
gather, get together, meet up, assemble for talk: meeting
celebrate, party, festivity, festivities, gala: festival, event
compete, contest, tournament, match: competition, race
stroll, ramble, trek, trekking, trekkers, hikers, backpackers, trail walking: hiking
paddle, paddling, row, rowing, canoeing: kayak, canoe
bike, biking, pedal, cycling: bicycle
stitch, embroider, crochet, needlework, sew: sewing, quilting, knitting
forage, foraging, pick berries, gather wild food: berries, mushroom
stargazing, planets, telescope, night sky: astronomy
genealogy, family tree, ancestors, ancestry, forebears: genealogy, historical
eyesight, vision loss, losing sight, going blind: blind, vision
hearing loss, hard of hearing: deaf, hearing
drown sorrows, booze, hooked on, sober up: alcohol, recovery
quarrel, dispute, argue, fight over: dispute, complaint
cancel, call off, scrap, scrub: cancellation
stranded, stuck, grounded, marooned, weathered in, cut off: weather, delay, stuck
postpone, delay, delayed, put off: delay, late
close down, shut, shut down, shutter, wind up: close
unlock doors, keep open, stay open: open, hours
expensive, raise prices, hike, jack up: price increase
publicity, promote, promotion, get the word out, spread the word: marketing, advertise
advertise, advertising, publicize, plug: marketing
ownership handed over, old hand, retiring soon, stop working, step down: retire, succession
quarter of a year, ninety days, three months: 90 days
fifty percent, half price, half the price: half
seldom, hardly ever, rarely: rare
each year, annually, yearly: annual
autumn, the fall, shoulder months, in between season, slow part: fall, shoulder season
cold season, winter months, snow season, white stuff: winter, snow
warm season, once it warms up, summer months: summer
daybreak, crack of dawn, sunrise: early morning
dusk, after dark, while the town sleeps: night
`
