/** Organizations of arts, music, crafts, hobbies and history. `parseOrganizations` parses them. */
export default `
Choirs & Singing
is chorus, chorale, choral, choir, chorister, singers, sweet adelines, harmony society, glee club, madrigal, acapella
in voices, harmony, vocal, concert, song
say people who sing together, sing together, love singing, sing in harmony, four part harmony, mens voices, womens voices, childrens choir, kids sing, singing in shower, sing with group, sing messiah, sing carols, sopranos, alto and tenor, join choir, a cappella, gospel choir

Orchestras & Chamber Music
is symphony, orchestra, philharmonic, chamber music, chamber players, string quartet, sinfonia, youth symphony, chamber orchestra
in classical, strings, sinfonietta, ensemble, quartet, music
say play violin with others, play cello, cello, viola, violins, classical music, conductor, strings and woodwinds, hear symphony, oboe, bassoon, young violinists, kids orchestra

Opera
is opera, opera guild, light opera, gilbert and sullivan, operatic
in opera, lyric
say aria, arias, soprano singing, sing opera

Bands
is community band, concert band, brass band, marching band, pipe band, wind ensemble, drum corps, drum and bugle, jazz band, big band, steel band
in band, brass, pipes and drums, bugle, bands
say trombone, tuba, trumpets, trumpet players, horn section, bagpipe, bagpipes, piper, pipers, drummers in kilts, march in parade, drum line, drumline, old clarinet, play saxophone, wind instruments, dust off trumpet, steelpan

Jazz & Blues
is jazz society, blues society, jazz workshop, jazz, blues
in jazz, blues, swing
say saxophones, jam blues, dixieland, smoky music

Folk & Traditional Music
is folk society, folk music, bluegrass, old time music, fiddlers, fiddle, folklore society, acoustic music, string band, dulcimer, ukulele, accordion
in folk, pickers, bluegrass, fiddlers, strings
say banjos, banjo pickers, pick and grin, play fiddle, fiddle tunes, ukuleles, sing folk songs, acoustic guitar circle, mandolins, jam acoustic, campfire songs, polka music, accordions

Music Education & Lessons
is music teachers association, suzuki, music teachers, federation of music clubs, kindermusik, school of music, conservatory, music club
in music, piano guild, conservatory
say small children violin, learn violin at four, piano teachers, music lessons for kids, recitals, instruments for kids, instruments for students, music in schools

Organs, Bells & Early Music
is organists, guild of organists, handbell, carillon, early music, recorder society, harpsichord, harp society
in organists, ringers, bells
say pipe organ, ring bells, bell ringers, baroque music, renaissance music, play harp, church organ, lute, recorder flute

Concert Series
is concert association, performing arts, concert series, community concerts, center for the performing arts, house concerts
in concerts, performing, presents
say see concert, bring artists to town, touring artists, hear live music, shows on stage, performances for kids

Dance Companies
is ballet, dance theatre, dance theater, dance company, dance academy, modern dance
in dance, dancers, ballet, nutcracker
say nutcracker, tutus, pointe shoes, ballerinas, pirouette, daughter wants to be ballerina, boys who dance, contemporary dance, dance recital

Social & Folk Dance
is square dance, contra dance, ballroom dance, swing dance, folk dance, round dance, usa dance, clogging, country dance, scottish country dance, tango, line dance, belly dance, morris dance, international folk
in dancers, squares, swing, dance, steppers, clog
say do si do, allemande, swing your partner, promenade, caller calls, callers and fiddles, dance with partner, dance the waltz, jitterbug and lindy, foxtrot, cha cha, dance steps, dance on saturday night, cloggers, two left feet, date night dancing, dance in boots

Irish, Scottish & Highland Dance
is irish dance, highland dance, ceili, scottish dance
in irish, celtic, highland, reel
say riverdance, step dancing, jig, jigs and reels, sword dance, dance in kilt

Hula & Polynesian Dance
is hula, halau, polynesian dance
in hula, polynesian
say grass skirts, dance hula, hawaiian dance, luau dancers

Theater Groups
is community theatre, theatre, theater, playhouse, repertory, childrens theatre, childrens theater, dinner theater, shakespeare, improv, thespians
in players, theatre, stage, drama, actors, comedy
say put on plays, act in play, acting, acting class, actors, act on stage, audition, auditions, musicals, broadway, sew costumes for plays, paint sets, comedy show, stand up comedy, make people laugh, drama for kids, amateur acting, kids who like to act, theater camp, hamlet, shakespeare, watch a play, see a play, romeo and juliet, be in a play, outdoor play

Puppets, Magic & Circus
is puppeteers, puppet, magicians, magic club, circus arts, jugglers, clown alley, clowns, ventriloquist
in puppetry, magic, juggling, circus
say card tricks, magic tricks, pull rabbit from hat, juggle, juggling, marionette, marionettes, puppet show, make balloon animals, red nose, acrobats, unicycle, stilts

Visual Arts
is art league, art guild, art association, watercolor society, artists guild, arts guild, arts alliance, art center, arts center, plein air, fine arts, arts commission, pastel society, sculpture
in artists, art, arts, painters, watercolor, sculptors
say paint outdoors, easel, paint with others, oil painting, show my paintings, exhibit paintings, hang my art, art show, sell my art, sketch, sketching, draw people, studio space, artists collective, art for children, acrylics, watercolors

Pottery & Ceramics
is potters, potters guild, clay arts, ceramic arts, clay guild
in clay, potters, ceramic
say throw clay, clay on wheel, make pots, make bowls, glaze and fire, spin clay, mud and kiln, throw pots, throwing pots, potters wheel, kiln, glaze

Quilting & Fiber Arts
is quilters, quilt guild, quilt, weavers, spinners, weavers and spinners, handweavers, knitters, knitting guild, fiber arts, embroiderers, embroidery, lace guild, needlework, needle arts, rug hookers, crochet guild, sewing guild, fiber festival
in guild, quilt, fiber, yarn, loom, needle, thread
say sew blankets, piece blankets, needles and yarn, warm hats knit, knit socks, knit hats, knit with others, spin wool, loom weaving, fabric squares, stitchers, sewing machines, sew with others, grandmas quilts, wool dye, tatting, bobbin lace

Wood, Metal & Glass Crafts
is woodturners, woodworkers, woodcarvers, carvers guild, blacksmiths, artist blacksmith, glass guild, basketmakers, knifemakers, metal arts, craftsmen, lapidary
in woodworking, turners, wood, smiths, glass, forge
say turn bowls, lathe, whittle, whittling, whittlers, carve wood, carve ducks, duck decoys, hammer and anvil, anvil, forge iron, hot iron, work with wood, melt glass, blow glass, weave baskets, make knives, woodshop, wood shop

Gems, Minerals & Fossils
is gem and mineral, mineral society, rock club, rockhounds, lapidary, fossil, paleontological, geological society, gold prospectors
in gem, mineral, rock, agate, prospectors, minerals
say pretty rocks, rock hounds, rock hounding, cut and polish stones, polish rocks, polish stones, agates, geodes, fossils, dinosaur bones, dinosaurs, dinosaur, pan for gold, gold panning, crystals and stones, kid loves rocks, metal detectors, metal detecting, treasure hunting, rocks, crystals and rocks

Photography Clubs
is camera club, photography club, photographic society, photographers association, photo club
in photographic, camera, lens
say take better pictures, share photos, black and white film, learn to use camera, digital camera, photo walk, shutterbug, shutterbugs

Film & Video
is film society, film festival, film commission, filmmakers, cinema arts, film group, media arts, independent film
in film, cinema, filmmakers, reel
say make movies, make a movie, short films, documentaries, documentary, art house movies, screenings, see old movies, shoot a film, local movie makers

Writing & Poetry
is writers guild, writers, poetry, poets, storytellers, storytelling, romance writers, literary, book club, writing project, pen women, screenwriters
in writers, poets, literary, pen, authors, press
say write stories, write a book, writing a book, get published, publish my book, people who write, spoken word, poetry slam, told stories, tell tales, writing partners, finish my novel, love to read and talk, discuss books, talk about books

Stamps, Coins & Collecting
is philatelic, numismatic, stamp club, coin club, collectors club, collectors society, bottle club, toy collectors, antique collectors, doll club, teddy bear, postcard club, button society, marble club, comic convention
in collectors, philatelic, numismatic, coin, stamp, doll, antiques
say old stamps, old coins, rare coins, grandpas coins, postage stamps, worth of coins, collect dolls, dollhouses, teddy bears, collect bottles, collect postcards, old toys, bottle diggers, knick knacks, collect things, coin collection, collect coins, baseball cards

Chess, Bridge & Games
is chess, chess club, bridge league, contract bridge, bridge club, scrabble, cribbage, go club, backgammon, gaming guild, gamers, boardgamers, poker league
in chess, bridge, gaming, games
say kings and queens on board, checkmate, kings and pawns, kids play chess, trump and bid, card players, bid and tricks, fifteen two, play games with others, tabletop games, dice games, roll dice, dungeons, wizards and dragons, magic the gathering, word games, mah jong, board game night, video game club, game night, pinochle

Fantasy, Costume & Reenactment
is creative anachronism, renaissance faire, reenactors, anime, comicon, science fiction, star trek, sons of confederate, mountain men, steampunk, cosplay, costumers, furry
in con, medieval, faire, sci fi, anachronism, fandom
say dress up as knights, live in the middle ages, wear costumes, dress like superheroes, star wars, trekkies, spaceships and aliens stories, japanese cartoons, manga, battle with foam swords, fur trade rendezvous, muskets, civil war battles, fantasy novels

Model Railroads & Trains
is model railroad, model railroaders, railroad historical, railway historical, garden railway, live steamers, railroad museum, national railway historical, train club
in railroad, railroaders, railway, rails, locomotive
say tiny trains, toy locomotives, little trains, lionel, ho scale, train sets, ride on small trains, save old trains, restore locomotive, restore steam engine, love trains, rail fan, railfans, old railway cars, caboose, old trains, locomotives, steam engine, steam loco, locos, locomotive, train nerds, train buffs

Model Aircraft, Boats & Drones
is aeromodelers, model aeronautics, model yacht, radio controlled, scale modelers, drone racing, rocketry, modelers, rc club
in modelers, rc, aero, rocketry
say fly model planes, remote control airplane, remote control boats, plastic kits, glue model kits, launch small rockets, fly drones

Aviation & Airplanes
is experimental aircraft, eaa, pilots association, flying club, ninety nines, civil air patrol, aviation museum, air museum, airmens, antique aircraft, commemorative air force, young eagles, seaplane, aero club, airport association
in aviators, airmen, pilots, wings, aircraft, flyers
say learn to fly, become a pilot, build own airplane, women pilots, old airplanes, warbirds, war planes, kids who love planes, take kids flying, love airplanes, general aviation, private pilots, floatplane, small planes

Radio & Wireless
is amateur radio, ham radio, radio club, radio relay, wireless association, repeater association, amateur wireless
in radio, wireless, repeater, contest club, hams
say talk around world by radio, talk to people far away by radio, antennas, dots and dashes, radio when phones fail, radio operators, radio license, walkie talkie

Computers & Making
is computer club, users group, linux users, makerspace, hackerspace, robotics, coder dojo, computer users, fab lab, girls who code, first robotics
in makers, robotics, computer, code, tech
say build robots, robots, kids learn programming, learn to code, teach kids to code, computer help for seniors, three d printer, 3d printer, 3d printing, soldering, tinker, tinkering, tinkerers, share workshop and tools, electronics hobby, invent things, inventors, laser cutter, shared workshop, woodshop to share, makerspace, hackerspace, tools to share

Astronomy
is astronomical society, astronomical league, astronomy club, astronomers, observatory, planetarium, dark sky, star gazers
in astronomical, astronomers, observatory, planetary
say stargazers, star gazers, look through telescope, saturn and rings, rings of saturn, constellation, constellations, look at moon, looking at sky at night, meteor showers, black holes

Historical Societies & Museums
is historical society, historical association, heritage museum, history museum, preservation society, historic preservation, lighthouse, heritage society, museum association, friends of the museum, archaeological, maritime museum, pioneer museum, tribal museum, historical foundation
in heritage, historic, pioneer, preservation, museum, antiquarian, archives, historical
say how people lived, long ago, old times, what it was like long ago, save old buildings, save historic house, old barn, old schoolhouse, grandparents lived, artifacts, arrowheads, dig up old things, ancient pots, old boats, old ships, local history, early days, first settlers, old maps, see old things, docents, old days, old photos

Genealogy & Lineage
is genealogical society, genealogy, family history, daughters of the american revolution, sons of the american revolution, mayflower, colonial dames, daughters of the pioneers
in genealogical, descendants, ancestors, kin, family association, sons of, daughters of, clan
say who my ancestors were, who were my ancestors, great grandparents, family came from, birth records, census records, relatives came over on mayflower, revolutionary war ancestor, civil war ancestor, family reunion, trace my roots, dna ancestry, where my family comes from, grandparents names, trace my family, great grandfather, dna test

Book Friends & Libraries
is friends of the library, library association, library friends, library foundation, bookmobile, little free library, imagination library
in library, friends, books, reads
say used book sale, support library, books for babies, free books for kids, borrow books, help library, lend books, story time, storytime, picture books, free books, books for toddlers, books for kids, used books

Public Broadcasting & Media
is public radio, public television, public broadcasting, public media, community radio, community television, public access, press club, broadcasters, kids radio, reading service
in broadcasting, radio, media, communications, television, tv, press
say listener supported, radio without commercials, my own radio show, host a radio show, local news station, journalists, reporters, news reporters, make tv show, volunteer dj, npr, pbs, sesame street

Arts Councils & Education
is arts council, council on the arts, humanities, humanities forum, arts education, arts in education, artist residency, cultural council, cultural center
in arts, humanities, cultural, council
say artist grants, grants for artists, bring art to schools, artists in schools, art for kids in schools, festival of arts, promote arts, philosophy talks

Fairs, Festivals & Parades
is fair association, state fair, county fair, festival, winter carnival, carnival, jubilee, rodeo days, agricultural fair, fur rendezvous, folk festival, celebration committee
in fair, festival, days, carnival, parade
say ferris wheel, biggest pumpkin, giant vegetables, cotton candy, floats and bands, fireworks on fourth, fourth of july, fourth of july fireworks, prize pigs, blue ribbon, pie contest, music festival, fun weekend in summer, ice sculptures, ice carving, snow sculptures

Food, Wine & Beer
is homebrewers, home brewers, brewers guild, wine society, culinary federation, chefs association, slow food, winemakers, brew club
in brewers, vintners, culinary, zymurgy, wine, beer
say brew beer, beer at home, make own beer, make wine, wine tasting, taste wines, cook together, chefs group, local food lovers, barbecue contest, chili cookoff

Travel & Camping Clubs
is travel club, rv club, camping club, good sam, ski travel, friendship force, airstream
in travelers, campers, samboree
say motorhomes together, caravan trip, travel with others, retirees travel, camp with other families, camper trailers, stay with foreign families

Kites, Knots & Odd Hobbies
is kite club, kitefliers, juggling club, tea society, pipe club, hobbyists, puzzle club, origami
in hobby, hobbyists, enthusiasts
say fly kites, fold paper, paper cranes, jigsaw puzzles, people with same hobby
`
