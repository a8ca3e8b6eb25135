/** Organizations that help people in need, families, children and elders. `parseOrganizations` parses them. */
export default `
Food Pantries & Meals
is food bank, food pantry, food cupboard, soup kitchen, loaves and fishes, food shelf, meals on wheels, bread line, second harvest, food rescue, hunger, kids kitchen, mobile food pantry, society of st vincent de paul, brown bag
in pantry, hunger, food, meals, harvest, bread, kitchen, table
say nothing to eat, hungry, kids are hungry, cant afford groceries, cant buy food, free groceries, box of food, free meal, hot meal, free lunch, give away food, donate cans, canned goods, no food in house, food stamps, groceries for poor, feed the poor, serve meals, thanksgiving basket, out of food, empty fridge

Shelters & Homelessness
is homeless, homelessness, homeless coalition, rescue mission, gospel rescue mission, family promise, covenant house, brother francis, warming center, street outreach, transitional housing, abused and homeless, coalition to end homelessness, safe harbor, union gospel mission, housing first
in shelter, mission, homeless, hospitality, street, refuge
say sleeping on streets, living on street, live in our car, living in a car, no roof, lost our place, kicked out with kids, sleep tonight, warm place to sleep, people in tents, help street people, bed and meal, family without home, need a roof, lost our apartment, lost apartment, evicted, nowhere to sleep, nowhere to go tonight, place for tonight, roof over our heads, living in tent

Affordable Housing
is housing authority, habitat for humanity, affordable housing, neighborhood housing, housing corporation, community land trust, housing partnership, senior housing, housing trust, rural housing, homeownership, neighborworks, low income housing, housing development, fair housing, regional housing, apartments for elderly, self help housing, tenants union
in housing, homes, habitat, apartments, neighborhood, manor, village
say cant afford rent, rent too high, help buy first house, build houses for poor, build house with volunteers, cheap rent, section 8, housing voucher, waiting list for apartment, low rent, first home, fix house for old people, foreclosure, losing my house, down payment, mobile home park residents, cheap apartment

Heating, Bills & Emergency Money
is community action, energy assistance, salvation army, st vincent de paul, love inc, united way, 211, emergency assistance, community services, catholic social services, catholic community service, lutheran social services, jewish family service, helping hands, community action program, community action partnership, urban league, goodwill, volunteers of america
in community, services, assistance, helping, family, action, neighbors
say cant pay electric bill, cant pay heat, power shut off, lights shut off, broke until payday, need help with bills, behind on bills, behind on rent, no money for heat, gas money, dont know where to turn, poor families, help poor people, hard times, down on luck, furniture for poor, free furniture, help with rent

Thrift & Reuse
is thrift shop, thrift store, goodwill, salvation army, value village, clothes closet, clothing closet, bishops attic, reuse center, furniture bank, assistance league, diaper bank, dress for success
in thrift, closet, attic, treasures, reuse
say free clothes, clothes for kids, give away clothes, give away furniture, cheap used clothes, donate old stuff, coats for kids, interview clothes, clothes for job interview, school clothes, old couch give away

Jobs & Training for People in Need
is goodwill industries, job corps, workforce development, employment services, vocational, apprenticeship, opportunities industrialization, job training, job center, private industry council, nine star, vocational rehabilitation, training center, works program, career center
in workforce, works, employment, vocational, apprenticeship, training, careers
say teach me trade, learn a trade, no skills, get skills, write resume, resume help, been out of work, lost my job, laid off, back to work, find work for me, job for teenager, first job for teens, practice interview

Domestic & Sexual Violence
is domestic violence, sexual assault, womens shelter, haven house, women in crisis, rape crisis, victims for justice, safe house, abused women, stop violence, standing together against rape, abuse prevention, victim services, safe families, advocates for victims, womens resource, crime victims, battered women, men against violence, human trafficking, crisis center
in safe, crisis, violence, victims, women, abuse, assault, justice, hope
say he hits me, husband beats, boyfriend hit me, afraid at home, afraid of my partner, run away from husband, hide from husband, got raped, was raped, raped, attacked by man, sister gets beaten, victim of crime, sold for sex, need to get away, bruised, leave violent man, stalker, groped, husband is hitting, hitting her, hits her, beats her, beating his wife, safe place from husband, violent boyfriend, violent husband, abusive partner, leave my husband safely

Child Abuse & Advocacy
is court appointed special advocates, child advocacy, guardian ad litem, prevent child abuse, childrens trust, childrens justice, child abuse, exchange club center, darkness to light, childrens advocacy, voices for children, childrens alliance, childrens defense
in casa, child, children, advocacy, advocates, kids
say speak for kids in court, help abused kids, kid is beaten, child is beaten, kids with bruises, touched my child, touched by uncle, neighbor hits kids, stand up for children

Foster Care & Adoption
is foster, foster parent, foster care, adoption, adoptive parents, adoption agency, orphan, adoptive, kinship care, childrens home, resource families, bethany christian, orphanage, facing foster care, children in foster
in foster, adoption, adoptive, children, home, families
say want to adopt, take in kid, kids need home, give up my baby, cant raise baby, kids taken by state, state took my kids, grew up in foster, raise my grandkids, raising grandkids, grandparents as parents, looking for birth mother, find birth parents

Parents & Families
is parents anonymous, parents as teachers, mothers of preschoolers, mothers of multiples, mothers of twins, parents without partners, fatherhood, fathers, parenting, family center, strengthening families, moms club, family resource center, healthy families, head start, single parents, big family, home visiting, nurse family, parents place, childrens lunchbox, bright beginnings
in parents, family, mothers, moms, families, fathers
say single dad, single moms, raising kids by myself, kid wont listen, kids out of control, how to be better parent, twins, triplets, stay at home moms, moms with toddlers, meet other moms, other mothers, dads group, divorced parents, divorced dads, fathers rights, child support, see my kids, tantrums, parent class

Child Care & Early Learning
is head start, preschool, child development center, early learning, early childhood, montessori, cooperative preschool, nursery school, childcare, day care, kids corps, education of young children, play school, learning center, waldorf
in kids, early, childhood, preschool, little, childrens, tots, learning
say who watches kids, kids while i work, three year old, four year olds, two year old, toddler group, playgroups, ready for kindergarten, learn through play, kids not in school yet

Youth Centers & Mentors
is boys and girls club, boys and girls clubs, big brothers big sisters, ymca, ywca, boys club, girls inc, girls on the run, youth center, teen center, campfire, camp fire, junior achievement, police athletic, youth court, youth services, after school, youth alliance, communities in schools, 100 black men, mentoring, teen shelter, youth advocates, youth empowerment, youth corps, facing the future, youth restoration, boys town, wilderness youth, youth leadership, just say no, spirit of youth, student council, key club
in youth, boys, girls, kids, teens, mentor, junior
say older friend for my son, man for my son to look up to, son without father, kids after school, kids home alone, place for kids after school, kids off street, nothing to do for teens, bored teenagers, bad crowd, kid in trouble, troubled kids, kids learn business, kids learn about money, run away kid, somewhere for teens, confidence for girls, girls run, spend time with a child, teens hang out, place for teens to hang out, after school

Scouting & Guides
is boy scouts, girl scouts, cub scouts, scouting, scout troop, scouts of america, campfire girls, camp fire, american heritage girls, trail life, awana, explorer post, pathfinder club, eagle scouts, royal rangers
in scouts, scout, troop, council, pack
say tie knots and camp, kids camp and hike, merit badges, daughter wants cookies sale, sells cookies, thin mints, uniforms and badges, outdoor skills kids, pinewood

Cadets & Military Youth
is civil air patrol, sea cadets, young marines, rotc, jrotc, naval sea cadet, military youth academy, army cadet, cadet squadron, challenge academy, sea scouts
in cadets, cadet, squadron, wing, patrol, academy
say kids march in uniform, teen wants military, kids like soldiers, teens learn flying, boot camp for teens, discipline for teen

Youth Camps
is bible camp, youth camp, camp association, summer camp, outdoor school, conference center
in camp, ranch, wilderness
say canoe and campfire, kids away in summer, week at the lake for kids, cabin counselors, kids two weeks summer, sleepaway camp, week in woods for kids, send kids to camp

Youth Exchange
is american field service, afs, rotary youth exchange, youth exchange, student exchange, exchange students, sister cities, sister city, world affairs council, up with people
in exchange, intercultural, international, sister
say student from abroad live with us, spend school year abroad, year in another country, host students, foreign student, study in europe, town in japan partner, international visitors

Seniors
is senior center, senior citizens, council on aging, aarp, agency on aging, retired teachers, retired public employees, older persons, senior services, retired senior volunteer, rsvp, retired federal employees, elders, senior companion, foster grandparents, adult day, older americans, osher, lifelong learning, golden age, pioneers home, senior advocacy, retirees association, elder care, telephone pioneers, senior voice
in senior, seniors, aging, elder, retired, retirees, golden, elders
say old people eat together, lunch for seniors, company for grandma, lonely grandma, lonely grandpa, lonely old people, visit old people, old neighbor alone, i am retired, just retired, nothing to do since retired, classes for retired people, learn after retirement, over sixty, over 60, place for old folks, day care for adults, watch grandpa during day, old teachers, bring meals to old people, grandparents, retired, something for grandma, older folks, golden years, my grandmother, grandma lonely, old folks

Rides & Transportation
is senior transportation, transit, dial a ride, van service, public transportation, transit authority, angel flight, ride share, coordinated transportation, road to recovery, volunteer drivers, bus company
in transit, transportation, rides, wheels, bus
say no car, dont have car, cant drive anymore, ride to doctor, ride to hospital, take me to appointments, need lift, fly sick people, flight to hospital, free ride, wheelchair van, bus for seniors, rides to people, without car, cant drive, ride to town, lost my license to drive, need a ride

Veterans
is american legion, veterans of foreign wars, vfw, disabled american veterans, amvets, vietnam veterans, paralyzed veterans, marine corps league, military order, purple heart, fleet reserve, air force association, navy league, navy club, legion auxiliary, sons of the american legion, womens army corps, women veterans, wounded warrior, blinded veterans, team rubicon, stand down, veterans museum, honor flight, submarine veterans, coast guard, reserve officers, association of the united states army, retired officers, ex prisoners of war, battle buddies, healing waters, patriot guard, veterans outreach, gold star, blue star mothers, military officers association, non commissioned officers, tuskegee airmen, seabees, merchant marine veterans, veterans memorial
in veterans, post, vets, warriors, military, legion, marine, navy, army, auxiliary
say fought in war, old soldiers, old sailors, old marines, was in marines, was in navy, was in army, served my country, home from deployment, son fell in war, lost son in war, served overseas, vets fishing, fly fishing for vets, vets with nightmares, homeless vets, job for veteran, vets claim, taps at funeral, rifle salute, wives of soldiers, trip to washington memorial, hall with cheap beer, former soldiers

Military Families
is military families, uso, armed services ymca, blue star, spouses club, officers wives, military spouses, enlisted spouses, army emergency relief, operation homefront, family readiness, fisher house, gold star mothers, wives club, soldiers angels, yellow ribbon
in military, armed services, spouses, troops, families
say husband deployed, wife deployed, husband on deployment, new on base, army wife, army wives, boxes for soldiers, presents for soldiers, letters to troops, support the troops, base families, parents at war

Prison & Re-entry
is prison fellowship, prison ministry, reentry, re entry, halfway house, inmates, second chance, innocence project, justice project, kairos, offender, prisoners, new life development, jail ministry, restorative justice, partners reentry, correctional
in prison, justice, corrections, jail, chance
say out of prison, just got out of jail, getting out of jail, got out of prison, served time, criminal record, son in prison, brother in jail, dad in jail, kids of prisoners, write prisoners, wrongly convicted, in prison but innocent, visit inmates, start over after prison, ankle monitor, parole officer

Legal Aid & Rights
is legal services, legal aid, pro bono, law project, civil liberties, aclu, immigration justice, disability law, dispute resolution, mediation, bar association, bar foundation, public interest law, law center, native rights fund, native american rights, trial lawyers, naacp, human rights, equal rights, tenants, court watch, justice center, fair housing council
in legal, law, justice, rights, mediation, advocates, liberties
say lawyer for poor people, cant pay lawyer, no money for a lawyer, free lawyer, landlord kicks me out, sue landlord, treated unfairly, fired because of race, discriminated, racist boss, settle dispute, settle argument, neighbor dispute, free speech, police brutality, lawyers group, cant pay a lawyer, cannot pay attorney, lawyer for poor, free attorney

Immigrants & Refugees
is refugee, refugee assistance, immigrant, literacy project, newcomers, welcome center, resettlement, new americans, lutheran immigration, immigration law, multicultural, bridge builders, english as a second language, migrant
in refugee, immigrant, new, welcoming, international, multicultural, newcomers
say came from another country, just arrived in america, arrived in this country, fled war, fled my country, no papers, without papers, become us citizen, learn english, speak no english, dont speak english, help newcomers, refugees from ukraine, work permit for wife, families from afghanistan, welcome foreigners

Adult Literacy & Tutoring
is literacy council, adult literacy, literacy, reading is fundamental, tutoring, adult learning, laubach, ged, adult education, reading council, learning lab, read to succeed
in literacy, reading, learning, read, tutors
say cant read well, husband cant read, grown up learn to read, teach adults to read, never finished school, left school early, reading for adults, help kids read, read to children, grown man learn to read, cannot read, cant read, never learned to read, learn to read

Credit & Money Counseling
is consumer credit, credit counseling, money management, financial literacy, debt counseling, better business bureau, asset building, tax counseling, earn it keep it
in credit, money, consumer, financial
say too much debt, drowning in debt, credit cards maxed, maxed out, bankrupt, learn to save money, free tax help, help with taxes free, cheated by store, ripped off

Disaster Relief
is red cross, american red cross, disaster, salvation army disaster, voluntary organizations active in disaster, disaster response, disaster relief, samaritans purse, team rubicon, emergency response team, community emergency response, radio emergency, flood relief, long term recovery
in disaster, red cross, relief, emergency, response
say house burned, lost home in fire, after flood, flooded out, after hurricane, after tornado, after earthquake, lost everything, where to go in disaster, blankets and cots, help flood victims, help disaster victims, ready for disaster

Search & Rescue
is search and rescue, mountain rescue, search dogs, rescue group, rescue council, k9 search, civil air patrol, ski patrol, water rescue, rescue team, search dog, marine rescue, wilderness search
in rescue, search, patrol
say lost in woods, lost hiker, hiker missing, missing hunter, lost in mountains, lost child in woods, dogs find people, find missing people, stuck on mountain, pull people off mountain, boat in trouble, look for lost people

Fire Departments
is fire department, volunteer fire, fire service area, fire protection, firefighters, fire rescue, fire auxiliary, hose company, engine company, volunteer firefighters, fire chiefs, fire fighters association, fire safety
in fire, vfd, firefighters, fire company
say be a fireman, firemen, firefighter, volunteer firefighter, house on fire, wildfire, put out fires, smoke alarm, smoke detector, kids fire truck, fire trucks, burn permit

Police & Neighborhood Safety
is neighborhood watch, crime stoppers, police association, police officers, peace officers, troopers, police auxiliary, police foundation, citizens police, state troopers, crime prevention, fallen officers, concerns of police survivors, mothers against, safety council, bicycle safety, child safety, highway safety, police chiefs, block watch
in police, crime, safety, peace officers, watch
say burglars, break ins, tip on crime, report criminal, cops group, widows of policemen, police who died, safe streets, safe kids, child car seats, bike helmets, drive safely, driving course, thieves in neighborhood

Safety Training
is safety council, marine safety, safety education, cpr, boating safety, fishing vessel safety, first aid training, lifesaving
in safety, rescue, training
say survive at sea, survival suit, boat safety, work safely, learn to save lives, heart massage, fell overboard, cold water survival

Gifts & Holiday Help
is toys for tots, santas, christmas, shop with a cop, angel tree, operation santa, kids christmas, holiday cheer, secret santa, santa claus house, coats for kids
in santa, christmas, toys, angel, holiday
say no presents, toys for poor, toys for children, no christmas, gifts for poor kids, kids without toys, give toys, adopt family christmas

Volunteer Centers & United Funds
is united way, volunteer center, retired senior volunteer program, americorps, combined campaign, community chest, volunteer action, points of light, jesuit volunteer, city year, voluntary action, foraker, nonprofit association
in united, volunteer, volunteers, nonprofits
say where to volunteer, volunteer with my time, spare time help, give back to town, helping others, extra time to help, run a nonprofit, nonprofit help, start charity
`
