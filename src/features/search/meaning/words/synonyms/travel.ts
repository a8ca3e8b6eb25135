/** Everyday words with the matching words of documents: food, travel and transport. `parseSynonyms` parses them. */
export default `
health man coming, health lady, food inspector coming, failed inspection, failed health inspection, written up by health, health department shut: health inspection, food safety
inspector wants sink, three sinks, triple sink, three compartment sink, hand wash sink: commercial kitchen, health inspection, food permit
sell cookies from house, sell bread from house, bake at home sell, sell cakes from home, sell from my kitchen, home baker, home bakery, bake and sell: cottage food, home baking
grandmas recipe sell, sell my salsa, sell my sauce, sell hot sauce, bottle my sauce, bottling sauce, sell barbecue sauce: cottage food, acidified foods, food permit
sell jelly, sell jams, sell preserves, sell pickles, sell fudge, sell canned goods, sell home canned: cottage food, label
need permit to sell food, paper to sell food, allowed to sell food, legal to sell food, licence to sell food: food permit, food service permit
what goes on label, ingredients on label, list ingredients, allergy label, contains nuts, nutrition label, nutrition facts: food labeling, label, allergen
how long does it keep, shelf stable, spoils fast, best before date, use by date, sell by date, food goes bad, food going bad, food spoils, food goes bad, food going bad, food spoils: shelf life, food safety
food poisoning, got sick eating, customer got sick, made people sick, food made sick, threw up after eating, upset tummy after eating: food safety, foodborne illness, health inspection
food truck cost, start taco truck, taco truck, burger van, burger truck, chip van, chip truck, chuck wagon, roach coach, lunch truck, lunch wagon, chippy van: food truck, mobile food
park my food truck, where food truck park, spot for food truck, set up food truck, pitch for food truck: food truck, mobile vendor, permit
hot dog stand permit, pushcart, food trailer, concession trailer, concession stand, snack shack, snow cone stand: food cart, concession, mobile food
coffee stand, coffee shack, coffee kiosk, coffee booth, open coffee shop, drive thru coffee: espresso stand, coffee shop
fancy coffee machine, espresso machine broke, coffee machine broke, coffee maker broke, coffee machine leaking: espresso machine, espresso machine repair
fryer, deep fryer, deep fat fryer, chip pan, old fryer oil, used grease, old grease, fry oil, used cooking oil: fryer oil, grease disposal, cooking oil
grease trap, grease pit, fat trap, grease clogged: grease trap, drain
hood over stove, fan over grill, exhaust hood, hood cleaning, greasy hood, stove hood: hood cleaning, kitchen exhaust, ventilation
food prices up, eggs cost, price of eggs, beef too high, food too expensive to serve, ingredients cost, cost of ingredients, cost per plate: food cost, menu pricing
price my menu, price menu, what charge for burger, what charge for plate, menu prices: menu pricing, food cost
cook walked out, cook quit, lost my cook, cooks keep quitting, chef quit, no cook, cook no show, short in kitchen: cook, kitchen staff, staffing
short staffed, short handed, shorthanded, nobody to work kitchen, cant find help, cant find workers: staffing, hiring, labor shortage
dine and dash, left without paying, ate and ran, ran out on bill: theft, unpaid bill
grub hub, grubhub, uber eats, ubereats, delivery apps, doordash cut, door dash: food delivery, delivery
take away food, togo, carryout, curb side pickup: takeout, restaurant
greasy spoon, truck stop diner, hole in the wall, mom and pop, family restaurant, caff: diner, restaurant
munchies, late night eats, something open late, still open food, midnight snack: late night, restaurant
nosh, nibbles, scran, vittles, grubs, grab food: food, restaurant
posh meal, fancy restaurant, white tablecloth, fine dining, candle light, candlelight dinner, romantic dinner: fine dining, restaurant
sit down place, sit down dinner, sit down restaurant: restaurant, dine in
kids menu, high chair, restaurant with kids, bring baby to restaurant: family restaurant, restaurant
hubby birthday dinner, birthday dinner, big table, table for twelve, large party, group dinner, private room dinner: group dining, private dining, restaurant
fish fry, fish n chips, fish supper: fish and chips, restaurant
surf and turf, crab legs, crab boil, crab feed, seafood boil, chowder, clam chowder: seafood, restaurant
smokehouse, pit bbq, brisket, pulled pork: barbecue, bbq
pie shop, slice of pizza, pizza joint, pizzeria, pizza parlor, pizza parlour: pizza, restaurant
hot wings, chicken wings, bar food, pub grub, pub food: bar, pub, restaurant
hoagie, sub sandwich, grinder sandwich, deli sandwich, sarnie, butty, hero sandwich: sandwich, deli
soft serve, gelato, ice cream cone, ice cream place, ice cream parlor, ice cream parlour, frozen yogurt, froyo, sundae, milkshake: ice cream
boba, bubble tea, boba tea, milk tea: bubble tea, tea
smoothie, juice bar, acai, fresh juice: smoothie, juice
decaf, flat white, americano, cold brew, iced coffee, drip coffee, cuppa, cup of coffee: coffee
celiac, coeliac, cant eat wheat, no gluten, wheat allergy: gluten free
eats halal, halal meat: halal
kosher meat, keeps kosher: kosher
plant based, meatless, doesnt eat meat, veggie food, dont eat animals: vegan, vegetarian
allergic to nuts, peanut allergy, shellfish allergy, allergic to shellfish, food allergies: allergen, food allergy
sugar free, diabetic food, diabetic dessert, keto: sugar free
grocery run, get groceries, food shop, weekly shop: groceries, grocery store
food too high at store, groceries cost too much, cheap groceries, store prices, milk costs: groceries, bulk, grocery store
cash and carry, restaurant wholesale, food wholesaler, food distributor, restaurant supplier, food service supplier, who supplies restaurants: food distributor, wholesale, supplier
bottle shop, offie, package store, beer store, booze shop, liquor barn: liquor store
tap room, brew pub, brewpub, micro brewery, microbrewery, local beer, brewski, brewskis, cold one, cold ones: brewery, taproom
moonshine, make liquor, make whiskey, distill: distillery
make beer to sell, sell my beer, start brewery, make mead to sell, make wine to sell: brewery license, brewery, alcohol license
watering hole, dive bar, local bar, beer joint, boozer, honky tonk, gin joint, juke joint: bar, tavern
drunk customer, cut off drunk, too drunk to serve, kick out drunk, fake id, check ids, carding: alcohol server, bouncer, bar
open container, byob, bring own bottle, corkage: alcohol, license
cater my wedding, food brought in, food for reception, food for fifty, food for hundred people, feed hundred people, feed a crowd, feed crowd: catering, caterer
finger food, hors doeuvres, appetizers, canapes, party tray, party platter, meat tray, veggie tray, sandwich platter: catering, party platters
box lunches, boxed lunch, sack lunch, bag lunch, packed lunch, lunches for tour: box lunch, catering
sheet cake, graduation cake, cake for kid, unicorn cake, custom cake, tiered cake, bride cake: cake, bakery
buns, baguette, rye bread, scones, muffins, danishes, eclair, bannock: bakery, bread
fry bread, frybread, pilot bread, akutaq, native food, traditional food, traditional foods: traditional foods
doughnut, maple bar, apple fritter, beignet: donuts, bakery
ice cream machine broke, soft serve machine, slushy machine, slushie machine: restaurant equipment, refrigeration
plates and forks, restaurant tables, used restaurant stuff, used kitchen equipment, restaurant auction, used fryer, used oven, pizza oven: restaurant equipment, kitchen equipment
walk in broke, walk in quit, walkin, cooler not cold, reach in cooler, freezer died food, lost all my food: refrigeration, walk in cooler
menu board, print menus, menus printed, menu design: menu, printing
tables full, turn tables faster, wait too long, line out door, people waiting, table reservations, book a table, reserve table, opentable: reservations, restaurant
bad yelp, yelp, trip advisor, tripadvisor, bad tripadvisor, bad review restaurant: reviews, restaurant
raw milk, cow share, milk from cow, herd share, milk from farm: raw milk, dairy
eggs for sale, sell eggs, sell my eggs, farm fresh eggs, too many eggs, brown eggs, extra eggs: eggs, poultry, farm
laying hens, egg layers, chooks, baby chickens, pullets, day old chicks: chickens, chicks, poultry
chicken coop, hen house, henhouse, something killed chickens, something eating chickens, weasel got chickens, bear got chickens, fox got chickens: chickens, electric fence, predator
keep bears out of chickens, keep bears out of bees, bear fence, hot wire fence, hot fence: electric fence, bear
pig farmer, hog, hogs, piglet, piglets, weaner pigs, feeder pigs: pigs, livestock
calf, calves, heifer, beef cow, side of beef, half a cow, quarter beef, half a pig, half hog, whole hog: beef, livestock, meat
nanny goat, billy goat, kids goat, goat milk, goat cheese, nubian: goats, dairy
lambs, ewe, sheeps, sheep shearing, shear sheep, shearer: sheep, wool
animal feed, chicken feed, feed store, grain for animals, hay bales, bale of hay, round bales, straw bales, livestock feed: feed, hay, livestock
cow sick, goat sick, horse sick, sick goat, sick cow, calf wont eat, large animal vet, farm vet, horse vet: veterinary, livestock
kill chickens, butcher my pig, butcher my cow, butcher chickens, process chickens, kill floor, abattoir, slaughter house, knacker: slaughter, butcher, meat processing
usda meat, sell my meat, sell beef, sell pork, meat inspector, inspected meat: usda inspection, meat processing
farm loan, land to farm, farm ground, ground to farm, buy farm, start a farm, become farmer, want to farm, homestead, homesteading, hobby farm, small holding, smallholding: farm, farming, agriculture
hoop house, hoophouse, poly tunnel, polytunnel, high tunnel, high tunnels, cold frame, plastic tunnel, grow tunnel: high tunnel, greenhouse
hot house, glass house, glasshouse, grow house, growing under glass, grow under plastic: greenhouse
heat my greenhouse, greenhouse too cold, greenhouse heater, keep greenhouse warm: greenhouse heating, greenhouse
grow light, grow lights, grow indoors, grow inside, lettuce indoors, grow in container, container farm, vertical farm, aquaponics, water growing: hydroponics, indoor growing
last frost, killed by frost, frost got plants, early frost, freeze killed, short summer, short season, growing season: frost, growing season, planting
plant starts, bedding plants, seedling, baby plants, hanging baskets, flower baskets, tomato starts, little plants: plant starts, nursery, greenhouse
garden centre, garden store, plant shop, plant store, nursery plants, buy trees, buy shrubs: nursery, garden center, greenhouse
bad dirt, poor soil, dirt for garden, garden dirt, loam, raised bed soil, soil tested, what wrong with soil: topsoil, soil test, soil
manure, horse poop, chicken poop, cow poop, fish fertilizer, fish emulsion, plant food: compost, fertilizer
slugs, aphids, root maggots, cutworms, bugs eating plants, bugs on plants, something eating garden, holes in leaves, eating my lettuce, eating cabbage: garden pests, pest control
moose eating garden, moose ate trees, moose in garden, deer eating garden, rabbits eating, keep moose out, moose proof: fence, wildlife, garden
spuds, taters, potatos, seed potatoes, sell potatoes: potatoes, farm
rhubarb, kale, lettuce, zucchini, cukes, maters, tomatos, courgettes, beets, cabbage, giant cabbage: vegetables, produce
veg box, farm box, vegetable box, veggie box, weekly box of vegetables, box of veggies, subscription vegetables: csa, farm
pick your own, pick own berries, u pick, pyo: u pick, berries
blueberries, cranberries, lingonberries, salmonberries, cloudberries, raspberry, strawberry, currants: berries
sell at market, sell at the market, market table, market booth, vendor table, stall at market, booth at market, rent a table, table at bazaar, booth fee: vendor booth, farmers market
green market, produce stand, veggie stand, vegetable stand, fruit stand, farm shop, honor stand: farm stand, farmers market
sell to restaurants, restaurants buy my vegetables, chefs buy, sell to stores, get into stores, get my product in store: wholesale, local food
certified organic, chemical free, grass fed, free range: organic
sell flowers, grow flowers for sale, flower grower, bouquet stand, peony roots: cut flowers, peonies, flower farm
bee boxes, bee hives died, bees died, nuc, package bees, lost my bees, beehive: bees, beekeeping
birch sap, maple sap, tap trees, sugar shack: birch syrup, syrup
pick mushrooms sell, sell mushrooms, wild mushrooms, morels, chanterelles, foraging, forage, wild food, wild foods, fiddleheads, spruce tips, wild plants: foraging, wild harvest
tractor broke, rototiller, till garden, plow field, hay baler, farm equipment, farm machinery: tractor, farm equipment
bring animals up, bring in cows, ship chicks, ship live animals, import livestock, animals across border: livestock, import, health certificate
reindeer, herding, herder: reindeer, livestock
fur farm, mink, fox fur, furs, pelts, tan hide, tan my hide, hide tanned, tannery, tanned, tanning hides: fur, hides, tanning
cut up my deer, cut up my elk, cut wrap, cut and wrap, wild game processing, game processor, dress my moose, quarter a moose, hang my meat, hang meat: game processing, meat processing
deer sausage, moose burger, game burger, summer sausage, snack sticks, meat sticks, pepperoni sticks, biltong: sausage, game processing
caribou meat, venison, elk meat, wild meat, bush meat, deer meat, bear meat: game, meat
sell moose meat, sell wild meat, sell game, serve wild game, donate game meat: game, food regulations
moose season, deer season, caribou season, draw tag, hunting tag, harvest ticket, hunting permit, bag limit: hunting license, hunting regulations, hunting
take hunters, somebody to take hunting, hunt with guide, big game hunt, fly in hunt, drop camp, drop hunt, bear hunt, sheep hunt, goat hunt: hunting guide, guided hunt, outfitter
bird hunting, duck hunt, goose hunt, grouse, ptarmigan, waterfowl, pheasant hunt: bird hunting, hunting
get head mounted, antlers mounted, moose rack, rack of antlers, stuffed animal head, deer head, shoulder mount, bear rug, fish mounted, stuffed fish: taxidermy, taxidermist
antler, antlers, horn carving, shed antlers: antler
skin a bear, seal a hide, bear hide: taxidermy, hides
sight in scope, scope mounted, gun jammed, gun fixed, fix my gun, gun repair, gun cleaned: gunsmith, gun shop
bullets, shotgun shells, reloading: ammunition, ammo, gun shop
trap line, trapline, beaver pelts, sell fur, sell furs: trapping, fur
commercial fisher, fish for living, fishing for living, fish commercially, fish business, become fisherman, get into fishing, start fishing business: commercial fishing
limited entry, buy permit to fish, sell my permit, permit for sale, permit broker, fishing quota, ifq, shares of halibut, quota shares, fishing rights, lease quota: fishing permit, ifq, permit
boat loan, money for boat, finance boat, borrow to buy boat, permit loan: boat loan, fishing loan, financing
price of fish, price of salmon, dock price, fish price, what paying for reds, cents a pound, price per pound: ex vessel price, fish price, seafood
sell my catch, sell my fish, sell fish from boat, sell off boat, sell fish to people, sell crab off boat, sell direct fish, sell my own fish: direct marketing, catcher seller, seafood sales
cannery wont buy, no buyer for fish, nobody buying fish, fish buyer, who buys fish, fish buyers: seafood buyer, processor
fish ticket, fish tickets, landing report: fish ticket, landing
nets ripped, net torn, hole in net, seal tore net, fix my net, hang nets, hang web, hang net: net mending, net repair
buoys, leadline, lead line, line and buoys, rope store: buoys, fishing gear
net reel, power block, pot puller, pot hauler, hydraulics on boat, winch on boat: deck equipment, hydraulics
crab pot, shrimp pot, shrimp pots, lost my pots, pot limit: crab pots, fishing gear
sockeye, coho, chinook, humpies, humpy, dogs salmon, keta: salmon
black cod, sablefish, butterfish, lingcod, ling cod, rockfish, pollock, pacific cod, yelloweye, flounder: fish, groundfish
halibuts, barn door, flatties, chicken halibut: halibut
dungeness, dungies, tanner crab, opies, opilio, snow crab, king crab legs: crab
spot prawns, prawns, spotties, side stripe: shrimp
geoducks, sea cucumbers, urchins, dive fishery, cukes dive, abalone: dive fishery, shellfish
oysters, oyster, mussels, clam digging, dig clams, razor clams, scallop: shellfish
seaweed, kelp, bull kelp, seaweed farm, kelp farm, grow seaweed, grow oysters, oyster farm: mariculture, kelp, shellfish
roe, fish eggs, caviar, ikura, salmon eggs: roe, caviar
fish jerky, salmon candy, candied salmon, salmon strips, fish strips, lox salmon, kippered: smoked salmon, smoked fish
smoke my fish, smoke fish for me, smoke house, smoke salmon to sell, salmon canned, fish canned: fish processing, custom processing, smoked fish
freeze my fish, vacuum seal fish, box my fish, pack my fish, bring fish home on plane, take fish home, ship my fish, fly fish home, mail fish: custom fish processing, fish shipping
fish box, insulated box, cooler for fish, wet lock box, wetlock, fish tote, totes, slush ice, ice for fish, boat ice: fish boxes, ice, totes
keep fish cold, ice hold, fish hold, refrigerated sea water, rsw: refrigeration, rsw
haccp, seafood haccp, fish plant permit, license to process fish, process fish to sell: haccp, seafood processing permit
fish buyer wont pay, cannery owes me, processor late paying: seafood processor, unpaid invoice
fishing closed, fishery closed, emergency closure, fishing opener, opening fishing: fishery opening, fishing season
fish cops, fish and game, fish warden, game warden, brown shirts, fish and wildlife: wildlife troopers, fish and game
deck hand insurance, crew got hurt, crewman hurt, hurt on boat, hurt fishing, hurt at sea: crew injury, vessel insurance, jones act
crew share, share of catch, percent of catch, half share, full share, how much crew share: crew share, deckhand pay
crew license, commercial crew license, fishing crew license: crewmember license, license
fish boat for sale, buy fishing boat, bowpicker, gillnetter boat, seiner for sale, troller for sale, boat broker, yacht broker: boat sales, fishing vessel, boat broker
boat sank, boat sinking, boat took water, boat swamped, sunk boat, boat went down, raise boat: salvage, boat, coast guard
may day, man overboard, epirb, survival suits, immersion suit, gumby suit, life raft, life raft repack, flares expired, raft inspection: marine safety, survival suits, life raft
coast guard inspection, coast guard boarding, boarded by coast guard, dockside exam: coast guard, vessel inspection
boat survey, surveyor for boat, insurance wants survey, what boat worth, boat appraised: marine surveyor, boat survey
boat papers, register boat, boat title, boat numbers, document my boat, documented vessel: boat registration, vessel documentation
boat tags, boat trailer tags, trailer plates: boat registration, trailer
bottom paint, scrape bottom, barnacles, zincs, zinc anodes, boat bottom, haul my boat, lift boat out, travelift, travel lift, boat lift: haul out, boatyard
boat wont plane, lost a prop, dinged prop, bent shaft, prop wrapped, line in prop, net in prop: propeller, boat repair
gelcoat, glass work, fiber glass, hull hole, hit a rock, hit rock, hit a log, ran aground: hull repair, fiberglass, boat repair
kicker, kicker motor, outboard motor, evinrude, honda outboard, lower end, jet unit, jet outboard: outboard, outboard repair
bilge, boat flooding, pump in boat, boat pump quit, float switch: bilge pump, boat repair
boat heater, stove on boat, boat stove, diesel stove: marine heater, boat repair
fish finder, fishfinder, depth sounder, depth finder, chart plotter, vhf radio, marine radio, sonar, autopilot: marine electronics
boat wiring, boat batteries, boat battery dead, boat lights: marine electrical, boat repair
winterize boat, boat for winter, pull boat for winter, shrinkwrap, boat covered: boat storage, winterize
boat in my slip, waitlist for slip, slip waiting list, harbor wait list, stall in harbor, boat parking, berth: moorage, harbor, slip
harbor fees, dock fees, moorage cost, transient dock, visiting boat, live on boat, live aboard, liveaboard: moorage, harbor
boat launch, launch ramp, put boat in water, ramp for boat, slipway: boat launch, harbor
boat keys, pump out boat, boat toilet, boat poop: pump out, harbor
dinghy, rib boat, jon boat, john boat, dory, open boat: skiff, boat
trawler yacht, cabin cruiser, yacht, sail boat, sloop: boat, yacht
jet boat, river boat, airboat, air boat, hovercraft: jet boat, river
get captains ticket, skippers license, six pack, sixpack, oupv, hundred ton, captain course, sea time, sea service: captain license, coast guard license
twic, twic card, mariner card, merchant mariner, merchant marine, able seaman, ordinary seaman, able bodied seaman: mariner credential, deckhand
ferry job, tug boat, tugboat, towboat, pushboat, push boat: tug, barge, deckhand
cook for boat, galley, galley cook, boat cook: galley cook, cook
engine room, ship mechanic: marine engineer, engineer
slimer, slime fish, fish slimer, butcher line, egg house, freezer crew, fish line: seafood processing, processor
cannery rats, fly out for cannery, summer cannery, bunk and meals, cannery with housing: seafood processing, housing
tender boat, tendering, tenderman: tender, seafood
fish wheel, dipnet, dip net, dip netting, dipnetting, personal use fish: dipnet, subsistence
salmon reds, red salmon, king salmon, silver salmon, pink salmon: salmon
summer visitors, outside visitors, out of towners, out of town guests, vacationers, vacationer, holidaymakers, holiday makers, travellers, tourist people, cheechako, tourons: visitors, tourists, tourism
things to do with kids, something to do with family, keep kids busy trip, rainy day visitors: activities, tours, family
see the sights, worth seeing, worth a visit, points of interest: attractions, sightseeing, tours
pretty lights in sky, lights in sky, green lights sky, sky lights, sky dancing, see aurora, aurora borealis, northernlights: northern lights, aurora
chase aurora, chasing lights, aurora chase, aurora chaser, aurora hunting, photograph aurora, wake me for aurora: aurora tour, northern lights
best time for aurora, when northern lights, dark enough, too light at night: aurora season, northern lights
midnight sun, longest day, solstice, never gets dark: summer solstice, midnight sun
big ice, blue ice, ice field, river of ice, wall of ice, ice falling, calving ice, icebergs, touch a glacier, stand on glacier, walk on ice: glacier, glacier tour
helicopter to glacier, helicopter ice, chopper ride, heli tour, helo ride, heli ride: helicopter tour, helicopter
see orcas, killer whales, humpback, humpbacks, orcas, belugas, grey whales, see whale tail, whale trip, whale cruise: whale watching, wildlife cruise
puffins, puffin, sea birds, seabirds, bird island: birding, wildlife cruise
watch bears fish, bears catching salmon, bear tour, bear trip, bear platform, see grizzly, see brown bears, polar bear trip: bear viewing, wildlife tour
wildlife watching, spot animals, look for animals, animals in wild, see wild animals, see animals in nature: wildlife viewing, wildlife tour
bear in camp, bear came into, bear keeps coming, bear problem, bear scared, scared of bears, chase bear away, bear at lodge, bear around customers: bear safety, bear
bear canister, bear proof food, store food from bears, bear horn: bear safety, bear resistant
ships in town, ship in town, ships come in, when ships come, ship schedule, boat people, cruise boat, cruise crowd, come off ship: cruise ship schedule, cruise passengers
sell to cruise people, sell shore excursions, get on cruise ship list, cruise line contract, shorex, cruise line wont: shore excursions, cruise lines
port call, few hours in port, only have a few hours, between ships, back to ship on time, miss the ship, missed the ship: shore excursion, cruise
ship tour cheaper, tour not through ship, independent tour, book tour ourselves, private tour, just our family tour: private tour, tours
bus tour, coach tour, coach trip, motor coach, motorcoach, charabanc, tour coach: bus tour, motorcoach
sight seeing, site seeing, sightseeing trip, look around town, town tour, city tour, drive around see: sightseeing, tours
jaunt, day trips: day trip, tours
where to go hike, easy walk, nice walk, trail with view, tramping, bush walking: hiking, trails
float trip, raft trip, river trip, white water, float river, river float: rafting, float trip
sea kayak, kayak tour, kayaking trip, paddle with whales: kayaking, kayak tour
paddle board, sup board, stand up paddle: paddleboard
fatbike, fat tire, fat bike tour, bike tour, cycle tour: bike tour, bicycle
atv tour, quad ride, quad tour, four wheeler tour, ohv tour, side by side tour, razor tour: atv tour, guided tours
ride snow machine, snowmachine ride, snowmobile ride, skidoo ride, skidoo tour: snowmachine tour, snowmobile tour
husky ride, dogsled ride, dog sledge, dog cart ride, pet sled puppies, see sled dogs, meet sled dogs, sled dog kennel tour: dog sled tour, sled dogs
horse ride for visitors, trail horses, horse trip, pack trip: horseback riding, horse
gold pan, pan for gold, panning, gold digging, look for gold, find gold: gold panning
hot springs, hot spring, soak in hot water, hot water pool outdoors: hot springs
ride over trees, tree ropes, ropes course, bungee, sky dive, skydive, paraglide, parasail: zipline, adventure
ice fish, ice hut, ice shack, ice house fishing, drill hole fish, ice auger: ice fishing
take my kid fishing, take grandpa fishing, dad wants to fish, never fished before, learn to fish: guided fishing, fishing charter
seasick, sea sick, throw up on boats, motion sick: seasickness, calm water
catch a whopper, lunker, trophy fish, big halibut, big king, hook into: fishing charter
party boat, six pack charter, charter for six, half day charter, full day charter, charter boat cost, rent boat with captain, rent boat with skipper: fishing charter, charter boat
fish river, drift trip, drift boat trip, bank fishing, fly rod, trout fishing, steelhead: fishing guide, fly fishing
fishing licence, fishing license, king stamp, where to get fishing license: fishing license
become guide, guide licence, guide license, register as guide, tour guide license, hunting guide license, transporter license: guide license, guide
charter permit, charter halibut permit, guided halibut: charter halibut permit
insurance for tours, guests get hurt, guest got hurt, tourist got hurt, sign waiver, waivers, release form, hold harmless: liability waiver, liability insurance
take people on park land, permit for park, guiding in park, tours in park, tours on forest land, permit for forest: commercial use permit, special use permit
tour website, sell tickets for tour, tour booking, book tours online, viator, getyourguide, booking commission, third party booking: online booking, tour booking
tour got cancelled, weather cancelled tour, cancel for weather, plane couldnt fly tour, refund weather, rain refund: cancellation policy, refund, weather
guests no show, group didnt show, late for tour, missed their tour: no show, cancellation policy
slow in winter, no tourists winter, dead in winter, empty in winter, winter business, nobody comes in winter: shoulder season, winter tourism, off season
bumper season, busy season, high season, peak season, tourist season, cruise season: peak season, summer season
fewer tourists, tourists stopped coming, bad tourist year, no visitors this year, tourism down: tourism, visitors, marketing
tourist map, rack card, rack cards, leaflet, brochure rack, flyer rack, put my brochures: brochures, visitor center
tipping guide, tip the guide, tip captain, how much tip guide: tips, guide
place to kip, doss, crash pad, couch to sleep, couch surf, couchsurfing, bunk bed: hostel, lodging
rooms to let, guesthouse, boarding house, rooming house, lodgings, hotel rooms: lodging, inn, hotel
inn keeper, innkeeper, own a hotel, run a motel, run hotel, own a lodge, run lodge, open lodge, buy a lodge: lodging, lodge, hotel owner
start airbnb, list on airbnb, airbnb permit, rent my cabin, rent my spare room, rent my mother in law, rent my basement, guest cabin rent, superhost: short term rental, vacation rental
hotel tax, bed taxes, room tax, room taxes, tourist tax, lodging tax: bed tax, lodging tax
guests trashed, trashed my cabin, trashed room, guest broke, guest stole, guests smoked, guest wont leave, party in rental, wrecked rental: damage deposit, vacation rental, security deposit
double booked, two guests same room, overbooked rooms, booking mixup, booking mix up: double booking, reservations
guest towels, hotel sheets, hotel laundry, laundry for cabins: linen service, laundry
clean between guests, turnover cleaning, turn cabins, changeover clean: turnover cleaning, cleaning
bed bugs hotel, bedbugs in room, guest found bug: bed bugs, pest control
cabin on lake, off grid cabin, dry cabin rent, lakeside cabin, chalet, holiday cottage, yurt, glamping, glamp, tree house, dome tent, igloo dome, wall tent: cabin rental, lodging
middle of nowhere lodge, fly in lodge, wilderness lodge, remote lodge, fishing lodge, fish camp: lodge
hot tub cabin, anniversary getaway, dirty weekend, romantic weekend, staycation, mini break: getaway, lodging
pet friendly hotel, hotel takes dogs, motel with dogs, dogs allowed hotel: pet friendly, lodging
no vacancy, everything booked, everything sold out, all full rooms: lodging, rooms
wedding lodge, retreat place, retreat lodge, retreat center, company retreat, off site meeting: retreat, event venue, lodge
caravan, campervan, fifth wheel, fifth wheeler, winnebago, motor home, van life, vanlife, rving, rver: rv, rv park, campground
plug in rv, full hookups, hook ups, water and electric site, empty rv tank, dump rv, dump my tanks, sani dump: rv park, dump station
sleep in van, sleep in car, boondock, boondocking, free camping, park overnight camper, wild camping: camping, overnight parking
tenting, camp ground, camping ground, camp by river, camp with kids, showers at campground: campground, camping
showers for campers, need a shower, public shower, hot shower traveler, washeteria, wash clothes traveling: showers, laundromat
luggage storage, leave bags, stash bags, leave suitcase, bag storage: luggage storage
fridge magnet, fridge magnets, tshirt, t shirts, tee shirts, sweatshirt, hoodies, hoodie, ball cap, key chain, shot glass, postcard, snow globe, knick knacks, trinkets, tchotchke, doodads: souvenirs, gift shop
something to take home, something to bring back, bring home to kids, gift from trip, locally made, local made, made by locals, made in state: local crafts, souvenirs, gifts
native made, silver hand, authentic native, real ivory, walrus ivory, scrimshaw, totem, grass basket, beaded, moccasins, mukluks, kuspuk: native art, crafts
whale bone, sea otter fur, seal skin, sealskin, otter hat, marine mammal parts: marine mammal, native handicrafts
gold nugget jewelry, gold nuggets: jewelry, gold nugget
fur hat, fur mitts, fur coat, fur ruff, furrier: fur, fur shop
quilt, quilts, knit hat, wool hat, qiviut hat, knitting: fiber arts, crafts
sell my crafts, sell my art, sell earrings, sell my paintings, sell my soap, sell stickers, sell my carvings, consign, on consignment, shops sell my stuff: consignment, gift shop, crafts
wholesale souvenirs, buy souvenirs wholesale, stock for gift shop, stuff to resell, things to sell tourists: wholesale, souvenirs, gift shop
fake native art, fake ivory, imported carvings: counterfeit, native art
car dead, truck dead, car wont crank, wont crank, clicks when turn key, turns over wont start, engine cranks, car no start, wont turn over, wont fire up, kaput car: auto repair, mechanic
too cold to start, cold start, froze up truck, truck froze, diesel gelled, gelled up, gelled fuel, fuel gelled: block heater, cold weather, diesel mechanic
oil pan heater, engine heater, plug in car, plug in truck, battery blanket, autostart, auto start, remote starter, remote start, car warmer: block heater, remote start
extension cord car, plug ins at work, place to plug in car: block heater outlets
light on dash, light on dashboard, engine light, orange light, codes read, code reader, warning light: check engine light, auto repair
car shakes, car vibrates, steering wheel shakes, wobbles, shimmy, death wobble: wheel alignment, auto repair
grinding noise, squealing noise, clunking, clunk, rattling, ticking noise, thumping noise, funny noise car, car noise: auto repair, mechanic
brakes gone, brakes failed, brakes spongy, pedal to floor, brake pedal, brake job: brakes, auto repair
slips out of gear, wont go in gear, wont go in reverse, gears slip, gearbox, gear box, transfer case: transmission, auto repair
leaking oil, puddle under car, drips under car, leaking coolant, antifreeze leak, coolant, blown head gasket, head gasket: auto repair, mechanic
runs hot, temp gauge, steam from hood, steam under hood, bonnet, boiled over: overheating, radiator, auto repair
no heat in car, heater in car, car blows cold, windows fog up, defroster, defrost windshield, demister: car heater, auto repair
cracked windscreen, windscreen, windsheild, star in windshield, rock hit windshield, auto glass, car window smashed, car window broken: windshield, auto glass
fender, dented door, scraped car, keyed my car, scratched car, paint on car, panel beater, smash repair, body man, bodywork: auto body, body shop
ran into moose, moose totaled, deer hit, hit an animal, hit caribou: collision repair, auto body
tailpipe, loud exhaust, exhaust hanging, dragging muffler, silencer: muffler, exhaust
tyre, tyres, tire shop, bald tires, puncture, slow leak tire, nail in tire, tire went flat, tire changed, tire plug, rotate tires, balance tires: tires, tire shop
winter tyres, studded, stud tires, snow tyres, blizzaks, winter rubber, changeover tires, swap tires, chains for tires, tire chains: studded tires, winter tires, tire shop
truck tires, big truck tires, semi tire, loader tire, equipment tires: commercial tires, tire shop
dead battery, battery flat, flat battery, jump my car, jumpstart, jump leads, boost my car: jump start, roadside assistance
oil changed, quick lube, tune up car, serviced car, car service, service my car: oil change, auto repair
honest mechanic, cheap mechanic, mechanic ripped me off, ripped off mechanic, backyard mechanic, shade tree mechanic, mobile mechanic, mechanic come to me, mechanic comes to house, guy who fixes cars, car doctor, car fixer: auto repair, mechanic
big rig repair, truck mechanic, diesel guy, semi repair, diesel repair, fix my semi: diesel mechanic, truck repair
company trucks, work trucks, van fleet, keep trucks running: fleet maintenance, fleet, vehicles
emissions, smog test, safety inspection, dot inspection, dot number, annual inspection truck: vehicle inspection, dot
car tags, new tags, expired tags, number plates, registration car, lost title, title for car, dmv: vehicle registration, dmv
drivers licence, driving licence, learners permit, learn to drive, driving test, road test, drivers ed, teach me to drive, teach my kid to drive, driving instructor: driving school, drivers license
clunker, hooptie, jalopy, junker, old banger, rig for sale, cheap wheels, first car, beater car: used car, car dealer
subie, chevy, ford truck, toyota, tacoma, f150, honda car: car dealer, cars
car note, car payments, upside down car, repo, repossessed, repo man: car loan, auto loan
estate car, station wagon, minivan, people carrier, ute, 4x4, four by four, four wheel drive truck, awd: vehicle, car dealer
parts car, junkyard parts, pull parts, used parts, wrecking yard, breakers yard, auto wreckers, salvage yard, boneyard: auto salvage, used auto parts
car wont sell, sell beater, buy junk cars, cash for car, who buys cars: auto sales, junk car
lost car key, key fob, car keys locked, keys locked in truck, broke key ignition: locksmith, car keys
car stereo, backup camera, dash cam, truck lights, light bar, lift kit, bed liner, spray liner, truck topper, truck cap, camper shell, hitch put on, trailer hitch, tow hitch, tow bar: truck accessories, auto accessories
undercoat, undercoating, rust proof, rustproofing: undercoating, rust
vomit in car, puke in car, dog hair car, smells in car, valet car clean, car valeting: auto detailing
off in ditch, went off road, slid off, slid into ditch, spun out, hit black ice, high centered, buried axle: towing, tow truck
hauled out of ditch, yank me out, pull my truck, somebody to pull me, wrecker, recovery truck, breakdown truck, breakdown lorry, hook truck, flat bed tow: towing, tow truck
broke down, broke down road, car conked out, conked out, died on highway, stranded on road, stuck on highway: towing, roadside assistance
towed my car, car got towed, car impounded, impound lot, impound yard: towing, impound
dead car tow, tow to shop, tow to village, car hauler, move dead car, haul car: towing, vehicle transport
black ice, icy roads, roads bad, roads icy, road closed, pass closed, roads open, whiteout, drifted road, road conditions: winter driving, road conditions
drive in winter, first winter driving, drive on snow, drive on ice, driving in snow, winter road trip, drive the highway up: winter driving
emergency kit car, car survival kit, sleeping bag in car, what keep in truck winter: winter driving, emergency kit
petrol, gas pump, fill er up, filling station, service station, petrol station nearby, last gas: gas station, fuel
price of gas, gas too expensive, diesel price, fuel cost, fuel too high, fuel bill: fuel prices, fuel
def fluid, red diesel, dyed diesel, off road diesel: diesel, fuel
ev, electric car, electric truck, tesla, charge point: electric vehicle, charging station
chain saw wont, weed whacker, weed wacker, strimmer, rototiller wont start, tiller wont start, log splitter, snow thrower, snow blower wont, pressure washer broke, pull rope broke, carburetor, carb clogged: small engine repair
genny, genset, generator dead, generator surging, light plant: generator, generator repair
sno machine, snogo, skidoo, ski doo, arctic cat, sledneck, iron dog, snow scooter: snowmachine, snowmobile
sled broke, sled broke down, track broke, blown belt, belt blew, sled engine, seized engine, blew motor, blew up engine, rebuild engine: engine repair, snowmachine repair
quads, 4 wheeler, honda wheeler, fourwheeler, utv, sxs, argo, tracked rig, ohv: atv, four wheeler
motor bike, moto, moped, crotch rocket, hog harley, dirtbike, motor cycle: motorcycle
learn to ride motorcycle, motorcycle license, motorcycle class: motorcycle training
push bike, pushbike, ten speed, two wheeler, kids bicycle, e bike, electric bike, cruiser bike: bicycle, bike shop
flat on bike, bike tyre, bike tire, chain slipping, brakes on bike, bike wont shift, bent wheel: bike repair, bike shop
bike stolen, stole my bike, stolen bike: stolen bicycle, theft
hire a bike, borrow bike, rent bicycles, bikes for tourists: bike rental
hire a car, hire car, rent wheels, car for few days, rental wheels, rent suv, rent 4x4, turo, borrow a car, no rental cars, rental cars sold out: car rental
drive rental on gravel, rental gravel road, rental car gravel, rental haul road: car rental, gravel
rent a camper, rent camper van, rent motorhome, hire campervan, rent camper, rv hire: rv rental
rent trailer, rent a trailer, flatbed trailer, utility trailer, rent flat bed, car trailer, snowmachine trailer: trailer rental, trailer
trailer bearing, trailer lights, trailer wiring, trailer axle, trailer tire: trailer repair, trailer
caravan repair, camper leaks, rv roof, rv furnace, fix my rv, fix camper, winterize rv: rv repair
taxi cab, hail cab, call a cab, hitch a ride, thumb a ride, hitchhike, lift into town, ride into town: taxi, ride
too drunk to drive, drunk need ride, sober ride, sober driver, ride home from bar, tipsy ride: taxi, designated driver
airport run, picked up at airport, pick up from airport, airport transfer, airport transfers, drop at airport, meet plane, lift to airport: airport shuttle, taxi
hotel van, free shuttle, hiker shuttle, trailhead ride, trailhead shuttle, drop me at trail, bear bus, park bus: shuttle, transportation
start taxi, drive for uber, uber driver, become uber, run shuttle, start shuttle, permit to drive people, chauffeur license, chauffeur permit: taxi permit, shuttle business, transportation
bus timetable, bus times, next bus, bus stop, bus route, town bus, city bus, coach station, omnibus: bus, public transit
bus between towns, bus to city, long distance bus, greyhound bus, intercity: bus company, intercity bus
school run, get kids to school, kids ride to school, bus for kids: school bus
charter a bus, hire a bus, rent bus, bus for wedding, bus for group, team bus, move a group, wedding shuttle: charter bus, shuttle
stretch limo, prom limo, town car, black car, fancy car ride: limousine
ride share, share gas, share ride, anyone driving: rideshare, carpool
ride for wheelchair, wheelchair taxi, wheel chair van, handicap van, lift van: wheelchair van, paratransit
ferry ticket, ferry times, car on ferry, take car on ferry, drive on ferry, foot passenger, blue canoe, state ferry, ferry cancelled, ferry doesnt run: ferry, marine highway
choo choo, whistle stop, flag stop train, railway ticket: train, railroad
puddle jumper, puddle jumpers, cessna, super cub, beaver plane, otter plane, airtaxi, sky taxi, aeroplane, aeroplanes, tail dragger, taildragger, tiny plane, bush planes: small plane, air taxi
water plane, plane on floats, plane lands on water, floatplane, float planes, lands on lake: float plane, air taxi
plane on skis, ski planes, lands on snow, lands on glacier: ski plane, glacier landing
hire plane, rent a plane, private jet, hire a pilot, charter flight cost, whole plane, take whole family plane: charter flight, air charter
dropped off by plane, drop off and pick up, pilot pick me up, pick me up in a week, fly in drop: air taxi, drop off
seat fare, plane fare, air fare, plane ticket cost, flights too expensive, flight cost village: airfare, airline
flight cancelled, plane didnt come, plane not flying, planes not flying, planes grounded, cant fly today, socked in, fogged in, weather hold, stuck in village: weather delay, flights
baggage limit, how much baggage, weight limit plane, too heavy for plane, extra baggage, excess baggage, oversize bag: baggage, air freight
crop duster, barnstormer, flyboy, sky pilot, plane driver: pilot
get pilot licence, pilots licence, private pilots, instrument rating, commercial rating, float rating, flight lessons, flying lesson, flight instructor, cfi: flight school, pilot training
fly drones, drone license, part 107, drone photos, drone pilot, aerial photos, aerial pictures: drone, aerial photography
plane mechanic needed, airframe, annual on plane, annual inspection plane, plane engine overhaul, prop strike, bent my prop plane: aircraft mechanic, aircraft maintenance
place for plane, keep my plane, hangar space, park plane, tie down spot: hangar, tie down, airport
airstrip, runway, landing strip, make an airstrip, land on property: airstrip, runway
av gas, plane fuel, hundred low lead: avgas, aviation fuel
bag smasher, rampie, ramper, ramp job, load airplane, ground crew, ground handler, ticket counter airline: ramp agent, airline
stewardess, air hostess, cabin attendant: flight attendant
whirlybird, heli, helo, rotor wing: helicopter
stuff to village, send things to village, get things out to village, get stuff to bush, bush order, bush orders, ship out to bush: air freight, bypass mail, freight
stuff from seattle, ship stuff up, bring stuff up north, shipped up from states, lower forty eight, from down south: freight, shipping, barge
wont ship here, wont ship to us, doesnt ship to here, only ships lower 48, contiguous only, continental us only, shipping restrictions: shipping, freight forwarder
shipping costs more, shipping kills me, freight kills me, freight bill, freight cost, cost of freight, freight too high, shipping too expensive, ship cheaper: freight rates, shipping costs
last barge, barge before freeze, barge before freezeup, barge schedule, fall barge, spring barge, barge late, missed the barge, when barge comes: barge, barge schedule
container van, conex, connex, connexes, seacan, shipping container, twenty footer, forty footer: container, freight
shared container, split container, space in container, less than truckload, ltl, partial load, half load: consolidated freight, ltl
freight consolidator, somebody to collect my orders, address in seattle, ship to seattle address, forward my packages: freight forwarder
freight damaged, stuff arrived broken, broken in shipping, barge broke, crushed pallet, smashed in shipping: freight claim, damaged freight
froze in shipping, keep from freezing, froze on truck, freezable, ship plants, ship vegetables, ship fresh food: temperature controlled freight, freight
chill freight, refrigerated truck, freezer truck, reefer truck, reefer van, cold truck: refrigerated freight
oversized load, wide load, pilot car, escort car, haul house, haul equipment, lowboy, low boy, move excavator, move dozer: heavy haul, oversize load
load board, find loads, back haul, backhaul, empty truck back, truck coming back empty: backhaul, freight broker, trucking
own truck, owner operator, own my rig, independent trucker, start trucking, start trucking company: owner operator, trucking company
eighteen wheeler, 18 wheeler, tractor trailer, articulated lorry, lorry, lorries, big rig, big rigs, semi, semis: truck, trucking
ice road, ice road trucker, haul road, haul road driver: trucking, truck driver
truck driving school, cdl school, learn to drive truck, class a license, class b license, hazmat endorsement: cdl training, truck driver
log book, hours of service, eld: hours of service, trucking
ship lithium, ship batteries, ship paint, ship propane, ship ammo, ship gas, ship chemicals, dangerous goods, hazmat: hazardous materials, hazmat shipping
ship a car, send my car, ship my vehicle, send truck down, car down to states: vehicle shipping, freight
ship my boat, haul my boat, move my boat, boat hauler: boat transport, freight
ship my snowmachine, ship four wheeler, send sled to village: freight, air cargo
hot shot driver, rush delivery, same day delivery, rush part: courier, expedited freight
hazmat fly, gold streak, goldstreak, same day air, counter to counter: air cargo
parcel post, book rate, media mail, first class mail, post a letter, post a parcel, send by post, priority mail, flat rate box, flat rate: mail, post office
mail late, mail slow, mail hasnt come, no mail, mail not delivered, mail held, hold mail: mail delivery, post office
mail man, mailman, mail carrier, postie, postman, mail lady, letter carrier, star route: mail carrier, post office
forward mail, mail forwarding, mail drop, private mailbox, mail place: mailbox rental
by pass mail: bypass mail
overnight letter, documents fast, fax something, fax machine: courier, mailbox rental
customs form, import duty, ship to canada, through canada, drive through canada, cross border, border crossing: customs, canada, border
longshore work, work at docks, stevedore, unload barge, unload ships, dock hand, dockhand: longshore, dock worker
crane truck, boom truck, telehandler, rent crane, lift heavy thing: crane service
warehouse space, cold storage space, place to store pallets, store freight, freezer space, rent freezer space: warehouse, cold storage
huskys, sled doggies, sleddog, sled dog team, mushing dogs, dog mush, musher, dog driver: sled dogs, mushing
dog handler job, kennel handler, handler for mushers, handle sled dogs, take care of huskies: dog handler, kennel
dog kibble, dog food fish, feed sled dogs, meat for dogs, dog feed: dog food, feed
dog booties, booties, gangline, sled bag, dog sled maker, sled maker, build dog sled: mushing gear, sled dogs
warm coat, bunny boots, parka, insulated bibs, carhartts, mittens, long johns, long underwear, wool socks, snow pants, snow suit, warm clothes, warm boots: winter clothing, outdoor gear
xtratuf, xtratufs, xtra tufs, rubber boots fishing, wellies, gumboots, raingear, rain gear, oilskins, grundens, hip boots, hip waders, chest waders: rain gear, fishing gear
spikes for boots, grippers for shoes, creepers, yaktrax, micro spikes, not slip on ice, slipping on ice shoes: ice cleats
bug dope, bug spray, head net, mosquito net, skeeters, no see ums, noseeums: mosquitoes, outdoor gear
borrow camping stuff, hire tent, hire gear, lend gear, use gear for weekend, rent gear: gear rental, outdoor gear
sat phone, satellite phone, inreach, spot device, bear spray rent: satellite phone, gear rental
rod, rods, fishing stuff, fishing stuff store, bait store, herring, bait herring, hootchies: fishing gear, tackle
boats for hire, hire boat, rent boat, rent a skiff, boat hire, borrow boat: boat rental
skis rented, ski hire, ski gear, boards and boots, sharpen skis, ski wax, ski tune: ski rental, ski shop
backcountry trip, heli ski, cat ski, powder guide: heli skiing, ski guide
climb the mountain, climb peak, mountaineer, crevasse: mountaineering, climbing guide
lost hiker, husband not back, overdue boat, overdue plane, somebody lost, didnt come back from hunting: search and rescue
work at lodge, lodge work, lodge job, work in park, park job, summer job up north, summer up north, work on cruise, seasonal gig, summer gig, summer season job: seasonal work, lodge
naturalist, interpretive guide, step on guide, driver guide, bus guide, rafting guide job, kayak guide job, glacier guide job: guide, naturalist
housing with job summer, come for summer work, j1, j 1, j1 visa, h2b, foreign workers, foreign students workers: seasonal workers, visa, employee housing
guide school, guide training, wilderness first aid, wilderness first responder, wfr: guide training, first aid
drive tour bus, motorcoach driver, tour bus driver, passenger endorsement: bus driver, cdl
bus boy, dish dog, dishie, dish washing, dishes job, washing up job, plongeur: dishwasher, kitchen
butcher job, meat cutter, cut meat, meat counter, work with meat: meat cutter, butcher
farm hand, farmhand, ranch hand, pick vegetables, pick crops, weeding job, work on farm, wwoof, wwoofing: farm worker, farm
greenhouse job, work in greenhouse, water plants job, nursery job: greenhouse, nursery worker
tire guy, tire changer, lube tech, parts guy, parts counter, parts man: automotive, parts counter
body shop job, paint cars, car painter: auto body technician
barge job, barge hand, work on barge, tug job: deckhand, tug, barge
dispatcher job, dispatch trucks, dispatch planes: dispatcher
harbor job, harbor worker, harbour master, harbor master: harbormaster, harbor
soused, wasted customer, rowdy drunk, bar fight, fight in bar: bar, security
waitress quit, servers wont come, waitstaff quit, bartender quit: server, staffing, hiring
tips for waitress, tip credit, tips vs wage, service charge, auto gratuity: tips, service charge
food order minimum, sysco, food truck delivery to us: food distributor
to go cups, cup lids, paper cups, take out boxes, styrofoam, foam cups, compostable cups, plastic bags banned: packaging, restaurant supplies
propane for food truck, food truck generator, food truck fire, fire inspector food truck: food truck, fire inspection
fish smell, stinky fish, where dump fish, fish cleaning station, fillet table: fish waste, fish cleaning
menu qr, qr menu, order on phone, order by phone, online ordering, order ahead: online ordering, restaurant
tablet at tables, restaurant till, toast pos, square pos, pos for restaurant: point of sale, restaurant
catering gear, chafing dish, rent tables, rent chairs, tables and chairs, party tent, big tent: party rental
thing that keeps engine warm, cord hanging out of car, cord out front of car: block heater
thing that pulls car, truck that pulls cars: tow truck, towing
boat that carries cars, boat that takes cars, boat for people and cars: ferry
flat boat with cargo, boat that brings stuff, boat that brings groceries: barge
plane that lands on water, plane with floats, plane with skis: float plane, ski plane
place where boats are kept, boat garage, boat parking lot: harbor, marina
somebody who stuffs animals, guy who stuffs animals, man stuff animals: taxidermist
somebody who cuts up meat, guy who cuts meat, man cuts meat: butcher, meat processing
somebody who shows around, person who shows around, shows us around, show us around, show me around: tour guide, tours
person who cooks for parties, somebody who cooks for events, lady who makes cakes, cake lady: catering, bakery
house for plants, glass building for plants, plastic house for plants: greenhouse
coffee drive up, coffee on corner, drive up coffee, coffee window: espresso stand, coffee
motor for boat, boat motor guy, guy who fixes boats, boat fixer, boat guy, boat doctor: boat repair, marine mechanic
guy with plane, guy who flies, somebody with airplane: pilot, air taxi
guy with boat, somebody with boat, somebody with a boat: water taxi, charter boat
`
