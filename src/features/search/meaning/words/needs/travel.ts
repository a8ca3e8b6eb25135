/**
 * Everyday words for needs, and further kinds of businesses and organizations: food, travel and transport. See
 * `parseNeeds`.
 */
export default `
# More of what is said of kinds that other lists have

Auto Repair
say car wont crank, wont turn over, engine light on, light on dash, car shakes, steering wheel shakes, grinding noise, squealing brakes, brakes spongy, pedal goes to floor, brake job, slips out of gear, stuck in park, stuck in first gear, wont go in reverse, antifreeze leak, coolant leak, puddle under car, dripping oil, oil light on, blown head gasket, temp gauge high, steam from hood, no heat in car, car heater blows cold, defroster broke, car wont warm up, frozen fuel line, diesel gelled, engine heater, install block heater, plug in for car, oil pan heater, autostart, remote start, tire puncture, nail in tire, slow leak tire, bald tires, swap to winter tires, snow tires on, rotate tires, balance tires, wheel fell off, wheel bearing, ball joints, tie rod, cv axle, driveshaft, shocks shot, loud exhaust, muffler dragging, exhaust falling off, alternator bad, starter motor, starter went out, battery keeps dying, headlight out, turn signal broke, blinker broke, power window stuck, car door frozen shut, door handle broke, fender dented, scratched car, paint scratch, bumper hanging, rear ended, hit a moose car, frame bent, rusty car, undercoating, oil changed, tune up car, honest mechanic, cheap mechanic, backyard mechanic, mobile mechanic, mechanic come to me, second opinion car, diesel mechanic, fix my diesel, van wont start, subaru repair, used car checked, check car before buying, pre purchase inspection, fuel pump, water pump, timing belt, serpentine belt, spark plugs changed, wipers frozen, car wont start cold, truck froze up, van broke down, guy who fixes cars, car doctor, car fixer, car fixed cheap, car smells like gas, burning smell car, ac not cold, wheel alignment, bonnet, gearbox, tyres, car not running

Auto Sales
say first car, cheap car, good used truck, reliable car, car for teenager, winter beater, four wheel drive car, awd car, minivan, family car, trade in car, car payments, buy here pay here, car bad credit, sell my truck, who buys cars, cash for car, electric car to buy, jeep for sale, work van, cargo van, car for sale, wheels cheap, car before winter

Auto Parts
say oil filter, air filter, headlight bulb, wiper fluid, washer fluid, antifreeze, jumper cables, tire chains, car battery to buy, floor mats, fuses car, brake rotors, starter for truck, part for my truck, part for my car, hydraulic hose, hose made, belt for engine, truck topper, trailer hitch part, seat covers, paint for car

Car Wash
say wash truck, muddy truck, mud off truck, salt off car, dog hair in car, vomit in car, smell in car, wash rv, wash boat, car cleaned inside, interior detail, wash bay, vacuum my car

Car Rental
say hire car, hire a car, rental for week, suv for vacation, cheap rental car, car for few days, rental car on gravel road, airport rental car, rent minivan, rent suv, rent jeep, rent four wheel drive, one way rental, rent car under 25, loaner car, borrow car, cargo van rental, camper van, campervan, rent motorhome, rent camper, drive around on vacation, car while mine is fixed, car share

Towing
say spun out, slid into ditch, off in ditch, high centered, buried in snow, stuck in driveway, stuck on beach, truck stuck, tide coming truck stuck, broken down, broke down, broke down highway, conked out, out of gas on road, ran out of gas, flat tire highway, no spare tire, jump my car, boost car, dead battery parking lot, tow to shop, tow to mechanic, tow trailer, tow my boat, tow rv, pull truck out, yank me out, hit moose need tow, rolled car, wreck towed, impounded, where is my towed car, car got towed, flatbed, wrecker, hook truck, recovery truck, car went through ice, truck through ice, keys locked in car, stuck in slush

Parking
say where to park, park downtown, park truck and trailer, airport parking, long term parking, leave car while fishing, leave truck for week, park motorhome, park near harbor, plug in parking, park overnight truck, parking permit, car park

Motorsports
say snowmachine parts, sled parts, track for sled, belt for sled, ski doo, arctic cat, skidoo, snowgo, used sled, used four wheeler, buy four wheeler, utv, argo, wheeler broke, atv repair, fix my snowmachine, fix my wheeler, sled blew up, snowmachine suit, helmet, motorcycle tires, motorcycle repair, bike wont start motorcycle, buy motorcycle, moped, rent snowmachine, rent atv, rent side by side, learn to ride motorcycle, winterize motorcycle, studded track, clutch kit

Small Engine Repair
say chain saw wont start, log splitter, tiller wont start, rototiller, weed whacker, strimmer, pressure washer wont start, auger wont start, ice auger, carburetor, gummed up carb, old gas in it, rope broke, pull rope, sharpen chainsaw, mower blade, generator surges, generator no power, genset, genny broke, kicker motor, tune up mower, snow blower belt, shear pin, riding mower, lawn tractor, compressor engine, little engine

Heavy Equipment
say rent mini excavator, rent bobcat, rent skid steer, rent loader, rent lift, boom lift, man lift, telehandler, lift trusses, set trusses, boom truck, lift heavy thing, crane for day, set a boat on land, dozer for hire, grader for hire, roller compactor, dump truck for hire, fix my excavator, hydraulic leak, track came off, loader broke, equipment mechanic, move my excavator, heavy machinery

Bicycles
say flat on bike, bike tire, tire for bike, bike tube, brakes on bike, bike wont shift, gears on bike, bent wheel, broken spoke, bike seat, bike helmet, kids bike, girl bike, electric bike, e bike, rent bikes, hire a bike, bikes for family, bikes for guests, bike trailer for kid, studded bike tires, buy a bike, bike for commute, bike put together, assemble bike, box my bike, ship bike, sell my bike, bmx parts, push bike

Marine Repair
say outboard wont start, outboard quit, kicker wont start, boat overheats, outboard overheats, water in fuel boat, water in oil boat, gear case, prop dinged, hit a rock boat, hit log, hole in boat, hole in hull, boat leaks, leak in skiff, welded skiff leak, aluminum boat welded, rivets leaking, bilge pump quit, boat batteries, boat wiring, boat heater, jet unit, jet boat repair, boat steering stuck, shaft bent, stuffing box, stern drive, inboard diesel, repower boat, new motor for boat, boat hydraulics, hauler repair, hydraulics on boat, net reel broke, winch boat, boat trailer lights, boat trailer bearings, boat stove, wooden boat repair, caulk boat, sailboat rigging, boat fixed before season, boat fixer, guy who fixes boats, mobile boat mechanic, bottom paint, zincs, gelcoat, boat windows leak, winterize outboard, winterize boat, service outboard

Boat Sales & Yards
say boat for sale, fishing boat for sale, gillnetter for sale, seiner for sale, bowpicker, troller for sale, sell my boat, boat broker, yacht broker, what is boat worth, aluminum skiff, raft for sale, drift boat, kayak to buy, canoe to buy, sailboat for sale, jet boat for sale, dinghy, haul my boat out, travelift, boat lift, boat on the hard, put boat in water, work on boat on land, bottom painted, power wash hull, store my boat, keep boat winter, boat built, build me boat, custom boat, boat trailer for sale, dry storage boat

Harbors
say slip for boat, boat stall, tie up for night, transient moorage, wait list slip, moorage rates, live on my boat, liveaboard, harbor fees, pay moorage, pump out, boat toilet dump, shore power, boat sinking in slip, shovel snow off boat, check on my boat, watch my boat, somebody took my slip, dock cart, harbor crane, unload fish dock, fuel dock, gridiron tide, grid tide, harbour, harbour master, oil disposal boat, launch permit, parking at boat ramp, tide book, anchor overnight

Fishing Gear
say buoys, leadline, crab line, hang a net, hole in my net, seal tore net, new net, used nets, web for net, gill net to buy, crab pot, shrimp pot, pot bait, herring bait, hooks and leaders, gangions, rope for pots, xtratuf, rain gear fishing, oilskins, gloves for fishing, hip boots, fish picks, fish totes, brailer bags, knives fillet, rod broke, rod repair, reel repair, ice fishing gear, dipnet, dip net, fly rod, fish finder, line for reel, licence and tackle, survival suit check

Freight & Shipping
say ship stuff to village, shipping to village, get stuff to village, things from seattle, freight from seattle, ship appliances, ship washer, ship couch, ship lumber, ship drywall, ship tools, ship generator, ship engine, ship outboard, ship four wheeler, ship my car, ship car down, car to states, ship my boat, boat hauled, haul my boat, haul my skiff, haul snowmachine, haul camper, haul house, pick up in city and send, shop in city and ship, collect my orders, consolidate orders, company wont ship here, wont ship to us, address in lower 48, next barge, last barge, barge schedule, missed barge, landing craft, beach landing, ship livestock, ship hay, ship plants, keep from freezing, frozen freight, ship frozen, ship fish, ship meat, ship moose meat, frozen fish shipped, ship antlers, same day freight, part flown in, parts by air, lost freight, freight damaged, track my freight, cost to ship, ship cheap, ltl, flatbed haul, reefer truck, wide load, pilot car, backhaul, loads for truck, somebody with big truck, container rental, buy a conex, lorry, removal abroad, fly freight, charter freight plane, fuel by plane, propane to village, ship propane, ship paint, ship batteries, customs broker, canada border freight

Mail & Parcels
say mail letter, mail a gift, send a letter, send care package, ship box home, ship souvenirs home, ship gifts home, ship antlers home, mail fish, bubble wrap, pack and ship, overnight letter, send documents fast, fax something, photocopy, print label, return a package, amazon return, lost package, hold my mail, forward my mail, address for mail, private mailbox, no mail delivery, passport photo, money order, send to canada, send overseas, courier across town, deliver package across town, post letter

Warehousing
say store pallets, store freight, freezer space, cold storage space, rent warehouse, ship orders for me, receive my freight, dry storage, hold shipment, store inventory, rent freezer

Fuel
say gas station open, open gas, gas near, petrol, out of gas, cheapest gas, diesel for truck, gas for snowmachine, gas for wheeler, gas for outboard, boat fuel, marine fuel, plane fuel, white gas, camp fuel, stove fuel, propane refill, camper propane, bbq propane, swap propane bottle, fill bottle, ethanol free, fuel for job site, fuel for generator, bulk fuel, drum of gas, barrel of gas, fuel truck come, electric car charging, charge tesla, ev charger

Air Travel
say puddle jumper, tiny plane, flight to the village, flight home to village, fly to cabin, fly to lodge, fly to lake, fly to fish, drop me off on river, drop off hunters, drop hunters, fly out moose, haul moose by plane, fly my meat, fly rafters, pick up on gravel bar, floats plane ride, floatplane, seat fare, seats to village, hire a plane, hire pilot, whole plane, private plane charter, private jet, flight over glacier, fly around mountain, see glacier from air, see bears by plane, fly over town, fly with kids, land on lake, land on glacier, helicopter to glacier, helicopter ride, heli tour, helicopter for work, helicopter sling load, helicopter charter, scatter ashes from plane, plane for funeral, medical travel flight, fly dogs, fly with dog, pets on plane, cheap tickets, flights to lower 48, airline tickets, change my flight, flight cancelled, lost luggage, lost bags, when does plane come, plane schedule, stuck in village, weather flight

Aviation
say learn to fly plane, pilots licence, flight instructor, instructor pilot, float rating, seaplane rating, instrument rating, tailwheel training, check ride, flight physical, medical for pilots, annual inspection plane, prop strike, plane engine overhaul, airplane parts, skis for plane, floats for plane, tundra tires, plane heater, preheat plane, hangar rent, hangar space, park my plane, tie down spot, sell my plane, buy a plane, airplane for sale, super cub, fabric on wings, avionics, radio for plane, drone pilot, drone license, drone photos, work at airport, aviation college, become airplane mechanic, propeller overhaul

Taxis & Transport
say taxi now, call a taxi, taxi to airport, taxi from airport, cab home, cab from bar, ride from airport, picked up at airport, drop off at airport, early flight ride, four am ride, late night ride, too drunk to drive, drunk ride home, sober ride, lift to town, lift home, ride into town, ride to store, ride to grocery, ride to church, ride to school, ride to job, ride to court, ride to hospital, ride to harbor, ride to ferry, ride to trailhead, hiker shuttle, shuttle to trail, shuttle to park, shuttle to lodge, shuttle for wedding, shuttle for guests, van for group, van with driver, move a group, bus for team, bus for wedding, charter a bus, school trip bus, motorcoach, bus timetable, when does bus come, where is bus stop, day pass bus, bus to airport, bus between towns, bus to the city, van to city, share ride, anyone driving to, car broke need ride, dui need ride, no license ride, stretch limo, prom limo, wedding car, horse carriage, pedicab, driver for day, driver for hire, medical rides, dialysis ride, wheelchair taxi, pets in taxi, kids ride to school, taxi with car seat

Water Taxis
say boat to beach, boat to trailhead, boat to campsite, drop kayaks, drop us off by boat, pick up by boat, get across bay, get across river, cross the inlet, boat to cabin cheap, boat to lodge, boat for freight, boat to haul lumber, ferry times, ferry ticket, car on ferry, take car on ferry, drive on ferry, foot passenger, ferry to next town, ferry cancelled, boat for hunters, drop hunters by boat, boat for crew, boat for survey, landing craft hire, deliver by boat, guy with boat

Railroads
say train timetable, train times, ride train with kids, dome car, train and cruise, train to park, train to glacier, flag stop, dinner train, christmas train, railway, by rail, train job, rail freight, toy train ride, santa train

Travel Agencies
say book flights, book cruise, all inclusive, flights and hotel, group travel, trip planner, plan our vacation, help plan trip, plan my vacation, honeymoon trip, family reunion trip, trip to mexico, warm vacation, visa for trip, passport help, travel insurance, bucket list trip, senior group tours, destination wedding

Fishing Charters
say take us fishing, fish for halibut, fish for kings, want to catch halibut, want to catch salmon, catch king salmon, catch my limit, catch cod, catch rockfish, catch trout, catch pike, catch grayling, boat and captain, captain for day, somebody with boat fishing, half day charter, full day charter, charter for six, private charter, fishing with kids, fishing from cruise ship, fish while in port, fish on vacation, bachelor party fishing, guys fishing trip, father son fishing, never fished before, teach me to fish, river guide, drift boat trip, fly out fishing, raft fishing, king season trip, silver salmon trip, shrimping trip, crabbing trip, calm water fishing, not get seasick, ice hut, ice shack, ice fishing guide, steelhead guide, trophy trout

Guides & Tours
say sight seeing, site seeing, something to do in town, rainy day tour, half day tour, three hours in port, few hours in port, cruise stop, private tour, small group tour, tour with kids, tour with grandma, wheelchair tour, tour in spanish, tour in chinese, city tour, town tour, bus tour, coach tour, van tour, food tour, brewery tour, history tour, photo tour, photography tour, take pictures of bears, grizzly watching, brown bear trip, polar bear trip, watch bears eat salmon, whales, whale trip, see orcas, killer whales, humpbacks, puffins, sea otters, eagles tour, wildlife cruise, day cruise, glacier boat, boat to glacier, calving glacier, touch a glacier, walk on ice, crampons, ice cave tour, aurora chase, lights in sky, green lights, wake me for aurora, aurora photos, dog sled tour, sled dog ride, husky ride, dog cart, hold a puppy, meet sled dogs, snowmachine tour, ride snowmachine, snowmobile ride, learn to snowmobile, atv tour, quad tour, four wheeler tour, kayak with whales, paddle glacier, canoe trip, raft trip, whitewater, float trip, float river, paddleboard tour, fat bike tour, bike tour, horseback tour, gold panning, pan for gold, hike with guide, guide for hike, backpacking guide, wilderness trip, multi day trip, mountain guide, climb mountain guide, ski guide, snowshoe tour, hot springs trip, ice skating tour, berry picking tour, foraging tour, native culture tour, village tour, totem pole tour, birding guide, hunting trip, bear hunt, sheep hunt, caribou hunt, somebody to show us around, show me around, local guide, surprise trip, adrenaline, proposal on glacier, elope on glacier, school group trip, team building outing, midnight sun tour, flightseeing and landing

Visitor Information
say free map, trail map, road map, what is open in winter, what is open today, calendar for visitors, when do ships come, cruise schedule, where do ships dock, public restroom, wifi for tourists, luggage storage, store my luggage, road trip, highway milepost, road conditions, relocation packet, best time to visit, best time northern lights, help planning trip, list of hotels, list of tours, put my brochure, advertise to tourists

Lodging
say bed tonight, somewhere to crash, sleep for the night, no vacancy, last minute room, late check in, room near airport, room near hospital, room near harbor, hotel near ship, night before cruise, hotel with shuttle, hotel with pool, hotel with breakfast, hotel with kitchen, hotel takes dogs, dog friendly hotel, pet friendly motel, room with hot tub, hot tub cabin, monthly rate, weekly rate, weekly rental, room by week, crew lodging, workers rooms, house for crew, bunkhouse for crew, stuck overnight, weathered in need room, cancelled flight hotel, cheap motel, bunk bed hostel, dorm bed, backpackers, guesthouse, chalet, yurt, treehouse, glamping, cabin with wood stove, cabin by lake, cabin near slopes, remote lodge, fly in lodge, fishing lodge, northern lights cabin, aurora cabin, honeymoon cabin, anniversary room, wedding block, rooms for wedding guests, family reunion place, big house to rent week, sleeps ten, handicap room, wheelchair room, vacation home, holiday let, boarding house, rooms to let

Campgrounds
say tents allowed, place for tent, camp by river, camp by lake, camp on beach, camp with kids, camping tonight, full hookups, electric hookup, dump rv tank, dump tanks, empty black tank, fill water rv, sleep in van, park camper, park overnight rv, fifth wheel, pull through, long term rv, monthly rv, live in rv, seasonal rv spot, rv winter, shower for campers, campfire, camp with dog, group campsite, caravan site, boondock, free camping

Outdoor Gear
say rent bear spray, rent gear, borrow tent, hire tent, gear for hike, rent fishing pole, rent waders, rent rubber boots, rent winter clothes, rent parka, bunny boots, parka, long underwear, wool socks, headlamp, rent satellite phone, inreach, bear canister, rent bear canister, camp stove, dry bag, life vest, pfd, crampons, ice axe, avalanche beacon, rent beacon, ski boots, snowboard rental, ski tune, sharpen skis, ski wax, rent snowshoes, rent fat bike, rent ice skates, skate sharpening, sharpen skates, sleds for kids, toboggan, pack raft, packraft, rent packraft, rent kayaks, canoe rental, rent inflatable, rent paddle board, tent repair, zipper on tent, fix backpack, used outdoor gear, bug spray, head net, mosquito net, tarp, bear bell, warm clothes, warm boots, gear for kids, rain gear, raincoat

Hunting & Guns
say bullets, scope mounted, gun fixed, gun jammed, trigger job, sell my gun, ship a gun, gun transfer, ffl, reloading supplies, pistol, handgun, bear gun, gun safe, hunting knife, game bags, moose call, moose tag, hunting tags, draw hunt, hunting regulations, antlers mounted, moose rack, european mount, skull cleaned, bear rug, fish mounted, head mounted, tan hide, tan my hide, hides tanned, bow strung, crossbow, sell furs, fur buyer, duck decoys, waterfowl, binoculars

Sled Dogs
say dog sled ride, dog sled rides, pet a husky, see huskies, dog handler job, kennel help, scoop dog yard, sled dog puppies, adopt sled dog, retired husky, dog booties, harness for dogs, dog sled built, sled for dogs, dog food bulk, fish for dogs, straw for dogs, learn mushing, skijor, bikejor, canicross, trail groomed for dogs, loose dog team, vet for race, race volunteers, watch the race start, see start of race

Restaurants
say food near, eats, munchies, something open late, open late food, open sunday breakfast, bottomless coffee, biscuits and gravy, omelet, waffles, eggs and bacon, breakfast burrito, burrito, quesadilla, fajitas, enchiladas, hot dog, reindeer dog, corn dog, wings, chicken wings, ribs, brisket, pulled pork, meatloaf, home cooking, like grandma cooks, comfort food, spaghetti, lasagna, pasta, calzone, pepperoni, slice of pizza, pizza delivered, chow mein, dim sum, egg rolls, spring rolls, fried rice, pad thai, bibimbap, kimchi, poke bowl, hawaiian food, filipino food, lumpia, adobo, samoan food, greek food, falafel, shawarma, middle eastern food, halal, kosher, soul food, cajun, gumbo, ethiopian food, russian food, pelmeni, piroshki, polish food, german food, schnitzel, clam chowder, crab legs, fish tacos, fried fish, halibut sandwich, salmon dinner, fresh seafood dinner, prime rib, t bone, white tablecloth, fancy dinner, romantic dinner, candlelight, restaurant with view, dinner with view, deck by water, eat outside, table for ten, big group dinner, birthday dinner, graduation dinner, mothers day brunch, thanksgiving dinner out, christmas dinner out, open on christmas, kids menu, high chair, dog friendly patio, cheap eats, cheap lunch, senior discount meal, all you can eat crab, buffet, salad bar, deli, sub sandwich, cheesesteak, dinner to go, drive thru, drive through food, deliver dinner, meal delivered, private dining room, reserve a table, book table, after the game food, food after bar, lunch by harbor, vegetarian lunch, plant based, celiac, low carb, ice cream, milkshake, frozen yogurt, bubble tea, smoothie

Cooks & Kitchens
say kitchen job, dish pit, line cook job, grill cook, fry cook, pizza maker, bus tables, busser, host job, wait tables, camp cook, cook for camp, cook on boat, galley cook, sous chef, learn to cook for living, private chef, personal chef, cook for family, someone to cook for us, cook walked out, need cook tomorrow, cook for lodge

Cafes
say cuppa, cup of coffee, cup of tea, flat white, americano, iced coffee, cold brew, decaf, chai, matcha, frappe, energy drink, red bull drink, italian soda, coffee early morning, coffee before work, drive up coffee, coffee near ship, wifi and coffee, laptop place, meet a friend for coffee, quiet place to read, scones, bagel, muffin, breakfast sandwich, local roaster, whole beans, beans for my shop, wholesale coffee

Bakeries
say sheet cake, custom cake, graduation cake, kids cake, baby shower cake, retirement cake, cake by tomorrow, cake with photo, gluten free cake, vegan cake, cheesecake, brownies, muffins, scones, danish pastry, maple bar, apple fritter, pretzel, buns, dinner rolls, rye bread, baguette, pita, tortillas, pan dulce, bread for restaurant, fresh rolls, pie for thanksgiving, pumpkin pie, rhubarb pie, berry pie, gingerbread, christmas cookies, cake decorator, king cake, fry bread, frybread, birthday treats

Bars
say have a beer, have a drink, margarita, martini, whiskey bar, sports bar, watch football, watch fight, shoot pool, darts, jukebox, dive bar, open mic, dance floor, club dancing, ladies night, bachelorette party, bachelor party, singles bar, bar food, smoking patio, after work drinks, last call, bingo and beer, pull tabs, boozer, local pub, wine bar, bar for birthday, fishermens bar

Breweries
say keg for wedding, growler, growler fill, lager, hard cider, rum, spruce tip beer, local beer, brewery tour, beer tasting, flight of beer, kombucha, homebrew supplies, brew my own, make wine at home, spent grain, beer garden, seltzer

Liquor & Cannabis
say six pack, case of beer, keg of beer, bottle of whiskey, champagne, gummies, pre roll, cbd, thc, liquor delivered, alcohol delivery, beer store, package store, snus, cigars

Catering
say cater wedding, cater funeral, cater graduation, food for memorial, food for funeral, food for hundred, feed hundred people, feed fifty, feed workers, meals for camp, remote camp meals, meals for job site, box lunches, sack lunches, lunch for crew, lunch for tour group, office lunch, breakfast for meeting, coffee for meeting, donuts for office, finger food, appetizers, party trays, meat tray, cheese tray, taco bar, pig roast, salmon bake, barbecue for party, food truck for party, rent bartender, bartender for wedding, private chef, chef come to my house, holiday party food, somebody to cook for wedding, baby shower food, potluck main dish, serve food at event, chuckwagon

Food & Groceries
say get groceries, groceries delivered, grocery delivery, groceries to village, groceries on boat, food for hunting trip, food for camp, food for fishing season, provision boat, case lot, sack of rice, sack of flour, fifty pounds flour, bulk beans, fresh veggies, fruit shipped, bananas, cheap food, dented cans, baby food, diapers, ramen noodles, kimchi, tortillas, mexican groceries, polish groceries, russian groceries, indian spices, halal meat, kosher food, gluten free flour, soy milk, oat milk, frozen food, ice cream carton, bag of ice, deli meat, butter, sourdough starter, pilot bread, birch syrup, sea salt, local honey, jelly, pickles, hot sauce, smoked salmon gift, salmon jerky, trail mix, freeze dried meals, dehydrated food, freeze dried candy, chips and soda, pop and chips, cold drinks, open late store, general store, pet food, meal kits

Commercial Kitchens
say kitchen for food truck, commissary for food truck, legal kitchen, bake legally, church kitchen to rent, rent kitchen by hour, kitchen health department, place to make salsa, place to bottle sauce, co packer, copacker, someone to bottle my sauce, start food business, sell my cookies, sell my bread, sell hot sauce, sell tamales, sell lumpia, freeze drying for me, three compartment sink

Farming
say eggs for sale, brown eggs, duck eggs, baby chicks, laying hens, rooster, piglets, weaner pigs, half a pig, half a cow, whole hog, side of beef, goat for milk, goat milk, goat cheese, lambs for sale, wool fleece, rabbits for meat, turkey for thanksgiving, geese, ducks for sale, bale of hay, straw bales, hay delivered, animal feed, chicken feed, goat feed, feed store, horse hay, compost for garden, manure for garden, topsoil for garden, garden soil, raised beds, tomato starts, vegetable starts, hanging baskets, flower baskets, bedding plants, fruit trees, apple tree, berry bushes, shrubs, trees to plant, christmas tree, cut christmas tree, seed potatoes, garlic seed, sweet corn, lettuce, kale, salad greens, microgreens, herbs, mushrooms, garlic, rhubarb, zucchini, cucumbers, tomatoes, cabbage, blueberries, veg box, weekly vegetables, farm share, farm near, visit a farm, pet goats, petting zoo, kids see farm, field trip farm, corn maze, sleigh, honey for sale, beeswax, goat soap, farm wedding, farm stay, work on farm, pick vegetables job, rototill garden, till my garden, plow field, board my cow, sheep sheared, shear sheep, fencing for goats, bear fence, electric fence bears, goats eat brush, grow food inside, lettuce tower, high tunnel, hoop house, greenhouse kit, greenhouse plastic

Farmers Markets
say sell my jam, sell my eggs, sell vegetables, sell bread, sell at market, booth at market, table at bazaar, rent a table, craft table, holiday bazaar, sunday market, wednesday market, market open today, fresh local, buy from farmers, food stamps market, handmade stuff, local art, local soap, buskers, garden sale, plant sale, green market

Meat & Game Processing
say moose cut up, cut and wrap, moose burger, grind moose, grind my meat, grind burger, add fat to burger, caribou jerky, deer cut up, bear meat, elk processed, sheep meat, quarter a moose, hang my moose, cool my meat, walk in for moose, meat from hunt, shot a moose, skin my moose, snack sticks, summer sausage, pepperoni sticks, breakfast sausage, hot dogs made, smoked ham, turkey smoked, butcher my pig, butcher my cow, kill my pig, butcher chickens, process chickens, process turkeys, mobile slaughter, lamb chops, ground beef, ribeye, brisket meat, soup bones, bones for dog, dog bones, pork belly, whole pig for roast, half a beef, freezer full of meat, meat vacuum packed, ship my meat, ship meat home, donate meat, store my meat

Fishing
say deckhand wanted, deck job, greenhorn, first time deckhand, skiff man, skiff driver, seine crew, set net crew, setnet site, trolling, longline crew, cod pots, black cod, crab season, herring season, salmon season, salmon season job, summer on boat, boat cook, sell my catch, sell permit, buy permit, permit broker, lease permit, ifq, quota shares, loan for boat, fishing loan, tender boat, tendering, fish tender, spotter pilot, fish ticket, price of reds, skipper wanted, captain for boat, crew contract, crew didnt get paid, skipper wont pay me, hurt on boat, fishing widow, young fishermen, fishing family, boat insurance pool

Seafood
say fish to buy, fish off boat, fish off dock, crab off boat, live crab, live oysters, shrimp off boat, spot prawns, black cod, cod fillets, rockfish, smoked black cod, salmon jerky, salmon caviar, salmon roe, ikura, fish eggs, herring eggs, canned salmon, fish dip, crab cakes, seafood gift box, send salmon to family, ship salmon, fish shipped home, fish for restaurant, wholesale fish, fish for cat, fish heads, fish scraps, bait fish, freeze my fish, vacuum pack my fish, fillet my catch, fillet my halibut, clean my fish, smoke my fish, process sport fish, fish box, ship my catch, mussels, geoduck, sea cucumber, seaweed, kelp salsa, slime fish, cannery job, fish plant housing, process crew, sell to cannery, who buys salmon, fish buyer, ice for fish, ice for boat, flake ice

Aquaculture & Hatcheries
say oyster seed, oyster lease, grow oysters, grow kelp, seaweed farm, mussel farm, stock a pond, trout for pond, baby salmon, see salmon spawn, salmon run viewing, fish ladder, fish culturist, hatchery tour, hatchery job, release salmon

Gift Shops
say something to take home, bring back gift, gift for kids from trip, gift for coworkers, tshirt, t shirts, hoodies, fridge magnet, key chain, ornament, christmas ornament, snow globe, stickers, local art gift, native art, native crafts, beadwork, beaded earrings, carvings, totem pole carving, walrus ivory, baleen, fur hat, mittens, mukluks, slippers, qiviut hat, gold nugget, smoked salmon box, jams gift, tea gift, candles, handmade soap, local book, stuffed moose, stuffed bear, cruise passenger shopping, near cruise dock, made here gift, made by locals, gift card, thank you gift, hostess gift, teacher gift, wedding gift, baby gift, gift basket delivered, get well gift, going away gift

Guides & Seasonal Work
say summer job, summer job with housing, lodge job, tour driver, tour guide job, raft guide, kayak guide, glacier guide, fishing guide job, hunting guide job, packer for guide, naturalist job, naturalist, deckhand on tour boat, cruise season, winter season job, aurora guide, dog handler, bus driver tours, gift shop job, housekeeper summer, cook summer, college student summer, j1 students, come up for summer, work in national park, first time up north, work and travel, couple job, caretaker winter lodge, winter caretaker, job that pays flight

Horses
say rent horse, horse ride with kids, ride horses beach, pony for birthday, pony party, feed for horse, hay for horse, horse trailer, shoe my horse, horse shoes, hoof trim, hooves trimmed, horse vet, horse training, train my horse, horse for sale, buy a horse, lease a horse, horse sitter, sleigh rides, wagon ride, cart horse, horse camp

Gardening
say help with garden, garden planted, plant my garden, garden advice, frost killed, moose ate garden, slugs eating, root maggots, start seeds, seed swap, greenhouse help, compost class, prune trees, bugs on plants

Florists
say flowers delivered, roses for wife, flowers for wife, valentine flowers, prom corsage, corsage, boutonniere, bouquet, wedding bouquet, funeral flowers, sorry flowers, get well flowers, mothers day flowers, house plant, potted plant, peonies bouquet, balloons delivered

Veterinary
say horse vet, cow vet, farm vet, goat vet, large animal vet, health certificate fly dog, health certificate dog, dog travel papers, sled dog vet, vet for livestock, chickens dying, take dog to canada, vet come to farm

Pet Boarding & Grooming
say dog while on vacation, watch dog while fishing, dog while out of town, board sled dogs, dog for cruise day, dog sitter fishing season, somebody feed my cats, leave dog for summer

Welding
say weld my boat, weld skiff, weld trailer, weld hitch, weld aluminum boat, weld frame, weld exhaust, weld bucket, boat cabin built aluminum, rod holders, bow rails, portable welder, mobile welder, welding on boat, crack in weld, plow broke weld, weld snowmachine, weld four wheeler rack

Search & Rescue
say overdue boat, overdue hunter, overdue hiker, lost hiker, lost in woods, lost on trail, lost snowmachiner, didnt come home from hunting, not back from fishing, boat missing, plane missing, plane overdue, fell in crevasse, stuck on mountain, through the ice, fell through ice

First Aid & Safety Training
say wilderness first aid, wilderness first responder, drill conductor, marine safety class, cold water survival, survival suit drill, bear safety training, boating safety class, food handler card, food handlers card, food safety class, alcohol server card, tam card, bartender card, train my guides, cpr for guides

Insurance
say insurance for charter boat, insurance for tours, insure my tours, guide insurance, lodge insurance, restaurant insurance, food truck insurance, cargo insurance, trucking insurance, aircraft insurance, plane insurance, snowmachine insurance, rv insurance, fishing boat insurance, crew insurance, insurance for taxi, liquor liability, farm insurance, hull insurance

Business Lending & Startup Help
say start a restaurant, open a restaurant, open a cafe, start food truck, start coffee stand, start a tour company, start charter business, start a taxi, open a lodge, start a bakery, start trucking company, start a farm, buy a fishing boat loan, business plan for restaurant, open ice cream shop, start guiding, open gift shop

Printing
say menus printed, menu board, brochures for tours, rack cards, tshirts for lodge, boat name lettering, boat lettering, truck lettering, wrap my truck, wrap food truck, decals for boat, boat numbers, stickers for shop, labels for jars, labels for bottles, banner for booth, trail map printed

Photography
say pictures of boat, photos of my lodge, food photos, photos for menu, photos for tours, drone video lodge, aurora portraits, northern lights portrait, family photos glacier, elopement photos

Laundry
say wash clothes travel, showers and laundry, shower and laundry, fishing clothes stink, wash rain gear, wash sleeping bag, wash hotel sheets, laundry for lodge, wash camping clothes, hot shower

# More kinds

Food Trucks
is food truck, food trucks, food cart, mobile food, concessionaire, taco truck
in concessions, tacos, truck, mobile
say hot dog stand, snack shack, snow cones, shaved ice, kettle corn, cotton candy, funnel cake, street food, corn dogs, food at fair, food trailer, food truck for wedding, food truck for event, lunch truck, food truck come to my work, food vendors for festival, food on wheels, park my food truck, elephant ears, food truck lunch

Ice Cream & Sweets
is ice cream, ice cream shop, candy store, chocolatier, confectioner, fudge shop, creamery
in sweets, candy, chocolate, scoops, fudge
say ice cream cone, soft serve, gelato, frozen yogurt, sundae, banana split, milkshake, truffles, candy for kids, box of chocolates, chocolates for valentine, salt water taffy, sweet tooth, caramel corn, popsicles, slushie, sugar fix, fireweed ice cream, berry ice cream

Tire Shops
is tire shop, tire center, tire service, tires
in tire, wheel, rubber
say flat tire fixed, flat tire, patch a tire, plug tire, studded tires, studs in tires, snow tires put on, swap winter tires, changeover tires, used tires, cheap tires, rims, wheel balancing, balance tires, rotate tires, tire chains, truck tires, loader tires, trailer tires, atv tires, tire blew, nail in tire, bald tires, tire sensor light, tpms, tyres

Auto Body & Glass
is auto body, body shop, collision center, collision repair, auto glass, windshield repair
in collision, body, glass, paint
say dented door, dented fender, ding in door, scraped bumper, fender bender, hit a moose, hit deer, moose totaled car, rear ended, hail dents, paint my car, paint my truck, rust holes, rusted fender, frame straightened, insurance estimate car, cracked windshield, rock in windshield, chip in windshield, star in windshield, replace windshield, car window smashed, side mirror broke, bumper fell off, keyed my car, panel beater, windscreen

Diesel & Truck Repair
is diesel mechanic, diesel repair, truck repair, fleet service, truck and trailer repair
in diesel, fleet, truck, trailer
say semi broke down, fix my semi, big rig repair, dump truck broke, diesel wont start, gelled up, injectors, dot inspection, air brakes, trailer brakes, trailer axle, trailer bearings, bus repair, box truck repair, company trucks serviced, fleet maintenance, plow truck broke, plow hydraulics, fix plow, truck mechanic come to job, rig broke down

Auto Salvage
is auto salvage, wrecking yard, salvage yard, junkyard, auto wrecking
in salvage, wrecking, recyclers, used parts
say used car parts, used auto parts, used transmission, used engine, used door, side mirror used, parts car, pull my own part, sell wrecked car, sell totaled car, buy junk cars, cash for junk car, dead car gone, part for old truck, breakers yard, hubcap

Driving Schools
is driving school, driver training, drivers education, cdl school, truck driving school
in driving, driver, cdl
say learn to drive, teach teen to drive, teach my kid to drive, drivers ed, road test, driving test, drivers license class, learners permit, driving lessons, cdl class, get my cdl, learn to drive truck, learn to drive bus, driving on ice class, winter driving class, nervous driver, foreigner license, defensive driving, ticket driving class, motorcycle class, motorcycle endorsement, parallel park

RV Repair & Sales
is rv repair, rv dealer, rv service, camper sales, trailer sales
in rv, camper, motorhome, trailer
say camper leaks, rv roof leaks, rv furnace out, rv fridge out, winterize rv, de winterize, rv toilet, slide out stuck, camper awning, camper door broke, motorhome wont start, buy camper, used camper, truck camper, fifth wheel, buy utility trailer, trailer for snowmachine, enclosed trailer, trailer hitch, hitch installed, caravan, sell my rv, rv parts

Trailers & Truck Accessories
is truck accessories, trailer sales, trailer repair, hitch shop
in trailer, hitch, truck outfitters, toppers
say trailer hitch, tow hitch, bed liner, spray liner, lift kit, truck topper, truck cap, light bar, plow mounted, install plow, winch installed, trailer lights, trailer wiring, trailer plug, roof rack, ski rack, bike rack, tonneau, running boards, rent trailer, equipment trailer, boat trailer fixed

Snowmachine & ATV Rental
is snowmachine rental, snowmobile rental, atv rental, utv rental
in snowmobile, atv, rentals, backcountry
say rent a sled, rent snowmachine, rent snow machine, hire snowmobile, rent four wheeler, rent quad, rent side by side, ride on my own, sled for weekend, sled to pull freight, snowmachine for trip, rent wheeler for hunting

Boat & Kayak Rental
is boat rental, kayak rental, canoe rental, skiff rental, raft rental
in boat, kayak, raft, rentals, paddle
say rent boat, rent a boat, rent a skiff, rent a jet boat, hire boat, boat for day, boat without captain, rent kayaks, double kayak, rent canoe, rent raft, raft and frame, rent packraft, rent pontoon, paddle on our own, rent paddle board, pedal boat, boat for family day

Wildlife & Glacier Cruises
is wildlife cruise, glacier cruise, whale watching, day cruise, boat tours, sightseeing cruise
in cruises, whale, fjord, wildlife, boat tours
say see whales, whales from boat, see orcas, humpback, see sea otters, see puffins, see seals, see sea lions, glacier by boat, boat to glacier, calving, ice falling in water, icebergs, boat tour with lunch, dinner cruise, boat with bathroom, not get seasick, big boat tour, boat for cruise passengers, private boat tour, sunset cruise

Aurora Viewing
is aurora viewing, aurora tours, northern lights tours, aurora lodge
in aurora, northern lights, borealis
say see northern lights, lights in the sky, green lights, sky dancing, chase aurora, aurora at night, wake up call aurora, photograph aurora, lights photos, warm place to watch lights, glass igloo, aurora dome, best place northern lights, is it dark enough, aurora with pickup

Hunting Guides & Transporters
is hunting guide, big game guide, outfitter, transporter, guided hunts
in big game, outfitters, hunts, guide service, safaris
say guided moose hunt, moose hunt, bear hunt, sheep hunt, goat hunt, caribou hunt, deer hunt, wolf hunt, drop camp, fly in hunt, float hunt, unguided hunt, somebody to take me hunting, pack out moose, hunting camp, spot a bear, hunt of lifetime, nonresident hunt, duck hunt guide

Taxidermy & Tanning
is taxidermy, taxidermist, tannery, fur dresser
in taxidermy, wildlife studio, hides, tanning
say mount my moose, mount my bear, mount a fish, shoulder mount, antlers mounted, skull cleaned, european mount, bear rug, tan a hide, tan my hide, wolf hide, furs tanned, fix old mount, stuff a bird, stuffed animal head, somebody who stuffs animals, ship my trophy, seal skin tanned

Marine Electronics
is marine electronics, marine electrical, marine navigation
in electronics, marine, navigation
say fish finder, depth sounder, radar on boat, chart plotter, vhf radio, marine radio, autopilot, gps for boat, sonar, boat wiring, boat antenna, ais, boat camera, boat starlink, epirb battery, sat phone boat

Marine Safety & Surveyors
is marine surveyor, marine safety, life raft service, vessel survey
in marine, survey, safety, liferaft
say boat survey, survey for insurance, insurance wants survey, what is boat worth, life raft repack, survival suit repair, survival suit inspected, epirb, flares expired, fire extinguishers boat, coast guard inspection ready, stability letter, dockside exam, buying boat inspection, boat inspected before buying

Marine Salvage & Towing
is marine salvage, vessel assist, boat towing, commercial divers, marine towing
in salvage, divers, assist, tug
say boat sank, sunken boat, raise boat, boat aground, ran aground, boat drifting, out of gas on water, tow my boat in, boat broke down on water, line in prop, diver for prop, diver to cut line, lost anchor, lost outboard overboard, dropped in harbor, dive for something, derelict boat, cut net out of prop, tug hire, diver for mooring

Ship Supply & Chandlery
is marine supply, ship chandler, chandlery, ship supply, boat supply
in marine, supply, ships store
say anchor chain, dock lines, rope for boat, buoys, fenders, bottom paint, zincs, marine epoxy, fiberglass cloth, stainless bolts, boat parts, bilge pump, life jackets, marine charts, tide book, boat battery, marine battery, prop for boat, outboard oil, hydraulic hose boat

Feed & Farm Supply
is feed store, farm supply, feed and seed, ranch supply
in feed, seed, ranch, supply
say chicken feed, goat feed, horse feed, pig feed, bale of hay, hay for sale, straw for dogs, dog food bulk, baby chicks, salt lick, electric fence, fence charger, bear fence, stock tank, seed potatoes, grass seed, fertilizer, bird seed, livestock medicine, horse tack, garden seeds

Plant Nurseries & Greenhouses
is greenhouse, plant nursery, garden center, tree nursery
in greenhouse, nursery, gardens, perennials
say tomato starts, vegetable starts, hanging baskets, flower baskets, bedding plants, annuals, perennials, apple tree, lilac, berry bushes, trees to plant, shrubs, potting soil, peat, seeds for garden, house plants, mothers day basket, pots for plants, hardy plants, plants that survive winter, herbs to plant, garden centre

Livestock & Poultry
is livestock, poultry farm, cattle ranch, goat farm, sheep farm, hog farm, dairy
in ranch, livestock, meats, dairy, poultry
say buy piglets, weaner pigs, buy a goat, milk goat, calf for sale, lambs for sale, laying hens, chicks for sale, half a pig, half a cow, side of beef, whole hog, thanksgiving turkey, fresh eggs, raw milk, herd share, goat cheese, breeding ram, stud goat, borrow a buck, rent a boar, yak meat, bison meat, elk farm, reindeer farm, reindeer meat

Customs & Border Services
is customs broker, freight forwarder, import export
in customs, import, export, border
say ship through canada, stuff stuck at border, customs papers, border paperwork, duty on shipment, import from china, export fish, export furs, bring in car from canada, take gun through canada, cites permit, container from overseas, tariff on goods

Courier & Errand Delivery
is courier, delivery service, messenger, local delivery, expediting
in courier, express, delivery, expediters
say deliver across town, deliver my groceries, pick up my order, pick up parts in city, shop for me in city, shopper for villages, expediter, run to airport with box, get box to plane, same day delivery, deliver for my shop, delivery for restaurant, deliver flowers, hot shot, rush parts, deliver furniture, bring food to my house, errands in city for village, somebody to buy and send

Vehicle & Boat Transport
is vehicle transport, car shipping, auto transport, boat transport
in transport, auto, vehicle, carriers
say ship my car, ship my truck, car to lower 48, car to seattle, car up north, drive my car up, someone to drive my car, haul my boat, move boat on trailer, haul camper, haul tractor, car on barge, pcs car, bring my truck up, snowmachine hauled, motorcycle shipped

Tour Buses & Charter Buses
is charter bus, motorcoach, tour bus, coach company
in coach, motorcoach, charter, bus lines
say bus for wedding, bus for team, bus for group, hire a bus, rent bus with driver, move cruise passengers, bus for cruise passengers, school trip bus, church group bus, bus to state fair, bus to concert, party bus, bus for conference, shuttle between hotel, crew bus, bus to job site

Dog Sled Tours
is dog sled tours, sled dog tours, dog mushing tours, kennel tours
in sled dog, kennel, mushing, huskies
say ride dog sled, dog sled ride, dogsled, husky ride, drive my own team, mush dogs myself, pet puppies, hold sled dog puppy, dogs on glacier, helicopter to dogs, summer dog cart, see huskies, meet a musher, kids ride dog sled, kennel visit

Native Arts & Local Crafts
is native arts, artisan, crafts cooperative, native crafts, carver
in arts, crafts, native, carvings, beadwork
say carvings, totem pole, totem carving, beaded earrings, beadwork class, skin sewing, fur mittens, mukluks, kuspuk, grass baskets, birch bark basket, ivory carving, scrimshaw, drum making, moccasins, real native made, sell my beadwork, sell my carvings, learn to carve, buy from artist, ulu knife

Cruise & Port Services
is cruise ship agent, port agent, shore excursion company, port authority, cruise association
in port, cruise, terminal, agents
say when do ships come, ship schedule, how many ships today, where ships dock, meet passengers at dock, sell tours at dock, dock space for tour booth, booth at cruise dock, work with cruise lines, passengers back to ship, ship crew shuttle, tender dock, luggage from ship

Tourism Associations
is tourism association, hospitality association, restaurant association, travel industry association, lodging association, guides association
in tourism, hospitality, travel, hotel
say other lodge owners, other tour operators, other restaurant owners, restaurant owners together, hotel owners group, tour operators group, guides group, too many tourists, cruise ship limits, speak for tourism, tourism conference, food truck owners group, bed and breakfast owners

Fishing Organizations
is fishermens association, seafood marketing, fishermens union, fishing cooperative, fishing alliance
in fishermens, seiners, gillnetters, trollers, longliners, setnetters
say speak for fishermen, fight for fish prices, better price for fish, fishermen stick together, fishing politics, fish board meeting, young fishermen, women who fish, fishing families, crew with no pay, fishermen fund, fishing lobby, keep our fishery, trawl bycatch, marketing our fish

Trucking & Transport Associations
is trucking association, air carriers association, transportation association, aviation association
in trucking, carriers, haulers, transport
say other truckers, truckers group, truck owners, owner operators group, air taxi owners, trucking rules, become a trucker, trucking scholarship, aviation scholarship, pilots group, road conditions for truckers

Transportation Advocacy
is bike coalition, transit advocates, trails coalition, walking and biking, road safety
in bike, transit, safe routes, pedestrian, trails
say bike lanes, safer roads, better bus service, more buses, sidewalks plowed, safe walking to school, bike to work, drivers dont stop, speeding cars in my street, lower speed limit, crosswalk, bike path, more trails, train advocates, keep ferry running
`
