/**
 * Everyday words with the matching words of documents: leisure, schools, culture and faith. `parseSynonyms` parses them.
 */
export default `
shoot hoops, pick up basketball, pickup hoops, pick up hoops, pickup ball, open gym basketball, b ball, bball: basketball
game of pickup, pick up game, pickup game, drop in game, just show up and play: open gym, recreation league, recreation
footy, footie, kick a ball about, kickabout, five a side, futsal: soccer
american football, pigskin, gridiron, pee wee football: football
touch football, flag league: flag football
tee ball, teeball, coach pitch: little league, baseball
rounders, throw a ball around, baseball for boys: baseball
beer league ball, co ed softball, coed softball, corporate softball: softball
grown up hockey, old timers hockey, beer league, drop in hockey, shinny, pond hockey: hockey, adult hockey
puck, zamboni, hockey rink, ice time, ice rink, skating rink: ice arena, hockey, skating
skate on ice, ice skate, ice skates, triple axel: figure skating, skating
skate on wheels, skate on eight wheels, roller rink, rollerskating, roller blading: roller skating
derby girls, derby girl, women bash skates, fishnets and skates: roller derby
sweep ice with brooms, broom and stones, slide rocks on ice, shuffleboard on ice, sport with brooms: curling
hockey in shoes: broomball
grass hockey, field hockey stick: field hockey
pickle ball, that paddle game, tennis for old people: pickleball
ping pong, pingpong, table tennis club: table tennis
birdie game, shuttlecock: badminton
frisbee golf, folf, frolf, throw discs at baskets: disc golf
frisbee team, frisbee league: ultimate
bean bag toss, bag toss, baggo: cornhole
lawn bowling, boules, bocci, bocce ball: lawn bowls, bocce, petanque
mallet and hoops, mallet and wickets: croquet
ten pins, tenpin, knock pins down, strikes and spares: bowling
play pool, shoot pool, eight ball, nine ball, pool hall: billiards, pool league
throw darts, dartboard, one eighty: darts
throw axes, hatchet throwing, axe throw: axe throwing
spike ball at net, sand volleyball, beach vb, vball: volleyball
tumbling class, cartwheels, back handsprings, somersaults, gym for little kids: gymnastics
free running, jump off walls, run up walls: parkour
pom poms, cheer squad, cheer team, rah rah: cheerleading
baton, batons, twirl a baton, flag team, majorette, majorettes: baton twirling, color guard
jumprope, double dutch, skip rope: jump rope
grappling, bjj, rolling on mats, choke people out, no gi: jiu jitsu
tae kwon do, tkd: taekwondo
cage fight, cage fighting, ufc, mixed martial arts: mma, martial arts
defend myself, protect myself class, fight back, rape defense, self defence: self defense, martial arts
samurai swords, bamboo swords, sword class: kendo, iaido, fencing
slow motion exercise in park, slow chinese exercise: tai chi
punching bag, learn to punch, boxing ring: boxing
wrassling, rassling: wrestling
robin hood, bow and arrows, bow hunt, bow hunter: archery, bowhunters
shooting club, shoot guns, sight in rifle, gun range, pistol range, rifle range, place to shoot: gun club, shooting range, sportsmans
clay pigeons, clay shooting, trap and skeet, sporting clays: trap, skeet, shotgun
old time guns, black powder guns, flintlocks, muskets, muzzle loader: muzzleloaders, muzzle loading
cowboy shooters, cowboy guns, single action shooters: cowboy action
ipsc, uspsa, idpa, three gun, action pistol: practical shooting
lift weights, pump iron, gym rats, bench press, dead lift: powerlifting, weightlifting
swim laps, swim fast, swim meet, swim practice: swim club, swim team
swimming baths, leisure centre, swimming pool: pool, aquatic, swim
swim in cold water, cold plunge, ice swimming, polar plunge, polar bear dip: polar bear swim, cold water swimming
polo in pool, ball game in water: water polo
water ballet, dance in pool: synchronized swimming, artistic swimming
dive with tanks, breathe underwater, scooba: scuba, divers
rowing team, row boats, sculls, coxswain: rowing
dragon boats, paddle team, outrigger canoe: dragon boat, outrigger, paddling
paddle board, paddleboard, paddleboarding, sup club: paddlers, paddling
white water, kayakers club, canoe club, river runners: whitewater, paddlers, canoe, kayak
sail boats, sailboats, racing sailboats, regatta, learn to sail: sailing, yacht club
jogging, joggers, jogging club, people to jog with, couch to five k: running club, road runners, runners
fun run, five k, 5k, ten k, 10k, color run, turkey trot, jingle run: race, running
drinkers with running problem, run and drink, hashers, hares and hounds: hash house harriers
swim bike run, iron man race: triathlon
track meet, sprints, shot put, pole vaulting: track and field, track club
bikers on pedals, push bike, pushbikes, pedal bikes, bicyclists, bike riding group: cycling, bicycle club
fatbike, snow bike: fat bike, cycling
bmx track, bike jumps, pump track: bmx
mountain bikers, mountain bikes, single track, mtb: mountain bike, singletrack
walk club, walking group, walking club, walk with people, volkswalk, volkssport: volksmarch, walkers, hiking
ramblers, rambling club, hill walking, hillwalking, bushwalking, tramping: hiking, mountaineering
cross country skis, skinny skis, xc, nordic skis, langlauf: nordic ski
downhill ski, ski race kids, alpine team: alpine ski, ski club
ski and shoot, shoot on skis, rifle and skis: biathlon
dogs pull skier, dog pulls skier, ski with dog, ski behind dog, bikejoring, canicross: skijor, skijoring
sleddogs race, dog team racing, mush dogs, dog racers: mushers, sled dog
snow machiners, sledders, sno machine, sno go, snogo, ski doo, skidoo, snow machine riders: snowmachine, snowmobile
four wheeler club, quad riders, side by side club, atv riders, wheeling club, jeepers: atv, four wheelers, off road
dirt bikes, dirtbikes, moto cross, moto track: motocross
harleys, bikers club, motorcycle riders, biker gang, biker club: motorcycle
race cars, dirt track, stock cars, oval track, drag strip, drag race: speedway, racing
go carts, go karts, kart racing: karting
old cars, vintage cars, classic car, hotrods, street rods, muscle cars, car guys, car show, cruise night, antique autos: car club, antique auto
vettes: corvette
old tractors, antique tractors, steam tractors, hit and miss engines, old engines: antique tractor, antique power
army jeeps, old military trucks, old army trucks: military vehicle
rope calves, buck off, bull rider, bulls and broncs, bucking horses, barrel racer, cowboys and cowgirls: rodeo
horse people, horse folks, horsey people, ride horses club, horse girls: saddle club, equestrian, horsemen, horse
kids ponies, pony club kids, horse club for kids, horses for girls: pony club, 4 h, equestrian
fancy horse riding, dancing horses, jumping horses: dressage, equestrian
wagon and team, driving horses, horse and buggy: draft horse, carriage
war games in woods, paint ball, air soft: paintball, airsoft
laser guns game: laser tag
climb rocks, climbing wall, indoor climbing, bouldering gym: climbers, climbing
ice axes, climb peaks, climb big mountains, mountaineers: mountaineering, alpine club
hidden boxes with gps, gps treasure hunt, geo caching: geocaching
compass race, running with map: orienteering
jump from planes, sky diving, skydive, jump out of plane: skydiving, parachute
hang glide, para glide, para gliding: paragliding, hang gliding, soaring
hot air balloons, balloonist, ballooning: balloon
chop wood contest, logging sports, lumberjack games, axe and saw contest, timber sports: lumberjack
blanket toss, high kick, seal hop, ear pull, native olympics, eskimo games, indian games: native youth olympics, eskimo indian olympics, native games
scots throwing logs, log toss, caber toss, men in kilts, bagpipes and kilts: highland games, scottish
special kids sports, handicapped sports, sports for handicapped, disabled athletes: special olympics, adaptive sports
older athletes, over fifty games: senior games
ref, refs, blow whistle, line judge, officiate: officials association, umpires, referees
run the line at games, ump, umps: umpires
coach my kid team, learn to coach, want to coach: coaches, youth sports
kid wants sport, sport for kid, get kid in sport, sports for my kid, kid sports sign ups, sport signups: youth sports, little league, youth soccer
gear for poor athletes, sports fees, cant afford sports, cant pay for hockey: booster, scholarship, youth sports
concession stand, snack bar at games, team parents, sports parents, mom of player: booster club
recreation centre, rec centre, rec center, fieldhouse, sports dome, sports hall: recreation center, parks and recreation
parks and rec, city league, intramurals, rec league: recreation
e sports, video gamers, game online team, lan party, smash bros, fortnite, xbox, playstation, nintendo: gaming, gamers, esports
d and d, dnd, dungeon master, role play, rpg, roleplaying: role playing games, gaming
magic cards, mtg, pokemon cards, yugioh, trading card: card games, games
board gamers, settlers of catan, tabletop, table top games: board games, gaming
pegs and cards, fifteen two: cribbage
play cards, card players, cards club, pinochle, euchre, rummy, whist, hearts and spades: card games, bridge club, cribbage
duplicate bridge, bridge partner: bridge
chess kids, chess lesson, check mate: chess
mah jongg, tiles game chinese: mahjong
hold em, texas holdem, poker night: poker
pull tabs, rippies, pulltabs, scratch tabs, bingo hall, charitable gaming, raffle tickets: bingo, gaming, charitable
ice pool, guess ice breakup, guess ice out: ice classic
quiz night, pub quiz: trivia
jigsaw swap, jigsaws, crossword people: puzzle
scale models, plastic models, airplane kits, model kits: modelers, scale modelers
toy trains, train sets, tiny trains, choo choo, choo choos, ho gauge, n scale, lionel: model railroad
train nuts, train spotter, trainspotting, railfan, rail fans: railroad, railway historical
rc cars, rc planes, remote control car, remote control plane, remote controlled toys: radio control, model aircraft
quadcopters, quadcopter, drone pilots, fly drone: drone
rockets for kids, shoot rockets, launch rocket: rocketry
ham operator, ham radios, shortwave, talk on radio, radio operator, two meter, morse: amateur radio, radio club
walkie talkies, gmrs: radio
metal detector, metal detectors, gold panners, pan gold, sluice: prospectors, treasure hunters, gold prospectors
pretty stones, rock collectors, rockhounds, rock hounds, cut stones, polish rocks, tumble rocks, crystals club: gem and mineral, lapidary
dino bones, dinosaur bones, dig fossils: fossil, paleontology
stars and telescopes, star party, star gazers, stargaze, look at planets: astronomical, astronomy
coin collectors, old coins, silver dollars: coin club, numismatic
stamps collect, old stamps: philatelic, stamp club
baseball cards, sports cards, funko, beanie babies, collectibles: collectors
flea markets, swap meets, antique show: antiques, collectors, swap meet
comic books, comics, anime kids, manga, cosplay, comiccon, trekkies, star wars people, sci fi nerds: comic con, anime, science fiction
sca, knights and ladies, play knights, medieval fighters, swords and shields, ren faire, renn faire, renaissance fair: creative anachronism, medieval, renaissance
dress as soldiers, civil war soldiers, dress up old times: reenactors, reenactment, living history
furries, dress as animals: furry, costume
sew quilts, quilters, patchwork, quilt bee, blanket sewers: quilt, quilters guild
knit and crochet, knit night, crocheters, knitting ladies, yarn people: knitters, knitting guild, fiber arts
weave cloth, looms, spinning wheel: weavers, spinners, fiber arts
cross stitch, needlepoint, embroider, stitchery: embroiderers, needlework
fur sewing, sew furs, kuspuk, mukluks making, parka sewing: skin sewing, native arts
bead people, bead work, beadwork, string beads: bead society, beading
scrap booking, scrapbook, card making, rubber stamping: scrapbooking, crafts
carve wood, whittlers, whittle, wood carvings: woodcarvers, carvers
lathe people, turn wood, turn bowls, wood bowls: woodturners
wood workers, share wood shop, woodshop: woodworkers, woodworking
black smith, blacksmithing, hammer hot metal, knife making, make knives: blacksmiths, knifemakers
clay people, throw pots, pottery wheel, clay studio: potters, clay, ceramics
blow glass, fuse glass, lamp work: glass blowing, glass arts, glass guild
make paper, book binding, bookbinder, calligraphers, fancy handwriting: calligraphy, book arts
art people, arty people, artsy folks, art ladies, paint with others: art guild, art league, artists
water colors, watercolours, paint landscapes: watercolor
take pictures club, photographers club, camera people, photo nerds, shutterbugs: camera club, photography
weekend tinkerers, tinker shop, shared workshop, 3d printers, laser cutter, hacker space, maker space: makerspace, makers
computer geeks, computer club, linux nerds: computer, users group
kids robots, robot club, robot team, lego robots, first lego: robotics
coding class, learn coding, kids code, coding for girls: girls who code, coding, robotics
flower club, flower ladies, rose people, garden ladies, gardeners club, green fingers, green thumb people: garden club, horticultural
garden plot, allotment garden, rent garden bed: community garden
little trees in pots: bonsai
japanese flower arranging, arrange flowers japanese: ikebana
mushrooms hunters, mushroom club, mushroom people, pick mushrooms, foragers: mycological, mushroom
wild food pickers, wild edibles, forage plants: plant society, foraging
brew own beer, brewing at home, homebrew, home brew, make beer, mead makers, cider makers: homebrewers, brewers
wine lovers, wine club, taste wine, make own wine: wine society, winemakers
bee keepers, beehives, honey people: beekeepers
motor home club, camper club, trailer club: rv club, good sam
learn to fly club, plane club, small plane people, bush pilots club, home built planes, build airplane: pilots association, experimental aircraft, airmen
women fly, lady pilots, girl pilots: ninety nines
join a band, town band, dust off trumpet, play horn again, brass band, wind ensemble: community band, band
band kids, marching band, band parents: band boosters, band
sing in group, singing club, singing group, join choir, sing along group, glee, show choir: chorus, choir, singers
women barbershop, ladies singing harmony: sweet adelines, chorus
barber shop singing, barbershop quartet, men singing harmony, guys singing harmony, men who sing, guys who sing, four part harmony, harmony singing, close harmony, a cappella, acapella, sing without instruments: barbershop, chorus
kids sing, kids choir, boys choir, girls choir: childrens choir, youth choir
fiddle players, fiddlers, bluegrass jam, banjo, banjo pickers, jam with people, string band: folk music, bluegrass, folk society
uke, ukes, ukuleles: ukulele
play violin with others, fiddle in orchestra, violin club, adult strings: orchestra, symphony
kids violin, tiny violins, twinkle twinkle violin: suzuki, youth symphony
bag pipes, bagpiper, kilts and drums: pipe band, pipes and drums
ring bells, bell choir, hand bells: handbell
drum circle, hand drums, african drums, japanese drums: drum, drumming, taiko
see a concert, hear music, live music tonight, gigs tonight: concert association, music, concert
opera singing, fat lady sings, arias: opera
classical concert, chamber concert, string quartet: chamber music, symphony
jazz players, play jazz, jazzers: jazz
dj skills, beat making, rappers, hip hop crew, break dance: hip hop, music, dance
metal heads, punk shows, all ages shows, garage bands: music, concerts, youth
piano teacher, guitar teacher, voice teacher, singing teacher, drum teacher: music lessons, music teachers, music
song writers, songwriting, write songs: songwriters
square dancers, allemande left, barn dance, hoedown: square dance
contra dancers, ceilidh dancing: contra dance, folk dance
ball room, waltz, fox trot, cha cha, partner dance, learn to waltz: ballroom dance
swing dancers, lindy, jitterbug: swing dance
boot scoot, boot scooting, line dancers, two step, country western dancing: line dance, country dance
tutu, ballerina, pointe class, dance class for little girls, plie: ballet, dance academy
bachata, salsa dancing, merengue: salsa dance, latin dance
belly dancers, hip scarf: belly dance
tap shoes, tap dancers, clog dancers: tap dance, clogging
hula dancers, luau, grass skirt: hula, polynesian
native dance, drum and dance group, dance group traditional: native dancers, dancers, traditional dance
pole fitness: burlesque, cabaret, performing arts
act in play, try out for play, auditions, drama club, act on stage, amateur dramatics, am dram, community play: community theatre, theatre, players
see a show, see a play, live theatre, what plays are on: theatre, theater, playhouse, performing arts
kids acting, drama kids, theater kids, kids play acting, musical for kids: childrens theatre, youth theatre
funny people, standup, open mic comedy, improv troupe: comedy, improv
jugglers, clowns, circus people, aerial silks, trapeze, fire spinning: circus, juggling, circus arts
puppets, marionette show: puppet, puppetry
magic tricks club, magician, card tricks: magicians
film club, movie club, art house, indie movies, film nerds, foreign films: film society, film festival
make movies, movie makers, short film: filmmakers, film
podcasters, have own radio show, radio dj, volunteer dj: community radio, public radio
npr, pbs: public radio, public broadcasting, public media
public access tv, community tv, tv for town: public access, community television
write stories, write novel, want to be author, writing group, writers circle, self publish, critique group: writers guild, writers
poems, poets, poetry slam, spoken word, open mic poems: poetry, literary
tell stories, story tellers, moth stories, yarn spinner: storytelling, storytellers
read books together, book group, reading group, book worms, bookworms, talk about books: book club, library
borrow books, library card, check out books, lending books: library
raise money for library, library volunteers, library book sale: friends of the library
free books mailed kids, dolly parton books, books for babies, books by mail: imagination library
old buildings, save old house, save church building, save old school, old house people, restore old hotel: historic preservation, preservation society
old pictures of town, old photos, town past, local past, how town began, olden days, back in day: historical society, museum, archives
old stuff to see, see old things, exhibits: museum
museum for kids, hands on museum, touch stuff museum: childrens museum, discovery center
planes museum, old planes: aviation museum, aviation heritage
train museum, old locomotives: railroad museum
ships museum, old boats, old ships: maritime museum, maritime
army museum, old tanks, war stuff museum: veterans museum, military museum
dig up old pots, arrowheads, dig site: archaeological, archaeology
light house, save lighthouse: lighthouse
family tree, find roots, trace family, who my ancestors were, find ancestors, dna relatives, forefathers, where my people come from, kin folk: genealogical, genealogy, family history
dar, colonial family, revolution ancestors: daughters of the american revolution
old timers club, pioneer families, sourdoughs, early settlers, homesteader families: pioneers
grave yard, graveyard, graveyards, old graves, burial ground, upkeep of graves, mow cemetery, find grave, buried where: cemetery, cemetery association
names on a wall, statue for heroes, monument for soldiers: memorial, monument
ptso, pto, parents at school, school moms, room mother, school volunteer, class mom, parents council: pta, parent teacher
raise money for school, school fund raiser, school auction, school foundation: pta, booster, education foundation
band fund raiser, choir fundraiser, music parents: music boosters, band boosters
safe grad party, sober grad, all night grad party, grad nite: project graduation, safe graduation
money for college, pay for uni, pay for school, uni money, help with tuition, free college money, bursary, bursaries, student grants: scholarship, scholarships, education foundation
old classmates, class reunion, school reunion, high school reunion, college buddies, former students, grads: alumni, alumni association
postgrad, study at uni: university, college
frat, frats, sorority girls, sorority sister, greek life: fraternity, sorority
home school, home schoolers, teach own kids, unschool, unschooling, teach kids at home, homeschool coop: homeschool, home educators
kinder, kindy, pre school, preschoolers, nursery school, play school, playschool: preschool, early learning
play group, toddler group, moms and tots, playdate, play date: playgroup, mothers of preschoolers
new mom friends, moms group, mom friends, mommy group, stay at home moms, mothers club: moms club, mothers
dads group, dad friends, group for dads: fathers, fatherhood
twins moms, triplets, mother of twins: mothers of multiples, mothers of twins
forest school, nature kids, nature preschool: outdoor school, nature, preschool
steiner school: waldorf
school different from public, small school, alternative to public school, new kind of school: charter school, private school, academy
school in spanish, immersion school, school in two languages, bilingual school: language immersion, immersion
christian schooling, bible school for kids, school with prayer: christian school, christian academy
catholic schooling, nun school: catholic school
hebrew class, torah class: hebrew school, jewish
saturday school korean, korean class for kids, language school for kids weekends: language school, korean school, heritage language
gifted kids, smart kid bored, kid is bright, bright kids: gifted, academic
brainy contest, quiz kids, kids quiz bowl, academic team: academic decathlon, knowledge bowl, academic
spell words contest, spelling contest: spelling bee
kids debate, debate club, speech and debate, argue club: debate, forensic league
pretend government, kids government, model un, youth congress: youth legislature, model united nations, youth and government
inventions kids, science contest, science project: science fair, invention convention, science olympiad
future business kids, business club at school, kids learn business, kids start business: junior achievement, deca, future business leaders
trade school club, shop class contest: skillsusa, career technical
home ec club, home economics club: fccla, family career
kids raise animals, raise pig for fair, lamb for fair, show steer, farm kids, four h, fair animals kids: 4 h, 4h, ffa, livestock
blue jackets farm kids: ffa, future farmers
cub scout, beavers scouts, webelos, tiger cubs, boy scout troop, scout pack, pinewood derby: boy scouts, scouts, pack, troop
daisies scouts, brownie scouts, girl guide, girl guides, thin mints, cookie ladies: girl scouts
eagle project, eagle scout project, merit badges: boy scouts, scouts
scouts for christian boys, scouting christian: trail life, royal rangers, awana
scouts for christian girls: american heritage girls
kids in uniform, march kids, junior army, kids military: cadets, civil air patrol, sea cadets, young marines
camp for kids, sleepaway camp, sleep away camp, overnight camp, summer camp kids: camp, youth camp
teen hang out, teen hangout, place for teens, bored teens, nothing to do kids, kids out of trouble: teen center, youth center, boys and girls club
after school place, latchkey, latch key, kids after school: after school, boys and girls club
big sister, big brother, role model for boy, buddy for my son, older friend for girl: big brothers big sisters, mentoring
exchange student, host family, host foreign student, foreign student live with us: student exchange, youth exchange, american field service
sister town, town in japan, twin town, twin towns, twinned town: sister city, sister cities
lead kids youth group, church youth, youth pastor: youth ministry, young life, youth for christ
grown ups classes, adult classes, learn something new, classes for retired, old age university: adult learning, lifelong learning, osher
learn to read adult, cant read good, cant read or write, reads poorly, husband cant read: literacy council, adult literacy
finish high school, diploma as adult, dropped out want diploma: adult education, ged, adult learning
learn english, english lessons, speak no english, english no good, english for foreigners: literacy, english, esl
learn spanish, spanish club, habla espanol: spanish, language
learn sign language, deaf language, asl class: sign language, american sign language, deaf
learn french, french club: alliance francaise, french
learn our language, native tongue, save language, speak native language, grandmothers language, elders language: native language, language, heritage
language exchange, language partner, talk french with others, conversation group: language, international
folks from my country, people from home country, expats, expat: cultural association, ethnic, heritage, cultural center
from guatemala, from honduras, from el salvador, salvadorans: hispanic, latino, central american
from dominican republic, dominicanos: dominican, hispanic
from venezuela, venezuelans: venezuelan, latino
from argentina, argentines: argentine, latino
boricua: puerto rican
chicano, latinx, raza: hispanic, latino, mexican
pinoys, pinay, filipinos, kababayan: filipino, filipino american
visayan, ilocano, cebuano, pangasinan, batangas: filipino
islanders, poly kids, pacific island people: pacific islander, polynesian, samoan
from guam: guam, chamorro
from palau, from chuuk, chuukese, from micronesia: micronesian
from fiji: fijian
aloha people, hawaii people: hawaiian
from india, desi, desis: india association, asian indian
from bangladesh: bangladeshi
from sri lanka: sri lankan
from nepal, sherpa: nepali
from afghanistan, afghans: afghan
from burma, from myanmar: burmese
from mongolia, mongols: mongolian
from taiwan: taiwanese
from indonesia: indonesian
from egypt, from iraq, from jordan, from syria: arab, middle eastern, islamic
from israel: israeli, jewish
from ghana: ghanaian, african
from kenya: kenyan, african
from liberia: liberian, african
from congo: african, congolese
from gambia, gambians, from senegal, from cameroon: gambian, african
from eritrea, habesha: eritrean, ethiopian
black folks, black people, black family, black culture: african american
black sorority, divine nine, black fraternity: alpha kappa alpha, delta sigma theta, omega psi phi
from haiti, haitians: haitian, caribbean
from trinidad, reggae, west indian: caribbean
vikings, lefse, lutefisk, norwegian grandma, norwegians, uff da: sons of norway, norwegian
swedes, from sweden, midsummer: swedish, vasa order
finns, from finland: finnish
from denmark, danish people: danish
scandinavia, nordic people, scandinavians: scandinavian, sons of norway
scotsmen, haggis, robbie burns, tartans: scottish, caledonian
leprechaun, shamrocks, irish roots, st paddys, st pattys: irish, hibernians
italians, spaghetti feed italian, from italy: sons of italy, italian
germans, lederhosen, from germany, deutsche: german, german american
pierogis, polka party, from poland, polish people: polish
from holland, dutch folks: dutch, netherlands
from ukraine, ukrainians: ukrainian, slavic
from romania: romanian
from bulgaria: bulgarian
from serbia, serbs, montenegrin: serbian
from albania: albanian
from lithuania, from latvia, from estonia: lithuanian, latvian, estonian, baltic
from england, brits, british people: british
from australia, aussies: australian, new zealand
canadians, from canada: canadian
indians, rez, powwow, pow wow, first nation, aboriginal: native american, american indian, tribal, native
enroll in tribe, tribe office, tribal enrollment, tribal id: tribal council, native village, tribe
eskimo, inuit, inupiaq: inupiat, native
native corp, corporation dividend, native shares: native corporation
elders council, native elders: elders, native
totem poles, see totems, native crafts place, native museum: heritage center, native heritage, cultural center
pray, place to pray, go sunday, sunday meeting: church, worship
church service, church tonight, sunday church, church near, god house, house of god: church
get baptized, baptise, christened, christening: church, baptist, catholic
holy roller, holy rollers, speaking in tongues, speak tongues: pentecostal, assembly of god, apostolic
born again, jesus freaks, saved by jesus: christian, evangelical, bible church
go to mass, confession, catholics, rc church, holy mass, novena: catholic, parish
priest, padre: catholic, parish, church
preacher, minister, reverend, vicar: church, pastor
c of e, church of england, anglicans: episcopal, anglican
scottish church: presbyterian
old believer, old believers: orthodox, russian orthodox
onion domes, church with onion, orthodox people: orthodox church, orthodox
mormons, lds church, sister missionaries, bike missionaries, ward house: latter day saints
jws, jehovas, jehovahs, door knockers, watch tower: jehovahs witnesses, kingdom hall
saturday church, sabbath people, sda: seventh day adventist
tambourine band, red kettle, bell ringers at store: salvation army
jews, hebrew people, jewish people, jewish service, shul, rabbi: synagogue, jewish, congregation
hanukah, pesach, purim: jewish, chabad
muslim people, moslem, moslems, jummah, juma prayer, eid prayer: islamic, mosque, muslim
buddhist monks, sit zazen, meditate with others, meditation group: buddhist, zen, meditation
hindu people, diwali party, puja: hindu, hindu temple
sikhs, langar: sikh, gurdwara
hare krishnas, chanting hare: iskcon, krishna
witches, pagans, wiccans, druids: pagan, wiccan, unitarian
atheist group, non believers, nonbelievers, agnostic, godless: humanists, freethinkers, atheists
uu, welcoming to all faiths, liberal religion: unitarian universalist
church for gays, gay friendly church, open and affirming: unitarian, metropolitan community church, episcopal
church in spanish, misa en espanol: iglesia, hispanic, spanish
korean church people, church in korean: korean, korean church
samoan church, church in samoan: samoan, samoan assembly
church in russian, slavic church: slavic, russian, ukrainian
filipino church, tagalog church: filipino, iglesia ni cristo
chinese church people, church in chinese: chinese, chinese christian
deaf church: deaf, church
church in old west style, church in barn: cowboy church
church at home, meet in homes church: house church, fellowship
church for bikers, christian bikers: christian motorcyclists
bible study group, bible study women, study scripture, study bible: bible study, ministries, church
vbs, vacation bible, bible camp kids, jesus camp: bible camp, vacation bible school
become pastor, become minister, pastor school: seminary, bible college, bible institute
missionary work, go on mission, mission trip, missions overseas: missions, missionary
flying missionaries, missionary planes: mission aviation, missionary aviation
preach in jail, jail church, church for prisoners: prison ministry
seamen chaplain, sailors church, sailors center: seafarers, seamens, port chaplaincy
churches together, all faiths, different religions talk: interfaith, council of churches
jesus for teens, christian teens, youth church: youth for christ, young life
christian radio station, gospel radio: christian broadcasting, radio
quiet place to pray, prayer house, retreat house, silent retreat: retreat center, prayer
vfw hall, vets bar, vets club, vets hall, legion hall, war vets club: american legion, veterans of foreign wars
old soldiers, ex soldiers, ex navy, old navy guys, army buddies, war buddies, shipmates: veterans, navy, american legion
marines club, jarheads, devil dogs, leathernecks: marine corps league
sub sailors: submarine veterans
nam vets, vietnam guys: vietnam veterans
vets on motorcycles, vet bikers: patriot guard, combat veterans, legion riders
moms of soldiers, mother of soldier, son in army mom: blue star mothers, gold star
soldier packages, send boxes to troops, troops boxes: uso, blue star mothers, military
secret handshake, freemason, masons lodge, masonry lodge, mason temple: masonic lodge, free and accepted masons
red fez, funny hats parade, tiny cars parade, clowns in parade: shriners, shrine
elks club, elk lodge, elks bar: elks lodge, bpoe
moose club, moose bar: moose lodge, loyal order of moose
eagles club, eagles bar: fraternal order of eagles, aerie
three links: odd fellows, rebekah
private drinking club, members bar, bar for members: elks, moose lodge, eagles, american legion
rainbow girls, job daughters, demolays: rainbow for girls, jobs daughters, demolay
grange hall, grangers: grange
do good club, good deeds club, help town club, serve community, civic group, business lunch charity: rotary, lions club, kiwanis, service club
lion club, eyeglass collectors: lions club
rotarians, rotaract, interact club: rotary
kiwanians, key club: kiwanis
women charity club, ladies who help, women give money: soroptimist, junior league, womens club
red hats, purple and red hats, ladies in red hats: red hat, womens club
ladies club, lady friends, ladies luncheon, women lunch: womens club, womens
women graduates club, college women: university women, aauw
business women club, career women, women bosses: business and professional women, business women
men club, guys group, mens coffee, man cave friends, men shed: mens club, mens group
new in town, just moved here, new neighbor club: newcomers, welcome wagon
meet single people, date people, find boyfriend, find girlfriend, find husband, find wife: singles, social club
no friends, make friends, find buddies, lonely adult: social club, newcomers, club
smart people club, high iq, genius club: mensa
gay club, gay friends, lesbians, trans group: lgbtq, pride, identity
parents of gay kid, son came out, daughter came out: pflag
drag queens, drag show: imperial court, pride
union hall, join union, union guys, get in union, labor hall, union rep, shop steward, trade union: union, brotherhood, local union
electrician union, wire union, ibew hall: electrical workers, ibew
pipe union, fitters hall, ua local: plumbers and pipefitters, pipefitters
nurse union: nurses association
teachers union, teacher union, nea: education association
state worker union: state employees, public employees
cops union, police union: police officers association, peace officers
firemen union: fire fighters, firefighters
actors union, stagehands, stage crew union: stage employees, actors
post office union, mailman union, mail carrier union: letter carriers, postal workers
dock workers union, longshore union: longshoremen, ilwu
truckers union: teamsters
ex teachers: retired teachers, retired educators
retired state workers, retired government: retired public employees, retired federal employees
professional group, people in my profession, people in my field, trade group, industry group: professional association, trade association, society
business group, shop owners club, business owners club, merchants group: chamber of commerce, business, merchants
leads group, referral group, bni, breakfast networking: business network, chamber
democrats, dems, dem party: democratic party, democratic
gop, republicans club, conservatives: republican party, republican
libertarians, small government: libertarian
green party people: green party
tea party, tax protest, too many taxes group: taxpayers, liberty
get out vote, voter sign up, voters group, fair voting, voting info: league of women voters, voters
lobby group, change law, activists, protest group: advocacy, citizens league
gun rights people, second amendment people, nra: rifle, gun owners, second amendment
pro lifers, unborn: right to life, pro life
peace people, peaceniks: peace, veterans for peace
civil rights, rights group: civil liberties, aclu, naacp, rights
hoa, home owners association, hoa board, hoa fees, condo board, condo fees, body corporate, residents committee: homeowners association, owners association, condominium
neighbors group, neighbours, neighborhood meeting, people on my street, street group: community council, neighborhood association
road plowing group, private road, road dues, who plows subdivision: road association, homeowners association, road maintenance
town hall for party, hall for rent, rent hall, hall for wedding, church hall, village hall: community hall, community center, grange, lodge
lake people, cabin owners, lake cabins: lake association, property owners
fix up downtown, main street people, downtown people: downtown association, main street
water company of neighbors, shared well: water association, water users
block party, street party, town picnic, town party: community festival, community council, festival
fair rides, ferris wheel, county fair, giant cabbage, big pumpkin, prize pig, funnel cake: fair association, state fair
town festival, festival people, celebration days, big weekend in town: festival, celebration
parade float, parade entry, fourth parade: parade, celebration
july fourth, july 4th, 4th of july, independence day: fourth of july, celebration, fireworks
ice carvers, ice sculpture, snow sculptures, carve ice: ice art, ice carving, winter carnival
black history month, mlk day: african american, naacp, juneteenth
cinco de mayo, dia de los muertos, day of dead, quinceanera: hispanic, mexican, latino
moon festival, lunar new year, dragon dance, lion dance: chinese, asian american
beauty pageant, beauty queen, pageant girls: miss america, scholarship pageant, pageant
santa visit, santas, christmas parade, christmas lights: christmas, santa
haunted house, halloween party, trunk or treat, corn maze: halloween, haunted, community
salmon derby, fish contest: fishing derby, anglers
music fest, outdoor concert, camp and music: music festival, folk festival
garage sale church, rummage, church bazaar, holiday bazaar, christmas bazaar: bazaar, craft fair, auxiliary
leave money to charity, rich people foundation, give grants, donate scholarship: foundation, community foundation, charitable
help poor countries, third world, orphans abroad, wells in africa: international relief, missions, world relief
shy speaking, speak in public, afraid to speak, um and ah, speeches club: toastmasters, public speaking
learn leadership, become leader, leadership class: leadership, jaycees
`
