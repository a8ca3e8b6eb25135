/**
 * Descriptions of situations that do not name the need: phrases of at least two telling words, by subject. See
 * `parseNeeds`.
 */
export default `
# Food and money

Food Banks
say nothing in cupboards, nothing in pantry, cupboards empty, empty cupboards, empty pantry, empty freezer, fridge is empty, freezer is empty, no groceries left, groceries ran out, out of groceries, cant put food on table, food until payday, eat until payday, nothing to feed kids, cant feed my kids, cant feed family, nothing for dinner no money, living on noodles, living on ramen, skip meals, skipping meals, food money gone, food money ran out, choose between food and rent, groceries or rent, ebt ran out, ebt empty, snap ran out, snap got cut, wic and still hungry, giveaway groceries, groceries no charge, groceries we cant afford, families free groceries, where do families get food, free canned food, stretch food, little to eat, barely eating, kids go to bed hungry, hungry at end of month, groceries for laid off

Heating, Bills & Emergency Money
say shut off my power, turn off my lights, power getting cut off, cant pay electric bill, heating bill too high, cant afford oil, oil tank empty no money, behind on electric, behind on utilities, cant pay the gas bill, choose between heat and food, bills piling up, drowning in bills, hours cut at work bills, lost my paycheck, paycheck to paycheck

Debt & Credit Counseling
say credit card debt, maxed out cards, maxed out my cards, collectors keep calling, debt collectors call, collection calls, payday loans trap, cant pay my cards, over my head in debt, up to my neck in debt, drowning in debt, fix my credit, credit score bad, wages garnished, garnish my wages, repo my truck, repossess my car

Free Tax Preparation
say taxes done free, help with my taxes, file taxes free, free help filing taxes, havent filed taxes, never filed taxes, did not file taxes in years, confused by tax forms, first time filing taxes, taxes on low income, seniors taxes done, volunteer does my taxes, cant afford tax preparer, earned income credit

Accounting
say behind on bookkeeping, shoebox of receipts, receipts in shoebox, letter from irs, irs sent letter, audited by irs, being audited, owe irs, owe back taxes, books are a mess, quickbooks is a mess, self employed taxes, quarterly taxes

Legal Aid
say needs a lawyer but broke, lawyer but no money, lawyer cant pay, cant pay lawyer, cant afford attorney, attorney too expensive, lawyers cost too much, lawyer for poor, landlord is suing, landlord sued, being sued, getting sued, got sued, served papers, served with papers, court date and no lawyer, court date no money, court next week alone, have to go to court alone, represent myself in court, lawyer on low income, lawyer for free, pro bono, free lawyer, lawyer wont charge, lawyer sliding scale

Tenants & Landlords Help
say getting evicted, about to be evicted, eviction notice, notice to quit, notice on my door, landlord kicking us out, landlord kicking me out, landlord wont fix, landlord wont return deposit, landlord keeps my deposit, deposit back from landlord, landlord raised rent, landlord threatens, landlord turned off heat, locked out by landlord, thirty days to move out, 30 days to leave, kicked out of apartment, mold in my apartment landlord, break my lease

Homeless Shelters
say nowhere to stay, no place to stay tonight, nowhere to sleep tonight, sleeping in my car, living out of my car, sleeping in car, lost our home, lost my housing, couch surfing, sleep rough, sleeping outside, out on the street, kicked out tonight, somewhere warm tonight, a bed for tonight, cant go home tonight

Affordable Housing
say rent is eating, rent too expensive, cant find a place we can afford, apartment on social security, apartment on disability, housing on low income, income based rent, rent by income, first apartment no credit, rents are crazy, priced out

# Health and care

Dementia & Alzheimers
say forgets who i am, doesnt know who i am, doesnt recognize me, does not recognize his family, doesnt recognize us, forgets my name, forgets our names, forgets our faces, forgot my name, left stove on, leaves stove on, forgets the stove, wandered off, wanders off, wandering off, wanders at night, wandered away, wanders away, keeps getting lost, gets lost on way home, lost on way home, gets confused at night, confused all the time, asks same question, repeats same question, same story over and over, calls me by wrong name, thinks its 1970, puts keys in freezer, mind is slipping, mind is failing, losing his mind slowly, memory going, memory is bad, getting forgetful, so forgetful, cant remember his kids, cant remember her kids, cant be left alone anymore, not safe alone at home, memory care

Caregivers
say cant do this on my own anymore, cant do this alone anymore, need break from caring, need a break from taking care, take care of mom alone, taking care of my mother alone, taking care of dad alone, taking care of my husband, taking care of my wife, taking care of parents, burned out caregiver, burnt out taking care, exhausted from caring, caring for mom, caring for dad, caring for my mother, caring for my father, caring for sick wife, caring for sick husband, nobody helps me with mom, watch dad while i work, sit with my mother, sit with my dad, someone to sit with grandma, somebody stay with grandpa

Home Care & Hospice
say cant bathe himself, cant bathe herself, help bathing, help getting dressed, needs help showering, cant get out of bed, nurse come to house, nurse to visit at home, home from hospital needs help, after surgery needs help at home, months to live, weeks to live, die at home, wants to die at home, nothing more doctors can do

Senior Services
say old and alone, elderly neighbor alone, grandma lives alone, dad lives alone, mom fell again, keeps falling, fell and couldnt get up, meals for my grandmother, meals for elderly, cant drive anymore old, lonely old, aging parent needs help, elderly parent help, retired and bored, retired and lonely

Pregnancy Help
say knocked up, pregnant and scared, pregnant and alone, pregnant and freaking out, pregnant what do i do, im pregnant and dont know, think im pregnant, might be pregnant, missed my period, late period, test came back positive, pregnancy test positive, two lines on test, boyfriend got me pregnant, girlfriend is pregnant, daughter is pregnant, my teen is pregnant, teenager pregnant, pregnant at sixteen, pregnant no insurance, pregnant and broke, baby i wasnt planning, didnt plan this baby, unexpected baby, surprise baby, expecting and scared, expecting and alone, cant tell my parents pregnant, need baby stuff no money, ultrasound free

Diaper & Baby Supply Banks
say out of diapers, cant afford diapers, no money for diapers, diapers are expensive, free diapers, need baby formula, cant afford formula, crib for baby free, baby clothes free, car seat free

Breastfeeding
say baby wont latch, cant nurse my baby, trouble nursing, nursing hurts, milk not coming in, low milk supply, sore nipples, pumping at work help, feeding newborn hurts

Mental Health
say cant stop crying, crying all the time, panic attacks, feel hopeless, feeling hopeless, no energy to get up, dont want to get out of bed, cant get out of bed sad, anxiety is bad, falling apart, at the end of my rope, stressed out of my mind, someone to talk to about feelings, need somebody to talk to, winter blues, dark winters get me down, dark season depression, teenager cutting, son wont leave his room, daughter wont eat or talk, ptsd nightmares, marriage falling apart, fight with my wife, couples help, anger problem, lose my temper

Addiction Treatment
say hooked on pills, hooked on pain pills, hooked on heroin, hooked on meth, son is using, son uses drugs, son on meth, daughter on drugs, brother on heroin, kid on fentanyl, found needles, found pills in room, cant stop using, want to get clean, need to get clean, trying to get clean, get sober, need to detox, detox bed, pills took over, pain pills got me, relapsed again, i relapsed, overdosed last week, dope sick, coming off opioids, methadone, suboxone, narcan

Alcoholics Anonymous & Twelve Steps
say drinks too much, drink too much, drinking too much, cant stop drinking, cant quit drinking, drunk every night, husband is a drunk, wife drinks, dad drinks, drinks every day, drinking every day, hides bottles, hiding bottles, lost my license drinking, dui again, stay dry, off the booze, quit the booze, months sober, live with a drinker, married to a drunk, married to an alcoholic

Gambling Help
say cant stop gambling, gambled it away, gambled away, lost paycheck gambling, addicted to betting, sports betting debt, pull tabs addiction, scratch tickets addicted, husband gambles

Smoking & Tobacco
say quit smoking, stop smoking, quit vaping, stop vaping, kid vapes, quit chewing tobacco, quit dipping, cigarettes killing me

Grief & Bereavement
say husband died, wife died, my wife passed, husband passed away, mom passed away, dad passed away, mother just died, father just died, lost my husband, lost my wife, lost my son, lost my daughter, lost my mom, lost my dad, lost my best friend, son was killed, daughter was killed, cant get over death, cant get over losing, still crying since he died, first christmas without, first holidays without, since he died, since she died, kids lost their dad, kids lost their mother, died by suicide, suicide in family

Infant & Pregnancy Loss
say lost the baby, lost our baby, miscarried, had a miscarriage, baby was stillborn, stillborn, baby died, crib death

Funeral Services
say somebody died what now, mom died what now, dad died what do i do, body sent home, bring body home, fly body home, pay for a funeral, plan a funeral, planning a funeral, arrange funeral, bury my dad, bury my mother, bury my father, bury my husband, buried in village, ashes, urn for ashes, coffin, casket, pick up the body, headstone and burial, memorial for my dad, obituary and service

Hearing
say cant hear my wife, cant hear tv, turns tv too loud, tv way too loud, cant hear on the phone, ears ring, ringing in ears, ears are ringing, going deaf, hard of hearing, says what all the time, says huh, hearing got bad, deaf in one ear, hearing checked, ears checked, hearing aid broke, hearing aid battery

Eye Care
say cant see far, cant see road signs, blurry when i read, glasses broke, broke my glasses, need new glasses, eyes checked, kid squints at board, cataracts, headaches reading

Dentistry
say chipped a tooth, broke a tooth, knocked out a tooth, lost a filling, filling fell out, crown fell off, wisdom teeth, kid has cavity, kid afraid of dentist, gums bleed, teeth cleaned, teeth pulled, pull a tooth, abscess tooth, jaw swollen tooth

Chiropractic & Physical Therapy
say threw out my back, threw my back out, back went out, cant turn my neck, stiff neck, slipped disc, pinched nerve, sciatica, tweaked my back, tweaked my knee, rehab after surgery, after knee surgery, shoulder wont move, frozen shoulder, whiplash

Health Insurance Enrollment & Navigators
say lost my insurance, no health insurance, uninsured, insurance too expensive, sign up for medicaid, sign up for medicare, turning 65, kicked off medicaid, lost medicaid, dont understand medicare, open enrollment

Prescription Assistance
say cant afford my meds, cant afford insulin, cant afford inhaler, medicine too expensive, meds cost too much, prescription too expensive

Womens Health
say pap smear, mammogram, birth control, heavy periods, iud, gynecologist visit

Down Syndrome & Intellectual Disability
say son is slow, grown son with disability, what happens to my disabled son, adult daughter with disability, extra chromosome

Autism
say wont make eye contact, doesnt talk yet flaps, flaps his hands, lines up toys, meltdowns at store, nonverbal son, nonverbal kid, just got diagnosed spectrum, sensory overload

Parents of Disabled Children
say fight with school iep, iep meeting, special needs kid, kid in wheelchair, school wont help my disabled, school wont help my special needs

Domestic Violence
say afraid of husband, afraid of my husband, scared of my husband, scared of boyfriend, scared to go home, husband hits, boyfriend hits, he hit me again, he choked me, he controls my money, wont let me leave, wont let me see my friends, tracks my phone husband, get away from him, leave my husband with kids, leave him safely, sister is being beaten, friend is being abused, neighbor beats wife, restraining order, protective order, ex wont leave me alone, ex keeps following

Crime Victims Help
say got robbed, was mugged, got assaulted, was assaulted, victim of crime, attacked on street, identity stolen, scammed my grandma, scammed out of money

Suicide Prevention & Crisis Lines
say worried he will hurt himself, friend talks about dying, son talks about dying, said he wants to die, afraid she will hurt herself

# Children and school

Child Care
say childcare at night, babysitter at night, sitter at night, overnight daycare, daycare overnight, night shift and kids, work nights who watches, watch kids while i work, watch my kids, watch the kids, watch my baby, watch toddler, someone to watch my son, someone to watch my daughter, leave kids while we work, nobody to watch, no one to watch, after school until 6, back to work after baby, maternity leave over, infant spot, spot for baby, spot for toddler, drop in daycare, daycare on weekends, school is out who watches, toddler needs somewhere while i work, kid home alone after school

Homeschool Groups
say teach kids at home, teaching my kids at home, pulled kids from school, pulled him out of school, pulled her out of school, take kids out of school, other homeschoolers, homeschooling, homeschool, unschooling, school at home

Tutors
say failing math, failing algebra, failing reading, flunking, flunked math, bad grades, grades are slipping, behind in reading, behind in school, help with homework, homework help, struggles with reading, stuck in math, study for sat, pass the ged

Adult Literacy & Tutoring
say cant read well, never learned to read, never learned reading, finish high school as adult, never finished high school, get my ged, study for ged, english is bad, practice english, english for my wife

Youth Centers & Mentors
say kid hangs with wrong crowd, son getting in trouble, teen getting in trouble, bored teenager, teens have nothing to do, boy needs a role model, boy without father, son needs a man, daughter needs mentor, big brother for my son

Play Groups & Moms Clubs
say home with a baby all day, lonely with newborn, new mom lonely, new mom friends, stay at home moms, toddler to play with others, meet other moms, meet other parents

Grandparents & Kinship Caregivers
say raising my grandkids, raising grandchildren, raising my grandson, raising my granddaughter, raising my niece, raising my nephew, raise my sisters kids, got custody of grandkids

Foster Care & Adoption
say adopt a child, adopt a baby, become foster parents, take in a foster, foster a child, lost my kids to state, ocs took my kids, get my kids back

Divorce & Family Law
say filed for divorce, wants a divorce, getting divorced, leaving my husband lawyer, custody of kids, custody of my son, custody of daughter, see my kids ex wont let, ex wont pay, ex wont let me see, split up and the house

Child Support
say dad doesnt pay for kid, father wont pay support, ex stopped paying support, behind on child support

Scholarships
say pay for college, cant afford college, money for college, money for trade school, help paying tuition, tuition help, free money for school

# Home

Plumbing
say pipes froze, pipe froze, frozen pipes, frozen pipe, thaw pipes, thaw a pipe, thaw my pipes, no water coming out, no water this morning, faucet wont run, nothing comes out of tap, pipe burst, burst pipe, water everywhere, water pouring, ceiling dripping, toilet overflowing, toilet wont flush, toilet backed up, sink is backed up, drain is clogged, shower wont drain, water heater died, no hot water, sump pump died, dripping faucet

Heating & Cooling
say furnace quit, furnace wont kick on, furnace died, boiler quit, boiler died, boiler wont fire, no heat in house, house is freezing, house is ice cold, freezing inside house, heater died, heater quit, heat went out, toyo quit, toyo stove, monitor heater, thermostat blank, furnace smells, freezing in here

Electrical
say breaker keeps tripping, breaker trips, lights flicker, lights flickering, outlet sparks, outlet is dead, sparks from outlet, half the house no power, wire burned, panel is hot, buzzing panel, add an outlet, hook up generator, rewire

Roofing
say water through ceiling, roof caved in, roof leaks, roof is leaking, shingles blew off, shingles flew off, wind took shingles, ice dam, ice dams, snow load roof, drip in attic

Snow Removal
say snowed in, cant get out of driveway, driveway buried, driveway full of snow, plow my driveway, plow driveway, plowed out, dig me out, dig my car out, shovel roof, shovel my roof, snow off roof, snow off my roof, berm at end of driveway, clear parking lot snow, too old to shovel, cant shovel, shovel for my grandma, sand icy driveway, icy driveway

Cleaning
say house is a mess, house is filthy, clean up after party, clean when i move out, move out clean, place reeks, smoke smell in house, hoarder house, hoarding mess, dust everywhere renovation

Disaster Cleanup
say basement flooded, flooded basement, house flooded, sewage in basement, fire damaged house, house burned down, smoke damage, mold on walls, mold everywhere, black mold, water damage, tree fell on house

Pest Control
say mice in house, mice in walls, mice in kitchen, rats in, ants everywhere, ants in kitchen, bed bugs, bugs in bed, wasps under deck, wasp nest, hornets nest, squirrels in attic, voles in, something in walls scratching, cockroach

Tree Service
say tree leaning, tree about to fall, tree fell, dead spruce, beetle kill, spruce beetle, branches over roof, cut down a tree, take down a tree

Septic Systems
say septic backed up, septic is full, septic froze, yard smells like sewage, pump my tank, outhouse is full

Well Drilling
say well went dry, well ran dry, well pump quit, no well on land

Locksmiths
say locked out of house, locked out of car, locked out of truck, locked out of apartment, locked myself out, locked keys in car, keys locked in truck, lost my house keys, broke key in lock, key broke off, change the locks, safe wont open

Junk Removal & Trash
say old couch needs to go, get rid of old couch, get rid of junk, haul junk, haul off, old car in yard, junk car, dead fridge, get rid of fridge, clean out garage, clear out my dads house, trash piling up, take stuff to dump

Appliance Repair
say washer wont spin, washer leaks, washing machine died, dryer wont heat, dryer died, dishwasher wont drain, oven wont heat, stove quit, fridge quit, fridge is warm, freezer died, freezer quit

Handyman Services
say odd jobs around house, door wont close, hang my tv, hang shelves, put furniture together, assemble furniture, fix small things, little fixes

Moving & Storage
say moving to town, moving across town, moving out of state, move my stuff, haul my furniture, ship my furniture, help loading truck, need strong guys to carry, carry a piano, move a piano, place to keep our stuff, store my stuff, store my boat over winter

Real Estate
say sell my house, buying first house, buy a cabin, looking to buy land, what is my house worth

Visitor Information
say first time visiting, one day in town, few hours in port, off the cruise ship, ship stops here

# Vehicles

Auto Repair
say car broke down, truck broke down, car wont start, truck wont start, engine light on, check engine, brakes squeal, brakes grinding, grinding noise brakes, transmission slipping, car overheats, truck overheats, leaking oil, leaks oil, car makes a noise, truck makes noise, heater in truck, alternator died, block heater broke, steering is loose, muffler fell off, exhaust fell off, car shakes, car is dead

Towing
say slid in the ditch, truck in the ditch, car in the ditch, slid off road, went off the road, stuck in snow, stuck in the snow, stuck in ditch, stranded on highway, stranded on the side, broke down on highway, winch me out, hit a moose, totaled my car, flat tire no spare, dead battery parking lot, jump start

Tire Shops
say flat tire, studded tires, winter tires, snow tires, tire blew, change my tires, swap tires, nail in tire

Auto Body & Glass
say cracked windshield, chipped windshield, rock hit windshield, rock chip, dent in door, backed into, bumper fell off, hit a deer, scratched my car, fender bender

Marine Repair
say outboard wont start, outboard died, motor on boat quit, boat engine quit, boat leaks, hole in boat, hole in my hull, fix skiff, prop is bent, jet unit, bilge pump died

Small Engine Repair
say snowblower wont start, chainsaw wont start, mower wont start, generator wont start, snowblower died, carburetor is gummed, atv wont start

Motorsports
say snowmachine wont start, sled wont start, four wheeler broke, snow machine track, snowgo broke

Driving Schools
say teach my teen to drive, learn to drive, learning to drive, driving lessons, permit test, road test, failed road test, get my license back, cdl class

Rides & Transportation
say have no ride, no car and need, need a ride to doctor, ride to the clinic, get to dialysis, cant drive myself, dont have a car get to, grandma to appointments, wheelchair van, ride to work without car

Taxis & Transport
say too drunk to drive, drive me home, ride home from bar, ride to airport, airport at 4 am, picked up from airport

# Animals

Veterinary
say dog ate chocolate, dog ate something, cat wont eat, dog wont eat, dog is limping, dog limps, dog throwing up, cat throwing up, dog got quilled, porcupine quills, quills in nose, dog hit by car, cat wont pee, puppy shots, dog needs shots, horse is lame, put dog down, put my dog down, put cat to sleep, old dog suffering, dog cut paw

Dog Training
say dog barks all day, barks all night, dog wont come, dog pulls on leash, pulls on leash, puppy bites, puppy chews everything, chews everything, dog jumps on people, jumps on guests, dog bit someone, dog growls, dog is aggressive, dog fights, teach manners dog, dog manners, manners to dogs, potty train puppy, pup is a menace, dog out of control, dog wont listen, dog is wild, puppy class, puppy is driving me crazy, sit and stay

Lost Pets
say dog ran off, dog ran away, cat got out, lost my dog, lost my cat, dog is missing, cat is missing, found a dog

Animal Shelters & Humane Societies
say want a kitten, want a puppy, get a dog for kids, adopt dog, adopt cat, cant keep my dog, cant keep cat, give up my dog, rehome my dog, rehome cat, find home for kittens, box of kittens, landlord says no dogs, neighbor neglects dog, dog chained outside, starving dogs

Pet Boarding & Grooming
say who watches my dog, watch my dog while, watch the dog, feed my cat while, cat sitter, dog sitter, dog walker, nails clipped dog, matted dog, dog smells, dog needs a bath

Wildlife Rescue
say injured bird, injured eagle, injured owl, hurt owl, baby owl, baby bird, baby moose, orphan moose, moose calf alone, moose in yard, hurt eagle, eagle cant fly, bird hit window, bird flew into window, busted wing, broken wing, bird with broken wing, swan hurt, seal pup on beach, seal alone on beach, stranded seal, sea otter pup, beached whale, whale on beach, fox with mange, hawk cant fly, oiled bird, raven hurt, duckling alone, fawn alone, bear cub alone, orphaned cub, found baby animal, wild animal hurt, hit an owl, bunny nest

Horses
say learn to ride horse, riding lessons, daughter loves horses, daughter wants to ride, horse crazy

# The outdoors and leisure

Fishing Charters
say catch a halibut, catch a king, take us fishing, take me fishing, take dad fishing, take my dad fishing, take grandpa fishing, fish for salmon with guide, wet a line

Hunting & Guns
say sight in rifle, hunter education

Shooting
say somewhere to shoot, sight in my rifle, practice with pistol, shoot clay, shoot targets, target practice, shooting clubs, gun clubs

Newcomers & Social Clubs
say new in town, new to town, new here and lonely, just moved here, just moved and dont know anyone, dont know anybody here, dont know anyone here, know nobody here, have no friends, no friends here, make friends, making friends, meet people my age, meet new people, lonely in winter, husband deployed lonely, moved here for work alone

Music Education & Lessons
say learn guitar, learn piano, learn violin, learn the fiddle, learn drums, guitar lessons, piano lessons, voice lessons, violin lessons, drum lessons, singing lessons, teach me guitar, teach me piano, teach kid piano, son wants drums, daughter plays violin, pick up an instrument, banjo lessons, ukulele class

Choirs & Singing
say love singing, love to sing, loves to sing, like to sing, likes singing, sing with others, sing in a group, sing together, cant stop singing, sang in college, sang in high school, want to sing, women who sing, sing carols, sing karaoke club, alto, soprano, tenor voice

Dance
say learn to dance, two left feet, salsa night, swing dancing, tap class, teach us to waltz, dance at our wedding, daughter wants to dance, kid loves dancing

Museums
say old uniforms, soldiers uniforms, exhibit of uniforms, exhibition of uniforms, old airplanes to see, old planes on display, war stories exhibit, wartime stories, war relics, artifacts on display, exhibit about gold rush, exhibition about history, exhibits for kids, rainy day with kids inside

Military History & Aircraft
say soldiers uniforms, exhibition of uniforms, exhibit of uniforms, military uniforms exhibit, wartime stories, war stories exhibit, war museum, world war exhibit, old warplanes, old bombers, aleutian war exhibit

Gyms & Fitness
say get in shape, lose weight, lose the baby weight, out of shape, work out in winter, lift weights, place to exercise, exercise indoors

Swimming
say learn to swim, teach kid to swim, teach my son to swim, swim laps, swim lessons, afraid of water

Youth Development
say keep kids busy, keep my teenager busy, something for my son after school, kids are bored, after school fun

Senior Games
say still competing at 70, sports for over 50, sports for over 60

Astronomy
say look at the stars at night, look through telescope, see saturn, stargaze, northern lights photos club

Computers & Making
say build robots, kid wants to code, 3d printer to use, learn coding, teach kid coding, solder, tinker with electronics

Amateur Radio
say ham radio, ham license, talk on shortwave, cb radio, amateur radio, radio amateurs, call sign, radio when phones are down, morse code

# Veterans, faith and help of the state

Veterans Services
say got out of army, got out of the marines, got out of navy, back from iraq, back from afghanistan, served in vietnam, served in iraq, served in the army, served in marines, vet with ptsd, vet with nightmares, va wont answer, va denied, va claim, va disability, husband is a veteran, dad was a marine, dad is a vet, honorably discharged, gi bill, homeless vet, combat vet

Immigration Law
say green card, visa expired, visa ran out, overstayed, deportation, ice took, ice picked up, become a citizen, citizenship test, bring my wife from, bring my mother from, sponsor my husband, work permit for immigrant, asylum

Immigrants & Refugees
say just arrived from ukraine, fled the war, refugee family, dont speak english, family speaks no english, new to america, new to this country

Reentry
say got out of prison, out of prison, just got out of jail, just out of jail, felony on record, have a felony, record and cant find work, ex con, on parole, halfway house

Employment & Training
say cant find work, cant find a job, lost my job, got laid off, got fired, write my resume, fix my resume, job interview nervous, unemployment ran out, file for unemployment, learn a trade, change careers, back to work at 60, no skills

Food Stamps & Public Assistance
say apply for food stamps, apply for snap, sign up for wic, apply for welfare, apply for heating assistance, public assistance

Disability Services
say just got in wheelchair, cant walk anymore, lost my leg, ssi denied, disability denied, apply for disability, ramp for wheelchair

Thrift & Donations
say winter coat no money, need winter coat, need warm clothes, kids outgrew, kids need boots, get rid of old clothes, give away clothes, donate clothes, donate couch, donate furniture, bag of clothes

Volunteering
say want to give back, want to help out, want to volunteer, time on my hands, lots of free time, teen needs service hours, service hours, community service hours

Business Lending & Startup Help
say open my own shop, open a bakery someday, idea for a business, quit my job and start

Search & Rescue
say overdue hiker, husband not back from hunt, lost in woods, missing snowmachiner, friend didnt come back
`
