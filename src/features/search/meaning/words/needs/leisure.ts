/**
 * Everyday words for needs, and further kinds of businesses and organizations: leisure, schools, culture and faith. See
 * `parseNeeds`.
 */
export default `
# More of what is said of kinds that other lists have

Gymnastics
say kid climbs everything, kid jumps off couch, toddler gym, ninja class for kids, ninja warrior kids, learn a handstand, aerials and flips, forward roll, tramp and tumble, gym meet, little girl loves flips

Cheerleading
say sideline cheer, cheer tryouts, cheer camp, stunt team, cheer for little girls, rah rah team, all star cheer

Figure Skating
say skating lessons for girl, pairs skating, ice show, skate to music, toddlers on ice, learn to skate adult, sparkly dresses on ice, ice princess

Ice Hockey
say hockey tryouts, hockey sign up, never played hockey, hockey mom, travel team hockey, backyard rink, outdoor rink, flood the rink, women who play hockey, hockey after fifty, rink rats, hat trick, sled hockey, hockey camp

Roller Derby & Skating
say skate night, derby team, derby bout, fresh meat training, tough girls, women hit women, roller disco, retro skates, place to roller skate

Skateboarding
say skater kids, skaters need place, indoor skatepark, penny board, drop in on ramp

Rugby
say rugger, women rugby, try line

Lacrosse
say lax bros, stick and ball with net

Volleyball
say coed volleyball, grass volleyball, serve and spike, volleyball for girls, club volleyball tryouts, sand courts

Tennis
say hit a ball with somebody, tennis partner, tennis coach, indoor courts, racket club, restring racket, learn tennis

Pickleball
say open play pickleball, game my mom plays with paddle, whiffle ball game, pickleball courts, beginner pickleball

Disc Golf & Ultimate
say frisbee course, chains baskets, play frisbee, lost my disc, disc golf league

Golf Associations
say golf lessons for women, golf tournament charity, golf scramble, drive and putt, golf buddies, get my handicap, caddies

Bowling Associations
say bowling buddies, senior bowling, bowl on thursdays, perfect game, bowling ball drilled, gutter ball, bowling for kids

Darts & Billiards
say dart team, bar pool team, nine ball tournament, pool shark, rack em up, steel tip

Baseball & Softball
say sign up for baseball, baseball tryouts, kid wants to bat, coed softball team, need one more player, company softball team, old guys softball, girl plays baseball, grandkid plays ball, umpire baseball, travel ball, learn to pitch, hot dogs ball game, collegiate summer baseball, midnight sun game

Soccer
say sign up for soccer, micro soccer, pickup soccer, old guys soccer, coed soccer team, kid wants to kick, soccer tryouts, soccer referee, world cup kids, rec soccer, premier team, footie

Football
say peewee football, son wants to tackle, football sign up, semi pro football, girls flag football, quarterback camp, football pads

Basketball
say hoops league, pickup hoops, city league, rec league basketball, village tournament, gold medal tournament, three on three, travel team basketball, tall kid, dunk contest, midnight basketball

Wrestling
say takedowns, kid wrestles brothers, mat room, girls who wrestle, beach wrestling, wrestling shoes

Martial Arts Schools
say kid gets picked on, shy kid confidence, learn to throw a punch, learn ninja, karate kid, nunchuks, little dragons, women fight back, bow to teacher, white pajamas and belts, brazilian grappling, tournament sparring, martial art for old people, stick fighting, arnis, capoeira

Boxing
say boxing lessons, fight night, thursday night fights, speed bag, get in ring, boxing for teens, boxing for parkinsons

Archery
say bow range, 3d archery, bow hunting class, bow tuned, kids shoot bow, olympic arrows, crossbows, archery in schools

Shooting Sports
say kid shoot bb gun, bb guns, place to shoot my gun, outdoor range, indoor range, women who shoot, ladies shoot, gun class, concealed carry class, hunter ed, long range shooting, benchrest, three gun match, trap league, cowboy guns, black powder rendezvous, air guns, gun show

Swimming Clubs
say kid swims like fish, swim team for kids, lap swim with others, open water swimmers, swim coach, swim across lake, water babies, teen lifeguards

Diving & Scuba
say dive buddy, see wrecks, free diving, spearfishing, underwater photos, scuba certified, breath hold

Rowing & Paddling
say paddle buddies, rowing machine people, whitewater kayaking, kayak pool session, canoe race, packrafting, rent boathouse, skin boat, qayaq building, paddle with women, dragon boat cancer survivors

Sailing & Boating
say crew on sailboat, race on wednesday night, own a boat meet others, dinghies for kids, tall ship, learn knots, navigation class, boat parade, cruising club, moor my yacht, sail with somebody

Running & Track
say need running buddy, run club tuesday, pub run, train for half marathon, trail runners, mountain race, run up mountain, kids cross country running, girls run, fun run charity, stroller run, hill climb race, snowshoe race, slow runners, walkers welcome

Cycling
say ride buddies, bike gang kids, century ride, tour on bike, gravel ride, winter bike, unicycles, bike kitchen, build up bike for kid, bike rodeo, pump track, critical mass, cyclocross, women who bike

Skiing & Snowboarding
say learn to ski kid, ski league for kids, toddler on skis, wax my skis, groom trails, ski buddies, jackrabbits ski, nordic trails lit, ski jump kids, snowboard team, terrain park, backcountry buddies, ski marathon, rope tow volunteers, ski with my dog, snow kids

Hiking & Mountaineering
say hike buddies, hike with strangers, women who hike, hut trips, glacier travel class, trail steward, peak bagger, walk with others, easy walks for seniors, winter walk group, nature walk with group, long trail hikers

Motor Sports
say project car, car cruise, cars and coffee, show my truck, lowriders, import cars, four by four club, lifted trucks, rock crawling, motorcycle ride charity, women riders, bikers against abuse, vintage motorcycles, mini sprint, figure eight race, ice racing cars, snowmachine drag race, monster trucks, mud bog, poker run, british cars, volkswagens, mopar, chevy club, antique fire trucks

Snowmobiling
say ride sleds with others, snowmachine poker run, hill climb sled, trail grooming volunteers, sno go, vintage snowmobiles

Equestrian Sports
say girl loves horses, horse crazy, gymkhana, junior rodeo, rodeo queen, mounted drill team, mounted archery, driving horses, miniature horses, ride in arena, endurance ride, horse camp, team roping, mutton busting, cowboys and cowgirls, horse trails kept open, mounted shooting, draft horses

Disabled Sports
say son in wheelchair wants to play, adaptive ski lessons, monoski, blind hiking, unified sports, sports autistic kid, play ball disabled kids, handcycle, deaf sports, veterans adaptive

Native Games
say two foot high kick, one foot high kick, knuckle hop, traditional games kids, arctic winter games, eskimo stick pull

Sports Boosters & Halls of Fame
say money for team bus, send team to state, help team travel, alumni athletes, honor old coach, sports banquet, new scoreboard, ball field lights

Sport Fishing
say kid wants to fish, fishing buddies, fish with others, women who fish, learn to cast, fly tying night, ice fishing contest, king salmon derby, steelhead, bass boat, rod building, fish with veterans

Hunting & Trapping
say hunting buddies, first hunt for kid, learn to hunt, women hunters, banquet with guns raffled, gun raffle, duck calls, moose hunters, learn trapping, sell furs, fur auction, hunting with dogs, coon hunters, fox hunters, bird dogs, sheep hunt raffle

Choirs & Singing
say i like to sing, used to sing in choir, shower singer, messiah sing along, karaoke people, carolers, sea shanties, threshold singers, threshold choir, sing to dying, gospel singers, choir no audition, singing for seniors, rock choir, boy choir, girls choir, barber shop guys

Orchestras & Chamber Music
say dust off violin, played cello in school, amateur orchestra, kids play violin together, summer music camp, play string quartet with, pops concert, orchestra for kids

Folk & Traditional Music
say bring banjo, jam sundays, open jam, song circle, old timey, zydeco, balalaika, squeezebox, hammered dulcimer, autoharp, hurdy gurdy, mariachi, gamelan, throat singing, celtic session, fiddle camp

Jazz & Blues
say big band dance, jam jazz, swing band, jazz for kids

Music Education & Lessons
say somebody to teach piano, kid wants guitar, old piano for kids, lend instruments, instruments for poor kids, rock camp for girls, rock school, toddler music class, music theory, piano competition, voice coach

Concert Series
say free concerts in park, summer concerts, music in the park, who is playing this weekend, concert tickets, all ages shows, bring famous musician, listen to live band

Dance Companies
say hip hop for kids, little ballerina, dance for boys, audition for nutcracker, aerial dance, adult ballet beginner, jazz and tap, dance competition team, native dance troupe, modern dancers

Social & Folk Dance
say learn to waltz for wedding, dance with seniors, tea dance, place to dance saturday, no partner needed, sock hop, zumba friends, west coast swing, salsa night, bachata, argentine tango, polka dance, scandinavian dance, israeli dance, balkan dance, english country dance, ecstatic dance, blues dancing, dance lessons for couples, dosado, squares and rounds

Theater Groups
say want to be on stage, kid is dramatic, stage mom, musical theater kids, help paint sets, sew costumes, run lights for play, radio play, readers theater, melodrama, fringe festival, rocky horror, playwrights, write a play, sketch comedy, burlesque show, drag theater, opera company, dinner and show, murder mystery dinner

Puppets, Magic & Circus
say circus camp, learn to juggle, fire dancers, hula hoop people, silks and trapeze, magician for kids party, clown school, face painters, punch and judy, mimes

Visual Arts
say paint with friends, sip and paint, paint and sip, art night, place to make art, shared studio, art coop, local artists show, first friday, draw naked people, life model, comics artists, graffiti, murals for town, chalk art, sidewalk chalk, art for veterans, printmaking, screen print, linocut, encaustic, ice sculptors, sand sculpture, art cars, public sculpture, artists in residence

Pottery & Ceramics
say use a kiln, fire my pots, clay night, ceramics for kids, empty bowls, raku

Quilting & Fiber Arts
say learn to knit, learn to quilt, learn to sew, sewing bee, quilt show, quilts for babies, quilts for veterans, quilts of valor, prayer shawl, yarn bombing, felting, spin yarn, weave rugs, sewing circle, qiviut, alpaca yarn, beading circle, hook rugs, lace makers, crochet hats for cancer, smocking, machine embroidery, grandma hobby

Wood, Metal & Glass Crafts
say learn to weld art, learn blacksmith, knife makers, carve spoons, carve totem, chainsaw carving, scroll saw, stained glass class, make baskets, birch bark baskets, grass baskets, silversmith, jewelry makers, bead makers, wood boat builders, leather tooling, bow making, mask carving, scrimshaw, make snowshoes, guitar makers, make drums, share tools shop

Gems, Minerals & Fossils
say identify rock, gold in pan, prospecting club, mammoth tusk, meteorites, tumble stones, cabochons, faceting, kid collects rocks, gem show, gold nuggets

Photography Clubs
say camera buddies, learn my camera, photo contest, darkroom, wildlife photos, photograph northern lights, photo critique

Film & Video
say kid wants to make movies, extras wanted, act in movie, film school, documentary makers, indie film, film challenge, movie night, outdoor movie, shoot short film, cult movies, adventure films, save old home movies

Writing & Poetry
say write my memoir, life story, want to be author, poem contest, read my poems, poetry night, open mic night, kids who write, childrens book writers, mystery writers, christian writers, women writers, native writers, novel in month, zines, self publish, small press, literary magazine, songwriters circle, screenplay, blog writers, feedback on my writing

Stamps, Coins & Collecting
say value of old coins, what are my stamps worth, grandpas stamps, sell coin collection, license plate collectors, barbie collectors, hot wheels, pez, old bottles, vintage radios, old cameras, old tools collectors, knife collectors, gun collectors, military collectors, pins and medals, autographs, record collectors, vinyl records, pinball, beer cans, comic swap, antique dolls, model horses, watch collectors, slot cars

Chess, Bridge & Games
say chess for kids, chess teacher, somebody to play chess, play bridge with, learn bridge, canasta, cards at senior center, cribbage tournament, pinochle group, game store night, dungeons and dragons group, dungeon master wanted, warhammer, miniature wargames, magic tournament, pokemon league, scrabble club, mahjong ladies, go players, rubiks cube, speed cubers, sudoku, cornhole league, bunco ladies, trivia league, escape room, arcade games, pinball league, retro games

Fantasy, Costume & Reenactment
say larpers, foam swords, viking reenactors, chain mail, mountain man rendezvous, civil war camp, pirate festival, fairy festival, renaissance costumes, anime club teens, cosplay contest, doctor who, harry potter fans, quidditch, tolkien, star wars costumes, stormtroopers, ghostbusters, zombie walk, ghost hunters, paranormal, ufo, bigfoot

Model Railroads & Trains
say boy loves trains, grandson loves trains, train layout, train show, ride little train, old steam train, lego trains, garden trains, keep old railroad running, thomas the train, n gauge, volunteers on railroad

Model Aircraft, Boats & Drones
say toy airplanes that fly, fly gliders, rc field, drone race, fpv, kid loves airplanes, model boats on lake, estes rockets, ship models, rc trucks, rc crawlers, indoor flying

Aviation & Airplanes
say kid wants to be pilot, free airplane rides for kids, girl wants to fly, plane builders, pancakes at airport, hangar talk, old bombers, bush planes, gyrocopter, ultralight, powered parachute, float pilots, airstrips kept open, backcountry airstrips, save airport

Radio & Wireless
say get ham license, talk to space station, kids talk by radio, radio test, learn morse, antenna on roof, emergency radio volunteers, fox hunt radio, old radios

Computers & Making
say share a workshop, use laser cutter, arduino, raspberry pi, learn programming adult, open source, hackathon, kids game design, seniors learn computer, learn smart phone, fix my tech, women in tech, repair club, learn to solder, invent something, tool shop to use, startup weekend

Astronomy
say look through big telescope, comet tonight, eclipse glasses, meteor shower tonight, moon viewing, light pollution, northern lights photos, space for kids, mars society, rocket people

Historical Societies & Museums
say who built my house, save our old church, town museum, donate old photos, donate grandpas stuff, old letters, old diary, gold rush days, world war two history, old mine, old cannery, old railroad depot, restore old ferry, shipwreck history, save the theater, old movie theater saved, oral history, record elders, native history, russian history, tell our story, living history farm, old school house, covered bridge, ghost town, walking tour of old town, history for kids, black history, women history, labor history, military history, aviation history, firefighting history, medical history museum, telephone museum, logging museum, toy museum, farm museum

Genealogy & Lineage
say family bible, find long lost cousin, find birth parents, where grandpa came from, great great grandmother, ship passenger lists, old obituaries, build family tree, ancestry dna, clan gathering, family crest, coat of arms, descendants of pioneers, descendants of settlers, revolutionary soldier, civil war soldier grandfather, native roots

Book Friends & Libraries
say donate old books, where to give books, books for village, books for prisoners, books in mailbox kids, box of books on street, little library box, library needs money, save the library, library branch closing, read to my kids, summer reading, read to dog, audio books for blind, seed packets library

Public Broadcasting & Media
say volunteer at radio, start podcast, local talk show, radio in village, public tv, kids shows without ads, classical station, jazz station, low power fm, community newspaper, student newspaper, independent news, investigative reporters, watch council meeting on tv, school board on tv

Arts Councils & Education
say money for artist, art in schools, public art fund, fund my mural, fund my film, artists need money, culture money, arts camp, summer arts, fine arts camp, art for poor kids, ideas talks, humanities grant, folk arts, native arts fund, arts for elders

Fairs, Festivals & Parades
say winterfest, fur auction, outhouse race, run with reindeer, duck race, rubber ducks, sled dog parade, raft race, pumpkin weigh, giant cabbages, demolition derby at fair, pig races, fair booth, enter my jam in fair, enter my quilt, best pie, corn festival, strawberry festival, crab festival, salmonfest, beer fest, blues fest, film fest, kids day, harvest festival, holiday lights, tree lighting, new year fireworks, boat parade, christmas parade, bear festival, whale festival, bird festival, crane festival, mardi gras, burning man, solstice party, midsummer, oktoberfest, pride festival, cultural festival, multicultural festival, scottish games, lantern festival, pioneer day, founders day, old home days, swap meet, hot rod show

Food, Wine & Beer
say home brew contest, wine club, taste whiskey, cider makers, sourdough bakers, cheese making, cook with others, supper club, bbq team, chili contest, rib cookoff, sausage making, foodies, gourmet club, eat with strangers, coffee lovers, tea ceremony

Travel & Camping Clubs
say travel buddy, caravan with rvs, camp with others, motorhome rally, bus trips for seniors, visit foreign homes, women travelers, teardrop trailers

Debate & Model Government
say kid argues a lot, kid wants to be lawyer, kid good at trivia, kid good at spelling, youth in government, visit legislature, page in congress, teens run council, quiz contest, geography bee, history day, math contest, math team, mathcounts, math olympiad, chess and math kids, book battle, academic team, future problem solving

Service Clubs
say club that gives dictionaries, dictionaries for third graders, club with pancake breakfast, club with flags on main street, people who build playground, sell christmas trees, club sells christmas trees, crab feed, fish fry, duck race club, run town picnic, collects old glasses, eye screening, club meets at noon, breakfast club business, do good with friends, young people who volunteer, service club for teens, highway cleanup club

Lodges & Fraternal Orders
say grandpas lodge, grandpa was a mason, steak night, burger night at lodge, hall with cheap drinks, bar for members, club with antlers, masonic ring, order of ladies, womens auxiliary of lodge, my dad was elk, join masons, hats with tassels, lodge hall rent, lodge with bingo, norwegian lodge, insurance lodge, job daughter, circus shriners, burned child hospital, hoop shoot, drug awareness lodge

Sororities & Fraternities
say rush week, sorors, divine nine, step show, teachers sorority, women teachers honor, nurses honor society, engineering honor society, service fraternity, old frat brothers, pan hellenic

Womens Clubs
say tea with ladies, ladies auxiliary, women graduates, women voters, women with hats, ladies book luncheon, wives club, women giving circle, women run for office, women in business lunch, women outdoors, women over fifty, homemakers club, farm women, women of faith, mom friends, women going back to school, black women club, filipina ladies, jewish women

Mens Groups
say guys coffee, retired men coffee, men breakfast, dads night, fathers group, men who cook, widower friends, old men coffee

Newcomers & Social Clubs
say new here no friends, single over fifty, dinner club, meet people not in bar, military wife no friends, singles dance, people my own age, widows group, supper with strangers, twenty somethings, thirty somethings, empty nesters, retired and bored, book and wine, parents single

LGBTQ Groups
say gay friendly, gay bar, gay softball, gay choir, gay youth, pride march, drag bingo, two mom family, trans teen support, gay seniors

Political Parties & Voting
say want to run for office, precinct, caucus night, yard sign, help campaign, vote blue, vote red, no party voters, ranked choice, recall governor, initiative signatures, ballot measure, candidate forum, voters pamphlet, women in politics, college democrats, conservative women, green party, libertarian, constitution party, socialists

Civil Rights & Advocacy
say rights were violated, police took my rights, sue the government, free speech, petition, rally at capitol, march downtown, women march, tribal rights, subsistence rights, fishing rights, voting rights, disability rights, parents rights, school choice, homeschool rights, gun owners group, death penalty, stop hate, holocaust, peace vigil, anti war, nuclear free, immigrants rights, property rights, access to public land, motorcycle rights, smokers rights, taxpayers, term limits

Community Councils & Neighborhoods
say neighbor parks on lawn, neighbors junk cars, hoa sent letter, hoa rules paint, complain about neighbors, neighbors dog rules, snow plowing our street, streetlight out street, park for our neighborhood, new liquor store near, fight rezoning, speeders on my street, slow down traffic, block party permit, condo association, townhouse association, who runs my subdivision, pay my dues subdivision, architectural committee, rural road group, cabin owners, lake lot owners, island association, community hall rent, village improvement, community picnic, garden apartments owners

PTA & School Boosters
say book fair volunteers, money for field trip, teacher appreciation, box tops, cookie dough sale, wrapping paper sale, walk a thon, jog a thon, popcorn at school, new playground school, classroom volunteers, parent committee, band uniforms, choir trip, robotics parents, ski team parents, drama parents, prom committee, yearbook, senior class trip, grad night party, school garden, school auction

Private & Charter Schools
say school for bright kid, school without bullying, small classes, school with uniforms, hands on school, project school, waldorf kids, montessori elementary, school in nature, online school, home school coop, homeschool gym day, homeschool friends, unschoolers, girls school, boys school, school for dyslexic, school for autistic kid, arts school, military school, school run by tribe, culture school, native charter school, spanish immersion, japanese immersion, russian immersion, german school, classical school, latin school, boarding high school, enroll mid year

Scholarships & School Foundations
say scholarship for single mom, scholarship for native student, scholarship for nurses, scholarship for welders, scholarship for kid of fisherman, scholarship in memory of son, start a scholarship, memorial scholarship, give to my old school, class of reunion, old school mates, alumni party, university club, college savings, money for trade school, money for books college, essay for scholarship, study grant, scholarship for athletes, veterans kids college, first generation student

Scouting & Guides
say boy wants to camp, girl wants to camp, learn knots, kids outdoors group, scouts for girls, scouts for kindergarten, troop for my son, troop near me, cub scouts den, be scout leader, eagle project, popcorn from scouts, buy scout cookies, cookie booth, venturing, sea scout ship, scout cabin, scout camp summer

Cadets & Military Youth
say teen wants air force, teen wants navy, teen wants to fly, teen wants marines, kid loves army, drill team teens, cadet program, discipline my teen, teen search and rescue

Youth Camps
say camp for teens, horse camp, music camp, art camp, science camp, camp for grieving kids, culture camp, fish camp for kids, hockey camp, wilderness trip for teens, bible camp on lake, camp for diabetic kids, church camp, family camp, scholarships for camp, counselor job camp, leaders in training

Youth Exchange
say japanese student live with us, go abroad in high school, gap year, teen travel abroad, welcome foreign student, meet foreign people, ambassador student

Adult Literacy & Tutoring
say improve reading, reading tutor adult, dyslexic adult, cant fill out forms, read to my grandkids, learn write english, english for wife, english for grandma, practice english, citizenship class, civics test, learn computer basics, math for adults, finish diploma, retired learn, lectures for seniors, learn for fun

Child Care & Early Learning
say toddlers play together, play school few mornings, pre school spot, nature preschool, coop preschool parents help, church preschool, tribal preschool, preschool for poor, play group mornings, music for toddlers, learn colors and letters, kindergarten ready

Youth Centers & Mentors
say teen bored summer, teens dances, skate and hang out, game room teens, open gym teens, boy needs man, girl needs mentor, basketball after school, homework club, keep teens from drugs, teens volunteer, teen leaders, native youth, kids of single mom, free place for kids, something for tweens

Baptist Churches
say baptist near me, old fashioned preaching, king james only, baptized in lake, altar call, revival meeting, korean baptist, slavic baptist

Catholic Parishes
say mass times, confession times, ashes on forehead, fish fry lent, baby baptized, last rites, have priest visit, catholic wedding, catholic divorce annulment, become catholic, rcia, quinceanera mass, our lady of guadalupe, catholic moms, simbang gabi, perpetual adoration, become nun

Orthodox Churches
say starring with star, russian christmas, orthodox easter, slavic service, holy icons, native orthodox, ethiopian church, coptic church

Lutheran Churches
say lutefisk dinner church, church of my norwegian grandma, confirmation class lutheran, lutheran women, lutheran men

Methodist Churches
say korean methodist, methodist ladies, methodist men

Presbyterian & Reformed Churches
say swedish covenant, quiet church, dutch church, old church of scotland, mennonites, hutterites, korean presbyterian

Pentecostal & Charismatic Churches
say faith healing, healing service, dancing in church, jesus name, samoan church, spanish church, iglesia, deliverance from demons, house of prayer, full of spirit, lively worship, black church

Latter day Saints
say young men in white shirts, church with family history, young women lds, branch church mormons, missionaries on bikes

Adventists, Witnesses & Nazarenes
say church that worships saturday, people who knock on door, memorial kingdom hall, vegetarians church, church with red kettles

Nondenominational & Bible Churches
say church with rock band, church with coffee bar, church for young families, church no judgment, church with kids program, church in school gym, church in theater, mega church, simple church, new church in town, hunters church, church for addicts, church online, korean church, chinese church, filipino church, samoan congregation, hmong church, russian speaking church, church in spanish, native church, deaf church, church for homeless

Unitarian, Unity & Humanist
say church for doubters, sunday talk no god, secular group, skeptics in pub, ethical culture, solstice circle, tarot, reiki circle, drum circle spiritual, course in miracles, church of religious science, spiritual not religious, sweat lodge, earth religion, moon circle

Jewish Congregations
say where is temple, jewish wedding, jewish kids, jewish cemetery, jewish film, shabbat dinner, mikvah, israel support, jewish singles, hebrew lessons, torah study, kosher for passover, menorah lighting

Muslim Communities
say where to pray jumah, break the fast, iftar, muslim burial, muslim school, muslim women, quran class, muslim students, halal meat, somali mosque

Hindu, Sikh & Jain Communities
say indian festival, garba, navratri, temple for indians, free indian meal, hindu wedding, hindu priest

Buddhist & Meditation Groups
say sit with others, mindfulness class, silent retreat, thai monks, lao temple, tibetan lama, chant nam myoho, zen garden, japanese temple, sit zazen, calm mind group, dharma talk, stress meditation class

Missions, Ministries & Bible Groups
say jesus on campus, bible for kids, puppets gospel, sunday school lessons, bible study for women, bible study men, bible in native language, translate bible, airplane missionary, village missionary, christian youth camp, christian movie night, christian concert, gospel quartet, christian bookstore, christian counseling, church for inmates, chaplain at hospital, chaplain for seafarers, truckers chapel, christian business men breakfast, christian homeschool, crisis ministry, prayer breakfast, prayer line, pray for me, someone to pray with, marriage retreat, bible radio, orphanage in mexico, mission trip mexico, feed homeless church, street preacher, worship team, christian women retreat, healing rooms, shoe box christmas, ladies retreat, pastors need rest, send missionaries

Councils of Churches & Interfaith
say thanksgiving service together, pastors lunch, interfaith dinner, churches help poor together, good friday walk, prayer day

Church Schools
say school with chapel, school with bible class, catholic high school, christian kindergarten, religious preschool, jesus school, school where they pray

Veterans
say hall for veterans, beer with vets, bar at post, post commander, flag folded, rifle salute funeral, flags on veterans graves, buddy poppies, vets breakfast, retired sergeants, seabee, paratroopers, airborne guys, green berets, rangers army, cold war, desert storm, korea vets, vets of foreign wars auxiliary, riders vets, retired air force, retired navy, retired coast guard, women who served, filipino veterans, native veterans, buffalo soldiers, navajo code talkers, pearl harbor survivors, battle of aleutians, vets hunt and fish, horses for vets, vets art, help filing va claim, free trip to washington for vets

Military Families
say just got stationed here, new on post, army brat, deployed dad, care box for soldier, spouses coffee, family of fallen, lost husband in war, military kids camp, base thrift shop, airman cookies, welcome home troops

Cemeteries & Memorials
say find a grave, buy a plot, bury ashes, family plot, who mows cemetery, old graves overgrown, broken headstone, pioneer graves, pet graves, veterans graves wreaths, wreaths on graves, memorial bench, memorial wall, name on wall, memorial for firefighters, memorial for fishermen, honor the fallen, green burial ground, cremation wall, church graveyard

Chambers of Commerce & Business Groups
say breakfast for business owners, meet business people, business card swap, shops on main street, women owners, young entrepreneurs, native owned business group, hispanic business group, black owned business, asian business, veterans owned, gay owned business, made here label, local first, shop local campaign, business of year, leads club, lobby for business, promote our town

Foundations & Grants
say rich family fund, company foundation, in memory of my son, start foundation, give away inheritance, money for youth project, fund for town, village fund, endowment for school, hospital fund, employees fund, community chest, womens giving, pooled giving

Public Speaking
say freeze up when i talk, keep saying um, shaky voice, speak at wedding, interview skills speaking, talk at meetings, table topics, lead meetings better

# More kinds

Esports & Video Gaming
is esports, video game club, gaming league, gaming lounge, gamers guild, lan party
in gaming, gamers, esports, arcade
say play video games together, plays games all day, game tournament, smash tournament, fortnite team, league of legends, minecraft kids, valorant, speedrun, console games, gamer friends, online team, arcade bar, vr games

Bingo, Pull Tabs & Charitable Gaming
is bingo, bingo hall, pull tabs, charitable gaming, ice classic, multiple beneficiary permit
in gaming, bingo, classic, raffle
say bingo tonight, play bingo, rippies, win money, guess ice out, raffle ticket, split the pot, fifty fifty raffle, casino night, poker night charity, gaming permit, gambling for charity, run a raffle legally

Broomball & Ringette
is broomball, ringette, floorball, ball hockey, street hockey
in broomball, ringette
say hockey with brooms, hockey with shoes, hockey with ball, street hockey kids

Cricket & Field Hockey
is cricket club, cricket association, field hockey, gaelic athletic, hurling, gaelic football, australian football, kabaddi
in cricket, gaelic, hurling
say bowler and batsman, cricket bat, play cricket, irish sports, hurling stick, aussie rules

Handball, Dodgeball & Kickball
is handball, dodgeball, kickball league, team handball, wallyball, gaga ball, wiffle ball, spikeball, sport and social club
in dodgeball, kickball, social
say grown up kickball, adult recess, dodge ball, social sports, team for office, silly sports league, coed team drinking after

Speed Skating & Short Track
is speedskating, speed skating club, short track, long track
in speedskating, oval
say race on skates, skate fast, clap skates, lap the oval, nordic skating, wild ice skating

Baton, Color Guard & Drill Teams
is baton twirling, color guard, winter guard, drill team, twirlers, flag team, drum and bugle corps, marching arts
in guard, twirlers, corps, drill
say twirl a baton, spin flags, toss rifles, march and spin, majorettes, halftime show, rifle drill

Parkour, Ninja & Jump Rope
is parkour, ninja warrior, jump rope team, double dutch, freerunning, obstacle course racing, cheer and tumble
in parkour, ninja, obstacle
say run up walls, jump off roofs, obstacle course kids, kid wants to be ninja, mud run, tough mudder, spartan race, skip rope tricks

Axe Throwing & Lumberjack Sports
is axe throwing, lumberjack, timber sports, loggers jubilee, woodchopping, knife throwing
in lumberjack, timber, axe, loggers
say throw axes, chop wood contest, chainsaw contest, log rolling, climb pole race, loggers contest, date night axes

Paintball & Airsoft
is paintball, airsoft, laser tag
in paintball, airsoft
say shoot paint, war games with friends, bb war, birthday laser tag, capture flag guns

Winter Swimming & Polar Plunge
is polar bear swim, polar plunge, winter swimming, cold water swimmers, polar bear jump
in polar, plunge
say jump in ice water, swim in winter, swim in ocean new years, cold dip with friends, costume jump in water, leap into freezing bay, jump into freezing bay, jump in freezing water, leap into icy water, jump in cold ocean, icy plunge, dip in icy sea, run into winter ocean, jump off dock in winter, freezing water for charity

Ice Fishing & Derbies
is fishing derby, salmon derby, halibut derby, ice fishing derby
in derby, anglers
say biggest fish contest, catch tagged fish, win truck fishing, derby ticket, kids fishing day, fish through ice contest

Sports Leagues & Tournaments
is athletic association, sports association, youth sports, athletic club, sports council, activities association, recreation league, recreation association, amateur athletic union, police athletic league, games committee, host society, basketball tournament
in athletic, athletics, league, games, tournament, recreation
say kid wants a sport, try a sport, sport for clumsy kid, cheap sports for kids, adult league, join a team, team needs players, referee needed, host tournament, state championship, bring games to town, sports fees too high, high school sports, olympic dream, send athlete to nationals

Antique Tractors & Steam Power
is antique tractor, antique power, steam engine association, two cylinder club, early day gas engine, threshing bee, antique machinery
in tractor, antique, steam, engine
say old tractors, restore tractor, tractor parade, threshing show, hit miss engine, farm machines from grandpa, tractor pull

Military Vehicles & Arms Collectors
is military vehicle preservation, gun collectors, arms collectors, cartridge collectors, military collectors, artillery club
in collectors, arms, military
say old army jeep, half track, tank club, antique guns, gun show, old rifles, bayonets, war medals, ammo collectors

Lego, Puzzles & Miniatures
is lego club, brick club, lego users group, miniature enthusiasts, dollhouse club, puzzle club, scale modelers
in bricks, miniature, miniatures
say build with lego, adult lego, lego contest, tiny furniture, doll house, swap puzzles, paint miniatures, glue models

Scrapbooking & Paper Crafts
is scrapbooking, card makers, stampers, paper crafts, calligraphy guild, calligraphers, book arts, origami, papermakers, letterpress
in paper, calligraphy, stamp, letter
say make birthday cards, scrapbook weekend, crop night, fancy writing, hand lettering, bind books, fold cranes, pretty envelopes, journaling

Skin Sewing & Native Crafts
is skin sewing, fur sewing, native artists, native arts, beaders, basket weavers, ivory carvers, doll makers, regalia, native crafts cooperative, totem carvers, weavers guild
in native, arts, weavers, carvers, beading, cultural
say sew mukluks, make a parka, sew a kuspuk, sea otter sewing, learn beading, learn to weave cedar, chilkat blanket, carve mask, make drum, tan a hide, moose hide, porcupine quills, beaver mittens, grass basket class, seal skin

Mushrooms, Foraging & Wild Foods
is mycological society, mushroom club, foragers, wild foods, herbalists, herb society, ethnobotany
in mycological, mushroom, herb, wild
say pick mushrooms, is mushroom poisonous, morels, berry pickers, eat wild plants, edible weeds, plant walk, herbal medicine makers, healing plants, chaga, seaweed picking

Bonsai, Ikebana & Specialty Plants
is bonsai society, ikebana, orchid society, rose society, dahlia society, iris society, african violet society, cactus and succulent, fern society, lily society, gesneriad, daffodil society, fuchsia society, giant vegetable growers, hemp growers
in orchid, rose, bonsai, ikebana, dahlia, growers
say tiny trees, orchid wont bloom, roses in cold, house plant people, succulents, grow giant pumpkin, flower show judges, plant swap, japanese flowers

Homemakers & Extension Clubs
is extension homemakers, homemakers club, family and community education, home demonstration, cooperative extension, master food preservers, county extension
in homemakers, extension
say canning class, learn to can salmon, jam making class, is my jar safe, pressure canner tested, housewives learn, home skills, sourdough class, old fashioned skills, homesteading skills, self reliance

Homesteading & Back to the Land
is homesteaders, homesteading, permaculture guild, intentional community, ecovillage, primitive skills, folk school, bushcraft
in homestead, folk, skills, permaculture
say live off land, off grid people, learn old skills, build log cabin class, primitive skills, make fire without matches, survival hobby, timber framing class, make own soap, self sufficient, cohousing

Folk Schools & Community Classes
is folk school, community schools, community education, adult education, lifelong learning, osher lifelong learning, elderhostel, road scholar, university of the third age, free university, enrichment program, continuing education
in learning, lifelong, enrichment, community
say class for fun, learn something at night, evening class, classes for retired people, weekend workshop, learn to carve, learn to bake bread, hobby class, teach what i know, lectures for old people, something to learn, cheap classes

Language Clubs & Schools
is language school, language club, alliance francaise, german school, korean school, chinese school, japanese school, spanish club, russian school, goethe institute, esperanto, language institute, saturday school, polish school, hebrew school, arabic school
in language, francaise, cultural
say learn italian, learn norwegian, learn tagalog, learn samoan, learn arabic, learn chinese for kids, kids forget our language, speak german with others, spanish conversation, language partner, practice french, kids learn korean, weekend language class, bilingual kids

Native Languages & Culture Camps
is language revitalization, native language, language nest, culture camp, heritage institute, native heritage foundation, cultural foundation, elders council, native education, indian education, dance festival, language institute, immersion school
in heritage, language, elders, cultural, native, culture, traditional
say grandmothers language, save our language, learn dance of my people, culture camp kids, elders teach kids, traditional songs, traditional values, learn to cut fish, subsistence for kids, native stories, potlatch songs, drum making, boarding school healing, native kids in school

Native Dance Groups & Powwows
is native dancers, dance group, powwow, inter tribal, intertribal, drum group, eskimo dancers, traditional dancers, singers and dancers, gathering of nations, native festival
in dancers, native, traditional, drum, tribal
say native dancing, see native dance, drummers and dancers, fancy dance, jingle dress, grass dance, regalia, dance fans, motion dance, invite native dancers

Tribes, Clans & Tribal Councils
is tribe, tribal council, native village, traditional council, native association, native corporation, ira council, intertribal council, tlingit and haida, clan, native brotherhood, native sisterhood, band of indians, indian tribe, rancheria, pueblo
in tribal, native, village, council, traditional, tribe, clan
say enroll my kid in tribe, tribal card, tribal id, certificate of indian blood, tribe help, village council, native brotherhood, clan house, tribal court, native hire, my dads tribe, who is my tribe

Filipino Community Groups
is filipino community, filipino american, fil am, philippine association, filipino association, mindanao, visayan, ilocano association, pangasinan, bicol, batangas, knights of rizal, filipino nurses, filipino catholic
in filipino, philippine, fil, pinoy
say pinoy party, karaoke and lumpia, rizal, barrio fiesta, filipino dance, filipino elders, tagalog speakers, new from manila, filipina friends, santacruzan, cannery workers families

Samoan, Tongan & Pacific Islander Groups
is samoan, tongan, polynesian association, pacific islander, hawaiian club, samoan congregational, fa a samoa, pacific community, micronesian, guam club, chamorro, fijian association, marshallese
in samoan, polynesian, pacific, islander, tongan, ohana
say samoan flag day, fire knife, siva, island family, island church, islanders football, hula class, ukulele island, flag day celebration

Hispanic & Latino Groups
is hispanic, latino, latina, lulac, hispanic cultural, mexican association, latin american, el centro, la raza, puerto rican association, dominican association, colombian association, peruvian association, comite, hispanos, latinos unidos
in hispanic, latino, latina, mexican, cultural, centro
say habla espanol, spanish speaking help, hispanos, folklorico dance, fiesta, mexican independence, posadas, salsa party, latin women, soccer latinos, quinceanera, necesito ayuda, ayuda en espanol

Asian American Groups
is asian american, chinese association, korean association, japanese american citizens league, japan society, vietnamese association, thai association, lao association, hmong association, cambodian association, asian cultural center, asian alliance, india association, nepali association, taiwanese association, mongolian association, indonesian association, burmese association
in asian, chinese, korean, japanese, vietnamese, thai, lao, hmong, cultural
say koreans in town, korean elders, chinese friends, lunar new year party, asian women, hmong new year, lao new year, thai new year, water festival, indian friends, diwali show, japanese friends, k pop dance, kimchi class

African & Caribbean Groups
is african american, naacp, urban league, african association, nigerian association, gambian association, ghanaian association, ethiopian community, somali community, sudanese community, liberian association, congolese community, caribbean association, jamaican association, haitian association, black caucus, juneteenth, african american historical, links incorporated, jack and jill, 100 black men, black women
in african, black, caribbean, sudanese, somali, unity
say black families, black kids mentors, black history, juneteenth picnic, mlk breakfast, hair for black kids, africans here, people from sudan, people from gambia, black owned, gospel fest, black women group, west africans

European Heritage Groups
is sons of norway, daughters of norway, vasa order, scandinavian club, finlandia foundation, danish brotherhood, german club, german american, sons of italy, italian american, polish association, polish american, sons of hermann, ukrainian association, russian american, slavic association, hellenic, ahepa, irish club, hibernians, scottish society, caledonian, saint andrews society, welsh society, celtic society, french club, alliance francaise, basque, croatian, serbian, czech club, sokol, hungarian club, dutch club, portuguese, swiss club, lithuanian, baltic, romanian, bulgarian, british isles club, daughters of the british empire
in sons of, daughters of, american, heritage, lodge, scandinavian, celtic, germania
say lefse making, lutefisk supper, syttende mai, little norway, grandma from sweden, grandpa from norway, grandpa from italy, grandpa from ireland, burns supper, highland games, st lucia, midsummer, polka night, maypole, german stammtisch, oompah, bocce italians, greek dance, pierogi, slavic kids, russian kids class, ukrainian easter eggs, irish music night, bagpipe parade

Friendship Societies & World Affairs
is sister city, sister cities, world affairs council, united nations association, japan america society, friendship society, friendship force, international club, english speaking union, council on foreign relations, world trade center, global ties, consular corps, fulbright association, peace corps association, returned peace corps volunteers
in international, world, friendship, sister, global
say talk about foreign countries, meet foreigners, town in japan, town in russia, delegation visit, diplomats talk, host visitors from abroad, former peace corps, world peace, travel to meet people

Student Clubs & Career Organizations
is deca, skillsusa, hosa, fccla, business professionals of america, future business leaders, key club, national honor society, junior achievement, student council, student government, student union, associated students, student association, ffa, educators rising, technology student association, jobs for graduates
in student, students, future
say high school business club, shop class contest, kids who want to be nurses, teen chefs contest, student leaders, college student club, international students club, honor roll club, club for transcript, teens learn jobs, student newspaper

Robotics & STEM Teams
is robotics, first robotics, first lego league, vex robotics, robotics club, science olympiad, girls who code, stem education, lego league, math counts, rov, underwater robotics, science bowl, engineering for kids
in robotics, stem, robot, science, first
say robot kids, kid takes things apart, girl likes science, kid loves math, robot contest, kids engineering, build a rov, coding camp, kid invents, sponsor robot team

Alumni & University Foundations
is alumni association, alumni, alumnae, university foundation, college foundation, university club, class reunion, high school alumni, aauw, university women, retired faculty, college republicans, college democrats, associated students
in alumni, university, college, class
say old classmates, find old classmates, twenty year reunion, fifty year reunion, went to same school, harvard club, military academy graduates, west point, naval academy grads, annapolis, watch college game with fans, donate to my college, reunion committee

Homeschool Groups
is homeschool, home school, homeschoolers, home educators, private and home educators, homeschool co op, home education, classical conversations, homeschool athletics, christian home educators
in homeschool, home, educators, cooperative
say teach kids at home, pull kid from school, homeschool friends, homeschool field trip, homeschool pe, homeschool science, how to homeschool, lonely homeschool kid, kids dont go to school, curriculum swap, homeschool prom, correspondence school kids

Play Groups & Moms Clubs
is moms club, mothers of preschoolers, play group, mothers club, la leche league, mothers of multiples, mothers of twins, stroller strides, parents place, fathers group, mommy and me, parents of toddlers, babywearing
in moms, mothers, parents, play, families
say lonely new mom, lonely with baby, mom of twins, triplets, toddler bored, indoor playground winter, rainy day toddlers, stay at home dad, dads with strollers, moms coffee, clothes swap kids, play dates, moms night out, young moms

Tutoring & Reading Volunteers
is reading council, tutoring center, literacy council, reading partners, reading buddies, read aloud, book buddies, homework club, learning lab, raising readers, best beginnings
in reading, literacy, learning, readers, books
say read to kids, kid behind in reading, kid hates reading, kid cant read yet, volunteer to read, listen to kids read, help kids with homework free, books to kids

Teachers & Educators Associations
is education association, federation of teachers, teachers association, council of teachers of mathematics, council of teachers of english, science teachers association, music educators association, art education association, school counselors association, school nurses association, school psychologists association, school administrators association, elementary school principals association, secondary school principals association, association of school boards, school superintendents association, school business officials association, activities directors association, early education association, adult education association, retired teachers association, bilingual education association, geographic alliance, council for the social studies, library association, school librarians association, delta kappa gamma, substitute teachers association, agricultural educators association, career and technical education association, staff development association, special educators association, reading association, technology education association
in educators, teachers, school, principals, education, council, association
say other math teachers, group for principals, group for counselors, librarians group, school board members, teacher conference, retired teachers lunch, teachers of art, band directors, history teachers, preschool teachers group, science teacher ideas, substitute teacher group

Engineers, Scientists & Surveyors Associations
is society of professional engineers, american society of civil engineers, society of women engineers, mechanical engineers association, ieee, institute of electrical, society of petroleum engineers, american institute of architects, landscape architects association, planning association, society of professional land surveyors, geological society, society of american foresters, wildlife society, fisheries society, chemical society, american water works, water wastewater association, public works association, society of military engineers, american concrete institute, ashrae, safety professionals association, industrial hygiene association, meteorological society, anthropological association, archaeological society, professional geologists association, american indian science and engineering, construction specifications institute, institute of transportation engineers, photogrammetry association, gis users, energy engineers association
in society, engineers, institute, professional, american, section, chapter, scientists
say engineers meet, women who are engineers, engineer license, bridge designers, wildlife biologists, fish biologists, foresters group, map makers, planners group, architects club, water plant operators, lab people, safety managers group, engineers week

Public Officials & Municipal Associations
is municipal league, conference of mayors, municipal attorneys association, municipal clerks association, association of assessing officers, government finance officers association, city managers association, city county management association, police chiefs association, fire chiefs association, harbormasters association, port administrators association, public works association, emergency managers association, code officials association, building officials association, planners association, notaries association, court reporters association, magistrates association, judges association, peace officers association, correctional officers association, probation officers association, dispatchers association, ports and harbors association, county officials association, state troopers association, village public safety association
in municipal, officers, officials, association, chiefs, clerks, administrators, peace
say town clerks group, mayors meet, city workers conference, building inspectors group, cops group, retired troopers, prison guards group, judges group, harbor masters group, dispatchers group

Health Professions Associations
is medical association, medical society, nurses association, dental society, dental hygienists association, pharmacists association, physical therapy association, occupational therapy association, psychological association, psychiatric association, social workers association, counseling association, marriage and family therapists association, optometric association, chiropractic society, veterinary medical association, dietetic association, nurse practitioners association, physician assistants association, midwives association, speech language hearing association, radiologic technologists association, respiratory care association, emergency nurses association, nurse anesthetists association, academy of family physicians, academy of pediatrics, ambulance association, hospital association, health care association, massage therapists association, acupuncture association, naturopathic physicians association, public health association, primary care association, athletic trainers association, health information management association, school nurses association, addiction professionals association, laboratory science association, surgeons association
in medical, nurses, association, society, academy, health, chapter, professionals
say doctors group, other nurses, group for dentists, therapists group, social workers group, pharmacist meeting, vets for animals group, continuing education nurses, health workers group, midwives group

Finance, Insurance & Real Estate Associations
is board of realtors, association of realtors, society of certified public accountants, society of cpas, bankers association, credit union league, mortgage bankers association, insurance agents association, insurance and financial advisors association, appraisal institute, financial planning association, women in insurance, estate planning council, land title association, internal auditors association, government accountants association, society of accountants, credit managers association, building owners and managers association, boma, landlords association, apartment association, community associations institute, escrow association, institute of real estate management, independent insurance agents association, enrolled agents association, bookkeepers association
in realtors, association, society, board, bankers, insurance, accountants, institute
say realtors group, complain about realtor, find honest realtor, landlords group, accountants meet, insurance people group, bankers group, appraisers group

Legal & Court Associations
is bar association, trial lawyers association, association for justice, women lawyers, paralegals association, legal professionals association, legal secretaries association, legal administrators association, american inns of court, inn of court, bar foundation, academy of trial lawyers, association of women lawyers, court interpreters association, legal support association, federal bar association, judicature society, public defenders association, prosecutors association
in bar, lawyers, legal, law, inn, justice
say lawyers club, complain about lawyer, paralegals group, young lawyers, women lawyers, law students

Office, HR, IT & Management Associations
is society for human resource management, human resource management association, administrative professionals association, association of legal administrators, project management institute, society for quality, purchasing management association, supply management association, information systems association, information technology association, records managers association, arma, society for training and development, talent development association, american marketing association, public relations society, advertising federation, technical communication association, meeting professionals association, association of fundraising professionals, nonprofit association, women in technology, isaca, afcea, linux users group, user group, association of government accountants, american business women, executive women international
in management, professionals, institute, administrative, society, association, chapter
say secretaries group, hr group, fund raisers group, marketing people meet, it people meet, managers group, project managers meet, party planners group, admin day lunch, training managers

Builders & Trades Associations
is home builders association, associated general contractors, associated builders and contractors, national electrical contractors, mechanical contractors association, sheet metal contractors association, subcontractors association, independent electrical contractors association, women in construction, painting contractors association, roofing contractors association, plumbing contractors association, well drillers association, welding society, american welding society, heavy haulers association, steel fabricators association, masonry association, remodelers association, landscape contractors association, arborists association, construction advancement association, energy efficient builders association
in builders, contractors, construction, association, chapter, industry
say home show, builders club, find builder who is member, plan room, contractors meet, women on construction sites, electric contractors group, welders group

Food, Retail & Hospitality Associations
is restaurant association, hospitality association, chefs association, culinary federation, hotel and lodging association, bed and breakfast association, retailers association, grocers association, beverage distributors association, brewers guild, distillers guild, winegrowers association, cannabis association, marijuana industry association, automobile dealers association, petroleum marketers association, florists association, cosmetology association, hairdressers association, funeral directors association, jewelers association, booksellers association, pet groomers association, campground owners association, farmers market association, food coalition, specialty food association, bakers association
in association, retailers, restaurant, guild, industry, owners
say restaurant owners group, bar owners group, pot shop owners, chefs club, hotel owners meet, b and b owners, shop owners group, car dealers group, brewers group, food makers group

Resource Industry Associations
is oil and gas association, miners association, mining association, placer miners association, resource development council, resource development association, forest association, support industry alliance, wood products association, seafood processors association, power association, rural electric association, telephone association, telecom association, air carriers association, outfitters association, professional hunters association, big game guides association, land and water owners association, wind energy association, geophysical association, growers association, reindeer herders association, trappers association, broadcasters association, newspaper association, diversified agriculture association, nursery and greenhouse growers association, peony growers association
in association, industry, council, development, alliance, producers, growers
say speak for miners, oil people group, loggers group, who speaks for industry, guides group, growers group, peony farmers, reindeer owners, power companies group, jobs from resources

Creative & Media Associations
is press club, press women, broadcasters association, advertising federation, professional photographers association, musicians union, federation of musicians, music teachers association, music educators association, writers guild, society of childrens book writers, screen actors association, actors equity association, graphic artists association, aiga, interior designers association, museum association, library association, festival association, association of fairs, dance educators association, society of professional journalists, newspaper association, theatre association, arts alliance, guild of organists
in press, guild, association, professional, creative, artists, musicians
say reporters club, photographers group, designers meet, musicians get paid, museum workers, people who run festivals, people who run museums, freelancers group

Retirees & Pioneers Groups
is retired public employees, retired federal employees, narfe, retired teachers, retired officers, telephone pioneers, pioneers, sourdough club, retired railroad workers, aarp chapter, senior citizens club, over fifty club, golden age club, old timers, retired educators, retired nurses, pioneer women, silver haired
in retired, pioneers, retirees, senior, seniors, golden
say retired from state, retired federal worker, lunch with retired friends, my pension benefits cut, retirees health plan, old timers breakfast, lived here fifty years, oldtimers picnic, ladies who came in fifties

Community Halls & Recreation Centers
is community hall, community center, recreation center, community club, grange hall, civic center, community house, teen center, athletic facility, sports dome, community association, town hall association, womens club hall
in community, hall, recreation, civic
say rent hall for wedding, hall for baby shower, hall for potluck, hall for funeral reception, place for meeting cheap, room for eighty people, kitchen and hall, gym to rent, indoor track, walk indoors winter, place for birthday party, place for dance, memorial potluck place, place to gather, public room

Homeowners & Condo Associations
is homeowners association, owners association, condominium association, property owners association, townhomes association, estates homeowners association, condominiums association, subdivision association, road maintenance association, mobile home owners association, lot owners association, unit owners association, recreation association, water users association, maintenance association, planned community association
in homeowners, owners, condominium, condo, estates, subdivision, association, maintenance
say who is my hoa, pay hoa dues, hoa letter, hoa fine, hoa board meeting, hoa wont plow, condo special assessment, condo resale certificate, neighbor breaks rules subdivision, fence rules, paint color rules, plow our private road, fix our gravel road, shared well, mailbox cluster, airstrip subdivision

Water, Road & Village Service Groups
is water association, water users, road association, road service area, rural improvement, public safety association, community water, sewer association, tv translator, television translator, rural electric, village improvement association, sanitary district, community wells
in water, road, service, community, users
say neighbors share well, neighbors fix road, gravel for our road, water system for subdivision, snow on our road, tv signal valley, village water system

Town Celebrations & Parade Committees
is fourth of july committee, celebration committee, winter carnival, festival committee, parade committee, fur rendezvous, pioneer days, founders day, bicentennial, centennial, christmas committee, fireworks committee, festival association, jamboree, days association, whalefest, crabfest, salmonfest, golden days, blueberry festival, solstice festival, bear paw festival
in days, festival, committee, celebration, carnival, rendezvous, jubilee, fest, jamboree
say who does parade, enter float, booth at festival, vendor booth fair, sell at festival, queen contest, who pays for fireworks, street dance, town birthday, volunteer at festival, band for festival, horse in parade

Rodeos & Stock Shows
is rodeo, rodeo association, junior rodeo, stock show, horsemens association, roping club, gymkhana, ranch rodeo, rodeo queen, horse council
in rodeo, ropers, stampede, roundup, livestock
say see rodeo, ride bull, kid wants to rope, sheep riding kids, cowboys show, barrels and poles, rodeo clown, bronc riders, calf tied

Pageants
is miss america, miss teen, scholarship pageant, distinguished young women, national american miss, mrs america, little miss, queen pageant, junior miss
in miss, pageant, outstanding teen, queen
say beauty contest, crown and gown, daughter wants pageant, little girl pageant, pageant coach, talent and gown

Debutante, Social & Dinner Clubs
is petroleum club, supper club, dinner club, country club, city club, cotillion, gourmet club, breakfast club, coffee klatch, social club, singles club, dance club, ski and social club
in social, supper, dinner
say fancy members club, manners class for kids, eat out with group, dine with others, dress up and dance, business men lunch club

Conversation, Philosophy & Big Ideas
is socrates cafe, philosophical society, mensa, great books, humanities forum, ted talks, tedx, think tank, policy forum, town hall forum, science cafe, cafe scientifique, torch club, braver angels
in forum, philosophical, ideas, humanities, policy
say talk about ideas, deep talk, smart friends, discuss news, discuss politics politely, discuss books ideas, science talk in bar, philosophers, high iq, lectures free

Personal Growth & Spiritual Circles
is spiritual center, theosophical, rosicrucian, eckankar, scientology, unity center, self realization, sri chinmoy, course in miracles, subud, sufi, gurdjieff, anthroposophical, spiritualist church, drum circle, labyrinth, sacred circle, healing center, center for spiritual living, shamanic, noetic
in spiritual, healing, circle, awareness, consciousness, light
say energy healing group, past lives, talk to spirits, crystals healing, drumming to heal, walk labyrinth, vision quest, dream group, chakra, soul search

Pagan, Native & Earth Religions
is wiccan, pagan, covenant of the goddess, druid, heathen, asatru, native american church, earth spirit, goddess temple, satanic temple, rastafarian, shinto, taoist, tao
in pagan, goddess, earth, circle, spirit
say witches group, full moon ritual, solstice fire, norse gods, odin, sweat lodge ceremony, peyote church, nature religion

Atheists, Humanists & Skeptics
is atheists, humanists, freethinkers, skeptics, secular, ethical society, freedom from religion, sunday assembly, center for inquiry, american humanist
in humanist, secular, reason, freethought, atheist
say left the church, lost my faith, not religious friends, prayer at school board, ex mormon, ex jehovah, science not religion

Immigrant & Language Congregations
is korean church, korean presbyterian, korean baptist, samoan assembly of god, samoan congregational, iglesia, iglesia de dios, iglesia ni cristo, templo, chinese christian church, filipino baptist, filipino christian, hmong alliance church, slavic church, russian baptist, ukrainian church, vietnamese church, lao church, thai temple, tongan church, ethiopian orthodox, african fellowship, nepali church, spanish church, hispanic church, arabic church, native church
in iglesia, korean, samoan, slavic, hispanic, filipino, christian, full gospel
say church in my language, church in korean, church in russian, church in samoan, church in tagalog, church in spanish, misa, culto en espanol, sermon translated, church for immigrants

Christian Camps & Retreats
is bible camp, christian camp, retreat center, camp and conference, youth camp, lutheran camp, baptist camp, covenant bible camp, methodist camp, salvation army camp, young life camp, vacation bible school, church camp, prayer retreat, family camp
in camp, bible, retreat, conference, christian
say send kid to jesus camp, church retreat place, rent retreat, couples weekend, pray in silence, family camp church, vbs, vacation bible school, men retreat, women retreat, camp counselor christian

Bible Colleges & Seminaries
is bible college, bible institute, bible training, seminary, theological seminary, christian college, ministry school, school of ministry, schools of theology, discipleship training, youth with a mission, ywam, christian university
in bible, college, theological, seminary, training, discipleship
say become a pastor, study bible full time, learn greek hebrew bible, gap year for god, train missionaries, become deacon

Campus & Student Ministries
is campus crusade, cru, intervarsity, chi alpha, newman center, catholic newman, hillel, baptist student union, student ministries, fellowship of christian athletes, young life, youth for christ, wesley foundation, lutheran campus ministry
in campus, student, christian, fellowship, newman
say christian college students, church at college, god for teens, pizza and bible, christian roommates, prayer at school, teen youth group

Seafarers & Street Ministries
is seamens mission, seafarers center, port chaplaincy, apostleship of the sea, street ministry, rescue mission, motorcycle ministry, christian motorcyclists, truckers chapel, prison ministry, kairos, prison fellowship, jail ministry, airport chaplaincy, police chaplains, law enforcement chaplaincy, hospital chaplaincy
in ministry, ministries, chaplaincy, mission, chaplain, seafarers
say need chaplain, sailors far from home, pray with prisoners, priest for police, preach on street, bikers for jesus, someone pray with dying, jail bible study

Christian Media & Music
is christian broadcasting, christian radio, gospel radio, christian television, christian bookstore, christian music, worship arts, gospel music, christian theatre, gideons, bible society, scripture, k love
in christian, gospel, broadcasting, media, bible
say gospel songs on radio, preacher on tv, christian movies, christian concert, bible for free, free bible, bible in my language, church music band

Crisis Pregnancy & Pro Life
is right to life, crisis pregnancy center, pregnancy resource center, birthright, pregnancy center, life alliance, pro life, community pregnancy center
in life, pregnancy, birth
say keep baby help, baby clothes for poor mom, pregnant and scared, free pregnancy test, stop abortion, against abortion, save unborn

Honor Guards, Color Guards & Memorial Groups
is honor guard, patriot guard riders, honor flight, wreaths across america, memorial committee, veterans memorial, war memorial, fallen heroes, gold star families, survivors outreach, flag committee, missing in america, pow mia, run for the fallen, fallen firefighters, peace officers memorial, fishermens memorial, seamens memorial
in memorial, honor, fallen, heroes, patriot, wreaths
say taps at funeral, flag on casket, bikers at funeral, escort for soldier body, names of fallen, put flags on graves, lay wreaths, honor my dead son, name carved in stone, lost at sea

Military History & Aircraft
is commemorative air force, aviation museum, military museum, warbirds, cold war museum, submarine veterans, aleutian campaign, air heritage, tuskegee airmen, aviation heritage, nike missile site, army museum, military heritage
in military, heritage, museum, aircraft
say old bombers, tour bunker, old missile site, world war two planes, battleship, tanks on display, uniforms collection, grandpas uniform, donate medals

Lighthouses, Ships & Maritime Heritage
is lighthouse association, maritime museum, maritime heritage, tall ships, ship preservation, sea museum, wooden boat society, boat builders guild, cannery museum, fishermens museum, sternwheeler
in lighthouse, maritime, nautical, ship, historical
say save lighthouse, visit lighthouse, restore old boat, old fishing boats, build wooden boat class, shipwreck stories, old cannery, steamship, learn to build kayak

Oral History, Archives & Storykeepers
is archives, oral history, historical records, storytellers guild, folklore society, state archives, records society, film archives, moving image archives, historical society, storytelling festival
in archives, stories, oral, history, folklore
say record grandmas stories, save home movies, old tapes to save, tell true story on stage, folk tales, save old newspapers, scan old photos, family letters donate

Book Clubs & Reading Groups
is book club, great books, reading group, book discussion, literary society, book festival, book fair, readers theatre, jane austen society, sherlock holmes society
in book, readers, literary, reading
say discuss novels, women book group, mystery book readers, sci fi readers, book and wine, love reading, read same book, banned books, authors visit

Community Theaters & Historic Playhouses
is community theatre, theatre guild, playhouse, little theatre, drama league, thespian society, light opera, gilbert and sullivan, opera house, historic theatre, friends of the theatre, performing arts society, dinner theatre, shakespeare company, musical theatre
in players, theatre, guild, playhouse, stage, drama
say auditions this month, need actors, backstage help, stage hands volunteers, season tickets plays, christmas play, play for kids, put on musical, singing roles

Marching & Community Bands
is community band, concert band, marching band, city band, pipe band, pipes and drums, steel band, brass band, drum corps, wind symphony, band boosters, summer band, jazz band, old time fiddlers, accordion club, ukulele society, bluegrass association, harmonica club, drum circle, taiko, mariachi, samba
in band, winds, brass, pipes, drums
say play my old horn, trumpet from high school, no audition band, bagpipes for funeral, hire bagpiper, band in parade, steel drum, uke group, accordion players, harmonica, learn bagpipes, play drum group

Aquarium, Reptile & Exotic Pet Clubs
is aquarium society, herpetological society, cichlid club, parrot club, bird fanciers, rabbit breeders, guinea pig club, tarantula, koi club, ferret club, cavy
in fanciers, breeders
say fish tank people, snakes as pet, lizard lovers, parrot owners, frag swap, rabbits show, bearded dragon, trade fish

Dog & Cat Fancier Clubs
is kennel club, dog fanciers, cat fanciers, dog training club, obedience club, retriever club, pointing dog club, herding club, terrier club, schutzhund, malamute club, samoyed club, siberian husky club, newfoundland club, corgi club, dock dogs, cat club, labrador club, sheltie club
in kennel, fanciers, dog, retriever, obedience
say show my dog, people with same dog, corgi owners, husky owners, poodle people, dog park friends, dog show weekend, dogs jump in water, train bird dog, cat show

Dog Parks & Dog Owners
is dog park, off leash, friends of the dog park, dog owners group, dog park association
in dog, paws, off leash
say place dogs run loose, dog play, fenced park for dog, leash law fight, poop bags trail, dog run

Fan Clubs & Supporters Groups
is fan club, supporters club, green bay packers club, seahawkers, american outlaws, parrot heads, parrothead, elvis, star trek club, rebel legion, 501st legion, jimmy buffett
in fans, fan, heads, boosters
say watch game with fans, cheer for team, football fans bar, parrot heads, star wars costumes for charity, fans of band

Kids Business & Money Clubs
is junior achievement, lemonade day, business week, young entrepreneurs, youth enterprise, economic education, council on economic education, financial literacy, stock market game
in junior, economic, youth, achievement
say kid lemonade stand, teach kids money, kid wants to start business, teen entrepreneur, kids learn saving, camp for business kids

Youth Leadership & Councils
is youth leadership, leadership program, student councils, association of student governments, youth council, girls state, boys state, hugh obrian, hoby, youth commission, close up, youth in government, congressional award, youth courts, teen court, peer mediation, native youth council
in leadership, youth, student, government
say teen wants to change world, teen leaders trip, trip to washington student, visit capitol student, peers judge teens, teen in congress, leader class adults, young leaders, get teens involved

Bands, Bars & All Ages Shows
is all ages venue, music society, music alliance, underground music, punk rock, music collective, songwriters association, blues society, jazz society, hip hop alliance, rock camp, open mic, music cooperative
in music, collective, songs, sound, rock
say place for kids bands, teen band show, play first gig, garage band, rappers meet, metal show, open mic, somebody to jam with, need a drummer, band needs singer, practice space, record demo

Memorial Scholarships & Youth Funds
is education foundation, schools foundation, memorial scholarship, memorial fund, scholarship fund, athletic foundation, hockey foundation, swim foundation, childrens trust, youth fund, dollars for scholars, memorial foundation, memorial tournament
in memorial, scholarship, fund, endowment
say scholarship in his name, golf tournament in memory, fund in her memory, remember my boy, help kids play hockey, pay kid sports fee, camp fees for poor kids, class supplies teachers

Outdoor Clubs for Women & Families
is outdoors woman, women outdoors, becoming an outdoors woman, ladies outdoors, women on target, girls outdoors, family outdoor, get out and get active, wild women, hike it baby, outdoor afro, latino outdoors
in outdoor, outdoors, women, wild
say girls learn to hunt, women learn to fish, ski club for women, ladies camping, moms hike with baby, hike with toddlers, outdoor women class, black hikers

Wilderness Skills & Youth Expeditions
is outward bound, wilderness school, outdoor leadership, nols, inspiring girls expeditions, wilderness adventure, outdoor education, student conservation, trail crew, youth conservation corps
in outdoor, wilderness, adventure, expedition, leadership
say troubled teen outdoors, teen backpack trip, glacier trip girls, summer trail crew teen, learn to lead trips, survive outdoors class, kids build trails

Labor Councils & Union Locals
is local union, labor union, labor council, afl cio, central labor council, brotherhood, building trades council, international union, teamsters, ibew, ironworkers, operating engineers, afscme, seiu, unite here, ufcw, cwa, iaff, nalc, apwu, afge, nea retired, united steelworkers, sailors union of the pacific, inlandboatmens, masters mates, maintenance of way, sheet metal workers, joint apprenticeship, retirees council, jobs with justice
in local, union, workers, brotherhood, employees, labor, trades, international
say join a union, start a union, organize workplace, boss wont negotiate, shop steward, grievance at work, union card, union dues, wage scale, dispatch hall, sign the books, union pension, union election, fired for union, learn trade through union, retired union members

Associations of Property & Land Users
is land owners, landlords association, property rights, outdoor council, public lands access, access alliance, boaters association, cabin owners, remote property owners, recreational boaters, off road, snowmachine coalition
in owners, access, land, alliance, users
say keep trails open machines, land closed to us, access across private land, federal land fight, keep public land open, cabin lots neighbors

Peace, Justice & Human Rights
is peace and justice, veterans for peace, amnesty international, human rights commission, anti defamation league, holocaust, physicians for social responsibility, fellowship of reconciliation, womens international league, refugee rights, nonviolence, peace center, world federalists, pax christi, friends committee
in peace, justice, rights, nonviolent
say stop the war, peace vigil, ban nukes, stop weapons, political prisoners, train in nonviolence, genocide

Taxpayers, Liberty & Watchdog Groups
is taxpayers association, taxpayers, policy forum, public interest, common cause, open government, government watch, citizens for, concerned citizens, second amendment, john birch, term limits, tea party, americans for prosperity, family council, eagle forum
in citizens, liberty, freedom, taxpayers, policy, constitution, concerned, coalition
say tax too high, watch government spending, corrupt politicians, keep government small, stop new tax, protect constitution, concerned about our town, stop the dump, stop the development, save our park, save our school, fight city hall
`
