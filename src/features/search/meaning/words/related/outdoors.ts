/** Everyday words with words of texts about the same subject: travel, machines, the outdoors, culture and time. See `findRelated`. */
export default `
car, cars, vehicle, automobile, auto, wheels: auto repair, mechanic, dealership, used cars, tires, oil change, car rental, registration, dmv, auto parts, brakes, garage
truck, trucks, pickup, pickup truck: auto repair, truck rental, hauling, towing, diesel, four wheel drive, truck bed, tires, dealership, plow, trucking
semi, big rig, eighteen wheeler, tractor trailer: trucking, freight, cdl, diesel repair, hauling, heavy haul, truck stop, trailer, driver
van, vans, minivan: shuttle, transport, passenger van, van rental, cargo van, family vehicle, auto repair, tour van
suv, jeep, four by four: four wheel drive, awd, auto repair, car rental, off road, dealership, winter tires
brakes, brake, braking, brake pads: brake repair, auto repair, mechanic, rotors, inspection, auto shop, squealing, safety check
tire, tires, tyre, flat, flat tire: tire shop, studded tires, winter tires, tire change, wheel alignment, puncture repair, rims, roadside assistance, balancing, auto service
studs, studded tires, snow tires, winter tires: tire changeover, tire shop, ice traction, seasonal tires, siped tires, auto service, winter driving
broke down, breakdown, stranded, stuck on the road: towing, tow truck, roadside assistance, auto repair, jump start, mechanic, winch out, recovery, lockout
tow, towing, towed, tow truck: roadside assistance, wrecker, vehicle recovery, winch, impound, breakdown, flatbed, auto transport
dead battery, car battery, battery, jump start: battery replacement, auto parts, roadside assistance, alternator, charger, auto electric, block heater, battery tender
wont start, will not start, does not start: starter, dead battery, mechanic, diagnostics, auto repair, alternator, block heater, jump start, ignition, fuel pump
noise, noises, grinding, squeal, rattle, clunk: mechanic, auto repair, brakes, exhaust, suspension, bearings, diagnostics, transmission, belt
smoke from the hood, overheating, overheat, running hot: radiator, cooling system, coolant, thermostat, mechanic, auto repair, water pump, engine repair
check engine, warning light, dashboard light: diagnostics, auto repair, engine code, sensor, mechanic, emissions, tune up, auto electric
oil change, oil, lube: quick lube, oil filter, auto maintenance, fluids, mechanic, used oil disposal, synthetic oil, tune up
mechanic, mechanics, auto mechanic, grease monkey: auto repair, automotive technician, diesel mechanic, repair shop, engine repair, ase certified, diagnostics, garage, small engine
tune up, tuneup, maintenance, upkeep: auto service, oil change, spark plugs, inspection, filters, scheduled maintenance, engine, preventive maintenance
transmission, gearbox, clutch, gears: transmission repair, rebuild, auto repair, fluid change, drivetrain, differential, mechanic, shifting
engine, engines, motor, motors: engine repair, rebuild, mechanic, outboard, small engine, diesel, overhaul, machine shop, parts, tune up
diesel, diesels: diesel mechanic, heavy equipment repair, fuel delivery, generator, marine diesel, truck repair, injectors, heating oil
fuel, gas, gasoline, petrol: gas station, fuel delivery, propane, diesel, heating oil, filling station, aviation fuel, fuel dock, convenience store, bulk fuel
fill up, gas station, filling station, service station: fuel, gasoline, diesel, convenience store, propane, car wash, truck stop, snacks
muffler, exhaust, tailpipe: exhaust repair, auto repair, welding, catalytic converter, mechanic, emissions, noise
windshield, cracked windshield, car window, auto glass: auto glass repair, windshield replacement, chip repair, rock chip, mobile glass, glass shop
dent, dents, scratch, fender bender: auto body, collision repair, paint, body shop, bumper, insurance claim, dent removal, detailing
crash, crashed, wreck, collision, car accident: collision repair, auto body, towing, insurance claim, personal injury attorney, salvage yard, police report
rust, rusty, corrosion, corroded: undercoating, auto body, sandblasting, welding, paint, restoration, protective coating, powder coating
car paint, paint job, repaint: auto body, collision repair, custom paint, primer, clear coat, airbrush, powder coating
car wash, wash my car, dirty car: detailing, hand wash, wax, auto detailing, interior cleaning, pressure washing, vacuum, upholstery
detail, detailing, wax, polish my car: auto detailing, interior cleaning, ceramic coating, car wash, upholstery cleaning, buffing, headlight restoration
upholstery, car seat cover, torn seat: reupholstery, canvas, boat covers, vinyl repair, leather, sewing, seat covers, fabric
junk car, old car, scrap car, clunker: junk car removal, salvage yard, scrap metal, auto wrecking, used parts, towing, recycling
auto parts, car parts, spare parts, parts: parts store, salvage yard, used parts, parts counter, oem, aftermarket, filters, belts, accessories
buy a car, used car, second hand car, new car: dealership, auto sales, financing, trade in, used vehicles, auto loan, test drive, warranty, title
sell my car, trade in, car title: dealership, used cars, bill of sale, title transfer, dmv, classifieds, consignment, auto sales
dealer, dealership, car lot: auto sales, new vehicles, used cars, financing, parts and service, trade in, lease, warranty
rent a car, car rental, rental car, hire car: vehicle rental, airport pickup, car hire, truck rental, van rental, one way rental, daily rate, gravel road permitted
car insurance, auto insurance, liability coverage: insurance agent, policy, quote, premium, collision coverage, claims, broker, deductible
registration, license plate, plates, tags: dmv, vehicle title, renewal, motor vehicles, notary, sticker, fees, emissions test
driver license, drivers license, driving test, learners permit: dmv, driving school, road test, driver education, written test, identification, cdl, instruction
learn to drive, driving lessons, driving school: driver education, instructor, road test, learners permit, cdl training, defensive driving, teen drivers
cdl, commercial driver, trucker, truck driver: truck driving school, commercial license, hauling, freight, driver jobs, medical card, trucking company, endorsement
drive, driving, driver, drivers: road trip, chauffeur, delivery driver, cdl, shuttle, winter driving, taxi, highway, scenic drive
dui, drunk driving, drink and drive: attorney, criminal defense, license suspension, interlock, treatment program, court, designated driver, alcohol class
locked out, lost key, lost keys, keys in the car: locksmith, lockout service, key duplication, car keys, roadside assistance, transponder key, rekey
remote start, car alarm, car stereo: auto electronics, installation, alarm system, audio, autostart, block heater, accessories, speakers
block heater, plug in my car, cold start: engine heater, battery blanket, oil pan heater, winterization, remote start, extension cord, auto service
headlights, headlight, light bar, bulbs: auto electric, led lights, installation, wiring, auto parts, lens restoration, off road accessories
suspension, shocks, struts, lift kit: alignment, auto repair, four wheel drive shop, off road, springs, steering, axle
alignment, steering, pulls to one side: wheel alignment, tire shop, suspension, auto repair, tie rod, balancing
hitch, trailer hitch, tow bar, towing capacity: trailer sales, welding, hitch installation, wiring, receiver, boat trailer, truck accessories
trailer, trailers, utility trailer, flatbed: trailer sales, trailer rental, trailer repair, hitch, hauling, boat trailer, snowmachine trailer, enclosed trailer, axle
rv, rvs, motorhome, motor home, camper: rv park, rv rental, hookups, campground, dump station, rv repair, full hookup, winterize, travel trailer, road trip
camper van, campervan, van life, sleep in a van: campervan rental, road trip, campground, self drive, rv rental, kitchenette, overnight parking
rv park, hookups, dump station: full hookup, campground, electric, water and sewer, pull through, showers, laundry, wifi, rv site
fifth wheel, travel trailer, pop up camper: rv sales, rv storage, campground, towing, hitch, rv repair, hookups, winterize
motorcycle, motorcycles, motorbike, bike ride, biker: motorcycle rental, harley, rides, motorcycle repair, helmet, rider safety course, club, touring
scooter, moped, electric scooter: rental, electric vehicle, motor scooter, sales, repair, helmet, city tour
electric car, ev, charging station, charge my car: charger, electric vehicle, charging network, solar, utility, level two, rebate, dealership
classic car, hot rod, antique car, vintage car: car show, restoration, auto museum, custom shop, collectors, cruise night, antique automobile
car show, cruise in, auto show: classic cars, hot rods, car club, motorcycles, trophies, vendors, exhibit, fairgrounds
race car, drag race, racetrack, speedway: racing, drag strip, stock cars, motorsports, dirt track, karts, speed, spectators
go kart, go karts, karting: family fun center, track, racing, mini golf, birthday party, amusement, indoor karts
snowmachine, snowmachines, snowmobile, snowmobiles, sled: snowmachine tour, rental, trails, polaris, ski doo, backcountry riding, repair, snow club, parts, helmet
iron dog, snowmachine race, snowcross: snowmachine, racing, trail, checkpoint, riders, spectators, endurance race
atv, atvs, four wheeler, quad, ohv: atv tour, atv rental, off road, trails, side by side, utv, repair, guided ride, helmet, parts
side by side, utv, razor: atv rental, off road tour, polaris, trails, powersports, guided, parts, accessories
dirt bike, motocross, dirt bikes: motocross track, powersports, off road, racing, riding gear, youth riders, trails
off road, offroad, mud, mudding: four wheel drive, atv, trails, jeep tour, winch, lift kit, adventure, backcountry
powersports, power sports, motor sports: snowmachine, atv, motorcycle, dealer, outboard, accessories, repair, parts, sales
heavy equipment, bulldozer, dozer, excavator, backhoe: excavation, equipment rental, operator, earthwork, grading, heavy equipment mechanic, loader, contractor, gravel
forklift, fork lift, loader, skid steer: equipment rental, operator certification, warehouse, material handling, bobcat, training, construction
crane, cranes, hoist, lift heavy: crane service, rigging, heavy lift, operator, equipment rental, construction, boom truck, signal person
plow, plowing, snowplow, snow removal: snow plowing, driveway, sanding, parking lot, snow hauling, contractor, skid steer, roof shoveling, deicing
snowblower, snow blower, snow shovel: small engine repair, rental, equipment sales, driveway clearing, hardware store, parts
lawn mower, mower, weed whacker, trimmer: small engine repair, lawn care, landscaping, mowing, blades sharpened, equipment rental, garden equipment
chainsaw, chain saw, saw: small engine repair, saw sharpening, firewood, tree service, logging, stihl, husqvarna, chainsaw carving, rental
generator, generators, backup power, power outage: generator sales, electrician, standby power, off grid, rental, diesel, transfer switch, repair, inverter, emergency power
small engine, outboard motor, two stroke: small engine repair, outboard, carburetor, chainsaw, snowblower, generator, tune up, winterize
pump, pumps, pumping, sump: pump repair, well pump, septic pumping, water system, sump pump, bilge, plumbing, rental, pressure tank
hydraulic, hydraulics, hoses: hydraulic hose, heavy equipment repair, cylinders, fittings, machine shop, industrial supply, custom hoses
machine, machines, machinery: equipment, heavy equipment, mechanic, machine shop, repair, industrial, operator, manufacturing, rental
boat, boats, skiff, vessel, watercraft: charter, marina, boat repair, harbor, boat tour, boat rental, outboard, fishing boat, captain, boat sales, trailer, moorage
ship, ships, shipping vessel, freighter: cruise ship, port, cargo, freight, vessel, dock, marine, barge, crew, captain
sailboat, sail, sailing, yacht, sailor: sailing charter, marina, yacht club, harbor, skipper, sailing lessons, crewed charter, moorage, rigging, regatta
kayak, kayaks, kayaking, sea kayak: kayak tour, kayak rental, paddling, guided, sea kayaking, glacier paddle, dry suit, outfitter, bay, wildlife
canoe, canoes, canoeing, paddle, paddling: canoe rental, float trip, lake, portage, river trip, kayak, life jackets, outfitter
paddleboard, paddle board, sup, stand up paddle: rental, lake tour, wetsuit, lessons, paddling, kayak, lagoon, guided
raft, rafting, rafts, whitewater, rapids: whitewater rafting, river trip, float trip, guided, dry suit, paddle raft, scenic float, outfitter, canyon, class iii
jet boat, jetboat, riverboat, airboat: river tour, jet boat tour, river guide, sternwheeler, excursion, river transport, canyon, water taxi
jet ski, wave runner, water skiing: personal watercraft, rental, tour, lake, glacier tour, powersports, dry suit
inflatable, dinghy, zodiac: raft, inflatable repair, outboard, packraft, boat sales, patch kit, tender
packraft, packrafting: packraft rental, backcountry, river, backpacking, lessons, swiftwater, expedition, paddle
outboard, prop, propeller, lower unit: outboard repair, marine service, boat parts, marine mechanic, winterize, prop repair, yamaha, honda
boat repair, hull, fiberglass, leaking boat: boatyard, marine services, shipyard, fiberglass repair, welding, aluminum boats, haul out, bottom paint, marine mechanic
boat builder, boatbuilding, build a boat: shipyard, aluminum boats, custom boats, welding, wooden boats, marine fabrication, naval architect
haul out, boatyard, shipyard, dry dock: travel lift, boat storage, marine repair, bottom paint, harbor, shipwright, zinc, boat lift
harbor, harbour, marina, port, dock: moorage, harbormaster, boat slips, fuel dock, boat launch, ferry terminal, fishing fleet, charter office, waterfront
boat slip, moorage, mooring, tie up: harbor, marina, harbormaster, transient moorage, slips, permits, dock, liveaboard
boat launch, boat ramp, launch my boat: ramp, marina, trailer parking, harbor, launch permit, lake access, river access
boat storage, winterize my boat, shrink wrap: winter storage, indoor storage, haul out, marine service, boatyard, shrink wrapping, covers
captain, skipper, mate, boat captain: charter, coast guard license, licensed captain, six pack license, crew, vessel, maritime training, guide
deckhand, deck hand, crew member, seaman: commercial fishing, crew, seasonal job, fishing vessel, tender, cruise boat, maritime training, bunk
coast guard, uscg, maritime safety: search and rescue, boating safety, captain license, auxiliary, vessel inspection, marine, cutter, life jackets
life jacket, life vest, float coat, pfd: boating safety, kids dont float, kayaking, rafting, marine supply, survival suit, loaner
seasick, sea sick, motion sickness, queasy: dramamine, calm waters, protected bay, pharmacy, cruise, boat tour, ginger
water taxi, boat ride to, drop off by boat: water taxi service, state park, cabin transport, kayak haul, trailhead drop off, bay, day trip, skiff
ferry, ferries, car ferry, marine highway: ferry terminal, sailing schedule, passenger fare, vehicle deck, stateroom, reservations, port, fast ferry
cruise, cruises, cruising, day cruise: glacier cruise, wildlife cruise, whale watching, boat tour, fjord, dinner cruise, narrated, deck, excursion, cruise ship
cruise ship, cruise passenger, ship passenger, in port: shore excursions, port of call, cruise dock, tours, transfer, gift shop, day trip, luggage transfer
shore excursion, shore trip, off the ship: cruise passengers, tour, sightseeing, pickup at dock, whale watching, zipline, trolley, half day
plane, planes, airplane, aircraft: flightseeing, air taxi, bush plane, charter flight, pilot, aviation, floatplane, aircraft maintenance, hangar, airport
fly, flying, flight, flights, flown: airline, air charter, flightseeing, air taxi, pilot, scheduled flights, airport, fly in, flight school, tickets
bush plane, bush flight, bush pilot, super cub: air taxi, fly out, remote landing, gravel bar, tundra tires, charter, drop off hunt, backcountry, lodge
floatplane, float plane, seaplane, lands on water: fly in fishing, air taxi, lake, flightseeing, beaver, bear viewing, float rating, remote cabin
helicopter, helicopters, chopper, heli: helicopter tour, glacier landing, heli skiing, flightseeing, charter, dog sledding on glacier, aerial work, sling load
flightseeing, see from the air, scenic flight, aerial view: air tour, glacier landing, denali, helicopter, floatplane, mountain flight, pilot narrated, window seat
pilot, pilots, aviator: flight school, flight instruction, air taxi, aviation, private pilot, commercial pilot, flight review, medical exam, bush flying
learn to fly, flying lessons, flight school: flight instructor, pilot training, private pilot, ground school, float rating, tailwheel, cfi, simulator
airport, airports, airfield, terminal: airline, shuttle, airport parking, car rental, arrivals, departures, tsa, hotel shuttle, runway, air cargo
runway, airstrip, landing strip, hangar: aviation, tie down, aircraft, bush plane, airport, private strip, lodge, hangar rental
airline, airlines, carrier, air carrier: flights, commuter airline, tickets, baggage, scheduled service, reservations, frequent flyer, air cargo, rural villages
charter, charters, chartered, private hire: fishing charter, air charter, boat charter, bus charter, group trip, captain, pilot, custom itinerary, water taxi
air cargo, air freight, fly freight: cargo, freight, rural delivery, bypass mail, air carrier, shipping, village, pallets, hazmat
aircraft repair, airplane mechanic, annual inspection: aircraft maintenance, avionics, faa, a and p, airframe, propeller, floats and skis, engine overhaul
hot air balloon, balloon ride, ballooning: scenic flight, aerial tour, sunrise, adventure, basket, pilot
parachute, skydive, skydiving, jump out of a plane: tandem jump, skydiving school, drop zone, instructor, adventure, paragliding, thrill
paragliding, hang gliding, paraglider: tandem flight, mountain launch, lessons, instructor, thermals, adventure, soaring
luggage, suitcase, suitcases, baggage, bags: luggage storage, baggage handling, shuttle, transfer, airport, bag check, travel gear, porter
carry on, tsa, security line: airport, screening, baggage rules, liquids, airline, id, firearms checked, fish box
pet travel, fly with my dog, dog crate: pet shipping, airline kennel, health certificate, veterinarian, kennel, boarding, travel carrier
train, trains, railroad, railway, rail: train ride, scenic railway, depot, dome car, conductor, rail tour, whistle stop, tickets, freight rail
depot, train station, railroad station: train, rail, platform, tickets, departures, luggage, shuttle, historic depot, waiting room
streetcar, trolley, trolley tour: city tour, sightseeing, narrated, downtown, hop on, history tour, moose sightings
bus, buses, motorcoach: bus tour, charter bus, transit, bus schedule, school bus, park shuttle, bus pass, route, driver
public transit, city bus, transit, bus pass: bus routes, transit center, schedule, fare, paratransit, rideshare, vanpool, stop
shuttle, shuttles, airport ride, transfer: airport shuttle, van service, hotel pickup, trailhead shuttle, transfers, door to door, ride, passenger transport
taxi, taxis, cab, cabs, uber, rideshare: cab company, ride service, airport ride, driver, dispatch, designated driver, limo, fare
limo, limousine, chauffeur, town car: limousine service, wedding transport, prom, airport transfer, luxury vehicle, party bus, airport pickup, executive
ride, rides, lift, need a ride: shuttle, taxi, rideshare, transportation, carpool, medical transport, senior ride, horseback, bus
carpool, vanpool, share a ride: rideshare, commuter, van, transit, commuting, matching, park and ride
wheelchair van, paratransit, wheelchair accessible: accessible transport, ramp, disability, medical transport, mobility, lift equipped, senior center, ada
commute, commuting, get to work: transit, bus, carpool, vanpool, rideshare, traffic, bike lane, park and ride
parking, park my car, parking lot, parking garage: permits, long term parking, airport parking, paved lot, meter, valet, lot striping
road, roads, highway, highways, route: road conditions, scenic drive, mileposts, road trip, travel information, gravel, construction, byway, dot
road trip, drive around, self drive, scenic drive: itinerary, rv rental, mileposts, scenic byway, highway, car rental, roadside lodge, pullouts, campground
milepost, mile marker, pullout: highway, scenic viewpoint, roadhouse, travel guide, road log, rest area, scenic byway
road conditions, icy road, road closed, 511: travel information, avalanche, winter driving, highway closures, dot, traffic, weather alert, sanding
pothole, potholes, gravel road, paving: asphalt, grading, road maintenance, dust control, sealcoating, contractor, public works
bridge, bridges, tunnel, toll: crossing, tunnel schedule, engineering, construction, railroad, vehicle toll, steel, river crossing
traffic, traffic jam, congestion, flagger: road construction, flagging, traffic control, detour, commute, safety, police, signs
roadhouse, roadside stop, rest stop: historic roadhouse, pie, lodge, highway, bunkhouse, diner, cabins, fuel, travelers
border, customs, canada, cross the border: passport, border crossing, immigration, customs broker, duty, highway, firearms declaration, visa
passport, passports, visa, travel documents: passport photos, application, post office, expedited, consulate, identification, immigration, notary
tourist, tourists, visitor, visitors, traveler: visitor center, tours, sightseeing, attractions, travel guide, lodging, visitors bureau, gift shop, brochures, itinerary
tour, tours, guided tour, excursion: guided, sightseeing, tour operator, day trip, wildlife, glacier, narrated, small group, booking, adventure
sightseeing, see the sights, sights, scenery, scenic: tours, scenic drive, glacier, flightseeing, viewpoint, bus tour, landmarks, train ride, photography, wildlife
travel, traveling, trip, trips: travel agency, tours, itinerary, lodging, vacation, flights, transportation, packages, booking, adventure, travel planning
vacation, vacations, holiday trip, getaway, get away: lodging, resort, cabin, tour package, cruise, weekend escape, retreat, vacation rental, itinerary, spa
honeymoon, romantic getaway, anniversary trip: romantic, lodge, bed and breakfast, couples, spa, private cabin, champagne, wedding, secluded, hot tub
travel agent, plan my trip, trip planning, itinerary: travel agency, custom tours, packages, booking, reservations, travel planner, cruises, airfare, vacation
visitor center, visitor information, tourist office, info center: visitors bureau, brochures, maps, chamber, exhibits, rangers, attractions, travel guide, log cabin
bucket list, once in a lifetime, dream trip: adventure, flightseeing, northern lights, glacier, bear viewing, expedition, luxury lodge, heli, dog sledding
adventure, adventures, adventurous, thrill, adrenaline: zipline, rafting, glacier hike, heli, ice climbing, outfitter, expedition, guided, atv, paragliding
zipline, zip line, zip lining, treetop, ropes course: canopy tour, adventure park, aerial, harness, forest, guided, challenge course, team building
attraction, attractions, landmark, must see: sightseeing, visitor center, museum, tour, park, historic site, viewpoint, family fun
day trip, half day, day tour, for the day: excursion, cruise, short drive, guided, train, lunch included, glacier, wildlife
guide, guides, tour guide, guided: guided tours, outfitter, hunting guide, fishing guide, licensed guide, interpretive, backcountry, instructor, naturalist
outfitter, outfitters, outfit: guided trips, hunting, rental gear, float trips, drop off, pack trips, expedition, equipment, camps
view, views, viewpoint, overlook, vista: scenic, mountain view, deck, lookout, trail, photography, observation, tram, ocean view, panoramic
tram, tramway, gondola, cable car: aerial tram, resort, mountain top, scenic views, ski lift, restaurant, sightseeing, ski area
hotel, hotels, motel, motels, inn: lodging, rooms, accommodations, reservations, front desk, suites, breakfast, airport shuttle, overnight, rates, amenities
lodging, accommodations, accommodation, place to sleep, place to stay: hotel, cabins, bed and breakfast, vacation rental, hostel, rooms, nightly rates, lodge, campground
sleep, slept, overnight, spend the night, night stay: hotel, lodging, cabin, bed and breakfast, hostel, campground, rooms, nightly, bunk, mattress
crash pad, cheap bed, hostel, hostels, backpackers: bunk, dorm, shared kitchen, budget lodging, youth, nightly, travelers, lockers
bed and breakfast, b and b, bnb: guest rooms, innkeeper, homemade breakfast, lodging, cozy, private bath, homestay, hosts
airbnb, vacation rental, short term rental, vrbo: nightly rental, guest house, furnished, host, property management, bed tax, cleaning, cabins, apartment
lodge, lodges, wilderness lodge: remote lodge, fishing lodge, all inclusive, fly in, cabins, guided, meals included, guests, sauna
cabin, cabins, cottage, chalet: cabin rental, log cabin, public use cabin, wood stove, lodging, remote, loft, lakefront, cabin kit, rustic
log cabin, log home, log house: log builder, log home restoration, chinking, cabin kits, logs, scribed, rustic lodging, sawmill
public use cabin, forest service cabin, rent a cabin in the woods: reservation, state park, wood stove, bunks, trail, lake, permit, backcountry, outhouse
yurt, yurts, glamping, glamp, dome: yurt rental, luxury camping, wood stove, canvas tent, eco lodge, geodesic dome, bay, retreat
suite, suites, extended stay, kitchenette: furnished apartment, weekly rates, monthly, corporate housing, hotel, full kitchen, long term stay
room, rooms, guest room, spare room: lodging, hotel, boarding, room rental, bed and breakfast, nightly, meeting space, private bath
check in, check out, front desk, receptionist: hotel, reservation, guest services, late arrival, desk clerk, concierge, hospitality job
housekeeper, housekeeping, maid, chambermaid: hotel job, room attendant, cleaning, seasonal work, janitorial, linens, laundry, lodge
resort, resorts, spa resort: ski resort, spa, lodging, hot springs, pool, restaurant, tram, golf, conference, getaway
hot springs, hot spring, soak, hot tub: resort, mineral water, pool, soaking, spa, sauna, northern lights, relaxation, hot tub sales
sauna, banya, steam bath, sweat: sauna builder, wood fired, spa, barrel sauna, lodge, wellness, cold plunge, massage
camp, camping, campsite, camp out: campground, tent, camping gear, rv park, fire ring, state park, picnic table, bear proof, backpacking, permit
campground, campgrounds, tent site, pitch a tent: campsites, tent camping, rv park, showers, fire pits, hookups, host, state recreation area, reservations
tent, tents, canopy, awning: tent rental, camping gear, party tent, event rental, wall tent, outdoor store, canvas, repair, campground
sleeping bag, sleeping pad, bedroll: camping gear, outdoor store, gear rental, backpacking, down, cold weather, army surplus, rental
campfire, bonfire, fire pit, marshmallows: campground, firewood, s'mores, burn permit, beach, storytelling, fire ring, backyard
firewood, split wood, wood pile, cord of wood: cord wood, split birch, delivery, wood stove, log splitter, permit, spruce, dry wood
lantern, headlamp, flashlight, torch: camping gear, batteries, outdoor store, led, emergency kit, northern store, lighting
outdoors, outdoor, outside, outdoorsy, wilderness: recreation, hiking, fishing, camping, backcountry, guided trips, outdoor gear, trails, parks, wildlife
nature, natural world, natural: wildlife, trails, refuge, interpretive, naturalist, nature center, forest, ecology, park, birds
park, parks, national park, state park: ranger, trails, campground, visitor center, playground, wildlife, permits, picnic, recreation area, wilderness
ranger, park ranger, rangers: national park, interpretive, ranger station, naturalist, seasonal job, permits, guided walk, law enforcement
picnic, picnics, cookout, barbecue outdoors: pavilion, shelter rental, park, grill, catering, potluck, lake, tables, family reunion
hike, hikes, hiking, hiker, trek: trail, guided hike, glacier hike, backpacking, boots, trailhead, mountain, bear spray, ridge, day hike
walk, walking, stroll, on foot: walking tour, nature walk, trail, boardwalk, downtown, interpretive walk, dog walking, fitness, guided
trail, trails, trailhead, path, footpath: hiking, mountain biking, ski trails, multi use, map, trail building, state park, boardwalk, snowmachine, loop
backpack, backpacking, backpacks, rucksack: backcountry, guided trek, outdoor gear, rental, permit, tent, wilderness, expedition, bear canister
backcountry, bush, remote, off the grid, middle of nowhere: fly in, wilderness, air taxi, remote cabin, lodge, satellite phone, off grid, homestead, guide
climb, climbs, climbing, climber, rock climbing: climbing gym, bouldering, mountaineering, ice climbing, guide service, ropes, harness, belay, summit, denali
mountaineering, summit, mount mckinley, mountaineer: expedition, guide service, glacier travel, crevasse rescue, base camp, climbing, permits, flightseeing, ice axe
ice climb, ice climbing, crampons, ice axe: guided, glacier hike, frozen waterfall, helmet, instruction, rental, ice festival
glacier, glaciers, icefield, ice cave: glacier hike, glacier cruise, helicopter landing, tidewater, calving, icebergs, guided trek, crampons, kayak, viewing
iceberg, icebergs, calving: glacier, cruise, kayak, lagoon, fjord, paddling, boat tour, photography
fjord, fjords, inlet: cruise, kayaking, tidewater glacier, marine wildlife, whales, puffins, boat tour, sea cliffs
mountain, mountains, peak, ridge, hills: hiking, climbing, scenic views, ski area, flightseeing, alpine, range, backcountry, summit
valley, canyon, gorge: scenic, hiking, rafting, farms, river, viewpoint, tour, trail
river, rivers, creek, stream, streams: fishing, rafting, float trip, salmon, river guide, jet boat, bank, riverboat, watershed, gold panning
lake, lakes, pond, lagoon: lakefront, canoe, floatplane, trout, ice fishing, cabin, swimming, paddle, skating
waterfall, waterfalls, falls, cascade: hike, scenic drive, trail, viewpoint, canyon, photography, tour
sea, ocean, salt water, marine: boat tour, fishing charter, marine life, aquarium, whales, kayak, coast, seafood, maritime
beach, beaches, shore, seashore, coast: beachcombing, tide pools, sandy, coastline, agates, walk, camping, clamming, surfing
tide, tides, tide pool, low tide: tide table, tidepooling, intertidal, clamming, sea stars, beach walk, marine biology, mudflats, bore tide
surf, surfing, wave, waves: surfboard, wetsuit, lessons, bore tide, surf shop, beach, coastal
island, islands, islet: ferry, water taxi, kayak, remote lodge, boat, village, bird colony, charter
tundra, arctic, far north: arctic circle tour, caribou, dalton highway, permafrost, muskox, inupiat, brooks range
forest, forests, woods, woodland, rainforest: trail, timber, forestry, logging, spruce, national forest, tree, foraging, canopy tour, cabin
tree, trees, spruce, birch: tree service, tree removal, arborist, stump grinding, nursery, timber, landscaping, firewood, christmas tree
ski, skis, skiing, skier, slopes: ski area, ski resort, lessons, ski rental, cross country, groomed trails, lift tickets, heli skiing, downhill, ski swap, wax
cross country ski, nordic, skate ski, skijor: groomed trails, nordic ski club, wax, ski race, lessons, lit trails, rental, loppet
heli ski, heli skiing, cat skiing, backcountry skiing: helicopter, powder, guides, avalanche gear, snowcat, lodge, splitboard, steep
snowboard, snowboards, snowboarding, boarder: ski area, board shop, lessons, terrain park, lift tickets, rental, tune, freestyle
ski lift, lift ticket, chairlift, season pass: ski area, downhill, resort, passes, night skiing, tubing, mountain
tubing, sledding, sled hill, toboggan: snow tubing, ski area, family fun, winter park, kids, hill, rope tow
snowshoe, snowshoes, snowshoeing: guided walk, rental, winter trail, outdoor gear, aurora hike, nature center, backcountry
skate, skating, ice skating, skates, ice rink: rink, figure skating, hockey, skate sharpening, public skate, lessons, ice arena, nordic skating, learn to skate
roller skate, roller derby, skateboard, skate park: derby league, roller rink, skate shop, bouts, helmets, longboard
hockey, puck, stick and puck: ice arena, youth hockey, league, skate sharpening, tournament, goalie, equipment, curling
curling, curling club: ice sheet, bonspiel, stones, learn to curl, league, tournament
fat bike, fat tire, winter biking: bike rental, bike shop, trails, studded tires, guided ride, winter cycling, snow
bike, bikes, bicycle, bicycles, cycling, cyclist: bike shop, bike rental, bike repair, trails, mountain bike, fat bike, bike tour, helmet, coastal trail, tune up
mountain bike, mountain biking, singletrack: trails, bike park, bike shop, rental, downhill, suspension, guided ride, lift served
horse, horses, horseback, horse riding, trail ride: stable, riding lessons, trail rides, equestrian, boarding, hay, farrier, saddle, wagon ride, ranch
sleigh ride, wagon ride, hay ride, carriage: horse drawn, draft horses, winter, blankets, holiday lights, wedding, family, farm
dog mushing, dog sled, dogsled, mush, mushing, sled dogs: kennel tour, iditarod, musher, sled ride, huskies, puppies, glacier dog sledding, cart ride, summer kennel
musher, mushers, iditarod, yukon quest: sled dogs, kennel, race, checkpoint, trail, ceremonial start, huskies, veterinarian, volunteer
husky, huskies, puppies to hold, malamute: sled dogs, kennel tour, cuddle puppies, mushing, dog sled ride, breeder, summer cart
northern lights, aurora, aurora borealis, lights in the sky: aurora viewing, aurora tour, night photography, hot springs, winter lodge, wake up call, forecast, yurt
midnight sun, never gets dark, long daylight, solstice: summer solstice, festival, midnight sun run, daylight, late night, arctic circle, blackout curtains
dark winter, polar night, lack of sun, short days: winter blues, light therapy, vitamin d, seasonal depression, counseling, happy light, sauna
gold panning, pan for gold, gold nugget, prospecting: gold mine tour, gold dredge, mining, nuggets, gold rush, metal detector, claim, creek
gold rush, gold miner, stampeders, sourdough, klondike: history, museum, mining town, saloon, historic district, chilkoot, gold dredge, ghost town
mine, mines, mining, miner: mine tour, gold, claims, placer, mining equipment, safety training, msha, geologist, exploration, jobs
rockhound, rocks, crystals, minerals, agates: rock shop, gems, lapidary, geology, jade, beachcombing, fossils, club
golf, golf course, golfer, driving range: tee time, clubs, nine holes, mini golf, tournament, pro shop, simulator, lessons
mini golf, miniature golf, putt putt: family fun, arcade, go karts, birthday party, attraction, batting cages
swim, swims, swimming, swimmer, pool: swimming pool, swim lessons, aquatic center, lap swim, lifeguard, open swim, water slide, swim team, hot tub
dive, scuba, scuba diving, diver, snorkel: dive shop, certification, dry suit, diving lessons, underwater, commercial diver, hull cleaning, tank fills
hunt, hunts, hunting, hunter: guided hunt, hunting guide, outfitter, moose, caribou, sheep, hunting license, tags, big game, game processing, taxidermy, transporter
game, big game, trophy, antlers: hunting guide, taxidermist, moose, bear hunt, sheep, trophy export, game processing, mounts
moose, moose hunt, moose meat: wildlife viewing, hunting guide, game processing, antlers, calves, meat cutting, freezer, moose season, road kill
caribou, caribou hunt, caribou herd: herd, migration, hunting, reindeer farm, tundra, guide, antlers, reindeer sausage, hides, wildlife
sheep hunt, dall sheep, mountain goat: hunting guide, horns, alpine, outfitter, spike camp, wildlife viewing, cliff, binoculars
bear, bears, grizzly, brown bear, polar bear: bear viewing, bear tour, salmon stream, fly in, bear spray, wildlife, guide, bear hunt, electric fence, bear safety
bear spray, scare off bears, bear proof, bear safety: deterrent, outdoor store, bear canister, electric fence, hiking, training, food storage, air horn
butcher, game processing, meat cutting, cut up my moose: wild game processing, meat cutter, sausage, smoked, vacuum pack, custom cutting, burger, jerky, freezer
taxidermy, taxidermist, stuffed animal head, mount my trophy: mounts, tanning, hides, skull cleaning, rugs, shoulder mount, trophy, fur
trap, traps, trapping, trapper: fur, trapline, pelts, trapping license, beaver, marten, lynx, skins, fur buyer, snares
fur, furs, pelt, pelts, fur coat: furrier, fur hat, parka, mittens, sealskin, sea otter, beaver, ruff, tanning, fur repair, trapper
hide, hides, leather, tan a hide, skins: tannery, tanning, leather work, skin sewing, moose hide, boots, furs, craft supplies
parka, parkas, kuspuk, atikluk: skin sewing, fur ruff, native made, handmade clothing, winter clothing, sewing class, outerwear
mukluks, moccasins, slippers, mittens: native made, fur, beadwork, handmade, skin sewing, moose hide, gift shop, arts and crafts
warm clothes, winter coat, winter clothing, long johns, wool socks: outerwear, outdoor store, boots, parka, thermal, gloves, coat drive, army surplus, base layers, gear rental
boots, boot, xtratuf, bunny boots: footwear, shoe repair, work boots, outdoor store, army surplus, waterproof, waders, insulated
raincoat, rain gear, raingear, waterproof: outerwear, outdoor store, fishing gear, jacket, boots, commercial fishing supply, dry bags
hunting license, fishing license, king stamp, fishing permit: fish and game, license vendor, tags, harvest ticket, regulations, sporting goods, nonresident, permit
gun, guns, rifle, firearm, pistol: gun shop, gunsmith, ammunition, shooting range, concealed carry class, firearms dealer, ffl transfer, hunting, gun safe, gun show
gunsmith, gun repair, scope, gun work: firearms, rifle, barrel, custom stocks, cerakote, sight in, trigger, gun shop
ammo, ammunition, bullets, reloading: gun shop, sporting goods, firearms, shooting range, reloading supplies, calibers, hunting
shooting, shoot, target practice, shooting range: gun range, rifle club, trap shooting, archery, skeet, firearm safety, indoor range, ammunition, instructor
concealed carry, gun class, hunter education: firearm safety, permit, instructor, certification, handgun, shooting range, bow hunter, hunter safety
archery, bow, bows, arrows, bowhunting: archery range, bow shop, lessons, bow tuning, youth archery, targets, 3d shoot
knife, knives, blade, ulu, ulus: knife maker, cutlery, sharpening, handmade knives, bladesmith, gift shop, hunting knife, antler handle
sharpen, sharpening, dull, sharp: knife sharpening, saw sharpening, skate sharpening, scissors, blades, tool sharpening, grinder
self defense, karate, martial arts, taekwondo, judo: dojo, jiu jitsu, lessons, belt, kickboxing, youth classes, instructor, boxing
fish, fishing, angler, go fishing, angling: fishing charter, fishing guide, salmon, halibut, tackle, fishing license, lodge, river, fly fishing, bait, sportfishing
fishing charter, sportfishing, deep sea fishing: halibut, salmon, captain, charter boat, full day, half day, fish processing, rod and reel, combo trip, rockfish
salmon, king salmon, sockeye, silvers, reds: fishing, smoked salmon, seafood, river guide, dipnet, hatchery, canned, fillets, salmon run, subsistence, fish market
halibut, halibuts, rockfish, ling cod: fishing charter, seafood, homer, longline, fillets, fish processing, captain, fish and chips, derby
trout, rainbow trout, grayling, dolly varden: fly fishing, guided float, river, lake, catch and release, lodge, drift boat, tackle
fly fishing, fly rod, flies, fly tying: fishing guide, drift boat, trout, fly shop, waders, casting lessons, float trip, catch and release
ice fishing, ice hole, ice auger, ice hut: heated shanty, frozen lake, guided, trout, auger, gear rental, winter, snowmachine
dipnet, dip net, dipnetting, setnet, gillnet: personal use, subsistence, salmon, nets, cooler, river mouth, permit, net mending, fish site
crab, crabs, crabbing, crab pot, shrimp: seafood, king crab, crab pots, commercial fishing, dungeness, crab legs, fishing vessel, spot prawns
clam, clams, clamming, oysters, mussels: shellfish, low tide, digging, oyster farm, mariculture, paralytic shellfish, seafood, beach
rod, rods, reel, tackle, lure, bait: tackle shop, fishing gear, rental, sporting goods, bait and tackle, herring, waders, lures, rod repair
waders, wader repair, hip boots: fishing gear, rental, fly shop, neoprene, boots, gear repair, outdoor store
commercial fishing, fisherman, fishermen, fishing crew: fishing vessel, deckhand, permits, quota, seafood processor, nets, gear, harbor, tender, cannery
cannery, fish plant, slime line, seafood processing: seafood processor, seasonal jobs, salmon season, processing workers, bunkhouse, fillet, cold storage
fish processing, my catch, fillet, vacuum pack my fish, freeze fish: custom processing, vacuum sealed, smoked, shipping, fish box, freezer, fillets, flash freeze
smoke fish, smokehouse, smoked fish, jerky: smoked salmon, brine, alder, custom smoking, kippered, smoker, strips, seafood market
ship my fish, send fish home, fish box: overnight shipping, insulated box, gel packs, fish processor, frozen, air cargo, freezer storage
hatchery, fish farm, spawning, salmon run: salmon viewing, tour, fish ladder, weir, aquaculture, biologist, eggs, seasonal job
derby, fishing derby, fish contest: derby tickets, prize, biggest fish, salmon derby, halibut derby, weigh in, chamber
subsistence, live off the land, traditional foods: hunting, gathering, salmon, seal oil, berries, permit, rural, native, fish camp, elders
fish camp, fish wheel, drying rack: salmon, river, village, strips, smokehouse, family, traditional, elders
wildlife, animals, wild animals, critters, beasts: wildlife viewing, bear, moose, refuge, conservation center, zoo, wildlife cruise, photography, sanctuary, safari
zoo, animal park, wildlife park, petting zoo: wildlife conservation center, reindeer farm, animals, exhibits, feeding, family attraction, musk ox farm
whale, whales, humpback, orca, killer whale: whale watching, boat tour, cruise, marine wildlife, gray whales, captain, hydrophone, breaching, kayak
whale watching, see whales, whale spout, breach: whale tour, cruise, humpback, orca, boat, naturalist, binoculars, wildlife
sea otter, otters, sea lion, seals, walrus: marine wildlife, cruise, aquarium, sealife center, harbor, kayak, boat tour, haul out
dolphin, porpoise, aquarium, sealife: marine wildlife, exhibits, touch tank, sea life center, octopus, cruise, family
octopus, jellyfish, starfish, sea creatures: tide pools, aquarium, touch tank, marine biology, exhibit, low tide walk
bird, birds, birding, birdwatching, bird watching: bird tour, shorebird festival, refuge, binoculars, migration, puffins, eagles, cranes, naturalist, audubon, feeders
eagle, eagles, bald eagle, raptor, owl: raptor center, bird rehab, photography, eagle preserve, wildlife tour, flight demonstration, sanctuary
puffin, puffins, seabird, seabirds: wildlife cruise, bird colony, sea cliffs, kayaking, fjords, birding, boat tour, aviary
duck, ducks, geese, goose, swan: waterfowl, duck hunting, migratory birds, refuge, wetland, stamp, decoys, birding, poultry
wolf, wolves, fox, foxes, lynx: wildlife, sanctuary, park tour, trapping, tracks, photography, conservation center
musk ox, muskox, bison, qiviut: musk ox farm, knit, fiber, arctic animals, tour, hats, scarves
mosquito, mosquitoes, bugs, bug spray: insect repellent, head net, outdoor store, pest control, citronella, screen, camping
injured animal, orphaned animal, hurt bird, rescue animals: wildlife rehabilitation, veterinarian, bird rescue, animal shelter, fish and game, rehab, volunteer
berry, berries, blueberry, blueberries, berry picking: u pick, jam, wild berries, foraging, jelly, cranberries, syrup, farm, buckets
forage, foraging, mushroom, mushrooms, wild plants: edible plants, foraging class, herbs, plant walk, morels, fireweed, medicinal plants, wild harvest
flower, flowers, wildflower, fireweed: florist, bouquet, wildflowers, botanical garden, greenhouse, nursery, arrangement, peony farm, delivery
plant, plants, seedling, houseplant: greenhouse, nursery, garden center, seeds, botanical, native plants, landscaping, soil, starts
herb, herbs, herbal, medicinal plants: herbalist, tea, salve, natural remedies, apothecary, plant class, wellness, traditional healing
botanical garden, garden tour, arboretum: gardens, flowers, greenhouse, peonies, trails, horticulture, plant sale, wedding venue
giant cabbage, giant vegetables, state fair contest: state fair, weigh off, gardening, farm, prize, exhibits, pumpkin
weather, forecast, storm, storms: weather service, wind, snow, marine forecast, emergency preparedness, road conditions, radio, warnings
snow, snowfall, blizzard, snowstorm: snow removal, plowing, skiing, snowmachine, roof shoveling, winter storm, shovel, snow load, avalanche
rain, rainy, drizzle, rainy day, wet: indoor activities, rain gear, museum, gutters, drainage, roof leak, waterproof, rainforest
wind, windy, gust, gusts: windstorm, roof damage, wind turbine, tree removal, shingles, forecast, windbreak, tie down
cold, freezing, frost, bitter cold, below zero: heating, frozen pipes, winter clothing, furnace, frostbite, block heater, insulation, boiler, thawing
frozen, freeze, froze, thaw, thawing: frozen pipes, pipe thawing, plumber, heat tape, steam thawing, septic, water line, freezer, culvert
frostbite, hypothermia, exposure: wilderness medicine, first aid, clinic, cold injury, rescue, survival class, emergency
ice, icy, black ice, slippery: deicing, sanding, ice cleats, winter driving, studded tires, ice rink, ice fishing, ice sculpture, slip and fall
ice sculpture, ice carving, ice art, ice castle: world ice art, festival, ice park, sculptors, ice museum, chainsaw, slides, competition
breakup, break up of ice, ice classic, spring melt: river ice, flooding, guess, mud season, tickets, tripod
avalanche, avalanches, snow slide: avalanche course, beacon, backcountry, avalanche center, forecast, shovel probe, rescue, airbag
flood, flooded, flooding, high water: water damage, restoration, sump pump, flood insurance, erosion, emergency management, drainage, disaster assistance
earthquake, quake, tremor, tsunami: emergency preparedness, seismic, structural engineer, retrofit, foundation repair, disaster kit, damage inspection, evacuation
volcano, volcanic ash, eruption: observatory, flightseeing, ash fall, air filter, geology, national park, valley of ten thousand smokes
wildfire, forest fire, wild fire, smoke in the air: firefighter, burn permit, firewise, defensible space, evacuation, air quality, hotshot crew, fire season
climate, climate change, warming, global warming: sustainability, permafrost, research, erosion, renewable energy, adaptation, resilience, carbon
permafrost, sinking house, ground shifting: foundation leveling, geotechnical, pilings, house leveling, engineer, adjustable foundation, thaw
map, maps, chart, charts, mapping: gis, survey, topographic, trail map, nautical charts, visitor guide, cartography, surveyor, atlas
gps, compass, navigation, navigate, coordinates: gps units, orienteering, map reading, satellite, chart plotter, marine electronics, tracking, geocaching
lost, get lost, got lost, missing hiker: search and rescue, navigation, troopers, locator beacon, missing person, gps, satellite messenger
rescue, rescued, search and rescue, sar: rescue team, troopers, helicopter, volunteer, emergency, coast guard, dog team, swiftwater, avalanche
satellite phone, sat phone, inreach, no cell service: satellite phone rental, satellite messenger, emergency communication, remote, garmin, iridium, starlink
survive, survival, survival skills, bushcraft: wilderness survival class, first aid, fire starting, shelter, survival kit, outdoor school, cold water
wilderness first aid, first aid, cpr: wilderness medicine, certification class, red cross, first responder, aed, training, emt, emergency care
emergency kit, prepper, preparedness, disaster: emergency supplies, emergency management, water storage, generator, go bag, freeze dried food, red cross, survival
binoculars, spotting scope, telescope: wildlife viewing, birding, optics, rental, stargazing, sporting goods, astronomy
stars, stargazing, astronomy, planets: planetarium, observatory, telescope, aurora, night sky, science museum, program
geocache, geocaching, orienteering, scavenger hunt: gps, treasure, clues, team event, navigation, outdoor game, team building
environment, environmental, ecology, ecosystem: conservation, environmental consulting, remediation, stewardship, permits, habitat, nonprofit, assessment, wetlands
conservation, conserve, protect nature, save the land: nonprofit, land trust, habitat, refuge, stewardship, wildlife, volunteers, advocacy
green, eco friendly, sustainable, sustainability: recycling, renewable energy, organic, zero waste, eco tour, energy efficiency, certification, compost
pollution, pollute, contaminated, spill, oil spill: spill response, remediation, environmental cleanup, hazardous waste, soil testing, hazwoper, water quality
recycle, recycles, recycling, recycler: recycling center, aluminum cans, cardboard, glass, plastic, electronics recycling, scrap metal, drop off, curbside
scrap, scrap metal, cans, copper: recycling, metal buyer, salvage, junk removal, aluminum, steel, scrap yard, cash
compost, composting, food scraps: soil, organic waste, garden, community compost, fertilizer, worm bin, topsoil
old electronics, e waste, old computer, old tv: electronics recycling, data destruction, drop off, disposal, computer repair, hard drive shredding
trash, garbage, rubbish, refuse, litter: trash pickup, dumpster, landfill, transfer station, waste hauling, cleanup day, bear proof cans, refuse company
dump, landfill, transfer station, get rid of: solid waste, dump fees, hauling, junk removal, recycling, household hazardous waste, refuse
dumpster, roll off, skip: dumpster rental, construction debris, waste container, demolition, cleanout, refuse
junk, clutter, clean out, old stuff, haul away: junk removal, hauling, estate cleanout, dumpster, thrift donation, dump run, organizing
hazardous waste, old paint, chemicals, asbestos: hazardous materials, abatement, disposal, lead, collection day, environmental services, remediation, testing
litter pickup, cleanup day, trash bags, spring cleanup: volunteers, community cleanup, beach cleanup, youth groups, yellow bags, neighborhood
septic, septic tank, sewer, sewage, drain field: septic pumping, septic installation, wastewater, inspection, leach field, holding tank, engineer, thawing
portable toilet, porta potty, outhouse, honey bucket: portable restrooms, event rental, pumping, sanitation, hand wash station, construction site, vault toilet
toilet, toilets, restroom, bathroom, plugged drain: plumber, drain cleaning, sewer, remodeling, portable restroom, clog, fixtures, public restroom
well, wells, well water, water well, drill a well: well drilling, well pump, water testing, pressure tank, driller, filtration, flow test
water, drinking water, tap water, water tank: water delivery, water testing, filtration, well drilling, water hauling, utility, purification, bottled water, holding tank
water delivery, haul water, no running water: water truck, holding tank, potable water, dry cabin, fill station, showers, laundromat
filter, filters, softener, iron in the water: water treatment, filtration, arsenic, water testing, reverse osmosis, air filter, furnace filter
solar, solar panel, solar panels, sun power: solar installer, renewable energy, off grid, batteries, net metering, inverter, tax credit, electrician
wind power, wind turbine, windmill: renewable energy, turbine, off grid, wind farm, utility, tower, installation
off grid, off the grid living, homestead, homesteading: solar, batteries, generator, wood stove, remote land, inverter, rain catchment, cabin, satellite internet
renewable, green energy, hydro, geothermal: renewable energy, hydroelectric, heat pump, solar, energy audit, grant, sustainability, utility
electric bill, heating bill, energy bill, high bills: weatherization, energy audit, heating assistance, insulation, rebate, utility, cooperative, efficient lighting
science, sciences, scientific, scientist: research, museum, laboratory, university, stem camp, exhibits, biology, lecture, science fair, discovery center
biologist, biology, researcher, research: fisheries, wildlife biology, field work, laboratory, university, environmental consulting, survey, technician
geology, geologist, fossils, dinosaur: exploration, minerals, mining, museum, rocks, lecture, earthquakes, university
laboratory, lab, lab test, testing: water testing, soil testing, analysis, samples, medical lab, drug testing, environmental
stem, robotics, robot, coding for kids: robotics team, science camp, makerspace, engineering, competition, computers, youth program, lego
dinosaurs, hands on science, planetarium, science museum: science center, museum, exhibits, kids, bubbles, discovery center, families, shows
museum, museums, exhibit, exhibits, exhibition: gallery, artifacts, history, collections, admission, cultural center, curator, natural history, tours, art museum
history, historic, historical, old days: museum, historical society, archives, historic site, walking tour, heritage, gold rush, lecture, preservation
heritage, ancestors, genealogy, family tree: cultural center, archives, historical society, library, records, native heritage, traditions
artifact, artifacts, archaeology, archaeologist: museum, collection, dig, cultural resources, repository, exhibit, anthropology, preservation
archive, archives, old photos, records: library, historical society, digitizing, genealogy, collections, microfilm, photographs
historic house, old town, ghost town, historic building: historic district, walking tour, preservation, museum, landmark, restoration, national register
war, veteran, veterans, soldier, soldiers: veterans memorial, military, american legion, vfw, vet center, benefits, museum, ceremony, base
military, army, air force, soldier family, base: military discount, base housing, pcs move, veterans, commissary, spouse employment, relocation, deployment
russian, russian history, orthodox, onion dome: russian orthodox church, icons, historic, nesting dolls, sitka, village, translation, museum
monument, memorial, statue, plaque: memorial park, bronze, engraving, sculpture, veterans, historic site, dedication, headstone
native, indigenous, first nations, tribe: native corporation, tribal council, cultural center, native arts, heritage, elders, traditional, tribal government, shareholder
tribal, tribal council, tribal government: native village, tribal court, health corporation, enrollment, grants, council meeting, tribal citizen
native art, native crafts, native made, indigenous art: carvings, beadwork, baskets, ivory, masks, silver hand, artists, gift shop, dolls, authentic
native dance, drumming, drummers, native song: dancers, cultural center, quyana, celebration, drum group, regalia, heritage, performance, potlatch
potlatch, celebration of elders, gathering, blanket toss: native culture, traditional, dance, elders, feast, drum, nalukataq, heritage
totem, totem pole, totems, carver: carving, tlingit, haida, totem park, wood carver, heritage center, clan house, cultural tour
eskimo, inuit, inupiaq, yupik, aleut: native culture, language, dance, heritage center, village, ivory carving, dolls, kayaks
athabascan, tlingit, haida, tsimshian, alutiiq: native culture, language, clan, beadwork, heritage, regalia, weaving, tribal, museum
native language, indigenous language, speak the language of elders: language class, revitalization, elders, immersion, dictionary, yupik, tlingit, dena'ina
language, languages, speak, foreign language: language class, interpreter, translation, spanish, english as a second language, immersion, tutor, bilingual
translate, translation, translator, interpreter: language services, document translation, sign language, certified, bilingual, immigration, court interpreter
sign language, deaf, asl: interpreter, deaf community, captioning, accessibility, class, hearing loss
elder, elders, grandparents, old people, seniors: senior center, elder care, senior discount, meals on wheels, native elders, assisted living, senior housing, elder lunch
culture, cultures, cultural, traditions: cultural center, heritage, festival, native dance, museum, language, traditional crafts, multicultural
multicultural, filipino, hispanic, asian, samoan: cultural festival, community association, ethnic food, grocery, dance, heritage month, immigrant
immigrant, immigrants, refugee, newcomer: english class, citizenship, immigration attorney, refugee assistance, job training, welcome, translation
village, villages, rural, rural community: rural development, air taxi, tribal council, native, freight, remote, village corporation, bypass mail
church, churches, worship, chapel: services, pastor, congregation, ministry, fellowship, prayer, wedding chapel, bible study, sunday
art, arts, artist, artists, artwork: gallery, paintings, art show, exhibits, studio, art class, art supplies, prints, framing, first friday, murals
gallery, galleries, art show, first friday: artists, opening reception, exhibits, paintings, sculpture, prints, artwork, pottery, juried
paint, painting, paintings, painter, watercolor: art class, canvas, gallery, original paintings, paint and sip, art supplies, murals, studio, portrait
paint and sip, paint night, wine and paint: painting party, canvas, art class, wine, group event, instructor, girls night
draw, drawing, sketch, illustrate, illustration: illustrator, art class, graphic design, portrait, art supplies, cartoon, figure drawing, logo
mural, murals, sign painting, graffiti: muralist, public art, painter, wall, commission, artist, downtown
sculpture, sculptor, statues, bronze: artist, gallery, foundry, public art, ice sculpture, chainsaw carving, studio
carve, carving, carvings, wood carving: carver, chainsaw carving, ivory, antler, totem, burl, masks, woodworking, bears
pottery, clay, ceramics, potter, kiln: pottery class, studio, wheel, mugs, handmade, glaze, stoneware, gallery, kiln firing
glass art, stained glass, blown glass, fused glass: glass studio, glass blowing, class, beads, windows, lampwork, art
craft, crafts, craft fair, handmade, handcrafted: arts and crafts, bazaar, vendor booths, artisans, craft supplies, gifts, jewelry, quilts, holiday market
sew, sewing, seamstress, tailor, alterations: sewing class, hemming, fabric store, sewing machine repair, zipper, upholstery, wedding dress
quilt, quilts, quilting, quilter: quilt shop, fabric, longarm, quilt show, sewing, guild, patterns, class
knit, knitting, yarn, crochet, wool: yarn shop, qiviut, knitting class, fiber arts, spinning, hats, scarves, needles, guild
weave, weaving, basket, baskets: basketry, grass baskets, fiber arts, loom, native art, birch bark, class, chilkat
bead, beads, beading, beadwork: bead store, jewelry making, native beadwork, earrings, class, moccasins, craft supplies
scrapbook, stamping, card making: craft supplies, paper crafts, retreat, class, greeting cards, crop night
picture frame, frame a picture, framing, framed: custom framing, frame shop, matting, gallery, prints, art, shadow box
music, musical, tunes, song, songs: live music, concert, music lessons, band, instruments, recording studio, festival, choir, dj, radio
band, bands, live band, musician, musicians: live music, concert, wedding band, bar, bluegrass, gig, entertainment, booking, festival
concert, concerts, gig, live music, show tonight: concert hall, tickets, band, symphony, music festival, venue, summer concert series, performance, stage
symphony, orchestra, classical music, chamber music, opera: concert, performing arts, philharmonic, musicians, tickets, strings, choir, auditorium
choir, chorus, sing, singing, singer: vocal lessons, chorale, rehearsals, concert, audition, church choir, karaoke, barbershop, carols
karaoke, open mic, jam session: bar, live music, singers, lounge, microphone, poetry, musicians, comedy night
guitar, guitars, ukulele, banjo, fiddle: music lessons, music store, strings, luthier, instrument repair, bluegrass, beginners class, folk festival
piano, pianos, keyboard: piano lessons, piano tuning, piano movers, recital, music teacher, keyboards, accompanist
drum, drums, percussion, drumming circle: music lessons, native drum, drum circle, music store, band, rhythm, workshop
violin, cello, flute, instrument, instruments: music lessons, instrument rental, instrument repair, school band, orchestra, strings, music store
music lessons, learn an instrument, music teacher: piano, guitar, violin, voice, recital, studio, private lessons, beginners, children
dj, disc jockey, dance music: wedding dj, party, mobile dj, sound system, lighting, reception, karaoke, emcee
recording, record a song, recording studio: audio engineer, mixing, studio, podcast, voice over, mastering, producer
sound system, speakers, amplifier, pa system: audio rental, event production, stage lighting, microphones, av equipment, installation, home theater
folk music, bluegrass, fiddle music: folk festival, jam, live music, stringband, dance, campground, workshops
jazz, blues, rock band, hip hop: live music, concert, club, festival, nightlife, band, lounge
theater, theatre, play, plays, stage play: performing arts, actors, tickets, drama, audition, community theatre, stage, musical, rehearsal, box office
act, acting, actor, actors, audition: theatre, drama class, casting call, film, improv, rehearsal, acting workshop, script
musical theater, broadway, melodrama, cabaret: performance, tickets, show, theatre company, singing, dinner theater, stage
comedy, comedian, stand up comedy, improv, funny: comedy show, comedy night, laughs, tickets, club, open mic, entertainment
circus, clown, juggling, magic, magician: entertainer, magic show, birthday party, aerial silks, balloon animals, face painting, performance
puppet, puppets, storyteller, storytelling, story time: library, children, performance, tales, reading, preschool, legends, elders
film, films, movie, movies, cinema: movie theater, film festival, screening, documentary, film production, popcorn, tickets, videographer
film festival, documentary, film screening: screening, filmmakers, independent films, tickets, theater, festival, panel
filmmaker, filming, film crew, movie maker: film production, videography, location scout, permits, camera crew, casting, editing, drone footage
video, videos, videographer, videography: video production, wedding video, editing, drone footage, commercials, live streaming, promotional video, film
photo, photos, photograph, photographs, picture, pictures: photographer, portrait, photo tour, prints, passport photos, wedding photography, studio, photo restoration, framing
photographer, photography, camera, cameras: portrait session, wedding photography, photo workshop, wildlife photography, aurora photography, studio, camera repair, headshots, aerial
family portrait, senior pictures, headshot, portraits: photographer, photo session, studio, graduation, newborn, outdoor portraits, mini session
old slides, digitize, home movies, photo restoration: scanning, video transfer, photo lab, dvd, preservation, prints, restoration
photo booth, selfie, photo backdrop: party rental, wedding reception, props, prints, event entertainment, photographer, birthday
dance, dances, dancing, dancer, ballet: dance studio, dance class, recital, ballroom, hip hop, swing dance, nutcracker, contra dance, performance
ballroom, salsa, swing dance, line dancing: dance lessons, social dance, partner, studio, beginners, wedding dance, tango, country
contra dance, square dance, folk dance: caller, live band, dance hall, beginners welcome, community dance, fiddle
festival, festivals, fest: celebration, music festival, vendors, parade, live entertainment, food booths, family fun, fairgrounds, crafts, fireworks, admission
fair, fairs, state fair, county fair: fairgrounds, midway, rides, exhibits, vendor booths, livestock, vegetables, 4h, concerts, admission
market, markets, farmers market, street market: vendors, produce, crafts, weekend market, local growers, booths, saturday, fresh vegetables, artisans, food trucks
bazaar, craft bazaar, church bazaar, holiday bazaar: vendor tables, handmade gifts, baked goods, crafts, holiday, raffle, school gym, fundraiser
flea market, swap meet, garage sale, yard sale, rummage sale: second hand, used items, vendors, antiques, bargains, thrift, estate sale, tables
auction, auctions, auctioneer, bidding: estate auction, silent auction, fundraiser, surplus, storage auction, online bidding, charity, bids
trade show, expo, exposition, home show: exhibitors, booths, vendors, convention center, outdoor show, sportsman show, industry, registration
vendor, vendors, booth, booths, sell at a market: vendor application, booth fee, craft fair, farmers market, business license, exhibitors, concessions, table
parade, parades, parade float, marching: downtown, fourth of july, festival, marching band, veterans, spectators, holiday, route
fireworks, firework, sparklers: fourth of july, new year, pyrotechnics, display, celebration, fireworks stand, festival
carnival, amusement park, rides for kids, bouncy house: midway, inflatables, party rental, games, cotton candy, family fun center, birthday, fair
fur rendezvous, fur rondy, winter carnival, winter festival: sled dog race, fur auction, running of the reindeer, snow sculptures, parade, winter, carnival
beer fest, oktoberfest, brewfest: craft beer, brewery, tasting, live music, tickets, pub, barleywine
race, races, racing, racer: fun run, marathon, sled dog race, registration, finish line, bike race, timing, motorsports, ski race, entry fee
marathon, half marathon, 5k, fun run, 10k: race registration, runners, running club, finish line, medals, t shirt, charity run, mountain race
run, runs, running, runner, jog, jogging: running club, race, trail running, running shoes, marathon, track, training, mountain run
triathlon, ironman, relay, endurance: race, swim bike run, training, coach, registration, athletes, relay team
sport, sports, athletic, athlete, athletes: league, sports club, tournament, youth sports, coaching, gym, recreation, sporting goods, sports medicine, stadium
team, teams, club, clubs, league: sports league, membership, tournament, tryouts, coach, season, registration, social club, rosters
tournament, tournaments, championship, competition, contest: bracket, registration, prizes, teams, entry fee, winners, trophy, judges
trophy shop, medals, trophies, ribbons, plaques: engraving, awards, custom trophies, recognition, sports awards, laser
coach, coaches, coaching, trainer: youth sports, team, personal trainer, practice, instruction, athletes, life coach, business coach
soccer, football, rugby, lacrosse: league, youth soccer, fields, indoor, tournament, tryouts, coach, referees, stadium
basketball, volleyball, hoops: gym, league, youth basketball, tournament, open gym, court, camp, coach
baseball, softball, t ball, little league: ball field, batting cages, league, tryouts, midnight sun game, semi pro, tournament
tennis, pickleball, racquetball, badminton: courts, lessons, club, league, indoor tennis, open play, paddles, fitness center
bowl, bowling, bowling alley: lanes, league, birthday party, bowling center, arcade, snack bar, family fun
billiards, pool table, darts, arcade: pool hall, bar games, league, family fun, tavern, pool table movers
gymnastics, tumbling, cheerleading, trampoline: gymnastics academy, kids classes, trampoline park, open gym, birthday parties, team
climbing wall, climbing gym, bouldering: indoor climbing, belay class, rental shoes, youth climbing, membership, rock gym
wrestling, boxing, mma, fights: wrestling club, boxing gym, fight night, training, coach, jiu jitsu, youth
gym, gyms, fitness, work out, workout: fitness center, personal trainer, exercise classes, weights, membership, crossfit, yoga, cardio, health club
exercise, exercises, get in shape, lose weight, get fit: fitness class, personal trainer, gym, aerobics, nutrition, weight loss, wellness, zumba, senior fitness
yoga, pilates, meditation, stretching: yoga studio, classes, wellness, instructor, retreat, mats, hot yoga, breath work, relaxation
weights, lifting, crossfit, bodybuilding: gym, strength training, personal trainer, barbell, fitness center, supplements, coach
zumba, aerobics, spin class, water aerobics: fitness classes, instructor, gym, pool, schedule, drop in, recreation center
rec center, recreation center, community center, open gym: recreation, gymnasium, drop in, classes, youth programs, pool, senior activities, rentals
playground, playgrounds, swing set, jungle gym: park, children, playground equipment, toddler, indoor play, family, school, safety surfacing
sporting goods, sports equipment, sports gear: sports store, outdoor gear, bikes, skis, fishing, used gear, consignment, uniforms
used gear, consignment, gear swap, ski swap: second hand, consignment shop, outdoor gear, skis, bikes, thrift, sale
gear, equipment, outdoor gear, kit: gear rental, outfitter, outdoor store, camping, repair, used gear, sporting goods, rental equipment
gear repair, zipper, ripped tent, torn jacket, patch: sewing, gear repair shop, zipper replacement, wader repair, alterations, canvas, upholstery, outdoor
rent gear, gear rental, rent skis, rent a kayak: rental shop, outfitter, daily rates, skis, bikes, camping gear, fishing gear, bear canister
kid, kids, child, children, little ones: family friendly, youth program, childcare, playground, kids camp, preschool, birthday party, toys, activities, day camp
baby, babies, infant, newborn: baby gear rental, infant care, daycare, lap sit, stroller, diapers, midwife, baby shower, car seat
toddler, toddlers, preschooler, little kid: preschool, story time, playgroup, indoor play, daycare, gymnastics, parent and tot, early learning
teen, teens, teenager, teenagers, adolescent: youth center, summer job, teen program, tutoring, counseling, driver education, volunteer, leadership, after school
youth, youths, young people, youngsters: youth program, boys and girls club, 4h, scouts, summer camp, mentoring, sports league, scholarships, leadership
bored kids, keep kids busy, something for the kids: summer camp, activities, museum, trampoline, arcade, science center, crafts, swimming, playground, library
summer camp, day camp, kids camp, sleepaway camp: campers, counselors, registration, youth, outdoor school, crafts, canoeing, overnight camp, scholarships, sports camp
scouts, boy scouts, girl scouts, 4h: youth program, camp, troop, cookies, badges, leaders, volunteers, outdoor skills
after school, afterschool, school break, no school day: after school program, childcare, camp, youth center, tutoring, homework, activities, spring break
mentor, mentors, mentoring, big brother, big sister: youth mentoring, volunteer, match, business mentor, role model, program, score
babysitter, babysitting, nanny, sitter: childcare, sitter service, evening care, nanny agency, hotel babysitting, cpr certified, daycare
family, families, whole family, parents: family friendly, kids activities, family fun, all ages, family discount, group rate, playground, reunion
family reunion, reunion, class reunion: group lodging, picnic shelter, catering, venue, banquet, lodge, photographer, hall rental
adult, adults, grown ups, over 21: adults only, night out, bar, brewery, adult class, continuing education, id required, league
grandkids, grandchildren, grandma, grandpa: family friendly, senior, all ages, museum, train ride, gifts, petting farm, storytelling
senior citizen, retired, retiree, pensioner, over 65: senior center, senior discount, retirement, golden pass, senior tours, exercise, lunch, volunteer
college student, students, student: university, student discount, internship, scholarship, dorm, campus, tutoring, financial aid
couple, couples, two of us, date night: romantic dinner, getaway, bed and breakfast, spa, wine, dance lessons, movie, date
single, singles, alone, lonely, make friends: social club, meetup, singles event, support group, volunteer, dating, classes, community dinner
group, groups, large group, big group, party of twenty: group rates, group tours, charter bus, banquet, private room, catering, team building, reservations, lodge
small group, just a few people, private tour: custom itinerary, personalized, guide, maximum passengers, intimate, charter
solo traveler, traveling alone, by myself: hostel, group tour, single supplement, guided, safety, join a group, per person
beginner, beginners, novice, newbie, never done before: introduction, lessons, basics, no experience necessary, instructor, intro class, first timers, learn to
expert, experts, advanced, experienced, pro: advanced class, certified, professional, seasoned guide, consultant, mastery, intermediate, specialist
all ages, any age, young and old: family friendly, community event, everyone welcome, kids, seniors, free admission, public
disabled, disability, handicapped, wheelchair: accessible, ada, adaptive recreation, ramp, vocational rehabilitation, assistive technology, mobility, disability services
adaptive sports, adaptive skiing, special olympics: disability, challenge, adaptive recreation, athletes, volunteers, sit ski, program
class, classes, course, courses, lesson: workshop, instructor, registration, training, school, beginners, certificate, enroll, online class, schedule
workshop, workshops, hands on class, clinic: training, instructor, registration, seminar, participants, skills, presenter, space limited
learn, learning, teach me, teach, taught: class, lessons, workshop, instructor, training, school, tutoring, library, course, education
teacher, teachers, instructor, tutor: lessons, school, tutoring, education, classroom, certification, private instruction, curriculum, workshops
seminar, seminars, lecture, lectures, talk, webinar: speaker, presentation, registration, workshop, zoom, panel, lunch and learn, university, topic
homeschool, home school, homeschooling: curriculum, charter school, enrichment classes, co op, field trip, allotment, tutoring
field trip, school trip, class outing: school groups, museum, educational program, nature center, bus, reservations, outdoor school, aquarium
certification, certificate, certified, get licensed: training course, exam, license, continuing education, safety card, renewal, credentials
hobby, hobbies, pastime, hobbyist: crafts, club, classes, hobby shop, models, collectors, radio control, gardening, games
board games, chess, dungeons and dragons, card games, bridge game: game store, game night, chess club, tournament, hobby shop, miniatures, cards, comics
bingo, gambling, casino, lottery, pull tabs: charitable gaming, bingo hall, raffle, poker, fundraiser, permit, tickets
escape room, laser tag, paintball, axe throwing: team building, birthday party, family fun, group activity, puzzles, booking, indoor
comics, comic con, cosplay, anime: convention, comic shop, collectibles, costume contest, games, fans, panels
book, books, read, reading: bookstore, library, author signing, book club, used books, literacy, publisher, story time, novels
bookstore, used books, library: books, reading, author event, magazines, story hour, computers, local authors, book sale
writer, write a book, writing, author, poet: writing workshop, publisher, editor, book signing, poetry, self publishing, writers guild, literary
book club, poetry, poetry reading, open reading: library, bookstore, author, discussion, literary, spoken word, writers
collect, collector, collectibles, coins, stamps: coin shop, antiques, appraisals, show, sports cards, memorabilia, gold and silver, hobby
antique, antiques, vintage, old furniture: antique store, consignment, restoration, estate sale, appraisals, collectibles, refinishing, auction
conference, conferences, convention, conventions, summit meeting: convention center, registration, keynote, exhibitors, attendees, hotel block, meeting planner, sessions, breakout, sponsors
conference room, meeting room, meeting space, rent a room for a meeting: meeting rooms, projector, catering, seating, rental, boardroom, hotel, coworking, banquet
meeting, meetings, meet, meet up, meetup: agenda, monthly meeting, meeting room, members, zoom, board, public, minutes, luncheon
networking, network, meet people, make contacts, mingle: chamber, mixer, business after hours, luncheon, members, referrals, professionals, young professionals, connections
mixer, business after hours, social hour, happy hour: networking, chamber, appetizers, members, drinks, host, no host bar, reception
ribbon cutting, grand opening, open house: chamber, new location, refreshments, door prizes, celebrate, ambassadors, tour, public invited
chamber, chamber of commerce, business association: membership, luncheon, networking, directory, ribbon cutting, visitor information, board, members, advocacy
keynote, speaker, guest speaker, public speaking: presentation, toastmasters, motivational speaker, conference, luncheon, lecture, emcee, training
toastmasters, afraid to speak, speech: public speaking, club, communication, leadership, meeting, confidence, evaluation
rotary, lions club, kiwanis, elks, moose lodge: service club, weekly lunch, members, scholarships, fundraiser, volunteers, lodge, charity
coworking, shared office, hot desk, work space: office rental, wifi, meeting rooms, membership, entrepreneurs, desk, virtual office, incubator
retreat, retreats, company retreat, team building: lodge, facilitation, group lodging, challenge course, meeting space, workshops, wellness, catering
board meeting, annual meeting, shareholder meeting: board of directors, election, quorum, members, minutes, proxy, agenda, bylaws
town hall, public meeting, city council, borough assembly: public hearing, testimony, agenda, borough, council chambers, mayor, planning commission, comment
volunteer, volunteers, volunteering, give back, lend a hand: volunteer opportunities, nonprofit, community service, sign up, shifts, cleanup, food bank, board member, trail work
donate, donation, donations, give away: nonprofit, thrift store, charity, tax deductible, food bank, pick up, clothing, drop off, contribution
charity, charities, good cause, nonprofit, non profit: foundation, donations, volunteers, fundraiser, grants, mission, 501c3, board
fundraise, fundraiser, fundraising, raise money: auction, gala, raffle, sponsors, donations, benefit dinner, campaign, nonprofit, pledge, grants
raffle, raffles, door prize, prize drawing: tickets, gaming permit, fundraiser, split the pot, prizes, winner, charity, auction
gala, banquet, black tie, formal dinner: fundraiser, awards, catering, tickets, ballroom, sponsors, auction, tuxedo rental, evening gown
benefit, benefit concert, benefit dinner: fundraiser, charity, donations, tickets, spaghetti feed, auction, medical bills, memorial
sponsor, sponsors, sponsorship: event sponsor, donors, partnership, logo, levels, fundraising, advertising, supporters
community service, court ordered service, service hours: volunteer, nonprofit, cleanup, community work, school requirement, students
party, parties, celebrate, bash: party rental, catering, birthday, venue, dj, balloons, decorations, cake, hall rental, event planner
birthday, birthdays, birthday party, birthday cake: cake, party room, bowling, balloons, kids party, trampoline, gifts, inflatable, bakery
wedding, weddings, bride, get married, marry: wedding venue, officiant, florist, photographer, catering, dress, cake, reception, dj, rings, elopement
elope, elopement, glacier wedding, marriage on a mountain: helicopter, officiant, photographer, marriage license, glacier, adventure wedding, bouquet
engagement, propose, proposal, engagement ring: jeweler, diamond, ring, photographer, romantic, gold nugget, wedding, flightseeing
graduation, graduate, prom, homecoming: cap and gown, senior portraits, limo, tuxedo, party, announcements, scholarships, formal dress
funeral, funerals, burial, memorial service: funeral home, cremation, obituary, cemetery, flowers, headstone, casket, celebration of life, grief
event, events, happening, happenings, going on: event calendar, festival, concert, community event, event planner, tickets, venue, exhibits, date
event planner, plan an event, party planner, organize an event: event planning, coordinator, venue, catering, rentals, decor, weddings, conferences, logistics
event rental, tables and chairs, party supplies, folding chairs: party rental, tents, linens, dishes, stage, chairs, delivery, canopy
venue, venues, hall, rent a hall, place for a party: event space, banquet hall, hall rental, capacity, catering, kitchen, reception, meeting room, stage
stage, stage lights, event production, lights and sound: sound system, concert, rental, rigging, audio visual, technicians, backdrop
decorate, decorations, decor, balloons: party supplies, event decor, florist, centerpieces, holiday lights, interior design, rental
costume, costumes, dress up, mask, masks: costume shop, halloween, theatre, rental, masquerade, wigs, makeup, face painting
invite, invitation, invitations, rsvp: printing, announcements, wedding invitations, calligraphy, registration, cards, evite, stationery
ticket, tickets, admission, get in, entry: box office, buy tickets, admission fee, online sales, seats, sold out, advance, general admission, event
reserve, reservation, reservations, booking, booked: book online, availability, deposit, cancellation policy, reservations required, call ahead, tours, lodging, tables
cancel, cancelled, refund, cancellation: cancellation policy, refund policy, deposit, rescheduled, nonrefundable, postponed, travel insurance
register, sign up, enroll, signup: registration form, deadline, online registration, fee, class, limited space, membership, participants
deadline, due date, last day, closing date: application, submission, registration closes, early bird, late fee, proposals, renewal
schedule, schedules, timetable, calendar, agenda: event calendar, dates, times, hours of operation, departures, bookings, appointment, season schedule
appointment, appointments, walk in, drop in: by appointment, scheduling, walk ins welcome, call, consultation, online booking, clinic, salon
free, no charge, for free, costs nothing, complimentary: free admission, no cost, donation, free event, open to the public, library, community, free class
cheap, inexpensive, low cost, affordable, on a budget: discount, budget, thrift, hostel, sale, reasonable rates, sliding scale, coupons, bargains
expensive, luxury, fancy, high end, splurge: luxury lodge, fine dining, exclusive, private charter, premium, five star, upscale, custom, spa
discount, discounts, coupon, coupons, deal, deals: special offer, sale, savings, military discount, senior rate, promo code, clearance, membership, early bird
price, prices, cost, costs, how much: rates, fee, quote, estimate, pricing, per person, package, per hour, admission
fee, fees, charge, charges, dues: rates, membership dues, permit fee, admission, registration fee, deposit, nonrefundable, waived
estimate, estimates, quote, quotes, bid: free estimate, contractor, proposal, pricing, rates, consultation, written quote, inspection
tip, tips, gratuity, tipping: gratuity included, tour guide, driver, server, restaurant, advice
gift card, gift certificate, voucher: gift cards, purchase, redeem, spa, restaurant, present, store, online
holiday, holidays, festive season: christmas, bazaar, gifts, closed, celebration, holiday party, parade, winter, decorations
christmas, xmas, santa, santa claus, yuletide: christmas tree, holiday bazaar, gifts, santa visits, north pole, tree lighting, caroling, nutcracker, lights, toys
christmas tree, tree lot, holiday lights, christmas lights: tree farm, tree lighting, decorations, light display, lot, wreaths, cutting permit, installation
new year, new years eve, midnight party: fireworks, party, celebration, champagne, torchlight parade, dance, countdown
easter, egg hunt, easter bunny: brunch, spring, church service, children, candy, community
halloween, trick or treat, haunted house, pumpkin: costume party, candy, trunk or treat, pumpkin patch, corn maze, kids
thanksgiving, turkey, turkey trot: community dinner, food drive, run, holiday closure, blessing basket, pies
valentine, valentines, valentines day: flowers, chocolates, romantic dinner, couples, jewelry, gifts, date night, dance
mothers day, fathers day, mother day: brunch, flowers, gifts, spa, jewelry, tea, restaurant, fishing
fourth of july, independence day, july 4th: parade, fireworks, race, picnic, festival, mount marathon, rodeo, barbecue
memorial day, veterans day, labor day: ceremony, parade, weekend, flags, veterans, campground opening, holiday sale
st patricks day, irish, cinco de mayo: pub, green beer, parade, celtic music, margaritas, party, dance
spring, springtime, march april: spring break, breakup, birding, garden, cleanup, tire changeover, shorebird migration, spring skiing
summer, summertime, summers, july: summer camp, midnight sun, fishing, tours, seasonal jobs, festivals, farmers market, hiking, gardening
fall, autumn, september: fall colors, hunting season, harvest, berry picking, aurora, winterizing, back to school, corn maze
winter, wintertime, winters, winter months: skiing, aurora, snowmachine, dog mushing, snow removal, ice fishing, winter tours, heating, winterize, snowshoe
winterize, winterizing, get ready for winter: winter storage, antifreeze, blow out lines, furnace service, boat, rv, tire change, insulation
season, seasonal, off season, open season: seasonal jobs, summer season, hunting season, closed for winter, rates, may to september, year round, opening
year round, all year, open in winter: open year round, winter hours, resident, lodging, guides, tours, aurora
morning, mornings, early, dawn, sunrise: breakfast, coffee, early departure, morning class, opens early, bakery
noon, midday, lunch hour, lunchtime: lunch, luncheon, brown bag, chamber lunch, deli, noon concert, cafe
afternoon, afternoons: matinee, tea, half day tour, after school, afternoon departure, class, happy hour
evening, evenings, after work, dusk, sunset: dinner cruise, evening class, live music, happy hour, performance, after hours
night, nights, nightlife, night out, late night: bar, live music, dancing, aurora, nightclub, late hours, stargazing, comedy, open late
weekend, weekends, saturday, sunday: weekend getaway, saturday market, brunch, festival, cabin, day trip, garage sale, open house
weekday, weekdays, monday, tuesday, wednesday: business hours, weekly class, monday through friday, evening, office hours, meeting
friday, thursday, thursday night: first friday, live music, art walk, concert, happy hour, weekend, date night
today, tonight, this evening, right now: event calendar, same day, open now, live music, happening, last minute, walk in
tomorrow, next week, this week, this weekend: event calendar, upcoming, schedule, registration, weekend events, concerts
monthly, every month, weekly, every week: recurring, regular meeting, first tuesday, series, subscription, newsletter, class
annual, annually, yearly, every year, once a year: annual event, festival, anniversary, banquet, conference, annual report, tradition, renewal
last minute, short notice, at the last moment: same day booking, availability, standby, walk in, emergency, open seats, rush order
24 hours, open late, around the clock, all night: emergency service, 24 hour, after hours, diner, convenience store, on call, towing
emergency, urgent, right away, asap: 24 hour service, emergency repair, on call, dispatch, same day, rescue, towing, clinic, troopers
hours, opening hours, what time, when open: business hours, schedule, open daily, seasonal hours, closed, monday, phone, holiday closure
rush, rush order, hurry, quick turnaround: same day, expedited, while you wait, overnight, printing, express, delivery
anniversary, centennial, milestone: celebration, annual, history, banquet, dinner, gala, gift, jubilee
old fashioned, nostalgia, good old days: historic, antiques, vintage, soda fountain, roadhouse, museum, classic cars
weld, welding, welder, welders: welding shop, fabrication, steel, aluminum, mobile welding, certified welder, metal repair, boat welding, pipe welding, welding class
metal, metals, steel, aluminum, iron: fabrication, welding, metal supply, machine shop, sheet metal, roofing, ornamental iron, scrap, cutting
machinist, machine shop, lathe, milling: machining, cnc, metal fabrication, custom parts, engine rebuild, drilling, precision, repair
blacksmith, forge, blacksmithing, wrought iron: ornamental iron, forging class, metal art, knives, railings, farrier, handmade
fabricate, fabrication, custom metal, sheet metal: metal fabrication, welding, cnc plasma, laser cutting, railings, duct work, aluminum, steel
powder coating, sandblasting, sandblast: metal finishing, coating, rust removal, wheels, industrial painting, media blasting, trailers
wood, woodworking, woodworker, carpentry, carpenter: cabinets, custom furniture, lumber, sawmill, finish carpentry, hardwood, burl, wood shop, trim
lumber, plywood, boards, two by four: lumber yard, building supply, sawmill, rough cut, hardware store, timbers, siding, delivery
sawmill, mill logs, portable mill: rough cut lumber, timbers, milling, log home, spruce, slabs, custom sawing
furniture, table, chair, cabinet, cabinets: custom furniture, cabinet maker, furniture store, woodworking, refinishing, used furniture, rustic, delivery
refinish, refinishing, restore, restoration: furniture restoration, wood floors, antiques, staining, upholstery, auto restoration, sanding
tool, tools, hand tools, power tools: hardware store, tool rental, tool repair, tool library, equipment, saws, drills, sharpening, makerspace
tool rental, rent a tool, rent equipment, equipment rental: rental center, excavator, generator, scaffolding, daily rate, trailer, pressure washer, compressor, lift
hardware, hardware store, nails, screws, bolts: fasteners, building supply, lumber, paint, tools, plumbing supplies, keys cut, industrial supply
makerspace, maker, 3d printing, laser cutter: workshop, tools, fab lab, prototyping, membership, electronics, classes, invention
scaffold, scaffolding, ladder, ladders: equipment rental, construction, painters, boom lift, safety, access, roofing
compressor, air compressor, pressure washer: equipment rental, repair, pressure washing, nail gun, industrial supply, sandblasting
handyman, odd jobs, fix it, honey do list, fix things: home repair, maintenance, carpentry, drywall, assembly, small jobs, plumbing, painting
fix, fixes, fixing, repair, broken: repair shop, maintenance, technician, parts, service call, handyman, mechanic, replacement, restoration
electronics, electronic, gadget, gadgets: electronics repair, components, audio, tv, installation, computer, phone repair, circuit, avionics
radio, radios, radio station, am fm: broadcasting, public radio, two way radio, advertising, vhf, announcer, music, ham radio, antenna
two way radio, walkie talkie, vhf, cb radio: communications, marine radio, handheld, radio shop, repeater, installation, dispatch, rental
ham radio, amateur radio: radio club, license exam, antenna, emergency communications, repeater, operators
marine electronics, fish finder, depth finder, radar: chart plotter, sonar, vhf radio, installation, garmin, furuno, autopilot, boat
tv, television, tv set, antenna: tv repair, cable, satellite dish, installation, broadcasting, station, mounting, streaming
phone, phones, cell phone, cracked screen: phone repair, screen replacement, wireless, cellular, carrier, prepaid, unlocked, accessories
internet, wifi, web access, slow internet: broadband, provider, fiber, satellite internet, starlink, hotspot, library computers, installation
appliance, appliances, washer, dryer, refrigerator, stove: appliance repair, appliance store, technician, parts, installation, used appliances, freezer, warranty
tv repair, stereo, vcr, camera repair: electronics repair, audio, technician, home theater, parts, warranty
watch repair, wristwatch, clock, clocks: clock repair, jeweler, watch battery, antique clocks, watchmaker, bands
drone, drones, uav, quadcopter: aerial photography, drone pilot, survey, mapping, faa part 107, inspection, video, unmanned aircraft
aerial photo, aerial photography, photo from above: drone, survey, mapping, helicopter, real estate, imagery, lidar
remote control, rc, model airplane, model train: hobby shop, radio control, model railroad, flying club, kits, batteries
battery bank, inverter, batteries: off grid, solar, battery store, marine batteries, rechargeable, charger, power system
antenna tower, tower, cell tower: tower climber, telecommunications, installation, microwave, wireless, engineering
satellite, satellite dish, satellite tv: installation, dish, internet, starlink, provider, remote, receiver, antenna
print, prints, printing, printer, printed: print shop, copies, business cards, brochures, banners, posters, screen printing, large format, design
copy, copies, photocopy, scan, fax: copy center, print shop, scanning, fax service, blueprints, binding, library, shipping store
business cards, brochure, brochures, flyer, flyers: printing, graphic design, print shop, postcards, distribution, rack cards, layout, logo
sign, signs, signage, banner, banners: sign shop, vinyl lettering, vehicle wraps, neon, decals, trade show display, posts, permit
sticker, stickers, decal, decals, vehicle wrap: vinyl, vehicle wraps, sign shop, custom stickers, window tint, graphics, lettering
t shirt, t shirts, hoodie, screen print, embroidery: screen printing, custom apparel, uniforms, logo wear, promotional products, hats, team jerseys
engrave, engraved, engraving, laser engraving: trophies, plaques, awards, gifts, laser, nameplates, jewelry, glass etching
poster, posters, large format, blueprint: print shop, plotter, banners, lamination, photo prints, wide format, signs
promotional items, swag, logo pens, giveaways: promotional products, branded merchandise, mugs, apparel, corporate gifts, trade show
logo, logos, graphic design, design my sign: graphic designer, branding, illustration, marketing, business cards, website, print
newspaper, newspapers, magazine, magazines: publisher, advertising, classifieds, subscription, news, editor, journalist, printing, press
rubber stamp, notary stamp, name tag, badges: stamps, engraving, name badges, printing, office supply, notary
security, secure, safe, safety, guard: security guard, alarm system, cameras, patrol, locks, monitoring, safes, event security, access control
alarm, alarms, burglar alarm, fire alarm: security system, monitoring, installation, smoke detector, fire protection, cameras, sensors
camera system, security cameras, surveillance, cctv: video surveillance, installation, monitoring, alarm, dvr, remote viewing, access control
burglar, burglary, break in, stolen, theft, thief: security system, locksmith, police report, insurance claim, cameras, alarm, locks, watch
lock, locks, locksmith, rekey, door lock: deadbolt, key cutting, safes, lockout, access control, door hardware, keyless entry
safe box, gun safe, vault, valuables: safes, locksmith, storage, safe deposit, gun cabinet, fireproof, delivery
background check, fingerprint, fingerprints, fingerprinting: background screening, fingerprint cards, livescan, employment, license, investigator, records
private investigator, detective, investigate: investigations, surveillance, background check, process server, attorney, missing persons
drug test, drug screen, alcohol test: drug testing, collection site, dot physical, employment, laboratory, compliance, sample
fire extinguisher, smoke detector, carbon monoxide: fire protection, inspection, alarm, safety supply, extinguisher service, sprinkler
safety training, osha, hazwoper, hard hat: safety equipment, certification, osha class, first aid, north slope training, compliance, consultant
laundry, laundromat, wash clothes, dirty clothes, washing: coin laundry, showers, dry cleaning, wash and fold, washers, dryers, linen, drop off
shower, showers, place to shower: laundromat, public showers, campground, rv park, harbor, gym, towels, pool
dry cleaning, dry cleaner, iron shirts, press: cleaners, alterations, laundry, wedding dress cleaning, leather, drapes, pickup
storage, storage unit, self storage, store my stuff: mini storage, heated storage, rv storage, boat storage, units, climate controlled, moving, containers, vehicle storage
cold storage, freezer space, freezer, keep frozen: frozen, fish storage, freezer locker, refrigerated, cold storage warehouse, ice, coolers
container, containers, conex, shipping container: conex sales, storage container, rental, freight, barge, delivery, modification
car storage, store my rv, winter storage: indoor storage, vehicle storage, heated, boat storage, fenced yard, monthly rate
move, moving, movers, relocate, relocation: moving company, packing, truck rental, storage, household goods, boxes, freight, real estate agent, barge
box, boxes, packing, bubble wrap: packing supplies, moving, shipping store, mailbox, cartons, tape, fish boxes
ship a package, shipping, mail, parcel, package: shipping store, post office, ups, fedex, packing, overnight, mailbox rental, freight, tracking, customs forms
ship my car, car shipping, vehicle transport: auto transport, barge, freight, port, roll on roll off, driveaway, ferry
freight, barge, cargo, haul freight: freight forwarder, barge line, trucking, air cargo, logistics, shipping, container, port, expediting
courier, deliver, delivery, messenger: delivery service, same day, parcels, driver, expediter, grocery delivery
mailbox, po box, mail forwarding: mailbox rental, packages, post office, shipping store, virtual address, notary
shop for me, expediter, personal shopper, rural shopping: expediting, bush orders, groceries, freight, air taxi, purchasing, delivery
gift, gifts, present, presents, gift basket: gift shop, souvenirs, gift baskets, handmade, jewelry, local made, toys, gift wrap, chocolates, art
souvenir, souvenirs, keepsake, memento, trinket: gift shop, t shirts, ulu, native crafts, mugs, jewelry, made locally, postcards, magnets
gift shop, bring home, something to take home: souvenirs, local made, smoked salmon, native art, birch syrup, jewelry, ulus, jams, chocolates
postcard, postcards, greeting card, stationery: cards, gift shop, photography prints, calendars, stamps, printing, artists
jewelry, jewellery, necklace, earrings, bracelet: jeweler, gold nugget, handmade jewelry, beads, silver, jade, jewelry repair, gems, custom design
jeweler, ring, rings, diamond, gold ring: engagement rings, custom jewelry, ring sizing, gold, repair, appraisals, gemstones, wedding bands
sell gold, cash for gold, pawn shop: gold buyer, pawn loan, coins, jewelry, precious metals, nuggets, scrap gold, assay
jade, gemstone, gem, gems, hematite: jewelry, rock shop, lapidary, carvings, gold nugget, gift shop, polished stones
ivory, walrus ivory, scrimshaw, baleen, fossil ivory: ivory carving, native art, carver, mammoth ivory, gallery, bone, jewelry, baleen basket
bone, antler, horn, antler art: carving, knife handles, chandelier, taxidermy, buttons, craft, skull, scrimshaw
mammoth, mammoth tusk, mastodon: fossil ivory, museum, exhibit, carving, paleontology, ice age
candle, candles, soap, soaps, lotion: handmade soap, gift shop, natural skin care, beeswax, scents, bath products, fireweed
toy, toys, doll, dolls, stuffed animals: toy store, gifts, children, hobby shop, puzzles, native dolls, toy drive
flag, flags, flagpole: flag store, banners, veterans, poles, state flag, patriotic
birch syrup, honey, bees, beekeeper: local honey, syrup, beekeeping, gift shop, jam, candy, farm, hives
chocolate, fudge, candy, sweets: candy store, gift box, truffles, fudge shop, ice cream, factory tour, confections
vibration, vibrate, shaking, shakes, wobble, shimmy: wheel balancing, alignment, tire shop, suspension, mechanic, driveline, motor mounts, auto repair
leak, leaks, leaking, drip, dripping: oil leak, plumber, roof repair, gasket, seal, radiator, pipe repair, water damage, mechanic
oil leak, puddle under my car, losing oil: gasket, seal, mechanic, oil change, auto repair, engine repair, radiator
no heat in my car, car heater, defrost, air conditioning in car: heater core, coolant, thermostat, auto repair, blower motor, mechanic, ac service
in the ditch, stuck in snow, slid off, stuck in mud: winch out, tow truck, recovery, roadside assistance, tire chains, four wheel drive
wipers, wiper blades, washer fluid: auto parts, windshield, winter blades, auto service, convenience store, mechanic
antifreeze, coolant, radiator: cooling system, auto parts, radiator shop, flush, winterize, mechanic, leak
belt, belts, timing belt, fan belt: auto parts, mechanic, engine, industrial supply, replacement, squeal
axle, driveline, drive shaft, differential: driveline shop, four wheel drive, bearings, cv joint, gear, trailer parts, mechanic
mobile mechanic, come to my house mechanic, on site repair: mobile repair, house calls, roadside, field service, diesel, small engine, heavy equipment
truck topper, camper shell, bed liner: truck accessories, spray liner, tonneau cover, racks, installation, fiberglass
window tint, tinted windows, sunroof: auto glass, vehicle film, vinyl, detailing, installation, upholstery
hybrid, fuel efficient, gas mileage: electric vehicle, economy car, tune up, dealership, tires, rental
car seat, booster seat, child seat: safety check, installation, baby gear rental, health department, loaner, infant
speeding ticket, traffic ticket, pulled over: traffic court, attorney, fine, police, defensive driving, license points, troopers
hit a moose, hit a deer, animal collision: collision repair, auto body, towing, insurance claim, road kill list, troopers, windshield
fleet, company vehicles, work trucks: fleet service, vehicle leasing, commercial accounts, maintenance, fuel card, wraps, gps tracking
sell my boat, used boat, boat for sale: boat broker, marine sales, yacht broker, survey, consignment, classifieds, permit, vessel documentation
anchor, anchors, buoy, buoys: marine supply, ground tackle, mooring, rope, commercial fishing gear, crab line, chain
rope, ropes, cordage, cable, chain, rigging: rigging shop, marine supply, slings, wire rope, knots, industrial supply, climbing, hardware
net, nets, mend nets, seine: net shop, web, commercial fishing gear, gillnet, hanging, corks, lead line
survival suit, immersion suit, life raft: marine safety, inspection, raft repacking, drill conductor, coast guard, training, flares
tug, tugboat, towboat: barge, marine towing, salvage, ship assist, vessel, crew, tank barge
lighthouse, shipwreck, maritime history: museum, boat tour, harbor, historic, maritime, lecture, artifacts
oar, oars, rowing, row, rowboat: rowing club, drift boat, crew team, raft frame, skiff rental, lake, oarlocks
marine store, boat supplies, ship chandler: marine supply, commercial fishing gear, rope, paint, electronics, boots, parts
boat cover, canvas work, sails, tarps: canvas shop, custom sewing, upholstery, shrink wrap, vinyl, sailmaker, tarpaulin
sink, sank, sunk, sinking boat: marine salvage, diver, bilge pump, towing, oil spill, insurance, coast guard
ski plane, glacier landing, land on snow: flightseeing, denali, bush plane, helicopter, base camp, glacier, air taxi
afraid of flying, scared to fly, turbulence: ferry, train, road trip, counseling, scenic drive, motorcoach
medevac, air ambulance, ambulance: emergency medical, critical care, flight nurse, paramedic, membership, transport, hospital
aviation museum, old airplanes, warbirds: aviation heritage, air show, hangar, exhibits, pilots, vintage aircraft
air show, airshow, thunderbirds: military base, aircraft, aerobatics, family, open house, aviation
missed my flight, delayed, layover, stopover: airport hotel, shuttle, day room, luggage storage, city tour, airline, overnight
village flight, fly to the village, commuter flight: air taxi, scheduled service, rural, commuter airline, mail, freight, charter
arctic circle, dalton highway, ice road, haul road: arctic tour, pipeline, coldfoot, van tour, truckers, gravel highway, brooks range, prudhoe bay
pipeline, oil field, north slope, prudhoe: oilfield services, camp jobs, rotation, drilling, safety training, remote camp, tour, trucking
denali, mckinley, tallest mountain: national park, flightseeing, bus tour, climbing, lodge, train, viewing, talkeetna, mountain guides
city tour, walking tour, see downtown: guided walk, historic, trolley, downtown, segway, food tour, sightseeing, guide
food tour, culinary tour, taste the local food: restaurants, seafood, brewery tour, tastings, chef, walking tour, local flavors
brewery tour, beer tour, distillery, tasting room: craft beer, brewpub, spirits, tasting, taproom, cider, growler, meadery
ghost tour, haunted, ghosts, spooky: walking tour, historic hotel, paranormal, evening, legends, cemetery
hidden gem, off the beaten path, away from crowds, secret spots: remote lodge, small town, local guide, back roads, scenic, quiet, private tour
peaceful, quiet, solitude, peace and quiet, unplug: retreat, remote cabin, secluded, lodge, lakefront, wilderness, spa, meditation
crowd, crowds, crowded, busy season: shoulder season, private tour, small group, reservations, peak season, remote
explore, exploring, discover, discovery, wander: guided tour, trails, self guided, museum, adventure, expedition, kayak, map
expedition, expeditions, trekking, long trek: guide service, logistics, remote, mountaineering, wilderness, gear, rafting, arctic
photo tour, wildlife photography, photo safari: photographer guide, bear viewing, aurora, workshop, eagles, telephoto, small group
eco tour, ecotourism, nature tour, naturalist: guided, interpretive, wildlife, natural history, small group, birding, kayak, conservation
farm tour, farm visit, agritourism, pick your own: u pick, animals, petting, pumpkin, dairy, peonies, reindeer, farm stand
factory tour, see how it is made, behind the scenes: brewery, chocolate, cannery tour, fish hatchery, museum, studio tour
travel insurance, trip insurance, trip protection: insurance agent, cancellation, medical evacuation, policy, travel agency, coverage
group travel, tour operator, package tour, dmc: motorcoach, itinerary, destination management, group rates, incentive, cruise tour, receptive operator
tour bus, sightseeing bus, hop on hop off: motorcoach, narrated tour, city tour, driver guide, group charter, trolley
concierge, butler, vip: personal assistant, luxury travel, hotel, reservations, private tours, errands
homestay, stay with a family, exchange student: host family, exchange program, boarding, culture, language, bed and breakfast
pets welcome, pet friendly, bring my dog, dogs allowed: pet friendly lodging, dog friendly, campground, kennel, pet fee, trails, dog park
dog, dogs, puppy, puppies, pup: veterinarian, kennel, dog training, grooming, boarding, dog park, pet store, sled dogs, adoption, walking
cat, cats, kitten, pets, pet: veterinarian, pet store, grooming, boarding, animal shelter, pet sitting, adoption, rescue
dog boarding, kennel, kennels, pet sitting, leave my dog: boarding kennel, doggy daycare, pet sitter, dog walking, vaccinations, overnight care
propane, camp stove, butane, cylinder: propane delivery, refill, tank exchange, outdoor store, heating, appliances, gas fitter
cooler, coolers, ice chest, bag of ice: ice, dry ice, fish box, party supplies, fishing gear, convenience store, rental
trail food, freeze dried, camp food, rations: outdoor store, meals, backpacking, emergency food, jerky, energy bars, grocery
purify water, water filter bottle, giardia: water purification, camping gear, outdoor store, tablets, testing, boil
leave no trace, pack it out, wilderness ethics: outdoor school, backcountry, stewardship, training, nols, camping
outdoor school, wilderness school, outdoor education: environmental education, youth, leadership, field camp, backpacking, instructors, nature
trail work, build trails, trail crew: trail building, volunteers, conservation corps, chainsaw, youth crew, boardwalk, seasonal job
trekking poles, hiking boots, blister: outdoor store, gear rental, foot care, moleskin, footwear, trail
tired legs, sore, sore muscles, aching: massage, hot tub, physical therapy, chiropractor, sauna, sports medicine, spa
camouflage, camo, decoy, duck blind: hunting gear, sporting goods, waterfowl, army surplus, clothing, duck hunt
army surplus, military surplus, surplus store: bunny boots, camping gear, winter clothing, tents, parkas, used gear
drop off hunt, do it yourself hunt, unguided, transporter: air taxi, fly in, caribou, moose, raft rental, gear rental, remote camp
wild meat, venison, caribou meat, sausage: game processing, butcher, reindeer sausage, smoked, jerky, meat market, seasoning
horns, skull, skulls, european mount: taxidermy, skull cleaning, beetles, antlers, bleaching, trophy
beaver, porcupine, squirrel, marmot, hare: trapping, wildlife, fur, pest control, nature center, tracks
bat, bats, mice, mouse, rats, pests: pest control, exterminator, traps, rodents, exclusion, inspection
bee, butterfly, insects, spiders: pest control, beekeeping, entomology, garden, honey, nature center
chicken, chickens, hens, goats, livestock: feed store, farm, poultry, eggs, 4h, hay, dairy, fencing, veterinarian
bird feeder, bird seed, hummingbird: feed store, backyard birding, audubon, pet store, garden center, nature center
stray, stray dog, loose dog, animal control: animal shelter, lost pets, humane society, leash, adoption, license
electric fence, fence, fencing, gate: fence contractor, chain link, livestock, bear fence, wood fence, installation, dog kennel
greenhouse, hoop house, high tunnel: greenhouse kits, growing season, vegetables, nursery, seedlings, grant, installation
garden, gardens, gardening, grow vegetables: garden center, nursery, seeds, topsoil, master gardener, greenhouse, community garden, compost, landscaping
hay, straw, horse feed, animal feed: feed store, farm, livestock, bales, delivery, pasture
harvest, crops, farm, farms, farmer: farmers market, vegetables, csa, produce, agriculture, farm stand, growers, tractor, fair
firefighter, fire department, put out fires: volunteer fire, training, emt, wildland crew, smoke detectors, hiring, fire station
police, cop, cops, trooper, troopers: law enforcement, dispatch, report, academy, public safety, village safety officer, background check
lifeguard, lifeguards, pool job, water safety: swimming pool, red cross certification, cpr, part time job, swim instructor, aquatics
drown, drowning, cold water, fall overboard: water safety, life jackets, swim lessons, boating safety, survival class, rescue
extreme cold gear, arctic gear, expedition clothing: parka rental, bunny boots, winter clothing, outdoor gear, aurora tour, snowmachine suit
umbrella, sunscreen, sunglasses: eyewear, optician, outdoor store, sunny, drugstore, polarized
sun, sunny, sunshine, heat wave: outdoor dining, patio, beach, lake, solar, sunscreen, picnic, festival
fog, foggy, mist, overcast: flight delays, marine forecast, lights, visibility, navigation, radar
icicles, ice dam, snow on the roof, roof shoveling: roof snow removal, steaming, heat tape, gutters, roofer, insulation
muddy, dirt, gravel, sand: gravel delivery, topsoil, excavation, driveway, dust control, landscaping, sand and gravel
erosion, riverbank, washed out: bank stabilization, engineering, rip rap, relocation, permits, excavation, village
surveyor, land survey, property lines, boundary: surveying, plat, subdivision, mapping, gps, easement, legal description, engineer
land, acreage, plot, lot, property: real estate, remote land, survey, title, homestead, lots for sale, land sale, recreational property
borrow, borrowing, lend, loan out: library, tool library, rental, loan, gear loaner, equipment, interlibrary
rent, rents, renting, rental, hire out: rental shop, lease, equipment rental, car rental, cabin rental, daily rate, deposit, gear, apartments
hang, hanging, mount on the wall: handyman, tv mounting, picture framing, installation, gallery hanging, shelves
assemble, put together, assembly: handyman, furniture assembly, installation, kit, equipment, playground
install, installs, installation, installer, put in: contractor, electrician, licensed, technician, mounting, setup, wiring
build, builds, building, builder, construct: contractor, construction, carpenter, general contractor, log homes, remodeling, permits, design
dig, digging, ditch, trench, hole: excavation, backhoe, trenching, utilities locate, mini excavator rental, septic, foundation
drill, drilling, bore, auger: well drilling, exploration drilling, geotechnical, tool rental, pilings, core, ice auger
haul, hauling, carry, transport heavy: trucking, flatbed, freight, dump truck, junk removal, trailer, gravel
demolish, demolition, tear down, knock down: demolition contractor, excavator, abatement, salvage, dumpster, permit
concrete, cement, foundation, slab: concrete contractor, ready mix, cutting, pumping, foundation repair, masonry, finishing
pressure wash, mildew, moss, clean siding: pressure washing, deck cleaning, roof moss, soft wash, staining, exterior
clean, cleaning, cleaner, cleaners, scrub: janitorial, house cleaning, carpet cleaning, window washing, commercial, maid service, deep clean
carpet, rug, rugs, carpet stain: carpet cleaning, flooring store, upholstery cleaning, installation, steam clean, furs
window, windows, window washing, broken window: glass shop, window replacement, washing, glazier, screens, energy efficient
chimney, wood stove, soot, fireplace: chimney sweep, stove installation, inspection, pellet stove, hearth, stovepipe, firewood
burn, burning, brush pile, burn barrel: burn permit, fire season, forestry, brush hauling, fire department, wood stove
smell, smells, stink, odor, stinky: septic pumping, drain cleaning, odor removal, air duct cleaning, mold, exhaust leak, gas leak
mold, mildew smell, damp, musty: mold remediation, water damage, ventilation, inspection, crawl space, air quality
electrical, electrician, wiring, outlet, sparks: licensed electrician, rewiring, panel upgrade, generator, lighting, code, heat tape
light, lights, lighting, lamp, bulb: lighting store, electrician, led, fixtures, stage lighting, outdoor lights, fluorescent disposal
cord, extension cord, power strip, adapter: hardware store, electrical supply, block heater, electronics, charger, marine
plastic, plexiglass, acrylic, vinyl: plastics supplier, sign shop, cutting, recycling, windows, fabrication
glue, epoxy, resin, sealant: hardware store, boat repair, fiberglass, caulking, marine supply, woodworking
paint store, house paint, stain, varnish: paint supplies, color matching, deck stain, painting contractor, hardware, marine paint
leatherwork, saddle, saddlery, leather repair: saddle maker, leather craft, belts, holsters, shoe repair, tack, sewing
shoe repair, resole, cobbler, broken heel: boots, leather, soles, zipper, stitching, orthopedic
canvas tent, wall tent, tent stove: tent maker, hunting camp, wood stove, canvas shop, outfitter, sewing
inventor, invention, prototype, patent: makerspace, engineering, patent attorney, 3d printing, machine shop, small business development
computer, computers, laptop, pc: computer repair, it support, virus removal, data recovery, networking, sales, training, public access
computer repair, virus, slow computer, crashed hard drive: technician, data recovery, upgrades, backup, it services, malware
games, video games, gaming: arcade, game store, esports, consoles, tournament, board games, family fun
toy train, hobby shop, models, miniatures: model kits, radio control, trains, paints, collectors, hobby
puzzle, puzzles, trivia, quiz night, pub quiz: trivia night, pub, teams, prizes, library, game store
trade, barter, swap, exchange: swap meet, consignment, classifieds, trading post, clothing exchange, co op
trading post, general store, country store: groceries, souvenirs, furs, supplies, fuel, village store, historic, fishing tackle
thrift store, second hand, used clothes, goodwill: donations, consignment, clothing, furniture, bargains, charity, vintage
classifieds, classified ad, craigslist, want ads, for sale: listings, advertising, newspaper, buy sell trade, used, post an ad
lost and found, lost wallet, lost my camera: police, front desk, airport, transit, claim, notice, community board
bulletin board, community calendar, post my event, announce: submit event, event calendar, listing, newsletter, public service announcement, announcements
newsletter, email list, mailing list, subscribe: sign up, updates, chamber, monthly, marketing, events
advertise, ad, ads, advertising, get the word out: marketing, radio, newspaper, directory listing, social media, visitor guide, banners, sponsorship
award, awards, nominate, nomination, hall of fame: recognition, banquet, nominees, ceremony, honor, business of the year, gala, plaque
scholarship, scholarships, money for school: application, students, tuition, foundation, high school seniors, financial aid, deadline, native corporation
grant, grants, funding, arts grant: grant writing, foundation, nonprofit, arts council, application, funding opportunity, community development
arts council, arts center, art association: gallery, classes, grants, performances, artists, membership, community arts, exhibits
art supplies, brushes, canvas, easel: art store, paint, paper, craft supplies, drawing, class, framing
art class for kids, kids crafts, kids art: youth art, summer camp, pottery, paint, after school, studio, creative
tattoo, tattoos, piercing, ink: tattoo artist, studio, body art, custom design, piercings, removal
henna, face painting, face painter, caricature: birthday party, festival, entertainer, body art, booth, kids
calligraphy, hand lettering, handwriting: wedding invitations, class, artist, certificates, signs, art supplies
origami, paper, bookbinding, printmaking: art class, workshop, studio, prints, library, crafts
floral design, wreath, wreath making, centerpiece: florist, workshop, holiday greens, wedding flowers, class, garden club
cooking class, learn to cook, canning, baking class: chef, kitchen, extension office, sourdough, food preservation, workshop, jam
native food, seal, muktuk, fry bread, akutaq: traditional foods, subsistence, potluck, elders, berries, salmon, cultural event
skin sewing, fur sewing, sealskin: class, sea otter, elders, mukluks, fur hats, native artist, thimble
ivory carver, mask carver, native carver: native artist, gallery, walrus ivory, masks, soapstone, silver hand, whalebone
regalia, button blanket, chilkat, robe: weaving, tlingit, dance group, heritage, formline, cultural center, museum
world eskimo indian olympics, native games, high kick, native youth olympics: athletes, traditional, seal hop, ear pull, competition, spectators
native corporation, shareholder, shareholders, ancsa: dividend, annual meeting, regional corporation, village corporation, scholarships, land, subsidiary
clan, clan house, tribal house: totem, tlingit, performance, heritage, carving, historic park, cultural tour
explorer, captain cook, explorers: history, museum, voyage, historical society, monument, maritime, expeditions
world war two, cold war, bunker, missile site: military history, museum, historic site, tour, veterans, fort, lend lease
railroad history, old trains, steam engine: museum, locomotive, train ride, historical society, transportation museum, historic depot
geology tour, earthquake park, seismic museum: exhibit, walking trail, tsunami, museum, 1964, interpretive
lecture series, museum talk, evening lecture: speaker, museum, university, history, science, free admission, library
audio guide, exhibit tour, docent: museum, guided tour, volunteers, school groups, admission, collections
culture pass, museum pass, attraction pass: combined admission, museum, heritage center, discount, shuttle, visitor guide
sound, loud, noisy, hear: concert, audio, muffler, hearing aid, soundproofing, speakers, noise complaint
ballet class, tap, jazz dance, tutu: dance studio, recital, children, leotards, dancewear, lessons
belly dance, pole dance, hula, zumba dance: dance class, studio, fitness, performance, luau, beginners
wine, wine tasting, vineyard, winery: tasting, wine shop, fruit wine, pairing dinner, sommelier, gift
coffee, espresso, latte, cafe, coffee shop: coffee roaster, drive through, pastries, wifi, open mic, art, breakfast
food truck, food trucks, street food, concession: vendors, festival, lunch, reindeer hot dogs, food cart, catering, market
potluck, chili cookoff, cook off, pancake breakfast: community meal, fundraiser, church, fire hall, contest, volunteers
dinner show, salmon bake, cruise dinner: all you can eat, entertainment, theatre, tourists, family, gold rush, outdoor dining
fun, fun things to do, something to do, entertain, entertainment: family fun, attractions, events, live music, arcade, tours, nightlife, festivals, bowling
bored, boring, boredom, nothing to do: activities, events, movies, bowling, museum, tours, classes, clubs, arcade
relax, relaxing, unwind, chill out: spa, massage, hot springs, retreat, yoga, sauna, lodge, float tank
stress, stressed, burned out, need a break: massage, retreat, yoga, counseling, getaway, meditation, spa, wellness
scared, afraid, frightened, nervous: beginner, safety, instructor, counseling, guided, bear safety, confidence
danger, dangerous, risk, risky, hazard: safety, liability insurance, waiver, guide, training, avalanche, inspection, hazardous
waiver, liability, sign a waiver: liability insurance, risk, attorney, outfitter, release form, minors, insurance agent
helmet, helmets, pads, protective gear: bike shop, hockey equipment, motorcycle, safety equipment, climbing, snowmachine, rental
surfboard repair, ski tune, ski wax, edge: ski tuning, waxing, base repair, binding, board shop, ski rental
ski lessons, ski school, learn to ski: instructor, ski area, beginner, kids, rental, snowboard, bunny hill
ski race, ski team, biathlon: nordic, training, junior nordic, coach, rifle range, competition, loppet, wax
figure skating, skating lessons, learn to skate: ice arena, coach, club, recital, rink, competition, beginners
skate sharpening, hockey skates, hockey gear: pro shop, sporting goods, ice arena, used equipment, blades, rink
nordic skating, wild ice, skate on a lake: nordic skates, ice safety, bladerunning, lake, rental, glacier
snow machine tour, snowmobile tour, ride a snowmachine: guided, helmet and suit, glacier, backcountry, rental, winter tour, beginner
kicksled, skijoring, bikejor, dog powered: sled dogs, harness, trails, kennel, musher, club, winter
sled builder, freight sled, dog harness, booties: mushing supplies, dog gear, harnesses, sled maker, feed, outfitter
dog race, sled dog race, sprint race: mushers, fur rendezvous, iditarod, downtown start, spectators, north american, volunteers, bib
reindeer, reindeer farm, rudolph: reindeer tour, walk with reindeer, running of the reindeer, petting, sausage, antlers, christmas, santa house
llama, alpaca, pack animals: farm, fiber, petting, pack trips, yarn, farm tour
rodeo, cowboy, western, ranch: horses, saddle, barrel racing, boots, country dance, fairgrounds, trail ride
hot dog stand, snack, snacks, hungry kids: concession, food truck, convenience store, cafe, ice cream, reindeer hot dog
camp job, remote camp, man camp: rotation, camp cook, housekeeping, north slope, catering, room and board, oilfield
seasonal job, summer job, summer work, seasonal work: tourism jobs, housing provided, deckhand, cannery, guide, lodge staff, driver, hiring, hospitality
tour guide job, driver guide, work outdoors: seasonal employment, naturalist, raft guide, lodge, cdl passenger, interpretive, hiring
pilot job, aviation job, flight attendant: airline careers, hiring, air taxi, flight crew, a and p mechanic, dispatcher, ramp agent
mechanic job, technician job, diesel tech: apprenticeship, hiring, shop, heavy equipment, certification, tools, career
lodge job, camp cook, chef at a lodge: seasonal, room and board, remote lodge, kitchen, hospitality, housekeeping
maritime training, merchant mariner, able seaman: maritime center, captain license, coast guard, twic, stcw, deck, vessel crew
trade school, vocational, apprenticeship, apprentice: welding, electrician, carpentry, mechanic, job corps, union, training center, career
museum job, arts job, curator: nonprofit, collections, education coordinator, internship, gallery, hiring
internship, intern, interns, summer intern: students, college, experience, stipend, mentoring, application, career
guide license, start a tour company, tour business: business license, permits, insurance, commercial use, tourism, marketing, guide registration, state park permit
tourism, travel industry, tourism business: visitors bureau, convention, marketing, tour operators, lodging, visitor industry, bed tax, travel association
bed tax, sales tax on rooms, lodging tax: borough, short term rental, registration, hotel, remit, permit
vendor permit, sell crafts, peddler license: business license, farmers market, craft fair, health permit, booth, solicitor
start a food truck, mobile food permit: health permit, commissary kitchen, business license, vendor, inspection, concessions, food safety
fishing permit business, charter license, limited entry: guide license, permit broker, halibut charter permit, captain, ifq, coast guard license
permit broker, ifq, quota shares: fishing permits, vessel sales, commercial fishing, limited entry, marine broker, loans
crew housing, bunkhouse, seasonal housing: dorm, worker housing, cannery, lodging, room and board, monthly rental
long term, monthly rate, weekly rate: extended stay, apartment, furnished, rv site, storage, rental, lease
group of friends, bachelor party, bachelorette, girls trip: group lodging, charter, spa, limo, cabin, nightlife, wine, adventure
school group, class of kids, youth group: educational program, group rate, field trip, chaperones, overnight, camp, bus
corporate group, company outing, staff party: team building, conference, incentive travel, catering, charter, lodge, holiday party
troop, platoon, unit outing, military family: military discount, recreation, outdoor recreation, base, armed forces, family readiness
church group, mission trip, youth retreat: bible camp, lodge, ministry, group lodging, volunteers, service project
bible camp, church camp, vacation bible school: summer camp, campers, ministry, retreat, lake, counselors, worship
boating class, boater safety, boater education: coast guard auxiliary, power squadron, navigation, life jackets, certification, boating safety
swim lessons, learn to swim, afraid of water: swimming pool, instructor, kids, adult lessons, aquatic center, red cross
avalanche class, avalanche course, beacon practice: avalanche school, backcountry, snowpack, level one, instructor, rescue, transceiver
hunter safety, bow certification, firearm safety: hunter education, fish and game, range, instructor, youth, certification
beekeeping class, soap making, herbal class: workshop, homestead skills, hands on, herbs, extension, beginners
art retreat, writers retreat, artist in residence: residency, cabin, workshop, artists, national park, studio, writing
quilting retreat, craft retreat, scrapbook weekend: lodge, crafts, sewing, group lodging, meals, women
women only, ladies, girls night, for women: womens group, becoming an outdoors woman, spa, paint night, fitness, luncheon, shelter
men, guys, guys trip, mens group: fishing charter, hunting, brewery, barber, lodge, club
grown up camp, adult camp, dance camp, music camp: workshops, retreat, lodging, fiddle, instructors, folk, week long
tutoring, homework, behind in school: tutor, math, reading, learning center, students, after school, library
preschool, kindergarten, daycare, child care: enrollment, montessori, licensed childcare, head start, toddlers, early learning
playgroup, mommy group, new parents: toddlers, parenting class, library, story time, indoor play, baby, support group
holiday gift, stocking stuffer, gift ideas: gift shop, bazaar, handmade, toys, gift card, local made, jewelry, chocolates
gift wrap, wrapping, ribbon: gift shop, shipping store, stationery, holiday, gift baskets, party supplies
corporate gift, thank you gift, client gift: gift baskets, smoked salmon, promotional products, engraved, chocolates, local made
fur hat, fur mittens, sealskin hat, trapper hat: furrier, furs, native made, sea otter, beaver, gift shop, parka
nugget, gold nuggets, gold dust: jewelry, gold buyer, panning, assay, coins, miner, gift shop
silver, turquoise, copper jewelry: jeweler, silversmith, handmade, bracelets, native art, formline, class
silversmith, goldsmith, make jewelry: jewelry class, custom design, metalsmith, casting, stones, studio, beads
ring resize, broken necklace, broken clasp: jewelry repair, jeweler, soldering, ring sizing, stone setting, watch battery
appraise, appraisal, worth, valuation: appraiser, antiques, jewelry, estate, coins, real estate, insurance
pawn, quick cash, collateral: pawn shop, loan, gold, guns, tools, jewelry, electronics
engraved knife, custom knife, knife making: bladesmith, handmade, ulu, antler handle, forging class, gift shop
ulu factory, ulu knife, bowl and ulu: gift shop, native knife, souvenirs, cutlery, manufacturer, tour
made locally, local made, handmade in state: artisans, manufacturers, gift shop, crafts, market, silver hand, local products
mail home, send souvenirs home, ship gifts: shipping store, gift shop, post office, packing, fish box, flat rate
customs form, export permit, take ivory home: cites permit, ivory, furs, fish and wildlife, trophy export, customs broker
moving boxes, moving truck, u haul: truck rental, packing supplies, trailer rental, storage, movers, dolly
ship household goods, pcs, move out of state: moving company, barge, container, military move, storage, auto transport, freight
mini storage, heated storage, dry storage: storage units, security, monthly rental, rv and boat, fenced, access
document shredding, shred, old files: shredding service, records storage, secure destruction, recycling, office, data destruction, documents
records storage, file storage, archive boxes: document storage, scanning, shredding, warehouse, records management, offsite, secure
warehouse, warehouses, loading dock: storage, distribution, forklift, freight, commercial space, logistics, industrial
uniform, uniforms, linens, towels: linen service, laundry, embroidery, rental, work wear, restaurants, hotels
work clothes, carhartt, coveralls, work gloves: work wear, boots, safety supply, uniforms, hardware, outerwear
safety vest, hi vis, safety glasses, respirator: safety supply, industrial, protective equipment, traffic cones, training, work wear
guard dog, dog training, obedience: dog trainer, puppy class, agility, kennel, behavior, search dogs
doorbell camera, keypad, smart home: security, installation, electronics, locks, automation, alarm, electrician
neighborhood watch, patrol, community patrol: security, safety, police, volunteers, neighborhood, trespass
fireproof, sprinkler, fire protection: fire sprinklers, inspection, alarm, extinguisher, code, contractor
hvac, furnace, boiler, heater: heating contractor, furnace repair, boiler service, heating oil, thermostat, plumbing, toyo stove
heating oil, stove oil, out of fuel at home: fuel delivery, tank, furnace, oil tank, heating assistance, toyo, bulk
toyo, monitor stove, oil stove: heater repair, parts, service, fuel, installation, heating
fuel tank, oil tank, tank cleaning: tank installation, welding, removal, spill, inspection, heating oil, fabrication
culvert, driveway, driveways: excavation, gravel, grading, paving, steam thawing, snow plowing
steam, steamer, steaming, thaw truck: pipe thawing, steam cleaning, culvert thawing, roof ice, septic, carpet
crawl space, house leveling, pilings, jack up my house: foundation, leveling, contractor, jacks, adjustable, permafrost, helical piers
dry cabin, one room cabin, rustic cabin: water hauling, outhouse, rental, laundromat, showers, wood stove, off grid
tiny house, tiny home, mobile home: builder, trailer, rv, park, off grid, manufactured home, movers
a frame, kit home, cabin kit, timber frame: log homes, builder, lumber, cabin kits, sips, remote construction
float, floats, drift, float down: float trip, rafting, drift boat, river, floatplane, inflatable, parade, scenic float, tube
play outside, recess, playtime: playground, park, outdoor play, kids, summer camp, sledding, recreation
ride a bike, bike path, bike trail, bike lane: coastal trail, bike rental, cycling, helmet, multi use trail, paved path, commuter
wheel, rim, rims, hubcap: tire shop, alignment, bearings, powder coating, wheel repair, balancing
squeaky, squeaking, creaking: brakes, belt, suspension, lubrication, mechanic, hinges, handyman
stall, stalls, stalling, dies at idle, sputter: fuel filter, carburetor, mechanic, diagnostics, tune up, spark plugs, fuel injection
seat belt, airbag, dashboard: auto body, upholstery, recall, dealership, repair, safety inspection
recall, lemon, car warranty: dealership, consumer protection, service department, extended warranty, attorney, repair
haggle, haggling, negotiate a price: auto sales, dealership, consignment, garage sale, pawn shop, broker, auction
lease a car, car loan, finance a truck: auto loan, credit union, dealership, down payment, interest rate, credit score
hitchhike, hitch a ride, bum a lift: rideshare, shuttle, bus, carpool, hostel, travelers
old school bus, skoolie, bus conversion: rv parts, welding, solar, upholstery, diesel mechanic, tiny house
tractor, tractors, tiller, rototiller: farm equipment, implements, kubota, repair, rental, garden tilling, dealer
log splitter, wood chipper, stump grinder: equipment rental, tree service, firewood, chips, small engine, brush clearing
clear my land, land clearing, brush clearing, overgrown: tree removal, excavation, hydro axe, stump, contractor, firewise, mulching
bear viewing, watch bears, see a bear, bears catching fish: fly in tour, katmai, floatplane, brook falls, guide, salmon, viewing platform, day trip
see moose, spot wildlife, see animals: wildlife tour, refuge, conservation center, binoculars, scenic drive, national park bus
pet an animal, cuddle, feed the animals: petting zoo, reindeer farm, puppies, kennel tour, alpaca, wildlife center
drop a line, wet a line, catch a big one: fishing charter, fishing guide, rod and reel, halibut, salmon, tackle, lake
catch my dinner, catch and cook, fresh catch: fishing charter, salmon, seafood restaurant, fish market, crab, halibut, fillets
first time fisherman, teach my son to fish, kids fishing: family fishing, guide, kids derby, trout, stocked lake, all gear provided
hook, hooks, sinker, line weight: tackle shop, bait, fishing gear, reel, lures, leader, sporting goods
raft rental, rent a raft, paddle gear: oars, frame, dry bags, shuttle, float trip, outfitter, life jackets
dry bag, dry suit, wetsuit: paddling gear, rental, kayak, rafting, dive shop, repair, outdoor store
ice cleats, traction, crampon rental, microspikes: glacier hike, shoe repair, outdoor store, winter walking, gear rental, grippers
walk on a glacier, touch a glacier, glacier trek: guided glacier hike, helicopter landing, crampons, ice climbing, matanuska, half day
blue ice, ice caves, frozen world: glacier tour, winter hike, photography, guide, snowmachine, helicopter
land on a glacier, glacier by helicopter: flightseeing, dog sledding, helicopter tour, icefield, pilot, trek
soar, soaring, glide, glider: flightseeing, paragliding, zipline, scenic flight, eagles, gliding club
splash, water park, water slide, wave pool: indoor water park, swimming, family fun, resort, lazy river, kids
steam bath with friends, cold plunge, polar plunge: sauna, banya, jump in, fundraiser, winter festival, special olympics
ice bar, ice hotel, ice glass: winter resort, ice museum, hot springs, sculptures, martini, tour
sip, drinks, beer, cocktail, pint: bar, brewery, pub, tavern, taproom, happy hour, wine, distillery, liquor license
stretch my legs, fresh air, leg stretch: nature walk, trail, park, scenic pullout, boardwalk, picnic
treasure, treasures, pirate: gold panning, antiques, scavenger hunt, beachcombing, metal detector, geocaching
metal detector, relic, buried coins: gold prospecting, rental, coin shop, hobby, beach, survey
tea, tea house, high tea, afternoon tea: tea room, scones, herbal, loose leaf, gift shop, victorian
spa, pampering, pamper, facial, massage: day spa, massage therapist, hot stones, manicure, sauna, relaxation, gift certificate
legend, legends, myths, folklore, tall tales: storytelling, elders, native culture, museum, gold rush, books, performance
portrait artist, caricatures, paint my dog: artist, pet portraits, commission, illustration, watercolor, gallery
public art, sculpture garden, art walk: murals, gallery, downtown, walking tour, first friday, artists
performing arts, performance, performances, show, shows: concert, theatre, tickets, dance, auditorium, box office, season, stage
audience, spectators, watch a game: stadium, hockey game, tickets, bleachers, league, sports bar, arena
sports bar, watch the game, big screen: pub, wings, televisions, football, beer, pool tables, trivia
cheer, fans, booster club, mascot: school sports, fundraiser, team apparel, stadium, screen printing, concessions
referee, umpire, officials, scorekeeper: league, training, youth sports, officiating, paid per game, tournament
sign my kid up for sports, youth sports, try out: league registration, soccer, hockey, coaches, tryouts, little league, fees, physicals
sports physical, camp physical, dot physical: clinic, exam, doctor, form, medical card, walk in, athletes
injured knee, sprain, pulled muscle, twisted ankle: physical therapy, sports medicine, orthopedic, urgent care, chiropractor, brace
age, ages, old enough, minimum age: age limit, minors, under 12, parent consent, all ages, identification, height requirement
under five, kids free, child price: children free, admission, family rate, age limit, infants, tickets
how many people, capacity, maximum group: occupancy, seating, passengers, group size, venue, banquet, headcount
party of two, party of four, table for six: private room, reservations, restaurant, seating, dinner, private dining
experience, experiences, no experience: training provided, entry level, beginners welcome, guided, unforgettable, skills, resume
skill, skills, improve, practice: training, workshop, lessons, coaching, certification, class, clinic
speak at an event, give a talk, presenter, presentation: conference, call for proposals, speaker, projector, workshop, audience, slides
host an event, host, hosting, put on a show: venue, event planning, permit, insurance, catering, sponsors, promotion, submit event
special event permit, park permit, noise permit: city clerk, park reservation, insurance, liquor permit, road closure, facility use
projector, screen, microphone, av: audio visual rental, meeting room, conference, sound system, technician, video conference
live stream, livestream, zoom meeting, video conference: videography, online event, av services, webinar, remote, broadcast, internet
name badge, registration desk, check in table, swag bag: conference, event registration, attendees, printing, volunteers, exhibitors
exhibitor, exhibitors, exhibit booth, display booth: trade show, booth rental, convention, banners, pipe and drape, registration, sponsors
elevator pitch, pitch contest, startup weekend: entrepreneurs, investors, startup week, competition, mentors, judges, accelerator
business card exchange, speed networking, introduce myself: networking, chamber, mixer, professionals, referrals, luncheon
join, joins, become a member, membership, member: dues, chamber, club, application, benefits, association, annual membership, sign up
association, society, guild, fraternity: members, nonprofit, dues, annual meeting, board, trade association, chapter
union, unions, local hall, brotherhood: labor, apprenticeship, hiring hall, trades, electricians, laborers, teamsters, benefits
food drive, coat drive, toy drive, blood drive: donations, volunteers, food bank, collection, holiday, blood bank, nonprofit
clean beach, beach cleanup, adopt a highway, plant trees: volunteers, environmental, community, conservation, marine debris, arbor day
walk a thon, charity walk, pledge walk, ride for a cause: fundraiser, registration, pledges, cancer, teams, awareness, charity run
crowdfunding, kickstarter, gofundme: fundraising, campaign, startup, donors, pledge, online, project
solstice festival, midsummer, longest day: midnight sun, street fair, run, live music, downtown, vendors, baseball game
equinox, first snow, termination dust: autumn, tire change, aurora, marathon, winterize, season
mothers morning out, date night childcare, kids night out: preschool, drop in childcare, babysitting, evening care, recreation center, parents
brunch, sunday brunch, mimosa: restaurant, breakfast, buffet, hotel, easter, cafe, eggs benedict
afterwards, late dinner, midnight snack: open late, diner, pizza, bar food, delivery, food truck
decade, century, years ago, vintage years: history, museum, historical society, archives, pioneer, heritage
pioneer, pioneers, settlers, colony: history, homestead, museum, pioneer home, colony house, farm, historic
hour, hourly, by the hour, per hour: hourly rate, rental, instruction, labor, wages, meter, minimum
daily, per day, day rate: rental, daily rate, pass, parking, camp wages, equipment
date, dates, when is it: event calendar, schedule, registration, season, deadline, dating
opening day, season opener, first day: fishing season, season, ski area, baseball, market, schedule
end of season, closing, closed for the season, last call: winter closure, final day, last day sale, hours, clearance, september
rain date, postponed, rescheduled: outdoor event, notice, refund, weather, new date, updated schedule
free museum day, free concert, free lesson: admission, library, summer series, park, community, open house, families
free camping, boondock, overnight in parking lot: campground, rv, dump station, pullout, state land, public land
pay what you can, sliding scale, suggested donation: low income, clinic, counseling, museum, theatre, nonprofit, yoga
scam, rip off, overcharged, fraud: consumer protection, better business bureau, attorney, complaint, identity theft, small claims
solder, soldering, circuit board, wiring harness: electronics repair, makerspace, technician, avionics, auto electric, components
magnet, battery charger, fuse, electrical relay: auto electric, electronics, hardware store, marine supply, auto parts, solar
podcast, podcaster, voice over: recording studio, microphone, audio editing, broadcast, public radio, media
on the air, broadcast, broadcaster, announcer: radio station, television, news, advertising, media, public radio, sports
microwave tower, fiber line, telecom: telecommunications, utility, broadband, technician, installation, contractor
blimp, rocket, rockets, spaceship, space: rocket range, launch complex, science, astronomy, planetarium, aerospace, research
3d scan, lidar, point cloud, model terrain: surveying, mapping, drone, engineering, gis, aerial imagery
lamination, binding, booklet, program printing: print shop, copies, office supply, layout, book printing, spiral
yearbook, school pictures, class ring: photographer, printing, school, senior portraits, jostens, graduation
menu printing, wedding programs, announcements cards: print shop, design, stationery, letterpress, invitations, paper
neon sign, lighted sign, road sign, yard sign: sign shop, installation, electric sign, campaign, repair, permit, crane truck
bear rug, animal rug, tanned hide: taxidermy, tannery, fur, trophy, home decor, furrier
whalebone, soapstone, jade carving: carver, native art, gallery, sculpture, gift shop, polished
dreamcatcher, drum making, dance rattle: native crafts, workshop, leather, beads, class, gift shop
birch bark, spruce root, grass basket: basketry, native art, weaving, elders, workshop, gallery, athabascan
nesting doll, icon, samovar, amber: russian, gift shop, import, orthodox, jewelry, lacquer box
compass rose, ship model, nautical decor: gift shop, maritime, antiques, handmade, marine art, driftwood
driftwood, burl, burls, slab table: woodworking, rustic furniture, artist, beach, carving, log furniture, gift
antler chandelier, rustic decor, cabin decor: log furniture, gift shop, taxidermy, lighting, home decor, handmade
wool blanket, quilt shop, flannel: fabric store, yarn, outerwear, gift shop, bedding, outfitter
gear closet, lost my bag, need warm gear fast: gear rental, outdoor store, winter clothing, thrift store, army surplus, outfitter
`
