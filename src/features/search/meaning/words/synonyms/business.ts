/** Synonyms, one group per line. `parseSynonyms` parses them. */
export default `
# Words that mean about the same to somebody who runs, needs or works for a business. A word before a colon stands for the words
# after it but not the other way round.

worker, employee, staff, crew, personnel, hand, labor
hire, hiring, recruit, find staff, find workers
workers: staff, crew, hires
boss, manager, supervisor, lead, foreman, chief
owner, proprietor
self employed, independent contractor, freelancer, freelance, 1099
new hire, trainee, intern, beginner
internship, intern, student job, student position
apprentice, trainee, learner
customer, client, guest, patron
visitor, tourist, guest, passenger, traveler
tourists: guests, visitors, passengers
supplier, vendor, distributor
price, rate, fee, charge, cost
rates: price, prices
raise rates, raise prices, raising rates, charge more: price increase, increase
prices went up, expensive, costly, overpriced: price, surcharge, cost
invoice, bill, statement
pays late, late payment, late invoice, unpaid invoice, overdue, owes me money, slow to pay: net 30, pays, payment, invoice
refund, money back, reimbursement
scam, scammer, fraud, fake, swindle, con artist
scammers: fake, fraud, stolen
credit card fraud, card fraud, chargeback: stolen card, fraud, refund
credit card, card, card terminal, card reader
grant, funding, free money
subsidy, handout, government money: grant, grants
loan, financing, credit
discount, bargain, sale, marked down, clearance
cheap, inexpensive, affordable, low cost
cheap: sale, discount
free of charge, no cost, gratis: free
tax, taxes
sales tax: tax, borough
license, permit, certificate, certification
licence: license
paperwork, form, forms, documents, application
regulation, rule, law, requirement
allowed, legal, permitted, legally: permit, license, regulates
insurance, liability, coverage
insure, insuring, insured: insurance, liability
lease, rent, rental
landlord, property owner, building owner, lessor
tenant, renter, lessee
accommodation, housing, lodging, place to stay, room and board
staff housing, employee housing, crew housing, housing for workers
seasonal, summer, winter, temporary
cancel, cancellation, called off
schedule, timetable, calendar
booking, reservation, appointment
reserve: book, booking
stock, inventory, supplies
order, purchase, buy
buy, purchase
sell, selling, sale, sold
sell online, web shop, online shop, online store, ecommerce
shipping, freight, delivery, postage, cargo
postage: shipping, mail, surcharge
delivery: freight, shipping, deliveries
boxes, pallets, packages, parcels
village, bush, rural, off the road system, remote community
wifi, internet, broadband, online
starlink, internet from space: satellite internet, satellite
offline, internet outage, internet down, no internet
email, e mail, inbox
junk mail, junk folder: spam
gps, navigation, directions, google maps: map, maps
website, web site, homepage, web page
advertise, advertising, ad, marketing, promotion
advertising: marketing
phone book, yellow pages
sign, signboard, billboard
label, tag, sticker
labeling, packaging
barcode, upc, bar code
scale, scales, weighing, weigh
translate, translation, translating
frozen, froze, freeze, freezing, iced up
water line, plumbing: pipes
thaw, defrost, unfreeze
broken, broke, died, dead, quit, out of order, stopped working
repair, fix, mend, restore
used, secondhand, second hand, preowned, pre owned
new, brand new
swap, exchange, trade, barter
fair, market, bazaar, craft show
craft, crafts, handmade, handicraft, artisan
carving, beadwork, beading
christmas, holiday, xmas, december
class, course, workshop, lesson, training, seminar
learn, teach, training, basics
beginner, newbie, novice, first time
meeting, gathering, meetup, get together
conference, convention, summit
networking, mixer, meet people
party, celebration, festivity
potluck, shared meal
open house, open day, tour
coffee, brew, espresso
kids, children, youth, child
kid, child, children
baby, infant, newborn
teen, teenager, youth, adolescent
elderly, senior, seniors, elders
mom, mother
dad, father
woman, women, ladies
man, men
dog, dogs, canine, puppy
puppy: dog, dogs
cat, cats, feline, kitten
bear, bears
whale, whales
bird, birds
moose: game
fish, salmon, halibut
fisher, fisherman, fishermen, fishing
fish waste, fish guts, guts, carcasses: offal, fish waste
boat, vessel, ship, skiff
boat engine, outboard, inboard, boat motor: marine diesel, marine
dock, pier, harbor, wharf
plane, airplane, aircraft
pilot, aviator, airman, flyer
car, auto, vehicle, automobile
truck, pickup
bicycle, bike, cycle
snowmachine, snowmobile, sled
ski, skis, skiing
snow slide, snow slides, snowslide: avalanche
avalanche, slide
plant, plants, seedlings, starts
greenhouse, hothouse
vegetables, veggies, produce, carrots, potatoes
garden, gardening, grower
farm, farming, agriculture
grower, farmer, gardener
jar, jars, canned, preserves, jam
smoked, smoke, cured
seafood, fish, shellfish
kitchen, commissary
bakery, baker, bread
bread, loaf, loaves
baking, baker, bake
cook, chef, cooking, cookery
chef: cook, kitchen
overnight, night, night shift, graveyard shift
night shift: night
store, shop, retail
shopkeeper, store manager, retailer
warehouse, storehouse, depot
forklift, lift truck
digger, excavator, bulldozer, dozer, backhoe: heavy equipment, operator, loader
heavy equipment, loader, grader, excavator
driver, operator
mechanic, repairman, technician
fridge, refrigerator, cooler, refrigeration
freezer, cold storage
heater, boiler, furnace, heat
chilly, cold: warm, heat, climate
insulation, weatherization
handyman, maintenance, odd jobs
upkeep, maintenance, care
shovel, shoveling, shovelling, plow: snow
accountant, bookkeeper, bookkeeping, accounting
accounts, ledger, books
lawyer, attorney, legal, law
doctor, physician, medical, health
nurse, nursing
helper, assistant, aide
assistant: helper, coordinator
planner, organizer, coordinator
guide, guides, guiding, outfitter
guard, security
gig, job, position, vacancy, opening
position: job
work from home, remote, telework, telecommute, work from home
part time, few hours
wage, salary, pay
student, pupil
graduate, alumni
university, college
kindergarten, preschool
book, novel, reading
novels: books, bookstore
paintings, art
song, singing, choir
movie, film, cinema
play, drama, theater
running, jogging
hike, hiking, trail, walk
walk, hike
guided walk, guided hike: guides, guided
shoot, shooting, rifle
swim, swimming, aquatics
hurt, injured, wounded
wildlife, animals, nature
rescue, save, saving
charity, nonprofit, charitable
donate, donation, give
volunteer, volunteers
community, neighborhood, local
native, indigenous, tribal
veteran, veterans, military, soldier
church, chapel, congregation
pray, prayer, worship
funeral, burial, memorial
graveyard, cemetery
energy, power, electricity
solar, photovoltaic
fuel, oil, gas, diesel, propane
wood, lumber, timber
firewood, wood
trash, garbage, waste, litter
litter: clean, beautification
recycle, recycling, reuse
pollution, contamination
water, drinking water
concrete, slab, cement
road, highway, street
trail, path, track
ferry, boat, marine highway
accessible, wheelchair, disabled, ada
handicapped: accessible, disability
safety, safe
first aid, cpr, emergency care
employee benefits, benefits, perks
day off, vacation, time off
off season, slow season: shoulder season
opening times, hours, business hours
stuck, stranded, weathered out, weathered in
bad weather, fog, storm, weather delay: weathered, weather
bank, credit union
criminal, crook, thief, thieves: stolen, fake, fraud
stolen, theft, robbed
junk, junk mail, junk box: spam
messages: email, mail
electronic mail: email
never arrive, does not arrive, not delivered, bounces: spam, email
rechargeable, accumulator, cells: batteries, battery, lithium
rechargeable battery, power pack: lithium batteries, batteries
merchant fees, merchant processing, processing fees, swipe fees, payment processing, transaction fees: card fees, card
government, public agency, agency, authorities
pays late, slow payer, very late, months late: net 30
dehydrated, dried, freeze dried: freeze drying, drying
snacks, trail food, jerky: jerky, food
backpacker, backpackers, hiker, hikers
catch, haul: fish
at the harbor, at the harbour: dock, harbor
luring, lure, attract, draw in, bring in: getting, marketing
farther, further, beyond
pier, quay, port: dock
carcass, carcasses, leftovers, remains, entrails, innards: offal, waste
wild animals, predators: bears, wildlife
grizzly, grizzlies, brown bear: bear, bears
upset, angry, disappointed: refund, complaint
vacation, holiday trip: guests, tourism
lodging for workers, rooms for staff, somewhere for my crew, quarters, dorm, bunkhouse: staff housing
workers lodging, housing my crew, house my staff: staff housing
bed and breakfast, guest rooms, rent out rooms, let out rooms: bed breakfast, rooms
airbnb, vacation rental, short term rental: bed breakfast, rooms
shut down, shutting down, close down, closing down: close, shoulder season
between seasons, between the seasons: shoulder season
authorization, permission, authorisation, approval: permit
hike, tour, excursion: walk
public ground, public land: state land
computer program, app, software: software, booking
renders, render, interpret: translation
asian languages, chinese, japanese, korean: japanese, korean, translation
dishes list, list of dishes, bill of fare: menus, menu
yellow pages ad, directory ad: phone book
inspector, inspected, certified, calibrated: inspected
weighing device: scale
keeping accounts, keep accounts, accounting records: bookkeeping
network is out, outage, net is down, no connection: internet is down, outage
daycare, day care, nursery, babysitter, babysitting: childcare
toddler, toddlers, small children: children, childcare
cheap postage, low postage: bypass mail, shipping
groceries, grocery: store, food
pallet, pallets: barge, bypass mail
twice a year, half a year, six months: two barges, year
vendor, seller: suppliers
refuse, refuses, wont ship, decline: refuses
surcharge, extra charge, extra fee, markup: surcharge, add
stage, theatre, acting: theater
gallery, souvenir shop, souvenir store: gift shop, gallery
souvenir, souvenirs: gift
bath products, cosmetics, lotion: soap
plug in, plug ins, outlet, outlets, car heater: block heater outlets
parking lot, car park: lot, parking
billboards, hoarding, poster by the road: sign
tv ad, radio ad, commercial: advertising
new name, trade name, business name, doing business as, brand name: dba
greenhouse heating: heated greenhouse
deliver, deliveries: shipping, delivery
paddling, paddle, canoe: kayak
insurer, underwriter, premium: insurance
aid, stipend, award: grant
tap water, well water: water
fun, entertainment: community, event
gathering for owners, owners meeting: networking
business owners, entrepreneurs, business people, founders, self employed people: networking, business, people who run something
entrepreneur, founder: owner, business
sea, ocean, marine
flight, flights, flying, planes
sightseeing flight, scenic flight, flight tour, see from above, from the air: flightseeing
hauled, haul, transport, move: freight, cargo
furniture moving, movers: freight
mechanic, wrench, grease monkey: mechanic
bean counter, number cruncher: bookkeeper, accountant
shrink, headshrinker, therapist, counselor, psychologist: counseling, mental health
sparky: electrician
chippy: carpenter
doc: doctor, clinic
vet, veterinarian: animal, veterinary
grandma, grandpa, grandmother, grandfather, granny: senior, elders
cops, cop: police
bucks: dollars
booze, drinking, alcoholic, sober, sobriety: alcohol, recovery
broke, poor, penniless: assistance, help
hungry, starving: food
homeless, no place to sleep, sleep outside: shelter, housing
pup, pooch, doggy: dog
kitty: cat
mutt, strays: stray dog, animal
chow, grub, eats: food
telescope, astronomy
sack, sacked, fire somebody, fire an employee: fired, termination, layoff
layoff, laid off, downsizing, cut staff
keep workers, keep employees, workers quit, employees leave, staff turnover: retention, turnover, staff
no show, did not show up, no shows: deposit, cancellation
overtime, extra hours, long hours
minimum wage, lowest pay: wage, minimum
health plan, medical plan, health coverage: health insurance, benefits
background check, drug test: hiring, screening
time clock, track hours, timesheet: payroll, hours
pay employees, pay workers, run payroll, paychecks: payroll
direct deposit, paycheck: payroll, pay
undercut, competitor, rival
late shipment, delayed shipment, stuff arrives late: shipping, delays
bulk order, buy together, split an order, share an order: group buy, bulk, freight
trailer, flatbed, semi: truck, freight
plow truck, plow driver: snow
weld, welding, welder, metal work
sew, seamstress, sewing, tailor
wildfire, forest fire, fire season: wildfire, fire
quake, earthquake, tremor
power outage, blackout, no electricity, lights out: generator, power, outage
space heater, generator, backup power: generator, heat
card machine, take cards, accept cards, swipe cards: card reader, card
cash register, till, point of sale, pos: point of sale, card
break in, burglar, burglary, shoplifting, shoplifter: theft, security, stolen
bad review, one star, negative review, nasty review: review, reviews
ratings, feedback, testimonials: reviews
google listing, online listing, found online: google, website
get paid, collect money, collections: invoice, payment
down payment, prepayment, upfront: deposit
contract, agreement, terms
handshake deal, written agreement: contract
partner, partnership, business partner, co owner
family business, hand over business, pass on business, successor, retire from business: succession, sell business
inherit, inheritance, estate
trademark, copyright, patent, steal my design
food license, sell homemade food, cottage food, food from home, home kitchen: cottage food, permit
liquor license, serve beer, serve alcohol, sell wine: alcohol, license
health inspector, health inspection, food inspector: inspection, food, permit
zoning, building code, inspector: permit, borough
customs, tariff, across border, canadian border: customs, border, canada
outsiders, summer people, cruise passengers, cruise people, ship passengers: cruise, tourists, passengers
cruise ship, cruise ships, big ships
kayaks, canoes, rafts
bus, shuttle, van
crab, crabbing, crabber
set net, setnet, gillnet, seine, drift net: fishing, net
deckhand, crewman, crew member, deck crew
slime line, cannery, processor, fish plant: seafood, processing
captain, skipper
logger, logging, sawmill, timber
miner, mining, gold mine
dishwasher, busser, kitchen help, prep cook: kitchen, restaurant
waiter, waitress, wait staff
bartender, barkeep: bar
barista, coffee maker: coffee, espresso
cashier, sales clerk, clerk, salesperson: retail, store
receptionist, front desk, front office: desk, office
secretary, office worker, admin assistant, typist: office, administrative
housekeeper, maid, room cleaner: housekeeping, cleaner
janitor, custodian: janitorial, cleaner
caretaker, groundskeeper, caretaking: maintenance, caretaker
teacher, instructor, tutor, coach
caregiver, home health aide, personal care: care
builder, construction worker, framer: construction, carpenter
trucker, truck driver, cdl: driver
boss position, management position: manager
no experience, unskilled, never worked, first job, high school job: entry level, training, no experience
after school, weekends only, evenings only: part time
year round, permanent, steady: full time
room included, food included, place included, live on site: housing, room and board
flexible, set own hours, own schedule: flexible, part time
well paid, good money, high paying, pays well: pay
lecture, talk, speech, presentation: talk, speaker
webinar, zoom, online class, virtual: online
auction, fundraiser, benefit dinner, raffle
family friendly, for families, bring kids: family, kids
free admission, no ticket: free
performance, concert
trade fair, trade show, expo, exposition
get together for breakfast, coffee meeting: networking, coffee
cook together, cooking class, cook class: cooking, kitchen
craft night, make things, crafty: craft, workshop
hangout, mingle: networking, meetup
# Letters and everyday names of organizations, with words of their full names.
electric cooperative, electric co op, power company, electric company, light company: electric
telephone cooperative, phone company: telephone
vfw: veterans of foreign wars
dav: disabled american veterans
ymca: young men christian
ywca: young women christian
aarp: retired persons
naacp: advancement of colored people
nami: mental illness
madd: mothers against drunk driving
pflag: parents and friends of lesbians
spca: prevention of cruelty
paralegal, paralegals, legal assistant: legal
old timers, old folks, retirees: seniors, pioneers
feed me, feeds me, meals included, food included: meals, board, room and board
put me up, puts me up, place to sleep, bunk: housing, lodging, bunkhouse, room and board
junk folder, junk mail folder, junk mail: spam
yellow pages, phone book: directory, advertising
ghosts me, ghosted me, ghosting, no show, no shows, never shows up: show up
paycheck, wages, payroll
take out of paycheck, deduct, deduct from pay: deduction, payroll, wages
printed on jar, printed on label, jar label: label, labeling
straight off vessel, off the boat, dockside: direct sales, vessel
jar, jars, jam jar: jam, label
little plane, small plane: flightseeing, air taxi
big mountain: denali
meetup, meetups: networking, mixer
scenic flight, scenic flights, sightseeing flight: flightseeing, air tour
plowing: snow removal
insta, instagram, tiktok: social media, marketing
rehab, rehabilitation
laborer, shoveling, shoveler: snow crew
geeks, nerds, buffs: club, society
`
