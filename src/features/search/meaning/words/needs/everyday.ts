/**
 * Everyday words for needs, and further kinds of businesses and organizations: everyday speech, help in need and the
 * state. See `parseNeeds`.
 */
export default `
# More of what is said of kinds that other lists have

Food Banks
say cupboards bare, bare cupboard, nothing in fridge, kids hungry, stomach empty, stamps ran out, food stamps ran out, food stamps cut, no stamps till, food till payday, broke and hungry, last can of soup, ramen every night, skipping dinner so kids eat, grandma not eating enough, food hamper, food parcel, food shelf, bag of groceries, free milk, free bread, free turkey, turkey for thanksgiving, easter ham free, christmas dinner box, food for diabetic cheap, formula for baby free, pet food and food, surplus cheese, day old bread, leftover food give, extra food donate, donate moose meat, donate salmon, donate garden vegetables, clean out pantry donate, expired cans, organize food drive, kids pack food boxes, backpack food weekend, weekend food for kids, summer lunch for kids, school lunch free, college student hungry, student food pantry, food for homebound, no id food box, where is food given out, line for food, mobile pantry truck, need chow no cash

Payday Help & Bill Assistance
say behind on light bill, light bill too high, lights gonna be cut, lights getting shut off, disconnect notice, final notice electric, no money for oil, no money for wood, cant buy firewood, help with propane, help with water bill, water shut off notice, phone about to be cut, rent due friday, short on rent this month, first and last months rent, cant pay deposit, deposit to move in, help moving in, money for hotel tonight, hours got cut, laid off cant pay, husband lost job bills, out of work and bills, sick and cant pay, no paycheck this month, waiting on first check, stranded no money, bus ticket home, plane ticket home funeral, gas card, gas voucher, car broke cant pay, need tires no money, propane no money, cant pay daycare, money for school clothes, glasses no money, few bucks till friday, skint, broke as a joke, flat broke, who gives money, emergency cash, church that helps with rent, someone to help pay bills, single mom bills, elder cant pay heat, grandma heat bill, government money for heat, heat or eat

Homeless Shelters
say no place to sleep, noplace to go, bus station sleeping, sleep under bridge, sleeping under bridge, sleep in park, sleep at airport, sleep in camper, living in camper, living in garage, living in shed, staying on couch, wore out my welcome, friend kicked me out, boyfriend threw me out, wife threw me out, landlord locked me out, got evicted today, motel money ran out, cant stay another night, freezing outside tonight, below zero nowhere, man asleep outside, person sleeping in doorway, homeless man outside my shop, people camping by my store, somebody passed out in snow, tents behind building, help homeless guy, give blankets homeless, blankets for homeless, cook for homeless, serve at shelter, wash clothes homeless, mail address homeless, locker for stuff homeless, place to charge phone, take shower free, family shelter, shelter takes dogs, shelter with pet, shelter for couple, shelter for men, mens shelter, shelter with kids, sober shelter, wet shelter, street people, rough sleepers, got out of hospital nowhere, out of jail no place, out of rehab no place, eighteen and homeless

Housing
say apartment i can afford, rent eats paycheck, waiting list years, get on housing list, voucher nobody takes, place for single mom, place for big family, elders apartments, apartments for disabled, wheelchair apartment, low income senior apartment, house with mold no money, roof fixed no money, fix house grandma, house repair grant, rural home loan, village housing, tribal housing, build own house with help, sweat equity, buy house bad credit, buy house little down, veteran home loan, class for home buyers, trailer falling apart, trailer lot rent, mobile home park closing, too many people in house, ten people in house, overcrowded house, kids share one room, council flat, landlord selling house, losing house, bank taking house, behind mortgage, stop foreclosure, refinance trouble, pass background apartment, apartment with felony, apartment after eviction, moving out of shelter, security deposit program

Domestic Violence
say smacks me, slaps me, punched me, pushed me down stairs, shoved me, threw me against wall, grabbed my throat, pulls my hair, breaks my things, punches walls, breaks my phone, kills my pet threat, pulled gun on me, has a gun scared, drunk and violent, gets mean when drinks, mean drunk, controls money husband, takes my paycheck, checks my phone, tracks my phone, put tracker on car, follows me to work, shows up at my work, ex shows up at shop, employee abused at home, worker comes in with bruises, coworker has black eye, friend wont leave him, how to help friend abused, sister in danger, daughter in danger, my mom gets hit, dad hits mom, grandma gets hit, neighbors screaming at night, cant leave no money, leave with kids tonight, escape plan, pack bag and leave, where do i hide, immigrant wife abused, threatens to deport me, threatens to take kids, forced me to have sex, husband forced me, drugged at bar, woke up naked, date rape, coach touched, uncle touched me, boss forced me, made to sell body, girl being sold, men abused too, abused man, gay partner hits, teen boyfriend hits, someone to go to court with me, safe place for my dog, take in pets of abused, change locks scared, rape kit, counseling after rape, class for men who hit, anger class

Childrens Advocacy
say kid with bruises, kid comes hungry to school, kids home alone, toddler wandering street, drunk parents with kids, kids in meth house, kid locked in room, dirty kids, kid afraid to go home, stranger touched kid, kid told me something bad, who do i call kid hurt, report a parent, teach kids body safety, parents on drugs kids, speak for foster kid, voice for child in court, volunteer for abused kids, teddy bears for kids

Foster Care & Adoption
say state took kids, cps took kids, get my kids back, kids in system, ward of court, aged out no place, take teen in, emergency foster, weekend foster break, extra bedroom for kid, stuff for foster kids, suitcases for foster kids, native foster home, keep kids in tribe, indian child welfare, stepdad wants to adopt, adopt my nephew, adopt grandchild, adopt teen, adopt siblings, cant have kids, infertile want child, pregnant cant keep, find my birth parents, find my brother adopted, open adoption, home study, christmas for foster kids, mentor foster youth, foster mom burnt out, guardianship of grandkids

Human Services
say help with forms, too many forms, case worker, worker who helps families, somebody to talk me through, dont understand letter from state, letter from welfare, benefits cut, lost benefits, apply for food stamps, apply for stamps, renew medicaid, ebt card, cash assistance, tanf, income support, social assistance office, parents fighting all time, family falling apart, mom on drugs, dad drinks too much, kids acting out, stressed out mom, new baby no help, no family here with baby, car seat free, need crib, diapers free, class for new dads, class court says take, parenting class for court, supervised visit place, safe place to trade kids, visit my kids supervised, emergency child care, furniture voucher, clothes voucher, bus tokens, get id card homeless, birth certificate no money, mailing address for homeless, hotline for help, dial 211, one stop help, help for village families, help moving back to village, widow needs help, lost husband and bills

Disability Services
say get on disability, disability denied, denied disability, appeal disability, cant work hurt back, too sick to work, messed up my back, hands dont work, no legs, lost arm, lost fingers, legally blind, going blind, hard of hearing, deaf kid, nonverbal kid, kid with autism, grown son autistic, who cares for my disabled kid, turning 18 disabled, day program for adults, ride for wheelchair, wheelchair cant get in, no ramp at shop, ramp for my store, make my shop accessible, make store wheelchair friendly, bathroom for wheelchair, handicap parking sign, handicap placard, service dog in my shop, is that service dog, job for my disabled son, hire disabled worker, worker in wheelchair, somebody fought for my rights disabled, school wont help my kid, iep meeting, iep help, break for parents of disabled, somebody to stay with disabled, money for disabled, ssi check stopped, social security overpaid me, representative payee, stroke cant speak, tbi, fasd, fetal alcohol

Veterans Services
say get my va check, va check late, va denied me, va rating, va appeal, va claim help, dd214, lost discharge papers, bad discharge, upgrade discharge, other than honorable, agent orange, burn pits, gulf war illness, ringing ears from army, bad knees from army, ptsd from war, nightmares from war, cant sleep since iraq, jumpy since war, vet living in truck, vet sleeping outside, vet in jail, veterans court, vet drinking, vet needs ride, ride to va, va too far, village vet, native veterans, women vets, lady veterans, vet business loan, veteran owned business, hire vets, hire a veteran, jobs for ex military, leaving army what next, retiring from air force, transition from military, use gi bill, va home loan, va nursing home, widow of veteran, widows pension, dads medals, lost medals, grandpas war records, bury dad veteran, military funeral, flag for coffin, veterans cemetery, bugler, color guard for event, flag ceremony, old torn flag, donate to vets, thank a soldier, veterans day breakfast, veterans day free meal, memorial day ceremony, vets coffee, veterans get together, hang out with other vets, therapy dog vet, vets with guitars, vets hunting trip, reservist, guard drill weekend, uso, army buddies, jarhead

Immigrants & Refugees
say just came from another country, dont have papers, papers expired, visa expired, visa ran out, overstayed, renew green card, lost green card, green card through marriage, marry foreigner, fiancee from philippines, bring my mom here, bring kids from my country, brother in other country, ice took my husband, ice came to work, husband got deported, afraid of ice, immigration court, immigration letter, fill immigration form, translate my diploma, my diploma not good here, was doctor in my country, was teacher in my country, social security number immigrant, first job in america, first winter new immigrant, coat for refugee family, furnish apartment refugee, host refugee family, welcome refugee family, tutor refugee, mom speaks no english, english for grownups, english for my wife, practice talking english, us history test, take citizen test, oath ceremony, hire refugee, hire immigrants, workers with visa, j1 students trouble, boss keeps my passport, cheated because immigrant, ukraine family, afghan family, somali family, sudanese, congo family, haitian family, cuban family, venezuelan, mexican consulate, visit from consulate, dreamers, tps, parole from ukraine, food from my country, people speak my language, church in my language, send money home

Translation
say speaks spanish, speaks tagalog, speaks korean, speaks russian, speaks ukrainian, speaks hmong, speaks samoan, speaks chinese, customer speaks no english, worker speaks no english, talk to deaf customer, sign in spanish, menu in chinese, menu in other languages, flyer in spanish, website in japanese, put in spanish, put into english, letter in russian, paper from mexico, diploma from my country, birth certificate in spanish, court needs interpreter, interpreter at doctor, phone interpreter, certified translation, apostille translation, somebody bilingual, cant understand letter, sign language at event, subtitles, caption video

Legal Services
say served papers, papers from court, court letter, got summons, subpoena, somebody suing, getting sued by, sue contractor, sue my boss, sue hospital, sue insurance, hurt in wreck, hurt in crash, hit by car, hit by drunk driver, dog bit my kid, slipped and broke, whiplash, boat accident, plane crash family, who gets house, house in dads name, mom died house, brother took everything, family fighting over house, fighting over inheritance, put house in trust, trust for kids, pull plug papers, sign for mom, mom cant sign, take over dads money, wife wants divorce, husband wants divorce, quick divorce, cheap divorce, cheating husband, cheating wife, she took the kids, he took the kids, wont let me see kids, moving away with kids, grandparents see grandkids, ex wont pay, ex wont pay support, lower child support, paternity test court, stepdad adopt, living together agreement, got busted, caught with drugs, shoplifting charge, caught shoplifting, bar fight arrest, kid got arrested, teen arrested, juvie, caught poaching, fish and game ticket, hunting violation, illegal moose, took my license, dui second, refused breathalyzer, clear my record, expunge, seal record, pardon, warrant out for me, have a warrant, failed to appear, missed court date, probation violation, restraining order against me, neighbors fence my land, squatters rights, easement, right of way road, tree of neighbor, sign contract safe, dishonest partner, shady contractor, mouthpiece, ambulance chaser, barrister, law guy, lawyer lady

Legal Aid
say no money for court, court no money lawyer, represent myself, do my own divorce, divorce no money, fill court forms, court forms help, self help court, which court form, how to answer court papers, custody no money, free divorce, landlord shut off heat, landlord turned off water, landlord locked me out, landlord threw my stuff, landlord came in without asking, landlord raised rent too much, notice on my door, three day notice, thirty day notice, mold and landlord, bedbugs and landlord, discrimination renting, wont rent to me, wont rent kids, wont rent native, food stamps denied, medicaid denied, ssi denied, unemployment denied, unemployment appeal, overpayment letter, garnish wages poor, collector suing me, elder lawyer free, lawyer for elders, lawyer for abused wife, lawyer for kids, lawyer for immigrants free, rights of disabled, rights of renters, rights at work, boss didnt pay wages, cops hurt me, police beat, jail mistreated, innocent in prison, native rights lawyer, subsistence rights, ask lawyer for free, lawyer phone line, lawyer one hour free

Mediation
say neighbor dog barks, neighbors tree, neighbor music, neighbor parking, neighbor wont talk, roommate fight, roommates fighting, coworkers fighting, partners arguing business, business partners fighting, family fight over cabin, siblings fight over house, landlord and tenant argue, somebody neutral, somebody in the middle, referee for argument, meet halfway, work it out without court, avoid court, keep out of court, parenting plan, co parenting fight, kids and new wife fight, victim meet offender, make peace, circle justice

Reentry
say getting out soon, getting released, did five years, served my sentence, clothes after jail, no id after prison, get id after prison, place after prison, housing for felons, halfway home, sober place after jail, parole wants address, job for ex con, hire ex cons, hire felons, who hires felons, tax credit for felon, bonding for felon, cant get hired record, record from long ago, clean my record, sex offender housing, ankle bracelet, brother locked up, son locked up, husband locked up, boyfriend locked up, mom in prison, visit jail, call from jail, money for inmate, put money on books, books for prisoners, letters to prisoners, teach in prison, volunteer in jail, church in jail, ministry in prison, kids of inmates, camp for kids of prisoners, drug court, second chance, turn life around, stay out of jail, keeps going back to jail

Public Safety
say the law came, five o, po po, mounties, call trooper, village cop, somebody prowling, prowler, peeping tom, man lurking, creepy guy outside, weird guy in my shop, drunk in my shop, drunk wont leave shop, shoplifter, caught thief, kids stealing from shop, stole my bike, bike got stolen, sled stolen, snowmachine stolen, boat stolen, outboard stolen, gas siphoned, siphoned my gas, catalytic converter stolen, packages stolen, porch pirates, mail stolen, wallet stolen, purse snatched, pickpocket, stolen phone, found wallet, found a gun, found drugs, turn in gun, hear gunshots, shots fired, shooting at night, fight in parking lot, mugged, beat me up outside bar, knifed, stabbed, missing grandpa, kid missing, friend never came home, welfare check, check on my mom, old neighbor not answering, drug house next door, drug dealer next door, meth house, speeders on my street, cars race on street, abandoned car on my street, loud party, hit and run, somebody hit my car, hit my parked car, road rage, reckless driver, drunk behind wheel, fireworks late, kicked in door, smashed window, broke my window, spray painted, graffiti on my wall, fake twenty, get fingerprints, police background, ride along, teach kids bike safety, cop career, become a trooper, cop job, night patrol, start neighborhood watch, cold case, justice for my daughter, killed my son, widow of officer, bulletproof, police dog

Government Offices
say register my car, tags expired, new tags, lost plates, lost title, title for boat, register boat, register snowmachine, register trailer, drivers test, permit test, learners permit, road test, license expired, lost my license card, out of state license, real id, state id, no birth certificate, need birth certificate, death certificate copies, marriage licence, get married at courthouse, justice of peace, change address, change of address, lost social security card, get social security card, dividend application, dividend late, didnt get dividend, missed dividend deadline, my dividend, tax assessor, house assessed too high, senior tax break, property tax exemption, property tax late, who is my mayor, talk to mayor, call my senator, write congressman, complain to city, pothole, streetlight out, street not plowed, plow blocked my driveway, road not maintained, water main broke, ditch floods, culvert plugged, sidewalk broken, stop sign down, dead moose on road, dead animal pickup, junk cars neighbor, neighbors trash, code enforcement, build on my land allowed, how tall can fence be, allowed chickens, can i keep chickens, run business from home allowed, permit for sign, permit for fireworks, permit for parade, permit to close street, permit for food stand, food stand license, vendor permit, where do i vote, polling place, absentee ballot, vote by mail, sign up to vote, voted wrong place, ballot didnt come, poll worker, work at polls, count votes, jury summons, get out of jury duty, speak at assembly, public hearing, council agenda, public record, who owns that land, land records, record a deed, file deed, burial permit, pet license, bonfire permit, burn barrel allowed, trash day, library hours, city job, state job, government job, civil service, census worker, tribal enrollment, tribal id, notary at city hall, rego, licence office, registry office, council office, town clerk, clerk office

Politics & Advocacy
say run for mayor, run for school board, run for city council, get my name on ballot, yard sign election, doorknock, knock doors, phone bank, volunteer campaign, debate candidates, meet candidates, candidate forum, who to vote for, recall mayor, sign petition, start petition, ballot measure, rank choice, get out vote, kids vote, teens vote, women run for office, call lawmakers, change the law, testify legislature, testify about bill, speak up for fishermen, fight city hall, taxes too high, government too big, stop pipeline, save school, save library, save our post office, protest sign, boycott, fair pay women, treated bad because native, treated bad because black, called me slur, police racism, voting in language, rights for workers, gun grabbers, keep guns, tree huggers, lefties, right wingers, third party, green party, militia, homeschool rights, parents rights, vaccine choice, legal pot, term limits, money in politics

Senior Services
say old and alone, old and lonely, granny alone, nana needs, gramps needs, papa needs, grandma fell, dad fell again, who checks on grandma, call grandma daily, company for my dad, somebody to visit mom, visit elders, chores for elders, shovel for elders, wood for elders, chop wood for elder, yard help for elderly, fix step grandma, light bulb change elder, drive me to store old, ride to beauty shop, bingo ride, senior bus, cards and coffee seniors, pinochle, senior dance, exercise for old people, chair exercise, tai chi seniors, water aerobics old, teach grandma computer, teach grandma phone, grandma on internet, grandpa and facetime, help elders with phone, scam on grandma, robbed grandma, grandson takes grandmas check, caretaker steals, daughter takes moms money, mom being cheated, mistreats grandma, neglects grandpa, grandpa dirty and hungry, hoarder dad, hoarding mom, mom wont eat, dad forgets pills, dad shouldnt drive, take away keys, mom lost driving, mom mixed up, turning 65, sign up medicare, medicare letter, part d, retire what now, widow help, widower cooking, meals for my dad, hot lunch grandpa, lunch with elders, elder meals, native food for elders, pension help, old age pension, senior discount, senior benefits, senior jobs, job for old people, volunteer over 60, oldsters, fogies, oap, golden agers, over the hill

Aging & Elder Rides
say granny needs lift, lift for granny, drive my dad, pick up grandma, take grandma shopping, grocery ride elder, ride to eye doctor, ride to cancer treatment, ride to chemo, ride to dialysis, ride home after surgery, driver after surgery, somebody drive me hospital, cant drive at night, lost my sight cant drive, no bus where i live, out the road no ride, village medical travel, medicaid ride, medicaid taxi, taxi voucher, volunteer to drive, drive old people, ride in wheelchair, van with lift, ride for blind

Disaster Relief
say lost my house, house gone, home burnt, trailer burned, cabin burned, apartment fire, family burned out, burned out clothes, river took house, river took our house, house floated, bank eroding, house falling in river, village flooded, village washed away, roof blew off storm, tree on house storm, no power after storm, no water after quake, cracked foundation quake, shop flooded, shop burned, business burned down, business flooded, reopen after fire, reopen after flood, money after disaster, fema form, fema denied, disaster loan, where do i go storm, shelter after quake, cots and blankets, evacuate with pets, evacuate grandma, smoke bad evacuate, volcano ash, ash fall, tsunami siren went, help clean mud, muck out house, shovel mud volunteers, give to flood victims, give blankets, collect stuff for victims, donate after fire, disaster training, go bag, seventy two hour kit, supplies for quake

Thrift & Donations
say op shop, charity shop, jumble sale, boot sale, bric a brac, second hand shop, secondhand clothes, old coats, outgrew clothes, kids outgrew, clean out closet, cleaning out house, cleaning out moms house, dead persons clothes, downsizing give away, moving give away, dump or donate, too good to throw, toss or give, take my couch, somebody take my sofa, pick up donated furniture, pick up furniture donation, who takes mattresses, who takes toys, who takes books, who takes dishes, who takes crutches, who takes wheelchair, who takes old computers, give away piano, unload stuff, get rid of junk good, give winter gear, used skates, used skis cheap, used boots, cheap boots, cheap work clothes, free work boots, cheap pots and pans, cheap kids clothes, costume cheap, halloween costume used, thrifting, bargain hunting, dollar clothes, bag sale, free store, free pile, swap clothes, clothing swap, old eyeglasses give, old bike give, old car give, write off donation, donation receipt

Volunteering
say got time on hands, time on my hands, bored want to help, lend hand, retired bored, court hours, work off hours, hours for school, hours for college application, senior project hours, eagle project, employees volunteer together, company volunteer day, my staff wants to help, volunteer with family, kids want to help, one day volunteer, help at event, help at race, usher, hand out water at race, help elders, help with animals, help in library, read to kids, drive for charity, cook for hungry, build houses, pick up trash, clean up day, park clean up, trail work day, board member, join a board, someone to be treasurer, need volunteers, find volunteers for event, need helping hands, free labor for charity, helpers for festival, background check volunteer, peace corps type, year of service, gap year

Philanthropy
say give cash, give bucks, donate dough, which charity is good, is charity real, is charity legit, charity rating, make a gift, instead of flowers, money in memory, grandpas memorial fund, scholarship in memory, leave land to charity, leave house to charity, give stock, give land, donate boat, donate plane, donate a vehicle, give part of profits, percent of sales to charity, my shop wants to donate, business donate, businesses that give, sponsor kids team, sponsor our team, ask for sponsor, need sponsor, sponsors for race, sponsor for event, prizes for raffle, donate prize, auction items needed, gift basket for auction, company giving, match employee gifts, rich folks, sugar daddy, who funds charities, grant for village, grant for church, grant for club, grant for school, how to write grant, run fundraiser, raise money for sick kid, raise money for funeral, spaghetti dinner benefit, benefit for family, benefit concert, go fund me, pull tabs, raffle permit, gaming permit, bingo money, charity golf, fun run for charity, gala, telethon, coin jar

Nonprofits
say start a charity, start nonprofit, set up nonprofit, start a club, make club official, bylaws, bylaws for club, officers for club, treasurer of club, club bank account, 501c3 papers, tax exempt status, tax letter for nonprofit, charity registration, fiscal sponsor, board fighting, board trouble, board training, hire director nonprofit

Community Development
say fix up downtown, empty buildings downtown, dead downtown, flowers on main street, christmas lights downtown, new playground, want a park, want sidewalk, want stop sign, speeders on street, kids play in street, streetlights, snow on our road, who plows our road, gravel road bad, dust on road, road bad nobody fixes, neighbors pay for road, road dues, hoa fees, hoa too strict, hoa president, neighbors meet, meet neighbours, neighbourhood party, community hall rent, village hall, village meeting, bring jobs to town, jobs in village, young people leaving, town dying, keep school open, new business park, community clean up, mural downtown, grant for town, build community center, save old building

Employment & Training
say need a gig, odd jobs, quick work, work for cash, need cash job, work asap, start tomorrow, hiring asap, whos hiring, anybody hiring, where they hiring, jobs no experience, job without diploma, job no english, jobs for immigrants, job for my kid, job for teenager, work at 14, work at 15, work at 16, job for 50 year old, too old to get hired, nobody hires me, cant keep a job, fired and broke, got canned, got sacked, got the boot, plant closed, cannery closed, mill closed, hours cut, need second job, side gig, side hustle, want different career, hate my job, want better job, get promoted, learn computers for job, learn heavy equipment, learn to be mechanic, learn plumbing, learn electrical, learn hvac, learn nursing, become cna, become medic, cdl class, forklift class, osha card, hazwoper, food handler class, twic card, deckhand training, cooking school, beauty school, free training, pay for training, tools for new job, work boots for job, interview clothes, what do i say in interview, make a cv, write a cv, cover letter, job letter, apply online help, computer to apply, unemployment check, file unemployment, unemployment ran out, jobseeker, job centre, dole office, job counselor, career test, what job fits me, job for shy person, job for veteran, job for mom, job while kids at school, job in village, paid training, earn while learning, join trade, trades for women, women in trades, hire apprentice, hire trainees, hire teens summer, train my workers, train my staff, class for my workers, money to train workers, rapid response layoffs, laying off workers

Debt & Credit Counseling
say up to my ears, in over my head, cards maxed, maxed cards, juggling cards, robbing peter to pay paul, owe everybody, owe hospital, owe landlord, owe payday loan, payday loan trap, title loan, repo man, repo my car, car repossessed, took my truck back, collectors harass me, bill collectors, calls from collectors, letter from collector, garnish my check, garnished, taking half my check, student loans default, cant pay student loan, bankrupt, go belly up personal, clear debt, fix my credit, bad credit score, credit shot, no credit, build credit, credit report wrong, lives paycheck, where does money go, spends too much, shopping too much, husband spends, gambling debt, teach me budget, make budget, stretch dollar, save a few bucks, money class, money class for teens, first bank account, piggy bank kids, learn about money

Banking
say rainy day money, stash cash, bank for kids, kid account, open account no id, bank that takes bad credit, second chance account, bounced check, card got eaten, card declined, pin forgot, lost bank card, change for bills, quarters for laundry, coins counted, cheque cashed, chequing, loonies to dollars, dough for house, borrow bucks

Child Care
say mind the kids, mind my kid, watch rugrats, watch little ones, watch the kiddos, kiddo care, somebody for my little one, nana cant watch kids, grandma cant watch kids, sitter fell through, babysitter quit, babysitter cancelled, cant work no sitter, nobody to watch kids, night shift child care, overnight childcare, weekend childcare, childcare before 6am, early morning childcare, daycare with openings, daycare waitlist, cheap daycare, cant afford daycare, help pay daycare, child care assistance, daycare money, creche, nursery place, childminder, nanny share, baby 6 weeks, newborn daycare, potty training daycare, special needs daycare, sick kid daycare, snow day care, school closed care, spring break care, kids after the bell, pick up kids from school, daycare license, start a daycare, open daycare at home, kids at event care, drop kids for an hour

Youth Development
say kids running wild, kids causing trouble, kid smokes weed, kid vapes, kid drinking, teen drinking, teen on drugs, kid skips school, skipping school, cuts class, wont go to school, kicked out of school, kid in juvie, juvie, kid got arrested, shoplifting kid, kid fights, bully kid, bullied kid, my kid has no friends, shy kid, lonely kid, kid on phone all day, get kid off couch, bored rugrats, something for the rugrats, tweens, preteen, middle school kids, latchkey, dad for my son, male role model, good example for my boy, girl needs confidence, mean girls, teen moms, teen needs job, teen needs place, daughter ran away, son ran away, ran away from home, kid threatens to run, teen wont come home, teen kicked out, parents kicked me out, gay teen kicked out, teens to talk to, someone to talk for teens, peer help, teen hotline, tutoring for kids free, homework club, free stuff for teens, open gym teens, midnight basketball, place to chill, hangout for teens, skate with teens, village kids, native youth, culture camp, wilderness for troubled, straighten kid out, boot camp teen, military school, tough love, be a mentor, be big brother, work with youth, coach kids

Networking Events
say schmooze, rub elbows, hobnob, shoot the breeze with owners, swap stories, swap ideas, pick brains, pick somebodys brain, compare notes, share a table, coffee with owners, beer with owners, drinks after work business, lunch with owners, breakfast for bosses, biz folks, biz meetup, meet biz owners, meet other newbies, others who run shop, bosses group, people like me in business, lonely running business, tired of working alone, new owner meet, women owners meet, young owners meet, find business partner, find a co founder, shindig for businesses, holiday party for businesses, business mixer, speed networking, hand out cards, make connections, get to know folks, industry night, founders meet, freelancers meet, makers meet, vendors meet, business retreat

Newcomers & Social Clubs
say new in town, new kid in town, moved from lower 48, cheechako, greenhorn, first winter here, dont know a soul, no pals, find pals, find mates, find buddies, meet folks, meet singles, meet nice guy, meet nice lady, find a date, find a wife, find a husband, speed dating, over fifty single, divorced and lonely, empty nest, lonely in winter, cabin fever, bored in winter, winter blues company, get out of house, something to do evenings, chit chat, chew the fat, somebody to have dinner with, thanksgiving alone, christmas alone, walk with others, hike with others, mums meet, moms night out, dads meet, game night friends, supper with others, shindig, hootenanny, get together, social hour

Festivals & Fairs
say whats happening, weekend fun, fun this weekend, fun with kids, fun for family, take the kids, take the rugrats, day out with kids, free fun, cheap fun, cheap thing with kids, shindig, hootenanny, hoedown, jamboree, jubilee, block party, beer fest, music fest, food fest, fair rides, fun fair, cotton candy, pig races, rodeo, pie contest, pie eating, costume contest, ugly sweater, tree lighting, santa arrives, easter egg hunt, egg hunt, trunk or treat, trick or treat, haunted house, hay ride, corn maze, bonfire party, lantern walk, solstice party, midnight sun party, new years fireworks, canada day, juneteenth, pride march, mardi gras, may day, booth at fair, get a booth, vendor spot, stall at fair, band for fair, parade entry, join parade, volunteer at fair

Farmers Markets
say sell my stuff, sell my crafts, sell jewelry i make, table at bazaar, rent a table, stall holder, spot at market, vendors wanted, church bazaar, school bazaar, craft bazaar, makers market, flea market stall, boot sale, car boot, swap stuff, seed swap, moms sale, kids stuff sale, gear swap, ski swap, book swap, native crafts sale, where to sell knitting, where to sell jam, gift market, santa market, veggies from farmer, fresh eggs market, sunday market, wednesday market, night market

Coworking & Meeting Space
say room for shindig, hall for shindig, hall for birthday, bday party place, kids bday place, place for baby shower, baby shower place, bridal shower place, sweet sixteen place, retirement party place, going away party room, celebration of life hall, potlatch hall, memorial potluck room, place for reception, hall with kitchen, hall cheap, cheap hall, church hall rent, legion hall rent, room for 20 people, room for 50 people, room for 100 people, gym to rent, school gym rent, room for yoga, room for dance class, room to teach class, class space, room for support group, free meeting room, library meeting room, quiet place to work, office for a day, desk for a month, place to meet client, room with projector, zoom room, pop up shop space, mailing address for business, rehearsal space, band practice space, art studio rent, somewhere to hold contest, venue for concert, chairs and tables included

Towing
say slid in ditch, slid into ditch, spun out, went off road, high centered, stuck to axles, buried in snow truck, truck through ice, snowmachine through ice, sled broke down trail, stranded on highway, stranded with kids, broke down middle of nowhere, dead car highway, car conked out, car crapped out, truck quit on me, give me a boost, battery dead cold, wont start minus forty, locked my keys in, keys locked inside, ran out of gas, out of gas on road, blew a tire, flat no spare, lug nuts stuck, no spare tire, hit moose car undrivable, wrecker, tow to shop, tow to dump, tow car to town, haul dead car, pull truck out, winch me out, yank me out, breakdown service, roadside help, aaa, towed my car where, my car got towed, car in tow yard, impound lot

Taxis & Transport
say give me a lift, catch a lift, bum a ride, hitch a ride, hitchhike, ride into town, ride out the road, need wheels tonight, get home drunk, too drunk to drive, been drinking ride, dd tonight, safe ride home, cabbie, taxicab, coach trip, bus to next town, bus between towns, get to village by road, van to trailhead, trailhead ride, hotel shuttle, wedding shuttle, group van, van for 12, bus for group, bus for seniors group, bus rental with driver, prom limo, airport at 4am, ride for kid to school, ride for employees, get workers to job, no bus at night, late bus, last bus, bus broke down, night bus, monthly pass, bus route, where is bus, wheelchair bus, dial bus

Retail
say shop girl, ring people up, stock shelves, shelf stocker, bagger, work at mall, corner shop, dollar store, five and dime, variety store, everything store, odds and ends store, where to buy stuff, somewhere to shop, store open late, store open sunday, dept store

Movies
say catch a flick, picture show, matinee, popcorn movie, kids movie, cheap movie, drive in movie

Restaurants
say nosh, eats, good eats, cheap eats, hot grub, grab grub, where to chow, greasy spoon, truck stop food, hole in wall food, mom and pop diner, sarnie, bangers and mash, chippy fish, poutine, feed the family cheap, feed the rugrats, kids menu, carry out, drive thru, doggie bag, dinner for twenty, table for ten, big group dinner, birthday dinner, bday dinner, dinner with boss, dinner with client, brekkie, brekky, bfast, open late food, open christmas food, open thanksgiving food

Bars
say booze, brewskis, cold one, cold beer, watering hole, dive bar, honky tonk, get drunk, get hammered, night cap, night on town, girls night out, guys night, shoot pool, darts and beer, open mic, band tonight, live band, gig tonight, dance floor, ladies night, singles bar, gay bar, sports bar, superbowl party, big game tv

Music
say band gig, need a band, band for shindig, band for bar, hear live band, jam with others, jam night, open mic, singer for party, guitar guy, fiddle tunes, fiddlers, garage band, drummer wanted, bass player wanted, looking for bandmates, kid wants drums, concert tix, tix to show, free concert, concert in park

Junk Removal & Trash
say get rid of stuff, get rid of junk, get rid of crap, toss old stuff, chuck stuff, ditch couch, dump my junk, dump run, run to dump, take to tip, rubbish pickup, rubbish removal, skip hire, bin men, bin day, dustbin, clear out house, clear out garage, clean out shed, clean out moms house, hoarder house, pile of crap, junk in yard, yard full of junk, wrecked car in yard, dead car in yard, old snowmachine junk, busted fridge, busted washer, old freezer full of fish, busted couch, broken tv, old piano, hot tub haul, construction trash, demolition trash, shingles dump, tenant left junk, renter left trash, free dump day, spring cleanup, trash after bears, bear got trash, trash everywhere

Moving & Storage
say lug couch, schlep furniture, strong guys, two guys and truck, guys with truck, man with van, man and van, moving blankets, moving out of apartment, moving flat, help unload, load container, unload u haul, lend truck, borrow a truck, need pickup for day, cheap movers, student movers, move grandma to home, pack moms house, put stuff in storage, stash stuff, stash my boat, shed to rent, garage to rent, heated storage, keep truck inside winter, store rv, store snowmachine, leaving for winter store car

Scholarships
say cash for college, bucks for school, dough for college, free ride to college, help pay uni, uni money, college for foster kids, college for single mom, college for felons, trade school money, money for cna class, grandkid college, native student money, essay contest money, pell, loan free college

Education
say get my ged, never got diploma, finish school at 40, go back to school at 50, night school, evening course, cert class, get certified, cert course, ceu, ceus, refresher course, crash course, beginner class, class for dummies, class for newbies, class for old folks, learn excel, learn word, use computer class, smartphone class, phone class for seniors, learn photoshop, learn to sew class, learn to weld class, read better adult, cant spell, bad at reading, help my kid read, kid hates school, kid flunking, flunked math, community college, campus tour, sign up for classes, online college, homework too hard, tutor for my kid

# More kinds

Divorce & Family Law
is family law, divorce lawyer, divorce attorney, family lawyer, custody lawyer, family law attorney
in divorce, custody, family law, dissolution
say splitting up, splitting up with husband, splitting up with wife, marriage over, marriage is over, done with marriage, leaving husband papers, leaving wife papers, want divorce, wants divorce, file for divorce, divorce forms, divorce cost, divorce fight, divorce house split, split house, split everything, who keeps dog, who gets kids, half my business divorce, wife wants half, husband hides money, separated not divorced, legal separation, annul marriage, annulment, common law wife, never married but kids, custody battle, custody fight, full custody, joint custody, fifty fifty custody, every other weekend, ex took kids, took kids out of state, move away with kids, ex on drugs custody, ex late with kids, change custody, grandparent visitation, emergency custody, parenting plan papers, child support too high, child support too low, ex hides income, prove father, sign birth certificate dad, stepparent adoption, maiden name back, prenuptial, military divorce

Wills & Estates
is estate planning, wills and trusts, probate, estate attorney, elder law, trust attorney
in estate, probate, wills, trusts, elder law
say last testament, write testament, no testament, dying without testament, dad left no testament, who inherits house, somebody died papers, dad passed paperwork, after mom died, after death paperwork, executor, settle estate, who inherits, inheritance fight, fight over house, cabin in family, leave cabin to kids, leave boat to son, leave fishing permit, leave money to dog, cut out son, disinherit, trust for grandkids, trust for disabled, avoid probate, transfer deed on death, put kids on deed, sign house over, medicaid take house, nursing home take house, get affairs in order, dying soon papers, before surgery papers, pull plug, advance directive, power of attorney for mom, mom has dementia papers, dad cant sign, guardian for kids if die, wishes on paper, burial wishes

Criminal Defense
is criminal defense, criminal lawyer, defense attorney, criminal attorney, dui attorney
in criminal, defense, dui
say got arrested, been arrested, arrested last night, got busted, busted for weed, caught with drugs, drug charge, assault charge, domestic charge, bar fight, shoplifting charge, stole something charged, charged with felony, charged with misdemeanor, cops want to talk, police want to question, search my house, warrant for arrest, got a warrant, turn myself in, dui last night, got dui, got dwi, blew over, drove drunk, boating drunk, arraignment, plea deal, plead guilty, court tomorrow, going to trial, my son arrested, kid in jail, husband in jail lawyer, falsely accused, probation violation, bail hearing, sex charge, poaching charge, fish and game ticket, wrongly accused, lose license dui, appeal conviction, expunge record, clear record

Immigration Law
is immigration law, immigration lawyer, immigration attorney, visa attorney
in immigration, visa, naturalization
say immigration papers, fill out immigration, green card for wife, green card for husband, wife visa, fiance visa, bring mother here, bring parents, bring kids here, visa for worker, visa for employee, sponsor worker, h1b, h2b, student visa, overstayed visa, visa expired, visa denied, denied green card, deportation notice, facing deportation, ice detained, ice took, immigration court date, asylum case, afraid to return, dreamer renew, daca renew, temporary protected, work permit renew, travel with green card, citizenship application, citizen with criminal record, married american, victim visa, adopted from abroad papers

Injury & Accident Law
is personal injury, injury lawyer, accident lawyer, injury attorney, trial lawyers, maritime injury
in injury, accident, trial
say car wreck lawyer, crash wasnt my fault, rear ended neck, whiplash, hit by truck, hit on bike, hit walking, drunk driver hit, slipped on ice store, fell on stairs apartment, dog bit, dog bit face, hurt on boat, deckhand hurt, hurt on crab boat, jones act, hurt at cannery, plane crash, doctor messed up, surgery went wrong, wrong medicine, nursing home hurt mom, insurance lowball, insurance wont pay accident, hospital bills accident, husband killed work, killed by drunk driver, defective product, burned by stove, workers comp denied, comp stopped paying

Bankruptcy
is bankruptcy, bankruptcy attorney, bankruptcy lawyer, bankruptcy court, chapter 7, chapter 13
in bankruptcy, debtors
say go bankrupt, going bankrupt, file bankrupt, wipe out debt, wipe debt, clear all debts, cant pay anybody, start over debts, collector lawsuit, garnish paycheck stop, stop foreclosure, stop repo, keep house bankruptcy, keep truck bankruptcy, business went broke, belly up, go bust, medical debt too big, lose everything debt

Tenants & Landlords Help
is tenants rights, tenants union, landlord tenant, renters rights, fair housing, eviction prevention
in tenants, landlord, renters, fair housing
say landlord wont fix heat, no heat landlord, no water landlord, landlord ignores me, landlord comes in, landlord raises rent, rent hike, rent increase too much, rent went up, evict me, eviction notice on door, can he evict me, how long before eviction, locked me out, changed locks on me, took my stuff landlord, wont return my deposit, kept deposit carpet, mold apartment, mice apartment landlord, bedbugs landlord, broken lease, break lease early, roommate left owes rent, sublet, landlord sold house, wont rent because kids, wont rent because disabled, wont rent to natives, emotional support dog landlord, landlord harasses, landlord wants sex, slumlord, rights of renter, my tenant wont pay, my renter wrecked house, how to evict

Courts & Clerks
is court system, courthouse, superior court, district court, clerk of court, small claims court, federal court, tribal court
in court, courts, judicial, clerk
say court date, missed court, reschedule court, court forms, file papers court, file small claims, small claims form, sue for under, look up court case, court records, pay court fine, pay fine, pay ticket online, contest ticket, fight ticket, jury summons, jury duty, excuse from jury, magistrate, marriage at courthouse, name change court, protective order form, file restraining order, probate filing, guardianship filing, divorce forms court, traffic court, drug court, mental health court, veterans court, self help center court, court interpreter, watch trial, court house closed, appeal judge, complaint about judge

Public Defenders & Prosecutors
is public defender, public defense, prosecutor, district attorney, office of public advocacy
in public defender, prosecuting, advocacy
say court appointed lawyer, lawyer from court, cant pay criminal lawyer, free criminal lawyer, charged and broke, who is my public defender, drop the charges, press charges, da office, witness in case, victim wants case news

Crime Victims Help
is crime victims, victims compensation, victim advocate, victims rights, homicide survivors, violent crimes compensation
in victims, crime, justice
say i was attacked, got attacked, got mugged, got stabbed, got shot, beaten by stranger, money after crime, hospital bill after attack, funeral murdered, son was murdered, daughter was murdered, brother killed, family of murder victim, missing native woman, missing indigenous women, drunk driver killed son, hit by drunk driver, mom robbed, scared since robbery, cant sleep since attack, attacker getting out, tell me when released, go with me court, rights of victim, restitution money, counseling after crime, kid saw shooting, support for survivors, robbed at gunpoint, store robbed worker upset

Elder Abuse & Adult Protection
is adult protective services, elder abuse, elder justice, vulnerable adults, office of elder fraud
in adult protective, elder, vulnerable, elder fraud
say somebody stealing from grandma, nephew stealing grandma, son takes moms check, grandson takes check, caregiver steals, caregiver hits, caregiver mean, dad being scammed, mom sends money online, mom wires money, grandma lonely scam, online boyfriend mom, made mom sign house, grandma locked in room, grandpa left alone, grandpa no food, old lady filthy house, elder neglected, elder hit, elder mistreated, yells at elder, bruises on elder, elder in village abused, report elder abuse, who checks on old people, disabled man mistreated, disabled woman cheated

Juvenile Justice & Youth Courts
is juvenile justice, youth court, teen court, juvenile probation, youth detention, youth facility
in juvenile, youth court, youth facility
say kid arrested, teen arrested, my kid got caught, kid caught stealing, kid caught drinking, minor consuming, underage drinking ticket, teen with weed ticket, kid vandalized, kid broke windows, kid set fire, fire setter, kid in juvie, juvenile hall, juvie visit, teen probation, judged by other teens, teens be lawyers, community hours teen, first offense kid, kid steals car, kid in gang, scared straight

Youth Shelters & Runaways
is youth shelter, runaway shelter, homeless youth, covenant house, teen shelter, host homes
in youth, shelter, teens
say kicked out at 16, kicked out at 17, mom threw me out, dad threw me out, parents threw me out, kicked out for being gay, ran away from home, want to run away, im 15 nowhere, im 16 nowhere, im 17 nowhere, teen sleeping outside, teen couch surfing, daughter ran away, son ran away, teen on streets, street kids, teen needs bed, teen food and bed, pregnant teen no home, teen selling sex, aged out foster homeless, stepdad hates me, parents fight scared teen, drop in center teens, shower and food teens, fight with parents need place

Human Trafficking & Exploitation Help
is human trafficking, anti trafficking, sex trafficking, exploited women, trafficking survivors
in trafficking, exploitation, survivors
say sold for sex, forced to strip, forced massage work, forced to work, boss took passport, boss keeps papers, locked at work, work no pay threatened, girl in motel, girl being sold, teen sold online, lured online, met online and took her, get out of the life, escort wants out

Food Stamps & Public Assistance
is public assistance, food stamps, temporary assistance, snap benefits, welfare office, medicaid office
in public assistance, snap, benefits, medicaid
say apply for food stamps, food stamps application, renew food stamps, food stamps late, food stamps stopped, waiting months stamps, ebt lost, lost my ebt, ebt balance, do i qualify stamps, too much income stamps, stamps for fisherman, stamps for self employed, stamps for student, welfare check, welfare office, cash assistance, tanf, apply medicaid, medicaid renewal, medicaid cut off, kids medicaid, wic card, senior benefit check, adult public assistance, heating help application, child care assistance, fair hearing, on hold for hours, interview for stamps, report income change, take ebt in my store, accept ebt, accept food stamps my shop

Child Support
is child support, child support services, child support enforcement
in child support, enforcement
say ex wont pay support, ex wont pay child, deadbeat dad, deadbeat mom, dad wont pay, get child support, file child support, cant pay child support, lower my support, lost job support, behind on support, support took dividend, support takes too much, license taken support, paternity test, who is father, support for worker garnish, employer got support order, withhold support from worker

Supervised Visitation & Safe Exchange
is supervised visitation, safe exchange, family visitation, visitation center
in visitation, exchange
say see kids with supervisor, somebody watch visit, court says supervised, hand over kids safe, neutral place for kids, exchange kids no contact, visit my kids in state custody

Transitional & Sober Housing
is transitional housing, sober living, halfway house, recovery residence, oxford house, supportive housing
in transitional, sober, supportive housing, recovery
say place after rehab, place after treatment, sober house, clean and sober house, room in sober, place after prison, after jail housing, place after shelter, get on feet housing, live with other sober, housing for women with kids recovery, room weekly rent program, housing with support, program to get apartment, second chance apartment, housing after hospital

Day Shelters & Hygiene
is day shelter, drop in center, day center, homeless resource center, mobile showers
in day center, drop in, outreach
say shower for homeless, take a shower free, wash clothes free, laundry free homeless, charge phone free, place to sit day, warm place day, mail for homeless, lockers homeless, socks and gloves free, haircut free, haircut homeless, foot care homeless, get id homeless, coffee free warm, use bathroom homeless

Furniture & Household Banks
is furniture bank, furniture assistance, bed program, household goods assistance, sleep in heavenly peace
in furniture, beds, household
say kids sleep on floor, sleep on floor, no beds, need bed for child, bunk beds free, nothing in apartment, empty apartment, pots and pans free, blankets free, sheets free, table and chairs free, starting over no furniture, got housing no furniture, donate beds, donate mattress, donate dresser

Wood Banks & Fuel Help
is wood bank, firewood assistance, fuel assistance, heating assistance, energy assistance
in wood, fuel, heating, energy assistance
say free firewood, wood for elders, wood for widow, ran out of wood, cant chop wood anymore, chop wood for grandma, cut wood for old people, volunteer cut wood, stove oil no money, oil tank empty broke, fuel for elder, no heat no money, house cold no money, keep heat on, liheap, energy help application, furnace broke no money

Travelers Aid & Getting Home
is travelers aid, emergency travel assistance, bereavement travel, homeward
in travelers, travel assistance
say stuck here no money, stranded no money, bus ticket home, plane ticket home, get back to village, fly home broke, lost wallet traveling, stranded at airport, came for job no job, no way home, cannery left me, funeral in village flight, fly body home, send body to village, ticket for funeral

Free Tax Preparation
is free tax preparation, tax aide, volunteer income tax, free taxes
in tax, taxes, vita
say taxes free, do my taxes free, free tax guy, taxes for seniors, taxes for old people, taxes for poor, simple tax return, file free online, earned income credit, child tax credit, refund help, no money for tax lady, help fill tax form, w2 and need help, dividend taxes, volunteers do taxes

Citizenship & English Classes
is english classes, english as a second language, citizenship classes, adult english, esl, language center
in english, citizenship, literacy, language
say learn english free, english for adults, english class evening, english for my workers, teach my workers english, english for wife, english for mother, english for grandma, speak better, better accent, practice conversation english, talk english, talk with americans, write english better, english for job, english for nursing, english with babysitting, english online free, citizen class, citizenship test study, 100 questions, test to be american, hundred civics questions, pass citizenship, american history class, volunteer teach english, tutor immigrant

Elections & Voting
is division of elections, elections office, voter registration, election commission, league of women voters
in elections, voters, voting, ballot
say where do i vote, register vote, sign up vote, change party, change address vote, absentee, mail ballot, ballot by mail, ballot lost, ballot mistake, vote early, early voting, vote in village, vote from boat, vote overseas, vote with felony, felon vote, vote no id, ride to polls, poll worker job, work election day, ranked choice how, whats on ballot, voter guide, run for office how, file for candidate, recall petition, petition signatures, election results, recount, vote fraud, language help voting, first time voter, vote at 18

Driver & Vehicle Licensing
is motor vehicles, dmv, driver licensing, vehicle registration, license plates
in motor vehicles, driver, registration, titles
say get my license, renew license online, license expired, lost license, replace license, license for teen, learners permit, permit book, road test appointment, written test driver, drivers test russian, license new resident, change license from other state, foreign license, cdl permit, motorcycle endorsement, real id, id for flying, id for kid, state id card, car tags, tags expired, sticker for plate, vanity plate, veteran plates, antique plates, sell car papers, bought car no title, lost title, title transfer, bill of sale car, gift car to son, register out of state car, register trailer, register boat, register snowmachine, handicap placard, license suspended, get license back, reinstate license, points on license, proof of insurance dmv, driving record, dmv appointment, dmv line, donor on license

Vital Records
is vital records, vital statistics, birth certificates, marriage license, records office
in vital, records, statistics, certificate
say birth certificate, lost birth certificate, birth certificate for kid, born at home paper, proof i was born, death certificate, how many death certificates, marriage license, marriage certificate copy, prove we are married, divorce certificate, adoption records, father on birth certificate, fix name on certificate, delayed birth village, change gender certificate

Licensing Boards
is professional licensing, licensing board, business licensing, contractor licensing, occupational licensing, regulatory board
in licensing, professional, occupational, board
say renew business license, business licence, business license online, license number lookup, is contractor licensed, check contractor license, check nurse license, nurse license transfer, teacher certificate, hairdresser license, cosmetology license, barber license, massage license, contractor license, electrician license, plumber license, guide license, big game license, real estate license, cpa license, out of state license work, complaint about doctor, complaint about contractor, complaint about realtor, do i need license for, license with felony, alcohol license, tobacco license, marijuana license, daycare license, food permit, license fee, trade license, licence to trade

Planning, Zoning & Permits
is planning department, zoning, building department, permit center, land use, planning commission
in planning, zoning, permits, platting
say can i build here, allowed to build, build without permit, building permit cost, permit for deck, permit for shed, permit for fence, permit for garage, permit for cabin, cabin on land allowed, tiny house allowed, yurt allowed, live in rv on land, trailer on lot allowed, how close to line, split my lot, rezone, variance, business in house allowed, home occupation, sign allowed, airbnb allowed, chickens allowed, horses in town, junkyard next door, neighbor building too close, flood zone, wetlands on lot, driveway permit, inspector came, red tag, stop work order, planning permission, change use of building, food truck where allowed

Public Works & Street Maintenance
is public works, street maintenance, road maintenance, road service area, department of transportation
in public works, streets, roads, maintenance
say pothole, potholes, road full of holes, washboard road, dusty road, grader needed road, street not plowed, plow skipped us, plow hit mailbox, plow knocked mailbox, plow blocked driveway, icy street, sand street, streetlight out, street light dark, traffic light broken, stop sign gone, street sign missing, culvert frozen, road flooding, drain clogged street, sidewalk icy, sidewalk cracked, bridge out, road closed, road construction when, dead animal on road, tree on road, rock slide road, speed bump wanted, snow dump, crosswalk wanted, water main, manhole, trash along road

Elected Officials & Legislature
is legislature, state senate, house of representatives, city council, mayors office, governor
in legislature, legislative, senate, assembly, council
say who is my representative, call my senator, write to congress, email governor, talk to mayor, complain to mayor, testify on bill, testify phone, change law, speak three minutes, public comment, council meeting, assembly tonight, agenda tonight, intern for senator, flag from congress, congress help passport, congress help va

Civil Rights & Complaint Offices
is human rights commission, equal rights, ombudsman, civil rights office, equal employment opportunity, labor standards
in human rights, ombudsman, equal, wage and hour
say complain about government, state office unfair, agency wont answer, treated unfair by state, discriminated at work, discriminated in store, not served because native, not served because black, wouldnt hire because old, fired because pregnant, fired for being gay, boss racist, boss touches me, pay women less, accused of discrimination, unpaid wages complaint, file wage claim, overtime not paid, no breaks at work, kid working illegally, complaint about police, complaint about jail, complaint about nursing home, complaint about school, report unsafe work, whistleblower

Jails & Corrections
is correctional center, corrections, jail, prison, probation office, halfway house, pretrial
in correctional, corrections, jail, probation
say find inmate, is he in jail, where is he locked up, visiting hours jail, visit jail, send money to inmate, money on books, call from inmate, inmate phone, mail to inmate, books for inmate, release date, bail amount, probation check in, po wants me, parole meeting, report to probation, ankle monitor, work release, weekend jail, serve time weekend, clothes for court inmate, pick up property jail, prison guard job, corrections officer job

Inmate Families & Prison Ministry
is prison ministry, prison fellowship, inmate families, jail ministry, angel tree, families of prisoners
in prison, ministry, inmates, families
say husband locked up, boyfriend locked up, son locked up, brother locked up, dad locked up, mom locked up, tell kids dad in jail, kids of jailed, kids miss dad prison, ride to prison, visit prison far, christmas gifts for kids of inmates, bible for inmate, write inmate, pen pal prisoner, church in prison, pray with prisoners, support group inmate wives, husband comes home from prison

Veterans Benefits Offices
is veterans service officer, veterans affairs, veterans benefits, vet center, va clinic
in veterans, benefits, va, vet center
say file va claim, va claim help, va said no, va denied, va appeal, increase va rating, va disability pay, va check, va home loan paper, va health sign up, enroll in va, va doctor far, va travel pay, hearing loss army claim, bad back from army, agent orange claim, burn pit claim, lost dd214, get dd214, upgrade discharge, widow benefits veteran, burial benefits veteran, headstone veteran, aid and attendance, caregiver of veteran, gi bill signup, vocational rehab veteran, vet id card, national guard benefits, talk to other combat vets, combat stress, military sexual trauma

Community Action & Referral
is community action, information and referral, 211, resource center, family resource center, helpline
in community action, resource, referral, helpline
say dont know where to start, dont know who to call, where do poor people go, everything going wrong, at wits end, end of my rope, hit bottom, lost job and house, help my neighbor, friend needs help, worker is homeless, resources for my staff, village person in city help

Fathers & Single Parents
is fathers, fatherhood, single parents, parents without partners, single mothers
in fathers, fatherhood, single, parents
say single dad, single daddy, dad alone with kids, widower with kids, raising kids solo, mom on my own, baby daddy left, husband left me with kids, no break from kids, be better dad, new dad class, dads hang out, dad and kids saturday, dad rights, see my kids more, court and dads, teen dad, dad in recovery, donuts with dad

Repair Cafes, Tool & Gear Libraries
is tool library, lending library, repair cafe, fix it clinic, gear library, library of things, makerspace
in lending, repair, tool, library, makers
say borrow tool, borrow drill, borrow ladder, borrow tent, borrow skis, borrow cake pan, borrow instrument, lend tools, share tools, fix my lamp free, mend my jeans, fix toaster, fix instead of toss, learn to fix stuff, busted toaster, help me fix it, fix it together, fixers volunteer

Bicycle & Car Help for the Needy
is bicycle recycling, community bike shop, bike coop, car repair ministry, wheels to work, vehicle donation
in bicycles, bike, wheels, vehicle
say free bike for kid, bike for work, bike to get to job, free car, car for single mom, car donated, donate my car, donate old bike, car fixed free, car fixed cheap for widow, car repair no money, church fixes cars, tires for single mom, earn a bike

Charitable Gaming
is charitable gaming, bingo hall, pull tabs, raffle, gaming permit, bingo
in gaming, bingo, raffle
say play bingo, bingo tonight, pull tab, raffle permit, hold a raffle, split the pot, 50 50 raffle, casino night, poker night charity, duck race, can we have raffle, sell raffle tickets, raffle prize, gaming license club

Lectures, Forums & Debates
is lecture series, speaker series, public forum, world affairs council, commonwealth, humanities forum
in lecture, forum, speakers, humanities, lectures
say hear a talk, talk tonight, interesting talk, slide show about, somebody talk to our club, speaker for lunch, speaker for our meeting, guest speaker for conference, keynote, give a talk, listen to experts, scientist talk, author talk, history talk, talk about bears, talk about glaciers, panel about business, debate tonight, free lecture, brown bag lunch, lunch and learn, smart evening

Community Schools & Fun Classes
is community schools, continuing education, folk school, enrichment classes, lifelong learning, community education
in classes, community, learning, folk school
say fun class, take a class, learn something new, learn new hobby, evening class fun, class with my wife, class with friends, date night class, mom and me class, class for retired, kids saturday class, paint and sip, learn to knit, learn to make soap, learn sourdough, learn to make knife, learn to carve, learn skin sewing, build kayak class, boat building class, teach a class, i want to teach, share my skill, weekend workshop, newbie workshop, one day class, cheap classes, free classes, class schedule winter

Event Organizers & Meetups
is event planner, event management, event coordinator, event production
in events, event, productions
say throw a party, throw shindig, throw a bash, plan a party, plan my wedding, plan bash for office, plan reunion, plan retirement party, plan conference, plan festival, plan fundraiser, plan gala, too busy to plan party, run my event, staff for event, sell tickets for event, tix for my event, list my event, event sound system, stage and lights, crowd control, insurance for event, permit for event, sponsors for event, mc for event, emcee, host for event, auctioneer for benefit, kids activity for event, theme party, company picnic, staff party, team building, office xmas party, grand opening party, ribbon cutting plan, meetup start, start a meetup, get folks together

Swaps, Flea Markets & Yard Sales
is flea market, swap meet, rummage sale, garage sales, gear swap, bazaar
in swap, flea, rummage, bazaar
say yard sale saturday, garage sales this weekend, junk sale, sell old stuff, sell my junk, hunt for bargains, bargain hunt, table at flea, sell stuff one day, swap kids clothes, swap plants, swap seeds, swap books, swap skis, swap ski gear, swap boots, trade tools, trade stuff no money, barter fish for, church sale, school sale, moving sale, bake and rummage, white elephant, used gear sale, sell baby stuff, moms swap, vinyl swap, gun show table, collectors swap, tailgate sale, boot sale

Races, Contests & Tournaments
is race organization, tournament, road race, triathlon, marathon
in race, races, derby, tournament, challenge, classic
say enter a race, sign up race, sign up for race, first 5k, fun run kids, color run, turkey trot, beat my time, race for charity, walk for charity, walkathon, relay race team, race volunteers, race timing, snowmachine race, dog race volunteer, bike race, ski race, river race, raft race, duck race, bed race, outhouse race, eating contest, pie contest, chili contest, beard contest, photo contest, art contest, essay contest, spelling contest, baking contest, fishing derby ticket, win the derby, tag fish prize, cornhole tourney, softball tourney, poker tourney, chess tourney, cribbage tourney, golf scramble, hoops tourney, prize money, win money

Benefits & Fundraisers
is fundraiser, benefit, benefit dinner, charity auction, fundraising
in benefit, auction, fundraiser, relief fund
say raise money for sick, raise money for kid, kid has cancer money, neighbor burned out money, pass hat, spaghetti feed, crab feed, pancake breakfast, bake sale, pie auction, silent auction, dessert auction, car wash team money, raise money for trip, raise money for team, raise money for uniforms, raise money for band, sell cookie dough, sell wreaths, sell coupon books, coin drive, walk a thon, jog a thon, read a thon, gofundme help, memorial fund set up, funeral costs help, medical bills fundraiser, online auction for charity, thermometer goal, ask for donations, donation jar, restaurant gives part, shop gives part
`
