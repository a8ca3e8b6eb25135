/** Plain and formal descriptions of the work of organizations and businesses, in words that their names do not have. */
export default `
Blindness & Low Vision
say lost sight, losing sight, loss of sight, visually impaired, sightless, see poorly, poor sight, unable to see, white cane, raised dots, read by touch, cannot see, lost eyesight, losing eyesight, failing eyesight, read with fingers, without sight

Deafness & Hearing Loss
say cannot hear, unable to hear, lost hearing, talk with hands, hand language, lip reading, hearing impaired, impaired hearing, without hearing, born without hearing, going deaf, losing hearing, hearing is going, deaf people, deaf child, deaf parents, people who sign, hearing aids cost

Hospice & Dying
say terminally ill, terminal illness, end of life, last days, final days, close to death, incurable, comfort for dying, palliative

Grief & Bereavement
say bereaved, mourning, mourners, loss of loved one, death in family, after a death, lost spouse, widowed

Dementia & Alzheimers
say memory loss, losing memory, forgetful parent, failing memory, forgets everything, mind is going

Alcoholics Anonymous & Twelve Steps
say stop drinking, quit drinking, give up alcohol, stay sober, sobriety, sobriety meetings, meetings for drinkers, problem drinkers, drinking problem, off the bottle

Addiction Treatment
say dependence on drugs, substance use, chemical dependency, opioids, hooked on drugs, get off drugs, drug problem, kick habit

Suicide Prevention & Crisis Lines
say someone to talk at night, talk me out of it, thoughts of ending it, no reason to live, despair, phone line for despair

Mental Health Support
say emotional problems, feeling low, low mood, nervous breakdown, troubled mind, psychological help, mental illness in family

Cancer
say tumor, tumors, chemo patients, malignant, cancer patients, cancer survivors

Heart, Stroke & Lungs
say after heart attack, cardiac patients, lung patients

Diabetes & Kidneys
say blood sugar, insulin, kidney patients

Autism
say on the spectrum, autistic children, developmental disorder

Down Syndrome & Intellectual Disability
say intellectual disabilities, developmentally disabled, learning disabled adults, cognitively impaired

Independent Living & Mobility
say physically disabled, impaired mobility, people in wheelchairs, live independently with disability, limited mobility

Caregivers
say look after sick relative, caring for aging parents, care for sick spouse, respite

Seniors
say older adults, older people, elderly people, retired people, aged, golden years, company for old people

Senior Services
say meals for elderly, home meals for old people, older adults, aging adults, lonely elders

Assisted Living
say home for aged, care home, old folks home, residence for elderly

Veterans
say former soldiers, ex soldiers, ex servicemen, served in war, those who served, served in military, former military, retired military, vets hang out, vets get together, vets meet, vets gather, place for vets, bar for vets, vets club, vets legion, legion hall, legion post, vfw hall, war vets, combat vets, army vets, navy vets, fellow vets, other vets, old vets, post for vets, vets drink, vets bar

Military Families
say families of soldiers, spouses of soldiers, deployed parents, army wives

Domestic & Sexual Violence
say battered, battered women, abused partners, violence at home, flee abusive home, safe house, safe from husband, victims of abuse

Child Abuse & Advocacy
say mistreated children, neglected children, harm to children, protect children

Foster Care & Adoption
say children without parents, parentless children, take in a child, new parents for children, orphans, orphan

Shelters & Homelessness
say roof over head, without a home, no home, people on the street, bed for the night, sleep rough, unhoused

Affordable Housing
say homes for low income, build homes for poor, inexpensive homes, homes people can afford

Food Pantries & Meals
say feed the poor, hungry people, feed hungry, give out food, free groceries, groceries for needy, meals for needy

Heating, Bills & Emergency Money
say cannot pay bills, help paying utilities, financial hardship, hardship money

Thrift & Reuse
say secondhand goods, second hand goods, used household goods, give away clothes, preowned

Adult Literacy & Tutoring
say grown ups who cannot read, learn to read as adult, teach reading, reading difficulties, learn to read, learn reading as adult, never learned to read, teach adults to read, teach grown ups to read, reading lessons for adults, read and write better, illiterate

Parents & Families
say raising children, strengthen families, new mothers and fathers

Child Care & Early Learning
say care for toddlers, little children during work, small children, before kindergarten, early childhood

Youth Centers & Mentors
say older friend for child, role model, after class program, teenagers hang out, somewhere for teenagers, young people

Scouting & Guides
say merit badges, troop, campfire children, boys learn outdoors, girls sell cookies

Youth Camps
say children in summer away, kids away for summer, overnight for children

Youth Exchange
say host foreign student, student from abroad, year abroad, study in another country

Prison & Re-entry
say out of prison, former inmates, ex convicts, after incarceration, released from jail

Legal Aid & Rights
say lawyer for poor, cannot afford lawyer, free lawyer, free legal advice

Fish, Salmon & Rivers
say protect fish, protect rivers, healthy streams, spawning

Oceans & Coasts
say sea life, clean beaches, protect sea, marine life, shoreline

Land & Wilderness
say protect nature, preserve wild land, wild places, untouched land, nature preservation

Forests & Trees
say plant trees, woods protection, timberland

Animal Shelters & Humane Societies
say homeless pets, unwanted animals, abandoned animals, animals without home, adopt animal

Cat Rescue
say stray felines, unwanted kittens, felines

Dog Rescue & Breed Clubs
say unwanted dogs, homeless dogs, dogs without home, one breed of dog

Wildlife Rehabilitation
say injured animals, hurt bird, injured eagle, orphaned wildlife

Birds
say feathered, watch feathered, bird watchers

Garden Clubs & Plant Societies
say grow flowers together, lovers of plants, people who love plants

Beekeepers
say honey makers, raise bees, hives

Figure Skating
say dance on ice, spins and jumps on ice

Ice Hockey
say pucks and sticks, sticks and pucks

Skiing & Snowboarding
say slide down hills, downhill in winter, winter slopes

Snowmobiling
say ride sleds with engine, snow machine riders, motor sleds

Sled Dog Groups
say dogs that pull, pulled by dogs, dog powered, huskies, team of dogs

Curling
say stones on ice, sliding stones, brooms on ice, sweep ice

Gymnastics
say tumbling, somersaults, balance beam, flips and cartwheels

Swimming Clubs
say laps in pool, race in water, strokes in water

Martial Arts Schools
say self defense, karate, kicks and punches, belts in fighting

Running & Track
say long distance on foot, joggers, race on foot

Cycling
say ride two wheels, pedal, pedaling

Hiking & Mountaineering
say walk in mountains, go up mountains, reach summits

Shooting Sports
say target practice, fire rifles, marksmen, marksmanship

Chess, Bridge & Games
say board games, card games, kings and pawns, checkmate

Quilting & Fiber Arts
say sew blankets, needlework, yarn, knit together, patchwork, weave

Pottery & Ceramics
say shape clay, clay, kiln

Choirs & Singing
say sing together, singers, voices together, group singing

Orchestras & Chamber Music
say strings and brass, classical concerts, violin players

Theater Groups
say act on stage, put on plays, amateur actors, actors

Dance Companies
say ballet, tutus, dancers on stage

Historical Societies & Museums
say keep the past, old times, old photographs, bygone days, preserve the past, yesteryear

Genealogy & Lineage
say family tree, ancestors, forefathers, trace ancestors, research my family, look up ancestors, research family tree, family research, old family records, family origins, line of descent, pedigree of family

Public Broadcasting & Media
say listener supported, public stations

Radio & Wireless
say talk over airwaves, morse, shortwave

Astronomy
say stargazing, look at stars, night sky, telescopes, planets, watch stars

Model Railroads & Trains
say tiny trains, miniature trains, toy trains

Model Aircraft, Boats & Drones
say tiny planes, remote controlled planes, toy planes

Stamps, Coins & Collecting
say collect old money, old coins, postage collectors

Gems, Minerals & Fossils
say pretty rocks, rock hunters, stones collectors

Photography Clubs
say take pictures together, shutterbugs, camera lovers

Writing & Poetry
say people who write, aspiring authors, verse, poets

Service Clubs
say do good works, businesspeople who volunteer, weekly lunch to do good

Lodges & Fraternal Orders
say secret handshake, brotherhood, fraternal

Chambers of Commerce & Business Groups
say represents companies, voice of companies, group of merchants, merchants together, local merchants

Political Parties & Voting
say get people to vote, party politics, campaign for office

Civil Rights & Advocacy
say equal treatment, fight discrimination, discrimination, defend freedoms

Foundations & Grants
say give money to good causes, donors, charitable giving, endowment, gives away money

Scholarships & School Foundations
say money for students, pay for college, tuition help, help with tuition

PTA & School Boosters
say parents and teachers, raise money for school

Private & Charter Schools
say independent schools, tuition schools, alternative school

International Aid
say poor countries, help overseas, developing world, aid abroad

Volunteer Centers & United Funds
say match volunteers, one fund for many charities

Safety Training
say prevent accidents, learn to stay safe

Search & Rescue
say find lost people, lost hikers, missing people, missing hikers

Fire Departments
say put out fires, fire fighters, put out flames

Ambulances
say emergency transport of sick, paramedics

Amateur Radio
say talk to world by radio, call signs

Native Dance Groups & Powwows
say drums and regalia, traditional drummers, drumming and dancing

Native Languages & Culture Camps
say keep our language, mother tongue of elders, ancestral language, save language

Tribes, Clans & Tribal Councils
say first peoples, indigenous government, tribal members

Farmers Markets
say buy from growers, sell vegetables outdoors, stalls with vegetables

Farming
say grow crops, raise cattle, raise livestock

Aquaculture & Hatcheries
say raise fish, grow oysters, young salmon

Utilities
say electricity supplier, who supplies power, supplies electricity, power company

Internet & Phone Service
say get online, broadband, connect my house

Freight & Shipping
say move goods, carry goods, haul goods, send cargo, transport goods

Air Travel
say fly to villages, small planes, scheduled flights, get flown

Water Taxis
say boat ride across, cross the bay, ferried across

Lodging
say overnight stay, spend the night, bed for tourists, sleep near

Guides & Tours
say somebody to show us around, shown around, see nature with somebody

Wildlife & Glacier Cruises
say see ice from boat, whales from boat, ice and whales

Aurora Viewing
say lights in sky, green lights, dancing lights, polar lights

Accounting
say somebody for my taxes, keep ledgers, file returns, numbers person

Legal Services
say attorney, counsel, law firm, represent me in court

Insurance
say protect against loss, policy for house, coverage agent

Banking
say keep my savings, open savings account, member owned bank

Real Estate
say sell my home, buy a home, find a home, house hunting

Printing
say business cards, flyers made, posters made, brochures

Marketing
say get my name out, promote my company, publicity, advertise my company, social media help

IT & Web
say fix computers, computer trouble, website made, build a site, homepage

Translation
say other language help, put into english, speaks both languages, interpreter

Property Management
say look after rentals, care for buildings, take care of rental

Cleaning
say tidy offices, mop floors, maid, scrub

Catering
say food for guests, feed wedding guests, serve food at event

Bakeries
say fresh loaves, pastries, pies and cakes, birthday cake

Cafes
say hot drinks, caffeine, latte, place for coffee

Breweries
say craft ale, local ale, makes beer, ale

Restaurants
say somewhere to dine, hot meal out, table for two

Bookstores
say novels, reading material, buy novels, something to read

Outdoor Gear
say equipment for trips, tents and packs, gear for wilderness

Gift Shops
say souvenirs, keepsakes, presents from here, mementos

Florists
say bouquet, bunch of flowers, flowers for wedding

Veterinary
say doctor for animals, animal doctor, sick pet

Pet Boarding & Grooming
say leave pet while away, look after my pet, wash and trim dog

Dentistry
say sore tooth, teeth cleaned, oral care

Eye Care
say new glasses, sight test, vision test

Pharmacies
say fill prescription, medicines, pills

Chiropractic & Physical Therapy
say back adjusted, rehab after injury, sore back

Pregnancy & Birth
say deliver baby at home, baby at home

Child Care
say look after my kids, mind my children, place for toddlers

Funeral Services
say bury, burial, undertaker, cremate, last rites

Museums
say exhibits, see old things, artifacts on display

Libraries
say borrow books, lend books, free books

Churches
say sunday worship, place to pray, pray together, congregation

Hair & Beauty
say cut my hair, hairdresser, perm, blow dry

Tattoos & Piercing
say ink on skin, body ink

Locksmiths
say lost my key, cannot get in my house, keys copied

Towing
say stuck in ditch, pull me out, pull out of ditch

Auto Repair
say fix my truck, fix my car, mend car, vehicle will not start

Boat & Kayak Rental
say borrow a kayak, paddle for a day

Marine Repair
say fix my skiff, mend boat, outboard fixed, boat motor fixed

Small Engine Repair
say fix chainsaw, fix mower, generator repair

Welding
say join metal, metal joined, fix steel, weld aluminum

Excavation
say dig hole, move earth, dig trench, dirt work

Septic Systems
say tank pumped, waste water tank, sewage tank

Well Drilling
say drill for water, bore for water, water from ground

Landscaping
say cut grass, mow, yard care, tidy yard

Snow Removal
say clear snow, remove snow, snow cleared, move snow

Heating & Cooling
say warm house, fix boiler, boiler stopped, no warmth

Electrical
say wiring, wires, power outlets installed, circuits

Roofing
say new shingles, roof leaks, patch roof

Architecture
say draw plans for house, building plans, blueprints, design a building

Engineering
say structural plans, check structure, calculations for building

Surveying
say property lines, boundary lines, mark boundary

# Further situations and descriptions, by kind

Winter Swimming & Polar Plunge
say plunge into sea, plunge into ocean, plunge into bay, jump into sea in winter, jump in bay january, jump into icy water, throw themselves into freezing, freezing water in costume, freezing sea water, leap into cold ocean, dip in frozen lake, cold water jump, cold water swim, cold water dip, jump in ocean for charity, costumes in icy water, swim in ice water, crazy people who jump in cold water, ice water for charity

Ice Classics
is ice classic, breakup contest, ice breakup
in tripod
say guess when ice goes out, guess the breakup, guess breakup, bet on ice, betting on ice, betting on river, betting on breakup, bet on river ice, minute the river breaks, river breaks up, when river breaks up, when ice moves, when the ice goes out, tripod on ice, tripod on river, contest about ice, ice contest, ice lottery, breakup lottery, breakup tickets, river ice jackpot, guess minute ice, ice pool

Honor Flights
is honor flight, honor flights
in veterans flight
say flies old soldiers, fly old soldiers, flies veterans, fly veterans, veterans to washington, soldiers to washington, see their memorials, see war memorials, trip to war memorials, visit war memorial in washington, free trip for veterans, flight for war veterans, trip for world war two veterans, trip for vietnam veterans, grandpa veteran trip to dc, veterans to dc

Bachelor Societies & Singles
is bachelor society, bachelors, singles club, singles group
in bachelor, singles
say single guys, single men, auction bachelors, bachelor auction, auctioned off men, men auctioned, guys auctioned, buy a date with man, eligible men, meet single people, meet singles, single people events, looking for husband, looking for boyfriend, mountain men single, lonely hearts, dating group

Public Speaking
say practise speeches, practice speeches, practise speaking, giving speeches, give speeches, speak before people, speak to crowd, talk before crowd, talk in front of people, speaking in front of, speak in front of audience, fear of speaking, afraid to speak, scared of public speaking, shaking when speaking, speak without shaking, stage fright speaking, better speaker, become better speaker, stop saying um, presentation skills club, shy to speak up, best man speech practice, talk without notes

Dementia & Alzheimers
say forgetting who we are, forgets who we are, keeps forgetting who, forgetting everything lately, forgetting names of grandchildren, memory is going, memory going, memory is failing, losing her mind old, losing his memory, mom cant remember, dad cant remember, grandma cant remember, puts keys in fridge, asks same question over and over, same question ten times, sundowning, early onset, confused elderly

Juvenile Justice & Youth Courts
say judged by peers, judged by their peers, tried by peers, kids judge kids, kids judge other kids, teens judge teens, teens judging teens, minors judged, petty offences, petty offenses, minor offenses teen, first offense teen, first offense kid, shoplifting teen, son caught shoplifting, daughter caught shoplifting, caught with alcohol minor, teen jury, student jury, student lawyers, student judges, young lawyers in making, teen caught with weed, minor consuming ticket

Domestic Violence
say flee from husband, flee from her husband, flee her husband, flee from his wife, flee from boyfriend, escape husband, escape my husband, escape from husband, leave abusive, leave violent man, get away from violent husband, hide from husband, hide from my ex, run away from husband, must leave husband, safe place for women, safe house for women, wife must flee, woman must flee, protection from husband, protective order help, restraining order help, he controls everything, beats his wife, beats her up, she has bruises

Genealogy & Lineage
say great grandparents, who my great grandparents were, great grandfather came from, where my family came from, tracing my family, tracing ancestors, trace my roots, trace family history, old family records, find my ancestors, family tree help, which ship my ancestors, birth records of grandparents, relatives long ago, family from old country

Rowing & Paddling
say paddle rapids, learning to paddle, learn to paddle, run rapids, whitewater, white water, kayak roll, eskimo roll, canoe trips, canoe lessons, paddle board lessons, paddling buddies, river running, packrafting, pack rafting

Hospice & Dying
say dying mother, dying father, my dying mom, my dying dad, sit with dying, sit with my dying, sit with my mother, someone to sit with, last weeks of life, comfort at the end, mom is dying, dad is dying, husband is dying, wife is dying, die in peace, vigil

Cat Rescue
say abandoned felines, homeless felines, stray felines, felines, box of kittens, found kittens, kittens by road, kittens under porch, kitten found, litter of kittens, too many kittens, mama cat and babies, cat left behind, neighbors moved and left cat, cat hoarder, barn cats wanted, adopt kitten, kitty needs home, cat colony, trap neuter return

Animal Shelters & Humane Societies
say found puppy, found a dog, stray dog in yard, dog without collar, dog on highway, dump dog, surrender dog, surrender my cat, cant keep my dog, cant keep my pet, rehome dog, rehome cat, give up pet, adopt puppy, adopt dog, dog left tied up, starving dog, neglected horses, neglected dogs, cruelty to animals

Breweries
say ale, ales, lager, pint of beer

Food, Wine & Beer
say make their own ale, make own ale, own beer, brew own beer, brew beer at home, brew at home, home brewing, homebrew, homebrewing, beer as hobby, mead making, cider making, wine making, make wine at home, beer nerds, beer tasting club

Choirs & Singing
say a cappella, acapella, a capella, sing without instruments, singing without instruments, singers without instruments, sing in harmony, four part harmony, barbershop quartet, sing in chorus, sing in choir, love to sing, i like singing, place to sing, sing carols, sing together, shower singer, cant read music but sing, voices in harmony

Shooting Sports
is rod gun club, rifle club, pistol club, gun club, trap club, skeet club, shooting club, shooting association, sportsmans association
in rifle, pistol, rod gun, trap, skeet, marksmanship
say shoot clays, clay pigeons, clay shooting, target practice, sight in my rifle, sight in rifle, zero my scope, shooting range, gun range, pistol range, place to shoot guns, shoot at gun club, place to practice shooting, shoot guns, learn to shoot, cowboy shooting, steel targets, biathlon rifles

Motor Sports
say race cars, car racing, car races, drag race, drag racing, drag strip, dirt track, stock cars, go karts, kart racing, dirt bikes racing, tiny motorbikes, kids on dirt bikes, motorbike race for kids, mini bikes, pee wee motocross, autocross, rally driving, demolition derby, oval track, loud engines racing, monster trucks

Volkswalking
is volkssport, volksmarch, volkswalk, walking club
in walkers
say walks for everyone, walk ten kilometers, ten k walk, walk at own pace, walk with others, walking buddies, walking group, hiking without racing

Writing & Poetry
say whodunits, mystery writers, crime writers, writers of mysteries, detective stories, write novel, writing my novel, write a book, writing group, feedback on my writing, poets, open mic poetry, spoken word, screenwriters, romance writers, getting published, memoir class

Infant & Pregnancy Loss
say stillborn, stillbirth, stillborn infants, burial clothes for baby, burial gown baby, lost my baby, lost our baby, lost a twin, one twin died, one of twins died, miscarried, baby died at birth, crib death, angel baby

Military Families
say lost husband in service, lost husband in war, husband killed in war, son killed in war, fallen soldiers families, gold star mother, widow of soldier, war widow, husband deployed, deployment lonely, army wife, air force wife, military spouse, new on base

Mediation
say settle quarrel, quarrel with neighbor, quarrel with my neighbour, fight with neighbor, feud with neighbor, argue with neighbor, settle without court, out of court settlement, neighbor dispute, dispute with neighbour, neutral third person, help us talk, family feud, fight over inheritance, conflict at work, roommate conflict, stop fights over kids

Wildlife Rehabilitation
say found baby eagle, baby eagle, hurt eagle, eagle hit by car, injured owl, owl with broken wing, baby bird fell, bird hit window, orphaned moose, moose calf alone, hurt raven, injured bird, oiled bird, seal pup alone, stranded seal, stranded whale, orphan bear cub, sick fox, swan with fishing line

Aviation & Airplanes
say learn to land plane, learn to fly plane, kids who want to fly, teen pilot, fly in high school, build an airplane, build a plane, plane builders, small plane owners, bush pilots, pilots club, flying club, floatplane pilots, old war planes, warbirds, antique airplanes, airplane museum

Parachuting & Gliding
say jump out of airplanes, jumping out of airplanes, jump out of plane, jump from plane, freefall, tandem jump, soar without engine, fly without engine, hang glide

Criminal Defense
say locked up for nothing, locked up but innocent, did not do it prison, didnt do it in prison, wrongly convicted, wrongful conviction, innocent in prison, innocent man in jail, framed for crime, convicted but innocent, dna evidence free innocent

Addiction Treatment
say hooked on heroin, heroin, hooked on meth, hooked on pills, hooked on fentanyl, buddy on meth, son on drugs, daughter on drugs, brother uses, needle exchange, narcan, naloxone, overdose prevention, cant stop using, get clean, getting clean, detox bed, rehab bed, suboxone, methadone

Debt & Credit Counseling
say buying things i cant pay, quit buying things, shopaholic, spend too much, spending too much, cant stop spending, compulsive spending, live within budget, make a budget, budget help

Snowmobiling
say snowmachiners, snowmachiner, snowmachine club, snow machine club, sled heads, sledheads, ride snowmachines, groom snowmachine trails, snowmachine trails club, sno go riders, snogo

Orthodox Churches
say monks, monastery, nuns, hermits, skete, onion dome, incense and icons, russian old believers, starring christmas january

Muslim Communities
say prayers five times, pray five times, friday prayer, jummah, halal, ramadan, eid prayer, quran

Jewish Congregations
say shabbat, sabbath dinner, kosher, passover seder, hanukkah, bar mitzvah, torah study, rabbi

Quakers
say quiet worship, silent worship, worship without pastor, worship in silence, sit in silence worship, no pastor church

Oceans & Coasts
say white whales, protect whales, protecting whales, beluga count, save whales, beach cleanup, clean beaches, marine debris, plastic in ocean, tide pools

Irish, Scottish & Highland Dance
say kilts, men in kilts, bagpipes, bagpipe, pipers, pipes and drums, caber toss, highland games

Health Professions
say nurses association, put people to sleep, anesthesia, doctors association, medical society, midwives association

Disabled Sports
say blind skiers, ski without legs, wheelchair sports, wheelchair basketball, ski in wheelchair, sit ski, adaptive skiing, sports for disabled, disabled athletes, special olympics, unified sports, wounded veterans skiing

Habitat & Self Help Housing
is habitat for humanity, self help housing, sweat equity
in habitat
say build own house with neighbors, house you build yourself, help build my house, volunteers build houses, sweat equity, first house low income, affordable house to own, build homes for families

Antique Tractors & Steam Power
say old tractors, old engines, steam engines, antique machinery, hit and miss engines, vintage trucks, classic cars club, hot rods, old cars club, model a club

Podiatry
say foot doctor, doctor for feet, doctors for feet, foot clinic, toenails cut, ingrown toenail, foot care elders, bunion
Search & Rescue Dogs
is search and rescue dogs, search dogs, search and rescue dog, rescue dogs
in search dogs
say dogs that find people, dog finds lost people, train my dog to find people

Mystery Writers
is sisters in crime, mystery writers, crime writers
in crime
say whodunits, whodunit, writers of mysteries, detective stories, murder mysteries, thrillers writer

Snowmobiling
is snow travelers, snomads, snowmachine club, snowmachine association, snowmachiners, snowmachine riders
say snow machine, snow machines, snowmachines

Infant & Pregnancy Loss
is angel babies, loss in multiple birth, gowns for angel babies
in gowns, stillborn
say burial clothes for stillborn, clothes for stillborn, gown for stillborn, one twin died, lost one twin

Geology & Earth Sciences
is geological society, geophysical, geologists, mineralogical
in geology, geological
say study rocks, rocks and crust, earth crust, plate tectonics, geologist friends, earthquakes study, volcano study

Adult Literacy & Tutoring
say improve my english, improving my english, better english, english as immigrant, learn english as adult, speak better english, english lessons for immigrants, my english is bad, english not good, practice english

Childrens Fairs
say farm fair

Public Broadcasting & Media
say public radio, community radio, local radio, radio station, tv station
Snowmachine Clubs
is snow travelers, snomads, snowmachine club, sno travelers, snowmachiners
say snow machine club, snowmachiners, snow machiners

Winter Swimming & Polar Plunge
is polar bear jumpoff, polar bear plunge, polar bear dip

Sled Dog Groups
is sled dog race, sled dog races, copper basin 300, tustumena 200, knik 200, kuskokwim 300, yukon quest, iditarod trail, kobuk 440, dog mushers
in mushers, iditarod, sled dog
say sled dog race, dog race, mushing race

Snow Removal
say clear my parking lot, clear parking lot, clear our lot, when it dumps, dumps snow, when snow dumps, guy with plow, truck with plow, somebody to plow, someone to plow, plow our lot, plow my lot, plow my driveway, snow berm, shovel my roof, dig out my car

Genealogy & Lineage
say tracing great grandparents, trace great grandparents, tracing who my grandparents
Games & Game Stores
is game store, gaming, board game store, game shop, comic shop
in gaming, games
say board games to play, magic the gathering, dungeons and dragons, play card games

Search & Rescue
say lost hunter, call for lost hunter, hunter not back, somebody lost in woods

Stamps, Coins & Collecting
say pennies and dimes, collect pennies, old coins, collectors of coins, silver dollars, old stamps

Senior Services
say leave my mother during day, leave my father during day, old mother during day, mother alone during day, adult day care, day program for elders
`
