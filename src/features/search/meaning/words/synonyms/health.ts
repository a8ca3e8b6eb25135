/** Everyday words with the matching words of documents: health, animals and nature. `parseSynonyms` parses them. */
export default `
physio, physical therapist, physiotherapist: physical therapy, rehabilitation
bone cracker, back cracker, crack my back: chiropractor, chiropractic
foot doctor, foot specialist, toenail doctor: podiatrist, podiatry, foot care
skin doctor, skin specialist: dermatologist, dermatology
heart doctor, heart specialist: cardiologist, cardiology, cardiac
cancer doctor, cancer specialist: oncologist, oncology
baby doctor, kids doctor, child doctor, childrens doctor: pediatrician, pediatrics
lady doctor, womans doctor, womens doctor, female doctor: gynecologist, womens health, obgyn
bone doctor, knee doctor, hip doctor: orthopedic, orthopedics
brain doctor, nerve doctor: neurologist, neurology
kidney doctor: nephrologist, nephrology, kidney
lung doctor, breathing doctor: pulmonary, pulmonologist
stomach doctor, gut doctor, bowel doctor: gastroenterology, gastroenterologist
allergy doctor: allergist, allergy, immunology
ear doctor, ear nose throat: ent, otolaryngology, audiologist
eye doctor, eye guy, eye specialist: optometrist, ophthalmologist, eye care
head doctor, talk doctor, brain shrink: psychiatrist, psychologist, mental health
animal doctor, dog doctor, pet doctor, cat doctor, horse doctor: veterinarian, veterinary
tooth doctor, teeth doctor: dentist, dental
tooth puller: dentist, oral surgeon
braces doctor, straighten teeth, crooked teeth: orthodontist, orthodontics
false teeth, fake teeth, falsies, plates for teeth: dentures, denture
dentist for kids, kids dentist: pediatric dentist, dental
clean my teeth, teeth cleaned: dental hygienist, dental
spectacles, eyeglasses: glasses, optical, vision
contact lenses: optometrist, optical
test my eyes, eyes tested, eye test: eye exam, vision
see poorly, bad eyes, weak eyes, bad eyesight, poor sight: low vision, vision, eye care
hearing checked, ear test, test my ears: hearing test, audiology
ear machine, thing in his ear: hearing aids, hearing
hard of hearing, deaf as post, hearing impaired: hearing loss, deaf
talk with hands, hand language, speak with hands: sign language, deaf
asl: american sign language, sign language
drugstore, pill place: pharmacy
meds, pills: prescription, medication, pharmacy
cant afford meds, cant afford pills, cant afford medicine: prescription assistance, medication assistance
old pills, leftover pills, expired medicine, get rid of pills: drug take back, medication disposal
jabs, needle in arm: vaccine, immunization, vaccination
flu shot, flu jab: vaccine, immunization, influenza
baby shots, kids shots, school shots: immunization, vaccines
vaccination, vaccine, immunization, immunizations
checkup: physical exam, clinic
emergency department, er visit: emergency room, hospital
after hours doctor, same day doctor, doctor open now, doctor open sunday: urgent care, walk in clinic
minor injury, minor injuries, cut stitches: urgent care
doctor on video, doctor online, doctor by phone, online doctor, virtual doctor: telehealth, telemedicine
house call, doctor comes home: home visits, home health
no insurance doctor, uninsured doctor, doctor without insurance: free clinic, community health center, sliding fee
pay what you can doctor, cheap doctor, poor man doctor: community health center, free clinic, sliding fee
family doctor, regular doctor: primary care, family medicine
new doctor, doctor taking patients: primary care, family medicine
sick note, doctors note: clinic, primary care
blood drawn, blood taken, blood work, bloodwork: laboratory, lab
xray, x rays, mri, cat scan, ct scan, body scan: imaging, radiology
pee test, piss test, urine test, pee in cup: drug testing, drug screening
breathalyzer, blow test: alcohol testing, drug testing
truckers physical, cdl physical, dot physical: occupational medicine, physical exam
ill, unwell: sick, clinic, medical
puke, puking, barf, barfing: vomiting, sick, clinic
sugar diabetes, sugar disease, high sugar, blood sugar: diabetes, diabetic
type one, type 1, juvenile diabetes: diabetes, jdrf
type two, type 2, prediabetes, prediabetic: diabetes
insulin, a1c, glucose: diabetes
seizure, seizures, convulsions: epilepsy
epileptic: epilepsy
shaky hands, hands shake, hands tremble, tremors: parkinsons, tremor
lou gehrigs, lou gehrig, motor neurone: als, amyotrophic lateral sclerosis
als: amyotrophic lateral sclerosis
wasting muscles, muscles waste: muscular dystrophy
copd, emphysema, bad lungs, smokers lungs: lung, pulmonary
short of breath, out of breath, cant breathe well: lung, asthma, pulmonary
wheezing, wheezes, inhaler: asthma, lung
bad heart, weak heart, bum ticker, bad ticker, heart trouble: heart disease, cardiac, heart
heart attack, coronary: cardiac, heart
high blood pressure, pressure is high: hypertension, heart
half paralyzed, one side paralyzed, mini stroke: stroke
lost his speech, lost her speech, cant find words, words come out wrong: aphasia, stroke, speech therapy
kidneys failing, bad kidneys, kidneys quit, kidney failure: dialysis, kidney, renal
new kidney, new liver, new heart, new lungs: transplant, organ donor
give a kidney, donate kidney, donate organs, donate liver: organ donation, living donor, transplant
be a donor, sign donor card, donate my body: organ donation, donor
give blood, donate blood, blood drive, bloodmobile: blood bank, blood center
sell plasma, give plasma: plasma, blood
bone marrow, marrow match: marrow donor, leukemia
bleeder, bleeds easily, blood wont clot: hemophilia, bleeding disorders
blood cancer: leukemia, lymphoma
big c, tumor, tumour, tumors, malignant: cancer, oncology
breast lump, lump in breast, lump in boob: breast cancer, mammogram
lost a breast, breast removed: mastectomy, breast cancer
pink ribbon, race for the cure: breast cancer, komen
chemo, chemotherapy, radiation treatment: cancer, oncology, infusion
kid with cancer, child with cancer, cancer kids: childhood cancer, pediatric cancer
beat cancer, survived cancer: cancer survivors
skin cancer: melanoma, dermatology
wig, wigs, lost hair chemo, bald from chemo: hair loss, cancer support
hair donation, donate hair, donate ponytail: locks of love, wigs for kids
hiv positive, poz: hiv, aids assistance
hep c, hep b, hep: hepatitis
std, stds, sti, vd: sexual health, family planning, sexually transmitted
birth control, contraception, iud, morning after: family planning, reproductive health
abortion, end pregnancy, terminate pregnancy: reproductive health, planned parenthood
not ready for baby, unplanned pregnancy, unwanted pregnancy, accidentally pregnant: pregnancy center, family planning
knocked up, preggers, preggo, having a baby, bun in oven: pregnant, pregnancy, prenatal
baby coming, baby on way, baby due: pregnancy, birth, prenatal
home birth, birth at home, have baby at home: midwife, midwives, birth center
deliver babies, delivers babies, catches babies, baby catcher: midwife, obstetrics
birth coach, birth helper, labor support: doula
wont latch, nursing baby, breast feeding, breastfeed, breast milk, milk supply: breastfeeding, lactation, la leche
baby blues, sad after birth, depressed after baby: postpartum, maternal mental health
lost my baby, lost the baby, baby died, miscarried, miscarriage, stillborn: pregnancy loss, infant loss, bereavement
crib death, cot death, baby stopped breathing: sids, infant loss
preemie, preemies, born too early, premature: premature, neonatal, march of dimes
cant get pregnant, cant conceive, trying for baby, infertile: fertility, infertility
surrogate, egg donor, sperm donor: surrogacy, fertility
nappies, nappy, diapers, pampers: diaper bank, infant
pram: infant, baby supplies
pregnant teen, teen mom, teen mother, teenage mother, young mom: teen parent, young parents
baby seat, infant seat: car seat, child passenger safety
get snipped, snipped, vasectomy: urology, family planning
hot flashes, change of life: menopause, womens health
miserable, gloomy, feeling down, feeling low: depression, mental health
depressed, depression, hopeless: depression, mental health, counseling
anxious, anxiety, panic attacks, panic attack, freaking out: anxiety, mental health, counseling
nervous breakdown, mental breakdown, lost his mind, lost her mind: crisis, mental health, behavioral health
crazy person, psycho, mental case, not right in head: mental illness, mental health
loony bin, funny farm, psych ward, mental hospital: psychiatric, mental health, behavioral health
hears voices, hearing voices, sees things, paranoid: schizophrenia, mental illness, nami
mood swings, up and down moods: bipolar, mental illness
shell shock, shell shocked, war nightmares: ptsd, veterans, trauma
burned out, burnt out, burnout, stressed out, too much stress: stress, wellness, counseling
marriage trouble, marriage problems, husband and i fight, save marriage: marriage counseling, family counseling, couples
couples therapy, couple therapy: marriage counseling, counseling
counselling, counsellor: counseling, counselor
bad temper, short fuse, hothead, blows up, anger problem: anger management, counseling
kill myself, end my life, end it all, want to die, unalive, dont want to live: suicide prevention, crisis line
suicidal, suicide, killed himself, took his life, took her life: suicide prevention, suicide survivors
988, crisis number, hotline, help line, lifeline number: crisis line, suicide prevention, careline
cutting myself, cuts herself, cuts himself, self harm, hurts herself: crisis, youth mental health, suicide prevention
lost someone to suicide, son killed himself, brother killed himself: suicide survivors, grief
heartbroken, mourning, in mourning, grieving, bereaved: grief, bereavement
lost my husband, lost my wife, lost my mom, lost my dad, lost my son, lost my daughter: grief, bereavement, widowed
widow, widower, widows: widowed, grief, bereavement
child died, son died, daughter died, lost a child: compassionate friends, bereaved parents, grief
grieving kids, grieving child, kid lost parent: grief camp, grieving children
murdered, homicide, son was murdered: victims, parents of murdered children
starves herself, starving herself, throws up after meals, bulimic, anorexic, anorexia, bulimia: eating disorders
eats too much, overeat, overeating, binge eating: overeaters anonymous, eating disorders
too fat, chubby, obese, overweight, lose weight, shed pounds: weight loss, tops, pounds
diet club, slimming, slimming club: weight loss, tops
drunk, drunkard, wino, boozer, alkie: alcoholic, alcoholism, recovery
drinks too much, drinking problem, hits the bottle, cant stop drinking, quit drinking, stop drinking: alcohol, alcoholics anonymous, recovery
husband drinks, wife drinks, dad drinks, mom drinks, son drinks, lives with drunk: al anon, families of alcoholics
aa, aa meeting, aa meetings: alcoholics anonymous
na meeting, na meetings: narcotics anonymous
al anon, alanon, alateen: families of alcoholics, alcoholics
twelve step, 12 step, twelve steps, 12 steps: anonymous, recovery
dope fiend, tweaker, crackhead, pothead, stoner, addict: addiction, substance abuse, recovery
dope, heroin, meth, crack cocaine, fentanyl, oxy, pain pills, opioids: drug, addiction, substance abuse
hooked on pills, hooked on drugs, on drugs, relapsed, strung out: addiction, treatment, recovery
stay clean, get sober, stay sober, kick the habit: recovery, treatment, detox, sober
detox, dope sick: detox, treatment, addiction
methadone, suboxone: opioid treatment, medication assisted treatment
sober house, sober living, dry house, halfway house: recovery house, transitional living, oxford house
overdose, overdosed, narcan, naloxone: overdose prevention, narcan, harm reduction
needle exchange, clean needles, needle swap: harm reduction, syringe
dui, dwi, drunk driving: alcohol safety, drunk driving
drunk driver, killed by drunk: mothers against drunk driving
gambles, gambling, pull tabs, slot machines, betting: problem gambling, gamblers anonymous
quit smoking, stop smoking, quit cigarettes, stop vaping, quit vaping, chew tobacco: tobacco, quitline, smoking cessation
cigs, ciggies, vapes, vaping, juul: tobacco
pot smoking, marijuana: cannabis, drug
old timer disease, oldtimers disease, senile, senility, losing his marbles, losing her marbles: dementia, alzheimers
forgets everything, forgetful, memory loss, losing memory, memory problems: dementia, alzheimers, memory care
wanders off, wandering at night, repeats herself, repeats himself: dementia, alzheimers
alzheimer, altzheimers, alzheimers, dementia
old folks home, old peoples home, old age home, rest home, home for old people: assisted living, nursing home, retirement home
put mom in home, place for grandma, home for mom, home for dad: assisted living, nursing home
convalescent home, skilled nursing: nursing home, care center
cant live alone, needs round the clock: assisted living, home care
granny, grannies, gramps, nana, oma, abuela, babushka: senior, elders
old lady, old man, old couple, old people, oldies, pensioner, pensioners: senior, elderly, seniors
meals brought, food brought home, meals delivered, dinner brought: meals on wheels, home delivered meals
shut ins, housebound, homebound: homebound, seniors, home care
lonely old, lonely grandma, lonely grandpa, visit old people: friendly visitors, senior companion, seniors
adult day care, day care for adults, day care for mom: adult day, seniors
lady who looks after mom, somebody to bathe, sitter for mom, sitter for elderly: home care, caregiver, personal care
carer, carers, caretaker for mom: caregiver, caregivers, home care
care for my mother, look after mother, look after father, care for parents: caregiver support, home care
break from caring, need a break caregiver, weekend off caring: respite, caregiver support
nurse comes home, nurse at home, home nurse, visiting nurse: home health, home care
pca, personal attendant, home helper: personal care, home care
terminally ill, weeks to live, months to live: hospice, palliative care, end of life
die at home, die with dignity, comfort care: hospice, palliative care
last wishes, dnr: advance directive, end of life
elder abuse, robbing grandma, stealing from grandma, mistreated elderly: adult protective services, elder justice, ombudsman
nursing home complaint, bad nursing home, neglected in nursing home: ombudsman, long term care
medicare, part d, medigap, turning 65: medicare counseling, senior health insurance
medicaid, chip insurance: medicaid, public assistance, health coverage
obamacare, marketplace insurance, aca: health insurance, marketplace, navigator
cant afford insurance, lost insurance, no health insurance: health insurance, medicaid, marketplace
hospital bill, medical bills, medical debt, er bill: financial assistance, patient assistance, charity care
handicapped, handicap, differently abled: disability, disabilities, disabled
slow learner, simple minded: intellectual disability, developmental disabilities
special needs, special kid, special child, special kids: developmental disabilities, disability, special needs
downs syndrome, extra chromosome: down syndrome
autistic, aspie, aspergers, asperger, neurodivergent: autism
adhd, hyper kid, cant sit still: adhd, attention deficit
dyslexic, dyslexia, mixes up letters, letters backwards: dyslexia, learning disabilities, literacy
late talker, not talking yet, doesnt talk yet, speech delay: speech therapy, early intervention
stutter, stutters, stammer, stammering, lisp: stuttering, speech
not walking yet, baby delayed, baby behind, development delay: early intervention, infant learning
iep, 504 plan, special ed: special education, parent training
group home: supported living, developmental disabilities
job for disabled, disabled work, work for disabled: supported employment, vocational rehabilitation
paralyzed, paraplegic, quadriplegic, broken neck, cant move legs: spinal cord, paralysis, independent living
wheelchair bound, in wheelchair, wheelchair user: disability, accessible, independent living
lost leg, lost an arm, lost my leg, missing limb, amputation: amputee, prosthetic
fake leg, artificial leg, wooden leg, artificial arm: prosthetics, prosthetic
hit my head, head injury, brain damage, knocked in head, concussion, tbi: brain injury
blind person, cant see anymore, going blind, lost my sight, sightless: blind, visually impaired, low vision
cane for blind, white cane: blind, mobility
book on tape, books on tape, books for blind: talking book, blind
seeing eye dog, guide dog, dog for blind: guide dogs, service dogs
helper dog, dog for disabled, dog for veteran, seizure dog: service dogs, assistance dogs
dog visits hospital, comfort dog, dogs visit elderly: therapy dogs, pet therapy
emotional support animal, esa, support dog: service dogs, therapy dogs
horse therapy, horses for disabled, ride for disabled: therapeutic riding, equine therapy
disability check, ssi, ssdi, disability money: disability benefits, social security
wheelchair ramp, build ramp, ramp for grandma: accessibility, ramp, home modification
grab bars, walk in tub, stair lift: home modification, accessibility
crutches, wheelchair rental, hospital bed, commode: medical equipment, medical supply, loan closet
breathing machine, snore machine, cpap: sleep apnea, medical equipment
snoring, snores, stops breathing at night, sleep test: sleep apnea, sleep medicine
cant sleep, insomnia, sleepless: sleep medicine, insomnia
bad back, sore back, back ache, backache, back pain: chiropractor, physical therapy
stiff neck, kink in neck, crick in neck: chiropractor, massage, physical therapy
torn knee, blown knee, bum knee, bad knee, bad hip: physical therapy, orthopedics
rubdown, back rub, rub my back: massage
needles in skin, pins and needles doctor: acupuncture
natural doctor, natural medicine, herbal medicine, home remedies: naturopathic, herbal, holistic
achy joints, sore joints, joints hurt, rheumatism: arthritis
hurts all over, pain all over, always in pain: fibromyalgia, chronic pain
weak bones, brittle bones, bones break: osteoporosis, bone health
gluten free, cant eat gluten, cant eat bread, wheat allergy: celiac, gluten
nut allergy, peanut allergy, epipen, bee allergy: food allergy, allergy
bowel trouble, bowel disease, always on toilet: crohns, colitis
poop bag, bag on belly, colostomy: ostomy
tick bite, tick disease: lyme disease
rare illness, rare disease, orphan disease, nobody knows what it is: rare disorders, genetic, syndrome
birth defect, born with defect, born sick: birth defects, congenital, genetic
hole in heart, born with bad heart: congenital heart, heart
cleft lip, hare lip, harelip: cleft palate
little people, dwarfism: little people, dwarfism
sick kid wish, dying kid wish, dying child wish: make a wish, wish
sleep near hospital, stay near hospital, room near hospital: ronald mcdonald house, patient housing, hospitality house
fly to hospital, travel for treatment, medical travel, flight for patient: medical transportation, angel flight, patient travel
ride to doctor, ride to chemo, ride to dialysis: medical transportation, road to recovery
medics, paramedic, ambulance man, ambulance lady, emt: ambulance, emergency medical, ems
medevac, life flight, helicopter to hospital, flown to hospital: air ambulance, medevac
kiss of life, mouth to mouth, heart massage, chest compressions: cpr, first aid
learn to save life, save a life class: cpr, first aid
heart shock machine, defibrillator: aed, cpr
swallowed poison, ate poison, drank bleach, kid ate pills: poison control
group for people with, people with same disease, others with same illness: support group
support group, self help group, sharing circle, talking circle
foundation that helps sick, charity for sick: patient assistance, foundation
nurses group, group for nurses: nurses association
doctors group, group for doctors: medical association, medical society
charity for hospital, help hospital: hospital foundation, hospital auxiliary
pup, doggo, pooch, mutt, mongrel, fido: dog, canine
kitty, kitties, moggy, tomcat: cat, feline
bunny, bunnies: rabbit
horsey, horsie, ponies: horse, equine
critter, critters, varmint, varmints: animals, wildlife
birdie, birdies, feathered friends: birds, bird
adopt dog, get a dog, want a dog, want a puppy, get a puppy: animal shelter, humane society, dog rescue
adopt cat, get a cat, want a cat, want a kitten, free kittens: animal shelter, humane society, cat rescue
get rid of dog, give up dog, cant keep dog, rehome dog, surrender dog: animal shelter, animal rescue, humane society
get rid of cat, give up cat, cant keep cat, rehome cat: animal shelter, cat rescue, humane society
dog pound, dogcatcher, dog catcher: animal control, animal shelter
lost dog, lost cat, dog missing, cat missing, dog ran away, found dog: lost pets, animal control, animal shelter
loose dog, dog on loose, dog bit me, dog bite, barking dog: animal control
stray, strays, stray dog, stray cat: animal rescue, animal shelter
feral cats, wild cats, alley cats, cats under porch: feral cat, cat rescue, trap neuter return
fix my cat, fix my dog, dog fixed, cat fixed, neuter, spay: spay neuter, veterinary
beats his dog, dog tied up, dog on chain, starving dog: animal cruelty, humane society, animal control
put dog down, put dog to sleep, put down my dog, put cat down: veterinarian, euthanasia
dog died, cat died, pet died: pet loss, pet cremation
cheap vet, cant afford vet, vet bill: low cost veterinary, pet assistance, spay neuter
watch my dog, dog sitter, feed my cat, dog hotel, cat sitter: pet sitting, pet boarding, kennel
wash dog, dog haircut, clip dog nails, trim dog nails: dog grooming, groomer
dog wont listen, dog misbehaves, naughty dog, train puppy, dog jumps: dog training, obedience
show dog, dog show, pedigree dog, purebred: kennel club
dog jumps hurdles, dog obstacle course: dog agility
sled dogs, huskies, mushing, musher, dogsled, dog sledding: sled dog, mushers, dog mushing
bird watching, birdwatching, bird watcher, twitcher, watch birds: birding, audubon
hurt bird, injured bird, bird broken wing, baby bird, hurt eagle, hurt owl: bird rescue, wildlife rehabilitation, raptor center
hurt animal, injured animal, baby animal alone, orphaned animal: wildlife rehabilitation, wildlife rescue
bird of prey: raptor
seal on beach, stranded seal, stranded whale, beached whale: marine mammal, stranding, wildlife rescue
horse shoes put on, shoe my horse, trim hooves: farrier
ride horses, riding lessons, horse lessons, horseback: horse, equestrian, riding
old horse home, unwanted horse, starving horse: horse rescue, equine rescue
fish tank, fish tanks, tropical fish: aquarium
keep bees, raise bees, honey bees, bee hives: beekeepers, beekeeping
swarm of bees, bees in wall: beekeepers
raise chickens, backyard hens, hens: poultry, chickens
tree hugger, tree huggers, greenies, eco freaks: environmental, conservation
save the planet, save the earth, protect nature, mother earth: environment, conservation
global warming, warming planet, hotter planet, greenhouse gas: climate change, climate
save the whales, save ocean, dirty ocean: ocean, marine conservation
trash on beach, clean up beach, plastic on beach: marine debris, beach cleanup, coastal
clean river, dirty river, save the river, clean up creek: watershed, river, riverkeeper
salmon cant get upstream, blocked culvert: fish passage, salmon habitat
save land, protect land, stop developers, keep land wild: land trust, conservancy, conservation
give land to nature, donate land, donate my land: land trust, conservation easement
save trees, plant trees, plant a tree, stop logging: forest, tree planting, arbor
park volunteers, help park, friends of park: park friends, parks association
fix trail, build trail, muddy trail, trail volunteers: trail association, trails
footpath, footpaths, walking path, rambling: trail, trails, hiking
walking in woods, walking in mountains, tramping, bushwalking, trekking: hiking, trails
rubbish tip, recycling bin, bottle bank, bottles and cans: recycling, landfill
old tv, old computer, old electronics, e waste, ewaste: electronics recycling, recycling
food scraps, rotting vegetables, worm bin: compost, composting
allotment, garden plot, patch to garden, plot to grow: community garden
flowers lovers, love flowers, flower ladies: garden club, horticultural society
green thumb, plant sick, whats eating plants, garden bugs: master gardeners, gardening, extension
tiny trees: bonsai
mushroom hunting, hunt mushrooms, mushroom people: mycological, mushroom
wild flowers, wildflowers: native plant, botanical
pull weeds volunteer, bad weeds, noxious weeds: invasive plants, invasive species
lost hiker, lost in woods, hiker missing, husband overdue, not back from hunting: search and rescue, mountain rescue
dogs that find people, dog finds people, bloodhound: search dogs, search and rescue
snow slide, snowslide, avy: avalanche
is snow safe, beacon class, avy class, avalanche course: avalanche center, avalanche school
fireman, firemen, fire fighter, fire fighters, fire brigade, hose jockey: firefighters, fire department
fire hall, fire station, firehouse, fire house: fire department
smoke alarm, smoke detector, smoke alarms: fire safety, fire department
burn brush, burn pile, burn leaves, burn permit: fire department, burn permit
brush around house, clear brush, house safe wildfire: firewise, wildfire, defensible space
bug out bag, go bag, prepper, preppers, emergency kit, 72 hour kit: emergency preparedness, preparedness
house burned, burned out, lost house in fire, flooded out: disaster relief, red cross
flood victims, storm victims, after flood, after tornado, after hurricane: disaster relief, red cross
ground shook, quake: earthquake
giant wave, tidal wave: tsunami
twister, twisters: tornado
boat in trouble, man overboard, boat overdue: marine rescue, coast guard
boating class, learn navigation, boat safety class: boating safety, power squadron, coast guard auxiliary
hurt skiing, broke leg skiing: ski patrol
ski on one leg, ski wheelchair, sit ski, sports for disabled: adaptive sports, adaptive recreation
special olympics, games for disabled: special olympics, adaptive sports
veggie people, dont eat meat, meatless: vegetarian, vegan
nudist, nude beach, naked swimming: naturist
undertaker, mortician: funeral home, funeral director
kicked the bucket, croaked: died, funeral, memorial
cremate, cremated, cremation, burn body: cremation, crematory
ashes, urn: cremation
gravestone, headstone, tombstone: cemetery, memorial, monument
burial without funeral home, natural burial, bury on own land: green burial, home funeral
grandkids live with me, raising grandkids, raising my grandchildren, raising grandson: grandparents raising grandchildren, kinship care
knit for hospital, blankets for sick kids, hats for preemies: project linus, comfort quilts, hospital auxiliary
raise money sick friend, spaghetti feed, benefit for sick: benefit, fundraiser
lice, nits, head lice: lice, clinic
pink eye: eye care, clinic
heart walk, cancer walk, charity walk, walk for cure: walk, fundraiser
nurse helper, nurses aide: nursing assistant, cna
cna: certified nursing assistant, nursing assistant
rn, lpn: nurse, nursing
dpt: physical therapy
vet tech, vet nurse, vet assistant: veterinary technician, veterinary
caregiver job, care aide job, work with elderly: caregiver, home care, personal care
work with disabled, job with disabled: direct support, disability services
work with animals, animal job: animal care, veterinary, kennel
work outdoors with nature, ranger job, park job: conservation, parks, trail crew
birth control pill, the mini pill: family planning, reproductive health
throwing up blood, coughing blood: emergency room, hospital
expecting baby, expecting mother: pregnancy, prenatal, birth
smoke weed, smokes weed, smoking pot: cannabis, substance abuse
mum, mummy, mam: mom, mother
lonely nobody, nobody to talk, no one to talk: peer support, friendly visitors, counseling
guy who finds lost people, people who find lost hikers: search and rescue
somebody who fixes teeth, guy who fixes teeth: dentist, dental
place that takes dogs, place that takes cats, place for unwanted pets: animal shelter, humane society
people who help when house burns: red cross, disaster relief
thing that helps breathe, oxygen bottle, oxygen tank: oxygen, medical supply
thing to walk with, walking frame, zimmer frame: walker, medical equipment
car for wheelchair, van for wheelchair, wheelchair taxi: wheelchair van, paratransit, accessible transportation
mobility scooter, power chair: medical equipment, mobility
sore tooth, tooth hurt, toothache, tooth ache: dentist, dental
tooth knocked out, broke a tooth, lost a filling: dentist, emergency dental
free dentist, no money dentist, cheap dentist: dental clinic, donated dental, community health center
free glasses, cheap glasses: lions club, vision, eye care
old glasses donate, donate glasses: lions club, eyeglasses
free hearing aids, cheap hearing aids: hearing aids, hearing loss
women with cancer, men with cancer, moms with cancer: cancer support
caring for husband, caring for wife: caregiver, caregiver support
children of alcoholics, grew up with drunk: adult children of alcoholics, al anon
mother of addict, parents of addicts, son is addict: families of addicts, nar anon, al anon
pray for healing, healing prayer: healing, prayer
first nation doctor, native doctor, indian doctor, native hospital: tribal health, native health, indian health service
village doctor, village nurse: health aide, village clinic
health worker village, community health rep: health aide, community health
vaccine side effects, vaccine hurt: vaccine injury, health freedom
plant medicine, healing plants, medicine plants: herbal, traditional healing
medicine man, medicine woman, healer: traditional healing, healing
people with depression, meeting for depressed: depression, support group, peer support
farm animals need home, pig needs home: farm sanctuary, animal sanctuary
parrot needs home, bird needs home: parrot rescue, bird sanctuary
snake needs home, lizard needs home, turtle needs home: reptile rescue, herpetological
bear in trash, bear in garbage, bears in yard: bear, wildlife, bear safety
moose in yard, moose in garden: moose, wildlife
dead animal road, roadkill, road kill: road kill, wildlife, animal control
poacher, poaching: wildlife troopers, fish and game
duck hunters, geese hunters: ducks unlimited, waterfowl
elk hunters, save elk: elk foundation
fly fishermen, trout fishermen, trout people: trout unlimited, fly fishers
whale watching, see whales: whale, marine wildlife tours
keep town pretty, flowers downtown, pick up litter: beautification, keep america beautiful
adopt road, trash along road, trash along highway: adopt a highway, litter, beautification
clean air, smog, bad air, smoky air: air quality
bad water, dirty water, poison water: water quality, clean water
chemicals in food, chemicals in water, poison spray: toxics, pesticides
sun power, power from sun, solar group: solar, renewable energy
stop mine, against mine, mine pollution: conservation, watershed, environmental
stop drilling, against drilling: conservation, environmental
care for lake, weeds in lake, lake owners: lake association
caving, explore caves, crawl caves: grotto, cavers, speleological
rain measuring, weather nut, weather geek, storm watchers: weather, skywarn
old horse people, people who ride in mountains: back country horsemen
vets go fishing, fishing for vets, fishing for soldiers: healing waters, veterans
women fishing cancer, fly fishing cancer: casting for recovery
charity for kids with burns, burned kids: burn survivors, shriners
lungs transplant, waiting for transplant: transplant, donor
mens talk group, men talk: mens group, mens health
period products, free pads, free tampons: period supplies, menstrual
free diapers, need diapers, out of diapers: diaper bank
free formula, baby formula, need formula: wic, infant formula
wic office, wic checks: women infants and children, wic
milk for mothers, food for pregnant: wic, nutrition
eat healthy, healthy eating, diet advice: nutrition, dietitian
nutritionist, dietician, food coach: dietitian, nutrition
bed wetting, wets bed, wet the bed: pediatrics, clinic
bladder leaks, leaky bladder, incontinent: incontinence, urology
pee all night, prostate trouble: prostate, urology
going bald, bald spot, hair falling out: hair loss, dermatology, alopecia
varicose veins, spider veins: vein clinic, vascular
wart, warts, skin tag: dermatology
tooth fairy teeth, baby teeth: pediatric dentist, dental
hospital volunteers, candy striper, pink ladies: hospital auxiliary, hospital volunteers
long covid, tired after covid: long covid, chronic fatigue
cold plunge, sauna, steam bath: sauna, spa
fall prevention, grandma fell, keeps falling: fall prevention, balance, senior services
life alert, alarm button elderly, fallen cant get up: medical alert
check on grandma, check on my mom, welfare check: welfare check, senior services
power of attorney mom, guardian for mom: guardianship, elder law
scooter for grandma, cane for grandma, walker for grandma: medical equipment, loan closet
lend wheelchair, borrow wheelchair, loan crutches: loan closet, medical equipment
vietnam vet nightmares, husband back from war: veterans, vet center, ptsd
cop with ptsd, fireman with ptsd, stressed paramedic: first responder, peer support, critical incident stress
kids with dead parent, kids whose dad died: grieving children, grief camp
somebody who fixes backs, guy who fixes backs: chiropractor, chiropractic
`
