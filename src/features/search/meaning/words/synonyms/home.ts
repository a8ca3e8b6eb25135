/**
 * Everyday words with the matching words of documents: buildings, homes, shops and jobs. `parseSynonyms` parses them.
 */
export default `
run register, work register, work till, ring up groceries, behind the counter, checkout person: cashier, retail
stock shelves, shelf stacker, night stocker, put stuff on shelves, fill shelves, face shelves: stocker, grocery, retail
bag groceries, bagger, bag boy, push carts, round up carts: courtesy clerk, grocery
swing hammer, pound nails, bang nails, nail banger, work with wood and nails: carpenter, construction, framer
carry lumber, carry stuff on site, tote bricks, hod carrier, building site job, construction helper, construction grunt, grunt work: laborer, construction
strong back, back breaking, manual labor, manual labour, physical work, physical job, hard labor, heavy lifting job: laborer, general labor, physical
sling coffee, make lattes, pull shots, coffee shop job, espresso stand job, coffee girl, coffee hut job: barista
sling drinks, pour drinks, mix drinks, make cocktails, tend bar, pour beer, bar job, work in bar, pull pints: bartender
sling hash, flip burgers, flip eggs, burger flipper, work grill, grill man, short order, fry cook, work fryer, grill cook: line cook, cook
chop vegetables, chop onions, peel potatoes, kitchen helper, kitchen hand: prep cook, kitchen
wash dishes, dish pit, dish pig, scrub pots, pot washer, pearl diver, dish washer: dishwasher, kitchen
wait tables, waiting tables, bring food to tables, carry plates, take orders at tables, food runner, waitressing, waitstaff: server, waiter, restaurant
clear tables, bus tables, busboy: busser, restaurant
seat guests, greet people at door, maitre d: host, hostess
cooking for a crew, cook for crew, cook at camp, feed the crew, cook on boat, cook at lodge: camp cook, cook, catering
make pizzas, toss pizza, pizza maker: pizza cook, cook
bring pizza, pizza guy, deliver pizza, pizza driver, doordash: pizza delivery, delivery driver
bake bread job, bake early morning, get up early to bake: baker
cake decorator, decorate cakes, frost cakes: baker, pastry
make beds, change sheets, change beds, clean hotel rooms, clean rooms, turn over rooms, chambermaid, clean motel: housekeeper, housekeeping
mop floors, empty trash cans, clean toilets, scrub toilets, clean bathrooms, clean at night, clean offices: janitor, custodian, cleaner
push a broom, sweep floors: janitor, custodian, laborer
carry bags, carry luggage, bellhop, bellboy, luggage guy: bell staff, hotel, baggage
check in guests, hotel desk, work at hotel desk, night desk, night auditor: front desk, hotel
park cars, car parker, valet parking: valet
answer phones, pick up phone, talk on phone, phone job, greet visitors, sit at front desk: receptionist, office
call center, telephone agent, phone agent, phone support: customer service
type things, type letters, computer typing, enter data, put numbers in computer: data entry, office
file papers, push paper, paper pusher, office lady, office helper, girl friday, office gal: office assistant, administrative
keep books, number person: bookkeeper, accounting
count cash, bank clerk, work at bank: teller, bank
work with hands, work with my hands: maintenance, carpenter, mechanic, trades
computer job, computer person, computer nerd, techie, tech guy: it support, computer, technician
love kids, work with kids, working with children: childcare, teacher, youth
work with animals, animal lover, love animals, work with dogs: kennel, veterinary assistant, animal care
turn wrenches, turn a wrench, wrenching, fix engines, wrench monkey: mechanic
work outside, work outdoors, outdoors job, outdoor work: outdoor, landscaping, guide
work inside, work indoors, warm indoors, sitting down job, sit down job: office, indoor
watch kids, mind kids, sit kids, take care of kids, childminder, child minder: childcare, babysitter, nanny
au pair, live in nanny, mothers helper: childcare, nanny
teachers aide, teaching assistant, classroom helper: paraprofessional, classroom aide, school
supply teacher, fill in teacher: substitute teacher
lunch lady, school cafeteria, school kitchen: food service, cook, school
crossing guard, recess lady, playground monitor, hall monitor: school aide
teach kids after school, help with homework job, teach math: tutor, tutoring
take care of old people, help old folks, sit with old lady, sit with elderly, care for elders, home helper, care worker, carer, carers: caregiver, personal care, home care
nurses helper, nurse helper, nurse assistant, care aide: cna, nursing assistant
take blood, draw blood, blood taker, needle person: phlebotomist
drive truck, drive a big rig, drive rig, drive semi, drive 18 wheeler, trucking job, haul freight job, drive lorry, lorry driver: truck driver, cdl
drive van, van driver, shuttle guy, drive tourists, drive guests: shuttle driver, driver
drive bus, drive school bus, drive kids to school: bus driver, school bus
drive cab, cabbie, cabby, drive taxi: taxi driver
deliver packages, delivery guy, package delivery job, deliver stuff, delivery man: delivery driver, courier
drive dump truck, haul dirt, haul gravel: dump truck, cdl, driver
drive loader, run loader, run a backhoe, run excavator, run equipment, run heavy equipment, run dozer, drive bulldozer, drive digger, cat skinner, blade hand: equipment operator, heavy equipment
drive forklift, run forklift, fork lift, forklift guy: forklift operator, warehouse
drive boat, run boat, run a skiff, boat driver, boat operator: captain, skipper, deckhand
drive plow, plow snow job, snow plow job, shovel snow job: snow removal, plow driver
load trucks, unload trucks, throw freight, throw boxes, load planes, load bags, throw bags, sling freight, hump freight: warehouse, loader, ramp agent, freight handler
pack boxes, pick orders, order picker, pack orders, put things in boxes, warehouse job: warehouse, packer
pack meat, cut meat, meat guy: butcher, meat cutter
gut fish, clean fish, fillet fish, cut fish, fish gutter, fish factory, fish factory job, pack fish: processor, seafood processing, fish cutter
go fishing for pay, fish for money, get on a fishing boat, crew on boat, boat job, job on a boat, greenhorn: deckhand, crew, commercial fishing
pull pots, pick nets, pick fish: deckhand, commercial fishing
cut trees, cut timber, set chokers, choker setter, faller, lumberjack job: logging, tree service
cut grass, mow lawns, mow grass, rake leaves, yard boy, yard guy, yardman, pull weeds: landscaping, lawn care, groundskeeper
dig ditches, dig holes, ditch digger, shovel work, dig with shovel: laborer, excavation
hang sheetrock, mud and tape, drywaller, tape and mud, plasterer, plasterboard, gyprock: drywall
slap paint, paint houses, paint walls, house painting, wall painter: painter, painting
lay brick, lay block, stack block, brickie, bricky: mason, masonry
pour concrete, finish concrete, cement guy, concrete guy, cement finisher: concrete, concrete finisher
lay pipe, run pipe, pipe layer, dig pipe: pipelayer, pipefitter, laborer
pull wire, run wire, wire houses, wire guy, wireman: electrician, electrical
burn rod, run bead, stick welder, welding job, weld pipe: welder, welding
bend tin, tin knocker, tin bender: sheet metal, hvac
hang iron, walk iron, tie rebar, rodbuster, steel worker: ironworker
put up scaffold, scaffolder, build scaffold: scaffolding, laborer
hold sign at road work, hold stop sign, stop and slow sign, sign holder, lollipop man, flag traffic, direct traffic: flagger, traffic control
climb poles, work on power lines, power line guy, pole climber: lineman, line worker
fix planes job, work on airplanes: aircraft mechanic
change oil, lube tech, change tires, tire guy, tire monkey: oil change, tire shop, lube technician, automotive
wash cars, clean cars, car cleaner: detailer, car wash
pump gas, gas station job, gas attendant, petrol station, fuel planes: attendant, fuel, gas station
answer 911, emergency phone operator, 911 operator: dispatcher
send trucks out: dispatcher
stand at door, check ids, bouncer, doorman, night watchman, watchman, watch building at night, guard at night: security guard, security
watch cabin in winter, winter watchman, winter caretaker, live in caretaker, stay at lodge over winter: caretaker
take people fishing, take tourists fishing, lead hikes, lead trips, take people kayaking: guide, tour guide
walk dogs, dog walking, feed dogs, scoop poop, clean kennels, shovel dog yard: kennel, dog handler, pet care
shovel manure, muck stalls, clean stalls, feed horses, barn work, barn hand, stable hand, ranch hand: stable, farm hand, wrangler
pick berries job, pick vegetables, farm hand, farmhand, pull carrots, work on farm, wwoof: farm, farm worker, farm crew
water plants, plant flowers, plant trees job, work with flowers: greenhouse, nursery, gardener
cut hair job, hair dresser job, booth rent: hairdresser, stylist, barber, salon
fold clothes, fold shirts, sell clothes: retail, store
sell cars, salesman, saleslady, shop girl, shop boy, counter person, sales lady, sales guy: sales, retail
sell tickets, take tickets, rip tickets, ticket taker, ticket seller: ticket agent, box office
run website job, post on instagram, social media person: social media, marketing, content
take pictures job, shoot weddings: photographer
fix computers job, helpdesk: help desk, it support
build websites, write code, coder, coding job, code monkey: developer, programmer, software
write stuff, write articles: writer, editor, reporter, copywriter
head honcho, big boss, person in charge: manager, supervisor, director
second in command, right hand man, right hand: assistant manager
keyholder, key holder, shift boss: shift supervisor, shift lead
gofer, dogsbody, extra hands, pair of hands, spare hands: assistant, helper, laborer
whatever work, any kind of work: general labor, entry level, helper
bit of work, few bucks, earn money, earn cash, extra cash, extra money, pocket money, beer money, spending money, make some dough: part time, temporary, casual
side hustle, side gig, side job, second job, moonlighting: part time, evenings, gig
cash in hand, paid daily, pay same day, day work, day labour, day laborer, one day job, get paid today, daily pay: day labor, temporary, casual
starting now, start today, start tomorrow, start right away, need work now, hiring now, now hiring: immediate, immediately
who is hiring, places hiring, anybody hiring, anyone hiring, hiring anywhere, taking applications: hiring, job
job hunting, hunting for job, lookin for work, between jobs: job, hiring, position
never had a job, never worked before, no exp, no experience needed, without experience, teach me job, learn on the job, newbie job: entry level, no experience, training provided
no diploma, no high school, didnt finish school, without degree, no college: entry level, no degree, ged
fifteen year old, fourteen year old, 14 year old, 15 year old, 16 year old, sixteen year old, hire teenager, teen job, job for teen, high schooler, under 18, minors, kid needs job: youth, minor, student, teen
over spring break, during school holidays: student, summer
summer gig, summer job, work for summer, job over summer, college summer: seasonal, summer
winter job, winter gig, job for winter, work all winter: winter, seasonal
retired but want to work, retiree job, old guy job, older worker, over fifty, over 50, semi retired, senior job, job for seniors: part time, retiree, retired
few hours week, couple hours, couple days a week, mornings only, school hours, while kids in school, few days a week: part time, flexible
part timer, not full time, half time: part time
full timer, 40 hours, forty hours: full time
only weekends, weekend work, saturday job, weekend job, sundays only: weekend, weekends, part time
evening job, evening work, nighttime: evenings, evening shift
work at night, night owl, overnights, third shift, midnight shift, all nighter, graveyard shift: night shift, overnight
second shift, late shift: evening shift, swing shift
early mornings, crack of dawn, first shift, morning person: early morning, morning shift
fly in fly out, rotation schedule, rotational work: rotation, rotational, remote site
north slope job, slope job, oil patch, rig job, oil rig job: oilfield, roustabout, camp
long hours, lots of hours, tons of overtime, time and half, double time: overtime
prn: on call, casual
set schedule, regular hours, nine to five, 9 to 5, bankers hours, no weekends, monday to friday, weekends off: weekday, full time, schedule
own boss, be own boss, work for myself, be my own boss: self employed, contractor, business
work at home, home based job, online job, online work, wfh, laptop job, telecommuting: remote, work from home
place to live with job, job with bed, room with job, comes with housing, live in job, roof included, job with cabin, bunk with job, housing with job, accommodation with job, job with accommodation: housing, housing provided, room and board
fed at work, meals with job, job with food, free food at work, food provided, three squares: meals, meals provided, room and board
pay flight, pay plane ticket, airfare paid, pay my way, travel covered: airfare, travel, transportation
make tips, tip money, good tippers, tip jar, gratuities: tips, tip, gratuity
big bucks, decent money, decent pay, livable wage, living wage, make bank, highest paying, pays most: pay, wage, salary
hourly rate, pay rate, per hour, bucks an hour, dollars hour, hr pay, starting pay: wage, hourly, pay
payday, pay day, pay stub, check stub, wage slip, payslip: paycheck, payroll
last check, final check, final pay, quit and not paid, boss owes me: final paycheck, unpaid wages, wages
pay under table, paid under table, under the table, off the books, paid cash: cash, payroll, independent contractor
pay bump, more money from boss, ask for raise, pay increase, pay rise: raise, wage
end of season bonus, sign on bonus, signing bonus, stay till end bonus, completion bonus: bonus
dental plan, health coverage job, medical with job, insurance with job, job with insurance, good benefits, benies, bennies, good bennies: benefits, health insurance
sick days, call in sick, sick pay, paid sick: sick leave, paid leave
pto, annual leave, holiday pay, paid holidays: paid time off, vacation, benefits
baby leave, time off for baby, mat leave: parental leave, leave, family leave
retirement from work, pension job: retirement, 401k
got canned from job, got axed, pink slip, given notice, got sacked, made redundant, redundancy: fired, layoff, termination
quit my job, two weeks notice, resign, hand in notice, put in notice: resignation, notice, quit
draw unemployment, collect unemployment, on unemployment, the dole: unemployment, unemployment insurance
hurt on job, hurt at work, work injury, injured at job, got hurt working, fell at work: workers compensation, injury
cover letter, job letter: resume
talk with boss about job, job talk, sit down with boss, what to wear interview: interview
person to vouch, people who vouch: references, reference
pee test, piss test, pee in cup, clean drug test: drug test
criminal record job, felon friendly: background check, second chance
no car to work, no license job, ride to work: transportation, transit
food handlers, food card, food handler, food worker card, tam card, tips card, alcohol server card: food handler card, permit
trucker license, trucking license, truck license, hgv, get cdl: cdl, commercial driver
captains ticket, six pack license, boat license, skipper ticket: captain license, coast guard
trade ticket, journeyman card, red seal: licensed, journeyman, certified
trainee, learn a trade, learn trade, helper electrician, on the job learning, earn while learn: apprentice, apprenticeship
union job, union hall: union
contract work, temping, fill in person, short job, short gig, one off job: temporary, contract, casual
permanent job, real job, steady work, long term job, steady job, stable job: year round, permanent, full time
quiet job, work alone, by myself job, leave me alone job, introvert: night, independent, warehouse
easy job, light work, nothing heavy, easy on back, bad back job, sit down work: light duty, office, desk
dirty job, dirty work, dont mind getting dirty, not afraid of dirt: laborer, cleaner
government job, state job, city job, work for state, work for city, fed job, civil service, federal job: government, public, administrative
airport job, work at airport, airline job: ramp agent, airline, ticket agent
hospital job, work at hospital, clinic job: medical, hospital, nursing
school job, work at school, school district job: school, teacher, aide
lodge job, resort job, work at resort, work at lodge, work at camp, wilderness job: lodge, seasonal, housekeeper
work in village, village job, bush job, job out in bush, remote village job: rural, village
couple wants work, hire couple, couples job, husband and wife job: couple, couples, caretaker
bring my dog to work, dog friendly job, job with my dog: dog friendly, pets
no english, little english, speak spanish only, broken english, poor english, english not good: entry level, no experience, kitchen, housekeeping
j1, j 1, work and travel, student visa job, h2b, h 2b, foreign workers, overseas workers, guest worker: visa, j-1, h-2b
men for work, strong guys, couple guys, extra guys: laborer, crew, helper
warm body, warm bodies, short handed, shorthanded, short staffed, understaffed, nobody wants to work, no applicants, nobody applies, no one applies: hiring, find staff, staff shortage
keep quitting, everybody quits, workers leave, people keep leaving: turnover, retention
slacker, lazy worker, lazy employee, goofing off, always on phone, on phone all day: performance, discipline, employee
always late, comes late, late every day, shows up late, tardy: attendance, late, employee
drunk at work, high at work, comes to work drunk, stoned at work: drug, alcohol policy, termination
steals from till, till short, register short, money missing till, hand in till, sticky fingers: theft, employee theft, cash
get rid of employee, get rid of worker: termination, fire, fired
warn employee, written warning: discipline, warning
hire kid, hire my kid, hire my son, hire my daughter, hire teenagers, hire minor, have kids work: minor, child labor, work permit, youth
hire friend, hire family, hire relatives, wife works for me: family, family business
pay under minimum, training wage: minimum wage, wage
pipes burst, broken pipe, pipe exploded, pipe split, pipe cracked, water spraying: plumber, burst pipe, pipes
loo, lav, crapper, john wont flush, commode: toilet, plumber
toilet plugged, plugged toilet, toilet backing up, toilet clogged, toilet stopped up, poop coming up, crap coming up, turds: toilet, sewer, plumber
sink plugged, stopped up sink, drain plugged, plugged drain, sink wont drain, tub wont drain, slow drain, hair in drain, grease in drain: drain, plumber, clogged
drain snake, snake drain, roto rooter, rooter, auger drain, drain guy: drain cleaning, plumber
spigot, faucets, tap drips, tap dripping, outside faucet, hose faucet, mixer tap: faucet, plumber
no water pressure, trickle of water, water just dribbles, weak shower, pressure is low: water pressure, plumber, well pump
brown water, rusty water, orange water, red water, water smells, water stinks, smelly water, water tastes bad, iron in water, cloudy water: water treatment, water filter, well water
water filter, filter water, clean drinking water, uv filter, reverse osmosis: water treatment, filter
well ran dry, well is dry, no water from well, well quit, well pump quit, pump lost prime: well, well pump
hole for water, water witch, dowser, drill hole for water: well drilling, water well
water hauler, haul water, water truck, fill cistern, fill water tank, cistern: water delivery, water tank
hot water tank, hot water heater, hot water cylinder, tankless, on demand hot water, instant hot water: water heater
cold shower, shower goes cold, runs out of hot water, lukewarm, no warm water, water not hot: water heater, hot water, plumber
heat trace, heat cable, warm pipes, keep pipes from freezing, wrap pipes: heat tape, frozen pipes, pipes
frozen solid, water line froze, septic froze, sewer froze, frozen drain: frozen, thaw, pipes
steam truck, steam thaw, hot water thaw, thaw out: thaw, frozen
privy, long drop, composting toilet, honeybucket: outhouse, septic, toilet
poop truck, honey wagon, suck out tank, septic guy, turd truck, pump septic, septic pumped: septic pumping, septic
sewage smell, smells like poop, stinky yard, wet spot in yard, soggy yard, lawn over septic: septic, leach field
no heat, heat not working, heat aint working, heater broke, heating broken, heater dead, heat kicked off, heat off: furnace, heating, boiler
freezing my butt off, freezing my ass, freezing cold house, house so cold, icebox house, kids cold at home: heating, furnace, no heat
furnace guy, boiler guy, heating man, heating guy, furnace man, furnace service, service my boiler, boiler tune up: heating, furnace, boiler
stove oil heater, oil drip, oil burner, drip stove, pot burner: oil stove, heating
wood burner, log burner, wood burning stove, woodstove: wood stove
flue, creosote, smoke in house, smokes up house, stove smokes, chimney dirty, sweep chimney, flue cleaned: chimney, chimney sweep
smell gas, gas smell, rotten eggs smell, propane smell, smells like gas, gas leaking: gas leak, propane, gas company
co alarm, co detector, alarm keeps beeping, detector beeping, beeping alarm, chirping alarm: carbon monoxide, smoke detector
swamp cooler, ac unit, aircon, air con, central air, house too hot, too hot to sleep, cool down house: air conditioner, air conditioning, hvac
mini split, heat exchanger, hrv: heat pump, hvac, ventilation
stale air, musty, damp house, condensation, windows sweat, sweating windows, wet windows, water on windows: ventilation, moisture, windows
black spots wall, black stuff on wall, fuzzy stuff wall, green stuff wall, mildew, moldy, mouldy, mould, musty smell, smells musty: mold, moisture
wet basement, water in basement, basement leaks, crawlspace water, water in crawl space, flooded crawl space, cellar flooded: basement, sump pump, water damage
lights flicker, flickering lights, lights dim, lights keep dimming, lights blink: electrician, wiring
breaker pops, fuse keeps blowing, keeps tripping, breaker keeps popping, trips breaker, blows fuses, gfi, gfci: breaker, electrician
plug sparks, outlet sparks, plug socket, wall plug, hot outlet, outlet warm, got zapped, zapped: outlet, electrician
power is out half, half house no power, dead outlet, dead plug, outlets dead: outlet, electrician, breaker
lectric, electrics, electric guy, electricity man, wiring guy: electrician, electrical
ev charger, tesla charger, car charging, charge my car: electric vehicle charger, electrician, charging station
genny, genset, backup generator, gen set: generator
power cut, power failure: power outage
power in cabin, lights in cabin, no grid, off grid cabin: off grid, solar, generator
roof drips, ceiling drips, water dripping ceiling, ceiling wet, wet ceiling, brown spot ceiling, ceiling bubbling, ceiling sagging: roof leak, roofing, roofer
roof guy, roof man, shingle guy, patch roof, tar roof, re roof, reroof, roof blew off: roofer, roofing
eavestrough, eavestroughs, downspout, downspouts, rain pipe, guttering: gutters
icicles, ice on eaves, ice on roof, ice backed up: ice dam, roof
roof rake, snow too heavy roof, roof creaking, roof sagging, snow load: snow removal, roof
house settling, house sinking, house crooked, house leaning, floors slope, floor slopes, doors stick, doors wont shut, crooked floor: foundation, house leveling
cracks in wall, crack in foundation, cracks in foundation, walls cracking, wall crack, basement wall bowing: foundation, concrete
post and pad, house on stilts: foundation, pilings
chink logs, log rot, rotten logs, log house: log cabin, log home
sauna built, steam room, build sauna, banya built: sauna, construction
carport, shop building, pole barn, quonset, outbuilding, arctic entry, mudroom: construction, garage, shed
she shed, man cave, granny flat, inlaw suite, in law suite, adu, suite in basement, basement suite: addition, accessory dwelling, construction
carport built, patio, veranda, verandah, stoop, front steps, back steps: deck, porch, construction
fixit guy, fix it guy, fix it man, jack of all trades, handy man, handymen, handy guy, guy who fixes, mr fix it, odd job man, odd jobber: handyman, repairs
honeydo, little jobs around house, small jobs, little repairs, odds and ends around house, stuff around house: handyman, repairs
gc, contracter, builder guy, bilder, carpentor, carpender: contractor, construction
contractor ran off, contractor took money, contractor disappeared, contractor ghosted, builder took deposit, contractor never finished, bad contractor, shoddy work, crappy work: contractor, complaint, license, bond
licensed contractor, legit contractor, bonded and insured, contractor license: contractor, licensed, bond
quote for job, price quote, bid on job, get bids, free quote: estimate, quote, bid
wallboard, hole in wall, patch wall, patch hole, fix hole in wall, put fist through wall, doorknob hole: drywall
cupboards, countertop, countertops, worktop, granite tops: cabinets, kitchen remodel
redo bathroom, bathroom reno, redo kitchen, kitchen reno, gut kitchen, gut house, reno, renos, fix up old house, fixer upper: remodel, renovation
knock down house, tear down house, tear down shed, demo house, bulldoze house, pull down building: demolition
lino, lay floor, floorboards, floors redone, sand floors, refinish floors, floor guy: flooring
rip out carpet, carpet guy, stretch carpet: carpet, flooring
creaky stairs, squeaks when walk, floor bouncy, bouncy floor, soft spot floor, spongy floor, floor rotting, hole in floor: flooring, floor repair, carpenter
window busted, busted window, kid broke window, ball through window, baseball through window, foggy windows, fog between panes, double glazing: window repair, glass, windows
windows leak, windows painted shut: windows, window installer
garage door broke, garage door spring, overhead door, garage opener, roller door: garage door
screen door, bug screen, window screen, fly screen, mosquito screen: screens, windows
house locked, locked myself out, lock myself out, shut keys inside, broke key in lock, key broke, key stuck, key snapped, lost house key, copy key, key cut, extra key made: locksmith, keys
deadbolt, new locks, rekey, ex has key, change the locks, lock frozen: locks, locksmith
ring camera, doorbell camera, cctv, nanny cam, trail camera, porch pirates: security camera, security
drafty, draughty, wind blows through, cold air coming in, cold air under door, wind through windows: insulation, weatherization, drafts
high oil bill, burn too much oil, goes through oil, eating oil, oil bill crazy, heating costs, heat bill: heating bill, energy, weatherization
blow insulation, foam walls, spray foam, rigid foam, blueboard, loft insulation: insulation
paint chipping, paint peeling, flaking paint, lick of paint, fresh coat, slap coat paint: painting, painter
old paint lead, lead in paint: lead paint
popcorn ceiling, vermiculite, asbestos tile: asbestos
mouse problem, mice problem, mouse poop, mice droppings, droppings, something scratching wall, scratching in walls, scurrying, critter in attic, critters, rodent: mice, pest control
bug guy, bug man, bug spray house, spray for bugs, creepy crawlies, creepy crawlers, infested, infestation: pest control, exterminator
bit by something in bed, bites in bed, bites at night, itchy bites, bitten in bed, little bugs in mattress, bedbug: bed bugs, pest control
hornets, yellowjackets, yellow jackets, wasps nest, bee nest in wall, hornets nest: wasp nest, pest control
wood eating bugs, bugs eating house, sawdust little piles, eating wood: carpenter ants, termites, pest control
bear in trash, bear got trash, bear in garbage, bear broke in: bear proof, bear, trash
skunk under house, porcupine under house, porcupine chewing, squirrel attic, animal in chimney, bird in chimney: pest control, animal removal
house stinks, bad smell in house, something died in wall, dead animal under house: odor, cleaning, pest control
hoarder, hoarding, hoarders, packrat, moms house full of junk, clear out house, clean out house, house clearance, clean out estate: junk removal, cleanout, cleaning
filthy, nasty house, gross house, house is nasty, pigsty, pig sty, disgusting bathroom, dirty house: cleaning, house cleaning
char lady, charwoman, cleaning woman, hoover, hoovering, cleaning gal, cleaning lady, maid service, tidy up: house cleaning, cleaner
renters left mess, tenant left mess, trashed apartment, renters trashed, get deposit back clean: cleaning, move out cleaning
airbnb turnover, clean rental: cleaning, vacation rental
crime scene, blood cleanup, blood on carpet, death cleanup, someone died in house: biohazard cleanup, restoration, cleaning
carpet stain, dog peed carpet, cat pee, pet stain, red wine on carpet, pee smell: carpet cleaning
power wash, powerwash, pressure washer, wash siding, wash deck, moss on roof: pressure washing
gutters full, leaves in gutter, clean out gutters, clean gutters: gutter cleaning, gutters
washateria, washeteria, launderette, laundrette, laundry mat, wash my clothes, wash and fold, someone do laundry: laundromat, laundry
dry cleaned, get suit cleaned, drycleaner, clean wedding dress, press shirts: dry cleaner
washer leaks, washer shakes, washer walking, washer full of water, washer wont drain, clothes still wet, dryer takes forever, dryer no heat, dryer squeaks: appliance repair, washer, dryer
fridge not cold, food spoiling, fridge warm, fridge making noise, fridge leaking, freezer thawing, deep freeze, chest freezer: refrigerator, freezer, appliance repair
stove burner, burner dead, oven dead, oven not heating, range broke, cooker: oven, stove, appliance repair
white goods, household appliances, washer and dryer, used washer: appliances
telly, tv fell, tv black, flat screen, hang tv, mount tv, tv on wall: television, electronics
vhs, camcorder tapes, home movies to dvd, cassettes, digitize: video transfer, digitizing
busted phone, dropped phone, phone in water, dropped phone in toilet, phone got wet, smashed phone, shattered screen, mobile broken, iphone broken, charging port: phone repair
brush hog, brush hogging, brushhog, overgrown lot, overgrown yard, alders everywhere, clear alders, brush cleared, clear brush: land clearing, brush clearing
grass is tall, jungle yard, yard is jungle, lawn too long, grass too long, mow yard, cut lawn, lawn guy, lawn mowed: lawn care, mowing, landscaping
yard looks terrible, dead lawn, brown lawn, bald spots lawn, reseed, hydroseed: lawn, landscaping
dandelions, weed killer, kill weeds, weeds took over: weeding, lawn care
puddle in yard, yard floods, standing water, swampy yard, water runs toward house: drainage, excavation
tree fell, tree down, tree across driveway, leaning tree, tree leaning over house, tree about to fall, scared tree will fall, widow maker: tree removal, tree service
tree guy, tree man, tree surgeon, limb tree, lop branches: arborist, tree service
stump grinding, dig out stump, pull stump, stumps: stump removal, tree service
beetle kill, trees dying, bark beetle, brown needles: spruce beetle, tree removal
wood chips, chip branches, slash pile, brush pile: tree service, chipping
busted fence, fence fell, fence blew down, keep dog in yard, keep moose out, chain link, picket fence: fence, fencing contractor
dig hole job, dig out basement, perc test, push dirt, dirt guy, dirt mover, earth moving: excavation, earthwork
fill holes in road, driveway washed out, rutted driveway, muddy driveway, grade my road, mud driveway, potholes driveway: gravel, grading, driveway
pit run, loads of dirt, dirt delivered, gravel delivered, load of dirt: gravel, topsoil
tarmac, blacktopping, tar driveway: asphalt, paving
plowed in, plow me out, plowed out, plow truck guy, snow guy, snowplough, snow plough, plough: snow removal, plowing
driveway is buried, cant open door snow, buried in snow driveway, snow up to windows, snowed under: snow removal, plowing
slippery steps, ice everywhere, slip on ice, driveway sheet of ice, skating rink driveway, fell on ice, glare ice, ice melt: sanding, ice, snow removal
snow thrower, snowthrower, snow blower broke: snowblower
kid to shovel, boy to shovel, neighbor kid shovel, shovel for elderly, shovel grandmas, shovel old people: snow shoveling, snow removal
oil ran out, out of heating oil, oil tank empty, oil guy, fill oil tank, low on oil, fuel man: heating oil, fuel delivery
tank leaks, oil tank leaking, rusty tank, old oil tank: fuel tank, oil tank
lpg, propane guy, bottle gas, gas bottle, gas cylinder, bbq tank, grill tank: propane
petrol, petrol can, fill er up: gasoline, gas station
cords of wood, cord wood, cordwood, split wood, dry wood, seasoned wood, logs for stove, stove wood, burning wood, wood for stove, load of logs: firewood
split my wood, stack wood, chop wood, log splitter: firewood, wood splitting
pellets, wood bricks, pressed logs: wood pellets, fuel
rubbish, bin day, bins, dustbin, bin men, garbos, trash man, garbage man, garbage day, trash day, trash guy: garbage pickup, trash
skip hire, rolloff, rent dumpster, big trash bin, trash bin rental, container for trash: dumpster
take to dump, dump run, run to dump, landfill hours, dump hours: landfill, transfer station
get rid of fridge, old freezer gone, get rid of washer, dump a couch, mattress gone, couch gone, get rid of mattress, get rid of piano: junk removal, haul away
take away old car, dead car yard, car that doesnt run, junk truck, junked cars: junk car, scrap
pop cans, tin cans, cans and bottles, beer cans: aluminum cans, recycling
ewaste, old computers dump, get rid of tv, old electronics, dead batteries: electronics recycling, recycling
paint cans dump, leftover paint, chemicals dump, old chemicals, get rid of oil, waste oil, motor oil disposal, antifreeze disposal: hazardous waste, recycling
crash pad, flat to rent, bedsit, flatmate, housemate, roomie, roomies, room mate, share house, share apartment: roommate, room for rent, apartment
move out of parents, move out from mom, first apartment: apartment, rental
mil apartment, mother in law unit, bachelor suite, bachelor apartment, garage apartment: studio apartment, rental
no running water cabin, cheap cabin rent: dry cabin, cabin rental
take dogs rental, rent with pets, rent with dog, landlord allows dogs, landlord no pets, apartment for dog, rent with cat, big dog apartment: pet friendly, rental
rent with bad credit, no credit check rent, felon apartment, rent with felony, apartment with eviction: rental, second chance, housing
first last deposit, damage deposit, cleaning deposit, pet deposit: security deposit
rent went up, raised my rent, rent hike, rent doubled: rent increase, tenant rights
slumlord, slum lord, landlord does nothing, landlord ignores, landlord wont answer, bad landlord, landlord wont heat: landlord, tenant rights
renter from hell, bad tenant, tenant wont pay, renters wont pay, renter stopped paying, tenant wont leave, squatter, squatters, kick out tenant, kick out roommate, roommate wont leave: eviction, tenant, landlord
break lease, leave early lease, end lease early: lease, tenant
sublet, take over lease: sublease, rental, house sitting
short lease, rent for summer, rent for month, rent by the week, weekly rent: short term rental, month to month
trailer house, trailer home, single wide, double wide, mobile homes, trailer court, trailer park, prefab, modular house: mobile home, manufactured home
fifth wheel, 5th wheel, motor home, winnebago, caravan, travel trailer: rv
yurt, tiny home, container house, geodome, dome house: tiny house, cabin
house for sale by owner, fsbo, sell without realtor, sell house myself: for sale by owner, real estate
house agent, estate agent, letting agent, house seller, someone to sell house, sell moms house, unload house: realtor, real estate agent
what is my house worth, house worth, home value, house value: appraisal, appraiser
check house before buy, look over house, house inspector, inspect house, check out house: home inspection
bit of land, plot of land, chunk of land, build lot, lot to build, empty lot, land to build on, few acres, recreational land: land for sale, lot, acreage
quit claim, quitclaim, put name on house, title to house, who owns land: title, deed, property records
nasty neighbor fence, fence on my land, neighbor building on my land, neighbors shed on my property, property stakes: property line, survey
hoa, home owners association, condo board: homeowners association
losing house, lose my house, lose the house, cant make house payment, house payment, behind house payment: foreclosure, mortgage
buy first house, cant get loan house, house loan: mortgage, home loan, first time home buyer
landlord job, rent my house out, out of state owner: property management
removalists, removal men, removals, removal van, moving men, moving guys, two men and truck, movers and truck: movers, moving company
strong guys move, carry heavy stuff, guys to lift, carry furniture upstairs, get couch upstairs, lift hot tub: movers, moving help
rent a truck move, moving van, u haul, box truck: moving truck, truck rental
too much stuff, no room for stuff, store furniture, storage locker, keep boat winter, park boat winter, heated storage: storage, self storage
connex, conex, conex box, seacan: shipping container, storage
settee, chesterfield, davenport, love seat, sectional, futon, lounge suite: couch, sofa, furniture
chest of drawers, armoire, wardrobe, night stand, nightstand, bedside table, tallboy: dresser, furniture
lazy boy, lazyboy, lay z boy, easy chair, armchair: recliner, furniture
bunk beds, bed for kid, need a bed frame, box spring: mattress, bed, furniture
kitchen table, table and chairs set, dinette: dining table, furniture
ripped couch, cat scratched couch, recover chair, re cover chair, cushions redone, boat seats redone: upholstery
fix old chair, wobbly chair, refinish table, strip paint furniture: furniture repair, refinishing
put together ikea, assemble furniture, ikea, flat pack, put crib together: furniture assembly, handyman
drapes, window coverings, window shades, roman shades: curtains, blinds
spanner, screwgun, screw gun, skil saw, skilsaw, sawzall, nail gun, cordless drill, ratchets, wrenches: tools, hardware store
nuts and bolts, bolts, hinges, drywall screws, door knobs, light bulbs, lightbulbs, extension cord, duct tape, caulk, wd40, epoxy: hardware store, hardware
two by four, 2x4, 2x4s, two by sixes, osb, plywood sheets, sheet of plywood, studs lumber, tongue and groove, rough cut: lumber, building supply, sawmill
rent tools, borrow drill, rent chainsaw, rent a ladder, rent carpet cleaner, rent pressure washer, rent tiller, tool hire, plant hire, hire digger: tool rental, equipment rental
sharpen knives, dull knives, knives dull, saw sharpened, sharpen chain, sharpen saw, sharpen scissors, dull blade, sharpen skates: sharpening
grow light, plant starts, bags of dirt, potting mix, hanging basket, hanging baskets, flowers for pots, bedding plants: greenhouse, garden center, plants
bunch of flowers, roses for girlfriend, flowers for girlfriend, forgot anniversary, say sorry flowers, posies, nosegay: florist, flowers
split my pants, ripped pants, rip in jeans, pants too long, pants too big, dress too big, dress doesnt fit, wedding dress too tight, take up hem, hem jeans, zip broke, zipper stuck: alterations, tailor, sewing
sew button, sew on patches, darn socks, sewing lady, lady who sews, someone who sews, dressmaker: seamstress, tailor, sewing
boots resoled, fix shoes, fix boots, shoe fell apart, heel broke, cobbler, shoemaker, resole: shoe repair
purse strap, fix leather, saddle repair, leather fixed: leather repair
tarp sewn, boat cover made, fix tent zipper, tent ripped: canvas repair, sewing
tee shirts, t shirt printing, tees, shirts made, crew shirts, hoodies printed, merch, logo on shirts: screen printing, custom shirts
xerox, photocopier, copier, photocopies, run off copies, fax, send a fax, scan papers, print from phone, print my ticket: copies, print shop, printing
fliers, handbills, pamphlets: flyers, printing
lawn sign, yard signs, sandwich board, magnet sign truck, wrap truck, vehicle wrap: sign, sign maker
plaques, engrave, engraved, engraver: trophies, engraving
frame picture, picture framed, put in frame, frame my diploma: framing
pics, pix, take pics, photo guy, photo lady, picture taker, picture person, photog, someone with nice camera, cameraman, camera guy, snap photos: photographer, photography
family picture, christmas card picture, maternity pictures, baby bump pictures, belly pictures, newborn pictures: portraits, photographer
grad pictures, grad photos, yearbook picture, cap and gown pictures: senior portraits, photographer
passport pic, visa photo: passport photo
prints from phone, print pictures from phone, develop film, film developed: photo printing, photo lab
drone guy, drone pilot, pictures from sky, pictures from above: drone, aerial photos
hair done, fix my hair, botched haircut, bad dye job, box dye disaster, hair turned orange, hair is orange, trim bangs, fringe trimmed, split ends, new hairdo, hairdo, updo, balayage: hair salon, hairdresser, stylist
buzz cut, crew cut, line up haircut, high and tight, beard trimmed, straight razor shave, mens haircut, short back and sides: barber, barbershop
braider, box braids, cornrows, dreads, locs, weave hair, hair extensions, black hair salon, ethnic hair, natural hair: braids, hair salon
mani pedi, mani, pedi, gel nails, acrylic nails, fake nails, nails done, nail lady, ingrown nail: nail salon, nails, manicure
eye brows done, lash extensions, fake lashes, microblading: eyebrows, lashes, beauty salon
wax legs, bikini wax, wax lip, hair removal, laser hair: waxing, beauty salon
zits, pimples, facials, clear skin, botox, wrinkles, lip filler: esthetician, skin care, facial
toupee, hairpiece, wigs: wig, hair
makeup done, makeup lady: makeup artist, beauty salon
ink done, tats, tattooist, cover up tattoo, tattoo guy: tattoo
belly button pierced, nose pierced, pierced, earlobe: piercing
need sitter, sitter saturday, sitter for night, date night sitter, babysitter fell through, babysitter quit, someone watch baby, watch kiddos, kiddos, kiddo, rugrats, ankle biters: babysitter, childcare
daycare full, daycares full, waitlist daycare, cant find daycare, daycare too expensive, daycare costs more, creche, childminders: childcare, daycare
kid home sick, sick kid cant work, school closed who watches, no school day, snow day kids, in service day: childcare, drop in care
weekend daycare, night daycare, overnight daycare, odd hours daycare, 24 hour daycare, evening childcare: childcare
start daycare, run daycare at home, home daycare, daycare license: childcare, childcare license
kid failing, bad grades, flunking, flunked, failing class, stuck on homework, hates math, math tutor, behind in reading, f in math: tutoring, tutor
test coach, college essay help, act prep: test prep, tutoring
teach me english, english teacher lessons, speak better english: english classes, esl
tie the knot, getting hitched, get hitched, gettin married, shotgun wedding, popped the question, she said yes, marry us, somebody to marry us, jp, justice of peace, justice of the peace: wedding, officiant
place for wedding, where to get married, get married outdoors, wedding barn, wedding lodge: wedding venue, venue
bride dress, wedding gown, bridesmaid, bridesmaids, bridesmaid dress: wedding dress, bridal
rent a tux, tux, suit for wedding, monkey suit, penguin suit: tuxedo, formal wear
hen party, bachelor party: bachelorette, party
gender reveal, baby sprinkle: baby shower, party
sweet sixteen, sweet 16, debut party, kids bday, bday, b day, bday party, birthday bash, big five oh, surprise party: birthday party, party
bouncy castle, jumpy house, bouncy house, inflatables: bounce house, party rental
port a john, porta john, portapotty, honey bucket rental, toilets for event, toilets for wedding: portable toilet
rent a tent party, big tent: party tent, tent rental
emcee, music for party, wedding music, music for wedding: dj, band
croaked, kicked the bucket, passed last night, lost my dad, lost dad, my mom passed, mom just died, gone to heaven, deceased, next of kin: death, funeral home, funeral
undertaker, mortician, pick up body, send body home, ship body, body flown, get body home: funeral home, funeral director
celebration of life, funeral lunch, funeral food, memorial potluck: memorial service, funeral
ash scattering, urn for ashes, cremated, burn body: cremation, ashes
cheap funeral, no money funeral, pay for burial, funeral costs, broke and funeral: funeral assistance, burial
headstones, grave stone, marker for grave, cemetery stone, grave marker: headstone, monument
clean out dads house, parents stuff sell, sell estate, sell grandmas things: estate sale
togs, duds, garb, glad rags, nothing to wear: clothing, clothes
sneakers, trainers shoes, tennies, runners shoes, flip flops, sandals, high heels: shoes
wellies, gumboots, gum boots, xtra tufs, mud boots: rubber boots, boots
long johns, thermals, thermal underwear, long underwear, woollies, wool socks: base layer, warm clothes, clothing
beanie, toque, tuque, stocking cap, watch cap: hat
mitts, choppers mittens, gauntlets: mittens, gloves
snow suit, snowsuit, snow pants, kids winter clothes, snow boots: winter clothing, warm clothes
pullover, hoody, sweatshirt, sweat shirt, cardigan: sweater, hoodie, clothing
nappies, pampers, huggies, dummy for baby, baby wipes: diapers, baby
pram, pushchair, buggy for baby, baby carriage: stroller
cot for baby, baby bed, bassinet: crib
big girl clothes, big man clothes, xxl, big sizes: plus size, clothing
scrubs, work uniform, steel toes, steel toe boots, high vis, coveralls, overalls: work clothes, work boots
pressie, prezzie, prezzies, pressies, gift idea, gift ideas, stocking stuffers: gift, gifts
knick knacks, knickknacks, trinkets, tchotchkes, curios, doodads: gifts, souvenirs, antiques
smokes, ciggies, cigs, dip tobacco, rolling papers, vapes, vape juice: cigarettes, tobacco, smoke shop
ganja, pre rolls, gummies, cbd, thc: cannabis, dispensary
hooch, six pack beer, case of beer, off licence, bottle shop, bottle store, package store, packie, liquour: liquor store
corner shop, bodega, milk and bread, mini mart, minimart, gas station snacks, 7 eleven: convenience store
big box, superstore, department stores, five and dime, dollar store: department store, retail
chemist, drugstore open, somewhere for aspirin: pharmacy
ironmonger, diy store, diy shop, home improvement store: hardware store
op shop, charity shop, second hand shop, hand me down, gently used, pre loved, preloved: thrift store, secondhand
jumble sale, boot sale, yardsale, tag sale, moving sale, garage sales: yard sale, rummage sale, garage sale
freebies, curb alert, free pile, freecycle, buy nothing: free stuff, reuse
hock, hocked, hock ring: pawn shop
laptop for school, cheap laptop, used computer, refurbished: computer store, computer
sd card, usb cord, charger cord, hdmi, phone case, earbuds, ear buds, airpods: electronics store, electronics
walkie talkies, two way radios, marine radio, vhf: radio, electronics
swimsuit, bathers, bathing suit: swimwear, sporting goods
sew stuff, thread and needles, quilting cotton, fleece fabric, material for sewing, buttons and thread: fabric store, sewing
beads and findings, craft stuff, glue gun, art supply, paint brushes canvas: craft supplies, art supplies
comic shop, cards and comics, pokemon cards: game store, hobby shop
paperbacks, beach read, kids book: bookstore, books
reading glasses, sunnies: glasses, sunglasses
bling, ring too small, ring too big, ring stuck, chain broke necklace, clasp broke: jewelry, jeweler
watch stopped, watch quit, watch strap, grandfather clock, cuckoo clock, clock stopped: watch repair, clock repair
patio slab, garage floor, stamped concrete, pour a floor: concrete
cinder block, block wall, rock wall, hold back dirt: retaining wall, masonry
stone fireplace, fireplace repair: fireplace, masonry, chimney
dock built, build a dock, boat ramp built, bulkhead: dock construction, construction
bridge over creek, culvert froze, culvert plugged: culvert, excavation
road to property, road to cabin, put in driveway, put in a road, driveway built: driveway, excavation, road construction
zoning permit, permit for deck, permit for shed, need permit build, build without permit, allowed to build: building permit, zoning
red tag, stop work order, building inspector: building code, inspection, permit
hook up electricity, hook up power, meter base, power pole: electric utility, electrician
electric bill high, light bill, lights cut off, shut off my lights, shut off notice, disconnect notice, power bill crazy: electric bill, assistance, utility
solar guy, sun panels, sun power, solar cells: solar panels, solar installer
wind mill, windmill, wind turbines: wind turbine, wind power
hot tub repair, jacuzzi, spa tub: hot tub
swing set, tree house, treehouse, trampoline put together: playground, handyman
wheel chair ramp, ramp for grandma, grab bars, grab bar, walk in tub, handrail, railings, stair lift, make bathroom safe: accessibility, wheelchair ramp, home modification
punch clock, time card: timesheet, time clock
lunch break, smoke break, no breaks, breaks at work, skip lunch: breaks, meal break, labor law
boss is jerk, boss sucks, hate my boss, mean boss, boss yells, boss screams, toxic boss, boss is bully: manager, harassment, labor law
boss hits on me, grabbed at work, touched at work, creepy boss, dirty jokes at work, hit on at work: harassment, sexual harassment
unsafe job, dangerous at work, no safety gear, work is dangerous, ppe: safety, osha
tip stealing, boss takes tips, boss keeps tips, share tips, tip pool: tips, tip pooling, wage
salary no overtime, wont pay overtime, not paid overtime, work off clock: overtime, wages
hire under contractor, 1099 or employee, employee or contractor: independent contractor, employee, 1099
house sit, housesit, house sitter, watch my house, watch my cabin, check on my cabin, check on house: house sitting, caretaker
rolloff dumpster, roll off dumpster, dumpster for remodel: dumpster
thing that keeps heat, pink stuff in walls, pink fluffy stuff: insulation
thing that opens garage, garage clicker, clicker for garage: garage door opener, garage door
thing that heats water, tank that heats water: water heater
thing that cleans chimney, man with brush chimney, chimney guy: chimney sweep, chimney
thing under sink, thing that grinds food, garburator, food grinder sink: garbage disposal, plumber
thing that pumps basement, pump in basement: sump pump
box with switches, switch box electricity, fuse box, electric box, breaker box: electrical panel, breaker, electrician
red light on furnace, furnace blinking, furnace lockout, furnace reset: furnace, heating
stuff between tiles, caulking, black gunk shower: grout, caulk, tile
wood on outside of house, boards on outside house: siding
guy with backhoe, guy with excavator, guy with bobcat, guy with skid steer, guy with dump truck, guy with dozer: excavation, heavy equipment
guy with plow, truck with plow: snow removal, plowing
guy with trailer, guy with pickup, man with van, man and van: hauling, movers
guy with chainsaw: tree service, firewood
guy with crane, lift something heavy, heavy lift: crane
guy with ladder, tall ladder: handyman, gutter cleaning
somebody who draws plans, draw house plans, house drawings, house plan: architect, drafting, blueprints
person who fixes toilets, man who fixes pipes, pipe fixer: plumber
person who fixes lights, man who fixes electricity, fix lights, fix wires: electrician
person who cuts trees, man who cuts trees: tree service
person who cleans house, woman to clean: house cleaning, cleaner
person who sells houses, man who sells houses: realtor, real estate
person who opens locks, open locked door, open locked car: locksmith
person who takes care of buildings, building super, superintendent building: maintenance, property management
somebody to watch baby, lady who watches kids, grandma to watch kids: babysitter, childcare
who cuts hair, where cut hair, hair cutter, hair cutting: hairdresser, barber, hair salon
who fixes clothes, make clothes smaller, make pants shorter, clothes fixing: alterations, tailor
where wash clothes, clothes washing place, wash clothing: laundromat, laundry
where buy bed, buy sofa, buy couch, buy mattress: furniture store, mattress
where throw garbage, throw away garbage, throw away furniture, throw away mattress: landfill, transfer station, trash
room to live, room to stay long, room for worker, cheap room month: room for rent, rental
paper for work, work papers, work paper: work permit
work without papers, job without papers, work cash only: work permit, employment
cleaning work, clean job, cleaner job, want clean houses: cleaner, housekeeping, janitorial
kitchen work, restaurant work, work in kitchen, work in restaurant: cook, kitchen, restaurant
driver work, driving job: driver, cdl
building work, work on construction, construction work, job building: construction, laborer, carpenter
farm work, field work, fruit picker: farm, farm worker
boat work, fish work, fish boat job, fishing job, cannery job: deckhand, seafood processing, commercial fishing
hotel work, work in hotel, motel job: hotel, housekeeping, front desk
store work, shop work, job in shop, work in store, mall job: retail, cashier
office work, desk job, paperwork job: office, administrative
factory work, assembly work, production line: production, manufacturing
tourist job, tour job, tourism job, cruise season job, work with tourists: guide, tour, seasonal
nursing job, nurse job, traveler nurse, travel nurse: nurse, registered nurse
teaching job, teacher job, teach in village: teacher, school
mechanic job, work on cars, work on trucks: mechanic, automotive, technician
flying job, pilot job, fly for living: pilot
logging job, timber job: logging, equipment operator
mine job, mining job, work at mine, gold mine job: mining, equipment operator
lifeguard job, pool job, work at pool: lifeguard, swimming pool
ski hill job, ski resort job, lift operator, liftie: ski area, seasonal
dog sled job, mushing job, work with sled dogs: dog handler, mushing
ice cream job, scoop ice cream: food service, counter
job with van, job living in van, rv parking with job, workamper, work camper, camp host: rv site, campground, host
job for grandpa, job for grandma, job after retirement, bored retired job: part time, retired
job for college kid, college student job, job between semesters, student job: student, seasonal, part time
job with kids in school, mom job, job for moms, stay home mom job: part time, flexible, remote
job for couple, couple looking work: couple, caretaker
job now please, will work hard, hard worker: entry level, immediate
no boss, sick of boss: self employed
nice boss, friendly crew: employer, workplace
quick hire, same day hire, start this week: immediate, day labor
weekly pay, paid every week, paid weekly, every friday pay: weekly, payroll
paid per piece, piece work: piecework, piece rate
paid by share, percent of catch, half share, full share: crew share, deckhand
pay to train, train and pay: training, paid training
moving money, pay for move: relocation
gas money job, use own car, drive own car: mileage, reimbursement
uniform provided, boots provided, gear provided: uniform, gear
drug free job, no drug test, does job drug test: drug test
bunk house, bunkhouses, crew quarters, staff cabin, employee cabin, worker housing, where can my workers live, where do i put workers: staff housing, employee housing, bunkhouse
charge workers rent, take rent from paycheck, employees pay for room: staff housing, deduction, rent
teen worker hours, how late teen work, kid working late, 14 year old work: minor, work permit, child labor
worker hurt, worker got hurt, employee hurt himself, employee fell, cook cut finger, crew member hurt: workers compensation, injury
walked off job, walked off shift, quit without notice, quit middle of season, left mid season: quit, turnover, season
phone at work, texting at work, phones at work: phone policy, employee
calls in sick, always sick, keeps calling in: attendance, sick leave
two employees fighting, workers fight, staff drama, drama at work, coworkers fight: conflict, employees
employee review, how is worker doing, yearly review: performance review
thank my crew, treat my staff, reward workers, perk for crew: bonus, employee, appreciation
job ad, write job ad, help wanted ad, help wanted sign, put up job, post job, advertise job: job posting, hiring
interview questions, what ask in interview, ask at interview: interview, hiring
hire first person, my first worker: first employee, payroll, hiring
shop space, space for shop, spot for shop, storefront, store front, hole in wall shop: retail space, commercial space, lease
shop for rent, garage to work in, bay for rent, warehouse space: shop space, commercial space, warehouse
landlord raises shop rent, shop rent went up, lease running out, lose my lease: commercial lease, lease, rent
triple net, nnn lease, cam charges: commercial lease
salon chair, booth at salon, chair in salon: booth rental, salon
start cleaning houses, clean houses for money: cleaning, cleaning business
start handyman, handyman license, do i need contractor license: contractor license, handyman
plow business, plow insurance, start plowing: snow removal, liability insurance
food stand, hot dog stand, hot dog cart, sell hot dogs: food cart, food truck
lemonade stand, kids lemonade, kid business: youth, permit
roadside stand, sell by road, sell on side of road, sell from truck: vendor, permit, stand
mow lawns for money, kid mows lawns, shovel driveways for money: lawn care, snow removal, youth
dog poop, scoop dog poop, pooper scooper: pet waste, yard cleanup
window cleaner, wash windows, dirty windows: window cleaning
carpet smells, shampoo carpet, shampoo rugs, clean rugs: carpet cleaning
clean ducts, dusty vents, dirty ducts, dust coming out vents: duct cleaning
oven filthy, clean oven, grease hood, hood cleaned: cleaning, hood cleaning
winterise, shut cabin for winter, drain pipes winter, summerize: winterize, plumber, caretaker
breakup mud, mud season, spring mud, everything mud: drainage, gravel
bear proof can, bear fence: bear proof, electric fence
moose ate garden, moose eating trees, moose in yard, deer eating garden, rabbits eating garden: fence, garden
no see ums, mozzies, skeeters, mossies, skeeter: mosquitoes
fruit fly, houseflies: flies, pest control
key to mailbox, mailbox fell, plow hit mailbox, mailbox hit: mailbox
paint my boat, boat paint, bottom job: marine paint, boat repair
mother moving in, mom moving in, dad moving in with us, parents move in: addition, accessibility, accessory dwelling
baby proof, babyproof, child proof, childproof: child safety, handyman
earthquake straps, strap water heater, quake proof: earthquake, water heater, retrofit
radioactive basement: radon, testing
cold bedroom, one room cold, upstairs cold, cold floor: insulation, heating
pipes bang, banging pipes, pipes knock, water hammer: pipes, plumber
toilet keeps running, toilet runs all night, running toilet, toilet wont stop: toilet, plumber
low flush, dual flush, new toilet installed, install toilet: toilet, plumber
washer hookup, hook up washer, hook up dishwasher, install dishwasher: appliance installation, plumber
tv repair, fix tv, tv broken, tv cracked: television repair, electronics repair
sewing machine jam, sewing machine broke, fix sewing machine: sewing machine repair
vacuum broke, hoover broke, fix vacuum: vacuum repair, appliance repair
fix lamp, lamp rewired, fix toaster, fix mixer: repair, small appliance
piano out of tune, tune piano: piano tuner, piano tuning
sign fell down, sign blew down, sign lights out, neon sign: sign repair, sign
gun safe moved, move safe, move hot tub, move pool table, move piano: movers, moving company
dead car in yard, car in yard: junk car, towing
clean gravestone, fix grave, graves grass: headstone, cemetery
`
