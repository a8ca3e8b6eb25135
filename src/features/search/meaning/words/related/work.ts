/** Everyday words with words of texts about the same subject: work, money, law, government and this site. See `findRelated`. */
export default `
accountant, accountants, cpa, number cruncher: bookkeeping, tax preparation, tax return, payroll, financial statements, audit, ledger, quickbooks, balance sheet, firm, fiscal
bookkeeper, bookkeepers, bookkeeping, keeping the books: accounting, ledger, quickbooks, invoices, payroll, reconciliation, receipts, accounts payable, accounts receivable, profit and loss, records
carpenter, carpenters, carpentry, woodworker: framing, cabinets, trim, lumber, remodeling, contractor, apprentice, construction, finish work, decks, joinery, tools
plumber, plumbers, plumbing: pipes, drains, water heater, boiler, leak, frozen pipes, fixtures, sewer, journeyman, mechanical contractor, heating
electrician, electricians, wireman, electrical work: wiring, panel, breaker, outlets, journeyman, apprentice, ibew, electrical contractor, generator, solar, certificate of fitness
welder, welders, welding, metalworker: fabrication, steel, pipe, mig, tig, metal shop, aluminum, boat repair, certification, ironwork, machine shop
mechanic, mechanics, wrench turner, grease monkey: auto repair, engine, brakes, diesel, garage, technician, transmission, snowmachine, outboard, maintenance, oil change
diesel mechanic, heavy equipment mechanic: fleet maintenance, truck repair, engine overhaul, generator, hydraulics, technician, mining, construction equipment, shop, field service
handyman, handymen, fix it man, odd job man: home repair, small repairs, maintenance, drywall, painting, doors, plumbing, carpentry, contractor license, property maintenance
painter, painters, house painter: painting, interior, exterior, staining, drywall, coatings, brush, primer, contractor, siding
roofer, roofers, roofing: roof repair, shingles, metal roof, snow load, gutters, leak, contractor, insulation, ice dam
mason, masons, bricklayer, masonry: concrete, stone, brick, block, foundation, chimney, fireplace, mortar, tile
drywaller, sheetrock hanger, taper: drywall, sheetrock, taping, texture, interior, remodel, insulation, painting, construction labor
surveyor, surveyors, land survey: property lines, plat, boundary, subdivision, mapping, gps, land title, engineering, easement, corner markers
engineer, engineers, engineering: design, civil, structural, mechanical, plans, stamped drawings, professional license, consulting, project, technical
architect, architects, building designer: plans, blueprints, drawings, building permit, design, remodel, structural, construction, residential, commercial
truck driver, trucker, truckers, driving truck: cdl, commercial driver, freight, hauling, long haul, flatbed, tanker, delivery, class a, haul road, logistics, transportation
driver, drivers, chauffeur: delivery, cdl, taxi, shuttle, bus, van, license, driving record, route, transportation, courier
bus driver, school bus driver, motorcoach driver: cdl, passenger endorsement, student transportation, tour bus, shuttle, transit, school district, route, seasonal
taxi driver, cab driver, cabbie, cabby: taxi, rideshare, chauffeur permit, cab, airport ride, transportation, dispatcher, fares, vehicle for hire
heavy equipment operator, operating engineer, cat skinner: excavator, bulldozer, loader, grader, backhoe, earthwork, union hall, construction, road work, snow removal, mining
laborer, laborers, manual work, grunt work: construction, general labor, warehouse, lifting, shovel, day labor, entry level, union, physical work, cleanup
day labor, day laborer, cash in hand, casual work: temporary, general labor, odd jobs, gig, daily pay, staffing agency, moving, yard work, cleanup
janitor, janitors, custodian, caretaker: cleaning, custodial, building maintenance, floors, trash, school, evening shift, housekeeping, facilities
cleaner, cleaning lady, house cleaner, maid: housekeeping, house cleaning, janitorial, vacation rental turnover, laundry, deep clean, residential, commercial cleaning, move out
housekeeper, housekeepers, chambermaid, room attendant: housekeeping, hotel, lodge, rooms, linens, laundry, cleaning, hospitality, seasonal, turnover
cook, line cook, short order cook, kitchen hand: chef, restaurant, kitchen, prep, grill, food handler card, food service, camp cook, lodge, culinary
chef, chefs, head cook: culinary, kitchen, menu, restaurant, catering, sous chef, fine dining, lodge, private chef, food cost
baker, bakers, bakery, pastry cook: bread, cakes, pastries, cookies, wedding cake, early morning, cottage food, oven, dough, cafe
dishwasher, dishwashers, pot scrubber: kitchen, restaurant, entry level, dish pit, cleaning, busser, food service, evening shift, lodge
waitress, waiter, server, waitstaff: restaurant, tips, serving, dining room, host, food service, alcohol server training, tables, customer service, hospitality
bartender, bartenders, barkeep, barmaid: bar, cocktails, tavern, alcohol server training, tips, beer, brewery, nightlife, lounge, liquor
barista, baristas, coffee maker: coffee shop, espresso, drive through, cafe, coffee stand, latte, customer service, tips, part time
host, hostess, greeter: front of house, reservations, seating, restaurant, welcome, guests, hospitality, reception
cashier, cashiers, checker, till: register, retail, grocery, store clerk, point of sale, customer service, checkout, cash handling, part time
salesperson, salesman, saleswoman, sales clerk: retail, sales associate, commission, customers, store, account manager, showroom, selling, quota
stocker, shelf stacker, stock clerk: inventory, grocery, warehouse, night shift, shelves, retail, receiving, merchandise, store
warehouse, warehouses, storehouse, warehouse worker: forklift, inventory, shipping, receiving, logistics, storage, freight, pallets, loading dock, distribution
forklift, forklift driver, lift truck: warehouse, certification, operator, loading, pallets, freight, osha training, dock, equipment
receptionist, front desk, desk clerk: office, phones, appointments, hotel, guests, administrative, check in, greeting, clerical, medical office
secretary, office assistant, admin assistant, clerk: administrative, clerical, office, filing, typing, data entry, scheduling, phones, records, executive assistant
office work, desk job, indoor job, white collar: administrative, clerical, data entry, customer service, computer, accounting, professional, reception, remote
data entry, typist, typing: clerical, keyboard, spreadsheet, records, database, office, remote work, administrative, accuracy
dispatcher, dispatchers, dispatch: radio, emergency, scheduling, 911, drivers, trucking, flights, shift work, communications, operations
manager, managers, supervisor, foreman: management, team lead, superintendent, leadership, operations, general manager, director, staff, oversight, hiring
boss, bosses, employer, head honcho: manager, supervisor, owner, hiring, company, human resources, management, employee rights, wages, workplace
nurse, nurses, nursing, rn: registered nurse, hospital, clinic, lpn, cna, health care, license, travel nurse, patient care, medical, shift
nurse aide, cna, caregiver, carer: personal care, assisted living, elder care, home health, nursing assistant, patient care, direct care, disability, certification, senior
doctor job, physician, medical provider: clinic, hospital, medical license, family medicine, physician assistant, nurse practitioner, telehealth, locum, health care
medic, paramedic, emt, ambulance worker: emergency medical, first responder, fire department, rescue, remote medic, certification, first aid, camp medic, ems
health aide, village health worker, community health aide: tribal health, clinic, rural, village, training, patient care, health corporation, behavioral health, native health
dentist job, dental assistant, dental hygienist: dental office, teeth, clinic, x ray, patients, license, oral health, hygiene, health care
pharmacist, pharmacy tech, druggist: pharmacy, prescriptions, medication, license, clinic, hospital, dispensing, health care
vet tech, veterinary assistant, animal doctor: veterinarian, clinic, animals, pets, dogs, kennel, surgery, license
therapist, counselor, counsellor, social worker: behavioral health, mental health, counseling, license, clinician, case manager, clients, substance abuse, clinic, family
massage therapist, masseuse, bodyworker: massage, license, spa, wellness, bodywork, clients, health, appointment, professional licensing
hairdresser, barber, hair stylist, beautician: salon, haircut, cosmetology, barbershop, color, license, booth rental, nails, esthetician, beauty
tattooist, tattoo artist, piercer: tattoo, body piercing, studio, license, permit, ink, body art, hygiene, shop
nanny, babysitter, child minder, au pair: childcare, daycare, children, family, toddlers, cpr, background check, part time, early childhood
daycare worker, preschool teacher, childcare worker: child care, early childhood, licensed, children, head start, background check, first aid, ratios, classroom
teacher, teachers, schoolteacher, educator: school district, classroom, certificate, education, instructor, students, principal, substitute, rural school, curriculum
substitute teacher, sub teaching, teacher aide: school district, paraprofessional, classroom, part time, special education, background check, on call, students
tutor, tutors, tutoring: lessons, homework, students, math, reading, english, test prep, teacher, learning, online
coach, coaches, trainer: training, fitness, sports, instructor, mentor, business coaching, lessons, gym, personal trainer
professor, lecturer, college teaching: university, faculty, campus, research, academic, adjunct, courses, higher education
librarian, library job: library, books, public, reading, research, reference, borough, archives, media
musician, band for hire, performer: music, gig, live performance, concert, venue, entertainment, wedding, instrument, stage
artist, artists, maker, craftsman: art, gallery, crafts, studio, handmade, painting, carving, beadwork, market booth, commission, native art
carver, carving, wood carver, ivory carver: native art, ivory, totem, wood, antler, handmade, silver hand, gallery, craft, artist
sewing, seamstress, tailor, sew: alterations, mending, fabric, quilting, clothing, embroidery, fur sewing, kuspuk, upholstery, dressmaking
knitter, knitting, crochet: yarn, wool, qiviut, handmade, hats, craft, fiber arts, class, market, pattern
beading, beadwork, bead worker: jewelry, native art, moosehide, handmade, craft, earrings, class, moccasins, artist, supplies
jeweler, jewellery, jewelry maker: jewelry, gold, silver, rings, gemstones, repair, handmade, gallery, jade, gold nugget
potter, pottery, ceramics: clay, kiln, glaze, handmade, studio, mugs, class, art, craft fair
photographer, photographers, picture taker: photography, wedding, portraits, camera, drone, prints, studio, events, aerial, video
videographer, filmmaker, film crew: video, film, production, editing, camera, drone, documentary, media, commercial
writer, author, copywriter, journalist: writing, editing, newspaper, articles, content, books, publishing, freelance, communications, reporter
editor, proofreader, proofreading: writing, manuscript, copy editing, publishing, newspaper, content, grammar, freelance
translator, interpreter, translation: language, interpreting, spanish, yupik, tagalog, bilingual, english, court, documents, limited english
graphic designer, logo maker, designer: design, logo, branding, print, flyers, website, illustration, advertising, signage
programmer, coder, software developer: software, web development, computer, app, code, remote, information technology, database, engineer
computer technician, it guy, tech support: information technology, computer repair, network, help desk, troubleshooting, server, software, managed services, cybersecurity
pilot, pilots, bush pilot, aviator: aviation, flying, air taxi, floatplane, charter, commercial certificate, faa, helicopter, part 135, hours
airplane mechanic, aircraft mechanic, a and p: aviation maintenance, airframe, powerplant, inspection, hangar, faa, repair station, helicopter
ramp agent, baggage handler, airport job: airport, airline, cargo, ramp, customer service agent, bags, freight, flights, security clearance
flight attendant, stewardess: airline, cabin crew, passengers, travel, training, safety, aviation
captain, skipper, boat captain: vessel, charter, uscg license, six pack, fishing, mariner, tug, boat, crew, master
deckhand, deckhands, crewman, crew member: commercial fishing, vessel, crew license, crew share, tender, salmon, longline, seiner, tug, boat, mariner
sailor, seaman, seafarer, merchant marine: mariner, twic, vessel, uscg, able seaman, ferry, tug, barge, marine highway, credential
ferry worker, ferry job, marine highway: vessel, ferry, steward, deck department, terminal, coast guard, seafarer, passengers, state job
fish processor, cannery worker, slime line: seafood processing, cannery, salmon, plant, bunkhouse, overtime, seasonal, fillet, bristol bay, housing provided, long hours
fisherman, fishermen, fisher, fisherwoman: commercial fishing, permit, vessel, salmon, crab, halibut, gear, harbor, setnet, drift, quota, catch
net mender, net maker, web hanger: gillnet, seine, gear, commercial fishing, corks, web, net loft, harbor, twine
trapper, trapping, fur trapper: fur, trapline, license, pelts, beaver, marten, wolf, fish and game, tannery, snares
hunter for hire, hunting guide, big game guide: guided hunt, moose, bear, outfitter, registered guide, license, sheep, camp, trophy, transporter
tour guide, guides, guiding: tours, visitors, naturalist, kayak, glacier, wildlife viewing, seasonal, interpretation, first aid, permit
fishing guide, fishing charter, charter captain: halibut, salmon, sport fishing, guide license, boat, clients, river, uscg license, fish and game, lodge
musher, dog musher, dog handler: sled dogs, kennel, mushing, iditarod, tours, handler job, glacier, race, winter
zip line, adventure guide, raft guide: rafting, tours, whitewater, swiftwater, kayaking, seasonal, first aid, outdoor recreation, wilderness first responder
park ranger, ranger, park job: national park service, state parks, forest service, visitor center, seasonal, usajobs, interpretation, trails, public lands
forester, forestry, forest worker: timber, trees, fire crew, logging, forest service, silviculture, thinning, land management, natural resources
wildland firefighter, fire crew, hotshot: fire season, forestry, red card, crew, emergency, smokejumper, training, camp, blm, overtime
firefighter, firefighters, fireman: fire department, volunteer, ems, training, rescue, station, emergency, academy, borough
police officer, cop, policeman, trooper: law enforcement, police department, public safety, academy, state trooper, vpso, background check, patrol, recruit
village public safety officer, vpso, village police: public safety, law enforcement, rural, village, tribal, trooper, training, emergency
security guard, guard, watchman: security, patrol, night shift, license, surveillance, access control, camp, bouncer, property
prison guard, corrections officer, jailer: corrections, correctional, prison, state job, public safety, inmates, academy, shift
soldier, military, army, air force: veteran, base, national guard, enlisted, coast guard, recruiter, deployment, military spouse, service member
veteran, veterans, vet, ex military: veterans preference, va benefits, transition, gi bill, disabled veteran, military, employment, veteran owned, set aside
logger, loggers, lumberjack, timber faller: logging, timber, chainsaw, sawmill, skidder, forest, camp, falling, wood, tree
chainsaw, sawyer, tree cutting: tree removal, firewood, logging, felling, arborist, timber, sawmill, brush clearing, safety chaps
arborist, tree surgeon, tree trimmer: tree removal, pruning, stump grinding, limbs, chainsaw, landscaping, hazard tree, insured
landscaper, gardener, lawn mower man: landscaping, lawn care, mowing, yard work, garden, planting, snow removal, hydroseeding, trees, seasonal
snow plow, snowplow, plowing, shovel snow: snow removal, plow truck, driveway, sanding, deicing, roof shoveling, winter, contract, parking lot
miner, miners, mine worker: mining, gold, underground, placer, msha, camp, drill, mill, ore, rotation, equipment operator
driller, drilling, drill helper: drill rig, well drilling, exploration, core, oil field, water well, geotechnical, mining, crew, rotation
geologist, geology, rock expert: exploration, mining, minerals, mapping, core samples, geoscience, survey, field work, drilling
oil worker, roughneck, roustabout, oil rig: north slope, oil field, prudhoe bay, rotation, drilling rig, camp, petroleum, pipeline, north slope training, two weeks on
biologist, biology, fish counter: fisheries, wildlife, fish and game, field technician, weir, sampling, research, habitat, seasonal, science
scientist, researcher, lab tech: research, laboratory, university, data, samples, field work, science, technician, environmental
environmental work, environmental technician, cleanup crew: remediation, spill response, hazwoper, sampling, contaminated site, permitting, monitoring, consultant, waste
hatchery, hatcheries, fish culturist: salmon, fish culture, aquaculture, eggs, rearing, release, seasonal, technician, nonprofit association
observer, fish observer, fisheries observer: fisheries, vessel, sampling, noaa, biology degree, data collection, bycatch, groundfish, contract
farmhand, farm worker, ranch hand, picker: farm, harvest, agriculture, greenhouse, livestock, seasonal, housing, vegetables, crew, h-2a
butcher, meat cutter, meat cutting: meat processing, game processing, sausage, moose, grocery, deli, wrapping, usda, slaughter
florist, flower shop, flowers: bouquet, wedding, peonies, arrangement, delivery, gift shop, greenhouse, plants
locksmith, locked out, key maker: locks, keys, rekey, lockout, security, door, car key, safe
glazier, window installer, glass: windows, windshield, glass repair, doors, installation, auto glass, mirror
upholsterer, upholstery: furniture repair, fabric, boat seats, canvas, sewing, vehicle interior, leather, foam
cabinetmaker, furniture maker, millwork: cabinets, woodworking, custom furniture, shop, birch, countertops, carpentry, finish
blacksmith, farrier, forge: metalwork, iron, knives, ulu, horseshoe, anvil, handmade, tools, forging
gunsmith, gun dealer, gun shop: firearms, federal firearms license, rifles, ammunition, sporting goods, repair, background check, hunting
small engine repair, small engines, outboard repair: outboard, snowmachine, atv, chainsaw, generator, mechanic, marine, tune up, parts
boat builder, boatbuilder, shipwright: boatyard, vessel repair, aluminum, fiberglass, welding, haul out, marine, hull, skiff
diver, commercial diver, dive job: underwater, hull inspection, sea cucumber, geoduck, salvage, marine construction, scuba, harvest
longshoreman, stevedore, dock worker: port, cargo, union, ilwu, barge, container, crane, harbor, loading
crane operator, rigger, rigging: crane, lifting, certification, nccco, hoist, signal person, construction, heavy lift, union
hvac tech, furnace man, heating technician: boiler, furnace, heating, ventilation, oil burner, toyo stove, refrigeration, service call, mechanical
refrigeration, refrigeration tech, freezer repair: cold storage, ammonia, ice machine, compressor, seafood plant, walk in cooler, hvac, technician
lineman, linemen, powerline worker: power lines, electric cooperative, utility, apprentice, ibew, bucket truck, outage, high voltage
power plant operator, utility operator, plant operator: utility, electricity, generator, diesel, water treatment, certification, village, cooperative
water operator, water plant, sewer operator: water treatment, wastewater, certification, utility, drinking water, rural utility, testing, village
cable installer, telecom technician, fiber splicer: fiber optic, telephone, broadband, internet, tower, installation, network, communications
tower climber, antenna installer, antenna: telecommunications, cell tower, satellite dish, rigging, radio, communications site
septic installer, septic pumper, outhouse pumping: septic system, wastewater, pumping, portable toilets, excavation, certified installer, sewer, dec
hire, hiring, hired, recruit, take on staff: job posting, employee, recruitment, new hire, onboarding, applicants, interview, employment, w-4, background check, vacancy
fire, firing, fired, sack, let go: termination, dismissal, unemployment insurance, wrongful, final paycheck, employee rights, at will, severance, discharge
laid off, layoff, layoffs, redundancy: unemployment insurance, job loss, dislocated worker, rapid response, severance, warn act, retraining, job center, reduction in force
quit, quitting, resign, resignation: two weeks notice, final paycheck, leaving a job, turnover, exit, unemployment, replacement, retention
job, jobs, employment, occupation: vacancy, position, opening, hiring, career, employer, full time, part time, apply, wages, job seeker
job hunting, looking for work, need work, job search: job openings, job center, resume, apply, vacancies, job board, employment, career, job fair, hiring now
out of work, unemployed, jobless, no job: unemployment insurance, job center, job seeker, retraining, benefits, resume, public assistance, vocational rehabilitation
unemployment, dole, unemployment check: unemployment insurance, claim, benefits, weekly filing, department of labor, laid off, eligibility, appeal, work search
career, careers, profession, career change: career path, job center, training, apprenticeship, education, employment, resume, counselor, advancement
opening, openings, vacancy, vacancies: position, job posting, hiring, apply, recruitment, closing date, open until filled, employment
apply, applying, application, applicant: application form, submit, resume, cover letter, deadline, eligibility, requirements, hiring, candidate, position
resume, resumes, cv, curriculum vitae: work history, cover letter, template, skills, references, job application, job center, experience, job seeker
cover letter, motivation letter, letter of interest: resume, application, hiring manager, job seeker, introduction, writing, position
interview, interviews, interviewing: questions, candidate, hiring, job seeker, preparation, panel, applicant, phone interview, references, offer
references, reference letter, recommendation: former employer, resume, contact, hiring, background, recommendation letter, applicant, character
background check, criminal record, felony, ex con: fingerprints, conviction, reentry, second chance, screening, barrier crime, hiring, record, employer, fidelity bonding
second chance, reentry, after prison, felon friendly: conviction, hiring, training, probation, halfway house, fidelity bonding, support, employment
drug test, drug testing, pee test: screening, pre employment, dot, urinalysis, marijuana policy, random testing, employer policy, safety sensitive, collection site
first job, entry level, no experience, starter job: youth employment, trainee, on the job training, no experience required, internship, summer job, food service, retail, teen
teen job, youth work, summer job, student job: child labor, work permit, minors, school, youth employment, part time, summer, hours restrictions, internship, under 18
child labor, minor worker, working age: work permit, under 18, wage and hour, parent signature, hazardous occupations, hours, youth, department of labor
intern, interns, internship, work placement: student, trainee, college, stipend, paid internship, experience, summer, mentor, program, career
apprentice, apprentices, apprenticeship, learn a trade: journeyman, union, registered apprenticeship, on the job training, trades, carpentry, electrician, plumber, wages, sponsor
trade school, vocational school, tech school: vocational training, avtec, certificate, welding, job training, career technical education, tuition, technical center, skills
training, trainings, job training: course, workshop, certification, class, instructor, workforce development, skills, on the job, funding, orientation
retrain, retraining, new skills, reskill: workforce development, training grant, dislocated worker, job center, certificate, career change, tuition, vocational
certificate, certificates, certification, credential: certified, license, training, course, exam, renewal, qualification, card, safety training
food handler card, food worker card, food safety class: food handler, certified food protection manager, servsafe, food safety, sanitation, permit, restaurant, training, dec
first aid, cpr, first aid class: certification, red cross, training, wilderness first responder, emergency, aed, card, instructor, course
alcohol server card, tips card, tap card: alcohol server education, bartender, liquor license, amco, training, serving, id check, bar
cdl, commercial license, class a license: commercial driver, truck driving, dmv, medical card, endorsement, training, hazmat, permit, skills test
hazwoper, hazmat, hazardous materials: training, spill response, forty hour, certification, environmental, oil, safety, chemicals, osha
license, licence, licensed, licensing: permit, business license, professional licensing, renewal, application, certificate, fee, department of commerce, occupation
volunteer, volunteers, volunteering, unpaid work: nonprofit, donate, community event, sign up, board, helpers, shifts, cleanup, festival, organization
mentor, mentors, mentorship, mentoring: business coach, advisor, sbdc, score, entrepreneur, guidance, networking, experience, counseling
wage, wages, earnings: minimum wage, hourly, pay rate, overtime, salary, paycheck, wage and hour, prevailing wage, payroll, compensation
pay, paid, payment for work, payday: wages, salary, hourly, paycheck, direct deposit, payroll, overtime, pay period, compensation
salary, salaries, annual pay: exempt, compensation, wage, benefits, pay range, full time, yearly, negotiable, position
raise, pay raise, salary increase: wages, promotion, negotiation, compensation, performance review, merit, cost of living
minimum wage, lowest pay, least i can pay: wage and hour, hourly, tips, employer, department of labor, increase, tip credit, employee, law
overtime, extra hours, time and a half: wage and hour, forty hours, exempt, hourly, flexible work hours, premium pay, eight hours, seasonal, processing
tip, tips, gratuity, tipping: tip pool, server, restaurant, wages, tip reporting, service charge, tip credit, bartender, guide
commission, commissions, sales commission: percentage, sales, broker, agent fee, pay, contract, consignment, gallery
bonus, bonuses, signing bonus: incentive, end of season bonus, pay, compensation, retention, contract completion, employee
paycheck, pay check, pay stub: direct deposit, payroll, withholding, deductions, pay period, wages, final paycheck, net pay
not paid, unpaid wages, owes me money, stiffed: wage claim, wage and hour, department of labor, small claims, final paycheck, complaint, collections, employer
underpaid, shorted, wage theft: wage claim, minimum wage, overtime, wage and hour, complaint, hours records, department of labor
per diem, daily allowance, meal money: lodging, travel, meals, reimbursement, remote site, rotation, contract, rate
benefits, fringe benefits, perks: health insurance, retirement, paid leave, vacation, dental, 401k, employee, package, holidays
paid leave, sick leave, sick day: paid sick leave, accrual, employee, employer policy, illness, family leave, time off, law
vacation, days off, time off, annual leave: paid leave, pto, holiday, schedule, employee benefits, accrual, leave request
maternity leave, baby leave, parental leave: family leave, fmla, pregnancy, newborn, accommodation, employee rights, job protection, nursing mothers
health insurance, medical coverage, health plan: employer plan, marketplace, premium, small group, benefits, deductible, medicaid, dental, self employed
workers comp, workers compensation, hurt at work, injured on the job: injury, claim, insurance, employer, medical bills, report of injury, lost wages, safety, division
schedule, schedules, scheduling, work hours: shifts, calendar, hours, rotation, availability, flexible, full time, roster, time off
shift, shifts, shift work: schedule, nights, swing shift, rotating, hours, coverage, twelve hour, swap
night shift, graveyard, overnight work: shift, security, nurse, stocking, hotel night audit, shift differential, late, warehouse
weekend work, weekends only, sunday work: part time, retail, restaurant, shifts, hospitality, schedule, events, on call
part time, part-time, few hours, side job: flexible schedule, hours per week, student, retail, weekends, temporary, gig, seasonal, evening
full time, full-time, steady job, year round: permanent, benefits, forty hours, salary, year-round, health insurance, position, career
temporary, temp work, short term job: temp agency, staffing, seasonal, contract, temporary position, fill in, assignment
staffing agency, temp agency, recruiter: temporary, placement, recruitment, employers, job seekers, hiring, contract labor, employment agency
on call, standby, as needed: schedule, substitute, emergency, shift, casual, per diem, availability
flexible hours, work around kids, own schedule: part time, remote work, school hours, self employed, gig work, childcare, freelance, flexible schedule
remote work, work from home, telework, telecommute: remote job, online, internet, laptop, home office, coworking, virtual, computer, freelance
seasonal, summer work, season work: seasonal job, tourism, lodge, fishing season, housing provided, may to september, cannery, tour guide, temporary
winter job, winter work, off season: ski resort, snow removal, trapping, year-round, crab season, retail, indoor, aurora tours
housing provided, room and board, sleep on site, employee housing: bunkhouse, camp job, lodging included, meals provided, seasonal, staff housing, lodge, cannery, dorm
bunkhouse, bunk, dorm, crew quarters: employee housing, room and board, cannery, camp, seasonal, shared room, lodging, meals
camp job, camp work, remote camp, work camp: north slope, rotation, room and board, remote site, kitchen, housekeeping, mining camp, lodge, two weeks on, fly in
rotation, two on two off, hitch: camp, north slope, mining, two weeks, schedule, travel provided, remote, twelve hour shifts, rotational
fly in fly out, travel paid, airfare included: rotation, travel reimbursement, remote site, camp, contract completion, point of hire, airfare, relocation
caretaker job, lodge caretaker, winter watchman: remote lodge, winter, couple, housing provided, maintenance, off grid, cabin, property, woodstove
couple job, work together, couples wanted: lodge, caretaker, seasonal, housing provided, cook, manager, remote
relocate, relocation, move for work, moving for a job: relocation assistance, housing, moving expenses, newcomers, cost of living, remote hire, recruitment, shipping
newcomer, newcomers, new in town, new here: relocation, orientation, welcome, community, resources, getting started, meetup, residency, immigrant
local hire, hire locally: residents, public construction, preference, workforce, shareholder hire, residency, labor
shareholder hire, native hire, native preference: shareholder, regional corporation, indian preference, descendants, tribal, village corporation, recruitment, employment
labor shortage, short staffed, understaffed, cannot find workers: recruitment, hiring, workforce, housing, visa workers, j-1, h-2b, retention, wages, job posting
no show, unreliable worker, worker not showing up: employee discipline, attendance, retention, hiring, handbook, termination, schedule, replacement
find workers, need staff, need help wanted, help wanted: job posting, hiring, recruitment, job board, job center, seasonal workers, employers, job fair
job fair, career fair, hiring event: employers, job seekers, recruiters, resume, event, job center, booth, hiring, students
job ad, job posting, post a job, job description: vacancy, position title, duties, qualifications, salary range, employer, hiring, publish, job board
onboard, onboarding, new hire paperwork, first day: orientation, w-4, i-9, new hire reporting, employee handbook, training, payroll, direct deposit
handbook, employee handbook, work rules: policies, personnel, procedures, human resources, conduct, employer, leave policy, template
performance review, evaluation, appraisal: feedback, supervisor, goals, employee, raise, human resources, documentation
promote, promotion, move up: advancement, raise, supervisor, career path, leadership, training, manager
human resources, hr, personnel: hiring, employee, policies, payroll, benefits, labor law, recruitment, handbook, workplace
independent contractor, contractor or employee, 1099 worker, subcontractor: misclassification, employee, 1099, self employed, contract, abc test, irs, workers compensation, payroll
freelance, freelancer, gig work, gig economy: self employed, independent contractor, 1099, clients, remote, project, contract work, invoices
self employed, own boss, working for myself, sole trader: sole proprietor, business license, self employment tax, schedule c, freelance, estimated tax, independent contractor, entrepreneur
side hustle, extra income, second income, extra money: side business, part time, home business, gig, self employed, selling crafts, business license, online store
overworked, burned out, burnout, stressed at work: work life balance, wellness, stress, delegation, hours, mental health, hiring, employee assistance
union, unions, organized labor, union hall: local, ibew, laborers, teamsters, apprenticeship, collective bargaining, dues, dispatch, prevailing wage, contract
strike, picket, walkout: union, labor dispute, bargaining, contract, workers, negotiation
discriminate, discrimination, treated unfairly, racism at work: human rights commission, eeoc, complaint, equal opportunity, race, sex, age, disability, civil rights, retaliation
harass, harassment, sexual harassment, creepy boss: complaint, eeoc, hostile workplace, human resources, policy, retaliation, reporting, human rights commission
bully, bullying, mean boss, abusive boss: harassment, complaint, workplace conflict, human resources, hostile workplace, supervisor, mediation
retaliation, whistleblower, blow the whistle: complaint, protection, osha, reporting, employee rights, discrimination, unlawful, investigation
employee rights, workers rights, labor law: wage and hour, overtime, minimum wage, discrimination, breaks, safety, department of labor, poster, leave
break, lunch break, meal break, rest period: wage and hour, minors, hours, shift, employee, labor law, nursing mothers
labor poster, workplace poster, required poster: employer, department of labor, notice, wage and hour, osha, minimum wage, display, compliance
disabled worker, disability, handicapped, wheelchair: accommodation, ada, accessibility, vocational rehabilitation, equal opportunity, disability benefits, accessible, employment
accessible, accessibility, ramp, barrier free: ada, wheelchair, disability, accommodation, entrance, website accessibility, restroom, compliance
safety, safe work, workplace safety: osha, hazards, training, protective equipment, inspection, accident prevention, safety plan, consultation, injury
accident, accidents, injury, injured: workers compensation, insurance, liability, report, first aid, safety, osha, medical, lawsuit
osha, safety inspector, akosh: inspection, violation, citation, workplace safety, training, hazard, consultation, recordkeeping, compliance
protective gear, hard hat, ppe, safety boots: personal protective equipment, gloves, safety glasses, hearing protection, construction, osha, respirator, workwear
work clothes, rain gear, workwear, uniform: carhartt, xtratuf, boots, coveralls, gloves, outerwear, embroidery, dress code
life jacket, survival suit, immersion suit: marine safety, pfd, coast guard, drill, vessel, training, life raft, ampsea, cold water
fire inspection, fire marshal, fire extinguisher: fire code, plan review, exit signs, sprinkler, smoke alarm, occupancy, building safety, inspection
asbestos, lead paint, mold: abatement, testing, remediation, certified, removal, hazard, old building, contractor, air quality
fatigue, tired at work, sleepy: hours of service, safety, rest, shift work, overtime, accident, drivers
coworker, colleague, workmate: team, employee, staff, workplace, crew, conflict, roles
coworking, shared office, desk space, hot desk: office rental, meeting room, wifi, remote workers, membership, entrepreneurs, conference room, workspace
crew, crews, gang of workers: deckhand, crew member, workers, team, laborers, foreman, fishing crew, fire crew
foreign worker, work visa, h2b, j1 student: h-2b, j-1, visa, seasonal workers, sponsor, immigration, uscis, labor certification, cultural exchange
work permit, green card, work authorization: immigration, i-9, visa, uscis, employment authorization, permanent resident, alien, documents
immigrant, immigrants, immigration, foreigner: visa, uscis, refugee, citizenship, english class, legal aid, green card, newcomer, immigration attorney, interpreter
refugee, asylum, refugees: resettlement, immigration, catholic social services, english class, employment, work authorization, interpreter, newcomers
citizenship, become american, naturalization: citizenship test, uscis, immigration, civics, english class, ceremony, permanent resident, application
learn english, english class, poor english, esl: english language, adult education, limited english, interpreter, literacy, immigrants, ged, translation
ged, high school diploma, finish high school: adult education, equivalency, testing, diploma, classes, job center, literacy
college, university, degree, degrees: tuition, campus, scholarship, financial aid, courses, student, bachelor, community college, online classes
scholarship, scholarships, tuition money: financial aid, education, student, foundation, native corporation, tuition, application deadline, college, award
graduate, graduates, graduation, after school what: high school, diploma, career, college, entry level, job seeker, apprenticeship, scholarship
verify worker, i-9, everify: employment eligibility, identity documents, new hire, employer, immigration, uscis, form, compliance
older worker, senior worker, over fifty, retired worker: senior employment, mature worker, part time, age discrimination, mentor, retirement, volunteer, training program
single mother, single parent, working mother: childcare assistance, flexible schedule, public assistance, training, child support, part time, grants, women
start a business, starting out, open a shop, launch, startup: business plan, business license, entrepreneur, registration, sbdc, startup costs, sole proprietor, llc, financing
entrepreneur, entrepreneurs, founder, business owner: startup, small business, innovation, incubator, accelerator, sbdc, self employed, launch, venture
business idea, idea for a business, what to sell: market research, startup, feasibility, entrepreneur, demand, business plan, niche, sbdc
business plan, plan for a business, planning: executive summary, financial projections, market analysis, template, lender, startup, sbdc, strategy, feasibility
business license, permission to operate, legal to sell: department of commerce, license, registration, fee, renewal, division of corporations, line of business, naics, sole proprietor
register, registering, registration, sign up official: business name, division of corporations, license, filing, form, entity, secretary, online account
business name, naming, company name, name taken: name registration, reservation, trade name, dba, trademark, availability search, corporations, brand, domain
dba, doing business as, trade name: business name registration, assumed name, sole proprietor, license, corporations, availability
trademark, trademarks, brand protection: uspto, intellectual property, logo, registration, attorney, brand name, infringement
patent, patents, invention, inventor: intellectual property, uspto, prototype, patent attorney, innovation, licensing, protect idea
copyright, copyrights, copied my work: intellectual property, infringement, photos, permission, takedown, dmca, artist, license
stolen idea, copycat, someone copied: intellectual property, trademark, copyright, infringement, attorney, nondisclosure, cease and desist
llc, limited liability, company form: limited liability company, articles of organization, registered agent, operating agreement, biennial report, corporation, liability, members
corporation, corporations, incorporate, inc: articles of incorporation, shareholders, board of directors, bylaws, biennial report, registered agent, entity, s corp
sole proprietor, sole proprietorship, one man business: self employed, business license, schedule c, personal liability, owner, simple
partner, partners, partnership, business partner: partnership agreement, co-owner, joint venture, split profits, buyout, llc members, dispute
co-op, cooperative, cooperatives: members, member owned, patronage, bylaws, board, grocery cooperative, electric cooperative, fishermen, democratic
registered agent, agent for service: corporation, llc, address, legal notices, filing, biennial report, entity
biennial report, annual report, yearly filing: corporations, entity, filing, llc, due date, officers, good standing, penalty, renewal
ein, tax id, employer number: employer identification number, irs, ss-4, hiring employees, bank account, federal tax
business number, naics, industry code: line of business, classification, license application, sic, federal contracting, registration
permit, permits, permission, permitting: application, license, fee, agency, inspection, zoning, approval, land use, health, conditions
inspection, inspections, inspector, inspected: code, permit, health inspector, building, compliance, violation, safety, certificate, fire
regulation, regulations, rules, red tape: requirements, compliance, statute, permit, agency, code, law, public comment, license
allowed, am i allowed, is it legal, legal: law, permit, regulations, requirements, zoning, license, prohibited, ordinance, compliance
forbidden, illegal, banned, against the law: prohibited, violation, fine, ordinance, penalty, unlicensed, enforcement, regulations
fine, fines, penalty, got a ticket: violation, citation, late fee, enforcement, appeal, court, payment, noncompliance
zoning, zoned, can i build here: land use, residential, commercial, conditional use permit, variance, planning commission, home occupation, ordinance, setback
home business, home based business, work out of my house: home occupation, zoning, business license, cottage food, home office deduction, insurance, sole proprietor, online store
home office, office at home: deduction, remote work, workspace, internet, zoning, self employed, tax
cottage food, homemade food, sell jam, sell from my kitchen: cottage food exemption, label, food permit, baked goods, jams, non potentially hazardous, farmers market, gross sales, dec food safety, sales tax
jam, jelly, preserves, pickles: cottage food, berries, canning, label, farmers market, homemade, syrup, gift shop, acidified foods
sign, signs, signage, shop sign: sign permit, banner, printing, storefront, zoning, billboard ban, vinyl, lettering, sign maker
parking, parking lot, park cars: parking spaces, zoning, snow removal, customers, lot, permit, downtown, towing
noise, loud, noise complaint: ordinance, neighbors, complaint, zoning, nuisance, quiet hours, enforcement, nightlife
neighbor, neighbors, neighbour trouble: dispute, boundary, complaint, mediation, nuisance, easement, noise, property line
liquor license, sell alcohol, alcohol license, serve beer: alcohol and marijuana control office, amco, beverage dispensary, bar, brewery, alcohol server education, local option, permit, restaurant
dry village, damp village, local option: alcohol, ban, importation, community vote, bootlegging, local option law, permit, rural
cannabis, marijuana, weed, pot shop: amco, cannabis license, retail, cultivation, dispensary, handler permit, excise tax, dispensaries
tobacco, cigarettes, vape shop: tobacco endorsement, underage sales, smoking, excise tax, license, smoke free workplace
smoking, smoke free, smoking ban: smoke free workplace, signs, tobacco, law, outdoor area, enforcement
gambling, raffle, bingo, pull tabs: gaming permit, charitable gaming, raffle tickets, nonprofit, department of revenue, fundraiser, lottery, ice classic
contractor license, contractor registration, licensed contractor: construction contractor, bond, insurance, general contractor, specialty contractor, residential endorsement, department of commerce, registration
bonded, bond, surety bond, license and bond: surety, insurance, contractor registration, performance bond, bid bond, guarantee, bonding
professional license, occupational license, board exam: professional licensing, board, continuing education, renewal, reciprocity, exam, fee, regulated profession
renew, renewal, expired license, ran out: license renewal, expiration, late fee, online renewal, biennial, due date, lapse
fee, fees, how much does it cost to register: cost, application fee, payment, schedule, charge, license, waiver
form, forms, paperwork, fill out: application, document, pdf, signature, submit, instructions, filing, records
deadline, due date, last day, too late: filing date, extension, application period, closing date, late penalty, calendar, reminder
signature, sign a paper, esign: electronic signature, contract, notary, document, witness, form
notary, notarize, stamp a document: notary public, witness, signature, acknowledgment, document, bank, ups store, commission
tax, taxes, owe the government, taxman: sales tax, income tax, irs, property tax, filing, return, self employment tax, withholding, department of revenue, remote seller
sales tax, charge tax, tax on sales: borough, city, remit, quarterly return, exemption, resale certificate, remote seller, arsstc, tax rate, collect
income tax, tax return, file taxes: irs, schedule c, deductions, refund, tax preparation, 1040, vita, extension, cpa
self employment tax, quarterly taxes, estimated tax: irs, social security, medicare, estimated payments, schedule se, sole proprietor, 1040-es, quarterly
property tax, assessment, house tax: borough, assessor, assessed value, mill rate, exemption, senior exemption, appeal, parcel
bed tax, room tax, lodging tax: hotel, short term rental, airbnb, borough, remit, transient occupancy, vacation rental, bed and breakfast
fish tax, landing tax, fisheries tax: fisheries business tax, department of revenue, raw fish, processor, salmon enhancement, license, landing, direct marketer
payroll tax, payroll taxes, withholding: employer, irs, form 941, social security, medicare, unemployment insurance, w-4, employment security contribution, payroll
w2, w-2, 1099, tax form: employee, independent contractor, wages, irs, year end, payroll, form, january
deduct, deduction, write off, deductible: business expense, irs, mileage, home office, receipts, depreciation, schedule c, tax savings
receipt, receipts, proof of purchase: expenses, bookkeeping, records, deduction, invoice, refund, reimbursement, audit
mileage, gas money, vehicle expense: deduction, log, reimbursement, standard rate, business vehicle, travel, irs
depreciation, depreciate, equipment write off: section 179, equipment, asset, deduction, tax, accountant, bonus depreciation
tax help, tax preparer, do my taxes: tax preparation, cpa, vita, accountant, enrolled agent, return, free tax preparation, irs
audit, audits, audited, audit letter: irs, records, accountant, financial statements, review, compliance, documentation, notice
back taxes, owe taxes, tax debt, behind on taxes: irs, payment plan, lien, penalty, installment agreement, offer in compromise, tax attorney, notice
tax exempt, nonprofit tax, exemption certificate: exemption, 501c3, resale certificate, sales tax, senior, nonprofit, irs determination letter, church
dividend, pfd, permanent fund: permanent fund dividend, application, residency, garnishment, department of revenue, shareholder dividend, direct deposit
payroll, paying employees, pay my workers: withholding, direct deposit, timesheet, wages, payroll software, w-2, employer taxes, bookkeeping, pay period
timesheet, time card, clock in, hours worked: payroll, timekeeping, overtime, employee, record, schedule, app
invoice, invoices, billing, bill customers: payment terms, net 30, accounts receivable, invoicing software, bookkeeping, past due, customer, quote
late payment, customer does not pay, unpaid invoice, deadbeat: collections, small claims, past due, lien, payment terms, demand letter, accounts receivable, debt
ledger, journal entries, chart of accounts: bookkeeping, accounting, balance, debit, credit, transactions, spreadsheet
spreadsheet, excel, budget sheet: template, bookkeeping, budget, formula, tracking, download, data, financial projections
budget, budgeting, spending plan: expenses, income, forecast, cash flow, financial, savings, costs, template
cash flow, short of cash, tight on money, money is tight: working capital, line of credit, forecast, receivables, expenses, seasonal business, loan, budget
profit, profits, profitable, margin: revenue, profit and loss, expenses, markup, pricing, income statement, net income, break even
loss, losing money, in the red, not making money: expenses, break even, turnaround, cash flow, debt, pricing, closing, counseling
break even, breakeven, cover costs: fixed costs, pricing, margin, sales volume, startup costs, financial projections
expenses, costs, overhead, outgoings: budget, rent, utilities, insurance, bookkeeping, deduction, receipts, payroll
cost of living, expensive here, high prices: rent, groceries, fuel, wages, utilities, freight, housing, rural, energy cost
bankruptcy, bankrupt, go bust, broke: chapter 7, chapter 11, debt, creditors, attorney, court, trustee, insolvency, credit counseling
debt, debts, owe, owing: creditors, collections, repayment, loan, credit counseling, bankruptcy, interest, payment plan
collections, debt collector, collection agency: unpaid, past due, debt, lawsuit, judgment, fair debt, garnishment, invoice
garnish, garnishment, wages taken: judgment, court, pfd, withholding, child support, creditor, exemption, writ of execution
loan, loans, borrow, lend me: lender, bank, sba, interest rate, collateral, credit, microloan, repayment, working capital, revolving loan fund
microloan, small loan, tiny loan: lender, startup, sba, community development, cdfi, kiva, loan fund, entrepreneurs
sba, small business administration, government loan: 7a loan, 504, lender, guarantee, small business, disaster loan, sbdc, contracting
line of credit, overdraft, bridge loan: bank, working capital, cash flow, seasonal, interest, lender, revolving
interest rate, apr, interest: loan, lender, percent, repayment, mortgage, credit card, terms, fixed rate
collateral, security for a loan, secured: assets, lien, ucc filing, equipment, real estate, lender, personal guarantee
cosigner, cosign, personal guarantee: loan, credit, guarantor, lender, liability, lease
credit score, bad credit, credit history: credit report, lender, loan, score repair, credit union, debt, approval
mortgage, home loan, property loan: lender, down payment, interest, housing finance, bank, closing, ahfc, real estate
foreclosure, repossess, losing my house: mortgage, default, lender, legal aid, auction, housing counselor, notice
lease equipment, equipment loan, finance machinery: equipment financing, lease, lender, heavy equipment, depreciation, vessel, truck
investor, investors, angel investor, venture capital: equity, funding, startup, pitch, capital, shares, accelerator, crowdfunding
crowdfunding, kickstarter, gofundme: fundraising, campaign, online, donors, startup, pitch, backers
pitch, pitch contest, pitch competition: startup, judges, prize, entrepreneurs, investors, business plan, presentation, accelerator
grant, grants, free money, funding: application, eligibility, award, federal, foundation, grant writing, matching funds, usda, nonprofit, small business
grant writer, grant writing, write a proposal: proposal, funding, nonprofit, foundation, application, deadline, narrative, federal grants, tribe
matching funds, cost share, local match: grant, in kind, budget, award, funding, federal, requirement
relief, disaster relief, emergency money: disaster loan, assistance, fema, sba, grant, declaration, recovery, flood, pandemic
subsidy, subsidies, government support: assistance, program, grant, energy, power cost equalization, rebate, usda, essential air service
rebate, rebates, energy rebate: energy efficiency, incentive, utility, appliance, weatherization, heat pump, program
usda, rural development, farm loan: rural business, reap, value added producer grant, loan guarantee, fsa, agriculture, energy grant
money, cash, capital, funds: financing, loan, grant, bank, funding, investment, savings, working capital
financing, finance, get financed, backing: loan, lender, investors, sba, bank, capital, credit union, grant, startup
startup costs, money to start, how much to start: budget, financing, equipment, license fees, capital, loan, business plan, inventory
bank, banks, banking, banker: business account, credit union, loan, deposit, checking, branch, lender, merchant services
bank account, business account, checking account: bank, credit union, ein, deposit, separate finances, llc documents, direct deposit
credit union, credit unions: members, loans, bank, checking, savings, branch, financial
savings, save money, put money aside: account, budget, emergency fund, retirement, deposit, reserve, interest
wire, wire transfer, send money abroad: bank, remittance, international, western union, payment, fees, fraud
check, checks, bounced check, bad check: bank, deposit, insufficient funds, payment, collections, fraud, checking account
safe deposit, cash drop, deposit cash: bank, cash handling, night drop, safe, security, register
insurance, insurer, insure, insured, coverage: policy, liability, premium, agent, claim, workers compensation, property, deductible, broker
liability insurance, general liability, public liability: policy, coverage, lawsuit, certificate of insurance, contractor, event, premium, agent
certificate of insurance, proof of insurance, additional insured: liability, contractor, venue, agent, policy, vendor, contract
claim, claims, insurance claim: adjuster, damage, policy, deductible, report, documentation, denied, settlement
liable, liability, my fault, responsible if hurt: insurance, waiver, lawsuit, negligence, llc, injury, attorney, release
waiver, release form, assumption of risk: liability, participants, tour, signature, guide, activity, minors, attorney
flood, flooded, water damage: insurance, disaster, restoration, fema, cleanup, riverbank, erosion, emergency, sandbags
earthquake, quake, earthquake damage: insurance, structural inspection, emergency plan, disaster, retrofit, recovery, engineer
disaster plan, emergency plan, continuity, be prepared: preparedness, backup, recovery, business continuity, evacuation, insurance, checklist
contract, contracts, written agreement: agreement, terms, clause, signature, attorney, breach, scope of work, parties, template, negotiate
breach, broke the deal, broken promise: contract, lawsuit, damages, small claims, remedy, attorney, demand letter, dispute
handshake deal, verbal agreement, word of mouth deal: oral contract, written agreement, enforce, proof, dispute, attorney, terms
nda, nondisclosure, keep secret: confidentiality, agreement, trade secret, employee, contract, intellectual property
noncompete, non compete, cannot work for competitor: employment agreement, restriction, competitor, enforceable, contract, attorney, former employee
scope of work, what is included, extra work: change order, contract, proposal, estimate, project, deliverables, specifications
dispute, disputes, argument, disagreement: mediation, small claims, attorney, arbitration, resolution, complaint, contract, settlement
mediate, mediation, mediator: dispute resolution, neutral, settlement, conflict, court alternative, arbitration, agreement
small claims, take to court, sue someone: small claims court, filing fee, judgment, defendant, complaint, ten thousand dollars, district court, hearing
sue, sued, lawsuit, being sued: attorney, court, defendant, complaint, summons, liability, damages, settlement, legal
lawyer, lawyers, attorney, solicitor: legal advice, law firm, bar association, lawyer referral, contract, court, litigation, consultation, representation
free lawyer, legal aid, cannot afford a lawyer: legal services, pro bono, low income, clinic, hotline, lawyer referral, self help
court, courts, courthouse, judge: hearing, filing, case, magistrate, clerk, trial, district court, superior court, docket, self help center
jury duty, juror, summoned: court, jury, employer leave, summons, trial, excused, postponement
subpoena, served papers, process server: court, witness, service of process, summons, documents, deliver, attorney
judgment, win in court, collect a judgment: execution, garnish, lien, debtor, court order, bank levy, writ
appeal, appeals, challenge a decision: hearing, decision, denial, deadline, review, board, court, administrative
lien, liens, contractor lien: mechanics lien, recording, property, unpaid, claim, title, release, recorder
deed, deeds, title, land title: recorder, ownership, property, title company, escrow, quitclaim, real estate, transfer
recorder, record a document, recording office: recorders office, deed, lien, plat, recording fee, public records, ucc
divorce, separation, split up: family law, attorney, court, custody, property division, mediation, dissolution
child support, alimony, support payments: withholding order, garnishment, agency, custody, employer, court order
will, last will, estate, inherit: probate, estate planning, attorney, heirs, trust, beneficiary, power of attorney, inheritance
probate, dead owner, owner died: estate, personal representative, court, heirs, will, permit transfer, survivor
trust, trusts, trustee: estate planning, beneficiary, attorney, assets, estate, settlement trust, land trust
power of attorney, act for someone: agent, document, notary, authority, health directive, fishing permit, legal form
crime, criminal, arrested: police, attorney, public defender, court, charge, report, victim, record
victim, victims, victim help: victims rights, compensation, advocate, shelter, police report, domestic violence, legal aid
police report, report a crime, call the cops: police, trooper, theft, incident, evidence, nonemergency number, investigator
landlord, landlords, property owner, slumlord: rental agreement, lease, tenant, security deposit, eviction, property management, repairs, landlord tenant act
tenant, tenants, renter, renters: lease, landlord, rental, deposit, rights, eviction, notice, repairs, landlord tenant act
rent, rental, renting, for rent: lease, apartment, monthly, deposit, tenant, space, landlord, housing, commercial
lease, leases, leasing, lease agreement: rental, commercial space, landlord, term, square feet, tenant, triple net, renewal, sublease
evict, eviction, kick out a tenant, thrown out: notice to quit, forcible entry and detainer, court, landlord, unpaid rent, tenant rights, legal aid
security deposit, deposit back, damage deposit: landlord, tenant, refund, move out, itemized, damages, fourteen days, checklist
rent increase, raise the rent, rent too high: notice, lease, landlord, tenant, month to month, rental assistance
sublet, sublease, share space: lease, tenant, landlord consent, rental, roommate, shared space, commercial kitchen
property manager, property management, manage my rental: rentals, tenants, maintenance, rent collection, vacancy, listing, vacation rental, broker
roommate, housemate, flatmate, shared flat: shared housing, rent, lease, room for rent, utilities, deposit
commercial space, storefront, retail space, shop space: lease, square feet, downtown, office, warehouse, zoning, landlord, pop up, for rent
office space, rent an office, meeting space: commercial lease, coworking, conference room, downtown, square feet, suite, furnished
realtor, real estate agent, broker, estate agent: real estate, listing, property, buyer, seller, commission, license, land, closing
land, lot, plot, acreage: parcel, real estate, subdivision, survey, zoning, state land sale, remote, access, title
buy property, buy land, land sale: real estate, state land auction, dnr, title, mortgage, parcel, survey, closing
easement, right of way, access road: access, property, survey, land, trail, 17b easement, title, utility
trespass, trespassing, no trespassing: private land, native corporation land, permit, permission, signs, access, law, village corporation
building permit, permission to build, plan review: construction, building code, zoning, plans, inspection, borough, fire marshal, setback
build, builder, builders, construct: construction, contractor, general contractor, permit, framing, foundation, project, residential, bid
construction, construction work, building trade: contractor, project, laborers, carpentry, heavy equipment, bid, site work, residential, commercial
general contractor, prime contractor, main contractor: construction, subcontractors, bid, project management, registration, bond, remodel, license
remodel, renovate, renovation, fix up: contractor, kitchen, bathroom, remodeling, permit, carpentry, weatherization, estimate
estimate, estimates, quote, quotation: bid, price, free estimate, scope of work, contractor, proposal, cost
bid, bids, bidding, tender offer: invitation to bid, procurement, rfp, sealed bid, bid bond, contract award, public notice, solicitation, proposal
rfp, request for proposals, solicitation: procurement, bid, contract, deadline, scope, agency, vendor, public notice, evaluation
procurement, government contract, sell to the government: vendor registration, bid, apex accelerator, sam registration, solicitation, set aside, purchasing, 8a, contract
sam, uei, federal vendor: sam registration, federal contracting, unique entity id, grants, procurement, solicitation, apex accelerator
8a, set aside, minority owned, hubzone: 8a certification, native owned, disadvantaged business, sba, dbe, federal contract, woman owned, veteran owned
dbe, disadvantaged business, woman owned: dbe certification, department of transportation, subcontract, airport, minority, women, set aside
davis bacon, prevailing wage, certified payroll: public construction, wage rates, little davis bacon, department of labor, contractor, laborers mechanics
change order, cost overrun, over budget: construction, contract, scope, project, delay, dispute, estimate
shoddy work, bad contractor, botched job, unfinished work: complaint, contractor registration, bond claim, warranty, small claims, licensing, dispute, lien
warranty, guarantee, guaranteed: repair, replacement, defect, manufacturer, return, contract, coverage
blueprint, blueprints, drawings, building plans: architect, plan set, engineer, printing, permit, design, plan review
excavate, excavation, dig, digging: earthwork, gravel, site prep, excavator, foundation, septic, utility locate, contractor, trench
call before you dig, buried cable, utility locate: dig line, underground, excavation, utilities, marking, fiber, gas line
gravel, gravel pit, sand, rock: aggregate, material site, trucking, driveway, pad, crushed rock, loader, road construction, quarry
concrete, cement, slab: foundation, ready mix, pour, masonry, forms, driveway, footing, contractor
lumber, boards, two by four: sawmill, building supply, hardware store, timber, spruce, rough cut, local lumber, grading, log cabin
sawmill, mill, milling: lumber, timber, logs, spruce, rough cut, portable mill, kiln, grade, house logs
log cabin, log home, log builder: house logs, sawmill, spruce, builder, timber frame, construction, cabin kit
insulate, insulation, drafty: weatherization, spray foam, energy audit, heat loss, efficiency, rebate, contractor, windows
modular, prefab, tiny house, container home: manufactured home, housing, builder, kit, shipping, foundation, code
demolish, demolition, tear down: permit, debris, asbestos, excavation, landfill, contractor, salvage
scaffold, scaffolding, ladder: rental, fall protection, construction, safety, painting, equipment rental
rent a tool, tool rental, equipment rental, rent machinery: excavator, generator, lift, trailer, rental yard, daily rate, skid steer, compressor
junk, scrap, scrap metal, old cars: salvage, recycling, hauling, landfill, abandoned vehicle, disposal, junkyard, backhaul
trash, garbage, waste, rubbish: dumpster, landfill, transfer station, hauling, recycling, disposal, collection, refuse, bear proof
recycle, recycling, reuse: aluminum, cardboard, landfill, waste, drop off, backhaul, glass, plastic, composting
tribe, tribes, tribal, tribal council: tribal government, federally recognized, sovereignty, enrollment, council, bia, village, consortium, native
native corporation, ancsa, regional corporation: shareholders, village corporation, dividend, land, subsidiary, shareholder hire, ciri, board election
village corporation, village land: ancsa, shareholders, native corporation, land permit, subsurface, board, dividends, access
shareholder, shareholders, stockholder, my shares: dividend, native corporation, annual meeting, proxy, gifting shares, enrollment, election, board, descendants
proxy, proxies, vote my shares: shareholder, annual meeting, board election, corporation, quorum, voting, ballot
enroll in a tribe, tribal id, enrolled, certificate of indian blood: tribal enrollment, cib, bia, membership, descendant, identification, tribal office, eligibility
indigenous, native people: tribal, shareholder, village, native corporation, culture, elders, heritage, silver hand, native owned
elder, elders: culture, respected, village, senior, tradition, language, stories, council, subsistence
native language, yupik, inupiaq, tlingit, denaina: language, translation, culture, heritage, class, elders, interpreter, immersion
subsistence, living off the land, traditional food: hunting, fishing, harvest, rural preference, fish and game, federal subsistence board, smoking salmon, berries, customary
native owned, native business, indigenous owned: tribal, 8a, shareholder owned, silver hand, certification, indian arts and crafts, procurement
silver hand, authentic native art, genuine native made: permit, indian arts and crafts act, handmade, seal, gallery
locally made, local products: permit, bear logo, handmade, manufacturing, gift shop, local, crafts
nonprofit, nonprofits, charity, charities: 501c3, board of directors, donations, bylaws, mission, fundraising, tax exempt, volunteers, grants, foundation
start a nonprofit, found a charity, form a club: articles of incorporation, bylaws, 501c3, irs, form 1023, board, charitable registration, mission
donate, donation, donations, give money: nonprofit, charity, fundraiser, tax deductible, pick click give, contributions, donors, sponsor
fundraise, fundraiser, fundraising, raise money: donors, auction, raffle, charity, event, sponsors, campaign, nonprofit, benefit
sponsor, sponsors, sponsorship, ask for sponsors: event, donation, advertising, logo, nonprofit, partner, fundraiser, package
board, board member, board of directors, trustees: governance, nonprofit, meeting, bylaws, officers, quorum, minutes, directors, election
treasurer, president, officers: board, nonprofit, bylaws, financial report, election, minutes, duties
bylaws, articles, constitution of a club: nonprofit, board, corporation, amendment, governance, members, voting
minutes, meeting notes, agenda: board meeting, record, secretary, quorum, motion, public notice, roberts rules
meeting, meetings, gather: agenda, minutes, conference room, zoom, board, public meeting, attendees, venue, calendar
club, clubs, association, society: members, membership, meetings, dues, nonprofit, hobby, group, join
member, members, membership, dues: join, association, chamber, benefits, annual fee, directory, organization, account
chamber, chamber of commerce, business association: members, networking, luncheon, visitor information, directory, ribbon cutting, local business, advocacy
network, networking, meet business owners, make contacts: chamber, mixer, luncheon, members, conference, connections, community, event
economic development, grow the economy, regional development: economic development district, arda, planning, grants, comprehensive strategy, workforce, infrastructure, borough
sbdc, business advisor, free business advice: small business development center, counseling, mentor, business plan, workshop, loan, market research
advice, advise, adviser, guidance: counseling, consultant, mentor, sbdc, questions, expert, coaching, assistance
consultant, consultants, consulting, expert for hire: advisor, strategy, professional, project, planning, analysis, contract, firm
government, state office, authorities: agency, department, borough, city, federal, state, public office, permit, municipal
city hall, town hall, municipality: city, council, clerk, mayor, municipal, permits, public meeting, borough, ordinance
borough, county, local government: assembly, mayor, property tax, planning, school district, ordinance, borough clerk, service area
mayor, mayors, city manager: city council, municipal, borough, administration, election, office, assembly
council, city council, assembly, assembly member: public meeting, ordinance, agenda, borough, testimony, resolution, elected, mayor
public hearing, testify, speak at a meeting: testimony, public comment, assembly, agenda, notice, ordinance, planning commission
public notice, legal notice: notice, hearing, comment period, newspaper, agency, proposed, online public notice, posting
public comment, comment period, have my say: testimony, proposed regulations, hearing, agency, notice, feedback, plan
law, laws, statute, ordinance: regulation, legislature, code, legal, compliance, attorney, rule, bill
legislature, lawmakers, legislator, senator, representative: bill, session, capitol, state, committee, elected, constituents, policy
governor, state administration, commissioner: state, office, legislature, department, policy, executive, appointed
congress, washington, federal government: federal, delegation, senator, agency, legislation, policy, funding
vote, voting, voter, ballot: election, register to vote, polling place, absentee, division of elections, candidate, early voting, precinct
election, elections, polling day: ballot, candidates, voters, polling place, borough clerk, division of elections, ranked choice, results
run for office, candidate, campaign: election, filing, public offices commission, declaration of candidacy, campaign finance, seat, voters
politics, politician, political: election, candidate, party, debate, policy, forum, legislature, campaign
petition, petitions, signatures: initiative, ballot, referendum, voters, clerk, signature gathering, recall
protest, demonstrate, rally: march, permit, public assembly, event, speech, rights
school board, pta, school district: education, election, meeting, superintendent, schools, budget, parents
dmv, drivers license, car registration: division of motor vehicles, license, title, plates, id card, vehicle, appointment, road test, renewal
passport, passports, travel document: application, post office, identification, photo, state department, appointment, border
birth certificate, vital records, marriage license: vital statistics, certificate, copy, application, court, records, name change
id, identification, real id, id card: drivers license, dmv, passport, documents, identity, proof, birth certificate
social security, ssn, social security card: benefits, card, retirement, disability, medicare, federal office, number
welfare, food stamps, public assistance: snap, medicaid, benefits, eligibility, application, low income, temporary assistance, food bank
food bank, free food, hungry: pantry, snap, donation, meals, assistance, volunteers, low income, groceries
records request, public records, foia: documents, agency, request, clerk, freedom of information, archive, disclosure
complaint, complaints, complain, grievance: report, consumer protection, agency, dispute, investigation, form, ombudsman, feedback, resolution
corruption, bribe, ethics: complaint, ombudsman, conflict of interest, public officials, investigation, disclosure
state park permit, commercial use permit, park permit: dnr, land use, state parks, guides, national park, concession, application, special use
dnr, natural resources, state land: land use permit, mining claims, water rights, leases, division, easement, timber sale
fish and game, adfg, wildlife office: license, permit, regulations, hunting, fishing, harvest, season, emergency order, guide
dec, environmental conservation, environmental office: food safety, permit, wastewater, drinking water, air quality, contaminated sites, spill
coast guard, uscg: vessel inspection, license, documentation, mariner credential, safety, rescue, charter, marine
harbor, harbormaster, boat slip, moorage: dock, slip, boat, stall, launch, harbor office, vessel, crane, waitlist
airport, airstrip, runway: lease lot, dot, hangar, airline, flights, floatplane base, cargo, terminal
road, roads, highway, pothole: dot, maintenance, construction, driveway permit, plowing, road service area, paving, transportation
school, schools: district, students, teacher, education, classroom, enrollment, principal, campus
post office, mail, mailbox: postal, usps, po box, shipping, packages, bypass mail, postage, general delivery
library, libraries, public computer: books, internet, wifi, printing, computer, meeting room, classes, story time
customer, customers, client, clientele, buyers: marketing, sales, loyalty, service quality, audience, reviews, repeat, target market, shoppers
get customers, find customers, more customers, no customers: marketing, advertising, social media, leads, word of mouth, promotion, target market, referrals, visibility
angry customer, rude customer, difficult customer: complaint, conflict, refund, service recovery, de-escalation, review, staff training, policy
loyal, loyalty, regulars, repeat customers: rewards, punch card, retention, membership, newsletter, discounts, customer relationship
refund, refunds, money back: return policy, customer, exchange, chargeback, consumer protection, cancellation, receipt
return, returns, send back, exchange: refund, return policy, defective, shipping, receipt, warranty, online store
cancel, cancellation, cancelled booking: refund policy, deposit, reservation, no show, terms, reschedule, weather
review, reviews, bad review, star rating: google, reputation, respond, yelp, tripadvisor, feedback, testimonials, ratings, moderation
feedback, survey, questionnaire, ask customers: form, responses, poll, comments, improvement, market research, suggestions
market, marketing, promote my business: advertising, social media, branding, campaign, target market, customers, email newsletter, content, strategy
advertise, advertising, advert, ads: marketing, flyer, radio, newspaper, facebook ads, google ads, banner, promotion, campaign, sponsor
get noticed, get the word out, visibility, be seen: marketing, publicity, listing, press release, social media, directory, flyers, signage, announcement
flyer, flyers, poster, leaflet, brochure: printing, design, bulletin board, rack card, advertising, event, handout, distribution
business card, business cards, cards printed: printing, logo, design, contact details, print shop, branding, networking
print, printing, printer, print shop: flyers, business cards, copies, banners, signs, t shirts, brochures, ink, screen printing
brand, branding, logo, brand image: design, identity, trademark, marketing, colors, name, packaging, reputation
slogan, tagline, motto: branding, marketing, copywriting, message, advertisement, campaign
press release, newspaper, news media, journalist contact: media, publicity, radio, reporter, announcement, news, editor, article
radio, radio station, public radio: advertising, announcement, kdll, news, broadcast, community calendar, interview, underwriting
social media, facebook, instagram, tiktok: marketing, posts, followers, page, content, hashtags, ads, photos, audience
followers, likes, go viral: social media, content, audience, engagement, posts, instagram, influencer
newsletter, mailing list, email blast: subscribers, email marketing, mailchimp, sign up, campaign, updates, unsubscribe
market research, know my market, is there demand: demographics, competition, target market, survey, statistics, feasibility, data, customers
competitor, competitors, competition, rival: market research, pricing, advantage, niche, positioning, comparison
discount, discounts, coupon, bargain: sale, promo code, special offer, reduced price, member discount, promotion, deal
sale, on sale, clearance: discount, retail, inventory, promotion, price, garage sale, bargain
trade show, expo, exhibit: booth, vendors, exhibitors, conference, convention, comfish, sport show, home show, networking
booth, stall, vendor table, sell at a fair: vendor, craft fair, farmers market, bazaar, registration, table fee, tent, festival, temporary food permit
craft fair, bazaar, holiday market: vendors, handmade, booth, christmas, artists, gifts, jewelry, vendor application
farmers market, green market, saturday market: vendors, vegetables, produce, local farms, crafts, booth, snap, cottage food, growers
flea market, garage sale, yard sale, swap meet: used goods, bargain, secondhand, vendors, rummage, antiques, table
website, web site, homepage, web page: web design, domain, hosting, wordpress, online presence, landing page, builder, seo, content
web designer, web developer, make me a website: website, design, hosting, wordpress, squarespace, online store, graphics, maintenance
domain, domain name, web address: hosting, registrar, website, dns, email address, url
found on google, google ranking, search engine: seo, keywords, google business profile, website, listing, maps, search results
google maps, on the map, map listing: google business profile, location, address, pin, hours, listing, directions
sell online, online store, webshop, ecommerce: shopify, etsy, square, website, shipping, sales tax, cart, checkout, payment processing, products
etsy, ebay, amazon seller: online store, marketplace, handmade, shipping, fees, listing, seller account, sales tax
facebook marketplace, craigslist, classifieds: classified ads, buy sell trade, used, listing, for sale, scam, pickup
cart, checkout, add to cart: online store, payment, order, shipping, ecommerce, product, card
order, orders, ordering: purchase, online, delivery, pickup, customer, invoice, catalog, quantity, wholesale
credit card, credit cards, debit card, take cards: card reader, payment processing, merchant account, square, point of sale, terminal, processing fees, chargeback
card reader, pos, point of sale, register system: square, clover, payment terminal, retail, tablet, transactions, inventory, merchant services
paypal, venmo, mobile payment, digital payment: online payment, transfer, fees, account, invoice, card, app
cash register, cash box, change: point of sale, cash handling, drawer, retail, bank deposit, cashier
chargeback, disputed charge, customer reversed payment: credit card, merchant, fraud, refund, processor, evidence, dispute
surcharge, card fee, processing fee: credit card, merchant services, pass on, price, law, percentage
price, prices, pricing, how much to charge: cost, margin, markup, hourly rate, competition, wholesale, retail price, quote, break even
expensive, overpriced, pricey, costly: price, discount, affordable, comparison, shipping costs, bulk, alternative
cheap, cheaper, affordable, low cost: budget, discount, used, secondhand, low income, free, bargain, economical
free, no cost, for nothing: no charge, donation, public, giveaway, free class, admission free, grant
negotiate, negotiation, haggle, bargain for: contract, price, terms, offer, deal, agreement, wages
barter, trade goods, swap: exchange, trade, taxable, bartering income, goods, deal
ship, shipping, send a package, mail order: freight, usps, ups, fedex, postage, parcel, barge, delivery, packaging, tracking
freight, cargo, haul goods: barge, air cargo, trucking, shipping, container, logistics, pallets, lynden, lift on, freight forwarder
barge, barges, by sea: freight, marine, cargo, landing, village delivery, container, tug, fuel barge, seasonal sailing
air cargo, air freight, fly goods: airline, freight, cargo rates, village, bypass mail, perishables, charter, parcel
deliver, delivery, courier, bring to my door: driver, route, local delivery, freight, pickup, shipping, groceries, parcel
container, conex, shipping container: storage, freight, barge, steel box, rental, delivery, yard
package, packaging, boxes, wrap: shipping supplies, labels, cartons, vacuum seal, bubble wrap, pallets, food packaging
label, labels, labeling, ingredients list: food labeling, allergens, ingredients, nutrition facts, packaging, cottage food, net weight, requirements
barcode, upc, sku: label, retail, inventory, product, scanner, packaging, gs1
customs, border, import, importing: tariff, duties, customs broker, canada, declaration, international, trade, clearance
export, exports, sell overseas: international trade, market, customs, seafood, documentation, foreign buyers, trade center, shipping
tariff, duty, trade war: import, customs, tax, china, prices, export, international trade
supplier, suppliers, supply company, where to buy stock: wholesale, distributor, vendor, materials, supply chain, inventory, manufacturer, bulk
wholesale, wholesaler, distributor, bulk buy: supplier, retail, resale certificate, quantity, price list, distribution, minimum order, trade discount
supply chain, shortage, backordered, out of stock: suppliers, freight, delay, inventory, barge, sourcing, logistics
consignment, sell for me, leave my work in a shop: gallery, gift shop, commission, artist, agreement, retail, secondhand
inventory, stock, stock keeping, stock count: warehouse, products, point of sale, reorder, tracking, retail, supplies, shrinkage
store, shop, shops, retail store: retail, storefront, merchandise, gift shop, hours, customers, downtown, boutique
gift shop, souvenir, souvenirs: gifts, handmade, visitors, retail, crafts, cruise passengers, ulu, t shirts
grocery, groceries, supermarket, food store: produce, meat, village store, food, retail, bulk, shopping, local food
general store, village store, corner shop: groceries, rural, fuel, supplies, bush orders, freight, retail, convenience
hardware store, hardware, nuts and bolts: tools, building supply, lumber, paint, plumbing parts, fasteners, rental
thrift store, secondhand, used stuff, thrift: donations, used clothing, consignment, bargain, nonprofit, resale, furniture
pawn, pawn shop, hock: loan, jewelry, guns, used, collateral, secondhand, gold buyer
bookstore, books, bookshop: reading, author, used books, gifts, maps, local author, coffee
gas station, fuel, gasoline, petrol: diesel, propane, heating oil, convenience store, pump, fuel delivery, price, tank
shoplift, shoplifting, stealing from my store: theft, security camera, police report, loss prevention, retail, trespass, shrinkage
opening hours, what time open, closed today, business hours: hours, schedule, holiday, seasonal hours, listing, open sign
restaurant, restaurants, diner, eatery: menu, dining, food permit, kitchen, chef, takeout, servers, liquor license, cafe
food truck, food cart, mobile food, hot dog stand: mobile food unit, permit, commissary, vendor, dec, parking, menu, generator, events
coffee stand, coffee hut, drive through coffee: espresso, barista, permit, drive thru, cafe, roaster, pastries
catering, caterer, cater, food for my event: catering menu, events, wedding, kitchen permit, chef, buffet, party, food permit
commercial kitchen, certified kitchen, rent a kitchen: shared kitchen, commissary, food processing, dec permit, rental, caterer, incubator, hourly
food permit, health permit, restaurant permit: dec, food safety and sanitation, plan review, inspection, kitchen, establishment, application, temporary food service
food poisoning, spoiled food, made me sick: food safety, complaint, inspection, dec, outbreak, temperature, sanitation, refrigeration
menu, menus, food prices: restaurant, dishes, pricing, food cost, printing, specials, lunch
takeout, take away, to go: restaurant, delivery, pickup, order online, packaging, curbside
brewery, brew, craft beer, winery, distillery: beer, tasting room, amco, manufacturer license, taproom, hops, wine, spirits, mead, cider
raw milk, milk, dairy, cheese: herd share, farm, dec, goats, cows, permit, pasteurized, cottage
eggs, chickens, poultry: farm, hens, feed, farmers market, small flock, local food, labels, coop
honey, bees, beekeeping: hive, farmers market, cottage food, pollination, beekeepers, local food, jars
sell fish, sell my catch, fish off the boat: direct marketing, catcher seller, permit, dock sales, fisheries business license, dec seafood, landing tax, processor
meat sales, sell meat, slaughter: usda inspected, butcher, custom processing, livestock, beef, reindeer, farm, permit
sell game meat, wild meat, sell moose: prohibited, fish and game, hunting, donation, regulations, traditional foods
tourism, tourist, tourists, visitor: visitors, travel, sightseeing, lodging, tours, cruise ship, visitor center, guides, season, attractions
tour company, tour operator, excursions: tours, guide, permits, booking, insurance, shuttle, wildlife viewing, visitors, day trip
cruise ship, cruise passengers, cruise: port, dock, visitors, shore excursion, tours, gift shop, season, passengers
travel agent, trip planner, itinerary: bookings, tours, packages, flights, lodging, visitors, planning, vacation
visitor center, tourist information, visitor bureau: maps, brochures, travel, convention, information, attractions, chamber, visitor guide
guide license, become a guide, guide permit: registered guide, big game board, sport fish guide, uscg license, first aid, insurance, commercial use, land permit
outfitter, outfitters, gear rental: guide, rafting, camping gear, hunting, transporter, equipment, kayak rental, trips
air taxi, flightseeing, bush plane, charter flight: pilot, floatplane, bear viewing, part 135, remote, cabin drop off, glacier, sightseeing
kayak, kayaking, canoe, paddle: rental, guided tour, bay, water taxi, sea kayak, paddling, outfitter
water taxi, boat ride, boat taxi: captain, bay, drop off, charter, cove, passengers, harbor, cabin
bear viewing, whale watching, wildlife tour: tour, guide, boat, flightseeing, brown bears, permit, photography, visitors
northern lights, aurora: aurora tours, winter tourism, viewing, photography, lodge, night, visitors
lodge, lodges, wilderness lodge: fishing lodge, guests, remote, cabins, meals, guide, seasonal staff, hospitality, booking
hotel, hotels, motel, inn: rooms, lodging, front desk, guests, bed tax, reservation, housekeeping, hospitality
bed and breakfast, bnb, guest house: rooms, guests, breakfast, innkeeper, bed tax, food permit, lodging, association
airbnb, vrbo, short term rental, vacation rental: lodging, host, bed tax, guests, cleaning, zoning, listing, cabin, nightly
campground, rv park, camper, campsite: camping, hookups, sites, dump station, tents, nightly, reservations, visitors
cabin, cabins, cabin rental: remote, lodging, woodstove, rental, public use cabin, property, vacation, builder
hostel, backpacker, cheap bed: bunk, budget lodging, travelers, dorm, shared kitchen, overnight
book a room, reservation, booking, reserve: availability, calendar, deposit, guests, confirmation, online booking, cancellation policy
guests, guest, visitors staying: lodging, hospitality, host, check in, rooms, breakfast, welcome
event planner, wedding planner, event organizer: venue, catering, decorations, coordination, vendors, rentals, tickets, festival
venue, hall, place for a party, rent a hall: event space, capacity, rental, wedding, conference, community center, kitchen, stage, catering
ticket, tickets, admission: event, sell tickets, concert, box office, registration, entry fee, online
festival, fair, fairs, celebration: vendors, music, event permit, volunteers, booths, parade, family, sponsors, food
event permit, street closure, hold an event: special event, insurance, city, park, road closure, security, temporary food, alcohol permit
conference, convention, summit: registration, speakers, sessions, attendees, exhibitors, agenda, hotel, networking
workshop, workshops, seminar, webinar: training, class, register, instructor, online, presentation, free, learn, zoom
class, classes, course, lesson: training, instructor, register, workshop, learn, school, students, schedule
commercial fishing, fishing industry, fish for a living: permit, vessel, salmon, crew license, limited entry, processor, harbor, gear, season opening, deckhand
fishing permit, limited entry, fishing rights: cfec, commercial fisheries entry commission, permit transfer, broker, setnet, drift, quota, emergency transfer, salmon
quota, ifq, quota shares: halibut, sablefish, noaa, transfer, individual fishing quota, broker, longline, cdq
crew license, fishing crew license: commercial fishing, deckhand, fish and game, crewmember, adfg, vendor, fee
crew share, boat share, fishing pay: deckhand, percentage, settlement, contract, captain, crew, gross stock
salmon, sockeye, kings, reds: commercial fishing, processing, setnet, fillet, smoked, sport fishing, run, seafood, hatchery
halibut, black cod, sablefish, longline: charter, quota, commercial fishing, ifq, seafood, vessel, sport fishing
crab, crabbing, crab pots: king crab, tanner, dungeness, bering sea, vessel, deckhand, pots, season, seafood
shellfish, clams, mussels: aquatic farm, harvest, paralytic, testing, beach, mariculture, oysters, dec
oyster, oysters, oyster farm: mariculture, aquatic farming, kachemak bay, shellfish, permit, lease, spat, growers
kelp, seaweed, kelp farm: mariculture, aquatic farm, lease, harvest, processing, fertilizer, permit, food product
mariculture, aquaculture, sea farming: kelp, oysters, aquatic farm lease, dnr, shellfish, grant, hatchery, training
setnet, set net, beach site, setnetter: gillnet, shore fishery lease, salmon, cook inlet, permit, skiff, crew, bristol bay
drift boat, driftnet, gillnetter: salmon, permit, bristol bay, cook inlet, crew, vessel, gillnet
seiner, seine, purse seine: salmon, vessel, crew, prince william sound, kodiak, skiff man, permit
trawler, trawl, pollock boat: groundfish, bering sea, processor, crew, catcher vessel, bycatch, observer
tender, tender boat, tendering: vessel, salmon, cannery, contract, deckhand, processor, season
fishing closed, fishery closure, fishery disaster, bad season: disaster declaration, emergency order, relief payment, loan, noaa, fish and game, retraining, income loss
fish prices, grounds price, price per pound: ex-vessel, processor, market, salmon, settlement, buyers, permit value
fish ticket, landing report, elandings: processor, harvest, reporting, fish and game, tax, permit, tender
cold storage, freezer, ice plant: seafood, freezing, refrigeration, processing, dock, ice, custom processing, warehouse
custom processing, process my fish, fish smoking, smokehouse: fillet, vacuum seal, smoked salmon, freezing, sport caught, processor, shipping, canning
seafood, sea food, fish market: salmon, halibut, processor, restaurant, direct marketing, wild caught, asmi, shipping
boat, boats, vessel, skiff: marine, harbor, fishing, repair, registration, captain, hull, outboard, charter
boat repair, boatyard, haul out, fix my boat: shipyard, marine, welding, fiberglass, hull, drydock, zincs, engine, travel lift
boat storage, winter storage, store my boat: storage yard, trailer, shrink wrap, marina, heated, dry dock, haul out
boat registration, document a vessel, boat numbers: dmv, vessel documentation, coast guard, cfec vessel license, title, decal
boat loan, fishing loan, loan for a boat: commercial fishing loan, cfab, division of economic development, permit loan, vessel upgrade, lender, collateral
fishing gear, nets, corks and lead: gillnet, net shop, marine supply, buoys, line, hooks, twine, used gear
farm, farms, farming, farmer: agriculture, vegetables, crops, livestock, greenhouse, high tunnel, soil, hay, market, growers
high tunnel, hoop house, greenhouse: nrcs, growing season, vegetables, conservation grant, farm, plastic, tomatoes, eqip
soil, dirt, soil test: compost, topsoil, garden, cooperative extension, fertilizer, conservation district, farm, erosion
vegetable, vegetables, veggies, produce: farm, farmers market, garden, csa, local food, carrots, potatoes, growers
csa, farm box, vegetable box: community supported agriculture, farm share, local food, subscription, vegetables, weekly pickup
hay, feed, animal feed: livestock, farm, bales, horses, cattle, straw, pasture
livestock, cattle, pigs, goats, sheep: farm, ranch, feed, slaughter, animal import, veterinarian, fencing, 4h
peony, peonies, flower farm: cut flowers, growers, export, wedding, farm, harvest, cooperative
berries, berry, berry picking: jam, harvest, blueberries, wild foods, cottage food, farm, u pick, syrup
extension, cooperative extension, gardening advice: uaf, soil, canning, 4h, master gardener, workshop, food preservation, farm
conservation district, soil and water, nrcs: high tunnel, cost share, conservation, farm plan, grants, invasive plants, erosion
pest, pests, weeds, spraying: pesticide applicator, permit, invasive species, beetle, certified, insects, dec
beetle, beetle kill, dead spruce: spruce bark beetle, tree removal, firewood, fire hazard, timber salvage, forestry
firewood, cord of wood, burn wood: cutting permit, spruce, birch, woodstove, delivery, chainsaw, forestry, heat
burn permit, burning brush, burn barrel: forestry, fire season, permit, debris burning, escaped fire, suspension
wildfire, forest fire, firewise: defensible space, evacuation, firefighters, smoke, insurance, forestry, emergency
timber, logging contract, timber sale: logs, forest, state land, bid, sawmill, export, harvest, contract
mine, mining, gold mining: claims, placer, permit, gold, exploration, dnr, apma, mineral, ore, camp
gold, gold panning, nugget, nuggets: mining, placer, claim, dredge, jewelry, recreational, assay, panning tour
mining claim, stake a claim, staking: dnr, mineral rights, claim rental, annual labor, prospecting, location, recorder, federal blm
mine safety, msha, msha training: mining, new miner training, safety, certification, surface, refresher
oil, oil company, petroleum, oil and gas: north slope, cook inlet, drilling, pipeline, lease, refinery, energy, platform
platform, offshore, cook inlet oil: oil and gas, helicopter, rotation, operator, crane, survival training, natural gas
pipeline, pipe line, taps: oil, gas line, welder, construction, valdez, inspection
natural gas, lng, gas line: pipeline, utility, energy, heating, enstar, cook inlet, export, shortage
north slope, the slope, prudhoe: oil field, rotation, camp, cdl, north slope training cooperative, twelve hour shifts, deadhorse, contractors
solar, solar panel, wind turbine, renewable: energy, grid, net metering, installation, tax credit, battery, reap grant, off grid
heat pump, heating bill, heating cost: energy efficiency, rebate, fuel oil, weatherization, stove, insulation, electric
electric bill, power bill, utility bill: electricity, utility, cooperative, rates, kilowatt, energy audit, power cost equalization, assistance
power outage, blackout, lights out: generator, utility, electric cooperative, lines, storm, backup, emergency
generator, generators, backup power: diesel, installation, rental, fuel, off grid, electrician, standby
hook up, utility connection, get power: electric cooperative, service line, meter, gas, water, sewer, application, installation
well, water well, drinking water: drilling, pump, testing, water quality, public water system, dec, arsenic
franchise, franchises, franchising: franchisee, royalty, brand, franchise disclosure, fee, territory, subway, investment
buy a business, business for sale, take over a business: broker, valuation, asset purchase, due diligence, seller financing, transfer, goodwill, lease
sell my business, selling out, exit plan: broker, valuation, buyer, succession, asset sale, confidentiality, closing, tax
value of a business, what is my business worth, appraisal of a company: valuation, appraiser, goodwill, multiples, assets, financial statements, sale
appraise, appraiser, appraisal value: valuation, property, assessment, real estate, estimate, market value, jewelry
close a business, closing down, shut down, going out of business: dissolution, final tax return, cancel license, liquidation, employees, creditors, articles of dissolution
dissolve, dissolution, wind up: corporation, llc, articles, filing, creditors, assets, division of corporations, partnership
auction, auctions, auctioneer: bid, estate sale, surplus, state surplus, equipment, fundraiser, gavel, online auction
liquidate, liquidation, sell everything: assets, auction, clearance, inventory, equipment, closing, creditors
expand, expansion, grow my business, scale up: financing, hiring, new location, growth, market, loan, strategy, capacity
second location, branch, move my business: lease, expansion, address change, relocation, license update, storefront
retire, retirement, pension: 401k, ira, social security, savings, succession, medicare, pers, plan, seniors
retired, retiree, pensioner: senior, volunteer, part time, mentor, social security, medicare, senior center
401k, ira, retirement plan: employer, contribution, savings, match, sep, simple, financial advisor, benefits
financial advisor, investment advisor, wealth manager: investments, retirement, planning, portfolio, savings, fiduciary, estate
hand over, succession, pass on the business, family business: succession planning, heirs, next generation, transfer, estate planning, buyout, retirement, valuation
merge, merger, buyout: acquisition, partner, shares, valuation, attorney, joint venture, agreement
steal, stealing, stole, theft, thief: stolen, police report, security, embezzlement, burglary, insurance claim, lock, camera
embezzle, embezzlement, employee stealing, hand in the till: theft, fraud, bookkeeping controls, audit, police, separation of duties, accountant
break in, burglary, robbed, burglar: alarm, security camera, police report, insurance, locks, stolen, robbery
security camera, alarm system, surveillance: monitoring, installation, cctv, security, motion, recording, burglary, trail camera
fraud, scam, scams, scammer, ripped off: phishing, identity theft, consumer protection, fake, report, ftc, attorney general, warning, suspicious
fake, counterfeit, bogus: fraud, scam, counterfeit money, fake check, imitation, authenticity, report
fake job, job scam, too good to be true: scam, fraud, report, fake check, employer verification, warning, job seekers
phishing, suspicious email, fake email: scam, link, password, fraud, report, cybersecurity, attachment, sender
hacked, hacker, hackers, account stolen: password, cybersecurity, account recovery, two factor, breach, malware, report, data
virus, malware, ransomware: antivirus, cybersecurity, computer repair, backup, infected, security update
identity theft, stolen identity, used my name: credit freeze, fraud, police report, ftc, social security number, credit report
data breach, leaked data, customer data leak: notification, personal information, cybersecurity, law, attorney general, privacy
consumer protection, cheated, misleading advertising: attorney general, complaint, unfair trade practices, fraud, refund, better business bureau
privacy, private, personal data, my data: privacy policy, personal information, settings, visibility, consent, delete data, security, confidentiality
hide, hidden, invisible, do not show: visibility, privacy settings, profile, unpublish, private, public, display
delete, deleted, erase, get rid of: remove, account deletion, trash, unpublish, data, permanently, restore
cookies, tracking, being tracked: privacy policy, consent, browser, analytics, website, settings
robocall, spam call, telemarketer: do not call, phone, scam, block, fraud, unwanted
computer, computers, pc, laptop: repair, software, information technology, hardware, internet, keyboard, windows, mac, screen
broken computer, computer repair, slow computer: technician, virus, upgrade, hard drive, data recovery, screen, laptop, tech support
data recovery, lost files, hard drive crash: backup, computer repair, restore, disk, deleted files, technician
backup, back up, backups: data, cloud storage, restore, copy, hard drive, recovery, files
software, program, app, apps: download, install, subscription, computer, mobile, update, phone, cloud
internet, wifi, broadband, online access: starlink, provider, speed, fiber, satellite, router, data plan, connection, gci
slow internet, bad connection, no internet: outage, broadband, router, speed test, starlink, provider, tech support, wifi
starlink, satellite internet, satellite dish: broadband, remote, internet provider, antenna, rural, installation
router, modem, network setup: wifi, internet, cable, password, connection, it support, firewall
phone, telephone, cell phone, mobile: number, contact, plan, carrier, smartphone, call, text, coverage, voicemail
phone repair, cracked screen, broken phone: screen replacement, battery, technician, cell phone, repair shop, water damage
cell service, no signal, reception: coverage, tower, carrier, booster, satellite phone, remote, dead zone
satellite phone, inreach, radio call: remote, emergency, communication, rental, garmin, backcountry, vhf
text message, texting, sms: phone, notification, alert, number, verification code, message
email, emails, inbox: message, address, notification, newsletter, verify, contact, spam folder, confirmation
spam, junk mail, unwanted mail: filter, unsubscribe, moderation, report, block, email, spam folder
video call, zoom, online meeting: webinar, remote, camera, meeting link, virtual, microphone
artificial intelligence, chatgpt, ai: automation, software, tools, writing, technology, assistant, prompts
scanner, scan, copy machine, photocopy: documents, printing, pdf, upload, library, office supplies
office supplies, stationery, paper and ink: paper, toner, desk, printer, store, envelopes
account, accounts, my account, user account: profile, log in, sign up, settings, email, password, username, register, dashboard
sign up, create account, join the site: register, account, email verification, membership, profile, free, password
log in, login, sign in, cannot get in: account, password, email, reset, username, access, two factor, session
log out, sign out, logged out: session, account, sign in, browser, security, device
password, passwords, passcode: reset, forgot password, login, security, change password, account recovery, two factor
forgot password, lost password, locked out of my account: reset link, email, account recovery, login, new password, expired link
verification code, two factor, confirm email: authentication, verify, security, email link, text message, login, expired
username, user name, nickname, display name: profile, account, name change, login, public name, settings
change email, new email address, wrong email: account settings, profile, verify, contact details, notification, verification
close my account, delete account, leave the site: account deletion, privacy, data, deactivate, settings, membership
profile, profiles, my page, about me: account, photo, bio, edit profile, public, contact details, skills, settings
avatar, profile picture, my photo: upload, image, profile, crop, account, logo
settings, preferences, options: account, notification, privacy, language, profile, change, email frequency
post, posting, publish, put up: submit, listing, announcement, draft, editor, create, visible, event, job posting
draft, drafts, unfinished post, save for later: publish, edit, unpublished, editor, preview, post, autosave
edit, editing, edited, correct a mistake, fix a typo: change, update, revise, editor, save, listing, version, correction
update, updates, change details, outdated: edit, listing, new hours, address change, correct, current information, refresh
wrong information, incorrect, mistake on page, error in listing: correction, report, edit, suggest a change, update, claim listing
claim listing, claim my business, this is my business: ownership, verify, listing, business profile, edit access, request, approval
listing, listings, business listing, directory entry: directory, profile, category, address, hours, photos, claim, publish
directory, directories, yellow pages, list of businesses: listings, categories, search, businesses, members, contact, browse
add my business, list my business, get listed: listing, directory, submit, business profile, category, publish, free listing
add event, post an event, announce an event: calendar, submit, event listing, date, venue, publish, organizer, details
calendar, what is on, things to do: events, dates, schedule, upcoming, this weekend, community calendar, ical
recurring, repeat event, every week, weekly: schedule, series, calendar, recurrence, monthly, dates, event
upload, uploading, attach a file, attachment: file, photo, image, document, size limit, pdf, format
picture, pictures, photo, image: upload, gallery, photos, size, caption, alt text, camera
photo does not show, upload fails, image too big: file size, format, jpeg, upload error, resize, compress
link, links, url: website, web address, hyperlink, page, share, broken link
broken link, page not found, dead link: error, 404, report, fix, website, url, moved
share, sharing, send to a friend: link, social media, facebook, email, post, forward
search, searching, look up, cannot find: filter, results, keywords, browse, category, query, directory
filter, narrow down, sort: search results, category, location, date, tags, map, options
category, categories, tag, tags, topic: topics, listing, classification, filter, browse, keyword, industry
save, bookmark, favorites, favourite: saved, list, follow, collection, remember, account
follow, subscribe, following, keep me posted: notifications, updates, feed, newsletter, subscription, alerts
unsubscribe, stop emails, too many emails: notification settings, email preferences, newsletter, opt out, frequency, digest
notification, notifications, alert, alerts: email, settings, reminder, digest, push, updates, subscribe, message
remind, reminder, reminders: notification, calendar, deadline, email, due date, alert
message, messages, write to, contact someone: inbox, direct message, contact form, reply, email, conversation, send
reply, respond, answer back: message, comment, inbox, question, conversation, thread
question, questions, ask, asking: answers, faq, help page, forum, expert, contact, topic, ask a question
answer, answers, faq: question, help page, solution, guide, expert, reply, knowledge base
forum, discussion, discuss, chat: topics, thread, posts, community, comments, reply, conversation, group
comment, comments, commenting: reply, discussion, post, moderation, feedback, thread, public
report, flag, report abuse, inappropriate: moderation, abuse, moderator, violation, spam, guidelines, removed, review
moderate, moderator, moderation, mod: review queue, approve, flagged, guidelines, community standards, remove, report, administrator
banned user, blocked, suspended, kicked off: account suspension, moderation, violation, appeal, guidelines, administrator
block someone, block user, stop him writing: block, harassment, privacy, message, report, moderation
insult, offensive, hate speech, troll: moderation, report, community guidelines, abuse, conduct, removal
rejected, not approved, denied, turned down: review, reason, appeal, resubmit, moderation, application, requirements
approve, approval, approved, waiting for approval, pending: review, moderation, submit, status, administrator, queue, publish
why was my post removed, post disappeared, taken down: moderation, guidelines, expired, violation, unpublished, notification, appeal
expire, expired, out of date, old post: expiration, renew, archive, listing, closing date, past event, repost
archive, archived, old posts: past events, history, records, restore, expired, version
duplicate, duplicates, listed twice, double: merge, remove, listing, report, same business, correction
version, history, undo, go back: restore, previous version, revision, changes, edit, revert
guidelines, terms of service, site rules, terms: community guidelines, policy, conduct, conditions, acceptable use, moderation
admin, administrator, site owner, webmaster: manage, permissions, settings, roles, moderation, support, contact
role, roles, who may edit: permissions, editor, administrator, owner, member, team, access, manager
permissions, access rights, give access: roles, editor, administrator, owner, share access, team member, account
team, teams, team member, colleagues on the site: invite, members, roles, organization, collaborate, group, staff
invite, invitation, invited: team, email, member, accept, join, link, guest
organization, organisation, organizations, group page: members, profile, nonprofit, team, roles, listing, company, page
owner, owners, transfer ownership: transfer, owner account, permission, proprietor, claim, organization, shareholder
group, groups, join a group: members, community, discussion, club, meetup, team
help page, how to, instructions, guide me, manual: guide, step by step, tutorial, support, faq, documentation
support, technical support, contact us: contact form, email, phone, troubleshooting, question, ticket, assistance
problem, not working, does not work, bug: error, troubleshooting, support, report a problem, fix, browser, message
error, error message, something went wrong: troubleshooting, support, browser, reload, bug, page, failed
crash, freezes, page will not load, stuck: browser, reload, cache, internet connection, support, error, device
browser, chrome, safari, firefox: web page, cache, cookies, update, device, javascript, window
language, languages, other language, spanish: translation, english, interpreter, bilingual, site language, settings
large text, hard to read, bad eyes: accessibility, screen reader, font size, contrast, zoom, vision
app for phone, mobile version, use on phone: mobile, browser, home screen, install, responsive, android, iphone
map, maps, where is, location: directions, address, coordinates, near me, pin, region, distance
near me, nearby, close by, in my area: location, map, local, town, distance, directory, region
address, street address, addresses: location, map, contact, mailing address, po box, directions, town
contact, phone number, how to reach: email, telephone, address, listing, office, website, hours
statistics, data, numbers, figures: report, census, analysis, research, labor market, economy, population, trends
chart, graph, dashboard: statistics, data, analytics, report, visualization, trends
analytics, page views, how many visitors on my page: statistics, traffic, clicks, website, dashboard, report
download, downloads, export my data: file, pdf, csv, data, spreadsheet, copy, save
import file, csv, bulk upload: spreadsheet, upload, data, columns, format, listing, excel
embed, widget, put on my website: code, website, calendar, iframe, feed, share
qr code, scan code: link, flyer, phone, menu, poster, printing, camera
rss, ical feed, news feed: subscribe, calendar, updates, link, export, news
announce, news, bulletin: post, press release, notice, newsletter, updates, publish, community
featured, front page, top of the list: highlight, promoted, homepage, visibility, sponsor, ranking
free listing, does it cost to post, price of a listing: free, membership, fee, listing, post, directory
trust a listing, verified, is it real: verification, badge, reviews, license lookup, scam, reputation, claimed
license lookup, check a contractor, is he licensed: professional license search, corporations database, contractor registration, complaint, verification, better business bureau
reputation, good name, known for: reviews, brand, trust, testimonials, references, quality
better business bureau, bbb: complaint, rating, accreditation, consumer, reviews, scam
open data, public database, look up a company: corporations search, license search, records, entity, registry, filings
project, projects, project manager: planning, timeline, milestones, contractor, budget, management, proposal, scope
deal with stress, too much to do, cannot keep up: time management, delegation, hiring, virtual assistant, planning, burnout, schedule
time management, organized, to do list: planning, productivity, schedule, calendar, priorities, software
virtual assistant, remote assistant, someone to do my paperwork: administrative, bookkeeping, freelance, scheduling, office, email
lead, leads, sales lead: prospects, customers, marketing, contact form, referral, follow up
referral, refer, word of mouth: customers, recommendation, marketing, reviews, network, leads
goal, goals, strategy, vision: planning, business plan, mission, objectives, growth, leadership
leader, leadership, lead people: management, training, supervisor, board, team, development
delegate, delegation, hand off tasks: management, staff, manager, responsibilities, time management, hiring
conflict, quarrel, fight between workers: mediation, human resources, dispute, team, supervisor, communication
motivate, motivation, keep employees, keep good workers: retention, wages, benefits, recognition, turnover, workplace culture, housing
turnover, people keep quitting: retention, hiring, wages, employee, training, exit interview, schedule
meal, meals, lunch, staff meals: food, kitchen, camp, meals provided, per diem, catering, restaurant
child care, childcare, daycare, kindergarten: licensed provider, preschool, children, child care assistance, openings, license, after school, infants
open a daycare, start a daycare, watch kids at home: child care license, home provider, background check, inspection, ratios, food program, grant
assisted living, care home, nursing home: license, senior care, elders, medicaid waiver, caregivers, residents, background check
pet sitter, dog boarding, kennel: dogs, boarding, grooming, animals, license, walking, daycare
dog groomer, grooming, pet grooming: dogs, salon, bath, nails, pets, appointment, mobile
laundry, laundromat, wash clothes: coin laundry, linens, dry cleaning, showers, washing, drop off
gym, fitness, workout: exercise, personal trainer, yoga, membership, weights, classes, studio
moving company, movers, move furniture: moving, packing, truck rental, storage, household goods, labor, haul
storage, storage unit, store my stuff: self storage, warehouse, container, boat storage, monthly rent, heated
tow, towing, tow truck, stuck car: wrecker, roadside, recovery, breakdown, impound, winch, vehicle
car rental, rent a car, rent a truck: vehicle, rental, insurance, airport, daily rate, van, turo
car dealer, used car, buy a truck: dealership, vehicle, financing, trade in, warranty, title, dealer license
tire, tires, flat tire: studded, tire shop, changeover, winter tires, auto repair, rims
hard worker, work ethic, reliable worker: dependable, punctual, laborer, hiring, references, entry level, physical work, attitude
skills, skilled, ability, talent: qualifications, experience, training, trades, resume, certificate, profile
experience, experienced, years on the job: qualifications, resume, skilled, journeyman, entry level, references, work history
qualified, qualifications, requirements for a job: minimum qualifications, license, degree, experience, certificate, applicant, position
union card, journeyman, master tradesman: apprenticeship, certificate of fitness, plumber, electrician, trades, license, wages
trades, trade, skilled trades, blue collar: electrician, plumber, carpenter, welder, apprenticeship, vocational, construction, mechanic, union
outdoor job, work outside, outdoors work: trail crew, guide, landscaping, construction, fisheries, forestry, park, seasonal, farm
job with animals, work with animals, animal lover: kennel, veterinary, dog handler, farm, wildlife, shelter, groomer, dog mushing
job with kids, work with children, kids work: childcare, teacher aide, summer camp, youth program, coach, school, nanny, recreation
job on a boat, work on the water, sea job: deckhand, mariner, charter, tender, ferry, commercial fishing, tug, captain, crew
job with my hands, hands on work: trades, carpentry, mechanic, craft, construction, apprentice, welding, manufacturing
well paid, good pay, high paying: wages, salary, north slope, overtime, union, oil field, mining, pay range
quick money, fast cash, money today: day labor, gig, temporary, daily pay, cannery, pawn, odd jobs
meals provided, free meals, fed by the boss: room and board, camp job, lodge, cannery, housing provided, remote site
travel job, see the world, adventure job: seasonal, cruise, airline, guide, relocation, travel nurse, lodge, remote
retail, retailer, retailers, shopkeeper: store, merchandise, customers, inventory, sales associate, point of sale, gift shop, display
manufacture, manufacturing, manufacturer, factory: production, products, machinery, plant, processing, fabrication, assembly, made locally
production worker, factory work, assembly line: manufacturing, line, processing plant, packaging, machine operator, shift
3d printing, maker space, makerspace: prototype, fabrication, laser cutter, workshop, tools, design, stem
machinist, machine shop, lathe: fabrication, metal, parts, milling, cnc, marine, propeller, welding
propane, propane tank, bottled gas: fuel delivery, heating, refill, tank, stove, camping, supplier
heating oil, fuel oil, oil tank: fuel delivery, furnace, boiler, toyo stove, price, tank, heating assistance
chimney sweep, chimney, stovepipe: woodstove, cleaning, inspection, fireplace, creosote, fire safety
septic, sewer, sewage, outhouse: septic system, wastewater, pumping, certified installer, dec, drainfield, holding tank
pump, pumps, pumping: well, septic, water delivery, fuel, bilge, repair, installer
water delivery, haul water, water tank: bulk water, holding tank, cistern, truck, drinking water, dry cabin
air quality, dust, fumes: permit, ventilation, dec, road dust, emissions, mold, smoke
contaminated, pollution, polluted, toxic: cleanup, contaminated site, spill, remediation, dec, hazardous waste, testing, environmental
spill, oil spill, fuel spill, leak of fuel: spill response, report, dec, containment, cleanup, hazwoper, environmental, coast guard
wetland, wetlands, swamp, fill a wetland: army corps, permit, section 404, mitigation, fill, development, habitat
river bank, streambank, dock permit: habitat permit, fish and game, anadromous, kenai river center, erosion, stairs, floodplain
erosion, bluff, bank washing away: permit, engineering, flood, coastal, stabilization, grant, riverbank
floodplain, flood zone, river overflow: permit, flood insurance, fema, elevation certificate, borough, building
historic building, old building, heritage site: preservation, grant, tax credit, museum, register, restoration
museum, museums, exhibit hall: history, artifacts, culture, exhibit, volunteers, gift shop, nonprofit, visitors
church, churches, congregation: worship, ministry, nonprofit, sunday worship, pastor, hall, community, food pantry
senior center, old folks center, seniors club: elders, meals, activities, transportation, volunteers, medicare, lunch
youth center, boys and girls club, after school program: teens, children, recreation, summer camp, volunteers, nonprofit, childcare
homeless, homelessness, no place to live: shelter, housing assistance, emergency, nonprofit, services, rental assistance, food
shelter, safe house, emergency housing: homeless, domestic violence, beds, nonprofit, crisis, hotline, women
crisis, hotline, need help now: emergency, counseling, suicide prevention, 988, careline, behavioral health, support
rental assistance, help with rent, cannot pay rent: housing authority, voucher, eviction prevention, section 8, low income, application, ahfc, landlord
housing authority, section 8, low income housing: voucher, rental, tribal housing, apartments, application, income limits, hud
heating assistance, help with heating bill, liheap: energy assistance, low income, application, fuel oil, utility, tribal
medicaid, denali care, medicare: health coverage, eligibility, low income, application, senior, enrollment, public assistance
speak my language, foreign speaker, bilingual worker: interpreter, translation, spanish, russian, tagalog, korean, limited english, language
russian, ukrainian, filipino, hispanic: immigrants, bilingual, language, translation, community, church, culture, refugee
military spouse, army wife, pcs move: license reciprocity, base, employment, remote work, relocation, preference
women owned, woman in business, businesswoman: women entrepreneurs, wosb, womens business center, grants, mentor, networking, certification
young entrepreneur, kid business, lemonade stand: youth, student, permit, market booth, entrepreneurship, school, mentor
incubator, accelerator, startup program: entrepreneurs, cohort, mentors, pitch, funding, coworking, launch
feasibility, feasibility study, would it work: market research, business plan, demand, costs, analysis, consultant
prototype, product development, new product: invention, manufacturing, patent, testing, funding, design, market
food product, sell sauce, packaged food: food processing, dec permit, label, commercial kitchen, shelf stable, co-packer, nutrition facts, ph testing
dog treats, pet food, animal treats: feed registration, label, homemade, farmers market, commercial feed, pets
soap, candles, lotion, cosmetics: handmade, craft, label, cosmetics rules, fda, craft fair, online store
tea, herbs, herbal, wild plants: harvest, cottage food, devils club, fireweed, label, wild foods, remedies
chaga, mushroom, mushrooms, foraging: wild foods, harvest permit, forest, morels, edible, dried, sale
birch syrup, syrup, sap: birch, tapping, farm, food permit, local products, trees, gift
fur, furs, pelts, hides: tannery, trapping, sewing, marine mammal, garments, taxidermy, fish and game, native art
taxidermy, taxidermist, mount a trophy: license, hides, antlers, tannery, hunting, fish mounts, skulls
antler, horn, ivory, bones: carving, craft, marine mammal protection act, export permit, native art, fish and wildlife, sale
spa, sauna, hot tub: wellness, massage, banya, health permit, pool, relaxation, lodge
swimming pool, pool, lifeguard: permit, recreation, lessons, school, water safety, certification
vending machine, vending, snack machine: route, license, snacks, location, food permit, retail
mobile business, work from a truck, pop up: vendor license, transient merchant, permit, food truck, parking, trailer, event
door to door, peddler, street seller: solicitation permit, transient vendor, license, city, ordinance, sales
drone, drones, uav: part 107, faa, aerial photography, mapping, video, pilot, survey, inspection
drone license, part 107, fly drones for money: faa, remote pilot certificate, exam, aerial photography, commercial, airspace
uber, lyft, rideshare: driver, transportation network, taxi, app, insurance, airport, gig work
charter bus, shuttle, van service: transportation, passengers, tour, airport transfer, permit, commercial vehicle, insurance
car wash, detailing, auto detailing: vehicle, cleaning, wax, interior, pressure washing, fleet
pressure washing, window cleaning, power wash: exterior, cleaning, siding, commercial, windows, contractor
home inspector, house inspection, inspect a house: home inspection, real estate, registration, report, buyer, energy rating
title company, escrow, closing costs: real estate, title insurance, deed, closing, settlement, recorder
manage money, money skills, financial literacy: budget, counseling, credit, savings, class, debt, financial education
seasonal cash flow, survive the winter, slow season: off season, budget, savings, line of credit, marketing, reduced hours, unemployment, visitors winter
raise prices, price increase, charge more: pricing, margin, customers, inflation, costs, competition
inflation, prices going up, costs rising: price, wages, cost of living, suppliers, fuel, interest
financial statement, balance sheet, profit and loss: income statement, accountant, lender, assets, liabilities, bookkeeping, quarterly, cash flow
assets, asset, belongings of the firm: equipment, property, balance sheet, depreciation, inventory, valuation, collateral
equipment, machinery, machines, tools: rental, lease, purchase, repair, used equipment, heavy equipment, generator, financing
used equipment, secondhand machinery, surplus: auction, dealer, for sale, heavy equipment, government surplus, restaurant equipment
record keeping, keep records, files, filing: documents, receipts, retention, bookkeeping, audit, storage, years
subscription box, ship to lower 48: online store, shipping, subscription, customers, usps flat rate, packaging, seafood
flat rate box, usps, ups, fedex: postage, shipping, parcel, post office, tracking, rates, packages
lost package, package stolen, late package: tracking, shipping claim, carrier, insurance, delivery, post office
bush, off the road, remote village, fly in: rural, air cargo, village, barge, airstrip, subsistence, bypass mail, charter
bypass mail, bush order, village freight: rural, groceries, air carrier, postal service, pallets, store
permit for fishing charter, start a charter, charter business: uscg license, six pack, halibut charter permit, sport fishing business license, insurance, vessel, logbook, guide
start a lodge, open a hotel, run a bnb: lodging, zoning, bed tax, food permit, fire marshal, insurance, business license, booking
start a restaurant, open a cafe, open a bar: food permit, plan review, liquor license, lease, kitchen equipment, fire marshal, health inspection, menu, financing
start a farm, get into farming, new farmer: land, fsa loan, beginning farmer, nrcs, high tunnel, agriculture, division of agriculture, soil
start fishing, buy a boat and permit, young fisherman: commercial fishing loan, limited entry, crew experience, quota, mentor, vessel, permit broker
start a trucking business, own truck, owner operator: dot number, motor carrier, cdl, insurance, freight, mc authority, hauling
start construction company, become a contractor, my own crew: contractor registration, surety bond, liability insurance, residential endorsement, workers compensation, business license, bidding
first employee, hire first worker, becoming an employer: ein, workers compensation, unemployment insurance account, w-4, new hire reporting, payroll, withholding, i-9
hire family, employ my kids, hire my wife: payroll, child labor, family business, taxes, workers compensation, exemption
employer account, employer tax, employer registration: unemployment insurance, quarterly contribution report, department of labor, payroll, wages, ein
wages in cash, under the table, off the books: payroll, illegal, misclassification, withholding, reporting, irs, workers compensation
final paycheck, last paycheck, pay when leaving: wage claim, termination, three working days, quit, wage and hour, deductions
deduct from pay, took money from my check, paid for breakage: payroll deduction, wage and hour, written consent, uniform, wages, complaint
fired for no reason, wrongful termination, unfair dismissal: at will employment, discrimination, retaliation, attorney, complaint, final paycheck, unemployment insurance
pregnant worker, pregnancy at work, nursing at work: accommodation, family leave, lactation, discrimination, employee rights, maternity
dangerous job, unsafe work, afraid at work: osha complaint, hazard, refuse, safety, retaliation, inspection, protective equipment
boss keeps passport, forced labor, trafficking: human trafficking, hotline, labor exploitation, legal aid, immigration, police
tip jar, share tips, tip pooling: tips, wages, servers, wage and hour, restaurant, tax reporting
beginner, beginners, newbie, never done this: introduction, basics, step by step, getting started, entry level, class, first time, guide
appointment, appointments, make an appointment: booking, schedule, office hours, calendar, call ahead, reservation, walk in
urgent, emergency repair, asap, right now: 24 hours, emergency, same day, on call, after hours, immediate, rush
waiting list, waitlist, long wait, backlog: queue, delay, availability, processing, openings, slip, childcare
remote seller, out of state seller, internet sales tax: sales tax, arsstc, nexus, threshold, online store, collect, remit, commission
resale certificate, reseller card, buy without tax: wholesale, sales tax exemption, resale, retailer, borough, certificate, supplier
exempt, exemption, do not have to pay: tax exempt, certificate, eligibility, senior, nonprofit, waiver, exclusion
senior discount, senior exemption, old age discount: property tax, sales tax, senior card, over 65, application, borough, seniors
refused service, kicked out of a shop, service animal: ada, discrimination, public accommodation, service dog, rights, complaint, human rights commission
bad landlord, no heat, landlord will not fix: repairs, habitability, notice, tenant rights, landlord tenant act, legal aid, code, withheld rent
bad tenant, tenant will not pay, squatter, wrecked my apartment: eviction, notice to quit, unpaid rent, security deposit, damages, small claims, court, property management
abandoned property, left behind stuff, storage lien: landlord, notice, sale, storage unit, auction, vehicle, tenant
employee stole, caught stealing, bad employee: theft, termination, documentation, discipline, police report, final paycheck, investigation
discipline, write up, warning letter: employee, documentation, policy, handbook, termination, supervisor, misconduct
late to work, absent, absence, attendance: discipline, schedule, employee policy, sick leave, handbook, shift coverage
drunk at work, high at work, addicted worker: drug testing, substance abuse, employee assistance, policy, treatment, safety, discipline
sober, recovery, alcoholic, addiction: treatment, substance abuse, counseling, meetings, behavioral health, recovery housing, support group
trial period, probation period, try out worker: new hire, evaluation, probationary, employee, training, onboarding
job offer, offer letter, got the job: salary, start date, acceptance, negotiate, onboarding, benefits, contract
rejected applicant, did not get the job, no callback: resume review, interview practice, job center, feedback, job seeker, applications
job center, employment office, unemployment office: american job center, workforce, resume, training funds, job seeker, department of labor, computers, workshops
training funds, pay for my training, pay for school: workforce grant, wioa, step grant, tuition assistance, job center, scholarship, native corporation, tribal
vocational rehabilitation, work after injury, cannot do my old job: disability, retraining, accommodation, counselor, employment, workers compensation
typing test, computer skills, learn computers: keyboard, word, excel, digital literacy, class, library, office
bookkeeping software, quickbooks, accounting program: invoices, payroll, expenses, bank feed, reports, cloud, subscription
crypto, bitcoin, cryptocurrency: digital currency, wallet, exchange, scam, investment, payment, tax
stocks, invest, investing, shares: investment, portfolio, broker, dividends, retirement, financial advisor, risk
gift card, gift certificate, voucher: retail, balance, store, scam, expiration, online, holiday
layaway, pay later, installments: payment plan, financing, monthly, credit, purchase, deposit
deposit required, down payment, pay in advance, upfront: deposit, contract, refund, invoice, booking, milestone, scam
custom order, made to order, custom made: handmade, commission, quote, design, artist, lead time, deposit
repair, repairs, fix, broken: mechanic, technician, maintenance, parts, appliance, service call, handyman, replacement
appliance repair, washing machine, fridge, dryer: technician, refrigerator, stove, parts, installation, warranty, laundry
interior designer, decorator, home decor: design, furniture, paint, remodeling, staging, color, flooring
flooring, carpet, floor installer: tile, vinyl, hardwood, laminate, installation, carpet cleaning, contractor
fence, fencing, gate: installation, posts, chain link, livestock, property line, contractor, security
garage door, overhead door, door repair: opener, springs, installation, insulated, commercial door, technician
undertaker, funeral, funeral home, burial: cremation, mortuary, memorial, cemetery, obituary, arrangements, casket
pest control, mice, exterminator, bugs: rodents, insects, traps, bedbugs, certified applicator, inspection
animal control, stray dog, lost dog, dog bite: shelter, leash law, license, impound, rabies, adoption, ordinance
emergency manager, office of emergency management, emergency alert: evacuation, preparedness, tsunami, alerts, borough, incident command, sirens
tsunami, siren, evacuation: warning, inundation zone, evacuation route, high ground, coastal, preparedness, alert
census, population, how many inhabitants: demographics, statistics, labor market, community profile, data, borough
labor statistics, labor market, job trends, going wage: occupational wages, forecast, research, department of labor, industries, unemployment rate
trail, trails, path: hiking, easement, recreation, maintenance, skiing, permit, volunteers, map
public land, federal land, blm, forest service: permit, land use, recreation, refuge, lease, mining, special use, outfitter
wildlife refuge, national park, kenai refuge: commercial use authorization, special use permit, guide, visitors, camping, conservation, fish and wildlife
boundary, property line, where does my land end: survey, plat, corner, parcel viewer, setback, fence, easement
parcel, parcel number, who owns this land: borough assessor, plat, map viewer, title, tax, recorder, owner
subdivide, subdivision, split my land: plat, survey, borough planning, lots, road standards, replat, wastewater
platting, planning commission, planning department: plat, zoning, public hearing, land use, comprehensive plan, borough, appeal
street name, house number, get an address: addressing, borough, 911, gis, parcel, sign, planning
`
