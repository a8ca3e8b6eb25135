/**
 * Everyday words for needs, and further kinds of businesses and organizations: health, animals and nature. See
 * `parseNeeds`.
 */
export default `
# More of what is said of kinds that other lists have

Health Care
say throwing up, puking, barfing, cant keep food down, stomach bug, tummy ache, tummy hurts, belly ache, belly hurts, diarrhea, constipated, cant poop, blood in stool, peeing blood, hurts to pee, burns when i pee, bladder infection, uti, yeast infection, pus, infected cut, cut wont heal, needs stitches, stepped on nail, tetanus shot, fish hook in hand, hook in finger, frostbite, frostbitten, hypothermia, sunburned, bee sting swelling, tick bite, swollen ankle, twisted ankle, rolled ankle, sprained wrist, broke my wrist, broken finger, broken toe, jammed finger, ingrown toenail, toenail fungus, plantar warts, wart removal, mole looks weird, mole checked, itchy skin, eczema, hives all over, poison ivy, acne, pimples, boil lanced, cyst, lump under skin, swollen glands, runny nose, stuffed up nose, sinus infection, bronchitis, pneumonia, whooping cough, chicken pox, measles shot, covid test, covid shot, booster shot, shingles shot, shingles rash, has mono, heartburn, acid reflux, ulcer, gallstones, hernia, hemorrhoids, prostate exam, colonoscopy, high cholesterol, thyroid problem, anemic, migraine, migraines, bad headaches, dizzy spells, fainted, passed out, lightheaded, numb hands, swollen feet, swollen legs, varicose veins, gout, blood work, lab work, blood drawn, annual physical, yearly checkup, well child visit, well baby check, camp physical, immunization record, kindergarten shots, allergy shots, peanut allergy, hay fever, kid has fever, baby has fever, feverish baby, croup, hand foot mouth, pink eye kid, head lice, lice at school, primary care, find a new doctor, doctor taking new patients, taking new medicaid patients, doctor who takes medicare, second opinion, house calls, doctor who comes to house, doctor on video, nurse line, ask a nurse, sick note, doctors note, note for work, women doctor, lady doctor, mens health, testosterone, menopause, hot flashes, snoring, vein doctor, stomach doctor, lung doctor, nerve doctor, diabetes doctor, arthritis doctor, cancer doctor, brain doctor, ent doctor, walk in doctor, after hours clinic, weekend clinic, poorly child, mri, ct scan, body scan, flight physical, faa medical, cdl medical, med card

Hospitals
say broke hip, broken hip, appendix, kidney stone, bleeding bad, bleeding wont stop, cut off finger, severed finger, gunshot, chest hurts, crushing chest, cant breathe hospital, swallowed poison, head hit hard, bad burn, allergic reaction throat, casualty department, icu, nicu, hospital ward, hospital visiting hours, visit patient, admitted to hospital, discharged from hospital, gift shop at hospital, hip replacement, knee replacement, bypass surgery, open heart surgery, c section, gallbladder out, tonsils out, hospital auxiliary, pink ladies, candy stripers, hospital guild, trauma center, critical access hospital, hospital foundation gala, hospital bill help, charity care

Dentistry
say knocked out tooth, tooth knocked out, loose tooth, tooth throbbing, sensitive teeth, teeth hurt cold, bleeding gums, gum disease, bad breath, grind teeth, grinding teeth, night guard, mouth guard, tmj, jaw clicks, jaw pops, lockjaw, tooth rotting, rotten teeth, rotten tooth, black tooth, yellow teeth, whiten teeth, teeth whitening, teeth veneers, overbite, buck teeth, gap in teeth, invisalign, clear aligners, braces off, broken bracket, partial denture, dentures dont fit, denture repair, broken denture, falsies, bridge fell out, crown came off, tooth cap, cap on tooth, hole in tooth, brown spot on tooth, tooth infection, face swollen tooth, dry socket, gas at dentist, laughing gas, scared of dentist, afraid of dentist, sleep dentist, first dentist visit, baby teeth, thumb sucking, tooth sealants, fluoride, dentist takes medicaid, weekend dentist, emergency dentist, tooth pain, denturist, dental hygienist, gnashers, oral surgeon

Eye Care
say broke my specs, spectacles, bifocals, progressive lenses, reading glasses, sunglasses prescription, squinting, squints, seeing double, double vision, floaters in eye, flashes in eye, something in my eye, metal in eye, scratched eye, eye infection, red eye, itchy eyes, dry eyes, watery eyes, stye, lazy eye, cross eyed, crossed eyes, wandering eye, color blind, night blindness, eye pressure, detached retina, retina, diabetic eye, new frames, lost contact lens, sat on glasses, glasses broke, kid cant see board, cant see blackboard, vision test, eye test, contacts ran out, glass eye, eye guy, ophthalmologist

Hearing
say keeps saying what, people mumble, ear wax, wax in ears, plugged ear, ears plugged, ear infection kid, hearing aid batteries, hearing aid broke, hearing aid whistles, hearing aid repair, hearing check, newborn hearing, deaf as a post, dad is deaf, loud noise ears, earplugs, captioned phone, caption telephone, phone for deaf, amplified phone, lip read, going deaf, deaf in one ear, hearing aids cost, cheap hearing aids, free hearing aids, dizzy ear, vertigo dizzy, ear tubes

Pharmacies
say scripts filled, script refill, ran out of pills, out of my meds, forgot my pills, lost my pills, pill bottle, pill organizer, drive thru pharmacy, 24 hour pharmacy, meds by mail, medicine mailed, medicine too expensive, cant afford medicine, pills cost too much, coupon for medicine, generic drug, allergy pills, diarrhea medicine, cough drops, tylenol, baby tylenol, epipen, narcan free, test strips, diabetic strips, where to throw old pills, get rid of old pills, drop off old meds, drug take back, sharps disposal, used needles container, plan b pill, pregnancy test buy, nausea pills, seasick pills, motion sickness

Chiropractic & Physical Therapy
say cant bend over, cant stand up straight, bad hip, hip hurts, frozen shoulder, rotator cuff, torn acl, tore my knee, knee gave out, tennis elbow, elbow hurts, shin splints, plantar fasciitis, heel pain, heel hurts, foot pain, crick in neck, kink in neck, slept wrong neck, tailbone, herniated disc, bulging disc, lower back killing me, cant turn head, crack my back, bone cracker, adjust my spine, adjustment back, physio, work injury rehab, car accident neck, after knee surgery, after stroke walk again, learn to walk again, balance problems, keeps falling, fall prevention, hand therapy, pelvic floor, scoliosis, orthotics, ot for kids, dry needling, concussion therapy

Alternative Medicine
say natural cure, natural cures, homeopathic, chinese medicine, ayurveda, hypnosis, hypnotherapy, aromatherapy, tinctures, salve, medicinal plants, wild medicine plants, devils club salve, cbd, medical marijuana, shaman healing, medicine man, medicine woman, tribal healer, crystals healing, chakra, reflexology, sound bath, craniosacral, iv drip

Massage & Spa
say knots in my back, rub my shoulders, deep tissue, hot stone, prenatal massage, foot rub, couples massage, body wrap, float tank, sore from work, treat myself, girls day spa, steam room, soak in hot water, swedish massage, massage gift card

Mental Health
say feeling low, down in the dumps, in a dark place, dark thoughts, feel empty, feel numb, feel nothing anymore, cant cope, at end of my rope, at my wits end, falling apart, freaking out, freak out, burned out, burnt out, cant get out of bed, cry all day, crying all the time, cry for no reason, hate myself, hate my life, no friends, nobody likes me, nobody cares, feel worthless, feel like a burden, cant stop worrying, mind wont stop, racing thoughts, heart races, afraid of everything, scared to go out, social anxiety, phobia, fear of flying, ocd, keeps washing hands, checks locks, hoarder, hoarding, cant throw anything away, borderline, personality disorder, mania, psychotic, psychosis, paranoid, thinks people follow him, seeing things, talks to himself, off his meds, meds for depression, antidepressants, mood pills, psych ward, psych eval, committed to hospital, mental ward, cut myself, my kid cuts, daughter cuts herself, daughter starves herself, wont eat, throws up after eating, makes herself vomit, binge and purge, body image, bullied kid, kid gets bullied, kid wont go to school, kid anxious, kid angry, angry teen, teen wont talk, teen locked in room, kid has nightmares, play therapy, kid saw violence, abused as child, molested as child, ptsd from war, first responder stress, after accident cant drive, short temper, bad temper, anger problem, lose my temper, yell at my kids, jealous husband, cheating husband, husband cheated, wife cheated, trust issues, save my marriage, couple counselling, counselling, marriage on the rocks, premarital counseling, boyfriend dumped me, divorce counseling, kids of divorce, empty nest, midlife crisis, retirement depressed, cabin fever, dark winter, light lamp, sad lamp, postpartum depression, cant bond with baby, need a shrink, free counseling, cheap therapist, online therapist, therapist for kids, christian counselor, native counselor, gay friendly therapist, spanish speaking therapist, talk therapy, emdr, group therapy, warm line, chat line, text line, my friend is suicidal, friend cuts, worried about my friend, worried about my son, doesnt want to live, overdosed on purpose, tried to kill himself, tried to kill herself, tried suicide, took all her pills, give up on life, tired of living, unalive, 988

Addiction Recovery
say booze problem, boozer, wino, hitting the bottle, fell off the wagon, drunk dad, drunk mom, drunk son, wife is a drunk, hangover every day, black out drunk, alcohol blackouts, hide bottles, hiding bottles, cant stop using, tweaker, tweaking, crack cocaine, smoking crack, oxy, oxycontin, dope sick, nodding off, shooting up, needles in his room, found drugs in room, kid smokes weed, smokes weed all day, pothead, sniffing glue, smoking spice, benzos, xanax, tranq, test strips fentanyl, naloxone, vivitrol, mat program, intervention for addict, get him into rehab, get her into treatment, court ordered treatment, dui assessment, asap class, drug counselor, alcohol counselor, inpatient, outpatient, thirty days program, 30 day rehab, rehab no insurance, free rehab, rehab for women, rehab for teens, rehab with kids, treatment for mothers, pregnant and using, lost kids because of drugs, native treatment, clean time, sobriety chip, sobriety birthday, aa sponsor, home group, na meeting, meeting tonight, dry house, sober friends, sober dance, sober living for men, sober living for women, living with an addict, love an addict, grandson on drugs, husband gambles, slot machines, pull tabs too much, gambled away, bets too much, addicted to phone, addicted to video games, gaming addiction, shopping addict, dip tobacco, cigarettes, nicotine patch, quit line, quit vaping, juul, cut down drinking, dry january

Pregnancy & Birth
say got knocked up, preggers, preggo, bun in oven, up the duff, late period, positive test, pee stick, first trimester, third trimester, water broke, overdue baby, breech, high risk pregnancy, bleeding pregnant, spotting pregnant, gestational diabetes, heartbeat of baby, 3d ultrasound, gender reveal ultrasound, birth plan, hypnobirth, lamaze, vbac, home delivery, catch babies, catches babies, lady who delivers babies, baby catcher, stay near hospital before birth, prematernal home, nursery hospital, colic, baby wont sleep, baby wont stop crying, baby not gaining, tongue tie, pumping at work, sore nipples, mastitis, low milk, donor milk, baby bump, maternity clothes, baby shower, new dad, dad class, first time parents, free car seat, car seat check, car seat installed, install car seat, free crib, crib for baby, baby blanket, nappies, expecting twins, pregnant by accident, pregnant dont know what to do, keep my baby, placing baby for adoption, pregnant and homeless, pregnant no insurance, pregnant sixteen, pregnant girl needs home

Reproductive Health
say birth control pill, depo shot, nexplanon, tubes tied, get snipped, condom broke, unprotected sex, late period scared, not ready for baby, dont want baby, pregnancy options, chlamydia, gonorrhea, got the clap, herpes, crabs down there, std check, sti, sti test, burning down there, discharge smells, womens exam, pelvic exam, breast exam, irregular periods, heavy periods, painful periods, period cramps, endometriosis, pcos, ivf, trying for baby, trying to conceive, low sperm, sperm donor, hormone therapy, trans health, prep hiv, free condoms, free birth control, womans doctor

Home Care & Hospice
say help mom shower, help dad shower, change adult diapers, needs help dressing, cook for my mother, sit with grandma, sitter for elderly, sitter for my husband, someone to sleep over grandma, overnight caregiver, live in caregiver, pca, personal attendant, home helper, home health nurse, visiting nurse, nurse comes to house, wound nurse home, help after surgery home, help after hospital, light housekeeping for elderly, companion for mom, paid to take care of mom, get paid caring for parent, caregiver pay medicaid, medicaid waiver, wont leave her house, wants to stay in own home, age in place, stay in own home, bedridden, bed bound, bed sores, feeding tube, home oxygen, home ventilator, nothing more doctors can do, stopped treatment, stop chemo, comfortable at the end, last wishes, advance directive, do not resuscitate, dnr, doctor gave him months, stage four, stage 4 cancer, going to die, sing for dying, vigil with dying, death doula, die at home, die in peace

Senior Services
say over 55, over fifty five, over 70, eighty years old, ninety years old, senior discount, senior card, gramps, nanny is old, granny, geezer, geezers, codger, senior moment, cant see well to read mail, help reading mail, help old man with bills, shovel for seniors, snow shoveling elderly, chores for elderly, raking for seniors, fix house for elderly, grab bars, wheelchair lift home, medical alert, fallen and cant get up, life alert, check on elderly, check on my mother, welfare check on grandma, phone call every day elderly, hot lunch seniors, congregate meals, frozen meals elderly, food box for seniors, farmers market vouchers seniors, scammed grandma, grandma got scammed, stealing from my mother, son steals from mother, neglected elderly, nursing home abuse, mistreated in nursing home, medicare part d, medicare plan choose, turning 65, sign up for medicare, medigap, extra help prescriptions, pension question, dad needs help paperwork, senior trips, seniors bus trip, pinochle for seniors, quilting with seniors, exercise for elderly, walking group seniors, senior computer class, teach grandma computer, foster grandparents, grandparents raising grandchildren, adult day care, day program for mom, somewhere for dad during day, power of attorney for mom, elder law, elderly driver, take keys away from dad, take away his car keys, aging alone, no family nearby, elder orphan

Assisted Living
say cant stay in house anymore, mom keeps falling, dad fell again, left stove on, leaves stove on, cant lift her, cant lift him, needs help all day, place for parents, granny flat, old peoples home, rest home, convalescent, skilled nursing, rehab facility after hospital, adult foster home, adult family home, board and care, locked dementia ward, memory unit, snf, long term care bed, waiting list nursing home, how much does nursing home cost, pay for nursing home, spend down, veterans home, soldiers home, independent senior living, senior apartments with meals, downsizing parents, room for elderly couple, place for my aunt

Disability Services
say bad legs cant work, mr dd, special kid, special kids, special child, kid is slow, slow kid, behind in school, delayed child, not crawling yet, not sitting up, baby floppy, baby stiff, doesnt babble, no words at two, doesnt make eye contact, spins things, lines up toys, bangs his head, screams all day, sensory issues, sensory friendly, picky autistic, aba, aba therapy, behavior therapy, neurodivergent, aspie, aspergers adult, nonverbal, talks with tablet, picture board, feeding therapy, ot pt speech, fetal alcohol kid, fasd, born addicted, stroke cant use arm, one arm, missing fingers, artificial leg, fake leg, prosthetic arm, leg stump, scooter for disabled, mobility scooter, power chair, wheelchair broke, wheelchair repair, wheelchair battery, van with ramp, ramp to front door, widen doors, grab bars bathroom, roll in shower, stairlift, stair lift, deaf blind, deafblind, tbi, brain damaged, brain damage, after my accident cant work, cant work anymore, ssdi, denied disability, disability lawyer, disability check, representative payee, guardian for adult son, turning 18 disabled, what happens when i die disabled, after high school disabled, adult day program, day hab, job for my disabled, jobs for handicapped, supported work, accessible trail, sit ski, adaptive ski, ski for disabled, sports for disabled, wheelchair basketball, sports for special kids, dance for special needs, camp for disabled, camp for special needs, friends for disabled, date disabled, disabled parking, handicap placard, blue placard, handicap parking sign, disabled bus, guide for blind, cane training, disability rights, discriminated wheelchair, no ramp, store has no ramp, ada complaint, fair treatment disabled, caregiver for disabled

Medical Supplies
say wheel chair, rollator, walking stick, walking cane, reacher, raised toilet seat, commode chair, bedside commode, bed pan, adult diapers, depends diapers, pads for incontinence, wets bed, compression socks, back brace, wrist brace, ankle brace, arm sling, boot for foot, knee scooter, oxygen refill, oxygen concentrator, nebulizer, cpap mask, blood pressure cuff, glucose meter, catheters, ostomy bags, breast pump, hoyer lift, lift chair, mastectomy bra, first aid kit refill, nurse scrubs, borrow crutches, borrow hospital bed, used wheelchair, donate wheelchair, donate hospital bed, donate walker, free walker

Cancer & Disease Support
say cancer sucks, cancer came back, found a lump, lump in my breast, stage four, lost hair, head scarf, wig, wigs, fake breast, mastectomy, colon cancer, lung cancer, skin cancer, bladder cancer, thyroid cancer, pancreas cancer, brain cancer, cervical cancer, kid cancer, teen with cancer, young adults with cancer, cancer retreat, dragon boat survivors, fly fishing cancer, pink ribbon, walk for breast cancer, race for the cure, money during cancer, gas money for treatment, cant work chemo, meals during chemo, house cleaning cancer, hair for kids with cancer, donate my hair, just got diagnosed, talk to someone who has same disease, others with same disease, people with same illness, my husband has parkinsons, my wife has ms, als husband, my kid has epilepsy, seizure kid, child type 1, type 1 diabetes, type 2, prediabetes, a1c, dialysis friends, liver disease, cirrhosis, copd group, oxygen group, ostomy, colostomy, crohns, colitis, ibs, celiac disease, lupus group, ms group, myasthenia, als group, huntington, sarcoid, pulmonary fibrosis, pulmonary hypertension, heart transplant group, congenital heart, heart kids, stroke group, aphasia, vasculitis, guillain barre, cfs, long covid, pots syndrome, mast cell, migraine group, burn survivor, burn survivors, amputee group, lymphedema, alopecia, vitiligo, rosacea, eczema group, food allergy kids, parents of sick kids, brothers and sisters of sick kids, telethon, bike for ms, walk for als, boxing for parkinsons

Blood & Organ Donation
say what blood type, o negative, blood drive, plasma money, sell plasma, sell blood, give plasma, platelets, bone marrow match, stem cell donor, sign donor card, heart on license, donor on license, liver donor, living donor, cornea, corneas, donate eyes, donate body science, need a transplant, transplant list, blood mobile, donate breast milk

Veterinary
say dog ate grapes, dog ate something, dog ate sock, dog ate poison, dog ate pills, dog got into trash, dog has diarrhea, dog pooping blood, dog shaking, dog wont eat, dog not eating, dog is limping, dog tore nail, dog ear infection, dog scratching, itchy dog, dog has fleas, dog has worms, worms in poop, dog lump, lump on dog, dog bloated, dog bloat, dog seizure, dog having puppies, dog cant walk, old dog cant get up, dog teeth cleaning, dog bad breath, cat peeing everywhere, cat cant pee, cat sneezing, cat eye runny, cat fight wound, cat pregnant, cat in heat, dog in heat, fix my dog, get dog fixed, get cat fixed, get my cat fixed, declaw, microchip, chip my dog, parvo, kennel cough, rabies, vaccinate dog, vaccinate puppy, pet shots, shot clinic, health certificate for dog, fly with dog papers, papers to fly dog, pet passport, dog porcupine, dog quilled, dog bit by dog, dog fight wound, dog hit by snowmachine, dog kicked by moose, dog fell through ice, dog frostbite paws, time to say goodbye to dog, put down my cat, put my pet down, pet cremation, pet dying, cant afford vet, vet too expensive, help with vet bill, vet payment plan, horse is down, horse colic, horse teeth, goat sick, chicken sick, hen sick, rabbit sick, bunny sick, bird sick, parrot sick, hamster sick, ferret vet, reptile vet, exotic vet, mobile vet, vet who comes to village, vet house call, emergency vet, vet open sunday, night vet, reindeer vet, sled dog vet, farrier, shoe my horse, horse hooves trimmed

Pet Boarding & Grooming
say who can watch my dog, dog minder, house sitter with pets, feed my fish, feed the chickens while away, let the dog out at noon, stop by to let dog out, dog while at work, dog lonely at home, dog hair everywhere, shaggy dog, shave my dog, matted cat, cat shaved, dog stinks, smelly dog, skunk on dog, dog nails too long, clip nails, poodle cut, self wash dog, puppy daycare, dog camp, kitty hotel, cattery, goldfish, hamster cage, hamster food, dog leash, dog collar, dog coat, dog boots, dog bed, dog crate, kibble, raw dog food, cat litter, bird seed, reptile supplies, crickets for lizard, fly with dog, ship my dog, ship dog on plane, pet transport, dog poop pickup, scoop dog poop, pooper scooper, yard full of dog poop

Dog Training
say dog wont come back, dog runs off, dog barks all night, dog barks at everyone, dog chews everything, dog chews shoes, dog pees inside, dog pees in house, puppy pees, puppy nips, dog digs holes, dog growls, dog snaps at kids, dog hates other dogs, dog attacks, dog scared, dog afraid, rescue dog scared, separation anxiety dog, dog howls, dog steals food, crate train, leash train, recall training, e collar, sit and stay, canine good citizen, rally obedience, dock diving, barn hunt, bird dog, gun dog, retriever training, hunting dog, pointer dog, puppy kindergarten, socialize puppy, dog school, doggie school, service dog training, train my own service dog, protection dog, lure coursing, weight pull dogs, dog walks nicely, nosework, akc

Animal Services
say doggo, doggy needs home, pupper, kitteh, free puppies, free dog, free cat, puppies for sale, dogs for adoption, cats for adoption, rescue pup, rescue mutt, looking for a dog, looking for a cat, companion cat for mom, cat for elderly, barn cat, barn cats, mouser, dog for kids, dog good with kids, hypoallergenic dog, small dog to adopt, senior dog adopt, three legged dog, blind dog, deaf dog, dog starving, skinny dog, dog tied up, dog on chain, dog left in car, dog in hot car, dog left outside in cold, dogs freezing, dog freezing outside, kicked his dog, hits his dog, hurting animals, hurts animals, kid hurts cat, puppy mill, dog fighting, animal hoarder, too many dogs, forty cats, dogs running loose, pack of dogs, vicious dog, dangerous dog, dog bit me, dog bit my kid, neighbors dog barks, neighbors dog, neighbours dog, dead dog on road, dead cat road, trap cat, trap neuter release, tnr, colony of cats, feed strays, feral kittens, bottle feed kittens, mama cat, pregnant stray, cat in tree, cat stuck in tree, cat up tree, lost kitty, lost puppy, lost parrot, lost bird, bird flew away, bird got out, found a parrot, found rabbit, missing cat, cat didnt come home, dog jumped fence, dog escaped, found dog no tags, dog with no collar, dog license, dog tags, surrender dog, surrender cat, have to give up pet, allergic to cat, allergic to our dog, landlord says no pets, owner died pets, dad died his dog, pets in domestic violence, pet food bank, free dog food, cant feed my dog, help feed pets, straw for dog houses, dog house free, village dogs, spay clinic village, stray horse, loose cow, loose horse, foster a dog, foster pets, walk dogs volunteer, pet cats volunteer, donate towels, donate pet food, low cost shots, clear the shelters, dog from shelter, adopt not shop

Wildlife Rescue
say bird hit my window, bird hit by car, bird stunned, stunned bird, bird in house, bird in chimney, bird stuck, bird tangled in fishing line, gull with hook, duck with hook, goose cant fly, swan hurt, duckling alone, ducklings no mother, ducklings in drain, fledgling, baby owl, baby hawk, baby crow, baby robin, nest fell, nest fell down, cat got a bird, cat caught bird, hawk hurt, raven hurt, crow hurt, loon stranded, loon on road, bat in house, found bat, baby bunny, baby rabbits, nest of rabbits, baby possum, opossum, baby deer, deer hit, deer hurt, deer leg broken, deer tangled, squirrel hurt, baby porcupine, hedgehog hurt, skunk stuck, coyote hurt, lynx kitten, baby lynx, wolf pup, bear orphaned, mama bear killed, motherless cub, cub alone, calf without mother, moose in fence, moose tangled, moose stuck, turtle hit by car, turtle on road, seal on beach, baby sea lion, porpoise stranded, dolphin beached, whale in net, seal tangled, sick sea lion, oiled otter, oiled bird, sick fox, mangy fox, rehabber, rehabs animals, wildlife vet, who to call hurt animal, hurt deer, animal hit by car

Zoos & Aquariums
say see a tiger, see wolves, see reindeer, pet reindeer, feed reindeer, see bison, see otters, see sharks, shark tank, jellyfish, stingray, penguin, monkey house, reptile house, animals for toddlers, zoo membership, zoo camp, zoo lights, behind scenes animals, feed giraffes, petting farm, pet goats, butterflies indoors

Birding
say what bird is this, bird identify, bird id, bird calls, birdcall, bird nerd, twitcher, life list, spotting scope, spotting birds, bird houses, birdhouse, bluebird boxes, bird bath, feed hummingbirds, suet, owl hoot, owl hooting, owl prowl, hawk watching, hawk migration, bird migration, crane festival, swans on lake, snow geese, geese flying, bird banding, band birds, bird festival, bird tour, bird guide, bird book, people crazy about birds, birds in my yard, birds at feeder, backyard birds, count eagles, chickadee, chickadees, grouse, ptarmigan, bird walks kids

Environment
say tree hugger, tree huggers, greenies, save mother earth, mother earth, planet dying, earth day, climate march, climate strike, glaciers melting, permafrost thaw, sea level, village washing away, coast washing away, river bank washing away, shore erosion, dirty water, chemicals in water, pfas, forever chemicals, poison in river, river smells, fish dying, dead fish, salmon dying, fish kill, no salmon left, where did the salmon go, bycatch, overfishing, farmed fish, fish farm against, hatchery vs wild, take out dam, dam removal, culvert blocks fish, mine next to river, mine pollution, gold mine pollution, oil company drilling, pipeline against, clear cut, clearcut, logging protest, save old forest, stop bulldozers, developer wants to build, stop subdivision, keep our open space, save our beach, save our lake, save our park, save our mountain, save farmland, leave land to trust, donate my land, protect my land forever, conservation easement, weeds in lake, lake weed, milfoil, green lake, algae, loons on lake, lake cleanup, river cleanup, trail cleanup, clean up day, trash in river, trash in woods, illegal dumping, litter on beach, plastic bags ban, fishing line trash, frogs, frogs disappearing, bees dying, butterflies dying, monarchs, bats protect, owls protect, wolves shot, save bears, protect sharks, save elephants, rain forest, wild horses save, urban trees, street trees, adopt a tree, spray pesticide, weed killer, roundup spray, light pollution, noise from helicopters, wood smoke bad air, smoke in air, bad air, air quality, cars idling, carbon footprint, recycle more, live green, heat pump group, electric cars group, kids outdoors, nature kids, get kids outside, junior ranger, citizen science, volunteer count fish, test creek water, adopt a stream, adopt a highway, wild places, hike with environmentalists

Search & Rescue
say husband not back from hunting, not back from hunting, didnt come home from hike, didnt come back from hike, hasnt come back, hikers overdue, kayaker missing, kid missing in woods, grandpa wandered off woods, lost on trail, lost in mountains, lost on glacier, fell in crevasse, crevasse, stuck on cliff, stuck on mountain, broke leg on trail, injured hiker, out in storm missing, boat capsized, boat flipped, boat sinking, man overboard, fell through ice, snowmachine through ice, ice rescue, cave rescue, dive rescue, drowning, recover body, find body river, look for my brother missing, drone search, horse search team, mounted posse, volunteer to look for lost people, save people on mountains, beacon personal locator, satellite messenger, inreach, sos button, avalanche buried friend, ski patroller, rescue swimmer, coast guard auxiliary, civil air patrol search

Fire Departments
say fire brigade, hose men, ladder truck, tanker truck fire, fire engine ride, fireman visits school, kids visit fire station, fire station tour, pancake breakfast firemen, firemens ball, fire chief, fire marshal, fire code, fire inspection business, fire safety inspection, chimney on fire, grease fire, burn barrel, burn pile, burn slash, can i burn today, burning leaves, grass fire, lightning fire, smoke over hill, hotshot crew, smokejumper, smoke jumpers, free smoke alarms, smoke alarm chirps, install smoke detector, carbon monoxide alarm, co alarm, jaws of life, cat in tree firemen, volunteer at fire hall, join fire department, junior firefighter, fire explorers, fire cadets, fire auxiliary ladies, retired firemen, widow of fireman, fallen firefighters, firefighter cancer, fill the boot, clear trees around house, fire smart

Ambulances
say someone collapsed, not breathing, turned blue, choking baby, baby choking, stroke face drooping, heart stopped, heart stops, car wreck hurt, bad accident help, ride to er, fly me to hospital, plane to hospital, life flight membership, medevac bill, ambulance bill, ambulance volunteer, village medevac, emt training, ambulance crew, ambulance corps, ambulance squad

First Aid & Safety Training
say heimlich, save a choking baby, infant cpr, cpr for parents, cpr for nurses, bls, acls, aed for office, tourniquet, how to stop bleeding, bleeding control, mental health first aid, naloxone training, narcan training, wfr, wilderness first responder, wemt, ten hour osha, osha 10, forklift safety, north slope training card, confined space, flagger card, flagger class, hearing test work, babysitter certificate, swim safety, boating license, boater card, fish boat drills, drill conductor, immersion suit, life jacket kids, kids dont float, helmet for kids, gun safety kids, hunter ed, bear aware, what to do when bear attacks, snow safety class, avy class, avalanche course level one, aiare, drive on ice class, defensive driving, winter driving, fire extinguisher class, active shooter training, first aid for dogs, pet first aid

Disaster Relief
say house flooded away, roof blew off storm, tree on house storm, tornado hit, hurricane hit, mudslide, river took house, lost everything in flood, sleep after fire, hotel after house fire, clothes after house fire, shelter in storm, where to go when flood, evacuation pets, pets in disaster, muck out house, cleanup after flood, rebuild after storm, rebuild homes, fema denied, fema help, insurance wont pay flood, send supplies, volunteer in disaster, chainsaw crew storm, disaster chaplain, food truck disaster, typhoon relief, wildfire victims, burned out family

Emergency Radio & Preparedness
say go bag, bug out bag, bugout, shtf, survivalist, preppers, 72 hour kit, three days food, store water emergency, store food, emergency food, be ready for big one, big one earthquake, tsunami drill, tsunami warning, tsunami zone, evacuation route, cert training, radio when phones dead, weather radio, storm spotter, skywarn, emergency alert, text alerts emergency, sheltering plan, where to meet family after quake, power out for weeks, winter car kit, red cross class ready, neighborhood ready, map your neighborhood

Hiking & Trails
say trail is muddy, tree across trail, trail blocked, trail washed out, clear trails, brush trails, fix trail, build bridge trail, trail crew, trail work party, trail map, maps for hikes, easy walk with grandma, easy hike with kids, stroller hike, toddlers on trail, hike with dog, ladies hiking, hiking buddy, hiking buddies, hike with others, hike safely alone, over fifty hikers, walk across country, long distance hike, thru hike, thru hikers, rail trail, rails to trails, old railroad path, greenway, bike path, ski trail groomers, groom trails, grooming report, snowshoe trails, hut to hut, backcountry hut, public cabin, horse trails, equestrian trails, atv trail, access to trail, trail access closed, private land trail blocked, trail easement, leave no trace, walk in woods with guide, nordic walking, volksmarch, letterboxing, geocaching, geocache, walking club, bushwalking, tramping

Gardening
say whats eating my cabbage, bugs on my plants, slugs, slugs in garden, aphids, leaves turning yellow, leaves yellow, tomato blight, black spots on roses, plant dying, dying plant, my plant is dying, last frost, grow in cold, hoop house, high tunnel, cold frame, soil test, test my soil, compost class, worm bin, worms compost, raised garden, keep moose out of garden, deer eat garden, rabbits eat garden, lasagna garden, square foot garden, grow giant cabbage, giant pumpkin, vegetable contest, plant sale, seed exchange, swap plants, divide perennials, perennials, prune apple trees, fruit trees, apple trees, graft apple, berry bushes, blueberry bushes, rhubarb, herb garden, medicinal garden, butterfly garden, bee garden, rain garden, japanese garden, water garden, koi, koi pond, lily pond, garden for blind, garden for school, garden therapy, garden tour, garden visit, ladies who garden, allotment, allotments, hosta, hydrangea, peonies, gladiolus, begonias, delphinium, fuchsias, daylilies, carnivorous plants, air plants, terrarium, succulents, ferns, mosses

Beekeeping
say swarm in tree, bees in wall, bees swarmed, get my first hive, bee suit, queen bee, bees died winter, varroa, extract honey, borrow honey extractor, local honey, mason bees, hornets or bees

Sled Dogs
say mushing, musher, sled dog rides, dog sled ride, ride dog sled, dog team, run dogs, dog yard, husky ride, huskies, dogsled, kid mushers, junior race dogs, sprint dogs, distance race dogs, skijoring, bikejoring, canicross, dog cart ride, meet sled dogs, see puppies sled, dog lot, lead dog, gee and haw, handler for dog kennel, dog race volunteer, checkpoint volunteer, booties for dogs, old sled dogs adopt, retired huskies

Horses
say horse crazy girl, horse crazy, horse lessons, riding school, learn to ride, pony ride, pony rides, pony club, pony party, trail ride, horseback ride, ride horses on beach, board my horse, stable for horse, horse boarding, place for my horse, barn for horse, hay for horses, need hay, dressage, jumping horses, show jumping, hunter jumper, barrel racing, rodeo kids, high school rodeo, team roping, gymkhana, western riding, english riding, cutting horse, endurance riding, quarter horse, arabian, appaloosa, paint horse, morgan horse, draft horse, mini horse, miniature horse, donkeys, packhorse, pack horses, backcountry horsemen, horse camp, horse show, 4h horse, drill team horses, saddle repair, horse trailer, carriage ride, sleigh ride, wagon ride, break a horse, train my horse, horse bucks, vaulting on horse, horse tack, mules and donkeys, reining horse

Recycling
say where to recycle, styrofoam, bubble wrap, egg cartons, jars to recycle, wine bottles, beer cans, pop cans, soda cans, deposit bottles, old clothes recycle, textile recycle, printer cartridges, ink cartridges, leftover paint, old motor oil, old fridge freon, tv recycle, christmas tree recycle, christmas lights old, shredding day, shred papers, food scraps, food waste, compost pickup, curbside, curbside bin, blue bin, recycle center closed, zero waste, bulk store own jar, freecycle, buy nothing, terracycle, old car batteries, old light bulbs, old antifreeze

Assistive Technology
say wheelchair to try, phone for deaf person, hear tv better, magnifier, read screen to me, computer reads aloud, talk with eyes, button to open door, big button phone, flashing doorbell, shaking alarm deaf, gadgets for elderly, lift for bath, adapted car, hand control car, adapted bike, trike for disabled, adapted toys, switch toys, equipment loan closet, exchange used medical equipment

Speech & Hearing
say kid cant say r, says w for r, hard to understand my kid, talks funny, talks baby talk, toddler not talking, two year old not talking, three year old doesnt talk, lost his voice, vocal cords, voice box, trouble swallowing, chokes on food, accent reduction, after stroke talk, slp, stammering, stutterers, cleft palate speech

Therapeutic Riding
say horse helps kids, horse helps walk, vets and horses, autism horse, horse for disabled girl, disabled son ride horses, disabled riders, side walkers horse volunteer, volunteer with horses, lead therapy horse, equine assisted, learning with horses

Patient Lodging
say sleep close to hospital, room near hospital, hotel near hospital cheap, medical travel, travel to specialist, fly to specialist, fly to big city doctor, doctor in city far away, cant afford to travel to doctor, plane ticket for treatment, medicaid travel, kid in icu far from home, baby in nicu far, hostel for patients, stay for chemo, stay during radiation, ronald house, volunteer pilots patients, gas cards patients, ride home after surgery, cab voucher clinic

Genetics & Rare Conditions
say nobody knows what it is, doctors dont know what i have, orphan disease, undiagnosed, runs in family disease, inherited disease, gene test, genetic test, genetic counselor, baby born with syndrome, chromosome, angelman, williams syndrome, trisomy, cri du chat, tuberous sclerosis, tay sachs, gaucher, fabry, pku, maple syrup disease, cpt1, brittle bones, little people, dwarfism, albino, albinism, porphyria, hemochromatosis, bleeding disorder, factor eight, duchenne, charcot marie, friedreich, lissencephaly, microcephaly, dandy walker, chiari, arnold chiari, crouzon, craniofacial, born without arm, limb difference, clubfoot, birthmark, ichthyosis, epidermolysis, rare kids, rare cancer, heart defect baby, vhl, immune deficiency, amyloidosis, acromegaly, cushings, narcolepsy, sleepy all day, batten disease, dwarf person

Public Safety
say call the cops, cop shop, police station, somebody stole, stole my bike, stole my truck, stole my catalytic, broke into shed, broke into house, porch pirate, package stolen from porch, creepy guy outside, prowler, stalked, being stalked, threatened me, threatened by neighbor, drug house, drug dealer neighbor, neighbor selling drugs, loud party next door, noise complaint, shots fired, gunshots, graffiti, speeding on our street, speeders, kids with fake guns, runaway teen, missing teen, missing native women, missing indigenous, mmiw, cold case, murdered daughter, ride along, citizens academy, fingerprint, fingerprinted, fingerprints for job, dui checkpoint, hit and run, car hit mine drove off, moose in road report, poacher, poaching report, illegal hunting report

Funeral Services
say kicked the bucket, gone to heaven, loved one passed, lost my grandpa, lost my dad, he died at home what now, somebody died at home, died far away, bring body home, ship body, ship ashes, fly casket, celebration of life, eulogy, pay respects, condolences, wooden coffin, homemade coffin, build coffin, green burial, natural burial, bury at sea, ashes at sea, pet cemetery, grave stone, grave marker, military funeral, veterans burial benefit, burial assistance, no money for funeral, no money to bury, funeral cost, cheap cremation, prepaid funeral, death certificate, dig grave, digging grave winter, stillborn burial

Parks & Playgrounds
say swing set, monkey bars, splash pad, kids burn energy, toddler park, indoor playground, playground inclusive, wheelchair playground, dogs off leash, off leash, dog park, ball field, sledding, tobogganing, barbecue pit, rent pavilion, picnic shelter, birthday in park, friends of the park, adopt a park, park bench memorial, memorial bench, dark park lights, state park pass, campground host, playground swings, kids swings

Breastfeeding
say nursing bra, hurts to nurse, baby bites nipple, wont take breast, wont nurse, not enough milk, breast pump free, back to work pumping, wean baby, nurse in public, lactation consultant, breastfeeding help at night, tongue tied baby, leche league, donate milk, breastfeeding mothers

Dementia & Alzheimers
say losing her marbles, losing his marbles, senile, going senile, not all there anymore, memory going, memory is going, same question over and over, asks same question, puts keys in fridge, accuses me of stealing, sees people not there grandma, sundowning, sundowns, up all night dementia, walked out of house night, gets lost driving, forgot the grandkids, forgot who i am, thinks im her sister, thinks its 1950, brain fog mother, memory test, memory clinic, lewy body, frontotemporal, early onset, dementia caregivers, day program dementia, singing with dementia, walk to end alzheimers

Parkinsons & Nerve Diseases
say hand trembles, trembling hands, shuffles when walking, frozen walking parkinsons, falls down shakes, epileptic, epileptic fit, epileptic daughter, absence seizures, seizure dog, seizure camp, legs numb and weak, legs dont work right, nerve damage, tingling feet, burning feet, neuropathy feet, muscle wasting, muscular dystrophy boy, ms walk, wife has ms, shaky palsy, bells palsy, essential tremor, restless legs, tourettes kid, says bad words tics, brain aneurysm, trigeminal, spinal muscular atrophy, walk for als

Cancer
say bald kid, chemo buddy, chemo brain, chemo hats, chemo caps, knit caps cancer, pink boats, survivor celebration, relay luminaria, cancer moms, man cancer, prostate support, hodgkins, myeloma, sarcoma, bone cancer, eye cancer, throat cancer, mouth cancer, stomach cancer, uterine cancer, testicular cancer, mesothelioma, oncologist, cancer quilts, cancer navigator, lost husband to cancer, screenings for cancer

Heart, Stroke & Lungs
say bad ticker, bum ticker, heart failure, congestive heart, irregular heartbeat, afib, pacemaker, stents, bypass survivor, go red, heart walk, high blood pressure group, hypertension, inhalers, wheezing, wheezy kid, kid with asthma, asthma camp, asthma school, on oxygen, black lung, lung transplant, cf kid, half side paralyzed, one side paralyzed, droopy face, stroke survivors group, sleep apnea group, blue baby, baby heart surgery

Diabetes & Kidneys
say got sugar diabetes, insulin pump, insulin too expensive, cgm, low blood sugar, finger sticks, diabetes class, diabetes camp, diabetic child school, diabetic cooking, kidneys failing, bad kidneys, kidney failure, on dialysis, dialysis far from home, home dialysis, kidney walk, kidney match, polycystic kidney, nephrotic

Autism
say hates noise, covers his ears, wont eat anything but, quirky kid, kid runs off, elopes, sensory santa, sensory night, melts down, autism mom, autism dad, autism walk, autism class, autism friends, autism camp, adult autistic job, teen autistic friends, get diagnosis autism, autism testing, test for autism, waiting list autism, aba waitlist, autistic meetup

Down Syndrome & Intellectual Disability
say baby has downs, expecting downs baby, downs kid, buddy walk, friends for son with downs, mentally disabled brother, simple minded, mind of child adult, slow adult, who takes my son when i die, sheltered work, special olympics athlete, self advocates, roommate for disabled, group home for son, adult day special needs, dance special needs, prom special needs

Parents of Disabled Children
say 504 plan, iep meeting, iep advocate, ieps, school suspends special kid, school restrains, school says no aide, para for son, special ed advocate, baby hospital home needs help, birth to three, zero to three, infant teacher, home visitor delay, respite for disabled child, break from disabled child, siblings disabled, katie beckett, tefra, medicaid for disabled child, waiver disabled child, parent to parent, moms of special kids, dads of special kids

Blindness & Low Vision
say blind as bat, legally blind, eyes going, eyesight failing, books on tape, audio books blind, talking newspaper, radio reading, magnifiers, retinitis pigmentosa, usher syndrome, stargardt, blind kids, blind baby, blind teen, blind skiers, blind sports, blind bowlers, beep ball, blind veterans, cane skills, mobility training blind, cook when blind, raise guide puppy, raise puppy guide, puppy raiser, eye bank, collect old glasses, donate old glasses, recycle glasses, sight saving

Deafness & Hearing Loss
say speaks with hands, sign for church, interpreter for doctor deaf, interpret concert, baby signs, asl class, asl teacher, asl meetup, deaf coffee, deaf church, deaf camp, deaf school, deaf club, deaf sports, deaf seniors, kids of deaf parents, late deafened, cochlear implant, hearing loop, tty, sign language class, deaf parents

Independent Living & Mobility
say want to live by myself disabled, get around in wheelchair, grab bars put in, ramp for grandma, ramp built, door too narrow, sip and puff, personal assistant disabled, wheelchair sports, wheelchair rugby, wheelchair hockey, sled hockey, wheelchair racing, brain injured, brain bleed, coma survivor, crash survivor, burn injury, lost both legs, missing limb, learn to use prosthesis, service animal rights, parking ticket disabled, disabled voting

Service & Therapy Dogs
say dog for ptsd, dog for diabetic, dog for seizures, dog for deaf, dog to calm, comfort dog, comfort dogs, crisis dogs, dog in courthouse, dog in library, dog in nursing home, dog visits grandma, cheer up patients with dog, dog in school, dogs at airport, pets visit elderly, bunny visits, mini horse visits, certify my dog, esa letter, puppy to raise, raise service puppy, dog with vest

Mental Health Support
say clubhouse mental, drop in center mental, peer group depressed, depressed support group, anxiety group, bipolar group, ocd group, ptsd group, hearing voices group, schizophrenia families, my son is schizophrenic, adult son mentally ill, bring son to hospital against will, mental crisis at home, crazy brother, crazy uncle, he is off meds, police and mentally ill, walk for mental health, mental health month, lonely and depressed, hoarder mother, kids mental health, mental health day teens

Suicide Prevention & Crisis Lines
say cry for help, goodbye note, suicide note, giving away his things, jump off bridge, hang myself, hanged himself, shot himself, shot herself, shoot myself, overdose on purpose, slit wrists, better off dead, better off without me, wish i was dead, wish i were dead, wish i wasnt born, dont want to wake up, ending my life, crisis text, youth suicide, veteran suicide, lost my son to suicide, lost brother suicide, husband suicide, suicide in village, out of darkness walk, talk someone down, suicide training, safe talk, qpr, lock up guns suicide

Alcoholics Anonymous & Twelve Steps
say aa, al anon group, alanon meeting, acoa, coda meeting, friends of lois, anonymous meeting, open meeting drunk, hotline drunk, speaker meeting, aa speaker, aa online, wet drunk, dry drunk, clean three days, sober 30 days, ninety meetings, candlelight meeting, zoom meeting sober, recovery dharma, lifering, women for sobriety, teen kids of drunks, drunk parents, enabling my son, enabling him, sugar addict, food addict, compulsive eater, compulsive spender, workaholic, sex addict husband, love addict, pull tab addict, hoarders anonymous, nicotine anonymous, marijuana anonymous, crystal meth anonymous

Addiction Treatment
say getting clean, needs to detox, shaking needs drink, needs rehab, rehab bed, rehab bed tonight, wait list rehab, medicaid rehab, sober house women, sober house men, three quarter house, transitional sober, methadone clinic, needle swap, harm reduction, pregnant addict, drug babies, families lost to overdose, lost son overdose, son overdosed, daughter overdosed, died of fentanyl, fentanyl awareness, drug take back day, drug education school, keep teens from drinking, underage drinking, prom no drinking, drug free graduation, drug free workplace, victim impact panel

Weight & Eating
say chubby, fat camp, obese, obesity, obese child, lose belly, lose 50 pounds, weigh in group, weight group, diet group, diet buddies, keto group, bariatric, gastric bypass, gastric sleeve, stomach stapled, starving herself, wont eat daughter, compulsive eating

Hospice & Dying
say someone to sit with dad dying, hold hand dying, nobody should die alone, dying alone, die with dignity, right to die, last breath, last wish, hospice house, hospice room, hospice thrift, hospice chaplain, hospice veterans, camp after hospice, kids whose parent is dying, talk about death, death cafe, doctors gave up, morphine at home

Grief & Bereavement
say hole in my heart, cant get over his death, cant get over her death, heartbroken husband died, cant move on after death, first christmas without him, first christmas without mom, kids grief camp, camp for grieving kids, child lost parent, teen lost friend, friend died, best friend died, coworker died, classmate died, lost twin, miscarried, lost pregnancy, still birth, stillbirth, angel baby, rainbow baby, nicu loss, son murdered, daughter murdered, son killed in crash, killed by drunk, lost to overdose, widow group, widowers group, young widow, dead pet sad, pet loss, my dog died, cat died sad, cry about dog, grieving dog, griefshare church, memory bears, teddy from shirts, candle lighting children

Caregivers
say exhausted caring, i cant leave her alone, cant leave him alone, respite weekend, caregiver night out, wife caregiver, husband caregiver, spouse caregiver, sandwich generation, caring for mom and kids, quit job to care for mom, pay me caring mom, brother wont help with mom, sister wont help mom, resent caring, caregiver stress, caregiver burnout, caregiver meeting, carers, carer, young carers

Ambulance & Emergency Medicine
say volunteer medic, ride along ambulance, emt association, flight nurse, flight paramedic, dispatcher association, ambulance subscription

Dental & Eye Charities
say free dentist day, free dental day, dentist for poor, dentist for veterans, dentures free, free dentures, free braces, tooth truck, mobile dentist, free glasses kids, cataract surgery free, glasses for homeless

Wishes & Sick Children
say trip to disney sick kid, sick kid wish, bald little girl, toys for hospital kids, teddy for hospital, clown in hospital, video games for sick kids, wagons hospital, hospital school, blankets for nicu, quilt for sick child, bravery beads, camp heart kids, camp for burned kids, kids with cancer camp, terminal child, child dying, gas for families sick child

HIV, Hepatitis & Infections
say got hiv, poz, hiv test, rapid hiv test, hiv meds, prep pills, ryan white, aids walk, aids quilt, liver virus, hep b, hep c cure, tb, std group, herpes group, syringe

Arthritis, Lupus & Chronic Pain
say stiff hands, stiff in morning, achy joints, creaky knees, knees ache, rheumatism, rheumatoid, kid with arthritis, crps, fibro, pain group, hurts everywhere, invisible illness, always exhausted, gluten free friends, wheat free, psoriasis group, scleroderma walk, osteoporosis class, bones break easy

Disabled Sports
say ski with one leg, sit down ski, blind skiing, sled hockey team, wheelchair kids sports, sports for kids with downs, unified sports, adaptive kayaking, hand cycle, handcycle, challenger baseball, miracle league, buddy ball, surf with disabled, fish with disabled, hunting for disabled, hunt from wheelchair, gym for special needs, swim special needs, sports after amputation, outdoors with disability

Hunting & Trapping
say save ducks, ducks and geese hunters, moose hunters group, bow hunters, trap line, learn to trap, trap marten, fur handling, sheep hunters, hunter conservation, wild turkey, pheasants, grouse, hunting rights, predators too many wolves, kids go hunting, women hunters, falconers, hunt with falcon, coon dogs, coonhounds, beagles hunt

Cat Rescue
say kitty needs home, kitties, momma cat, cat sanctuary, cat cafe, cat colony, bottle babies kittens, black cat, tabby, maine coon, ragdoll cat, cat show, old cat home, owner died cats, cats in barn, feeding strays

Dog Rescue & Breed Clubs
say aussie, australian shepherd, cattle dog, heeler, weimaraner, doberman, mastiff, shih tzu, yorkie, bulldog, frenchie, schnauzer, samoyed, bernese, great pyrenees, akita, basset, bloodhound club, sheltie, vizsla, pomeranian, dalmatian, pitbull, pitties, wolf dog, wolf hybrid, retired greyhounds, wiener dog, weiner dog, sausage dog

Dog Sports
say dog frisbee, dog races kids, disc dog, dog dance, freestyle dog, dog weight pull, hunt test, earthdog, dog hurdles tunnel, dog competition

Animal Shelters & Humane Societies
say pets for adoption, where dogs go nobody wants, dog heaven, help homeless pets, no kill shelter, kill shelter, shelter dog, shelter dogs, shelter cats, puppy for christmas, pet adoption day, free spay, spay neuter, spay day, neuter clinic, animal cops, dogs hurt by owner, hurt puppies, rescue puppies, transport rescue dogs, save animals

Exotic & Farm Animal Rescue
say iguana, gecko, bearded dragon, pet snake, ball python, corn snake, my turtle too big, tortoise needs home, cockatoo, cockatiel, macaw, budgie, parakeet, chinchilla, hedgehog, rats as pets, pet rats, pig too big, mini pig, pet pig, rooster needs home, unwanted rooster, retired hens, ducks dumped, goat rescue, old cow home, turkeys rescued, llama rescue, easter bunny dumped, bunny needs home, exotic pets, tiger rescue, monkey rescue

Horse Rescue
say skinny horse, thin horse, cant feed horse, cant afford horse, give away horse, old horse home, retired race horse, racehorses after racing, slaughter horses, kill pen, mustang adoption, adopt a horse, foal, blind horse, donkeys need home, mini donkey

Wildlife Rehabilitation
say care for orphaned animals, bottle raise fawn, raise orphaned, release hawk, release owl, owl clinic, turtle hospital, bat rescue, hummingbird hurt, pelican hook, seabird sick, dying birds beach, dead birds beach, baby animals found

Birds
say bird people, bird nuts, save birds, protect eagles, eagle nest, eagle cam, osprey, osprey nest, bird sanctuary walk, marsh birds, prothonotary, whooping crane, prairie chicken, count loons, shearwater, barn owls, kestrel boxes, cats kill birds, windows kill birds, bird friendly coffee, kids bird class

Fish, Salmon & Rivers
say where have salmon gone, king salmon gone, steelhead, salmon in classroom, salmon eggs school, kids raise salmon, stream bank, streambank, fish ladder, spawning, fish habitat, clean lake, lake association, friends of the river, friends of the creek, creek behind school, river watch, float river clean, mercury in fish, fish sick worms, brook trout, cutthroat, sturgeon, eels, herring run, lobster conservation, save fish

Oceans & Coasts
say save our seas, sea life, save seals, save dolphins, save turtles, kelp, kelp forest, eelgrass, oyster reef, red tide, algae bloom, warm water ocean, ocean acid, trash island, nets washed up, fishing nets on beach, ghost nets, beach walkers dead birds, crabs disappearing, orca, orcas, killer whales, beluga, gray whales, humpback, manatee, seahorses, sandbar erosion

Bears, Wolves & Large Animals
say live with grizzlies, bear in yard, bear in trash group, bear proof cans, electric fence bear, save grizzlies, save polar bear, wolf pack, stop aerial shooting wolves, reintroduce wolves, bring back bison, buffalo herd, elk herd, mountain goats, bighorn, bobcat, lynx, wolverine, beaver, beavers, beaver dam, prairie dogs, snow leopards, rhino, elephants save, gorillas

Forests & Trees
say tree people, love trees, big old trees, tallest tree, street tree, shade trees, trees downtown, christmas tree growers, woodland owners, tree farmers, own forest land, chestnut tree, elms, maple syrup, sugar maples, beetle killed, beetle kill, bark beetles, ash borer, tree disease, stop clear cuts, log trucks forest, save redwoods

Land & Wilderness
say keep farm from development, grandpas farm protected, save ridge, save meadow, wetlands, islands preserve, protect mountain, no houses on mountain, public lands, keep public lands, park cleanup, adopt park, friends of state park, friends of refuge, wildlife refuge, nature walk kids, nature preschool, outdoor classroom, outdoor ed, naturalist, naturalists, master naturalist, donate acreage, wild and free, wild rivers

Climate, Energy & Waste
say greenhouse gas, co2, fossil fuels, divest, carbon tax, solar coop, solar for homes group, wind farm, community solar, electric car club, ev owners, drive electric, repair not toss, less waste, no plastic, reusable bags, lead in water, lead paint, radon, asbestos victims, toxic dump, superfund, cancer from chemicals, breast milk chemicals, power plant smoke, fracking, methane, nuclear plant, nuclear waste, wood stove smoke, bus not car, bike not car, bees and pesticides, kids sue climate, grandparents climate

Keep It Clean
say litterbug, litterbugs, garbage along highway, yellow bags spring, spring cleanup, trash in ditch, graffiti cleanup, paint over graffiti, flower baskets downtown, plant flowers town, cigarette butts, ugly town, junk cars in yards, tidy town

Garden Clubs & Plant Societies
say ladies garden club, flower ladies, plant nerds, rare plants, plant people, houseplant club, lilacs, lilac, camellia, azalea, magnolia, gesneriad, bromeliad, palm society, fruit growers, rare fruit, grape growers, heirloom seeds, wild edibles, foraging, wild foods, morels, chanterelles, berry picking, hydroponics, hydroponic, flower contest, junior gardeners, garden railway, herb growers

Community Gardens & Local Food
say apartment no garden, garden bed, garden patch, rent plot, grow veggies together, food forest, kids garden, refugee garden, senior garden, extra vegetables give, donate garden vegetables, plant a row, pick fruit free, unpicked apples, food hub, farm share, veggie box, farm to school, beginning farmers, raw milk, keep chickens in town, backyard hens, goats in town, canning class, canning kitchen, preserve food, seed bank

Farmers & Ranchers
say farm stress, farmer suicidal, farm wives, farm women, cowboys, cowgirls, cow people, ranch hands, sheepdogs guard, yak, yaks, bison ranchers, reindeer herders, dairy farmers, hog farmers, egg farmers, poultry growers, berry growers, maple producers, flower farmers, farm kids scholarship, farm land loss, drought help, ag day, farm museum, tractor club, old tractors, antique tractor, plowing match, plow horses

Beekeepers
say bee people, become beekeeper, bee school, bee keeper, honey contest, bees for garden

Youth in Farming
say lambs kids, kids chickens fair, kids rabbits fair, blue jackets farm, market lamb, show steer, kids horse club, pig wrangling, junior livestock

Sled Dog Groups
say iditarod volunteer, dog race checkpoint, kid wants to mush, sprint mushers, ski with dog, dog powered sports, sled dog history, sled dog museum, serum run, village mushers, retired sled dog

Science Education
say dinosaur camp, science camp, slime for kids, rainy day kids museum, bugs for kids, insect zoo, planetarium show, stem night, mad science, science bus

Weather & Mountain Safety
say avy, avy report, avy forecast, snowpack, snow report safety, avalanche conditions, is it safe to ski, lost friend avalanche, beacon class, beacon practice, mountain weather, weather geeks, rain gauge, weather spotter, storm chasers, storm chaser

Health Professions
say nurses club, retired nurses, school nurses, nurse midwives, emergency nurses, operating room nurses, doctors wives, family doctors, country doctors, pediatricians, surgeons group, anesthetists, radiologists, lab techs, hygienists, dental assistants, massage therapists, acupuncturists, naturopaths, midwives association, counselors association, social workers, psychiatrists, speech therapists, occupational therapists, physical therapists, dietitians, health educators, medical coders, health administrators, medical interpreters, vets association, vet techs, nursing students, premed, future doctors, med school scholarship, nursing scholarship, teens who want to be doctors

Clinics & Public Health
say kids shots free, free shots, flu shots for all, poor people doctor, clinic for poor, clinic no insurance, clinic pay what you can, mobile clinic, health van, farmworker clinic, migrant clinic, homeless clinic, school clinic, teen clinic, health fair blood test, blood draw fair, screening free, community health workers, village health aides, tribal clinic, native clinic, indian health, veterans clinic, clinic board, clinic volunteer, retired doctors volunteer, doctors who volunteer, medicine for poor, nurses who visit

Nutrition & Mothers
say wic office, wic checks, milk for kids, formula help, baby formula free, food for pregnant, breakfast for kids, summer lunch kids, school lunch people, learn to cook healthy, nutrition class, picky eater, anemia baby

Pregnancy Help
say free pregnancy test, free ultrasound, baby clothes free, maternity home, home for pregnant girls, unwed mothers, baby pantry, layette, talk about options pregnant, abortion regret, teen mother help, father of baby left, crib free, safe sleep, safe haven baby, baby box, birth workers, birth circle, cesarean support, home birth group

# More kinds

Podiatry
is podiatrist, podiatry, foot clinic, foot care, foot and ankle
in foot, ankle, feet
say foot doctor, ingrown toenail, toenails too thick, cut toenails elderly, trim toenails for grandma, bunion, bunions, corns and callus, callus, hammer toe, flat feet, fallen arches, heel spur, diabetic foot, foot sore wont heal, toe infected, toenail fell off, feet always hurt, arch hurts

Dermatology
is dermatologist, dermatology, skin clinic, skin care clinic
in skin, dermatology, laser
say skin doctor, weird mole, mole changed, spot on face, skin cancer check, acne scars, bad acne, cystic acne, itchy rash wont go, eczema bad, psoriasis, wart frozen off, skin tag, skin tags, cold sore, botox, wrinkles, hair falling out, going bald, tattoo removed, age spots, dandruff, athletes foot, ringworm

Pediatrics
is pediatrics, pediatrician, childrens clinic, pediatric clinic, childrens health
in pediatrics, children, kids, child
say kids doctor, baby doctor, doctor for baby, doctor for kids, doctor for my son, doctor for my daughter, well child check, newborn checkup, kid has ear infection, kid throws up, toddler rash, diaper rash, baby spits up, baby wont eat, baby cough, teething, kid wets bed, bed wetting, kid not growing, short for age, kid swallowed coin, bead in nose, bean up nose, growth chart, teen doctor

Urgent Care
is urgent care, walk in clinic, immediate care, first care, after hours clinic
in urgent, walk in, immediate
say need doctor today, doctor open now, doctor open sunday, doctor open weekend, no appointment doctor, same day doctor, quick doctor, cut needs stitches, stitches out, remove stitches, fish hook stuck, splinter deep, sprained something, broken or sprained, x ray today, strep test, flu test, sick on vacation, tourist got sick, sick on cruise, not emergency but hurts, cheaper than er, minor burn, got bitten by dog

Orthopedics & Sports Medicine
is orthopedics, orthopedic, sports medicine, orthopedic surgeon, bone and joint, spine center
in orthopedic, spine, joint, bone, sports medicine
say bone doctor, knee doctor, back surgeon, hip worn out, bone on bone, torn meniscus, torn ligament, torn rotator, acl surgery, new knee, new hip, trigger finger, hand surgeon, cast on arm, cast off, get cast, shoulder popped out, dislocated shoulder, stress fracture, broken collarbone, broken foot, cortisone shot, carpal tunnel surgery, sports doctor, ski injury

Prosthetics & Orthotics
is prosthetics, orthotics, prosthetist, limb and brace, orthotist
in prosthetic, orthotic, brace, limb
say fake leg, artificial arm, artificial limb, leg doesnt fit, new leg fitted, leg brace, afo, brace for kid, back brace fitted, shoe inserts, custom insoles, insoles, lift in shoe, mastectomy prosthesis, helmet for baby head, flat head baby

Imaging & Medical Labs
is radiology, imaging center, medical imaging, medical laboratory, diagnostic imaging, lab services
in imaging, radiology, laboratory, diagnostic, mri
say get mri, open mri, ct scan, cat scan, bone scan, bone density, mammogram appointment, mammo, ultrasound of belly, blood drawn cheap, blood test without doctor, cholesterol test, paternity test, dna test lab, drug test for job, hair test, pee test, pee in cup, urine test, thyroid test, test results lab, x ray cheap

Occupational Medicine & Drug Testing
is occupational medicine, occupational health, drug testing, dot physicals, employee screening, drug screening
in occupational, workplace, screening, employee
say drug test for new hires, random drug test, drug test my crew, breathalyzer, breath test work, dot physical, cdl physical, coast guard physical, respirator fit test, hearing test for workers, pre employment physical, back to work exam, fit for duty, hurt on the job clinic, work comp doctor, flu shots at office, send employee to get tested, vaccines for crew, drug free workplace policy

Dialysis & Kidney Care
is dialysis center, dialysis clinic, nephrology, kidney center
in dialysis, renal, kidney
say needs dialysis, dialysis three times week, dialysis while traveling, kidney doctor, kidneys quit, blood cleaned, kidneys are bad, creatinine, home dialysis training

Sleep Medicine
is sleep center, sleep clinic, sleep medicine, sleep lab
in sleep, apnea
say snores, snores loud, snoring husband, stops breathing at night, sleep test, sleep study, cant sleep at all, insomnia, tired all day, fall asleep driving, cpap fitting, mask for sleep, sleepwalks, night terrors, nightshift cant sleep

Allergy & Asthma
is allergist, allergy clinic, asthma center, allergy and asthma, immunology
in allergy, asthma, immunology
say allergic to cats, allergic to peanuts, allergic to bees, allergic to shellfish, allergic to something, what am i allergic to, sneezing all summer, sneezes, birch pollen, cottonwood pollen, food allergy, epi pen, hives from food, swollen lips, lips swell, skin prick test, kid wheezes, asthma attack

Cardiology
is cardiologist, cardiology, heart clinic, heart center, heart institute, cardiac rehab
in heart, cardiac, cardiology, vascular
say heart doctor, heart skips, heart flutters, heart pounding, palpitations, chest tight, heart murmur, ekg, stress test heart, stent, pacemaker check, after heart attack exercise, cardiac rehab, swollen ankles heart, clogged arteries, blocked artery, vein clinic, spider veins

Oncology & Infusion
is oncology, cancer center, infusion center, radiation oncology, oncologist
in oncology, cancer, infusion, radiation
say cancer doctor, get chemo here, chemo close to home, radiation close to home, second opinion cancer, iron infusion, infusions, port flush, find out if cancer, biopsy results, cancer came back

Fertility
is fertility clinic, fertility center, reproductive endocrinology, infertility support
in fertility, reproductive, conceive
say cant get pregnant, trying for years baby, want a baby so bad, in vitro, ivf, egg donor, egg donation, sperm bank, freeze eggs, surrogate, surrogacy, surrogate mother, low sperm count, lost another pregnancy, keep miscarrying, barren, infertile, childless not by choice

Dietitians & Nutrition Counseling
is dietitian, nutritionist, nutrition counseling, nutrition services, dietician
in nutrition, dietary, wellness
say what should i eat, eat for diabetes, diet for kidneys, meal plan, heart healthy eating, kid wont eat, picky kid, gain weight, underweight, weight coach, low salt diet, low carb, gluten free help, eat healthy on budget, food sensitivity

Applied Behavior Analysis & Child Therapy
is behavior analysis, applied behavior analysis, pediatric therapy, childrens therapy, sensory integration, behavior consultants
in behavior, pediatric, autism, therapy, sensory
say aba, aba therapist, therapy for autistic, kid hits other kids, kid bites, kid hits teachers, bangs head wall, wont potty train, toilet train autistic, sensory gym, ot for toddler, cant hold pencil, clumsy kid, tiptoe walking, walks on toes, feeding problems, gags on food, speech and ot, meltdown therapist, social skills group

Dentures & Oral Surgery
is denturist, denture clinic, oral surgery, oral surgeon, endodontist, periodontist, orthodontics
in oral, denture, maxillofacial, endodontics
say new teeth, no teeth, all teeth pulled, lost all my teeth, dentures loose, reline dentures, teeth in a day, snap in teeth, wisdom teeth out, impacted tooth, root canal specialist, gum graft, gum surgery, jaw surgery, broken jaw, braces for kid, braces for adult, palate expander, headgear, retainer broke, bite is off

Health Insurance Enrollment & Navigators
is health insurance counseling, insurance navigator, health coverage, medicare counseling, health plan, medicaid enrollment, senior health insurance
in medicare, medicaid, coverage, enrollment, health plan
say sign up for medicaid, apply for medicaid, lost medicaid, kicked off medicaid, kids insurance, chip insurance, obamacare, marketplace insurance, affordable care act, open enrollment, lost my insurance, lost job insurance, cobra too expensive, cant afford health insurance, insurance denied surgery, insurance wont pay, insurance refuses, deductible too high, premium too high, insurance for self employed, health insurance for small business, insurance for my crew, insurance for fishermen, medicare confused, medicare advantage, which medicare plan, medicare part b, health share, turning 26 insurance, pregnant no insurance, dental insurance, vision insurance, long term care insurance, short term disability, aflac

Medical Bills & Patient Advocates
is patient advocate, patient advocacy, medical debt relief, patient assistance, medical billing advocate, health advocacy
in patient, advocacy, medical debt, assistance
say hospital bill, huge hospital bill, cant pay hospital bill, medical debt, medical bills, collections for hospital, charged too much hospital, surprise bill, er bill, ambulance cost, air ambulance bill, medevac insurance, prior authorization, denied by insurance, appeal insurance, doctor wont listen, doctor ignored me, bad doctor complaint, doctor made mistake, wrong surgery, malpractice, hurt by doctor, hospital mistake, get my medical records, records from doctor, go fund me surgery, fundraiser for sick friend, spaghetti feed for sick, help pay for surgery, help pay for medicine

Prescription Assistance
is prescription assistance, medication assistance, drug repository, pharmacy assistance, medicine program
in prescription, medication, rx
say cant afford insulin, cant afford my pills, pills or food, skip pills cost, cut pills in half cost, free medicine, free insulin, free epipen, cheap prescriptions, drug company help, donate unused pills, pills from canada

Hospital Auxiliaries & Foundations
is hospital auxiliary, hospital foundation, healthcare foundation, hospital guild, friends of the hospital, medical center foundation, health foundation, hospital volunteers
in auxiliary, foundation, hospital, guild, health
say donate to hospital, hospital gala, hospital gift shop volunteer, volunteer at hospital, knit baby hats, cuddle babies, hold babies volunteer, teddy bears for er, new wing hospital, buy machine for hospital, golf tournament hospital, thank you to nurses, candy striper teen

Medical Missions & Surgery Charities
is medical mission, medical missions, surgical mission, operation smile, shriners hospital, mercy ships, flying doctors, smile train, medical teams, flying samaritans, surgical outreach
in mission, medical, outreach, surgical, hope
say surgery for kid for free, free surgery, kid burned surgery, cleft lip surgery, doctors go abroad, nurse volunteer abroad, dentists go abroad, fly doctors to villages, donate medical supplies, old hospital equipment donate, eye surgery poor countries, send medicine abroad

Free & Charitable Clinics
is free clinic, charitable clinic, community clinic, volunteer clinic, christian clinic, good samaritan clinic, sliding fee clinic, community health center
in free, clinic, charitable, samaritan, volunteers
say see doctor free, no insurance sick, no insurance need doctor, no money sick, undocumented sick, doctor no papers, doctor asks no questions, cash doctor, pay what i can doctor, homeless doctor, free checkup, free blood pressure check, free diabetes care, free physical, free womens exam, cheap clinic, poor and sick

Native & Tribal Health
is tribal health, native health, indian health service, native medical center, health consortium, health corporation, urban indian health, tribal clinic
in native, tribal, indian, health, consortium
say native hospital, indian hospital, ihs, shareholder clinic, tribal doctor, health aide in village, dental aide, village clinic closed, traditional healer, native food hospital, native mental health, native elders care, behavioral health aide, travel from village to hospital, tribal member doctor

Health Research Foundations
is research foundation, medical research, clinical research, research institute, cure foundation, biomedical research
in research, cure, clinical, biomedical, institute
say find cure, fund research, join a study, paid study, paid medical study, clinical trials, donate for research, brain research, cancer research, donate brain, walk for a cure, ride for a cure, run for cure, memorial for scientist

Fetal Alcohol
is fetal alcohol, fasd, fas, prenatal alcohol
in fetal, fasd, prenatal
say mother drank when pregnant, drank while pregnant, born to alcoholic, adopted child fas, child with fas, kid affected by alcohol, baby exposed drugs, drug exposed baby, born drug addicted

Gambling Help
is problem gambling, gambling council, gamblers anonymous, compulsive gambling
in gambling, gamblers
say cant stop gambling, casino every night, sports betting addicted, betting app, lost rent gambling, lost everything gambling, husband gambles, mom pulls tabs all day, wife at casino, bingo addicted, poker debts, scratch tickets too much, hides gambling

Eating Disorders
is eating disorders, eating disorder recovery, anorexia nervosa, overeaters anonymous, food addicts
in eating, recovery, body, nourish
say daughter too thin, stopped eating, wont eat anything, afraid of getting fat, throws up food, throws up on purpose, throwing up on purpose, secret eating, eats at night, food controls me, exercise too much thin, body hate, feels fat, skin and bones

First Responder & Military Peer Support
is peer support, critical incident stress, first responder support, battle buddies, combat veterans, vet center, veterans retreat, warrior retreat
in responders, warriors, resilience, heroes, peer
say cop cant sleep, firefighter depressed, paramedic burned out, medic saw too much, dead child call, nightmares after fire, nightmares from war, husband came back different, came home changed, jumps at noises, loud noise war, fireworks scare vet, vets fishing together, retreat for veterans, veterans wives retreat, nurse burnout, dispatcher stress

Men and Boys Health
is mens health, movember, testicular cancer, fathers support, mens wellness, boys health
in mens, fathers, men
say men dont talk, guy needs to talk, man depressed, dad depressed, prostate trouble, pee all night, cant get it up, low t, testosterone clinic, lump in testicle, mens clinic

Womens Health
is womens health, womens clinic, womens care, gynecology, obgyn, maternal health
in womens, gynecology, obstetrics, maternal
say lady doctor, woman doctor for woman, female doctor, bleeding too much period, no period, hot flashes, menopause help, change of life menopause, change of life menopause, leak when i laugh, leak when i cough, bladder leaks, fibroids, ovarian cyst, hysterectomy, breast hurts, mood before period, free pads, free tampons, period supplies, tampons for school

Infant & Pregnancy Loss
is infant loss, pregnancy loss, share pregnancy, sids alliance, stillbirth, miscarriage support, first candle, resolve through sharing
in infant, angels, loss, sids
say lost baby at 20 weeks, lost my unborn, baby born dead, baby stopped breathing, crib death, baby died in sleep, no heartbeat, had a miscarriage, three miscarriages, baby lived one hour, photos of dead baby, tiny clothes for angel babies, memory box baby, grandparents lost baby

Car Seats & Child Safety
is safe kids, child passenger safety, child safety, injury prevention, kids dont float, safety coalition
in safe, kids, injury, passenger, prevention
say car seat check, car seat wrong, which car seat, booster seat, free bike helmet, helmet for kid, life jackets for kids, loan life jackets, baby proof house, child proof, window guards, poison control, kid ate pills, kid drank cleaner, kid ate berries, kid ate mushroom, gun lock, free gun locks, drowning prevention, kids near water

Adaptive Recreation & Camps for Disabled
is adaptive recreation, easterseals camp, special recreation, therapeutic recreation, adaptive adventures, disabled sportsmen, camp for disabilities, challenge program
in adaptive, challenge, adventures, therapeutic, abilities
say disabled want to ski, wheelchair fishing, wheelchair camping, blind camping, camp for kids in wheelchairs, summer camp special needs, autistic summer camp, kayak with disability, veteran amputee skiing, outdoor trips for disabled, fun for disabled adults, dance for disabled, bowling for disabled, art for disabled

Supported Employment
is supported employment, vocational rehabilitation, goodwill industries, employment for disabled, work services, project search
in employment, vocational, industries, enterprises, abilities, works
say job for autistic adult, job for blind person, job for deaf, job for son with downs, hire disabled, hire people with disabilities, job coach, work after brain injury, work after stroke, retrain after injury, cant do old job anymore, hurt cant do my trade, disabled wants work, lose benefits if work

Guardianship & Special Needs Planning
is guardianship, public guardian, conservator, special needs trust, protective services, representative payee
in guardian, guardianship, trust, protective
say guardian for mom, guardian for disabled son, mom signs everything away, cant manage his money, pay bills for mother, somebody to handle his check, takes grandmas money, dad being cheated, who decides for him, turned 18 disabled, care after i die disabled

Friendly Visitors & Villages
is friendly visitors, senior companions, neighbors helping neighbors, interfaith caregivers, faith in action, telecare, aging in place
in neighbors, caregivers, interfaith, companions, village, faith in action
say visit lonely old people, visit shut ins, shut ins, homebound, read to elderly, grocery shop for elderly, carry groceries elderly, drive old folks, call old lady daily, keep company old man, shovel for widow, change light bulb elderly, fix step for old lady, adopt a grandparent, letters to elderly, nobody visits nursing home, christmas gifts for seniors alone

Health Freedom & Holistic Groups
is health freedom, vaccine choice, holistic health association, homeopathic society, medical freedom
in freedom, choice, holistic, natural
say dont want vaccine, no vaccine for kid, vaccine exemption, vaccine hurt, vaccine injury, fluoride out of water, raw milk legal, say no to shots

Vegetarians & Vegans
is vegetarian society, vegan society, vegetarian, vegan, plant based
in vegetarian, vegan, veg
say dont eat meat, no meat group, eat no meat, meatless, vegan potluck, plant based diet, cruelty free food, vegan friends

Yoga, Tai Chi & Wellness Retreats
is wellness center, yoga association, tai chi, qigong, wellness retreat, retreat center, holistic center
in wellness, retreat, yoga, healing arts
say get away from stress, silent retreat, healing retreat, retreat for women, breathe and stretch, breathwork, gentle exercise old people, laughter yoga, nature therapy, forest bathing, goat yoga, cold plunge

Nudists & Naturists
is nudist, naturist, clothing optional, nude recreation
in naturists, sun club
say swim naked, nude beach, skinny dip, without clothes

Spay & Neuter Clinics
is spay neuter, spay and neuter, spay clinic, spay neuter alliance, low cost vet
in spay, neuter, clinic, pets
say fix stray cats cheap, fix my dog cheap, fix cat free, get cats fixed, get pitbull fixed, too many puppies village, cheap shots for dog, free rabies, vouchers to spay, cant afford to fix dog, dog keeps getting pregnant, cats keep having kittens

Pet Food & Pet Owner Assistance
is pet food bank, pet pantry, pet assistance, veterinary assistance, meals on wheels pets, pet fund
in pets, pantry, assistance, paws
say cant feed my dog, cant feed my cats, no money for pet food, free cat food, help with vet bills, vet bill too high, surgery for my dog cost, homeless man with dog, keep my pet while poor, senior cant walk dog, who walks dog for sick lady, pets of deployed soldiers, foster pet while in hospital, pet while in rehab, fleeing abuse with pets

Pet Loss
is pet loss, pet cemetery, pet cremation, pet memorial, rainbow bridge
in pet, rainbow, memorial
say my dog died, my cat died, lost my best friend dog, bury my dog, bury dog in winter, dog ashes, put dog to sleep sad, cant stop crying over cat, kid sad dog died, pet urn

Lost Pets
is lost pets, lost pet network, pet recovery, lost and found pets
in lost, found, pets, recovery
say lost my dog, lost my cat, dog missing, cat missing, dog got out, cat got out, dog took off fireworks, dog chased moose gone, post lost dog, found dog with tag, who lost this dog, track lost dog, drone for lost dog, live trap lost dog, reward lost dog, scan for chip

Farriers & Equine Services
is farrier, horseshoer, equine vet, equine services, horse transport, equine dentist
in equine, hoof, horse
say shoe horse, trim hooves, hooves too long, horse threw shoe, horse limps, float teeth horse, haul my horse, move horse, saddle fitter, horse massage, bury horse, dead horse pickup

Animal Breeders & Livestock Shows
is breeders association, rabbit breeders, goat breeders, poultry club, cavy club, llama association, breeders club, reindeer association
in breeders, registry, club, livestock
say show rabbits, show guinea pigs, breed rabbits, breed goats, pure bred goats, register my goat, buy chicks, hatching eggs, fancy chickens, milk goat, fiber goats, judge chickens, alpaca yarn

Animal Rights & Welfare Advocacy
is animal rights, animal welfare, animal defense, animal advocates, ethical treatment of animals, humane legislation
in animal, humane, advocates, defense, ethical
say stop trapping, stop fur, stop animal testing, ban circus animals, end puppy mills, ban declawing, stricter laws animal cruelty, lawyer for animals, rodeo cruel, dogs in races cruel, chickens in cages, factory farms

Falconry
is falconry, falconers, hawking
in falcon, hawk, raptors
say hunt with hawk, train a falcon, glove and hawk, hawk on arm, hood on falcon

Bats, Insects & Small Creatures
is bat conservation, entomological, butterfly association, lepidopterists, xerces, amphibian, herpetological society, monarch watch, pollinator
in bat, butterfly, insects, amphibians, pollinators
say save bees, love bugs insects, collect beetles, dragonflies, fireflies, frogs, salamander, toads, what bug is this, identify spider, bat boxes, bats in belfry, raise butterflies

Hunters & Anglers for Conservation
is ducks unlimited, rocky mountain elk foundation, wild sheep foundation, safari club, trout unlimited, national wild turkey federation, backcountry hunters, pheasants forever, sportsmens alliance, izaak walton, mule deer foundation, coastal conservation
in unlimited, waterfowl, sportsmen, anglers, elk, turkey, wild sheep
say hunters who conserve, banquet with gun raffle, gun raffle dinner, duck stamps, duck habitat, wood duck boxes, save elk, elk hunters, sheep hunters, moose hunters conservation, fishermen who protect streams, fish and game advisory, keep hunting rights, kids learn hunting and fishing, women learn to hunt

Lake & River Associations
is lake association, lake improvement, river association, friends of the lake, friends of the creek, watershed alliance, shoreline association, pond association
in lake, river, shoreline, creek, pond, bay
say weeds in lake, weed harvester, green slime lake, goose poop beach, lake too low, boats too fast lake, wake boats, jet skis too loud, no wake zone, test lake water, lake smells, zebra mussels, pike in lake, stock fish lake, dock rules, lake owners, erosion from boats

Soil & Water Conservation Districts
is conservation district, soil and water conservation, soil conservation, resource conservation, weed district
in soil, water, conservation, district, natural resources
say soil washing away, gully on farm, wind break trees, trees cheap for planting, invasive weeds field, knotweed, orange hawkweed, chokecherry trees, creek bank washing, manure runoff, farm plan, soil test, high tunnel grant, irrigation help

Nature Centers & Outdoor Education
is nature center, outdoor education, environmental education, outdoor school, science school, discovery center, environmental learning center, forest school, nature school
in nature, outdoor, discovery, learning, environmental
say kids learn in woods, kids outside all day, forest kindergarten, take class to nature, field trip nature, bug walk, pond dipping, animal tracks, learn animal tracks, wild plants class, survival skills kids, nature camp, snowshoe with kids class, see owl up close, boardwalk nature

Park & Refuge Friends
is friends of the park, park foundation, park conservancy, natural history association, friends of refuge, state parks association, national parks association, parks alliance
in friends, parks, refuge, conservancy, interpretive
say volunteer at park, volunteer campground host, park bookstore, ranger talks, fix park cabin, build park benches, park closed by state, save state park, bathrooms at park dirty, help rangers, fund park, memorial bench

Trail Associations
is trail association, trails council, trail mix, trails alliance, trails foundation, rails to trails, greenway, trail club, trails coalition, pathways
in trails, trail, greenway, pathways, singletrack
say build new trail, trail volunteers, fix muddy trail, trail bridges, clear fallen trees, groomed ski trail, who grooms trails, mark trails, trail signs, trail closed, trail access lost, long trail across state, bike path to town, sidewalk along highway, walking path, winter trail markers, tripods trail, multi use trail

Invasive Species
is invasive plants, invasive species, weed management, exotic plants, noxious weeds
in invasive, weeds, noxious, species
say pull weeds volunteer, purple loosestrife, bird vetch, vetch taking over, european bird cherry, mayday tree, elodea, green crab, zebra mussel, garlic mustard, kudzu, rats on island, weed pull day, bad plants taking over

Avalanche Centers
is avalanche center, avalanche school, avalanche information, avalanche foundation, snow safety
in avalanche, snow
say avy danger, avalanche forecast, is the pass safe, slope safe ski, avy class, avalanche class, avalanche course, level 1 avalanche, beacon practice, dig snow pit, airbag pack, friend died in slide, snowmachine avalanche class, danger rating

Ski Patrols
is ski patrol, national ski patrol, nordic patrol, bike patrol, mountain patrol
in patrol, ski
say hurt on ski hill, broke leg skiing, toboggan down hill, red coat white cross, become ski patrol, ski free for helping, volunteer on ski hill, first aid on slopes

Coast Guard Auxiliary & Boating Safety
is coast guard auxiliary, power squadron, boating safety, flotilla, sea safety, marine safety education, boating association, water safety
in auxiliary, flotilla, boating, marine, safety, squadron
say boat safety check, boating class, boater education, learn navigation, charts and compass, radio on boat, vhf class, life jacket loan, man overboard drill, immersion suit, survival suit drill, onboard drills, fishing boat safety, kayak safety, cold water survive, help coast guard, volunteer on water

Poison Control & Nurse Lines
is poison control, poison center, nurse line, health line
in poison, helpline
say ate mushrooms sick, ate poison berries, drank bleach, swallowed cleaner, swallowed battery, swallowed magnet, swallowed detergent, kid ate vitamins, took wrong pills, double dose, took too many pills, shellfish poisoning, ate bad clams, mixed cleaners fumes, dog ate rat poison

911 & Dispatch
is emergency dispatch, 911 center, emergency communications, dispatchers association, public safety communications
in dispatch, communications, emergency
say call 911 job, answer 911 calls, dispatcher job, emergency radio operator, pocket dialed 911, address sign for emergency, ambulance cant find house, house number for fire truck

Community Emergency Response Teams
is community emergency response, emergency response team, citizen corps, medical reserve corps, emergency services association, emergency volunteers, disaster animal response
in emergency, response, cert, corps
say help in emergency, trained neighbors, neighbors ready, get trained for disaster, nurses for disaster, retired doctor disaster, sandbag volunteers, evacuate horses, evacuate animals, shelter volunteers, hard hat green vest, earthquake neighbors

Fire Safe Councils & Forestry Crews
is firewise, fire safe council, wildfire mitigation, fire adapted, hotshots, smokejumpers association, wildland firefighters, fuels crew, fire lookout association
in wildland, firewise, mitigation, forestry, hotshot
say trees too close to house, make house safe from wildfire, chip my brush, chipper day, brush pile burn, spruce dead around house, fire break neighborhood, insurance dropped wildfire, lookout tower, fire lookout, help families of fallen firefighters, wildland firefighter foundation, yellow shirt crew, hotshots, forest fire crew

Burn Survivors & Injury Support
is burn survivors, burn foundation, brain injury association, brain injury network, spinal cord injury, trauma survivors, amputee coalition, phoenix society
in survivors, injury, burn, trauma, network
say burned badly, badly burned, burned face, scars from fire, kid got scalded, camp for burned kids, after crash brain, hit by car brain, memory after accident, head hurts since accident, sports concussion, kicked in head football, broke my neck, broke his back, paralyzed from accident, crash widow, lost arm in accident, electrocuted at work

Workers Injured & Memorials
is injured workers, fallen workers, workers memorial, mesothelioma, black lung, miners relief, fishermens relief
in workers, injured, memorial, relief
say hurt at work cant work, husband killed at work, died on the job, lost at sea family, fishing boat sank family, widow of fisherman, names of fishermen, asbestos lungs, dust lungs, company doctor says fine, radiation workers

Teen Parents
is teen parent, young parents, young lives, teen parenting, florence crittenton, teen moms
in teen, young, parent
say pregnant in high school, sixteen and pregnant, 15 and pregnant, teenage dad, daughter is pregnant, baby at school, finish school with baby, day care at high school, mom kicked me out pregnant

Diaper & Baby Supply Banks
is diaper bank, baby pantry, baby bank, cribs for kids, infant supplies
in diaper, baby, infant
say out of diapers, need diapers, cant afford diapers, free wipes, baby wipes, size 4 diapers, free formula, free baby clothes, baby things needed, need a crib, newborn has nothing, grandma has baby suddenly, used baby stuff donate

Death Care Alternatives & Memorial Societies
is memorial society, funeral consumers alliance, green burial, home funeral, end of life doula, cremation society, burial society, chevra kadisha
in memorial, burial, funeral, end of life
say simple funeral, cheap funeral, bury without funeral home, bury on my land, bury in own yard, no embalming, wash the body, build own coffin, plan my own funeral, dont get ripped off funeral, donate body, jewish burial

Mental Health Clubhouses & Drop In
is clubhouse, drop in center, peer bridge, consumer run, wellness recovery, peer center, recovery learning center
in clubhouse, peer, consumer, bridges, wellness
say place to go mentally ill, out of psych ward, lonely with mental illness, brother mentally ill nothing to do, friends for schizophrenic, job after breakdown, peer to talk to, mentally ill homeless

Youth Suicide & Teen Wellness
is teen wellness, youth suicide prevention, teen crisis, hope squad, sources of strength, yellow ribbon, youth mental health, teen line
in youth, teen, hope, strength, resilience
say my teen wants to die, teen says kill me, teen cuts, teens in village dying, kid googled suicide, kid bullied wants to die, sad teenager, teen wont leave room, teen self harm, teen hotline, text with teen, school counselor not enough, classmate killed himself

Grandparents & Kinship Caregivers
is grandparents raising grandchildren, kinship care, kinship navigator, relatives as parents, grandfamilies
in grandparents, kinship, relatives, grandfamilies
say raising my grandson, raising my granddaughter, raising grandbabies, daughter on drugs i have her kids, got my nieces, custody of grandkids, retired with toddlers, aunt raising kids, state gave me grandkids, state gave me grandkids

Nursing Homes & Elder Care Advocacy
is long term care ombudsman, elder justice, nursing home association, elder abuse prevention, care center auxiliary, pioneer home foundation, senior advocacy
in elder, ombudsman, long term care, pioneer home
say bad nursing home, nursing home smells, bruises on mom, mom bruised in home, nobody answers call button, kicked out of nursing home, nursing home lost her things, mom tied to chair, staff yells at dad, complain about nursing home, volunteers for nursing home, music in nursing home, bingo at nursing home

Weather & Climate Watchers
is weather association, skywarn, storm spotters, meteorological society, cocorahs, climate center, weather bureau
in weather, climate, meteorological
say how cold will it get, weather forecast, weather forecast, rain gauge volunteer, weather station at home, weather nut, northern lights forecast, see the aurora, river breakup, ice thickness, is ice safe

Caves, Rocks & Earth
is grotto, cavers, speleological, geological society, geology club, earthquake center, volcano observatory
in grotto, caving, geology, seismic
say crawl in caves, explore cave, bats in cave, did you feel that quake, ground shook, volcano smoking, volcano ash, ash fall, learn about volcanoes, rocks and glaciers

Outdoor Programs for Healing
is wilderness therapy, adventure therapy, healing waters, casting for recovery, first descents, outdoor healing, equine healing, vets outdoors, outward bound
in healing, waters, adventure, wilderness, recovery
say fishing for cancer survivors, fly fishing women cancer, vets go fishing, wounded vets hunt, camp for grieving, troubled teen wilderness, hike to heal, sail with survivors, surf therapy, garden therapy, horses heal veterans, young cancer adventure

Hospital & Comfort Crafts
is project linus, knots of love, comfort quilts, quilts of valor, prayer shawl, chemo caps, bears for kids, hats for babies
in comfort, quilts, linus, warm, caps
say knit for hospital, knit hats for preemies, crochet for sick, blankets for sick kids, sew pillow for cancer, heart pillow, quilts for soldiers, teddy bears police car, yarn to donate, donate hand knit, prayer blanket

Blood Disorders & Immune Support
is hemophilia foundation, sickle cell foundation, thalassemia, immune deficiency foundation, leukemia and lymphoma society, bleeding disorders, marrow registry
in hemophilia, sickle, blood, immune, bleeding
say bruises easily, bleeds too long, factor treatment, sickle pain, blood wont clot, clots easily, blood clot in leg, low platelets, bubble boy, sick all the time immune, catch everything

Digestive & Food Allergy Support
is crohns and colitis foundation, celiac, gluten intolerance group, ostomy association, food allergy, gluten free
in celiac, colitis, gluten, ostomy, allergy
say always on toilet, bathroom all day, bag on stomach, poop bag, pouch on belly, bread makes me sick, stomach hurts after bread, dairy makes me sick, lactose, kid allergic to everything, peanut free, nut free school, ibs, stomach always hurts

Lyme, Fatigue & Environmental Illness
is lyme disease association, chronic fatigue, chemical sensitivity, mold illness, fibromyalgia association, long covid, environmental illness
in lyme, fatigue, sensitivity, chronic
say tick bite sick, bullseye rash, tired for years, tired all the time, never got better after covid, perfume makes me sick, mold made me sick, allergic to smells, sick from house, doctors say in my head, pain nobody believes

Skin, Hair & Facial Difference Support
is psoriasis foundation, alopecia, vitiligo, cleft palate foundation, craniofacial, facial difference, wigs for kids, locks of love, neurofibromatosis
in alopecia, psoriasis, craniofacial, smile, locks
say white patches skin, hair fell out, bald daughter, girl bald, donate ponytail, donate long hair, cut hair for cancer, people stare at face, face looks different, birthmark face, scaly skin, born with cleft

Stroke, Aphasia & Brain
is stroke club, stroke support, aphasia group, brain aneurysm foundation, brain tumor association, stroke foundation, brain injury alliance
in stroke, brain, aphasia, aneurysm
say had a stroke, mini stroke, cant find words, words come out wrong, arm doesnt work, learn talk again, after stroke lonely, stroke choir, brain tumor, tumor in head, brain surgery, burst vessel in head

Lung & Breathing
is lung association, better breathers, pulmonary, copd foundation, cystic fibrosis foundation, asthma coalition, pulmonary fibrosis
in lung, pulmonary, breathers, asthma, cystic
say out of breath, short of breath, winded on stairs, on oxygen tank, oxygen hose, smokers cough, smokers lungs, cough all winter, kid wheezes, air quality hurts lungs, breathe with copd, lung disease friends

Transplants & Donor Families
is transplant recipients, donor family, second chance, transplant support, lifecenter, gift of life, donate life, transplant house
in transplant, donor, life, gift
say waiting for a heart, waiting for liver, waiting for kidney, need a liver, got new lungs, thank donor family, donated my sons organs, son was donor, give part of liver, transplant games, live near transplant hospital, fundraise for transplant

Home Modification & Ramps
is home modification, rampbuilders, ramps, accessibility contractor, rebuilding together, accessible homes
in ramp, accessible, modification, rebuilding
say wheelchair cant get in, wheelchair doesnt fit door, cant climb stairs anymore, stairs too hard, lift for stairs, chair lift stairs, build ramp grandma, ramp for veteran, walk in tub, cant get in tub, grab bar install, low counter kitchen, roll under sink, house safe for elderly, fix house of old widow
`
