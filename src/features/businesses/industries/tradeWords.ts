import { region } from '../../../region/region.ts'

const regionName = region.name.toLowerCase()

/**
 * The trades. `is` lists their names, `in` words that their documents contain, `say` words of people who need them, and
 * `industry` the beginning of their industries in the directory. See `parseTrades`.
 */
export default `
# Homes and buildings

Roofing
is roof, roofing, roofer, roofing contractor, gutters
in shingles, metal roof
say leaky roof, roof leak, leaking ceiling, drip from ceiling, missing shingles, snow load, ice dam, hole in roof, skylight, roof leaking, water through ceiling, roof caved in, roof collapsed, tarp on roof, snow sliding off roof, shingles blew off, rain gutter, water coming through ceiling, ice dams, ceiling stain, attic leak, metal roof, new shingles, rain coming in

Plumbing
is plumber, plumbing, plumbing contractor, pipefitter
in heat, drain, pipes, thawing
say leak, leaking pipe, burst pipe, frozen pipe, pipes froze, thaw pipes, no running water, clogged drain, blocked drain, clogged toilet, toilet, sink, faucet, tap, shower, bathtub, water pressure, water leak, water line, drain, sewer backup, water heater, no hot water, hot water, sump pump, garbage disposal, water everywhere, flooded basement, pipe broke, pipe burst, pipes burst, frozen water line, water line froze, water froze, no water, no water in house, water wont run, water frozen, dripping tap, toilet wont flush, toilet overflowing, clogged sink, water running down wall, hose bib, gray water, septic backed up, toilet overflows, toilet runs, faucet drips, dripping faucet, water under sink, sewer backed up, shower clogged, low water pressure, water softener, pipes are frozen, water heater leaks

Heating & Cooling
is hvac, heating, furnace, boiler, air conditioning, heating contractor, heating repair
in heat, plumbing, heating and cooling, refrigeration, ventilation
say heater, no heat, heat is out, house is freezing, house is cold, cold house, toyo stove, monitor stove, radiator, thermostat, heat pump, air conditioner, wood stove, pellet stove, chimney, furnace room, warm house, radiant floor, ventilation, duct, freezing inside, boiler broke, boiler quit, boiler wont start, furnace quit, furnace broke, furnace wont start, burner wont light, pilot light, heat went out, heat quit, freezing in house, frost inside, baseboard cold, no heat in house, radiators cold, oil stove, furnace makes noise, boiler went out, monitor heater, toyostove, chimney sweep, clean chimney, wood stove install, carbon monoxide, freezing in my house, radiator cold

Electrical
is electrician, electrical contractor, electrical
in electric, wiring, light fixtures, outdoor lighting contractor
say wiring, outlet, fuse, breaker, circuit breaker, lights out, lights flicker, rewire, light switch, power outlet, sparks, generator install, shocked by outlet, lights dont work, power only in half the house, flickering lights, breaker trips, breaker keeps tripping, burning smell outlet, ceiling fan, new outlets, panel upgrade, light fixture, hot tub wiring, car charger, blown fuse, rewire house, no power in garage, outlet sparks, wire a shop, wiring a cabin, install outlet, generator hookup, power panel

Solar & Wind Power
is solar, solar panels, wind power, renewable energy, solar installer
in energy, power
say wind turbine, off grid, photovoltaic, green energy, battery bank, off grid power, live off grid, power from sun, electricity from wind, panels on roof, windmill

Construction
is construction, contractor, builder, general contractor, home builder, carpenter, carpentry, remodeling, handyman, renovation, construction company
in contracting, builders, home repair
say build house, build cabin, build garage, build deck, add room, addition, remodel, renovate, kitchen remodel, bathroom remodel, new house, deck, drywall, sheetrock, framing, fix my house, fix porch, repair stairs, home repair, home improvement, odd jobs, house falling apart, rotten floor, foundation, siding, fix up house, tear down wall, put up a shed, put in windows, hang a door, replace porch, framing crew, turn garage into apartment, mother in law apartment, knock out wall, house is sinking, level house, jack up house, cabin kit, build a fence, greenhouse built, wheelchair ramp built, handy person, fixer upper, build a house, build a cabin, build a deck, add a room, remodel kitchen, remodel bathroom, somebody to build, house addition, finish basement, dry cabin, put up garage, contractor for my house
industry construction

Painting
is painter, painting contractor, house painter
in painting, paint
say paint house, paint walls, repaint, stain deck, interior paint, peeling paint, wallpaper, walls need color, paint my house, paint room, house needs paint

Flooring
is flooring, carpet, tile installer
in floor, tile, hardwood
say new floor, hardwood floor, linoleum, laminate floor, tiles, rug, lay carpet, new carpet, lay tile, squeaky floor, vinyl plank

Windows & Doors
is window installer, glass repair, glazier, door installer, garage doors
in glass, windows, doors
say broken window, cracked window, window pane, drafty windows, new windows, front door, garage door stuck, door wont close, windshield, cracked windshield, chipped windshield, garage door, cracked glass, locked out of house, lost my keys

Insulation & Weatherization
is insulation, weatherization, energy rater, energy audit
in energy, climate, warm
say drafty house, drafts, high heating bill, energy bill, heating bill, lower heating costs, spray foam, attic insulation, vapor barrier, moisture in walls, energy efficient, house is drafty, cold floors, seal windows

Concrete & Masonry
is concrete, masonry, mason, bricklayer
in cement, slab
say pour slab, foundation crack, driveway, sidewalk, brick, chimney repair, cement, stone wall, brick wall, driveway cracked, pour foundation, foundation cracked

Paving
is paving, asphalt paving, paving contractor
in asphalt
say asphalt, potholes, pave driveway, blacktop, seal driveway

Excavation
is excavation, excavator, excavating, earthwork
in gravel, grading, backhoe
say dig hole, dig foundation, digging, backhoe, bulldozer, dozer, dirt work, land clearing, clear land, trench, ditch, gravel, topsoil, fill dirt, level lot, dig a hole, load of gravel, dig ditch, dump truck

Septic Systems
is septic, septic pumping, septic service
in pumping, wastewater
say septic tank, pump septic, outhouse, porta potty, portable toilet, sewage, leach field, holding tank, tank is full, pump out tank, smells like sewage

Well Drilling
is well drilling, water well, driller
in drilling, pump
say drill well, well pump, well water, well dry, drinking water, water delivery, water tank, drill for water, well went dry, water from ground

Welding
is welder, welding, metal fabrication
in fabrication, steel, iron
say weld, metal work, broken trailer hitch, aluminum welding, sheet metal, machine shop, machinist, steel, ironworker

Woodworking
is woodworking, cabinet maker, furniture maker, sawmill
in wood, cabinets, lumber
say custom cabinets, kitchen cabinets, lumber mill, woodworker, handmade furniture, custom table, milling logs, wood shop

Landscaping
is landscaper, landscaping, lawn care, lawn mowing
in lawn, grounds, gardening
say mow lawn, cut grass, grass, yard work, yard cleanup, hedge, sod, weeds, weeding, fence, rake leaves, sprinkler, plant trees

Tree Service
is tree service, arborist, tree removal
in tree
say cut down tree, tree fell, dead tree, stump, branches, trim tree, chainsaw work, firewood, tree on my house, spruce beetle, dead trees, branches over roof

Snow Removal
is snow removal, snow plowing, snowplow, plowing, snow plow, snow clearing
in plow, snow, sanding
say shovel snow, shovel driveway, clear driveway, driveway plowed, plow driveway, snow off roof, snow blower, snow on driveway, parking lot snow, plow parking lot, sand parking lot, ice on sidewalk, icy sidewalk, salt sidewalk, stuck in snow, dig out, driveway buried, driveway full of snow, snowed in, get snow off, shovel roof, plow my lot, plow guy, snow berm, berm in front of driveway, icy steps, icy parking lot, sand driveway, snow hauled away, someone to shovel, driveway is full of snow, clear my driveway, snow on roof, shovel my roof, berm, get rid of snow

Cleaning
is cleaner, cleaning, janitorial, janitor, maid, house cleaning, cleaning service
in housekeeping
say clean house, clean office, dirty carpet, carpet cleaning, window washing, wash windows, mop, vacuum, messy house, move out cleaning, housekeeper, tidy, pressure washing, deep clean, scrub floors, clean cabins, clean between guests, turn over rentals, cleaning lady, clean after party, clean up before moving, dust and vacuum, clean windows, airbnb cleaning, house is a mess, somebody to clean, clean my house, housecleaner

Disaster Cleanup
is water damage restoration, fire damage restoration, mold removal, restoration company
in restoration
say mold, flood damage, smoke damage, water damage, flooded house, house flooded, burned house, asbestos, earthquake damage, basement flooded, black mold, after a fire

Pest Control
is pest control, exterminator
in pest
say mice, mouse, rats, rat, ants, cockroaches, roaches, bedbugs, bed bugs, bugs, wasps, wasp nest, termites, squirrels in attic, rodents, insects, vermin, fumigate, mice in kitchen, something in the walls, bats in attic, carpenter ants, fleas, lice in house, spiders everywhere, ants in kitchen, squirrel in wall, mouse in house, spiders, bugs in house, shrews, mosquitoes

Appliance Repair
is appliance repair, appliance store, appliances
in appliance, refrigeration
say washer broke, dryer broke, washing machine, dryer, dishwasher, oven, stove, refrigerator, fridge, freezer, microwave, fridge died, freezer quit, icemaker, oven wont heat, washer wont spin, dryer wont heat, oven broke, stove quit, fridge is warm

Refrigeration
is refrigeration, refrigeration technician, commercial refrigeration
in refrigeration, cold storage, freezer, cooler
say walk in cooler, ice machine, walk in freezer, display cooler, keep food cold

Furniture
is furniture store, furniture, mattress store
in furnishings, mattress
say couch, sofa, mattress, bed frame, dresser, desk, dining table, recliner, upholstery, reupholster, chairs

Hardware
is hardware store, building supply, lumber yard, building materials
in hardware, lumber, supply
say nails, screws, tools, plywood, lumber, two by fours, paint store, power tools, hammer, drill bit, building supplies, used building materials, paint brushes, tools for project, buy lumber, faucet part

Interior Design
is interior design, interior designer, home decor
in design, decor, interiors
say decorate, decorating, curtains, blinds, redo living room, feng shui, home staging

Property Management
is property management, property manager
in properties, rentals, property
say manage rental, landlord services, rent out house, tenants, find tenants, vacation rental manager
industry property

Real Estate
is real estate, realtor, real estate agent, real estate broker
in realty, homes, realtors
say buy house, sell house, house for sale, home for sale, land for sale, buy land, buy home, selling my home, listing agent, house hunting, appraisal, home appraiser, home inspection, home inspector, condo, acreage, title company, escrow, buy a house, sell my house, find a home to buy, first house, buy a cabin, buy property, piece of land, homes for sale, title search

Rentals & Apartments
is apartment, apartments, rental housing, rental
in apartments, rentals, housing
say rent apartment, place to live, place to rent, room for rent, house to rent, looking for apartment, rent house, roommate, studio apartment, two bedroom, lease apartment, somewhere to live, duplex, find apartment, one bedroom, need apartment, place for rent, rent a room, looking for a rental, pet friendly apartment

Security
is security company, security guard, locksmith, alarm company
in security, alarm, lock
say locked out, lost keys, lost my key, keys in car, change locks, lock broken, burglar alarm, home alarm, cameras, security camera, burglar, night watchman, bouncer, safe stolen

Moving & Storage
is movers, moving company, self storage, storage units
in relocation, storage, moving
say move furniture, moving out, help moving, moving truck, moving boxes, uhaul, store my stuff, storage unit, store boat, winter storage, haul furniture, piano movers, relocating, keep my stuff, move across town, load truck, carry couch, lift piano, heavy lifting, pack house, somewhere to store, place to keep boat, hire muscle, moving to another town, move my stuff, pack my house, keep my furniture, u haul, move piano, relocate household, pcs move

Junk Removal & Trash
is junk removal, garbage collection, trash pickup, waste management, landfill
in waste, refuse, disposal
say trash, garbage, rubbish, dump, dumpster, haul junk, haul away, get rid of couch, old fridge pickup, trash pickup, junk car, litter, clean up litter, debris, old mattress, garbage truck, take stuff to dump, where to dump, transfer station, abandoned car, bulky trash, bear proof can, garbage service, empty dumpster, haul away junk, get rid of old couch, old car hauled away, garbage pickup

Recycling
is recycling
in recycle, reuse, salvage, recycling
say cardboard, aluminum cans, plastic bottles, glass bottles, old electronics, e-waste, scrap metal, old batteries, old newspapers, bottles and cans, old tires, used oil, hazardous waste, compost, electronics disposal, recycle paper, recycle glass, recycle cans, recycle plastic, recycle electronics, recycle batteries, old computers, old paint, old phones, old monitors, fluorescent bulbs, drop off cardboard, scrap yard, scrap copper, sell scrap, old tv, old computer, e waste, cardboard boxes

# Vehicles, freight and travel

Auto Repair
is auto repair, car repair, auto mechanic, car mechanic, auto body, tire shop, oil change, garage
in automotive, mechanic, auto
say mechanic, car wont start, car broke, car broke down, car died, truck wont start, truck broke, check engine light, brakes, squeaky brakes, transmission, muffler, exhaust, engine noise, overheating, flat tire, new tires, snow tires, studded tires, change tires, alignment, dent, fender bender, bumper, car battery, dead battery, jump start, tune up, vehicle inspection, fix car, fix truck, fix van, radiator leak, collision, rust repair, block heater, smog check, car makes noise, car makes weird noise, car overheats, engine wont turn over, truck makes noise, brakes squeal, brakes grinding, car wont shift, steering pulls, oil leak, window wont roll up, car smokes, smoke from engine, clutch, shocks, struts, catalytic converter, studs put on, tires changed, winter tires, put on winter tires, rusted out, hail damage, hit a moose, hit a deer, brakes squeak, tire change, engine overheats, rock chip, dented fender, battery dead, car wont go, car in the shop, car heater quit

Auto Sales
is car dealer, car dealership, used cars, auto sales
in motors, auto, cars
say buy car, buy truck, used car, used truck, new car, sell my car, pickup truck, car lot, dealership, suv, buy a car, need a car, new truck, used subaru

Auto Parts
is auto parts, auto parts store
in parts, automotive
say spark plug, wiper blades, motor oil, car parts, truck parts, brake pads, alternator, spark plugs

Car Wash
is car wash, auto detailing
in detailing
say wash car, dirty car, detail truck, clean car

Car Rental
is car rental, rental car, rent a car
in rental, rent
say rent car, rent truck, rent van, hire car, need wheels, rental truck, rent a truck, rent a van, need a car for week, car for visitors, rv rental, rent an rv

Towing
is towing, tow truck, towing company
in recovery, wrecker
say stuck in ditch, car in ditch, stranded, broke down on highway, broken down on road, roadside assistance, pull me out, winch, slid off road, car stuck, need a tow, get towed, tow, car off the road, rolled my truck, in a snowbank, stuck in mud, stuck in snowbank, truck in ditch, dead on side of road, wrecked car, locked keys in car, truck in snowbank, tow my car

Parking
is parking, parking lot, parking garage
say park car, park overnight, place to park

Motorsports
is snowmachine, snowmobile, snowmobile dealer, atv dealer, motorcycle shop, powersports
in motorsports, motorcycle, snowmobile
say sled repair, four wheeler, atv, motorcycle, motorbike, dirt bike, snow machine, snowmachine riders, ride snowmachines, harley, bikers, motocross, snowmachine club, snowmachiners, snow machine race, snow machine trails, snowmobilers, off road, off roading, jeep club, four wheel drive, race cars, drag racing, stock car, race track, go karts, motorcycle club, motorcycle riders, ride motorcycles, dirt track, old cars, classic cars, antique cars, vintage cars, corvette, mustang club, hot rods, car show, car club, sports car, side by side, wheeler parts, snow machine for sale, buy snowmachine

Small Engine Repair
is small engine repair, chainsaw repair
in engine, small engine
say lawn mower repair, mower wont start, chainsaw, generator repair, snowblower wont start, generator wont start, generator, mower broke, snowblower broke, chainsaw wont start, outboard wont start, generator broke, pull cord, leaf blower, weed eater, lawn mower, lawnmower, snowblower, sled wont start, snowmachine broke down

Heavy Equipment
is heavy equipment, equipment operator, equipment rental, crane service
in equipment, crane, operator, loader, grader
say crane, bulldozer operator, excavator driver, digger, loader operator, grader operator, run dozer, forklift, rent excavator, rent skid steer, tool rental, scissor lift, rent equipment, backhoe operator

Bicycles
is bike shop, bicycle shop, bike rental, bike repair
in bike, bikes, bicycle, cycling, cyclists
say bike, bicycle, bike tune up, fat bike, fat tire bike, mountain bike, ebike, cyclist, flat bike tire, rent bike, pedal, biking, mountain bikers, bike trails, bike club, bike racing, ride bikes together, bmx, bike kids, learn to ride bike, bike commuters, bike lanes, winter biking, chain came off, bike repair, used bike, free bike, fatbike, bike chain, bike lessons, used bikes, kids bike

Marine Repair
is boat repair, marine mechanic, boat mechanic, outboard repair, marine diesel mechanic
in marine, boat, diesel
say outboard, boat engine, boat motor, boat leaking, fix boat, boat wont start, propeller, hull repair, fiberglass repair, shipwright, engine on boat, boat engines, inboard, motor on my boat, boat motor wont start, skiff motor, boat taking on water, bilge pump, lower unit, hull crack, boat electrical, steering on boat, dead outboard, fix my boat, boat leaks, prop is bent, hull damage, fiberglass, boat motor quit

Boat Sales & Yards
is boat builder, boat dealer, boatyard, shipyard, boat works
in boat, boats, marine, yard
say buy boat, sell boat, used boat, skiff, canoe, kayak for sale, haul out, dry dock, boat trailer, raft, boat storage, buy a boat, skiff for sale, haul out boat, store boat for winter, shrink wrap boat, new skiff

Harbors
is harbor, marina, harbormaster
in harbor, port, dock, boat
say dock boat, moorage, boat slip, boat launch, mooring, tie up boat, place to dock, tie up my boat, slip for my boat, boat ramp, launch a boat, where to park boat

Fishing Gear
is fishing gear, net mending, fishing nets, net loft
in nets, gear, net
say crab pots, gillnet, seine, fishing pole, fishing rod, reels, lures, bait, tackle, bait shop, longline gear, survival suit, web hanging, net repair, nets, mend nets, web and corks, rods and reels, waders, hooks

Freight & Shipping
is freight, shipping company, cargo, logistics, trucking, trucker, hauling, barge, freight forwarder
in pallet, transport, carriers
say ship pallet, ship car, ship truck, send pallet, send boxes, boxes to village, barge to village, ship to village, ship to bush, air cargo, container, haul load, truck driver, long haul, semi truck, get groceries to village, send freight, ship stuff, transport goods, send cargo, hazmat shipping, lighterage, ship a snowmachine, ship furniture, barge stuff, heavy load, oversize load, crate, shipment stuck, get lumber to village, lower 48, moving a house load, hot shot, dry van, reefer load, ship a pallet, send stuff to village, get car to lower 48, ship fish home, heavy stuff shipped, move goods, ship my truck, bring in building materials
industry freight

Mail & Parcels
is post office, courier, parcel delivery, mailbox rental
in parcel, delivery, mail, shipping
say mail package, send package, send parcel, ship package, mailbox, po box, stamps, delivery service, messenger, fedex, ups store, postage, send a package, mail a box, mail my package, notarized

Warehousing
is warehouse, warehousing, cold storage, distribution center
in storage, logistics, container
say bodega, forklift driver, stocker, loading dock, pick and pack, store pallets, inventory space

Fuel
is heating fuel, fuel delivery, heating oil, propane, gas station, fuel
in petroleum, oil, gas
say gas, gasoline, diesel, out of fuel, fill tank, tank empty, fuel tank, fill up, stove oil, bottled gas, fill propane, ran out of oil, kerosene, jet fuel, charging station, charge electric car, tank is empty, out of oil, heating oil low, fuel delivered, propane bottle, propane tank, fill propane tank, diesel delivered, gas for boat, avgas, heating fuel delivered, fill my tank, firewood delivered, cord of wood, refill propane, buy firewood

Utilities
is electric company, power company, electric utility, utility, electric cooperative, electric association
in electric association, power, cooperative, utilities, electric
say power outage, electric bill, power bill, power out, turn on electricity, electricity, light bill, water bill, natural gas, gas company, water company, hook up power, no electricity, lights went out, power went out, power is out, no power, electric meter, light company, hook up electricity, water shut off, who owns the power, turn on water, sewer bill, lights are out, natural gas hookup

Air Travel
is air taxi, airline, charter flight, flightseeing, bush pilot, bush plane, flight tour
in air service, flight, flights
say fly to village, small plane, float plane, seaplane, plane ride, scenic flight, helicopter ride, helicopter tour, fly over mountain, see mountain from air, see denali from air, flight to village, plane tour, charter plane, fly out, glacier landing, plane to village, fly out to cabin, get to the village, flight seeing, bush flight, fly hunters, airplane to island, fly my family, mail plane, wheel plane, ski plane, plane ticket, charter a plane, get to village, seat on plane, fly me

Aviation
is aviation, aircraft mechanic, airplane mechanic, flight school, pilots
in airmen, aircraft, air, flying, aviation
say fix airplanes, fix planes, airplane repair, learn to fly, pilot license, flying lessons, pilot training, plane mechanic, hangar, airport, aviator, private pilot, fixing airplanes, work on planes, airplanes, planes, drone, fly a plane, become a pilot, get pilots license, flying club, private plane, plane needs repair, tie down, women pilots, homebuilt aircraft, experimental aircraft, balloon ride, gliders, soaring, fix my airplane

Taxis & Transport
is taxi, cab, shuttle, ride service, bus, public transit, bus company, transportation
in transportation, transit, coach, ride, bus, elders
say ride to airport, ride home, get a ride, ride to doctor, need ride, uber, lyft, bus ride, bus schedule, no car, drunk driver home, limousine, limo, party bus, chauffeur, dial a ride, paratransit, school bus, wheelchair van, someone to drive me, cant drive anymore, doesnt drive anymore, no longer drive, lost my license, ride to clinic, rides for elders, senior rides, rides for seniors, elders need rides, needs rides, ride to dialysis, ride to work, need a lift, bus to town, bus pass, van with lift, car pool, carpool, vanpool, rideshare, night cab, designated driver, get home from bar, ride for disabled, ride to appointments, need a ride, airport pickup, get around without a car, drive me, get to airport
industry transport

Water Taxis
is water taxi, ferry, passenger ferry
in ferry, boat
say boat ride, ride across bay, boat to cabin, boat to island, drop off by boat, get to island, boat shuttle, boat transport, ride to island, across the water, ferry schedule, boat ride to cabin, boat across bay

Railroads
is railroad, railway, train
in rail, railroad
say train ride, train trip, locomotive, train tickets, ride the train, train station, railroad workers, rail car, rail fans, steam train, historic train, old railroad, railroad history

Travel Agencies
is travel agency, travel agent
in travel, cruises
say book trip, plan vacation, plane tickets, cruise, vacation package, honeymoon, plan my trip, book a vacation, trip to hawaii

# Money, law and offices

Accounting
is accountant, accounting, cpa, cpas, bookkeeper, bookkeeping, tax preparer, tax preparation, certified public accountant, accounting firm
in payroll, tax professionals, books, tax
say taxes, tax return, tax refund, income tax, file taxes, taxes done, tax season, irs, irs letter, audit, keep books, balance books, quickbooks, payroll, w2, 1099 forms, owe taxes, tax help, receipts, ledger, cook the books, year end books, financial statements, file my taxes, taxes are late, letter from irs, tax man, books are a mess, shoebox of receipts, end of year books, do payroll, sales tax filing, keep track of money, business taxes, tax preparer for fishermen, w9, 1040, tax deadline, do my taxes, owe irs, bookkeeping help, payroll help, behind on taxes
industry accounting

Legal Services
is attorney, lawyer, law firm, legal services, legal help, legal, legal advice, law office
in law, justice, rights, bar association
say divorce, custody, child support, getting sued, sue, sued, lawsuit, eviction, evicted, being evicted, kicked out, landlord kicking me out, will and testament, estate planning, probate, contract review, draw up contract, dui, arrested, bail, court date, court, public defender, immigration papers, green card, visa papers, bankruptcy, power of attorney, restraining order, injured at work, car accident claim, wrongful termination, fired unfairly, patent, trademark, guardianship, landlord dispute, tenant rights, notary, notarize, mediator, small claims, traffic ticket, prenup, legal papers, taken to court, being sued, suing me, suing, sue somebody, sue landlord, lawsuit against me, adopt legally, name change, change my name, ticket in court, speeding ticket, unpaid wages, boss wont pay me, separation, alimony, visitation, paternity, guardian, incorporate, set up llc, workers compensation, wrongful death, contract dispute, court papers, got served, criminal record, get divorced, make a will, last will, write a will, need an attorney, injured in accident, adoption papers, dwi, car accident, form an llc
industry legal

Legal Aid
is legal aid, pro bono, legal services, free legal help
in justice, disability law, law project
say cant afford lawyer, cant pay lawyer, pay lawyer, afford attorney, pay attorney, free lawyer, lawyer broke, cheap lawyer, lawyer no money, lawyer low income, free legal advice, free attorney, tenant rights, eviction notice, landlord suing, landlord wont return deposit, landlord wont fix, security deposit back, cant afford attorney, lawyer for poor, no money for lawyer, cant pay attorney, help with eviction, fight eviction, served eviction papers, evicted and broke, free legal help, legal help elders, public defender, tenant, renters rights, lawyer for free, afford a lawyer, legal help for victims, getting evicted, landlord kicked me out, landlord kept deposit, security deposit, landlord problem, discriminated against, denied benefits, social security denied, know my rights

Mediation
is mediation, mediator, dispute resolution
in resolution, mediation, conciliation
say settle dispute, neighbor dispute, neighbor fight, resolve conflict, arbitration, fight with neighbor, divorce without lawyers, feud, settle out of court, talk it out, peacemaking, restorative justice, argue with neighbor, neighbors fight, peaceful divorce, neighbor problem

Insurance
is insurance agent, insurance broker, insurance company, insurance agency
in insurance
say car insurance, home insurance, health insurance, life insurance, boat insurance, liability insurance, insure house, insure truck, insure boat, insured, insuring, coverage, policy quote, workers comp, obamacare, medicare plan, renters insurance, medicaid, file claim with insurance, totaled car insurance, flood insurance, crop insurance, bonding, surety bond, event insurance, insurance for shop, insurance for boat, health plan, marketplace plan, long term care insurance, insure my truck, insure my boat, homeowners insurance, liability coverage, insure my business

Banking
is bank, lender, mortgage, credit union
in banking, loans, credit, federal credit union
say home loan, car loan, business loan, small loan, borrow money, need loan, open account at bank, checking account, savings account, cash check, atm, deposit, refinance, credit card application, wire money, money transfer, cash machine, microloan, open account, borrow for house, buy first truck loan, place to save, cash paycheck, notary, safe deposit box, overdraft, exchange currency, change money, money order, deposit check, cash a check

Business Lending & Startup Help
is small business development, business incubator, business loans, business consulting, economic development
in development, business, loan fund, entrepreneur, chamber
say start business, start a company, open shop, business plan, startup, startup money, seed money, entrepreneurs, business coach, business advice, grow my business, funding for business, loan to start shop, invest in business, angel investor, sba, business mentor, start my own business, starting a business, opening a shop, open a restaurant, start a restaurant, someone to teach business, help with business plan, money to start, money for startup, women business center, native business, inventor help, sell to government, government contracts, retired executives, kick start, buy a business, sell my business, succession, start a business, loan for business, open a shop, small business loan, business idea, start my own company, business counselor, turn hobby into business, help with business

Financial Planning
is financial advisor, financial planner, investment advisor
in financial, wealth, investments
say retirement savings, retire, 401k, invest money, stocks, pension, dividend invest, college savings, save money, mutual fund, save for retirement, retirement plan, invest pfd, manage money

Debt & Credit Counseling
is credit counseling, debt counseling
in consumer credit, counseling, financial
say debt, in debt, credit score, collections, bills piling up, cant pay bills, pay off loans, behind on bills, budget help, drowning in debt, credit cards maxed, maxed out, collectors calling, debt collector, owe too much, bad credit, fix credit, foreclosure, repossessed, behind on mortgage, payday loan, pay off debt, student debt, consolidate debt, medical bills, debt collectors, budget, collections call me, learn to budget, owe money

Payday Help & Bill Assistance
is emergency assistance, rent assistance, energy assistance, financial assistance
in salvation army, assistance, love inc, st vincent de paul, catholic social services, united way
say cant pay rent, behind on rent, help with rent, pay electric bill, help paying bills, heating assistance, fuel assistance, no money, broke, poor, low income, help with bills, utility shutoff, need help with rent, need money, cant make rent, rent is due, short on rent, power shut off, lights cut off, shutoff notice, cant pay heating, cant pay electric, heating oil assistance, need gas money, paycheck to paycheck, cant afford heat, cant afford fuel, cant afford medicine, cant make ends meet, lost everything, money for rent, past due, cant pay heating bill, bill help, pay my bills, liheap, help paying fuel, electric shut off, cant afford oil, fuel voucher, emergency money, snap, apply for medicaid, short on money

Employment & Training
is job training, employment training, workforce development, job center, staffing agency, temp agency, apprenticeship
in training, apprenticeship, employment, career
say unemployed, lost my job, out of work, laid off, need job, find job, resume help, write resume, learn a trade, trade school, apprentice, vocational, job coach, career change, temp work, job skills, recruit workers, headhunter, job placement, ged and job, got laid off, got fired, looking for work, cant find work, need a job, help writing resume, practice interview, learn to weld, learn carpentry, learn electrician, cdl training, truck driving school, union apprenticeship, job for felon, job after prison, second chance job, job for disabled, job fair, retrain, summer job for teen, first job, job corps, learn a skill, certificate course, find work, resume, unemployment, interview practice, vocational school, help finding job
industry employment

Labor Unions
is labor union, union local, trade union, union
in brotherhood, workers, teamsters, afl-cio, local, laborers
say union hall, shop steward, collective bargaining, union workers, strike, join union, workers rights, electricians union, carpenters union, teachers union, nurses union, pipefitters, ironworkers, operating engineers, laborers union, longshoremen, postal workers, letter carriers, firefighters union, public employees, state workers, machinists union, plumbers union, teamster, sheet metal workers, flight attendants, workers organized, organize workers, unionize, labor rights, labor council, wage dispute, grievance against boss

Marketing
is marketing, marketing agency, advertising, advertising agency, public relations
in media, design, advertising
say advertise, promote, promote my shop, ads, commercials, get customers, more customers, social media, branding, brand, logo, flyer, brochure, billboard, facebook page, seo, publicity, get the word out, slogan, nobody knows my shop, get more customers, get noticed, run ads, name for my business, photos for website, instagram, rebrand, press release, mailing list, advertise my business, social media help, nobody knows my business, flyers designed, facebook ads, design a logo, get word out

Printing
is print shop, printing, graphic design, graphic designer, sign maker, sign company
in print, signs, graphics, ink
say print flyers, print posters, business cards, banner, stickers, signs made, sign for store, photocopies, make copies, copy shop, tshirt printing, custom tshirts, embroidery, screen printing, invitations, print book, laminate, vinyl lettering, printed, posters printed, menu printed, shirts with logo, hats with logo, team shirts, decals, truck lettering, yearbook, print newsletter, business card, sign on my shop, vinyl signs, wedding invitations, banners, t shirts printed, copies, posters, print brochures, custom shirts, embroidered hats, print a book

IT & Web
is computer repair, web design, web designer, website designer, software developer, software, web developer
in computer, technology, data, web
say computer broke, laptop broke, laptop, computer slow, computer wont turn on, virus, printer wont work, wifi not working, network cable, website, build website, make website, new website, homepage, online store, web shop, app developer, programmer, coder, fix computer, fix laptop, data recovery, hacked, email hosting, tech support, computer support, computer guy, phone screen cracked, database, pc, domain name, cyber security, crashed computer, fix my laptop, fix my computer, computer froze, blue screen, printer jam, make me a website, site is down, website down, set up email, point of sale, lost my files, backup files, security software, ransomware, wifi in shop, network setup, computer wont start, app for my shop, mobile app, computer is slow, computer virus, build a website, make a website, got hacked, printer wont print, recover data, set up network, computer help

Internet & Phone Service
is internet provider, phone company, telephone company, telecommunications, internet service
in telephone, communications, wireless, telecom, cooperative, broadband
say internet, wifi, slow internet, no internet, starlink, satellite internet, cell phone plan, cell phone, cell service, phone repair, broken phone, cable tv, broadband, landline, internet at home, sim card, cracked phone screen, no signal, internet is slow, internet down, phone dead, no cell service, get online, satellite phone, get internet, phone service, wifi at home, internet in village, fiber internet, bad reception

Office Supplies
is office supply, office supplies, stationery
in office, paper, stationery
say paper, pens, toner, ink cartridge, printer ink, envelopes, notebooks

Coworking & Meeting Space
is coworking, meeting room, event venue, conference center, office space, banquet hall
in hall, venue, center, space, lodge
say rent hall, hall for wedding, wedding venue, place for party, party venue, room to rent for party, place for meeting, rent office, desk space, retail space, commercial space, storefront, space to rent, community hall, reception hall, birthday party place, somewhere for reunion, family reunion, place for wake, hall for funeral, hall for dance, auditorium, meeting hall, quinceanera, graduation party place, room for class, place to work with wifi, rent an office, desk to rent, conference room, hall to rent, rent a hall, room for meeting, event space, somewhere to meet, shared office, venue

Translation
is translator, interpreter, translation, interpreting, language services
in language, interpreter, translation
say translate document, sign language, someone who speaks spanish, speak korean, interpreter for court, translate birth certificate, deaf interpreter, asl, interpreter for doctor, speak my language, need someone who speaks, doesnt speak english, translate letter, interpreter for hospital, somebody who speaks spanish, need a translator

Human Resources
is human resources, hr consulting, payroll service
in personnel, staffing
say hire people, background check, employee handbook, hr help, drug test, hiring help

Engineering
is engineer, engineering
in design, engineers
say structural drawings, structural engineer, stamped drawings, permafrost foundation, load calculation, civil engineer, mechanical engineer, soil test, building plans, structural plans, bridge design
industry engineering

Architecture
is architect, architecture
in design, architects
say house plans, blueprints, floor plan, design house, drawings for house, draw plans, design a house, design a building

Surveying
is surveyor, surveying, land survey
in survey, mapping
say property line, property lines, lot lines, survey land, where is my boundary, plat, mapping, gis, where is my property line, boundary dispute, mark corners

Environmental Consulting
is environmental consulting, environmental testing, remediation
in environmental, testing, laboratory
say contaminated soil, oil spill, fuel spill, water test, test water, wetlands permit, permit consultant, lead paint, radon, fuel leaked, spilled oil, tank leak, leaking tank, dirty water test, well water test, air quality

Mining
is mining, mine, miners, gold mining, gold prospecting, gold prospectors, gold panning
in mining, minerals, gold, miners, prospectors
say gold, gold panning, pan for gold, placer, prospecting, prospector, ore, mineral, dredge, gold pan, gold pans, panning gold, look for gold, find gold, hunt for gold, search for gold, nuggets, gold nuggets, gold dust, gold fever, gold claim, mining claim, stake a claim, sluice, sluice box, suction dredge, metal in creek, recreational mining, miners association, gravel pit, quarry, jade

Oil & Gas
is oil and gas, oil field services, oil company, drilling company
in petroleum, drilling, energy, pipeline
say north slope, slope job, slope work, oil rig, pipeline, oil field, roustabout, roughneck

Forestry
is forestry, logging, loggers, timber
in forest, timber, forestry
say cut timber, log truck, lumberjack, forest management, woods, firewood cutting

Wholesale & Manufacturing
is manufacturer, manufacturing, wholesaler, distributor, factory
in products, manufacturing, supply
say made in ${regionName}, factory job, assembly line, bulk orders, make my product, wholesale, produce goods

# Food and drink

Restaurants
is restaurant, diner, eatery, place to eat, places to eat, dinner, lunch
in cafe, kitchen, grill, bistro, pizza
say hungry, eat, eat out, breakfast, brunch, supper, food, takeout, take out, food truck, pizza, burger, burgers, hamburger, sushi, tacos, thai food, chinese food, mexican food, korean food, noodles, fish and chips, steak, date night, bite to eat, somewhere to eat, meal, barbecue, bbq, vegetarian, fast food, sandwich, good food, salad, soup, order food, delivery food, feed my crew, grab lunch, grab a bite, starving, somewhere nice for dinner, anniversary dinner, kids eat free, all you can eat, seafood dinner, pancakes, pho, ramen, curry, kebab, gyro, indian food, italian food, japanese food, late night food, dine, dine in, starved, hungry tonight, lunch spot, breakfast place, fried chicken, gluten free, vegetarian food, vegan, teriyaki

Cooks & Kitchens
is cook, chef, kitchen help, line cook
in cook, kitchen, meals, baker
say dishwasher job, waiter, waitress, server job, cooking job, chef job, prep cook, work in restaurant, something for chef, culinary

Cafes
is cafe, coffee shop, coffee house, coffee, espresso
in roastery, espresso, roasters
say latte, cappuccino, tea, hot chocolate, caffeine, cup of joe, coffee beans, drive through coffee, good brew, roasted beans, pastry and coffee, barista, tea house, espresso stand, coffee hut, mocha, place to study

Bakeries
is bakery, baker, bakeries
in bread, baking
say bread, cake, birthday cake, wedding cake, cupcakes, donuts, doughnuts, pastries, pastry, pie, cookies, croissant, loaf, sourdough, bagels, baking bread, bake, pies, cinnamon roll, fresh bread

Bars
is bar, pub, tavern, saloon, nightclub
in pub, lounge, brewing, bar
say drinks, cocktails, grab a beer, night out, pool table, dancing at night, live music bar, bartender, karaoke, trivia night, happy hour, watch the game, live music tonight, drink with friends, nightlife

Breweries
is brewery, breweries, brewer, distillery, winery
in brewing, beer, cider, spirits, wine
say beer, craft beer, ipa, ale, mead, cider, wine, vodka, whiskey, taproom, pint, wine tasting, homebrew, beer on tap, pint of beer

Liquor & Cannabis
is liquor store, cannabis, marijuana dispensary, dispensary
in liquor, spirits, cannabis, tobacco
say weed, pot shop, edibles, booze, alcohol store, buy wine, cigarettes, vape, smoke shop, buy weed, marijuana, bottle of wine, cannabis store

Catering
is catering, caterer
in kitchen, events
say food for wedding, food for party, feed wedding, feed guests, cater party, buffet, food for meeting, lunch for office, wedding food, feed my guests, feed a crew, lunch for meeting, food for event, cook for party

Food & Groceries
is grocery, grocer, supermarket, food store, food producer, grocery store
in provisions, market, foods, trading post, food co-op
say groceries, milk, eggs, vegetables, fruit, canned goods, food shopping, buy food, bulk food, organic food, produce, rice, corner store, convenience store, jam, salsa, spices, health food, snack, candy, chocolate, honey, syrup, local food, smoked salt, asian groceries, milk and eggs, buy vegetables, fresh fruit, snacks, asian food store, stock up, filipino store, co op

Commercial Kitchens
is commercial kitchen, shared kitchen, commissary kitchen, rent kitchen
in kitchen, certified kitchen, food production
say cook for sale, kitchen by the hour, cook jam to sell, make food to sell, licensed kitchen, kitchen space, can food for sale, bake for sale, cook to sell, kitchen to rent by hour, certified kitchen, sell my jam, bake to sell

Food Banks
is food bank, food pantry, soup kitchen
in food, pantry, meals, salvation army, feeding, food bank, food pantry, community food, bread, kitchen
say free food, free groceries, hungry family, family is hungry, kids are hungry, nothing to eat, no food, food stamps, snap benefits, wic, food assistance, need food, donate food, food drive, free meal, free meals, hot meal, cant afford food, cant afford groceries, feed kids, feed family, food box, out of food, hunger, no money for food, cupboard is empty, fridge is empty, kids going hungry, run out of food, place to get food, free lunch, free dinner, free breakfast, feed the hungry, hungry and broke, meals for homeless, community meal, food for needy, thanksgiving basket, holiday food basket, food boxes, commodities, cant feed my kids, food for poor, skip meals, baby formula, free dinner tonight, something to eat for free, kids go hungry, feed my family, give food, ran out of food, canned food drive

Farming
is farm, farmer, farming, agriculture, market garden, ranch, greenhouse, garden center, plant nursery
in growers, agricultural, garden, starts, vegetables, greenhouse
say fresh vegetables, veggies, carrots, potatoes, potato, strawberries, hay, cows, cattle, goats, chickens, chicks, livestock, pigs, csa box, farm stand, farm eggs, seeds, seedlings, crops, grow vegetables, plants, flowers to plant, tomato plants, potting soil, fresh produce, hydroponic, peonies, work with plants, reindeer, fertilizer, work outdoors with plants, raw milk, beekeeper, bees, raise chickens, buy a goat, lamb, turkeys, farm animals, farm tour, u pick, pick berries, berry picking, beekeeping, honey bees, hayride, pumpkins, young farmers, future farmers, soil test for farm, barley, grain, dairy, musk ox, qiviut, alpaca, llama, peony, cut flowers, flower farm, growing cut flowers, buy hay, eggs from farm, fresh milk, local meat, raspberries, pumpkin patch, yaks
industry food & agricult|agricult

Farmers Markets
is farmers market, craft fair, bazaar, public market
in market, farmers, fair, bazaar
say crafts fair, holiday market, buy local vegetables, saturday market, sell crafts, vendor booth, christmas market, christmas bazaar, local produce, craft show, flea market, swap meet, swap, stalls

Meat & Game Processing
is butcher, meat processing, game processing, meat market, sausage maker
in meats, sausage, meat
say process moose, moose meat, cut up moose, butcher caribou, butcher moose, beef, pork, bacon, sausage, jerky, reindeer sausage, steaks to buy, deer processing, cut up my moose, process my moose, moose sausage, butcher my caribou, moose hanging, smoke my salmon, fish processed, deer processed, custom cut meat, caribou sausage

Fishing
is commercial fishing, fisherman, fishermen, fisheries, fishery, fishers
in fish, fishermens, seiners, crab, longline, trollers
say deckhand, crew on boat, crab boat, fishing boat, fishing crew, set net, setnet, gillnetter, trawler, fish permit, work on fishing boat, catch shares, halibut quota, crabbing, crab fishing, crew for fishing season, gillnetters, seiners, longliners, trollers, crabbers, draggers, catch fish for a living, limited entry, subsistence fishing, subsistence, fish politics, protect fishermen
industry commercial fishing

Seafood
is seafood, fish processor, seafood processor, cannery, fish market
in salmon, fish, fisheries, cold storage
say fresh fish, salmon, halibut, crab, king crab, shrimp, oysters, clams, smoked salmon, smoked fish, fish plant, cannery work, slime line, kelp, buy fish, vacuum pack fish, process my fish, lox, fillet fish, fresh crab, buy salmon, halibut fillet, scallops

Aquaculture & Hatcheries
is hatchery, aquaculture, fish hatchery, oyster farm, kelp farm
in aquaculture, salmon, hatchery, shellfish
say raise fish, salmon fry, fish farm, mariculture

# Visitors and the outdoors

Lodging
is hotel, motel, inn, bed and breakfast, hostel, cabin rental, place to stay, places to stay
in lodging, lodge, cabins, suites, b&b
say place to sleep, spend night, stay overnight, sleep overnight, room for night, vacation rental, airbnb, cabin, somewhere to stay, where to stay, overnight stay, guest house, accommodations, accommodation, weekend getaway, crash for the night, sleep tonight hotel, room tonight, bed for tonight, cheap room, place to crash, weekend cabin, cabin in the woods, romantic getaway, room with kitchen, rooms for crew, stay with dog, hotel room, spend the night, room for tonight, rent a cabin, bnb, place for my parents to stay, visiting family needs room, lodge, bed for night, vacation cabin

Campgrounds
is campground, rv park, camping
in camp, rv, park
say pitch tent, tent, rv hookup, camper van, dump station, camp site, park my rv, trailer park, motorhome, campsite, pitch a tent, camp with trailer, camp spot, tent sites

Summer Camps
is summer camp, kids camp, bible camp, day camp
in camp, camps, youth
say camp for kids, send kids in summer, summer program for kids, overnight camp, kids bored in summer, camp counselor

Fishing Charters
is fishing charter, charter boat, halibut charter, fishing guide
in charters, sportfishing, fishing
say go fishing, catch salmon, catch halibut, fishing trip, take me fishing, sport fishing, deep sea fishing, fly fishing, ice fishing, guided fishing, catch a king, go fishing with guide, salmon fishing trip, take dad fishing, half day fishing, fly fishing guide, catch a big fish

Guides & Tours
is tour, tour guide, tour operator, guiding, outfitter, tourism, sightseeing
in adventure, tours, excursions, guides
say see bears, see whales, whale watching, bear viewing, glacier cruise, glacier tour, northern lights, aurora, things to see, sightsee, excursion, shore excursion, rafting, kayak trip, guided hike, hunting guide, hunt moose, guided hunt, dog sled ride, zip line, wildlife tour, cruise ship passengers, snowmobile tour, take tourists, day trip, walking tour, climbing guide, ride behind dogs, heli skiing, walk on glacier, see a glacier, ice climbing guide, bears fishing, see moose, photograph bears, sea lions, kayak with guide, show visitors around, take relatives around, something fun for visitors, ghost tour, boat tour, see wildlife, see glacier, northern lights tour, see the northern lights, what to do with visitors, glacier hike, things to do, show guests around, zipline, ride dog sled, ice cave, flightsee, jeep tour, entertain visitors, relatives visiting
industry tourism

Visitor Information
is visitor center, visitor information, convention bureau, visitors bureau, tourist information
in visitors, convention, chamber of commerce, tourism
say tourist, tourists, maps for visitors, what to see, visiting town, information for tourists, visitor guide, new in town, vacation tips, where do tourists go, what is there to do, map of town, bed tax, guest book, promote tourism, maps for tourists, brochures for visitors, tourist office, new to area

Outdoor Gear
is outdoor gear, gear rental, kayak rental, ski rental, outdoor store, sporting goods
in outfitters, rental, outdoor, sports
say rent kayak, rent skis, rent tent, rent canoe, skis, snowshoes, sleeping bag, hiking boots, backpack, bear spray, climbing gear, ice skates, camping gear, winter gear, sports equipment, used skis, paddleboard, rent raft, tent and sleeping bag, rent camping gear, rubber boots, life jacket, ice cleats, fishing license, cold weather gear
industry outdoor

Hunting & Guns
is gun shop, gun store, hunting, taxidermist, taxidermy, archery
in hunters, hunting, guns, bowhunters, safari
say ammo, ammunition, buy rifle, hunting license, moose hunt, hunt, bow and arrow, mount my trophy, stuff a bear, trapper, trapping, fur, archer, bow hunting, archery lessons, trophy, bow hunters, sheep hunt, wild sheep, duck hunting, duck hunters, trappers, fur trappers, bird dogs, hunting dogs, hunter education, fly tying, anglers, fly fishers, fly fishing club, deer hunters, turkey hunters, waterfowl hunters, rifle, buy a gun, mount my bear, gunsmith, shotgun, bear mount

Shooting
is rifle club, shooting range, gun club, sportsmans club
in rifle, shooters, marksmanship, shooting, sportsmans, pistol
say shoot guns, gun range, target practice, shoot targets, skeet, trap shooting, sight in rifle, concealed carry, gun safety, firearms, pistol class, clay pigeons, muzzleloader, black powder, cowboy shooting, biathlon range, air rifle, kids shooting, junior rifle, target shooting, sporting clays, trapshooting

Hiking & Trails
is hiking, trails, hiking club, trail association, mountaineering
in trail, trails, mountaineering, park
say hike, hikers, backpacking, walk in woods, climb mountains, mountain climbing, rock climbing, climbers, trekking, footpath, go for a hike, trail maintenance, long walk, build trails, maintain trails, bike trails, keep trails open, mountain club, alpine club, climbing wall, ice climbing, bouldering, orienteering, map and compass, hut in mountains, snowshoe, snowshoeing, cabin hike, nature walk

Skiing
is skiing, ski club, ski area, nordic skiing, ski patrol, snowboarding
in ski, nordic, alpine, biathlon, snowboard, cross country
say cross country ski, xc ski, downhill, slopes, snowboard, ski lessons, learn to ski, ski jumping, groomed trails, chairlift, ski team, ski race, ski resort, cross country skiing, cross country trails, skate skiing, classic skiing, groom ski trails, ski tracks, ski loop, telemark, backcountry ski, freestyle skiing, ski jump, ski hill, rope tow, ski lift, chair lift, snow sports, adaptive skiing, race on skis, biathlon, ski racers, ski with rifle, skinny skis, lift tickets, wax skis, skate ski

Skating & Hockey
is hockey, ice skating, figure skating, ice rink, skating
in hockey, skating, ice
say skate, puck, pucks, skaters, rink, ice time, learn to skate, stick and puck, zamboni, goalie, youth hockey, hockey moms, play goalie, skating lessons, triple axel, spin on ice, speed skating, beer league, pond hockey, ringette, broomball, adult hockey, peewee, synchronized skating

Sled Dogs
is dog mushing, mushing, musher, sled dog, sled dog racing
in mushers, iditarod, sled, sprint
say huskies, husky, dog race, dog sled, sled race, dog team, race dogs, iditarod, yukon quest, handler for dogs, skijoring, dog yard, sled dogs, mushers, mush, dog drivers, dog team race, sled dog race, racing huskies, race with dogs, dog powered, dogs pull, dogs pulling sled, ride behind dogs, learn to mush, sprint race dogs, dog sledding

Horses
is horse riding, horse club, equestrian, stables, horseback riding
in horse, pony, saddle, equine, riding, horsemen
say horse, horses, ride horse, riding lessons, pony rides, saddle club, barn for horse, rodeo, farrier, board my horse, horse boarding, dressage, pony club, 4-h horse, trail riding, trail ride, horseback, carriage ride, sleigh ride, barrel racing, jump horses, horse show, endurance riding, retired horses, unwanted horse, mounted, bridle, pack horses, mules, donkeys, hay for horses, ride horses, horse rescue, cowboys, horse lessons, ride a horse, boarding horse, stable, learn to ride

Recreation & Sports
is sports, recreation, sports club, sports league, athletic club
in athletic, league, sports
say play sports, sports for kids, team for kids, coach, tournament, athletes, athletics, exercise outside, sports team, pickleball, tennis, golf, bowling, disc golf, volleyball, lacrosse, rugby, badminton, racquetball, table tennis, ping pong, play games outside, archery, racket, rackets, shuttlecock, paddle ball, frisbee, ultimate frisbee, horseshoes, cornhole, dart league, billiards, roller skating, roller derby, roller skates, skateboard, skateboarding, gymnastics, tumbling, gymnasts, trampoline, cartwheels, balance beam, track and field, lacrosse stick, cricket, field hockey, handball, wrestling club, powerlifting, sports for disabled, special athletes, adaptive sports, senior games, sport for older people, field house, indoor turf, volleyball net
industry recreation

Ball Sports
is baseball, softball, little league, soccer, football, basketball
in baseball, softball, soccer, football, basketball, little league
say play ball, pitcher, tee ball, t-ball, kick ball around, hoops, quarterback, goal keeper, flag football, fast pitch, slow pitch, batting cage, football team, soccer league, play soccer, youth soccer, pop warner, basketball league, shoot hoops, hoops for kids, youth basketball, cheerleading, cheerleaders, umpire, referee, kick a ball, catcher, bat and glove, ball field, adult softball, touchdowns

Gyms & Fitness
is gym, fitness, fitness center, personal trainer, yoga, pilates, crossfit
in fitness, wellness, yoga, athletic
say work out, workout, lose weight, weight loss, get in shape, exercise, lift weights, treadmill, zumba, stretch, aerobics, weightlifting, get fit, trainer, sauna, dumbbells, barbell, spin class, tai chi, chair yoga, stretch class, exercise for seniors, bench press, personal training, body building, bootcamp, exercise class, yoga studio

Swimming
is swimming pool, swim club, swimming, swim lessons, aquatics
in swim, aquatic, swimming, pool, dolphins
say swim, learn to swim, swimmers, pool, water aerobics, lap swim, divers, diving, scuba, teach kids to swim, lifeguard, swim team, swim meet, laps, swim with baby, water polo, synchronized swimming, kids cant swim, swimming lessons, swim coach, scuba diving, free diving, underwater, butterfly stroke, indoor pool, kids swim, swim class, open swim

Running
is running club, track club, road runners, running
in runners, running, track, marathon
say jog, jogging, marathon, 5k, run race, runner, joggers, trail run, half marathon, sprinting, triathlon, run a race, running group, run with others, jog together, race walking, long distance runners, mountain race, mountain running, cross country running, relay race, ultra, fun run, learn to run

Martial Arts
is martial arts, karate, judo, taekwondo, jiu jitsu, boxing
in karate, judo, aikido, boxing, wrestling, dojo, kendo
say self defense, learn to fight, kickboxing, black belt, kung fu, mma, wrestle, wrestling, boxer, karate for kids, throw people, judo throws, kids learn to defend themselves, women self defense, sensei, nunchucks, samurai sword, grappling, sparring, punching bag, boxing gloves, ring fight

Golf
is golf, golf course, golf club
in golf
say golfers, tee time, driving range, putting, mini golf

Bowling
is bowling, bowling alley
in bowling, lanes
say bowl, strikes and spares, ten pin

Boating & Sailing
is sailing, yacht club, boating, rowing club, paddling, kayaking
in yacht, sailing, rowing, paddlers, whitewater, canoe
say sail, sailboat, learn to sail, row, paddle, whitewater, boating safety, regatta, canoeing, kayak club, oars, crew rowing, rowing shells, drift boat, sail racing, sailing lessons, river rafting, rafts, kayakers, canoe club, dragon boat, power squadron, coast guard auxiliary, life jackets, kids dont float, boat safely, captain license

Parks & Playgrounds
is park, playground, parks and recreation, dog park
in park, parks, playground
say playground for kids, place for kids to play, picnic, picnic place, let dog run, dog run, sledding hill, pavilion, skate park

# Health and care

Health Care
is health care, healthcare, clinic, doctor, physician, medical, medical center, health center
in health center, medicine, medical, health, family medicine
say sick, ill, fever, flu, sore throat, cough, checkup, physical exam, shots, vaccine, vaccines, vaccination, flu shot, blood test, blood pressure, diabetes, stitches, broken arm, sprained ankle, rash, earache, stomach ache, headache, urgent care, walk in clinic, nurse, prescription, pediatrician, kids doctor, x-ray, see a doctor, feel sick, infection, allergies, no insurance doctor, medical help, surgeon, skin doctor, hurt my back, heart problems, cancer, asthma, std test, free clinic, family doctor, dermatologist, need a checkup, no health insurance doctor, uninsured, cheap doctor, kids shots, travel vaccines, school physical, sports physical, dot physical, tuberculosis, allergy, bone doctor, foot doctor, heart doctor, sleep apnea, dialysis, kidney, wound, burn, lab test, village clinic, health aide, public health nurse, telehealth, traveling nurse, sick kid, strep throat, doctor appointment, nurse practitioner, x ray
industry health care

Hospitals
is hospital, emergency room
in hospital, medical center, regional hospital
say er, surgery, operation, emergency care, maternity ward, intensive care, overnight at hospital, broken leg, surgeon, childrens hospital, hospital volunteers, burn unit, stay near hospital, family in hospital, chest pain

Dentistry
is dentist, dental, dental clinic, orthodontist
in dentistry, dental, oral
say tooth, teeth, toothache, tooth hurts, cavity, filling, braces, root canal, wisdom teeth, dentures, teeth cleaning, crown, gums, pull tooth, fix teeth, molar, clean teeth, dental work, false teeth, chipped tooth, broken tooth, chipped my tooth, tooth broke, tooth fell out, lost a filling, abscess, wisdom tooth, dentist for kids, free dental, cheap dental, swollen gum, mouth hurts, jaw hurts, retainer, teeth cleaned, crooked teeth, tooth pulled, filling fell out, kids teeth, implants, gums bleed

Eye Care
is optometrist, eye doctor, eye clinic, optician, eye care
in vision, eye, optical
say glasses, eyeglasses, contact lenses, contacts, cant see well, eye exam, blurry, blurry vision, cataract, eyesight, new glasses, eyes checked, lasik, eyes hurt, broke my glasses, cant read small print, going blind, glaucoma, free glasses, used eyeglasses, cant see far, glasses for kids, pink eye, eye surgery, cataracts, broken glasses

Hearing
is audiologist, hearing aids, hearing clinic
in hearing, deaf, audiology, speech, hearing loss
say cant hear, hard of hearing, deaf, hearing loss, hearing aid, ears ringing, hearing test, deaf people, hearing impaired, loss of hearing, lost my hearing, losing hearing, losing my hearing, dad cant hear, turn tv up loud, ear doctor, tinnitus, deaf child, deaf kids, born deaf, sign language class, learn sign language, cochlear, hearing dog, hard hearing, ears ring, ringing in ears

Pharmacies
is pharmacy, drug store, pharmacist, drugstore
in pharmacy, drug
say prescription, refill, medicine, medication, pills, cold medicine, antibiotics, aspirin, get meds, meds, fill prescription, pick up pills, insulin, inhaler, flu medicine, ibuprofen, cough syrup, refill prescription, prescription filled

Chiropractic & Physical Therapy
is chiropractor, physical therapy, physical therapist, chiropractic, physiotherapy
in therapy, rehabilitation, spine
say back pain, back hurts, sore back, neck pain, stiff neck, slipped disc, knee pain, sports injury, rehab after surgery, pinched nerve, back out, threw out my back, posture, hurt my back, bad back, back went out, shoulder hurts, bad knee, hip replacement rehab, occupational therapy, whiplash, sciatica, carpal tunnel, relearn to walk, sore neck, knee hurts, recover from injury, sore shoulder, rehab knee

Alternative Medicine
is acupuncture, naturopath, naturopathic, herbalist, traditional healing, holistic health
in healing, natural, wellness, herbal, holistic
say needles, herbs, natural medicine, homeopathy, reiki, healer, energy healing, herbal remedies, essential oils, herbal remedy

Massage & Spa
is massage, spa, massage therapist, day spa
in massage, wellness
say relax, sore muscles, back rub, facial, hot tub, pamper, rub down, sauna, aching muscles, stressed muscles, tense muscles, banya, steam bath, spa day, hot springs

Mental Health
is mental health, counseling, counselor, therapist, therapy, behavioral health, psychologist, psychiatrist, mental health care
in recovery, counseling, wellness, mental, behavioral, crisis, mental health, suicide prevention, nami, hospice grief
say depressed, depression, anxiety, anxious, panic attack, suicidal, suicide, want to die, sad all the time, grief, grieving, lost my mother, marriage counseling, couples therapy, marriage trouble, ptsd, trauma, someone to talk to, need to talk to somebody, stress, stressed out, lonely, anger management, bipolar, eating disorder, kill myself, nervous breakdown, adhd, feeling down, hopeless, crisis line, panic, cant sleep, schizophrenia, self harm, feel hopeless, feel alone, dont want to live, thinking about suicide, want to kill myself, kill himself, cutting herself, hearing voices, anorexia, nightmares, panic attacks, lost my son, lost my husband, lost a child, lost a baby, lost my wife, miscarriage, stillborn, mourning, grief group, bereaved, someone to listen, hotline, talk to someone, kid is depressed, family counseling, marriage falling apart, husband and i fight, burnout, worry all the time, breakdown, mentally ill, son is mentally ill, family of mentally ill, feel sad, talk to somebody, seasonal depression, somebody to talk to, marriage problems, feel lonely, winter blues, couples counseling, teen is depressed
industry behavioral

Addiction Recovery
is addiction treatment, rehab, substance abuse treatment, recovery center, alcoholics anonymous, detox
in recovery, alcohol, sober, treatment, sobriety, addiction, drug, narcotics anonymous
say alcoholic, alcoholics, alcoholism, drinking problem, drinks too much, stop drinking, quit drinking, sober, get sober, addicted, addict, hooked, drugs, on drugs, hooked on drugs, off drugs, get clean, heroin, meth, opioids, fentanyl, pills addiction, overdose, narcan, aa meeting, aa meetings, 12 step, gambling problem, quit smoking, stop smoking, drunk, needle exchange, sober living, drinks all day, husband drinks, mother drinks, dad drinks, wife drinks, kid on drugs, son on drugs, daughter on drugs, son uses drugs, drug problem, using again, relapse, pain pills, cocaine, withdrawals, dry out, sober house, halfway house, clean and sober, stay clean, kick the habit, quit tobacco, nicotine, stop vaping, gambling addiction, al-anon, alateen, families of alcoholics, drunk every night, drunk driving, dui class, drug court, suboxone, methadone, fetal alcohol, off the bottle, off booze, opioid, drug addict, alcoholic husband
industry behavioral

Pregnancy & Birth
is midwife, birth center, pregnancy center, obstetrician, doula, midwifery, prenatal care
in birth, pregnancy, midwives, womens health, maternal, birthing, midwifery, la leche
say pregnant, having a baby, expecting, baby due, due date, give birth, birthing, home birth, ultrasound, pregnancy test, newborn, breastfeeding, nursing mothers, prenatal, unplanned pregnancy, expecting mom, new mom, new mother, obgyn, gynecologist, delivering a baby, labor pains, diapers, baby formula, baby clothes, infant, baby on the way, baby coming, expecting a baby, expecting baby, going to have a baby, wife is pregnant, girlfriend pregnant, pregnant teen, teen mom, teenage mother, have baby at home, natural birth, birth at home, birthing classes, childbirth class, childbirth, deliver baby, water birth, pregnant and alone, pregnant and scared, breast feeding, nursing baby, baby wont latch, lactation, postpartum, baby blues, twins, mothers of twins, mothers of multiples, multiples, crib, car seat, stroller, premature baby, sonogram, morning sickness, birth class, birthing class, newborn care

Reproductive Health
is family planning, planned parenthood, womens clinic
in womens health, planned parenthood
say birth control, abortion, contraception, condoms, fertility, pap smear, iud, morning after pill, plan b, missed period, end pregnancy, terminate pregnancy, vasectomy, infertility, cant get pregnant, std, hpv

Home Care & Hospice
is home health care, hospice, home care, caregiver, personal care assistant, palliative care
in hospice, care, home health, in home, caregivers
say care for dying, dying, end of life, last days, care for mother at home, look after my grandmother, take care of my dad, home nurse, in home care, respite, bathe elderly, help at home for elderly, caretaker, terminal illness, terminally ill, elderly parent, dad is dying, mother is dying, mom is dying, husband is dying, months to live, care at home, stay at home with help, nurse at home, someone to bathe, sit with mother, break for caregiver, comfort care, hospice volunteer, cant take care of himself, cant take care of herself, care for my mom, help dad at home, somebody to stay with grandma, caregiver for parent, dying at home, bathing help, personal care attendant, stay with my mother, look after my father, care for aging parent

Senior Services
is senior center, senior services, elder care, seniors, senior citizens center, area agency on aging
in senior, senior citizens, elders, aging, aarp, retired
say old people, old folks, elderly, older adults, grandma, grandpa, grandmother, grandfather, meals on wheels, retirees, retired people, over 65, aging parent, my mom is old, dementia, alzheimers, memory loss, medicare help, seniors lunch, lonely elderly, grandma cant, grandma needs, grandpa needs, elderly mother, elderly neighbor, old man alone, lonely old, lunch for elders, bingo for seniors, senior lunch, senior activities, meals delivered, meals brought home, hot meals for elders, elders lunch, parent with dementia, forgets everything, social security question, medicare question, lunch for old people, things for retirees, native elders, long term care, elder abuse, someone robbing grandma, pensioners, golden age, meals for elderly, help for old people, things for retired people, old people lonely, retiree activities, medicare, medicare questions, social security, help for grandparents, elder lunch, lonely old man

Assisted Living
is assisted living, nursing home, retirement home, memory care, pioneer home
in pioneer, assisted, nursing, living, senior
say home for elderly, home for old people, old age home, place for grandma to live, cant live alone, retirement community, old folks home, care home, put mom in a home, cant take care of mom, mom needs care, round the clock care, wandering with dementia, dementia home, alzheimers home, place for my father, live in care, elder home, move grandma, place for grandma, mom cant live alone

Disability Services
is disability services, independent living, special needs, developmental disabilities, deaf services, blind services
in disability, disabilities, arc, autism, independent living, special olympics, access, assistive, adaptive, special needs, speech, blind, deaf
say disabled, wheelchair, handicapped, wheelchair ramp, autism, autistic, down syndrome, special needs child, special education, blind, blind people, cant walk, accessible, service dog, brain injury, paralyzed, cerebral palsy, developmental delay, walker, crutches, learning disability, amputee, visually impaired, braille, speech delay, late talker, doesnt talk yet, not talking yet, trouble talking, child with disability, disabled child, disabled adult, disabled son, disabled daughter, autistic son, autistic child, autistic kid, on the spectrum, asperger, adhd, dyslexia, dyslexic, downs syndrome, spina bifida, muscular dystrophy, spinal cord, quadriplegic, paraplegic, in a wheelchair, wheelchair user, wheelchair access, ramp for wheelchair, guide dog, seeing eye dog, service dogs, white cane, talking books, cant see, losing sight, lost my sight, low vision, early intervention, baby not developing, respite care, group home, job coach for disabled, loan closet, hand controls, screen reader, fell and brain injury, head injury, prosthetic, lost a leg, intellectual disability, slow learner, handicap, disability benefits, ssi, apply for disability, help for disabled

Medical Supplies
is medical supply, medical equipment, oxygen supply
in medical, equipment
say crutches, wheelchair rental, oxygen tank, hospital bed, walker for grandma, cpap, knee brace, diabetic supplies, diabetic shoes, shower chair

Cancer & Disease Support
is cancer support, cancer society, disease support, support group
in cancer, heart, diabetes, sclerosis, kidney, leukemia, alzheimers, parkinsons, association
say breast cancer, chemo, support for cancer, tumor, stroke survivor, parkinsons, multiple sclerosis, hiv, aids, lupus, epilepsy, rare disease, fighting cancer, diagnosed, diagnosis, mom has cancer, wife has cancer, child has cancer, kid with cancer, leukemia, als, lou gehrig, diabetic, diabetics, heart disease, lung disease, hemophilia, cystic fibrosis, crohns, kidney disease, arthritis, fibromyalgia, alzheimers support, stroke, hepatitis, sick child wish, wish for sick kids, dying child wish, research cure, find a cure, walk for cancer, mammogram, survivors

Blood & Organ Donation
is blood bank, blood donation, organ donation
in blood, donor
say give blood, donate blood, donate plasma, organ donor, bone marrow

Funeral Services
is funeral home, cemetery, funeral director, crematory, mortuary
in burial, memorial, cemetery, funeral
say died in family, dead relative, bury, bury my dad, burying, graveyard, grave, gravestone, headstone, cremation, cremate, casket, coffin, ashes, burial plot, memorial service, obituary, urn, father died, mother died, dad died, mom died, husband died, wife died, grandma died, grandpa died, someone died, death in family, passed away, arrange funeral, plan funeral, pay for funeral, cant afford funeral, scatter ashes, where is he buried, last resting place, tombstone, burial, pallbearer, hearse, veterans cemetery, somebody died, bury my father, plan a funeral, body sent home

Veterinary
is veterinarian, vet clinic, veterinary, animal hospital, vet
in animal, pet, veterinary
say sick dog, sick cat, sick pet, dog is sick, cat is sick, dog vomiting, dog limping, dog hurt, dog ate chocolate, neuter, spay, spay cat, fix my cat, rabies shot, dog shots, puppy shots, pet emergency, animal doctor, put dog down, porcupine quills, cat throwing up, heartworm, horse vet, pet doctor, dog swallowed, dog got hit, dog hit by car, cat wont eat, cat is limping, puppy sick, dog cut paw, dog bleeding, sick horse, sick goat, cow sick, put cat down, put to sleep, spayed, neutered, shots for puppy, quills, low cost spay, cheap vet, pregnant dog, ticks on dog, dog limps, neuter cat, hurt dog, put dog to sleep

Pet Boarding & Grooming
is dog boarding, kennel, pet boarding, dog groomer, pet grooming, pet sitter, pet sitting, pet store
in kennel, pet, pets, dog, boarding, grooming
say board dog, board my cat, leave my dog, watch my dog, watch my cat, someone to watch dog, dog walker, walk dog, dog daycare, doggy daycare, groom dog, dog wash, dog haircut, nail trim for dog, cat sitter, dog food, cat food, pet food, pet supplies, aquarium fish, dog hotel, dog sitter, feed my cat, feed cats while away, puppy haircut, bird cage, parrot, someone to feed cat, dog while i travel, keep dog overnight, leave dog for weekend, matted fur, dog needs bath, trim nails, watch dog, dog stay, trim nails dog, groom my dog, wash my dog, somebody to watch pets

Dog Training
is dog training, dog trainer, kennel club, obedience club
in kennel, dog, obedience, training, agility, canine
say train dog, train puppy, puppy class, dog barks, dog bites, dog obedience, obey, dog show, breeder, purebred, puppy training, agility dog, teach dog, misbehaving dog, show dogs, dog jumps, dog pulls leash, dog wont listen, dog wont come, puppy bites, aggressive dog, dog agility, herding dogs, sheep dogs, poodle, golden retriever, labrador, shepherd dogs, german shepherd, malamute, collie, terrier, dog breed, breed club, dog sports, scent work, tracking dogs, therapy dogs, dog pulls on leash, train my dog, obedience, potty train puppy, house train puppy, dog behavior

Animal Services
is animal shelter, animal rescue, pet rescue, humane society, animal welfare, dog rescue, animal services, pet adoption
in spca, animal care, cruelty to animals, animal, humane, pet, rescue
say mutt, mongrel, adopt dog, adopt cat, adopt puppy, adopt kitten, kitten, kittens, puppy, stray dog, stray cat, stray, lost dog, lost cat, lost pet, found dog, found cat, dog pound, pound, unwanted pet, give up my dog, animal cruelty, animal abuse, animal control, rehome, feral cats, dog missing, runaway dog, new pet, abused dog, get a cat, get a dog, litter of puppies, litter of kittens, abandoned puppies, abandoned dog, abandoned cat, abandoned kittens, dog left behind, someone dumped dog, dumped animals, puppies need home, kittens need home, cat had kittens, dog had puppies, cant keep dog, cant keep my dog, cant keep cat, moving cant take dog, give away puppies, neglected dog, neglected animals, dog chained outside, beaten dog, mean to animals, starving horses, starving dog, found a dog, found a cat, found puppy, my dog ran off, dog ran away, cat ran away, dog got loose, loose dog, dog is missing, want a dog, want a cat, want a puppy, new dog, older dog, breed rescue, husky rescue, greyhound, home for dogs, foster dogs, foster kittens, rabbits rescue, pet rabbit, guinea pig, homeless pets, homeless dogs, dogs without home, euthanize, no kill, save dogs, rescued dogs, stray cats, alley cats, loose dogs, barking dog, dog bite, missing dog, dogcatcher
industry animal

Wildlife Rescue
is wildlife rescue, bird rescue, wildlife rehabilitation, raptor center
in raptor, bird, wildlife, rehabilitation, sealife, wildlife conservation, bird treatment, wild bird
say hurt eagle, injured bird, injured eagle, hurt bird, found baby bird, orphaned moose, baby moose, stranded seal, stranded whale, injured owl, orphan bear, owl, oiled birds, injured animal, sea otter, hurt owl, found a bird, baby bird, baby birds, fell out of nest, bird with broken wing, broken wing, falcon, bird of prey, birds of prey, hit a bird, bird flew into window, bird hit window, baby seal, seal pup, baby otter, baby fox, orphaned cub, bear cub, moose calf, fawn, injured moose, injured fox, hurt fox, hurt animal by road, hurt wild animal, wild animal, wounded eagle, eagle cant fly, bird cant fly, oil on birds, beached whale, whale on beach, entangled whale, dead whale, raccoon, orphaned animals, baby wild animal, rehabilitator

Zoos & Aquariums
is zoo, aquarium, sealife center
in zoo, aquarium, sealife, wildlife park
say see animals, see polar bear, animal park, petting zoo, see fish tanks, see seals, lions and tigers, tigers, monkeys, giraffe, snow leopard, wild animals up close, see wolves, see musk ox, touch starfish, sea creatures, octopus, feeding the animals, animals for kids to see, exotic animals

# Family, community and government

Child Care
is child care, childcare, daycare, day care, preschool, kindergarten, head start, babysitter, nanny
in early learning, child, children, kids, montessori, preschool, childrens
say babysit, babysitting, watch my kids, watch my kid, look after kids, someone to watch kids, sitter, toddler, toddlers, nursery, after school care, before school care, pre-k, prek, montessori, baby care, leave baby while i work, au pair, playgroup, nursery school, mind my children, someone for baby, who can watch kids, kids while i work, sitter tonight, babysitter tonight, infant care, care for baby, mornings for toddlers, drop off kids, child care for staff, four year old, three year old, drop in care, summer child care, day home, moms day out, somebody to watch baby, before school, care for toddler, leave my kids while i work, pre k, watch my baby, day care for infant, kid care

Schools
is school, academy, elementary school, high school, private school, charter school
in schools, academy, learning, montessori
say enroll my kid, public school, learn, classroom, first grade, homeschool, homeschooling, pta, boarding school, parent teacher, pupils, school for son, school for daughter, enroll kid, register for school, new school, grade school, put my kid in school, correspondence school

Education
is education, tutoring, educational, college, university, adult education, literacy, tutor
in school, learning, literacy, college, university, education, adult
say homework help, learn to read, cant read, reading help, help reading, read better, math help, ged, learn english, english classes, english lessons, english class, esl, night classes, study, degree, get degree, learn math, test prep, sat prep, learn spanish, language lessons, learn computer, adult classes, literacy, learn to read and write, read and write, finish high school, high school dropout, dropped out, high school diploma, back to school, go back to school, kid failing math, failing school, struggling in school, gifted kids, learn french, learn german, learn japanese, learn russian, learn sign, second language, evening class, course for adults, college class, learn to type, teach adults, learn native language, language nest, academic, spelling bee, science teacher, math teacher, teachers, teacher association, go to college, take classes, night class, learn welding, learn computers, certificate program, distance learning
industry education

Scholarships
is scholarship, scholarships, scholarship fund, student aid
in scholarship, education fund, endowment, foundation, educational
say money for college, pay for college, tuition, tuition help, help with college, college money, student loans, financial aid, pay for school, college grant, cant afford college, cant afford tuition, money for school, money for studies, grants for students, help paying college, help student, college fund, fafsa, pay tuition

Parent & School Groups
is pta, parent teacher association, booster club, parents association
in pta, ptsa, booster, parent, boosters
say parents at school, school fundraiser, team parents, support school team, volunteer at school, parents group, raise money for team, parents and teachers, band parents, prom fundraiser, bake sale for school, graduation party, school supplies, backpacks for kids, homeschool parents, home schooling families, playground fundraiser, pto

Youth Development
is youth, youth program, youth development, youth group, after school program, boys and girls club
in boys and girls, youth, kids, 4-h, boys girls clubs, camp fire, junior
say teens, teenagers, teenager, kids hang out, after school, after school activities, place for teens, mentor, mentors, big brother, big sister, mentoring, troubled teen, at risk kids, keep kids out of trouble, runaway teen, kid activities, something for kids, activities for children, bored kids, without dads, fatherless, young people, kid needs mentor, adult friend for kid, role model, boy without father, boys need role model, teen center, drop in for teens, youth center, teen leadership, business for teens, learn money kids, after school club, 4h, raise animals kids, cadets, sea cadets, young marines, teen in trouble, juvenile, youth court, peer court, teen suicide, gang, kids off streets, runaways, homeless teens, runaway kids, teen shelter, youth camp, girls group, girls on the run, teens bored, something for teenagers, mentor for son, place for kids, activities for kids, mentor for my kid, teen has nothing to do, kids club, leadership for teens
industry youth

Scouts
is scouts, scouting, boy scouts, girl scouts
in scout, scouts, cub
say scout troop, cub scouts, brownies, troop, merit badge, eagle scout, girl scout cookies, pack, scout camp, scoutmaster, campfire kids, girl guides, badges, pinewood derby, cookies from scouts, girls selling cookies, brownie troop, eagle badge, brownies troop, boy scout

Foster Care & Adoption
is foster care, adoption agency, adoption, foster parents, foster families, foster children
in foster, adoption, children, casa, adopt, court appointed special advocates
say adopt child, adopt baby, foster child, foster kids, foster parent, become foster parent, orphans, orphan, take in kids, adopt a child, give baby up, adopt a kid, adopt kid, adopt a baby, adopt children, adopting, adopting a child, adopt from abroad, adopt overseas, become parents adoption, birth mother, give up baby, give up for adoption, give my baby up, cant keep my baby, take in a child, take in children, kids removed from home, children in state custody, child advocate in court, court advocate for children, speak for child in court, guardian ad litem, raising grandchildren, grandparents raising, raising my grandkids, kinship, orphaned children, open our home to child, temporary home for kids, aging out, former foster, kids without parents, grandparents raising kids

Domestic Violence
is domestic violence, womens shelter, domestic violence shelter, victim services, rape crisis
in abuse, safe shelter, violence, women, victims, safe, crisis, sexual assault, aware
say abused, abusive husband, abusive boyfriend, abusive partner, husband hits me, boyfriend hits me, partner hits me, raped, rape, sexual assault, assaulted, stalked, stalker, afraid of husband, afraid of my husband, leave my husband safely, safe house, battered, violent partner, human trafficking, molested, sexual abuse, being abused, afraid to go home, husband beats me, beat me up, beats his wife, boyfriend beats me, partner beats me, husband hurts me, hurts me and kids, hit by my husband, hit by boyfriend, chokes me, threatens to kill me, scared of husband, scared of boyfriend, scared of my husband, scared to go home, violent husband, violent boyfriend, violent father, hits the kids, get away from husband, get away from him, escape abuse, escape abuser, run from abuser, controlling husband, wont let me leave, ex is stalking, ex threatens, protective order, bruises, daughter was raped, been raped, assaulted last night, child abuse, kid is being abused, someone touched my child, trafficked, forced into prostitution, pimp, shelter for women, shelter for women and kids, safe place for women, battered women, family violence, husband threatens me, husband chokes me, husband abuses me, boyfriend hurts me, boyfriend threatens me, boyfriend chokes me, afraid of boyfriend, boyfriend abuses me, partner hurts me, partner threatens me, partner chokes me, scared of partner, afraid of partner, partner abuses me, wife beats me, wife hits me, wife hurts me, wife threatens me, wife chokes me, scared of wife, afraid of wife, wife abuses me, girlfriend beats me, girlfriend hits me, girlfriend hurts me, girlfriend threatens me, girlfriend chokes me, scared of girlfriend, afraid of girlfriend, girlfriend abuses me, ex beats me, ex hits me, ex hurts me, ex threatens me, ex chokes me, scared of ex, afraid of ex, ex abuses me, dad beats me, dad hits me, dad hurts me, dad threatens me, dad chokes me, scared of dad, afraid of dad, dad abuses me, stepdad beats me, stepdad hits me, stepdad hurts me, stepdad threatens me, stepdad chokes me, scared of stepdad, afraid of stepdad, stepdad abuses me, beaten, leave abusive, scared of my partner, unsafe at home, threatened by ex

Human Services
is human services, social services, family services, family support, social worker
in family, community services, catholic social services, salvation army, services
say help my family, welfare, public assistance, social work, case manager, family trouble, help for families, single mom, single mother, single parent, parenting class, parenting classes, dont know where to turn, need help with kids, overwhelmed parent, father alone with kids, raising kids alone, help for dads, fathers, parents in prison, fill out forms, apply for benefits, 211, help for families in crisis, home visits, emergency help
industry human services

Housing
is affordable housing, housing authority, housing, low income housing, habitat for humanity
in homes, housing, habitat, neighborhood, neighborworks
say cheap rent, section 8, public housing, first home, first time home buyer, home ownership, build house with volunteers, affordable home, cheap housing, housing voucher, cheap place to live, cant afford a house, cant afford house, cant find housing, cant find place, nothing to rent, rent too high, down payment, help buying a house, build own home, self help housing, repair for poor homeowners, fix home for elders, mobile home repair, rental assistance, housing list, subsidized apartment, senior apartments, tiny house, land trust housing, workforce housing, affordable apartment, rent help, help buying house, weatherization program, mortgage help
industry housing

Homeless Shelters
is homeless shelter, homeless, shelter, rescue mission, warming center
in homelessness, shelter, mission, rescue mission, brother francis, winter shelter
say nowhere to sleep, nowhere to go, place to sleep tonight, sleeping in car, sleeping in truck, sleeping in van, living in car, living in truck, living in van, sleep outside, sleeping outside, bed for the night, no home, lost my home, living in tent, no place to live, need shelter, bed tonight, kicked out of house, no roof over my head, sleep in my car, sleeping in my car, sleep in car, nowhere to live, nowhere to stay, nowhere to stay tonight, need bed, need a bed, cold and nowhere, lost our house, lost our home, lost my apartment, thrown out, kicked out, mom kicked me out, living outside, tent in woods, camp in woods, house burned nowhere, shelter tonight, warm place tonight, warm place to sleep, homeless vet, homeless veteran, homeless family, homeless with kids, shower for homeless, socks for homeless, transitional housing, panhandler, no place to go, cold on street, live on street, sleep in tent, couch surfing, runaway

Thrift & Donations
is thrift store, secondhand store, thrift shop, consignment, donation center
in thrift, secondhand, reuse, goodwill, salvation army, value village, restore
say donate clothes, used clothes, secondhand, second hand, used furniture, cheap clothes, free clothes, old clothes, donate furniture, give away stuff, get rid of clothes, used stuff, hand me downs, free furniture, free stuff, donate stuff, get rid of old furniture, clothing donations, used goods, donate couch, donate bed, donate old stuff, donate dishes, bags of clothes, outgrown clothes, cheap furniture, cheap dishes, clothes for baby cheap, resale shop, winter coat free, free coats, coats for kids, clothing closet, rummage sale, yard sale, garage sale, winter coat for kids, donate old clothes, drop off donations, donate books

Volunteering
is volunteer center, volunteering, service club
in volunteer, volunteers, rotary, lions, kiwanis, united way, service, americorps
say volunteer, give my time, help out, help others, give back, community service hours, lend a hand, rotary, lions club, kiwanis, soroptimist, want to help, weekend volunteering, volunteer opportunities, volunteer with kids, volunteer with animals, retired want to help, service project, group that does good deeds, civic club, service clubs, jaycees, exchange club, optimists, ruritan, volunteer work, volunteer on weekends, retired and want to help, make a difference, help my community, free time to help

Immigrants & Refugees
is refugee services, immigrant services, refugee assistance, immigration services
in refugee, immigrant, international, catholic social services, immigration, justice
say refugee, refugees, newcomer, newcomers, immigrants, immigrant, new to america, citizenship, citizenship test, become citizen, asylum, undocumented, visa, work permit, ukrainian refugees, foreigners, new arrivals, moved from abroad, migrant, not a citizen, become american, become a citizen, get citizenship, citizen test, work visa, green card help, wife overseas visa, bring my family here, bring wife here, deported, deportation, ice agents, dreamer, daca, newly arrived, arrived from ukraine, arrived from afghanistan, settle refugees, sponsor family, immigrant family, moved here from another country, learn english as immigrant, naturalization, immigration lawyer, from ukraine, new to country, ukrainian family

Ethnic & Cultural Groups
is cultural association, ethnic association, heritage society, filipino community, korean community, native association, tribal council
in filipino, korean, samoan, hispanic, latino, japanese, chinese, polynesian, hmong, african, native, heritage, cultural, german, polish, russian, tlingit, yupik, inupiat
say tribe, tribal, ${regionName} native, native culture, sons of norway, people from my country, hawaiian, tongan, hmong, lao, philippine, pinoy, mexican, latino, norwegian, scottish, irish, thai people, vietnamese, native elders, native corporation, village corporation, ancestral language, indigenous, first nations, african american, black community, naacp, asian community, chinese new year, cinco de mayo, scandinavians, swedish, finnish, danish, scots, highland games, kilts, bagpipes, celtic, st patricks day, greek festival, polish club, ukrainian, italian club, sons of italy, croatian, serbian, puerto rican, dominican, cuban, peruvian, colombian, pacific islanders, fijian, japanese culture, korean culture, native dancers, native corporation shares, native art, keep language alive, save our language, dying language, heritage language, traditional dances, potlatch, powwow, drum group, native heritage, learn my culture, language of my grandparents, my heritage, elders teach, native language, blanket toss, learn yupik, learn tlingit, native arts, tribal members

LGBTQ Groups
is lgbt, lgbtq, pride, gay
in identity, pride, gay, pflag, lgbt
say lesbian, transgender, queer, trans, gay people, came out, coming out, drag show, bisexual, came out as gay, gay son, gay daughter, gay teen, son is gay, daughter is gay, kid is trans, nonbinary, two men marriage, same sex, rainbow, parents of gay kids, drag queens

Womens Groups
is womens club, womens group, womens association, womens organization
in women, womens, ladies, soroptimist, auxiliary, daughters
say group for women, ladies group, women friends, women in business, business women, businesswomen, mothers club, moms, moms group, ladies, housewives, university women, women graduates, women voters, women helping women, moms of little kids, mothers of young children, moms club, women who fly, red hats, sewing circle, women in trades, women veterans, military wives, beauty pageant, junior league, quilting ladies

Mens Groups & Lodges
is fraternal, social club, sorority, fraternity, fraternal organization
in fraternal order, elks, moose, eagles, masons, lodge, odd fellows, shriners, knights
say elks, moose lodge, masons, masonic, shriners, odd fellows, freemasons, knights of columbus, private club, brotherhood, mens club, mens group, lodge members, secret handshake, lodge hall, grand lodge, fraternal lodge, eagles club, eastern star, moose club, elks club, pioneers lodge, funny hats, little cars in parade, rainbow girls, jobs daughters, demolay, greek letter, fraternity brothers
industry membership

Churches
is church, chapel, worship, congregation, parish, cathedral
in ministries, christian, fellowship, temple, bible, gospel, orthodox, assembly of god, baptist, lutheran, catholic, methodist, presbyterian, ministry
say pray, prayer, sunday service, sunday school, mass, jesus, god, pastor, priest, bible study, baptized, baptism, get baptized, christening, wedding in church, sermon, hymns, confession, church wedding, easter service, christmas eve service, saved, worship service, bible church, sing hymns, people who pray, place to worship, where to worship, sunday worship, sunday mass, morning worship, baptists, lutherans, methodists, presbyterians, episcopalians, episcopal, anglican, pentecostal, mormon, mormons, latter day saints, adventist, seventh day, saturday church, quaker, quakers, friends meeting, mennonite, nazarene, jehovahs witness, kingdom hall, congregationalist, unitarian, christian science, russian orthodox, greek orthodox, moravian, foursquare, vineyard, church of christ, salvation, church youth, vacation bible school, gospel music, revival, christians, church for families, go to church, gospel, prayer meeting, find church, preacher, vbs
industry religio

Religion
is religion, religious, faith, ministry
in ministries, church
say spiritual, missionary, evangelism, rabbi or priest, believe in god, soul
industry religio

Catholic Churches
is catholic church, catholic, catholic mass
in catholic, parish, saint, st, archdiocese, our lady
say catholic mass, rosary, mass on sunday, nun, monastery, diocese, bishop, first communion, confirmation class, jesuits, catholics, st vincent, knights columbus

Buddhists & Meditation
is buddhist, buddhist temple, meditation, zen
in buddhist, zen, dharma, meditation, buddhism
say meditate, buddha, mindfulness, monk, inner peace, tibetan, sit in silence, learn to meditate, zazen, quiet the mind, chanting, dharma talk, vipassana, enlightenment, yoga and meditation

Mosques
is mosque, muslim, islamic center
in islamic, islam
say islam, muslims, friday prayer, ramadan, imam, quran, halal, allah, pray friday, muslim prayer, muslim community, eid, halal food, mecca

Synagogues
is synagogue, jewish, jewish community
in jewish, chabad, congregation beth, sholom
say jew, jews, rabbi, torah, shabbat, hanukkah, passover, kosher, hebrew, bar mitzvah, jewish worship, worship for jews, jewish services, jewish holidays, temple for jews, seder, yom kippur, bat mitzvah, jewish kids

Hindu & Sikh Temples
is hindu temple, sikh temple, gurdwara
in hindu, sikh, temple
say hindu, sikh, krishna, diwali

Bahai
is bahai, bahai faith
in bahais, bahai, spiritual assembly
say bahaullah, bahai, bahais

Libraries
is library, public library
in library, libraries, friends of the library
say borrow books, borrow book, check out books, library card, read books, books for free, free books, story time, storytime, research topic, use computer for free, free computer, dvds to borrow, borrow a book, place to read, quiet place to study, books to borrow, public computer, free internet, free wifi, ebooks, kids story hour, book club, reading club, used book sale, library fundraiser, library volunteers, quiet place to read, computer to use, storytime for toddlers, study room

Museums
is museum, museums
in museum, heritage, historical, science center
say exhibit, exhibits, artifacts, totem pole, totem poles, dinosaurs, fossils, old things, rainy day with kids, native artifacts, planetarium, old airplanes, plane museum, aviation history museum, old trucks, old ships, maritime museum, native museum, childrens museum, hands on exhibits, mining museum, dinosaur bones, art museum, railroad museum, fire truck museum, military museum, see paintings, old things to see, see artifacts

History
is historical society, history museum, history, genealogy
in historical, heritage, museum, archives, preservation, pioneers, genealogical
say old photographs, old photos, family tree, ancestors, ancestry, gold rush, antiques of town, past of this town, historic building, historic buildings, old house history, roots, family history, pioneers, world war, archive, old days, archaeology, find ancestors, trace ancestors, who were my grandparents, who lived here before, old cemetery records, preserve old building, old church building, save old building, save the lighthouse, restore old ship, old ship, old train, gold rush history, town history, reenactment, reenactors, medieval, knights and armor, swords and armor, renaissance fair, colonial ancestors, mayflower, daughters of revolution, civil war, russian america, homesteaders, early settlers, pioneer families, pioneer days, old buildings

Arts & Culture
is arts, arts council, culture, art
in cultural, arts council, artists, arts
say artist, artists, creative, paintings, sculpture, painting class, art class, art classes, art lessons, draw, drawing, crafts, learn to paint, poetry, writers, writing group, authors, novelists, write a novel, beading, carving, mural, illustrator, art for kids, painters, watercolor, sculptors, life drawing, poets, open mic, storytelling, tell stories, native carving, carvers, wood carving, woodcarvers, calligraphy, craft class, artist studio, ceramics class, literary, playwright, public art, art supplies, woodturners, basket weaving, baskets, murals, art walk
industry arts

Galleries
is art gallery, gallery
in galleries, art, fine art
say buy art, buy painting, art show, exhibit my art, wall art, picture framing, frame picture, art opening, first friday art, local artist, first friday, sculptures, hang art

Pottery & Crafts
is pottery, ceramics, craft store, craft guild, quilting, quilters, weavers
in clay, potters, quilters, guild, fiber, weavers, spinners, craft, crafts, bead
say clay, potter, kiln, quilt, quilts, sew, sewing, sewing machine, sew blankets, knit, knitting, yarn, crochet, weave, weaving, spinning wool, fabric, needlework, embroider, beads, make jewelry, stained glass, wool, tailor, seamstress, alterations, hem pants, mend clothes, fix zipper, sew together, quilting bee, quilters, patchwork, patchwork blankets, knitters, knitting circle, wool and needles, spinning wheel, looms, weavers, spinners, crochet blanket, needlepoint, cross stitch, lace, bead work, beaders, potters wheel, throw pots, clay class, glass blowing, glass fusing, dollhouse, miniatures, doll collectors, scrapbooking, rubber stamps, felt, leather work, soap making, candle making, rug hooking, basket makers, make pottery, craft supplies, crafts for kids, fabric store, basket making, sew quilt, beading class, yarn shop

Theaters
is theater, theatre, playhouse, community theater
in drama, players, theatre, stage, performing arts
say plays, act in a play, acting, actor, actors, audition, stage, see play, put on play, put on plays, musical, musicals, comedy show, improv, opera, shakespeare, puppet, standup comedy, drama club, see a show, community players, broadway, tap and sing, backstage, theater for kids, drama for kids, learn to act, improv comedy, stage show, playhouse, stage crew, summer stock, outdoor play, puppets, magic show, magicians, see a play, be in a play

Movies
is movie theater, cinema, film festival, film
in film, cinema, theatre
say see movie, movies, movie, filmmaker, film maker, documentary, video production, videographer, filming, see a movie, film tonight, popcorn

Dance
is dance, dance studio, dance school, ballet, dance lessons
in dance, dancers, ballet, dancing, square dance
say learn to dance, dancing, dance class, salsa dancing, ballroom, tap dance, hip hop class, square dancing, swing dance, tango, tutu, ballerina, hula, contra dance, dance floor, ballet shoes, pointe, kids ballet, belly dance, clogging, line dancing, square dancers, square dance callers, folk dance, country dancing, irish dance, highland dance, native dance, two step, waltz, ballroom dancing, partner dancing, dance team, jitterbug, breakdance, twirling, hip hop

Music
is music, music lessons, music school, band, musicians, concert
in music, band, folk, jazz, bluegrass, musical, concert
say piano, guitar, violin, drums, play guitar, learn piano, sing, singing lessons, piano lessons, live music, musician, concerts, gig, dj, instrument, fiddle, jazz, bluegrass, hear music, accordion, flute, ukulele, trumpet, bagpipes, piano tuner, tune piano, songwriter, rock band, learn guitar, learn violin, learn to play, learn to sing, learn the drums, music teacher, sax, saxophone, clarinet, mandolin, banjo, dulcimer, harmonica, organists, pipe organ, bagpipers, pipe band, drumming, marching band, brass band, concert band, community band, big band, jam session, folk music, old time music, country music, rock music, blues, opera singers, open jam, recital, house concert, sheet music, steel drums, taiko, guitar lessons, play in band, live band, buy guitar, piano tuning, voice lessons, record a song, tune my piano, recording studio

Orchestras
is orchestra, symphony, philharmonic
in philharmonic, orchestra, symphony, concert association, youth symphony, youth orchestra
say classical music, cello, conductor, string quartet, chamber music, beethoven, mozart, play violin, violinists, fiddlers, young musicians, youth orchestra, youth symphony, kids orchestra, strings players, cellists, viola, string players, play in orchestra, woodwinds, oboe, bassoon, french horn, timpani, maestro, chamber players, suzuki

Choirs
is choir, chorus, singers, choral society
in choral, singers, chorus, barbershop, sweet adelines
say sing with others, sing together, sing in a group, barbershop quartet, singing group, sing in choir, a cappella, gospel choir, love to sing, vocal group, sing in harmony, four part harmony, mens chorus, womens chorus, childrens choir, kids who sing, kids choir, people who sing, madrigals, carols, handbells, bell ringers, sing along, harmony singing

Festivals & Fairs
is festival, fair, state fair, festivals, parade
in festival, fair, celebration, carnival, rendezvous
say carnival, ferris wheel, fireworks, celebration, fourth of july, big party in town, summer celebration, new years eve, street party, halloween, oktoberfest, fur rondy, hot air balloons, rides and cotton candy, livestock show, blue ribbon, giant vegetables, giant cabbage, chili cookoff, bluegrass festival, folk festival, music festival, salmon festival, winter carnival, ice carving, ice sculptures, sled races, parade floats, town celebration, pride parade, whaling festival, blessing of fleet, celebrate, rides and games, street fair

Radio & Television
is radio station, public radio, broadcasting, public broadcasting, tv station, radio
in broadcasters, broadcasting, public media, telecommunications, television
say npr, listen to radio, radio show, news station, tv news, fm station, talk show, watch tv, podcast, airwaves, disc jockey, listener radio, radio volunteers, radio in our language, native radio, christian radio, community radio, tv channel, cable channel, television for kids, public television, radio mast, hear news on radio, listen to music

Newspapers
is newspaper, news, magazine, journalism, press
in news, press, journal, publishing, journalists, media
say journalist, reporter, local news, place classified ad, read news, headlines, editor, publish story, publisher, publish book

Amateur Radio
is amateur radio, ham radio, amateur radio club
in amateur radio, radio club
say ham operator, shortwave, cb radio, morse code, two way radio, antenna, talk by radio, radio operators, radio hobby, radio license, call sign, emergency radio, transmitters, repeater, wireless hobby, two meter, radio tower hobby

Clubs & Hobbies
is hobby club, hobby shop, collectors club, model railroad, model railroaders
in hobby, collectors, games, club, model, chess, philatelic, numismatic, gem, mineral, railroaders
say stamp collecting, coins, coin collecting, coin collectors, stamp collectors, collectibles, collect stamps, chess, bridge club, cards game, card games, board games, dungeons and dragons, video games, model trains, model planes, rc planes, comics, pokemon, lego, puzzle, rocks and gems, rock collecting, gemstones, radio controlled, bingo, poker, chess players, play chess, checkmate, checkers, go game, scrabble, bridge players, play bridge, cribbage, mahjong, dominoes, backgammon, play cards, gamers, esports, role playing games, wargames, miniature trains, miniature railroad, toy trains, toy train, electric trains, train layout, scale trains, model railway, model railroads, build models, model airplanes, remote control planes, remote control cars, drones hobby, kite flying, coin club, stamp club, old bottles, old coins, knife collectors, knife makers, gem and mineral, gem club, rockhounds, rock hounds, rock polishing, lapidary, metal detector, metal detecting, treasure hunters, geocaching, magic tricks, jugglers, juggling, high iq, mensa, newcomers club, antique tractors, old tractors, steam engines, woodturning, blacksmith, blacksmiths, forge, mushrooms, mushroom hunters, cosplay, anime, science fiction, sci fi, star trek, computer club, camera club, photo club, home brewers, wine club, cooking club, dinner club, tropical fish hobby, reptiles, snakes hobby, pigeons, parrots club, bird breeders

Astronomy
is astronomy, observatory, planetarium, space science
in astronomical, space, aerospace, science
say telescope, stars at night, star gazing, stargazing, watch stars, planets, rocket, meteor shower, eclipse, satellites, look at stars, look at planets, night sky, stars and planets, see saturn, milky way, rocket launch, model rockets, space camp, dark sky, astronomer, stars

Public Speaking
is public speaking, toastmasters, speech club, debate
in toastmasters, speech, debate, forensics
say speak in public, speak in front of people, give speech, fear of speaking, give a talk, stage fright, nervous talking in front of people, presentation skills, debate team, become better speaker, afraid to speak, afraid of public speaking, afraid to talk in front, nervous speaking, nervous giving speech, practice speeches, practice speaking, speech contest, talk in front of crowd, learn to give speeches, toast, better speaker, orator, give a speech, speak better, shy to talk

Science & Technology
is science, technology, science center, engineering society
in scientific, science, technology, robotics
say robots, robotics, experiments, stem for kids, science fair, inventors, invention, scientists, kids and robots, robot team, lego robots, build robots, coding for kids, kids learn coding, 3d printing, 3d printer, makerspace, maker space, tinkerers, inventor, engineering for girls, chemistry, physicists, geologists, geology, computer science, space science, mathematicians, science for kids, inventors club
industry science

Research
is research, health research, research institute
in scientific, institute, research
say clinical trial, lab study, scientists, climate research, marine science, study the ocean, arctic research
industry research|health research

Gardening
is garden club, gardening, botanical garden, community garden, master gardeners
in garden, gardeners, botanical, gardening, ikebana, rose society, peony, iris, orchid, native plant
say grow roses, roses, flower bed, grow flowers, garden plot, backyard garden, gardener, horticulture, grow tomatoes, green thumb, orchids, houseplants, growing vegetables, garden, love roses, rose growers, prune, compost bin, seed swap, vegetable garden, vegetable plot, garden with neighbors, raised beds, bonsai, tiny trees, ikebana, flower arranging, flower arrangement, arrange flowers, arranging flowers, iris, lilies, dahlias, daffodils, rhododendron, african violets, orchid growers, cactus, peony society, native plants, wildflowers, wild plants, flower show, flower growers, flower lovers, landscape volunteers, tulips, rock garden, alpine plants, pollinator, plant lovers, plant starts, garden soil, flower beds, short growing season, master gardener, grow food, grow potatoes, buy plants, bad soil, flower garden

Florists
is florist, flower shop, flowers
in floral, flowers
say bouquet, roses for wife, wedding flowers, send flowers, funeral flowers, corsage, valentine flowers, flowers for funeral, flowers for mom, flowers delivered, dozen roses, sympathy flowers, boutonniere, flowers for wife, flowers for mother

Birding
is birding, bird club, audubon
in audubon, bird, birds, birders
say bird watching, birdwatching, watch birds, see puffins, cranes, puffins, bird feeder, birders, ducks, waterfowl, count birds, christmas bird count, bird lovers, look at birds, binoculars, eagles, bald eagles, owls, swans, loons, geese, songbirds, hummingbirds, shorebirds, sandhill cranes, bird sanctuary, bird refuge, bird photos, rare birds

Environment
is environment, environmental, conservation, wildlife, nature
in watershed, conservation, wilderness, land trust, environmental, habitat, rivers
say protect salmon, protect rivers, protect land, protect bears, climate change, global warming, pollution, clean water, clean air, save whales, protect forest, protect nature, endangered, wetlands, save the planet, nature preserve, beach cleanup, streams, stream, natural areas, ecology, green living, sustainability, plastic in ocean, save trees, invasive plants, save salmon, salmon habitat, save the bay, save the river, stop the mine, against the mine, stop dam, against drilling, stop drilling, oil spill watch, protect whales, protect wolves, protect wilderness, keep wild lands, keep it wild, wild lands, roadless, wilderness group, against pollution, clean beaches, pick up litter, marine debris, plastics ocean, invasive weeds, plant trees, native plants, watershed, protect lake, lake association, lake shore, clean lake, lake property owners, erosion, solar for all, save energy group, national park friends, friends of park, park volunteers, refuge friends, tree planting, old growth, wild rivers, fish passage, wetland, dark skies, pollution in river, save planet, conserve, stop mine
industry environment

Public Safety
is public safety, police, police department, troopers, crime prevention
in safety, police, peace officers, crime, troopers, neighborhood watch
say cop, cops, police, sheriff, stolen, robbed, theft, report crime, vandalism, neighborhood watch, drunk driver, missing person, police report, crime stoppers, officer, jail, prison, inmate, parole, probation, stolen bike, crime, someone broke in, broke into my car, stolen car, stolen truck, neighbors watch, neighborhood patrol, drunk drivers, seat belts, bike helmets, traffic safety, missing child, missing woman, unsolved murder, retired officers, police officers, corrections officers, wildlife troopers, crime victims, victims of crime, gun violence, out of prison, prisoners, prison ministry, parolee, after prison, getting out of jail, bail fund, report a crime, got robbed, my truck was stolen, break in, state trooper, house was robbed, car was broken into
industry public safety

Fire Departments
is fire department, volunteer fire, volunteer fire department, firefighters, fire station
in fire dept, fire service, fire ems, fire, firemen, fire rescue, firewise, fire protection
say put out fire, puts out fires, house on fire, house fire, smoke alarm, smoke detector, fireman, firemen, wildfire, burn permit, chimney fire, fire truck, fire safety, brush fire, fire extinguisher, fires, fire fighters, wildland fire, forest fire, forest fires, firewise, fire break, wildfire protection, clear brush around house, defensible space, burn ban, burn brush, smoke detectors, fire hose, hydrants, volunteer fireman, volunteer firefighter, fire hall, red truck, kitchen fire, fire drill, become firefighter, fight fires

Ambulances
is ambulance, emergency medical, ems, medevac, paramedic
in emergency medical services, rescue, medevac, emt, fire ems
say emt, air ambulance, heart attack, unconscious, emergency ride to hospital, helicopter to hospital, flown to hospital, paramedics, 911

Search & Rescue
is search and rescue, rescue squad, mountain rescue, avalanche rescue, ski patrol, search dogs, rescue dogs
in rescue, search, avalanche, mountain rescue, civil air patrol, rescue group, search dogs, k-9
say lost hiker, lost in woods, missing hiker, avalanche, lost snowmachiner, lost at sea, overdue boat, find lost person, buried in snow, snow slide, snow slides, rescuer, rescued, coast guard rescue, search dog, dog that finds people, dogs that find people, dogs find missing, dogs find lost, tracking dog, cadaver dog, k9, k9 search, bloodhound, canine search, avalanche dog, lost person, missing person in woods, someone missing on mountain, hiker missing, husband overdue, snowmachiner overdue, friend didnt come back, stranded on mountain, plane went down, missing plane, plane crash search, boat overdue, swift water, rope rescue, climbing accident, helicopter rescue, volunteer rescuers, finds missing people, radio beacon, save climbers, overdue hunter, find lost people, overdue boater

First Aid & Safety Training
is first aid training, cpr class, safety training, red cross
in safety, training, red cross, cpr, first aid, avalanche
say cpr, first aid, learn cpr, cpr certification, first aid class, bear safety, osha, safety course, wilderness medicine, wilderness first aid, hazwoper, lifesaving, food handler card, choking, heart stopped, aed, mouth to mouth, bandage, babysitting course, lifeguard class, learn first aid, first responder class, emt class, bear spray class, boat safety class, cold water survival, survival class, wilderness survival, survive in woods, safety for workers, accident prevention, first aid course, babysitting class, stop bleeding, osha training, tips card, hunter safety, ets

Disaster Relief
is disaster relief, red cross, emergency management, emergency preparedness
in disaster, red cross, emergency, relief, preparedness
say earthquake, flood, tsunami, volcano, lost everything in fire, evacuation, evacuate, emergency supplies, storm damage, help after fire, burned out of home, emergency kit, house burned down, house burned, lost house in fire, after the earthquake, storm surge, landslide, river flooding, ice jam, tornado, hurricane, sandbags, emergency shelter, ready for earthquake, prepare for disaster, volunteers after flood, blankets after fire, salvation truck, generator after storm, flood victims, our house burned, typhoon, home destroyed, fema

Veterans Services
is veterans, vfw, veterans services, military, american legion
in veteran, american legion, veterans of foreign wars, amvets, legion, disabled american veterans, military
say vet benefits, army, navy, air force, marines, soldier, soldiers, old army guys, ex military, served in iraq, vietnam vets, war, served, disabled vet, gi bill, coast guard family, military family, military wives, va benefits, deployed, national guard, ex soldier, purple heart, retired military, got out of the army, service members, troops, back from war, came home from war, came back from iraq, came back from afghanistan, served in vietnam, served in army, served in navy, served in marines, wounded soldier, wounded warrior, wounded veterans, vet with ptsd, vet needs help, veteran needs, help for vets, honor guard, flag retirement, old flag, memorial day service, submarine veterans, korean war, pearl harbor, world war two, ex prisoners of war, pow, mia, gold star, blue star mothers, son in army, soldiers overseas, packages to soldiers, care packages, veterans post, retired officers, air force association, navy league, marine corps league, paratroopers, out of army, got out of military, disabled veteran, vietnam vet, va claim, served country, former soldier
industry public & veterans

Chambers of Commerce
is chamber of commerce, chambers of commerce, chamber
in visitor bureau, commerce
say business network, local business group, business leaders, business association, ribbon cutting, businesses in town, meet business people, promote local business, join businesses, shop local

Business Associations
is trade association, professional association, business association, industry association
in association, contractors, professionals, industry, society
say professionals, network with professionals, others in my industry

Networking Events
is networking, meetup, mixer
in networking, coffee, chamber, evening
say meet other bosses, meet other owners, meet business owners, meet people, make friends, meet entrepreneurs, business breakfast, socialize, meet others, mingle, other business owners, get together, make contacts, people who run something, meet people in business, people who own shops, other shop owners, young professionals, business lunch, business after hours, swap cards, meet investors, mixer for businesses, swap business cards

Community Development
is economic development, community development, community association, community council
in development, community council, community association, neighborhood
say improve neighborhood, neighbors, neighborhood, improve town, community center, civic club, town hall meeting, local projects, make town better, homeowners association, revitalize downtown, neighborhood association, property owners, homeowners, road service, road maintenance group, subdivision, block party, main street, downtown, village council, town improvement, community hall, grange, grange hall, civic association, improvement club, water association, road association
industry community

Government Offices
is city hall, government office, borough office, tribal office, courthouse
in city of, borough, municipal, government, tribal
say mayor, city council, zoning, building permit, dmv, drivers license, license plates, birth certificate, marriage license, passport, register to vote, vote, voting, election, property tax, public records, car registration, social security office, pfd, permit office, land office, register car, renew license, renew drivers license, get passport, apply for passport, hunting license office, pay property tax, dog license, school board, assembly meeting, elections, jury duty, pay ticket, voter registration, license plate, get a permit, pfd application, permanent fund, town council

Politics & Advocacy
is political party, advocacy group, civil rights, advocacy, human rights
in rights, democrats, republican, libertarian, civil liberties, voters, advocates, action
say republican, republicans, democrats, election campaign, protest, discrimination, racism, civil liberties, free speech, womens rights, voting rights, equal rights, lobby, policy, fight for rights, activist, activists, gun rights, equality, taxpayers, vote for, get people to vote, voters guide, woman voters, death penalty, pro life, pro choice, right to life, gun owners, second amendment, drug policy, legalize, taxpayers group, limited government, peace group, against war, anti war, nuclear weapons, workers justice, animal rights, prison reform, press freedom, open government, separation of church, freedom from religion, atheists, humanists
industry civil

Philanthropy
is philanthropy, charitable trust, community foundation, grantmaker
in foundation, endowment, charitable, fund
say grants for nonprofits, grant money, donate money, make donation, donors, give to charity, fundraiser, fundraising, raise money, charity gives grants, sponsor, endowment, give money away, leave money in will, legacy gift, memorial fund, give grants, charity auction, matching gift, family foundation, fund for kids, donate car, where to donate, donate to local, money for nonprofit, fund my project, rich donors, donor, fund our project
industry philanthropy

Nonprofits
is nonprofit, nonprofit organization, non profit, charity, charities
in charitable, foundation, not for profit
say help the needy, 501c3

International
is international aid, foreign aid, international relief, exchange program
in international, world, sister city, foreign, global, overseas
say help poor countries, africa, exchange student, exchange students, missions abroad, study abroad, sister cities, orphanage overseas, wells in africa, host family, foreign students, world hunger, help children in africa, schools in nepal, clinics abroad, doctors abroad, medical mission, disaster abroad, mission trip, dig wells, clean water africa, micro loans abroad, peace corps, sister city japan, host student, host a student, hosting exchange, world affairs, foreign policy, friendship with russia, international students
industry international

# Shops and personal services

Hair & Beauty
is hair salon, hairdresser, barber, beauty salon, nail salon, barbershop
in salon, hair, beauty, nails
say haircut, hair cut, cut my hair, hair done, color hair, dye hair, highlights, perm, beard trim, shave, manicure, pedicure, nails done, makeup, lashes, eyebrows, waxing, braids, stylist, get my nails done, trim my beard, bangs, wig, cosmetics, tanning, need haircut, hair stylist, barbershop, kids haircut, bad haircut, roots done, wedding hair, nails for prom, spray tan, eyelash, color my hair, braid hair, eyelashes, trim beard, hair dye, prom hair

Tattoos & Piercing
is tattoo, tattoo shop, tattoo artist, piercing
in tattoo, ink
say inked, pierced ears, get ears pierced, nose ring, body art, get tattoo, pierce ears, ear piercing, tattoo removed

Laundry
is laundromat, laundry, dry cleaner, dry cleaning
in laundry, cleaners, wash
say wash clothes, dirty clothes, clean suit, wash blankets, iron shirts, wash my clothes, shower and laundry, stain on suit, washer at campground, coin laundry, laundry service, laundry for crew, smelly clothes, sheets washed, washing machines, showers and laundry, wash sleeping bag, take a shower

Clothing
is clothing store, clothing, shoe store, boutique
in apparel, clothing, wear, boutique, boots
say clothes, dress, shoes, boots, jacket, parka, winter coat, coat, jeans, hat, socks, prom dress, wedding dress, tuxedo, suit, gloves, rain gear, kuspuk, work clothes, t-shirts, baby clothes, xtratufs, warm boots, warm clothes, warm jacket, work boots, carhartt, hat and mittens, uniforms, suit for interview, big and tall

Jewelry
is jewelry store, jeweler, jewelry
in jewelers, gold, jewelry
say ring, wedding ring, engagement ring, necklace, watch repair, earrings, diamond, watch battery, gold nugget, fix watch, bracelet, wedding rings, ring resized, fix necklace, ivory carving

Bookstores
is bookstore, book store, book shop, bookshop
in books, paper, ink
say buy books, books, novels, novel, something to read, used books, childrens books, tide tables, charts, comic books, cookbook, paperback, textbooks, buy a book, kids books

Gift Shops
is gift shop, souvenir, gifts
in gifts, souvenirs, trading
say present, presents, present for wife, gift, birthday gift, gift for mom, christmas gift, christmas presents, souvenirs, keepsake, toys, toy store, toy, games for kids, gift basket, ivory, ulu, handmade gifts, soap, present for mom, gift for wife, birthday present, postcards, christmas present, gift for visitors, present for grandma, something local to send, stuff for tourists

Retail
is retail, retail store, general store, trading post
in store, market, mercantile, trading post
say buy things, store clerk, cashier, run shop, run a shop, shop assistant, shopping, mall, shopkeeper, department store, store manager, manage shop, shop manager, work in a store, sales clerk
industry retail

Pawn & Antiques
is pawn shop, antique store, antiques, pawn
in pawn, antiques
say sell gold, quick cash, old furniture, vintage, collectible, antique, old furniture to buy, sell my guitar, estate sale

Electronics
is electronics store, electronics repair, computer store
in electronics
say tv broke, buy tv, television, stereo, speakers, headphones, camera, broken tv, phone charger, cables, video game console, gps unit, cracked screen, fix my phone, new phone, phone wont charge, game console

Photography
is photographer, photography, photo studio
in photo, photography, portraits
say wedding pictures, family pictures, take pictures, pictures taken, family photos, portrait, senior photos, passport photo, photo shoot, headshots, wedding photos, someone with a good camera, baby pictures, aerial photos, print photos, engagement pictures, pictures of baby, school pictures, real estate photos, video of wedding, drone photos, pictures for passport, restore old photo, senior portraits, take our picture, wedding photographer, passport pictures, photos of my products

Weddings & Party Services
is wedding planner, event planner, party rental, event planning, wedding officiant
in wedding, events, party, rentals
say get married, getting married, wedding, plan wedding, birthday party, party tent, rent chairs, rent tables, bounce house, clown, balloons, officiant, bachelorette, anniversary party, baby shower, party supplies, costumes, rent tent, folding chairs, wedding dj, dj for party, kids party, retirement party, marry us, face painting, renting tables, tent for party, party for kids, someone to marry us, elope, tables and chairs, kids birthday

Janitorial & Office Services
is office services, virtual assistant, secretary, administrative assistant, receptionist
in office, administrative, clerical
say typing, data entry, answer phones, answering service, office work, desk job, paperwork help, filing, clerk, office job, phone calls answered, front desk

Maintenance Work
is maintenance, property maintenance, facilities maintenance, custodian, caretaker
in maintenance, property, facilities, grounds
say handyman position, handyman job, fix things, look after building, building upkeep, groundskeeper, repairman, winter caretaker, watch my cabin, look after house, house sitter, house sitting, fix doors and lights, fix little things, small repairs, hang shelves, honey do list, fix fence, put together furniture, fix it man

Guides & Seasonal Work
is seasonal work, seasonal staff, tour staff
in season, seasonal, summer, camp, guides
say summer work, winter work, work at lodge, lodge job, live on site, job with housing, housing included, work outdoors, room and board, camp job, work for the summer

Psychics & Astrology
is psychic, astrologer, tarot
in psychic, tarot
say fortune teller, palm reading, crystals, tell future, palm reader, horoscope
# Clubs and needs with words of their own

Curling
is curling, curling club, curling rink
in curling, bonspiel
say stones on ice, slide stones, granite stones, sweep the ice, bonspiel, throw rocks on ice, skip and sweepers

Fencing
is fencing club, fencing lessons, fencers, sword fighting
in fencing, fencing center, fencing club
say foil, epee, sabre, saber, swords, sword fight, learn swords, en garde, dueling

Therapeutic Riding
is therapeutic riding, equine therapy, equine assisted therapy, horse therapy, hippotherapy
in equine, therapeutic, horse, riding
say therapy on horse, therapy on horseback, therapy with horses, horses for disabled, horses for veterans, horse for autistic child, riding for disabled, riding for handicapped, ride as therapy, horses that heal, healing with horses, horses help kids

Childrens Advocacy
is child advocacy, childrens rights, childrens trust, child abuse prevention
in child, advocacy, childrens
say protect children, neglected child, neglected kids, abused child, abused kids, child is hurt by parents, report child abuse, parents neglect kids, prevent child abuse

Aging & Elder Rides
is senior transportation, elder transportation, medical transportation
in transit, transportation
say grandma needs ride, elder needs ride, senior needs ride, ride for grandma, ride for grandpa, drive grandma, drive elders, drive seniors, rides for old people, rides for elderly, ride for mom, mom cant drive, dad cant drive, grandma cant drive, grandpa cant drive, too old to drive, stopped driving, blind cant drive, get to doctor without car, wheelchair ride, get around without car, cant get to store, cant get to doctor

Speech & Hearing
is speech therapy, speech language, speech pathologist, speech and hearing, speech therapist
in speech, hearing, stuttering, communication
say speech delay, late talker, speech problem, stutter, stutters, stuttering, stammer, son stutters, kid stutters, lisp, cant say words, hard to understand child, child doesnt speak, lost speech after stroke, voice therapy, swallowing trouble

Assistive Technology
is assistive technology, assistive devices, adaptive equipment
in assistive, adaptive, independent living
say equipment for handicapped, devices for blind, devices for deaf, device to speak, talking device, borrow equipment, try equipment, loaner wheelchair, borrow walker, adapted computer, tools for disabled, aids for daily living, technology for disabled, technology for disabilities, equipment for disabilities

Reentry
is prisoner reentry, prison ministry
in prison, halfway
say out of jail, got out of jail, got out of prison, just got out, ex convict, ex con, felon, felony record, criminal record job, on parole, on probation, brother in prison, husband in jail, family of inmates, visit prisoner, write to prisoners, husband in prison, job with a record

Toys & Holiday Gifts
is toy drive, toys for tots, christmas assistance
in toys, santa, christmas
say toys for poor kids, christmas presents for poor, gifts for needy kids, no money for presents, no money for christmas, christmas for kids, donate toys, adopt a family for christmas, santa visit, toys for kids, christmas gifts for kids, cant afford presents, cant afford christmas, legos

Tailoring & Sewing
is tailor, seamstress, alterations, sewing repair
in sewing, alterations, tailoring
say take in dress, hem dress, shorten pants, replace zipper, patch jacket, torn jacket, repair tent, fix parka, sew canvas, boat canvas, make curtains, broken zipper, alter dress, sew patch, zipper broke, sewing machine repair, canvas repair, patch tent

Beekeeping
is beekeeping, beekeepers, apiary
in bee, bees, beekeepers, honey
say raise bees, keep bees, hive, hives, honey bees, honeybees

Aviation Clubs
is flying club, pilots association, airmens association, experimental aircraft
in airmen, aviators, pilots, flying, ninety nines, experimental aircraft
say people who fly, pilots club, build airplane, build own plane, kids who want to fly, young eagles, fly in breakfast, women who fly, small plane owners, seaplane pilots, airshow, air show

Cemeteries & Memorials
is memorial park, cemetery association, war memorial, memorial fund
in memorial, cemetery
say remember the dead, names on wall, veterans memorial, flags on graves, take care of graves, fishermen lost at sea, lost at sea memorial, grave marker

Emergency Radio & Preparedness
is emergency preparedness, civil defense, emergency response team
in emergency, preparedness
say get ready for disaster, earthquake kit, family emergency plan, what if big earthquake, community response team, tsunami siren, two weeks ready, get ready for earthquake, prepper

Newcomers & Social Clubs
is social club, newcomers club, singles club, supper club
in social, newcomers, welcome
say new here and lonely, new in town lonely, meet new friends, make friends, find friends, dont know anybody, dont know anyone, singles, widows, widowers, play games together, dinner with strangers, coffee group, night out with others, no friends here, just moved here, meet new people, single and lonely

Local Currency & Swaps
is tool library, time bank, repair cafe, lending library
in lending, exchange, swap
say borrow tools, lend tools, share tools, repair things together, swap skills, swap clothes, fix toaster

Genetics & Rare Conditions
is rare disease, chronic illness, patient support
in syndrome, disease
say sickle cell, huntingtons, prader willi, ehlers danlos, turner syndrome, fragile x, tourettes, celiac, gluten free group, lyme, chronic pain, chronic fatigue, autoimmune, transplant, kidney transplant, family with down syndrome, families with sick children

Patient Lodging
is patient housing, family house, patient travel
in hospitality, patient
say stay near hospital, place to stay during treatment, child in hospital, family of patient, travel for treatment, flights for patients, ride to treatment in city, child in hospital far from home, in town for treatment, room while in treatment

Horseshoe & Lawn Games
is horseshoe pitchers, lawn bowling, bocce, croquet, shuffleboard
in horseshoe, bocce, lawn, pitchers
say throw horseshoes, pitch horseshoes, bocce ball, petanque, mallet, wickets

Climbing & Mountaineering
is climbing club, mountaineering club, alpine club, climbing gym
in mountaineering, alpine, climbing, mountain
say rock wall, ropes and harness, crampons, ice axe, bouldering, rappel, belay, go up mountains, scale peaks

Snowmachine Clubs
is snowmachine club, snowmobile club, snowmachine trails, snowmachine riders
in snowmachine, snowmobile, trail, riders
say ride sleds together, ride snowmachines together, groom snowmachine trail, snowmachine trail, snowmachine race, sledders, sled riders, winter trail riders

Kite, Model & RC Flying
is model aircraft, radio control flyers, aeromodelers, model airplane club
in aeromodelers, radio control, modelers, flyers, model
say model airplane, model helicopter, fly model planes, rc airplane, rc helicopter, remote controlled plane, balsa planes

Medieval & Reenactment
is medieval society, reenactment, creative anachronism
in medieval, anachronism, renaissance
say armor, jousting, medieval feast, sword and shield, chain mail, dress like middle ages, live action roleplay, larp, vikings

Home Builders & Trades
is home builders association, general contractors association, builders association
in builders, home builders
say group of builders, association for contractors, contractors group

Cooperatives
is cooperative, co-op, coop, buying club
in cooperative, co op, coop
say owned by members, member owned, buy together, join a coop

Utilities for Villages
is water and sewer, village utility, water utility
in water, sewer, utilities, wastewater
say washeteria, haul water, honey bucket, village water, village power

Community Gardens & School Gardens
is community garden, school garden
in garden, community garden
say plot for vegetables, rent garden plot, garden in town, grow food with neighbors, garden at school

Youth Sports Funding
is booster club, sports scholarships, youth sports foundation
in booster, boosters, youth sports, athletic
say cant afford hockey gear, help with sports fees, used hockey gear, gear for kids sports, pay for kids sports

Swim, Dive & Underwater
is scuba club, dive shop, diving club
in dive, divers, scuba, underwater
say breathe underwater, dive with tanks, wetsuit, drysuit, wreck diving, snorkel

Writing, Film & Photo Groups
is writers guild, writers group, photography club, film society
in writers, photography, camera, film, guild
say write together, critique my novel, memoir, critique group, independent film, old films, watch foreign films, take photos together, dark room
`
