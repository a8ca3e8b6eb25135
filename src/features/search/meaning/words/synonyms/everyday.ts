/**
 * Everyday words with the matching words of documents: everyday speech, help in need and the state. `parseSynonyms`
 * parses them.
 */
export default `
# General English: short message forms and abbreviations
appt, appts, apptmt: appointment
dept, depts: department
mgr, mngr: manager
mgmt, mgt: management
asst: assistant
supv, supvr: supervisor
hr dept, people dept, personnel office: human resources
wknd, wkend, wkends: weekend
mtgs: meeting
sched, skedule, skeds: schedule
resv, resvn: reservation, booking
bidness: business
accts: account
acctg, acctng: accounting
addy: address
apt, apts, appartment: apartment
bldg, bldgs: building
blvd: boulevard
bf, hubby: boyfriend, husband
bnb, b and b: bed breakfast
cafe bar: cafe
cert, certs, certif: certificate, certification
compt: computer
confab: conference
docs office, doc office: doctor, clinic
edu: education
equip, eqpt, eqmt: equipment
exp req, exp needed, yrs exp: experience
ft job, full time gig, ft position, ft work: full time
pt job, part time gig, pt position, pt work: part time
fri, fri night: friday
gov, govt, gubmint, uncle sam office: government
hosp: hospital
hs diploma, hs grad: high school diploma
hwy: highway
deets, lowdown, low down: information, details
intl: international
jr, jrs: junior
maint, maintence: maintenance
misc: miscellaneous
msg, msgs: message
natl: national
negotiable price, obo, best offer: negotiable, price
ofc: office
org: organization
ph number, ph no, tel no: phone number, contact
pic, snapshots: photos, pictures
pls call, pls email, hmu, hit me up: contact
prez: president
ppl, peeps, folks, folx: people
regd: registration, registered
rec hall: recreation
repod: repossession, repossessed
resto, restos: restaurant
rm, rms: room, rooms
r s v p: register, reservation
secy: secretary
sat morn, sat night: saturday
sqft, sq ft, sq feet: square feet
stat holiday, bank holiday, public holiday: holiday
tix, tickets avail, tkts: tickets
tmrw, 2morrow, tomoro: tomorrow
tonite, 2nite: tonight
2day: today
b4 school, b4 work: before
varsity: university
vacay, vaca, hols: vacation, holiday
vid, vids, film clip: video
wi fi, wi-fi, wireless internet: wifi, internet
w out: without
wanna job, need a gig: job
xtra, xtra help: extra
yr round, year around: year round
yr old, yo kid, yrs old: years old
eta, how soon, how quick: time
asap, rush job, right away, pronto: emergency, same day
24 7, 24 hrs, round the clock, open all night: 24 hour
early bird shift: morning
pm shift, swing shift, evening shift: evening
mon fri, 9 5: weekdays, full time
diy: diy, how to
faq, dumb question, stupid question: questions
ama: questions, forum
fyi, heads up: notice, announcement
tba, tbd, not decided yet: announced
bring your own: byob, bring
bipoc, people of color, poc, brown people: minority, diversity
gay folks: lgbtq, pride
nfp, non profit org, ngo: nonprofit, charity
pto meeting, pta meeting: parent teacher
cpr cert, first aid cert: cpr, first aid
ssn, social security card, soc sec card, social security number: social security
drivers lic, driver licence, driving license: drivers license
id card, state id, picture id, photo id, lost my id, no id: identification, identification card
hgv licence, truckers license: commercial drivers license, driver
gtg, gotta move: moving
imho, just my two cents, my two cents: opinion
info, infos: information, details
lic, lics: license
# Everyday verbs and phrasal verbs
get rid, get rid of, chuck out, ditch stuff, toss out, throw away, throw out, deep six: disposal, haul away
unload stuff, offload, sell off: sell
dump stuff, dump off, dump old: disposal, landfill
give away, giving away: donate, free
drop off papers: submit, application
fill out, fill in form, fill up form: form, application
sign up, sign me up, put my name down, put name on list, enrol, enroll, enlist kid: registration, register
sign up kid, sign kids up, get kids into: registration, enrollment
join up, become member: membership, join
drop out, dropped out, quit school, left school: dropout, ged
check into, dig up: search, information
work out problem, make sense of, wrap my head around: how to, help
straighten out, square away, get sorted, untangle: resolve, help
handle problem: handle, coping
fed up: complaint
move date, change date: postponed, reschedule
scrap plans, axed event: cancelled, cancel
stop by, swing by: attend, drop in
tag along, open to everyone: open to public, welcome
pick up kids, fetch kids: school pickup, after school
drop off kids, leave kids, leave kid: childcare, drop in
keep an eye on, mind the kids: care
look after house, mind house: house sitting, caretaker
lend a hand, chip in time, help out, roll up sleeves: volunteer
chip in money, pass the hat, whip round, take up collection: donation, fundraiser
stock up, load up on, lay in supplies: supplies, bulk
all out of: shortage, supply
run low, running low: shortage
put me in touch: referral, contact
hookup, hooking up water, hooking up power: connection, installation
set up booth: assembly, setup
tear down, rip out: demolition, removal
tear up, tore up, torn up, ripped up: damaged, repair
chop down, cut down, take down tree: tree removal
spruce up, spiff up: cleanup, cleaning
redo, doll up: renovation, remodel
patch up, patch job, jury rig, jerry rig, bodge, macgyver: repair
tinker, tinkering, mess with engine: repair, hobby
tune up, once over: maintenance, service
jump start, kick start engine, boost battery, need a boost: jump start, battery
defrosted: thaw, heat
blew up, blown up, went kaput, crapped out, gave up the ghost, bit the dust, pooped out: broken, repair
busted, wrecked, trashed, totaled, totalled, mangled: broken, damaged, repair
on the fritz, on the blink, acting up, playing up, wonky, janky, screwy, glitchy, on its last legs, dodgy engine: broken, repair, problem
kaput, knackered, buggered, fubar, borked: broken, repair
doesnt work, wont work, quit working, no worky, no longer works: broken, repair
messed up, botched: problem, mistake
walkout, picket: strike, union
wont budge, wont open: stuck, repair
seized up: seized, repair
leaky, dribbles, seeping, oozing: leak
rattles, squealing, clanking: noise
stinks, reeks, stinky, smells funny, pongs, whiffy: odor, smell
sluggish, poky, snail pace, takes forever: slow, delay
running behind, behind schedule: delay, delays
far away, out in the sticks, middle of nowhere, back of beyond, boonies, boondocks: remote, rural
off the road, no road, off road system, no roads, fly in only, end of road: remote, rural
close by, round here, in my neck of the woods: local, nearby
next door, down the street, walking distance: neighborhood, nearby
city centre, town centre, city center, high street: downtown
down south, stateside, outside the state: lower 48
freezing cold, below zero, sub zero, bitter cold, cold snap, frigid, nippy: cold, winter, freezing
iced over, frosted over, frost on inside: ice, frozen
slippery, slick roads, skating rink parking: ice, sanding
slush, slushy, breakup season, mucky: mud, spring
dumping snow, tons of snow, buried in snow: snow, snow removal
sweltering, scorching: heat, cooling
raining cats, pouring rain, pissing down, bucketing: rain
pitch dark, dark all day, no sun, winter blues, dark winter: darkness, winter
# Everyday nouns and slang
cheapo, low budget, wallet friendly, dirt cheap, easy on wallet, doesnt cost much, reasonable price, reasonably priced, bargain basement, shoestring, penny pincher, frugal: affordable, low cost, discount
cheapskate, tightwad, skinflint: affordable, budget
pricey, steep price, arm and leg, cost a fortune, costs too much, dear price: expensive, cost
freebie, no charge, complimentary, free of cost, dont cost nothing, doesnt cost anything: free
free stuff, free to good home: free, giveaway
sliding scale, pay what you can, pay what you want: sliding fee, low cost
half off, two for one, knocked down price, markdown, steal deal: sale, discount
hot deal, sweet deal, steal of a deal, great deal: bargain, sale
dosh, smackers: money
smackeroos, loonies, toonie: dollars, money
couple bucks, pin money: extra income, cash
filthy rich, well off, moneybags, deep pockets: donor, wealthy
skint, hard up, tapped out, flat broke, dead broke, stone broke, not two nickels, down to last dollar: low income, assistance
rugrat, little ones, little one, littles, wee ones, munchkins, kiddies, tykes, tots, tot, bairn, brood, younguns, young uns, keiki: children, kids
tween, tweens, preteen, preteens, middle schooler, middle schoolers, junior high kid: youth, middle school
teens, young adults, high schoolers, adolescents: teen, youth
lad, lads, laddie: boys, men
lassie, gal, gals, ladies night: women
bloke, blokes, dude, dudes, fella, fellas, guys night: men
mums, mommy, mommies, ma and pa: mother, mothers
daddy, daddies: father, fathers
nanna, granma, gramma, grammy, grandmom: grandmother, senior
granddad, grandad, grampa, pawpaw, papaw, abuelo: grandfather, senior
grandkid, grandkids, grandbaby, grandbabies, grandson, granddaughter: grandchildren
old lady alone, old fogies, geezers, oldsters, golden agers, silver haired, oap, over the hill, elderly folks, aged people: seniors, elders
better half, missus, ball and chain, significant other, partner in life: spouse, wife, husband
ex wife, ex husband, baby mama, baby daddy, babys father, babys mother: divorce, custody
kin, kinfolk, extended family: family
buddies, pal, pals, chum, homie, bestie, bff: friends
pen pal, penpal: friends, letters
folks next door, people next door: neighbors
noob, tenderfoot, novices, wet behind ears, just starting out, starting from scratch, total beginner, dont know anything, complete novice: beginner, introduction
whiz: experienced, expert
know it all: expert, advice
boss lady, big cheese, whos in charge: manager, director, owner
my people at work: crew, staff, team
gopher, errand boy: assistant, helper
pencil pusher, desk jockey, indoor job, cushy job: office, administrative
gigs, odd job: job, temporary
side work: part time, extra income
day job: full time
temp work, casual work, short term work, fill in work: temporary
summer jobs, work over summer, holiday job: seasonal, summer
job with room, job plus housing: housing provided, room and board
rotation work, fifo: rotation, camp
work nights, night owl job: night shift
job for kid, job for my son, job for my daughter, first job teen, work for teens: youth employment, entry level
job for retired, job for senior: senior employment, part time
couple job, both of us work: couple, caretaker
outside work, outdoorsy job, work in nature: outdoor
hands on job, manual work, donkey work: labor, trade
job with animals: animal care, kennel
people person: customer service
job with kids, job with children: childcare, youth, teacher
whos hiring, job openings, got any work: hiring, job, position
immediate start, start immediately: immediate, hiring
paid every day, cash daily: weekly pay, wage
no background check, second chance employer: second chance, felony
without diploma, no degree: entry level, no degree
dont speak english job, no english needed, job no english: bilingual, limited english
drivers needed, wheelman: driver
bum a ride: ride, transportation
set of wheels, motor car: car, vehicle
rust bucket: used car
caravan holiday, camper trailer: rv, camper
movie night, picture show, film night, cinema night: movie, film
tucker, chow line, something to eat: food, meal
nibble, finger foods: snacks, appetizers
barbie, cookout, grill out, weenie roast, wiener roast: barbecue, picnic
spud: potatoes
brekkie, brekky, breakky: breakfast
sammich: sandwich
cup of tea, tea and biscuits: tea
bickies: cookies
sweeties, lollies: candy
sweet tooth, something sweet: dessert, bakery
fizzy drink, soft drink: soda, beverages
adult beverage, adult beverages, drink drink, bevvies: alcohol, beer
local pub: bar, pub
get drunk, tipsy, pissed drunk: drinking, alcohol
ciggy, snus: tobacco, cigarettes
mary jane, grass smoke, bud shop: cannabis, marijuana
fent, pills habit, oxys: drug, addiction, treatment
hand me downs, passed down clothes, used clothing: clothing, thrift
galoshes, rubbers boots: shoes, boots
woolly hat, woolies, long undies: winter clothing, hat
jumper sweater: sweater, sweatshirt
jammies, pjs, pyjamas: pajamas
glasses broke, goggles for eyes: glasses
fanny pack, bumbag, rucksack, knapsack, bookbag, book bag: bag, backpack
stroller: stroller, baby
soother, binky, paci: pacifier
boob tube: television
mobile phone, cellie, handphone: cell phone
flat to let, flat share, flatshare: apartment, rental, roommate
studio flat, one room place, mother in law suite, in law unit: studio apartment, rental
shack, hideaway, camp cabin: cabin
outhouse, dunny, biffy, honey pot: outhouse, septic
bathroom stop, potty: toilet, restroom
rubbish bin, dumpsters: trash, garbage, dumpster
junk stuff, crap in yard, crud: trash, junk removal
flash light: flashlight
monkey wrench: wrench, tools
step ladder: ladder
carpet sweeper: vacuum
dirty clothes, wash clothes: laundry, laundromat
veg patch, veggie patch, kitchen garden: community garden
doohickey, thingamajig, thingy, gizmo, gadget, whatchamacallit, contraption: device, equipment
odds and ends, bits and bobs, bric a brac: goods, gifts
vintage stuff: antiques, vintage
keepsake, memento, something to remember: souvenir, gift
party favors, goody bags, loot bags: party supplies
fiesta, shindig, hootenanny, wingding, soiree, hoopla, shebang, kegger: party, celebration
meet up, hang out, social hour, social evening, kaffeeklatsch, coffee klatch, gabfest, powwow with owners: meeting, social
rub shoulders: networking
meet new people, meet folks, find my people, find a tribe, meet others: social club, meetup
singles night, speed dating, find a date, find a girlfriend, find a boyfriend, find a wife, find a husband, matchmaker: singles, social
gala night, fancy party, black tie, dress up party, dinner dance: gala, dinner
something fun, bored, whats going on, whats happening, things going on: events, activities
date night, night out, night on town, take wife out, evening out: dinner, entertainment
something with kids, something for kids, fun for kids, entertain kids, rainy day kids, kid stuff, take kids: family, children, activities
stuff for teens, something for teens, teen stuff: youth, teen
fun for old, something for seniors: senior center, seniors
jubilee, fiesta days, shinding: festival, fair
funfair, fun fair: carnival, fair
gig music, band playing, live band, live music, hear a band, jam session, jam night, hootnanny: concert, music
open mic, open mike, sing in bar: open mic, music
stand up, comics show, funny show, improv: comedy
panto, pantomime, community theatre, stage show: theater, performance
kids concert, school concert, christmas concert: recital, concert
sock hop, disco: dance
sing along, singalong, campfire songs: singing
craft fair, maker fair, makers market: bazaar, craft fair
yard sale, garage sale, car boot, estate sale, white elephant, junk sale: sale, flea market, rummage sale
swap meet, clothing swap, seed swap, trade stuff, flea market: swap, flea market
bake sale, cake walk, cookie sale: bake sale, fundraiser
fund raiser, fund raising, benefit night, raise money, raising money, raise funds: fundraiser, benefit
pancake feed, chili feed, salmon bake: fundraiser, dinner
50 50, split the pot, tombola, bingo night: raffle, bingo
silent auction: auction
bake off, cook off, cookoff, showdown, face off, play off, playoffs: contest, competition
tourney, round robin: tournament
half marathon, bike race: race, run
walkathon, charity run: walk, fundraiser
game night, cribbage night: games
fishing derby, fishing contest: fishing derby, tournament
cat show, horse show: show, club
kids party, kid birthday: birthday party
baby shower: baby shower, party
hen night, stag night, stag party: bachelorette, party
hitched, elope, eloping: wedding, marriage
memorial service, gathering after funeral: memorial, funeral
kicked bucket, passed away, dearly departed: death, funeral, grief
retirement party, send off, going away party, farewell party: party, farewell
how to class, crash course, bootcamp course, boot camp class, learn the ropes, evening class, night class, short course: class, workshop, training
certificate course, clinic day, masterclass, master class, inservice: training, workshop
slide show, slideshow, guest speaker, author talk, brown bag lunch, lunch and learn, fireside chat, ted talk: presentation, speaker
round table, roundtable, forum night: panel, discussion
show and tell, open doors: demonstration, open house
field trip, excursion for kids, day out: field trip, tour
getaway, weekend away, mini vacation: retreat, lodging
clinic sports, camp sports, sports camp, training camp: camp, clinic
tryouts, try out for, audition: tryouts, auditions
town hall, town meeting, public hearing, public comment, speak at council: public meeting, council
volunteer day, work bee, barn raising, clean up day, cleanup day: volunteer, work party
virtual event, from home class, online event: online, virtual
free entry, no cover, no cover charge, doesnt cost to get in: free, admission
how much to get in, cost to get in, entry fee, cover charge, ticket price: admission, tickets
park there, parking for event: parking
bring my dog, dogs allowed, dog friendly: pet friendly, dogs
kid friendly, kids allowed, can i bring kids, children allowed: family friendly, children
adults only, twenty one and over: adults, ages
# Help in need: poverty, food, home, bills
poor people, poor folks, needy, down and out, less fortunate, underprivileged, disadvantaged, working poor, folks in need: low income, need, assistance
on the dole, benefit cheque: public assistance, benefits
welfare, welfare office, public aid, tanf, atap, government check, cash assistance: public assistance, temporary assistance
ebt, ebt card, quest card, food stamp, food stamps, snap card, calfresh, food vouchers: snap, food stamps, public assistance
lost food stamps, stamps cut off, food stamps late, no stamps: public assistance, food pantry, legal services
wic card, milk for baby, formula for baby: wic, infant nutrition
got nothing to eat, nothing in fridge, fridge empty, cupboards bare, going hungry, kids hungry, no groceries, out of groceries: food pantry, food bank
government cheese, commodity food, commodity box, food parcel, food hamper, food hampers, food box, breadline, food shelf: food pantry, food bank, commodities
soup line, soup kitchen, free lunch for anybody, hot lunch free, free supper, free meal, free meals: community meal, soup kitchen
kids lunch summer, summer lunch kids, free school lunch, school lunch help, lunch debt: school meals, summer meals, food program
drifter, street person, street people, inebriate, inebriates, panhandler, panhandlers, unhoused, houseless, sleeping rough, rough sleeper: homeless, shelter
no place to go, nowhere to go, got nowhere, nowhere to stay, noplace to stay: shelter, emergency housing
couch surfing, staying with friends, sleep on couch, doubled up: homeless, transitional housing
living in car, live in van, living in truck, sleep in truck, car camping because: homeless, shelter
living in tent, tent city, tent camp, camp in woods homeless, homeless camp: homeless, outreach, shelter
thrown out, kicked out, put out on street, tossed out, chucked out, out on my butt: eviction, homeless, shelter
parents kicked me out, mom kicked me out, dad kicked me out, kid kicked out: youth shelter, homeless youth
place to shower, wash up free, shower free: shower, day shelter
get warm, somewhere warm, warm up place, out of cold: warming center, shelter
behind on rent, late on rent, cant make rent, short on rent, rent due, rent money, fell behind rent, owe rent, back rent: rent assistance, emergency assistance
behind mortgage, missed mortgage, mortgage late, lose house, bank taking house, bank wants house: foreclosure, mortgage, housing counseling
security deposit help, first months rent, deposit for apartment, move in money: deposit assistance, rent assistance, housing
waitlist housing, housing list, government housing, council house, council flat, hud, voucher for rent, section eight: public housing, housing authority, voucher
heating bill help, oil bill, cant afford oil, cant fill tank, fuel help, no money for heat, tank empty no money: heating assistance, energy assistance
lights shut off, power shut off, shutoff notice, electric cut off: utility assistance, energy assistance
water bill late, water cut off, water shut off: utility assistance
phone shut off, cant afford phone, free phone, obama phone, lifeline phone, cheap phone service: lifeline, telephone assistance
cant afford internet, cheap internet, free internet, low income internet: internet assistance, broadband, library
gas money, gas voucher, gas card help, no gas money, bus tokens, bus fare help: transportation assistance, emergency assistance
no winter coat, kids coats, need coats, warm clothes kids, coat drive, free coat: coats, clothing
no shoes, school shoes, school clothes help, free school supplies, backpack giveaway: school supplies, clothing
free clothes, free clothing, clothes closet, clothing bank: clothing, thrift
need furniture, free furniture, no bed, need a bed for kid, empty apartment, need dishes, household stuff free: furniture bank, donation, thrift
no presents, christmas help, cant afford christmas, toys for kids free, presents for poor: toys, christmas, angel tree
thanksgiving dinner free, turkey basket, holiday basket, christmas basket, holiday hamper: holiday meal, food basket
broke till friday, broke till payday, broke until payday, short till payday, paycheck to paycheck, barely getting by, ends meet, struggling to pay, cant pay anything, robbing peter: financial assistance, emergency assistance
hit rock bottom, at rock bottom, end of rope, end of my rope, at wits end, wits end, dont know who to turn, dont know where to turn, no one to turn, need somebody to talk: crisis, counseling, support
fell on hard times, hard times, down on luck, rough patch, rough spell, tough time: assistance, help
charity case: assistance, charity
help for single mom, single mum, single mother help, solo parent, raising kids alone: single parents, family services
help for dads, deadbeat dad, dad rights, fathers rights: fathers, custody, child support
help for elders, elder help: elders, tribal, services
grandparents raising, raising my grandkids, raising my grandbabies, got the grandkids: kinship, grandparents, guardianship
unwed mother, up the duff, in family way: pregnant, pregnancy
lost everything, nothing left, only clothes on back: emergency assistance, disaster relief
burned out of house, house burned down, fire took house: disaster relief, red cross, fire
river took house, washed away: flood, disaster relief
bury somebody no money, cant pay funeral, money for funeral, funeral no money, bury my mom cheap: burial assistance, funeral
pills too expensive: prescription assistance
cant afford doctor, doctor no money, free doctor: community health center, free clinic
cant afford dentist, dentist no money: dental clinic, sliding fee
vet too expensive: low cost veterinary, spay neuter
help filling forms, cant read form, help with papers, too many forms, government papers, help with paperwork: application assistance, case management
case worker, caseworker, social worker lady, welfare lady, worker from state: case manager, social worker
211: information referral, helpline
# Violence, crime victims, children and elders at risk
slaps me, punches me, knocks me around, smacks me around, roughs me up, hits me sometimes, gets violent, lays hands on me, put hands on me, wife beater, wifebeater: domestic violence, shelter
scared of husband, scared of boyfriend, scared of him, afraid of him, walking on eggshells, he gets mean, mean drunk husband, wont let me out, takes my phone, takes my money husband: domestic violence, shelter
toxic relationship, bad relationship, get away from him, leave him, leaving him, get out of marriage safe, run away from husband: domestic violence, shelter
black eye husband, battered wife, abused wife, abused husband, wife hits me: domestic violence
friend is abused, neighbor beats wife, hear screaming next door, sister abused: domestic violence, victim services
stalking me, stalks me, follows me around, wont leave me alone, creep following, keeps texting threats, ex keeps calling: stalking, protective order
protective order, restraining order, stay away order, no contact order, peace bond, keep him away, court order stay away: protective order, legal services
sexually assaulted, forced himself, took advantage of me, date rape, roofied, drugged my drink, molested, touched me wrong, felt me up: sexual assault, victim services
sex trafficking, sold for sex, pimped out, made to work no pay, took my passport boss, forced to work: human trafficking
crime victim, got mugged, mugged, stabbed: crime victims, victim services
money for crime victim, crime victim money, pay for crime, pay hospital after attack: victims compensation, violent crimes compensation
murdered son, murdered daughter, killed my son, family of murdered, drunk driver killed: crime victims, homicide survivors
ripped off old, cheats grandma, taking grandmas money, steals from grandma, steals from grandpa, robbing my mother, grandson takes money, conned my mom, preying on elders: elder abuse, fraud, adult protective services
old lady mistreated, neglected old, nobody cares for grandma, grandpa not fed, hits grandma, yells at grandma, bruises on grandma: elder abuse, adult protective services
beats kids, hits kids, hits her kid, whips kids, kid has bruises, kids left alone, kid not fed, kids neglected, dirty hungry kids: child abuse, child protection
cps, ocs, dcfs, child services, childrens services, kids taken, took my kids, took kids away, get my kids back, get kids back: child protection, foster care, legal services
foster kid, foster kids, ward of state, aged out, aging out, foster parent: foster care
take in a kid, take in kids, open home to kids: foster care, adoption
give up baby, cant keep baby, give baby away, baby up for adoption: adoption
runaway, run away kid, kid took off, teen missing, daughter ran off, son ran off: runaway youth, youth shelter
kid in trouble, kid in juvie, juvie, juvenile hall, juvenile delinquent, my kid got arrested, son arrested, kid caught stealing: youth court, juvenile justice
skips school, skipping school, plays hooky, wont go to school, cuts class: truancy, youth services, alternative school
bad kids, out of control teen, wild child, wild teen, kid wont listen, mouthy teen, hanging with bad crowd, wrong crowd, gangs: youth services, mentoring, counseling
bullied, bully, bullies, mean girls, cyber bully, cyberbullying: bullying, youth, counseling
suspended from school, kicked out of school: alternative school, suspension
cutting herself, hurting himself: crisis, counseling, suicide prevention
off myself: suicide prevention, crisis line
noisy neighbors, loud neighbors, loud music next door, barking all night, neighbour noise: noise complaint, mediation
neighbor fight, neighbor argument, feud with neighbor, fence fight, dispute with neighbour: mediation, dispute resolution
prowler, peeping tom, somebody outside house, somebody in my yard, trespasser, trespassers: police, trespass, security
stole my package, somebody stole, got ripped off stuff, ripped off my stuff, swiped my, nicked my, pinched my: theft, police report
car stolen, stole my car, jacked my car, bike got jacked, hot wired: stolen vehicle, police report
broke into, broken into, break ins, burgled, burglarized, burglars, prowling: burglary, police, crime prevention
tagged my wall, smashed mailbox, slashed tires: vandalism, police
five o, po po, popo, pigs cop, johnny law, mounties: police, troopers
drunk drivers, drink driving, drink driver, buzzed driving: drunk driving, impaired driving
# Jail, courts, law
in slammer, slammer, hoosegow, lockup, behind bars, doing time, doing a stretch, inside prison: jail, prison, inmates
got out of jail, got out of prison, just out of prison, fresh out of jail, released from jail, released from prison, served my time: reentry, criminal record
record cleared, clear my record, clean my record, wipe my record, expunge, expungement, seal record, rap sheet: criminal record, expungement, legal services
felon job, felon jobs, hire felons, job with record, job with felony, jobs for ex cons, work after prison: reentry, second chance, employment
felon housing, housing for felons, apartment with record: reentry, housing
ankle bracelet, ankle monitor, house arrest, electronic monitoring: probation, monitoring
po officer, probation officer, parole officer, on paper probation: probation, parole
got busted, got arrested, got nabbed, nabbed, pinched by cops, picked up by cops, thrown in jail: arrest, criminal defense, attorney
bailed out, bail money, make bail, bond out, bond money: bail bonds
owi, drunk driving charge, driving drunk, caught driving drunk, blew over limit: dui, criminal defense, attorney
blow thing in car, breath thing in car, ignition lock: ignition interlock
lost license dui, license suspended, license revoked, license taken away, get license back, got my license pulled: drivers license, suspended license
alcohol class court, court ordered class, court ordered classes, anger class, batterers class: anger management, alcohol safety, court ordered
community service hours, court hours, work off fine, hours for court: community service, volunteer
speeding ticket, got a ticket, traffic ticket, parking fine, pay fine, pay ticket: traffic court, fine
public defender, court appointed lawyer, lawyer from court, state lawyer: public defender, legal services
legal beagle, law guy: attorney, lawyer
free lawyer, lawyer for free, cheap lawyer, no money lawyer, cant afford lawyer, lawyer pro bono, low cost lawyer: legal aid, pro bono
represent myself, be my own lawyer, without lawyer, no lawyer: self help, family law, court
got papers, served with papers, got served, court letter, summons, subpoena: summons, court, attorney
court date, appear in court, court house, missed court: court, attorney
little court, sue for little, sue landlord, sue roommate, take to small court: small claims
suing someone, wanna sue, want to sue: lawsuit, attorney
testify, scared to testify: witness, victim services
press charges, pressing charges, report crime: police report, prosecutor
talk it out, meet halfway: mediation, dispute resolution
splitting up, breaking up marriage, marriage is over, leave my wife, leave my husband, calling it quits marriage, marriage on rocks: divorce, family law
divorce papers, cheap divorce, quick divorce, divorce without lawyer, unmarried: divorce, dissolution, self help
cheating wife, cheating husband, husband cheats, wife cheats: divorce, counseling
marriage counselling, save my marriage: marriage counseling
custody fight, fight for kids, who gets the kids, who gets kids, wont let me see kids, see my kids, keeps kids from me, shared parenting, joint custody, access to kids: custody, visitation, family law
supervised visit, supervised visits, safe exchange, hand over kids: supervised visitation
child maintenance, doesnt pay support, wont pay support, support payments: child support
spousal support, palimony: alimony, divorce
dna test dad, whos the father, who is father, prove father: paternity
step parent adopt, stepdad adopt, adopt stepson, adopt my stepkid: adoption, family law
guardian for kids, who gets kids if i die, legal guardian: guardianship, will
change my name, changing name, maiden name back: name change
who gets my stuff, get affairs in order, affairs in order: will, estate planning
dad died house, mom died house, after dad died papers, estate of dead: probate, estate
poa, make decisions for mom: power of attorney
pull the plug, no tubes, end of life papers, health proxy: advance directive, living will
trust fund, put house in trust: trust, estate planning
landlord from hell, mold landlord, no heat landlord, landlord entered: tenant rights, landlord
got eviction, eviction paper, notice to quit, three day notice, 30 day notice, served eviction, fight eviction: eviction, tenant, legal services
wont return deposit, kept my deposit: security deposit, tenant rights
know my rights, got rights, rights as worker: rights, legal advice
discriminated, not fair treatment, treated unfair: discrimination, civil rights, human rights
wage theft, boss didnt pay me, stiffed on wages, never got paid, didnt get paid: wage claim, labor
got hurt by somebody, hurt in wreck, hurt in crash, fender bender lawyer, whiplash: personal injury, attorney
drowning in debt, up to ears in debt, over my head debt, owe everybody, owe too much, maxed out, credit card debt: debt, credit counseling
bill collectors, collectors calling, collection calls, hounded by collectors, debt collector: collections, debt, credit counseling
bankrupt, go bankrupt, file bankruptcy, chapter seven, chapter thirteen, wipe out debt, start over debt: bankruptcy
garnished, garnishing, taking my paycheck, taking from my check: garnishment, wages
car repossessed, took my car back, repo my truck: repossession, debt
payday lender, payday loan trouble, title loan trouble: payday loan, credit counseling
fix credit, bad credit, credit shot, ruined credit, rebuild credit: credit counseling, credit repair
student loans, student loan trouble, owe for college: student loan
taxes for free, free taxes, free tax prep, tax help low income, somebody to do my taxes free, help with taxes: free tax preparation, vita, tax
identity theft, id theft: identity theft, fraud
scammed, got scammed, conned, flimflam, hustled, swindled, took me for ride, suckered: fraud, scam, consumer protection
romance scam, online boyfriend wants money, lonely heart scam, grandson in jail call, grandparent scam: scam, fraud
# Newcomers, languages, disability, veterans, government
just came to america, new to america, fresh off boat, foreigner, foreigners, foreign born, newcomer, newcomers, new arrival: immigrants, refugees, newcomers
fled war, fled my country, run from war, war refugees: refugees, resettlement
green card, permanent resident, pr card, residency papers: green card, permanent resident, immigration
undocumented, no papers, without papers, la migra, ice raid: immigration, immigrant rights
deported, deport, deporting, sent back to country, removal order: deportation, immigration attorney
bring wife here, bring husband here, bring my parents here, bring family here, fiancee visa, mail order bride, foreign wife: immigration, family visa
become american, become citizen, citizen test, citizenship test, civics test, swear in citizen, get citizenship, naturalized: citizenship, naturalization
work permit, work papers immigrant, ead, allowed to work immigrant: work permit, immigration
visa ran out, visa expired, overstayed, overstay: visa, immigration
afraid to go back, political asylum: asylum, immigration
speak english better, esl, ell, esol, english classes, better english, practice english: english, english as a second language
dont speak english, no speak english, little english help: interpreter, english as a second language
talks my language, speaks my language, speak spanish, somebody speaks spanish, somebody speaks russian, somebody speaks tagalog, somebody speaks korean, somebody speaks hmong: interpreter, translation, bilingual
put into english, turn into english, paper in spanish, birth certificate translated, put in spanish, translate papers: translation, translator
sign for deaf, sign language person, deaf person meeting: sign language, interpreter
read letter for me, read mail for me, cant read mail: literacy, interpreter
cant read, illiterate, never learned to read, reads bad, cant spell, grown up reading: literacy, adult education
ged, get diploma, high school equivalency, hiset, go back to school, back to school adult: ged, adult education
get on disability, apply for disability, disability denied, turned down disability, disability claim, hurt back cant work, cant work anymore, too sick to work, too hurt to work: disability benefits, social security
crazy check, sss check: disability benefits, social security
lost social security card, new social security card: social security
handicapped sticker, handicap placard, blue badge, parking tag disabled: disabled parking, permit
handicap bus, handicapped ride, wheelchair bus, van with ramp: paratransit, accessible transportation
no way to get there, got no ride, no way to doctor, no ride to doctor, ride to appointment: medical transportation, rides
cant drive no more, took grandpas keys, too old to drive, blind cant drive: senior transportation, rides
airfare for sick, fly to specialist: medical travel, angel flight
gis, ex gi, ex military, ex army, ex marine, jarhead, squid sailor, service man, serviceman, servicemen, servicewoman, served in military: veterans, military
va, va office, va hospital, va doctor: veterans affairs, veterans
va claim, va benefits, va disability, va rating, va pension, va loan, vet benefits, vets benefits, service connected: veterans benefits, veterans service officer
dd214, dd 214, discharge papers, lost discharge: veterans, military records
agent orange, burn pit, burn pits, gulf war sick: veterans, disability
gi bill, college for veterans, school money veteran: veterans, education benefits
homeless vet, homeless vets, homeless veteran: veterans, housing, shelter
husband deployed, deployed, deployment, over there fighting, overseas soldier: military families, deployment
army wife, army wives, military wife, military brat, base wives, new to base: military families, spouses
old soldier funeral, flag for coffin, 21 gun, taps bugle: honor guard, veterans
old flag, worn out flag, burn flag properly: flag retirement, american legion
# Disasters, giving, volunteering
trembler, tremblor, ground shaking, aftershocks: earthquake
cyclone, williwaw, nor easter: storm
mudslide, rock slide, hill came down: landslide
brush fire, grass fire, smoke in air, bush fire: wildfire, smoke
survival kit, prepping, doomsday: emergency kit, preparedness
where to evacuate, evacuated, evacuees, flee fire, emergency shelter, storm shelter: evacuation, emergency shelter
disaster help, after storm help, emergency aid: disaster assistance, fema
sand bags, sandbag: sandbags, flood
adopt a family, angel tree: christmas assistance
drop off clothes, old clothes, bags of clothes, get rid of clothes, too many clothes: donate, thrift, clothing
old couch give, get rid of couch, get rid of furniture, give away furniture, old furniture: donate, thrift, furniture
old car charity, donate car, give car away, old boat give: vehicle donation
old computer give, give old laptop, get rid of computer: electronics recycling, donate
old bikes give, give bike away, donate bikes: bicycle, donate
old books give, get rid of books, give books away: book donation, library
old glasses give, used eyeglasses: eyeglasses, lions club
extra food give, leftover food, too much food, extra moose, extra fish give: food donation, food bank
canned food drive, food drive: food drive, food bank
give money, give cash to, help out with money, send money to help: donate, charity
tax deductible gift, write off donation: donation, charitable
good deed, good deeds, make a difference, pay it forward: volunteer, service club
got spare time, free time help, time on hands, retired and bored: volunteer
kids volunteer, teen volunteer, volunteer with kids, family volunteer: youth volunteer, volunteer
visit lonely, sit with sick: friendly visitor, volunteer
start a charity, start nonprofit, start a nonprofit, set up charity, make a nonprofit: nonprofit, incorporation, 501c3
grants for nonprofit, nonprofit money, find funders, funders: foundation, grants
need volunteers, find volunteers, get volunteers: volunteer center, recruitment
need board members, board member, sit on board: board of directors
find sponsors, team sponsor, get sponsors: sponsorship, sponsors
door prize, door prizes, auction items, donate prize, ask business for donation: donation, auction
# Public services, elections, licences
city hall, town office, town hall office, the city office, municipal building, council office, borough hall: city hall, municipal
gov office, state office, government building, county office: borough, government
head of town, alderman, councilman, councilwoman, city councilor, councillor, selectman, reeve: mayor, council, assembly
congressman, congresswoman, lawmaker, lawmakers, politician, politicians: legislature, legislator
complain to city, complain to government, city wont fix, pothole, potholes, streetlight out, street light out: public works, street maintenance
plow my street, street not plowed, road not plowed, road not maintained: street maintenance, snow removal
stray dog call: animal control
dead animal on road, dead moose: animal control, public works
junk cars next door, junk yard neighbor, neighbor trash: code enforcement
motor vehicles, license place, tags expired, registration expired, plates expired, new plates, plate stickers: motor vehicles, registration, license plates
lost car title, car title, pink slip car, put car in my name: vehicle title, motor vehicles
drivers test, permit test: drivers license, driving school
birth certificate, birth cert, proof of birth, death certificate, death cert, marriage certificate: vital records, vital statistics
marriage licence, marriage papers, marry at courthouse, courthouse wedding: marriage license, marriage commissioner
passport photo, passport picture: passport, post office
real id, fly with id: real id, drivers license
fingerprint, fingerprints, prints taken: fingerprinting
notarise, notarize, notarized, stamped by notary, legal stamp: notary
jury summons: jury, court
sign up to vote, register vote, where do i vote, polling place, voting place, vote by mail, absentee, mail ballot: voter registration, elections
run for office, run for mayor, run for school board, run for council: candidate, elections, campaign
gather signatures, recall election, ballot measure: petition, elections
lefties, left wing: democrats
right wingers, right wing: republicans
third party: political party
demonstrate, picket line: protest, advocacy, rights
public record, public records, records request, foia, land records: public records, recorder
property tax, house tax, tax assessment, assessed too high, fight property tax: property tax, assessor
senior exemption, tax break senior, property tax senior: senior citizen exemption, property tax
building permit, permit to build, need permit to build: building permit, planning
burn barrel, burn trash, bonfire allowed: burn permit, fire department
fishing licenses, licence to fish, hunting licence, game tag, tags hunting: fishing license, hunting license
dog licence, dog tag, register dog: dog license, animal control
gun permit, carry permit, conceal carry: concealed carry, firearms
liquor licence, licence to sell beer, pour beer license: liquor license, alcohol
food handlers card: food worker card, food safety
business licence, business lic, biz license: business license
contractor licence: contractor license, registration
free books, free computer use, use computer free, print something free, free wifi: library
snail mail, royal mail, send letter: mail, post office
dividend check, pfd check, permanent fund: dividend
unemployment check, unemployment money, file unemployment, ei benefits, employment insurance, jobseekers: unemployment insurance, unemployment benefits
job center, job centre, job office, unemployment office, employment office: job center, employment services
c v, write resume, make resume: resume, employment services
get training free, free training, free job training, retrain, retraining, learn new trade, learn a skill: job training, workforce development
tax office: taxes, internal revenue
social security office, old age pension, old age check, retirement check: social security
medicare help, old people insurance: medicare, medicare counseling
ask a question: question, forum
get word out event, put up flyer, bulletin board, notice board, post a notice: announcement, bulletin board
`
