/**
 * Everyday words for needs, and further kinds of businesses and organizations: buildings, homes, shops and jobs. See
 * `parseNeeds`.
 */
export default `
# More of what is said of kinds that other lists have

Roofing
say roof drips, bucket under leak, water dripping on bed, rain comes through, brown spot on ceiling, ceiling sagging, ceiling bubble, roof sagging, roof creaks, rusty roof, tin roof, rubber roof, flat roof leaks, torch down roof, roof blew off, wind took shingles, patch roof, reroof, roof estimate, roof inspected, roof guy, roof vents, soffit, fascia, flashing around chimney, moss on roof, eavestroughs, downspout, gutters fell off, gutter hanging, icicles, heat cable roof, roof tar, hail on roof, tree through roof

Plumbing
say loo wont flush, toilet plugged, plugged toilet, toilet rocks, toilet leaks, toilet keeps running, kid flushed toy, dropped ring down drain, ring down sink, hair in drain, grease down drain, drain stinks, sink stinks, tub wont drain, sink wont drain, slow drain, gurgling drain, snake drain, roto rooter, poop coming up, sewage in tub, sewer line broke, pipe split, water spraying, water dripping downstairs, shut off water, shutoff valve stuck, spigot broke, outside faucet froze, no hot shower, cold shower, lukewarm shower, water heater popping, tankless heater, pressure tank, water hammer, banging pipes, pipes knocking, replumb house, pex pipe, hook up dishwasher, hook up washer, install sink, install toilet, new shower put in, brown water, rusty water, water bill doubled, weekend plumber, emergency plumber, thaw water line, heat tape, crawl space pipes

Heating & Cooling
say furnace clicks, furnace short cycles, furnace smells, furnace smokes, furnace leaking, furnace filter, boiler leaking, boiler bangs, boiler pressure, boiler tune up, furnace serviced, bleed radiators, bleed fuel line, ran out and wont relight, reset button, thermostat blank, upstairs hot downstairs cold, one room cold, blowing cold air, no warm air, soot on wall, smoke comes in house, chimney full of creosote, wood stove smokes, stove pipe, pellet stove jammed, heat pump installed, mini split, air con, too hot to sleep, house too hot, window ac, co alarm beeps, zone valve, circulator pump, glycol, in floor heat, warm garage, garage heater, shop heater, waste oil heater, air exchanger, house stuffy, dryer vent, bathroom fan, kitchen hood

Electrical
say breaker pops, fuse blew, blows fuses, lights dim, lights blink, lights buzz, plug sparks, plug melted, outlet hot, hot outlet, outlet dead, dead outlets, tingle from faucet, half house dark, hang light, hang chandelier, recessed lights, outdoor lights, yard light, motion light, christmas lights hung, doorbell dead, smoke detector wired, heat tape plug in, block heater plug, range outlet, dryer plug, electric car charger, ev charger, transfer switch, backup power, old wiring, aluminum wiring, knob and tube, meter base, temporary power, three phase, power to shed, power to shop, wire garage, wire house, wire cabin, electrical inspection, mouse chewed wires, burnt smell wall

Solar & Wind Power
say lights in cabin without grid, batteries for cabin, inverter, lithium battery bank, charge controller, sell power back, net metering, sun panels, cut electric bill solar, micro hydro, creek power, wind generator

Construction
say fix it guy, jack of all trades, build shed, build sauna, build greenhouse, build carport, build shop, pole barn, arctic entry, mudroom, enclose porch, screen porch, stairs rotted, railing loose, hole in wall, patch drywall, hang sheetrock, mud and tape, finish drywall, texture walls, log cabin built, log house, replace rotten logs, timber frame, tiny house built, mother in law unit, bedroom in basement, egress window, raise roof, add second floor, tear out kitchen, gut bathroom, tub to shower, walk in shower, tile shower, countertops, trim work, crown molding, built in shelves, hang doors, sticking door, doors stick, house leans, crooked house, floor slopes, floor soft, rotten deck, deck wobbles, deck boards, reside house, vinyl siding, siding blew off, storm damage repair, contractor never came back, finish half built house, half finished house, free estimate, licensed contractor, grab bars, handrail, stair lift, dock built, boat house, tenant improvement, storefront remodel, build out shop

Painting
say peeling siding, paint outside, paint inside, paint trim, paint cabinets, paint cabin, stain log house, stain siding, stain fence, popcorn ceiling, remove wallpaper, hang wallpaper, paint stripped, touch up paint, paint before selling, paint office, paint boat bottom, spray paint cabinets, ugly walls, change wall color, epoxy garage floor

Flooring
say floor creaks, floor squeaks, bouncy floor, scratched floor, sand floor, refinish floor, rip out carpet, carpet stretched, carpet on stairs, stair treads, tile cracked, cracked tile, grout falling out, regrout, bathroom tile, backsplash, cork floor, epoxy floor, heated floor tile, floor after flood, lino, subfloor, dog ruined carpet, carpet remnant

Windows & Doors
say ball through window, window busted, busted window, foggy window, fog between panes, windows stuck, windows whistle, double pane, triple pane, storm door, storm windows, screen ripped, window screens, bug screens, patio door, sliding door stuck, slider wont lock, door frame broke, door kicked in, kicked in door, door drags, weatherstrip, doggy door, dog door, cat door, skylight cracked, shower door, mirror cut, glass cut, table top glass, plexiglass, garage opener, garage door spring, garage door off track, garage remote, overhead door

Insulation & Weatherization
say cold air under door, wind blows through walls, walls cold, ice inside walls, frost on walls, pipes freeze every winter, oil bill too high, burn too much oil, blow in insulation, insulate crawl space, insulate attic, insulate basement, skirting mobile home, foam gaps, plastic on windows, caulk windows, blower door test, warm up house, house wont stay warm, energy rebate, air seal, garage insulated, insulate cabin

Concrete & Masonry
say garage floor cracked, sidewalk heaved, steps crumbling, concrete steps, patio poured, concrete patio, stamped concrete, retaining wall, block wall, cinder blocks, brick falling off, chimney leaning, chimney crumbling, repoint brick, stone fireplace, fireplace built, hearth built, footings, sonotubes, slab heaved, basement wall bows, basement leaks, seal basement, concrete cutting, core drilling, concrete truck, ready mix, concrete pumped

Paving
say crack fill, driveway seal coat, tar driveway, repave, stripe parking lot, paint parking lines, speed bump, alligator cracks

Excavation
say dig basement, dig pond, dig footings, dig up water line, dig up septic, perc test, push in road, road to cabin, driveway put in, driveway washed out, culvert, culvert plugged, drain yard, french drain, yard floods, water runs to house, level yard, fill hole, haul dirt, haul gravel, pit run, clear lot, clear alders, brush hog, pull stumps, move big rocks, riprap, creek bank washing away, demolish house, tear down old house, knock down shed, bury old car, utility trench, locate lines, dig safe, grade driveway, fix my road, muddy road, backfill, pad for house, pad for trailer, pad for garage

Septic Systems
say septic smells, soggy yard, sewage in yard, septic alarm, septic froze, frozen septic, septic inspection, sell house septic, drain field, lift station, honey wagon, rent toilet for wedding, toilets for event, port a john, outhouse full, slow drains whole house, mound system, find septic tank

Well Drilling
say well ran dry, no water from well, well pump quit, pump runs constantly, pump wont shut off, water smells like eggs, rusty well water, iron in water, sand in water, arsenic in well, dig well, drive point, how deep well, hydrofrack, geothermal drilling, well cap, well froze, lost prime

Welding
say broke my trailer, trailer frame cracked, cracked frame, plow broke, broken bucket teeth, gate broke, fix metal gate, metal railing, boat hull welded, aluminum boat crack, stainless weld, exhaust welded, mobile welder, welder come to me, weld on site, bend metal, cut steel plate, plasma cutting, metal stairs, wood stove built, fish rack, roof rack made, tig weld, lathe work, bolt broke off, stripped threads, make a part, custom bracket

Woodworking
say bookshelf built, built in bookcase, bunk beds built, cut slab table, live edge, urn made from wood, wooden boat, wooden toys, cutting board, turn bowl, cabinet doors, cabinet hinge, drawer stuck, fix wooden chair, wobbly table, mill my logs, portable mill, rough cut boards, planed lumber, paneling, tongue and groove, carved sign, custom door

Landscaping
say grass too long, lawn dead, brown lawn, bare spots in lawn, moss in lawn, dandelions everywhere, spring cleanup, fall cleanup, dethatch, aerate lawn, fertilize lawn, hydroseed, lay sod, mulch, bark chips, gravel path, stone path, patio pavers, pavers, fire pit, garden boxes built, trim bushes, trim hedge, pull weeds, kid to mow, rake yard, dog poop yard, chain link fence, wooden fence, privacy fence, fence fell over, fence blew down, keep moose out of garden, keep deer out, sprinklers, irrigation, pond built, curb appeal, overgrown yard, jungle in back yard, rototill, till garden

Tree Service
say tree leaning, tree about to fall, tree on power line, tree on car, tree across driveway, tree blocks view, tree blocks sun, roots in pipe, limb fell, big branch, thin trees, clear view, clear lot trees, stump ground, grind stump, chip branches, haul brush, slash pile, dying spruce, brown needles, beetle kill, birch leaning, wood chips, prune fruit trees, storm took tree, hazard tree, firewood from my trees

Snow Removal
say snowed under, door blocked snow, snow to windows, kid to shovel, shovel for grandma, shovel for old people, shovel steps, shovel walkway, shovel deck, deck full of snow, roof might cave in, roof raked, rake roof, avalanche off roof, snow dump, haul snow, skid steer snow, plow by season, seasonal plow contract, plow price, business lot plowed, sidewalk shoveled, ice melt, chip ice, scrape driveway, driveway sheet of ice, slippery driveway, slippery walkway, grandma slipped, sand truck, fire hydrant buried, mailbox buried, snowplough, plough driveway, snow clearing price

Cleaning
say hoover carpets, char lady, lady who cleans, filthy kitchen, greasy kitchen, clean oven, clean fridge, clean garage, clean attic, clean out basement, grandmas house cleaned, hoarder house, pigsty, renters left mess, apartment trashed, get deposit back, clean rental, change over cabins, clean church, clean shop at night, empty office trash, wax floors, strip floors, clean restaurant hood, clean vents, duct cleaning, dog peed on carpet, cat pee smell, wine on rug, stained couch, clean couch, clean mattress, clean blinds, clean siding, wash deck, wash truck fleet, gutters cleaned, construction cleanup, post construction, weekly cleaning, every two weeks cleaning, one time clean, spring cleaning, clean for old people, just had baby cleaning, company coming clean

Disaster Cleanup
say pipe burst flooded, sewage backed up floor, wet carpet, wet drywall, soaked floor, dry out house, fans and dehumidifier, musty basement, mildew smell, fuzzy wall, black stuff on wall, black spots ceiling, mold test, mold making us sick, moldy bathroom, soot everywhere, smoke smell, kitchen fire, chimney fire damage, tear out wet, asbestos test, asbestos tile, vermiculite, lead paint removal, meth house, blood cleanup, someone died in apartment, unattended death, crime scene, furnace puffback, oil spill in basement, fuel spilled house, board up windows, board up after fire

Pest Control
say mouse poop, mouse droppings, hear scratching, scratching at night, chewing in wall, something under house, skunk under porch, porcupine under cabin, marmot under house, bird in chimney, birds nest vent, pigeons on roof, seagulls on roof, hornets, yellowjackets, yellow jackets, hornet nest, ground bees, bee swarm, bites at night, waking up bitten, bugs in bed, bugs in pantry, flour bugs, moths in pantry, moths eating clothes, fruit flies, drain flies, flies everywhere, earwigs, ticks in yard, cluster flies, spray house, spray yard, mosquito yard, bug guy, restaurant pest, apartment has roaches, hotel bed bugs, voles, slugs, squirrel in attic, set traps, dead mouse smell

Appliance Repair
say cooker broke, oven wont light, oven not hot, burner wont light, stove burner dead, gas stove smell, oven door broke, fridge leaks, fridge noisy, fridge too cold, fridge light, freezer frosted up, freezer thawed, ice maker quit, dishwasher leaks, dishwasher wont drain, dishes come out dirty, washer leaks, washer shakes, washer wont drain, washer smells, clothes soaking wet, clothes come out wet, dryer squeals, dryer takes forever, dryer wont tumble, dryer smells burnt, trash compactor, garbage disposal stuck, vacuum broke, vacuum repair, sewing machine broke, coffee machine repair, espresso machine repair, microwave sparks, buy used washer, used fridge, deliver fridge, install dishwasher, haul old washer, range hood, chest freezer, washer and dryer set

Refrigeration
say cooler quit, cooler too warm, beer cooler, freezer van, reefer unit, ice cream freezer, restaurant fridge, fish hold refrigeration, bait freezer, soda machine, slushie machine, refrigerant leak, freon, recharge freon, keep fish cold, blast freezer

Furniture
say settee, futon, sectional, armchair, easy chair, lazy boy, bunk bed, crib and dresser, kids bed, kitchen table, bar stools, bookcase, book shelf, tv stand, night stand, office chair, office furniture, patio furniture, mattress too old, sleep on floor, nothing to sit on, furnish apartment, furnish cabin, first apartment furniture, bad mattress, cribs, rocking chair, furniture delivered

Hardware
say nuts and bolts, door knob, light bulbs, extension cord, duct tape, caulk, chain by foot, tarp, wheelbarrow, shovel to buy, snow shovel, rake, axe, hatchet, saw blade, nail gun, cordless drill, skil saw, socket set, plumbing parts, toilet parts, garden hose, hose fittings, pipe fittings, pex fittings, electrical tape, wire by foot, mouse traps, keys copied, key cut, copy of key, mix paint, gallon of paint, roller and tray, wood stain, insulation to buy, roofing tin, metal roofing to buy, sheetrock to buy, rebar, bags of cement, quikrete, treated lumber, deck boards to buy, windows to buy, doors to buy, trim boards, fence posts, chicken wire, propane heater, space heater, wood stove to buy, stove pipe to buy, ice melt to buy, generator to buy, diy store, screws and nails, nuts bolts

Interior Design
say drapes, window coverings, blackout shades, curtains made, pick paint colors, what color to paint, ugly living room, make house pretty, arrange furniture, declutter, stage my house, nursery room, redo bedroom, office look nice, decorate cabin, decorate restaurant, help picking furniture, throw pillows

Property Management
say landlord out of state, live out of state rental, bad tenants, tenants trashed place, tenant wont pay, tenants behind, collect rent, screen tenants, tenant background check, rental agreement, move out inspection, condo association manager, manage airbnb, cohost airbnb, check house while away, tired landlord, manage my duplex, who manages building, landlord number, lease out shop, manage commercial building

Real Estate
say estate agent, house agent, what is my house worth, whats my house worth, house value, sell moms house, sell parents house, inherited house, divorced sell house, sell fast, sell cabin, sell land, empty lot, few acres, remote cabin for sale, homestead land, make offer on house, closing costs, move here buy, transferred here buy house, military move buy house, starter home, bigger house, downsize house, retire house, cash for house, sell lot, commercial building for sale, warehouse for sale, business property for sale, mobile home for sale, trailer for sale lot, four bedroom, three bedroom house, foreclosed houses, check house before buying, house inspector

Rentals & Apartments
say flat to rent, bedsit, room mate, roomie, housemate, someone to split rent, share house, move out of parents, first apartment, pet deposit, apartment with dog, rent with dogs, rent with cat, apartment no credit check, rent bad credit, rent month to month, weekly rental, short term rental, rent for summer, summer sublet, sublet, furnished apartment, utilities included, heat included, heat paid, washer dryer hookup, ground floor apartment, wheelchair apartment, near college room, basement apartment, mother in law apartment rent, cabin to rent winter, dry cabin rent, trailer to rent, space for trailer, trailer space, mobile home lot, park my tiny house, travel nurse housing, traveling nurse place, three month rental, house with garage, house with yard, fenced yard rental, rent before moving, place by first of month, move in now, kid friendly apartment, section 8 accepted

Security
say locked myself out, shut keys in car, key broke in lock, key stuck, key wont turn, lock frozen, frozen lock, lost house key, lost truck keys, spare key, car key made, key fob, fob programmed, rekey house, ex still has key, deadbolt, keypad lock, combination forgot, file cabinet locked, mailbox key, doorbell camera, driveway alarm, cabin camera, cabin broken into, watch property, guard construction site, event security, security for wedding, bouncers, check ids, shop camera, alarm keeps going off, alarm monitoring, panic button, buzzer door

Moving & Storage
say removals, removal van, two guys and truck, guys with truck, strong guys, guys to lift, help carry couch, carry stuff upstairs, carry fridge, move hot tub, move gun safe, move pool table, move piano upstairs, move grandma, move mom to apartment, load container, unload container, unload u haul, pack dishes, packing tape, bubble wrap, boxes to pack, moving blankets, move out by tomorrow, moving this weekend, last minute move, army move, college move, dorm stuff summer, store stuff over summer, too much stuff, heated storage, car storage, snowmachine storage, rv storage, store rv, storage near airport, conex, shipping container storage, office move, move office, move across country, move to village, sell everything and move

Junk Removal & Trash
say bin day, rubbish removal, skip hire, roll off dumpster, rent dumpster, dumpster for remodel, construction debris, old carpet gone, old shingles, old couch gone, get rid of mattress, get rid of fridge, get rid of hot tub, get rid of piano, get rid of tv, get rid of boat, get rid of camper, old trailer removed, tear out hot tub, clean out garage, clean out shed, clean out storage unit, clean out dads house, estate cleanout, eviction cleanout, yard waste, brush to dump, burn barrel, dump hours, dump fees, landfill hours, trash not picked up, missed my trash, trash can stolen, bear got trash, bear proof trash, dead animal pickup, dead deer road, tires dumped, people dumping trash, illegal dumping, trash all over, appliance disposal, ashes disposal

Recycling
say pop cans, beer cans, tin cans, wine bottles, broken glass, jars recycle, plastic bags, styrofoam, packing peanuts, shred papers, shred documents, phone books, junk mail recycle, old cell phones, ink cartridges recycle, light bulbs recycle, car batteries, lead batteries, dead batteries, propane tanks empty, bike frames, old washer scrap, copper wire, catalytic scrap, aluminum scrap, lead weights, motor oil disposal, antifreeze, old gas, bad gas, paint thinner, leftover paint, pesticides, medicine disposal, needles disposal, fishing nets recycle, wood pallets, old clothes recycle, food scraps, curbside recycling

Fuel
say petrol, fill up truck, low on oil, oil tank low, oil tank empty, no oil no heat, ran out of stove oil, ran out of heating oil, emergency fuel, fuel tonight, auto fill oil, keep full, fuel price, cheapest gas, cheapest heating oil, price per gallon, budget plan fuel, 55 gallon drum, barrels of fuel, drums of diesel, fuel to cabin, fuel by plane, fuel to village, propane for grill, exchange propane, hundred pounder, propane delivered, propane heater fuel, white gas, lamp oil, marine fuel, off road diesel, dyed diesel, chainsaw gas, premix, def fluid, cord wood, seasoned wood, dry firewood, split firewood, birch firewood, load of logs, bundle of wood, campfire wood, pellets, bag of pellets, compressed logs, water in fuel, gelled fuel

Utilities
say lights cut off, shut off notice, disconnect notice, reconnect power, power back on, when will power be back, line down, wire down, wires down, pole hit, tree on line, transformer blew, start service, stop service, transfer service, moving turn on electricity, put lights in my name, deposit for electric, smart meter, read meter, bill too high electric, who do i call power, new power pole, line to cabin, extend power line, gas smell, smell gas, gas line, street light out, sewer hookup, water main broke, boil water notice, fire hydrant, water tastes like chlorine, trash utility

Office Supplies
say printer paper, sticky notes, binders, calendar planner, labels for jars, shipping tape, receipt book, receipt paper, whiteboard, school supply list, desk chair, filing cabinet, poster board, construction paper

Printing
say xerox, photocopy, color copies, send a fax, scan documents, print from phone, print from usb, print boarding pass, print resume, print my tax form, big poster, banner for game, banner for birthday, yard signs, lawn signs, election signs, sandwich board, magnetic sign, truck wrap, vehicle wrap, boat name, boat numbers, window lettering, no trespassing sign, street number sign, crew hoodies, hoodies printed, hats stitched, logo on jacket, patches made, custom mugs, koozies, buttons pins, labels for jars, product labels, raffle tickets, receipts books, invoices printed, programs for funeral, funeral programs, graduation announcements, baby announcements, thank you cards, christmas cards printed, calendars printed, bind book, spiral bind, blueprints copied, big drawings printed, engraved plaque, name tags, rubber stamp, punch cards

Photography
say pics taken, wedding pics, snap photos, someone to take pictures, photog, cameraman, maternity pictures, belly pictures, newborn pictures, cake smash, first birthday pictures, couple photos, proposal photos, surprise proposal pictures, prom pictures, grad pictures, cap and gown pictures, team pictures, dance pictures, dog portraits, pet photos, boudoir, christmas card photo, linkedin picture, business headshot, staff photos, menu photos, food pictures, house pictures to sell, listing photos, drone video, video for website, film my wedding, event pictures, reunion picture, church directory pictures, visa photo, develop film, film developed, old film, print from phone, pictures on canvas, enlarge picture, scan old photos, slides scanned, fix old picture, home movies to dvd, vhs to digital, northern lights photos, photo lessons, learn camera, camera repair

Hair & Beauty
say trim my bangs, split ends, fix bad dye, hair turned orange, went orange, fix botched hair, buzz cut, crew cut, straight razor, hot shave, kids first haircut, son needs haircut, boys haircut, mens cut, walk in haircut, haircut today, haircut sunday, old lady perm, shampoo and set, roller set, grandma hair home, hair for homebound, updo, hair for wedding, hair and makeup wedding, black hair, natural hair, box braids, cornrows, dreadlocks, dreads, curly hair, grey roots, cover grey, hair falling out, bald spot, wigs, hairpiece, brow wax, microblading, threading eyebrows, lash extensions, mani pedi, pedi, acrylic nails, gel nails, broken nail, toenails cut, elderly toenails, wax legs, bikini wax, hair removal, chin hair, facial hair, skin care, acne, pimples, wrinkles, botox, lip filler, mens grooming, beauty school, stylist who knows

Tattoos & Piercing
say tats, cover up tattoo, ex name tattoo, first tattoo, sleeve tattoo, fix bad tattoo, memorial tattoo, belly button pierced, tongue pierced, baby ears pierced, traditional tattoo, permanent makeup, infected piercing

Laundry
say washateria, launderette, wash and fold, somebody wash clothes, no washer, washer broke need laundry, wash comforter, wash big blanket, wash rugs, wash horse blanket, wash work clothes, greasy coveralls, fishing clothes stink, fish smell clothes, iron clothes, press pants, clean wedding dress, preserve wedding dress, clean down jacket, wash down coat, clean leather, clean drapes, linen service, restaurant linens, hotel linens, rent tablecloths, uniform service, floor mats, quarters laundry, change machine, shower in town, hot shower

Clothing
say outfit for wedding, nothing to wear, sneakers, tennis shoes, high heels, sandals, snow boots, snow pants, snowsuit, kids winter clothes, long johns, wool socks, thermal underwear, underwear, bra fitting, lingerie, swimsuit, pajamas, hoodie, sweater, sweatshirt, purse, scarf, sunglasses, mittens, beanie, plus size, tall pants, maternity clothes, scrubs, nurse uniform, hi vis vest, steel toe boots, coveralls, oilskins, deck boots, school clothes, school uniform, funeral clothes, black dress, homecoming dress, flower girl dress, bridesmaid dresses, bridal, tux, rent a tux, suit jacket, bow tie, halloween costume, toddler shoes, bunny boots, mukluks, moccasins, fur hat, fur coat, luggage lost clothes, airline lost my bag

Jewelry
say ring too small, ring too big, ring stuck on finger, cut ring off, stone fell out, diamond fell out, chain broke, clasp broke, pearls restrung, watch stopped, watch quit, watch strap, rolex, clock repair, grandfather clock, propose to girlfriend, propose ring, sell wedding ring, sell diamond, engrave ring, mens ring, anniversary necklace, make ring from nugget, birthstone, beaded earrings, cuff links, appraisal for ring, appraise jewelry

Bookstores
say beach read, mystery book, romance novel, bible to buy, local history book, books about here, field guide, bird book, mushroom book, picture book, coloring book, greeting card, sell my books, trade books, order a book, kids chapter books, audiobook, graphic novel, topographic map, sheet music book

Gift Shops
say pressie, gift for dad, gift for husband, gift for boss, gift for teacher, gift for baby, gift for grandpa, gift for kids, housewarming, host gift, secret santa, white elephant, stocking stuffers, mothers day gift, fathers day gift, valentine gift, anniversary gift, wedding gift, graduation gift, retirement gift, thank you gift, goodbye gift, local made gift, made by locals, tshirt souvenir, stuffed animal, teddy bear, candles, wrapping paper, birthday card, sympathy card, board game to buy, care package stuff, knick knacks

Retail
say corner shop, dollar store, big box store, stuff for house, pots and pans, sheets and pillows, blankets to buy, shower curtain, lightbulb store, open late store, open sunday store, store open now, variety store, everything store, supplies in village, village store, run register, ring up groceries, work the register, stock shelves, fold clothes job

Pawn & Antiques
say hock ring, get my stuff out of hock, sell my rifle, sell tools, sell gold chain, sell coins, sell silver, old clock, old dishes, grandmas china, china set, old toys, old records, vinyl records, vintage clothes, old signs, appraise antiques, clean out parents house sell, auction house, auctioneer, sell grandpas stuff, buy estate, war medals

Electronics
say telly, tv went black, tv flicker, mount tv, hang tv on wall, soundbar, radio to buy, marine radio, vhf, walkie talkies, charger cord, phone case, screen protector, sd card, flash drive, earbuds, smart watch, drone to buy, dropped phone, phone in water, phone in toilet, phone got wet, battery dies fast phone, charging port, tablet broke, ipad screen, xbox broke, playstation broke, stereo repair, record player, turntable, guitar amp repair, fish finder, radar install, chart plotter, car stereo, remote start, dash cam, unlock phone

Funeral Services
say undertaker, mortician, passed last night, passed this morning, mom passed, dad passed, grandpa passed, baby died, my brother died, my sister died, my friend died, body flown home, send body to village, ship body, bring body home, died out of state, died at home who call, celebration of life, no money to bury, green burial, home burial, bury on own land, dig grave, headstones made, grave stone, fix headstone, plot next to husband, prepay funeral, plan my own funeral, death certificate, obituary written, eulogy, funeral music, funeral food, ashes shipped, ashes at sea, veteran burial, military funeral, flag for coffin, build casket, funeral hall

Weddings & Party Services
say getting hitched, tie the knot, she said yes, justice of the peace, marry us tomorrow, wedding on glacier, wedding outdoors, wedding on beach, small wedding, last minute wedding, courthouse wedding, vow renewal, renew vows, wedding arch, wedding decorations, centerpieces, tablecloths, rent dishes, rent wine glasses, rent dance floor, rent stage, sound system rent, rent speakers, rent microphone, photo booth, dj for wedding, music for wedding, band for wedding, hair and makeup for wedding, day of coordinator, wedding cake table, bachelor party, hen party, gender reveal, sweet sixteen, quinceanera, bday party, first birthday, kids bday, bouncy castle, jumpy house, magician, princess party, superhero party, pinata, balloon arch, santa for hire, easter bunny costume, office party, christmas party, company picnic, graduation party, prom decorations, family reunion, block party, heater for tent, portable bar, fog machine, cotton candy machine, popcorn machine

Child Care
say sitter saturday, date night sitter, sitter quit, babysitter quit, daycare closed, daycare full, waiting list daycare, daycare too expensive, help paying daycare, daycare help money, creche, childminder, nanny share, live in nanny, overnight babysitter, night shift daycare, weekend daycare, early morning daycare, pick up kids school, drive kids to practice, kids home alone, snow day, spring break kids, christmas break kids, in service day, part day preschool, half day preschool, two year old, baby room, six week old, back to work after baby, start work no daycare, new in town sitter, sick kid sitter, special needs sitter, watch kids at wedding, watch twins, grandma cant watch, run home daycare, daycare license

Education
say flunking, flunked math, bad grades, f in math, fell behind school, behind in reading, second grader cant read, teach my kid to read, algebra, chemistry tutor, college essay, study for test, act test, asvab, ged test, citizenship class, english tutor, speak better english, homeschool tutor, tutor come to house, online tutor, kid hates school, kid hates reading, summer school, catch up in summer, typing class, excel class, computer class for seniors

Employment & Training
say hiring now, nobody hires me, nobody will hire me, no experience job, never worked, first time job, fifteen and want job, job at sixteen, teen work, teen needs work, job for my son, job for my daughter, over fifty job, too old to hire, retired want job, job after baby, no diploma job, english not good job, job with bad back, job with record, felon, job without car, cash today, day labor, paid today, temp job, summer gig, winter gig, unemployment check, file unemployment, unemployment ran out, draw unemployment, fix my resume, cover letter, interview clothes, mock interview, cdl school, get license to drive truck, become electrician, become plumber, become carpenter, become welder, become lineman, become nurse, become cna, cna class, become truck driver, heavy equipment school, culinary school, beauty school, forklift certificate, union job, joint apprenticeship, better job, hate my job, change careers, dead end job, more money job, boss fired me, plant closed, season ended no job, moved here need job

Warehousing
say pack boxes, load trucks, unload trucks, throw freight, sort packages, forklift job, shelf stocker, night stock crew, pick orders, move pallets

Janitorial & Office Services
say answer calls for my business, someone to answer phone, type letter, type up notes, transcribe, transcription, organize my papers, paperwork piling up, assistant few hours, part time secretary, copy and file, bills paid for me, stuff envelopes, schedule appointments for me, remote assistant, office girl, front office, type fast

Maintenance Work
say fix it guy, mr fix it, little jobs, small jobs, jobs around the house, things need fixing, leaky faucet and door, squeaky door, change light bulbs, high light bulb, change smoke detector battery, hang pictures, hang curtains, hang blinds, mount tv, assemble ikea, assemble furniture, assemble crib, put up shelves, caulk tub, fix screen, fix step, fix gate, fix mailbox, put up mailbox, install grab bar, husband useless, husband passed need handyman, widow needs fixing, elderly home repairs, landlord maintenance man, apartment maintenance, building super, check pipes while away, water plants while away, feed cat and water plants, watch house winter, winterize cabin, winterize house, open cabin spring, drain pipes winter, live in caretaker, groundsman

Guides & Seasonal Work
say summer gig, work with housing, job with room, place to live with job, work at camp, work at resort, lodge work, cook at lodge, wilderness job, travel and work, work and travel, work for summer adventure, college kid summer, couple job together, couple wants summer work, deckhand on tour boat, drive tour bus, raft guide job, kayak guide job, glacier guide job, season end bonus, fly me up for summer, first summer here, work may to september, four months work, winter at lodge, ski season job

Cooks & Kitchens
say flip burgers, sling hash, fry cook, short order, grill cook, wash dishes, dish pit, pot washer, peel potatoes, work in kitchen, kitchen job no experience, wait tables, bus tables, sling drinks, pour beer, bartend, host at restaurant, tips every night, camp cook, cook on boat, cook for crew job, breakfast cook, night cook, pizza cook, baker job, sous chef, pastry chef, run kitchen, cook needed, cook quit

Cafes
say sling coffee, make lattes, coffee hut job, barista job, cuppa, iced coffee, cold brew, decaf, chai, oat milk, somewhere warm to sit, sit with laptop

Heavy Equipment
say run loader, run backhoe, operate excavator, drive digger, rent backhoe, rent trencher, rent lift, rent boom lift, man lift, rent generator, rent pump, rent auger, post hole auger, rent chainsaw, rent log splitter, rent chipper, rent pressure washer, rent floor sander, rent tiller, rent compactor, rent jackhammer, rent concrete saw, rent ladder, rent scaffolding, rent heater, rent light tower, rent trailer, rent dump trailer, lift trusses, set trusses, set beam, pick up container, bulldozer for hire

Small Engine Repair
say mower wont cut, mower blade dull, sharpen mower, riding mower, weed whacker, weedwhacker, weed wacker, strimmer, trimmer wont start, tiller wont start, pressure washer wont start, snow thrower, chain dull, saw wont start, saw chain sharpened, carburetor gummed, bad gas carburetor, generator surging, generator no power, water pump wont start, log splitter broke, auger wont start, ice auger wont start, golf cart repair, honda generator, small motor, kicker wont start

Engineering
say engineer stamp, stamped plans, beam size, remove wall safe, is my deck safe, snow load roof engineer, foundation engineer, house cracking engineer, septic engineer, road design, drainage design, letter from engineer, geotech, soils report, pilings design, bank wants engineer report

Architecture
say draw my house, draw my addition, sketch of house, drawings for permit, plans for cabin, plans for garage, draftsman, drafter, cad drawings, remodel drawings, 3d picture of house, restaurant layout

Surveying
say where does my land end, neighbor built on my land, neighbor fence on my side, fence on wrong side, find corner pins, survey stakes, as built survey, subdivide land, split lot, easement, right of way, elevation certificate, mortgage survey, topo survey, stake house

Environmental Consulting
say is my water safe, water safe to drink, test paint for lead, mold test house, radon test, asbestos inspection, heating oil spill yard, old tank buried, dig out old tank, phase one, wetlands on lot, build on wetlands, soil smells like gas

Thrift & Donations
say op shop, charity shop, jumble sale, tag sale, moving sale, preloved, gently used, pick up donated couch, who takes furniture, who takes clothes, who takes mattresses, take my old couch, free boxes of stuff, freebies, buy nothing, used baby stuff, used crib, used winter boots, used kids clothes, used skis cheap, kids outgrow clothes, sell kids clothes, sell used clothes, dead moms clothes, formal dress cheap

Housing
say home repair for seniors, fix roof for poor, new furnace low income, furnace for low income, weatherize for free, free insulation, free windows, home repair grant, home repair loan, ramp for free, landlord wont take voucher, waiting list housing, teacher housing, where can workers live, cant find house to buy, rent eats paycheck, rent half my pay, mobile home too old, tenants rights help

Government Offices
say permit to build, permit for deck, permit for shed, building inspector, neighbor junk complaint, junk yard neighbor, noise complaint, barking dog complaint, street not plowed, pothole complaint, street light broken, address for new house, house number, driveway permit, sign permit, business license office, zoning change, home business allowed, chickens allowed, fence height, tax on my house too high, appeal assessment, who owns lot

Legal Aid
say landlord wont heat, no heat landlord, landlord shut off water, landlord locked me out, landlord wont fix mold, landlord raising rent, landlord enters without asking, lease broke, break my lease, thrown out no notice, mobile home park eviction, boss wont pay, last paycheck, paycheck short, boss keeps tips, boss harasses me, fired for being pregnant, fired for sick, contractor took deposit, contractor ran off

Liquor & Cannabis
say chewing tobacco, cigars, six pack, case of beer, bottle shop, off licence, keg for party, champagne, box wine, wine for dinner, gummies, cbd, ganja, rolling papers, vape juice, e cig

# More kinds

Locksmiths
is locksmith, locksmiths, lock and key, key shop, lock shop
in lock, key, keys, safe
say locked myself out, locked out of car, keys locked in truck, lost house key, lost truck keys, key broke in lock, key snapped off, key stuck in ignition, ignition wont turn, spare car key, key made, key copied, key fob dead, program key, rekey house, change the locks, ex has key, deadbolt stuck, forgot safe combination, keypad lock, guy who opens locks

Chimney & Stove Services
is chimney sweep, chimney service, chimney cleaning, wood stove dealer, stove shop, fireplace shop, hearth shop
in chimney, stove, hearth, fireplace, flue
say clean chimney, sweep chimney, chimney full of creosote, chimney smokes, smoke comes back in house, birds nest in chimney, chimney fire scare, chimney inspected for insurance, install wood stove, install pellet stove, stove glass cracked, stove gasket, stove pipe replaced, chimney cap, fireplace insert, gas fireplace wont light, wood stove to buy, pellet stove wont feed, sooty guy with brushes

Fences & Gates
is fence company, fence contractor, fence builder, fence installer, fencing contractor, gate installer, fences
in fence, gates, gate
say build a fence, put up fence, chain link, wood fence, privacy fence, fence fell down, fence blew over, fence post rotted, fence for dog, keep dog in yard, keep moose out, electric fence, bear fence, horse fence, driveway gate, rent fence, construction fence, fence for garden, neighbors see into yard

Demolition
is demolition, demolition contractor, wrecking company, house wrecking
in demolition, wrecking, abatement
say tear down house, tear down shed, tear down garage, knock down building, bulldoze house, burned house torn down, remove old trailer, old mobile home gone, take out concrete, break up concrete, jackhammer, gut building, old building falling down, tear down barn, remove pool

House Leveling & Moving
is house leveling, foundation repair, house movers, structural movers, house jacking, piling contractor, helical piers
in foundation, leveling, pilings, jacking
say house is sinking, house leaning, crooked house, floors slope, marble rolls across floor, doors stick, doors wont shut, cracks over doors, jack up house, level cabin, raise house above flood, move a house, move cabin to lot, house on skids, rotten pilings, post and pad, bad foundation, foundation heaved, permafrost melting under house, ground sinking

Mobile Homes
is mobile home dealer, manufactured homes, manufactured housing, mobile home park, mobile home service, modular homes
in mobile, manufactured, modular, trailer
say trailer house, single wide, double wide, trailer court, trailer space, lot for trailer, skirting, skirt my trailer, re level trailer, trailer roof leaks, trailer floor soft, trailer pipes froze, tie down trailer, move mobile home, haul mobile home, buy used trailer house, prefab house, mobile home parts

Home Inspection
is home inspector, home inspection, building inspection, property inspection, inspection services
in inspection, inspections, inspector
say look over house before buying, check house before buy, is house safe to buy, inspect my new house, house inspector, bad things hidden in house, crawl space checked, roof checked, buyer inspection, bank wants inspection, radon check house, mold check house, pre sale inspection

Appraisers
is appraiser, appraisal, appraisals, real estate appraiser, property appraisal
in appraisal, valuation, appraisals
say what is my house worth, house value for divorce, value of land, value for estate, bank wants appraisal, value of property, appraise land, appraise cabin, appraise business, value for probate

Firewood
is firewood, firewood sales, firewood delivery, wood pellets
in firewood, wood, cords
say cord of wood, cords of birch, wood for stove, dry wood, seasoned wood, split wood, split and delivered, load of logs, log truck load, firewood cut, chop wood for me, split my wood, stack my wood, rent log splitter, campfire wood, bundle of wood, wood pile low, need wood for winter, guy who sells wood, burn wood, kindling, wood for elders, pellets by ton

Water Delivery & Treatment
is water delivery, water hauling, water treatment, water filtration, water softeners, bottled water
in water, filtration, purification
say water truck, haul water, fill my tank with water, fill cistern, holding tank water, dry cabin water, jugs of water, five gallon jugs, water cooler for office, water smells, water stinks like eggs, rusty water, orange stains in tub, brown laundry, iron in water, hard water, water tastes bad, cloudy water, water filter, arsenic in water, safe to drink, test my well, uv light water, reverse osmosis, water softener salt, white crust faucet

Portable Toilets
is portable toilets, portable restrooms, portable toilet rental, portable sanitation
in sanitation, portable, restrooms
say porta potty, port a potty, porta john, honey bucket rental, toilets for wedding, toilets for event, toilet for construction site, toilet at job site, outhouse rental, hand wash station, fancy restroom trailer, toilets for festival

Drywall & Plaster
is drywall, drywall contractor, drywaller, plastering, plasterer, sheetrock
in drywall, plaster, interiors
say hang sheetrock, hang drywall, mud and tape, tape and texture, hole in wall, patch wall, punched hole in wall, doorknob went through wall, ceiling crack, cracked ceiling, remove popcorn ceiling, water stained ceiling, finish garage walls, wall dents, nail pops, plasterboard, gyprock

Cabinets & Countertops
is cabinets, cabinet shop, countertops, countertop, kitchen cabinets, kitchen design, granite countertops
in cabinets, cabinetry, countertops, granite, kitchens
say quartz counter, kitchen counter burned, new kitchen cupboards, cupboards old, cabinet doors, paint my cabinets, bathroom vanity, kitchen island, redo kitchen, laminate counter peeling, butcher block counter

Fire Protection
is fire protection, fire sprinklers, fire extinguishers, fire alarm, fire suppression
in fire, suppression, sprinkler, extinguisher
say fire extinguisher refill, extinguisher inspected, extinguisher tag expired, fire sprinkler leaking, sprinkler inspection, hood suppression restaurant, fire alarm keeps going off, fire alarm test, fire marshal wants, exit signs, emergency lights, smoke detectors for building

Hot Tubs, Pools & Saunas
is hot tubs, hot tub dealer, pool service, saunas, spa dealer, swimming pool contractor
in spas, pools, sauna, tubs
say hot tub broke, hot tub wont heat, hot tub leaks, hot tub chemicals, hot tub cover, green water in tub, pool green, clean pool, hot tub froze, drain hot tub, buy hot tub, used hot tub, jacuzzi, build sauna, barrel sauna, sauna stove, sauna kit, wood fired tub

Upholstery
is upholstery, upholsterer, auto upholstery, marine upholstery, upholstery shop
in upholstery, interiors, canvas, trim
say recover couch, recover chair, reupholster, ripped couch, cat scratched couch, dog chewed couch, new foam for cushions, cushions flat, boat seats ripped, truck seat ripped, snowmachine seat, headliner sagging, restaurant booths, torn vinyl seat, sew cushions, antique chair seat

Furniture Repair
is furniture repair, furniture restoration, furniture refinishing, antique restoration
in restoration, refinishing, furniture
say broken chair leg, wobbly chair, wobbly table, refinish table, water ring on table, scratched table, strip old paint, restore old dresser, grandmas table, glue chair, movers broke furniture, cane chair seat, recliner broke

Shoe & Leather Repair
is shoe repair, cobbler, boot repair, leather repair, saddle repair, leatherwork
in leather, boots, shoe, saddlery
say resole boots, boot sole came off, sole fell off, heel broke, fix my boots, fix heels, stretch shoes, shoes too tight, zipper on boot, leather jacket ripped, purse strap broke, belt hole, dog collar leather, shine shoes, saddle fixed, tool belt fixed, shoemaker

Sharpening
is sharpening, sharpening service, knife sharpening, saw sharpening
in sharpening, saw, edge
say dull knives, knives wont cut, sharpen knives, sharpen ulu, sharpen scissors, hair shears sharpened, sharpen chainsaw, dull chain, sharpen skates, sharpen mower blade, sharpen axe, planer knives, saw blade sharpened, clipper blades, restaurant knives sharp, ice auger blades

Clock & Watch Repair
is clock repair, watch repair, watchmaker, clockmaker, horologist
in clock, watch, time
say watch stopped, watch quit, watch battery, watch strap broke, watch crystal cracked, watch pin, rolex fixed, pocket watch, grandpas watch, grandfather clock stopped, cuckoo clock, mantel clock, clock wont chime, clock runs slow

Picture Framing
is picture framing, frame shop, custom framing, framing shop
in framing, frame, frames, gallery
say frame my picture, frame diploma, frame jersey, frame medals, frame print, frame puzzle, mat and frame, broken picture glass, shadow box, canvas stretched, frame for painting, hang heavy mirror

Awards & Engraving
is trophies, trophy shop, engraving, engraver
in trophies, awards, engraving, plaques
say trophy for team, medals for race, plaque for retiree, plaque for boss, engrave name, engrave flask, engrave knife, name on glass, employee of year, name plate, nameplate for desk, memorial plaque, bench plaque, laser engraving, dog tag engraved, belt buckles

Monuments & Headstones
is headstones, monument company, grave markers, gravestones
in monument, memorials, granite, stone
say headstone for dad, headstone for mom, tombstone, gravestone, stone for grave, grave marker, fix old headstone, clean headstone, name added to headstone, baby headstone, pet gravestone, bronze marker, veteran marker

Estate Sales & Auctions
is estate sales, estate liquidators, auctioneer, auction house, auctions, auction company, liquidators
in auction, estate, liquidation
say sell everything in house, clean out parents house, sell moms things, sell dads tools, dads gun collection sell, sell house contents, downsizing sell stuff, auction off, sell equipment auction, storage unit auction, liquidate store, going out of business sell, sell grandmas china, what to do with dead relatives stuff

Professional Organizers & Errands
is professional organizer, home organizer, concierge, errand service, personal assistant, senior move manager, house sitting
in organizing, concierge, errands, organizer
say too much clutter, declutter house, messy closet, organize garage, organize kitchen, organize papers, pack up moms house, downsize mom, run errands, pick up groceries for me, wait for repair man, return packages, personal shopper, wrap presents, put up christmas tree, hang christmas lights, house sitter, check on my house, water my plants, pick up mail while away, drive my car to airport

Handyman Services
is handyman, handyman service, home repair, odd jobs, handywoman
in handyman, repairs, repair, maintenance
say fix it guy, jack of all trades, mr fix it, odd job man, little jobs around house, small jobs, stuff broken around house, door wont latch, squeaky door, leaky faucet, running toilet, loose railing, wobbly deck, broken step, hole in wall, hang pictures, mount tv, hang shelves, put together furniture, assemble ikea, assemble swing set, assemble grill, install blinds, change light fixture, replace doorknob, fix screen, caulk bathtub, grab bars for grandma, elderly mother needs repairs, widow needs help house, contractor wont do small job, handy person, guy who fixes everything

Tool & Equipment Rental
is equipment rental, tool rental, rental center, rental yard, rent all
in rental, rentals, equipment, tools
say rent tools, tool hire, borrow drill, rent chainsaw, rent jackhammer, rent carpet cleaner, rent floor sander, rent pressure washer, rent trencher, rent auger, rent post hole digger, rent tiller, rent log splitter, rent chipper, rent generator, rent heater, rent pump, rent ladder, rent scaffolding, rent scissor lift, rent man lift, rent mini excavator, rent skid steer, rent bobcat, rent trailer, rent compactor, rent cement mixer, rent nail gun, rent for weekend

Garage Doors
is garage doors, garage door, overhead door, overhead doors
in doors, overhead, garage
say garage door stuck, garage door wont open, garage door wont close, garage door off track, garage door spring broke, garage door froze, backed into garage door, garage opener broke, garage remote lost, garage door noisy, garage door seal, new garage door, shop door, roll up door, bay door

Gutters & Siding
is gutters, gutter cleaning, siding, siding contractor, gutter company
in gutter, siding, exteriors
say gutters full, leaves in gutters, gutter fell off, gutter leaks, downspout, rain gutters, eavestrough, ice broke gutters, siding blew off, siding cracked, siding rotten, woodpecker holes, vinyl siding, hardie board, log siding, house wrap, soffit fascia

Asbestos, Lead & Mold
is asbestos abatement, mold remediation, lead abatement, mold testing, abatement contractor, asbestos
in abatement, remediation, testing
say black mold, mold on wall, mold in bathroom, mold in attic, mold in crawl space, mold making kids sick, test for mold, mildew smell, musty house, asbestos tile, asbestos siding, asbestos popcorn ceiling, vermiculite attic, test for asbestos, old paint lead, lead paint chips, kid ate paint, lead test, sewage cleanup house

Log Homes & Cabins
is log homes, log home builder, cabin builder, cabin kits, log cabin, timber frame
in log, logs, cabin, timber
say build log cabin, log house, chink logs, chinking falling out, rotten logs, log rot, stain logs, log home restoration, cabin kit, cabin package, cabin in woods built, remote cabin built, hunting cabin, timber frame, scribe logs, sand logs, peel logs

Steel Buildings & Sheds
is steel buildings, metal buildings, sheds, storage buildings, pole barns, carports
in buildings, steel, sheds, barns
say buy a shed, shed delivered, garden shed, wood shed, metal garage, metal shop, quonset, pole barn, barn built, hangar built, carport kit, boat shelter, greenhouse kit, tent garage, fabric building, riding arena

Docks & Marine Construction
is marine construction, dock builder, pile driving
in marine, dock, docks, piling
say build dock, fix dock, dock sank, dock drifted away, dock on lake, float dock, pilings for dock, boat lift, boathouse built, seawall, bank washing away, riprap, boat ramp built, drive pilings

Road & Driveway Maintenance
is road maintenance, road grading, gravel delivery, gravel pit, dust control
in road, gravel, aggregate, grading
say grade my road, muddy road, potholes in driveway, washboard road, washed out driveway, driveway rutted, load of gravel, d1 gravel, pit run, topsoil delivered, sand for driveway, rock for driveway, dusty road, calcium chloride, ditch the road, culvert froze, culvert thawed, culvert put in

Irrigation & Sprinklers
is irrigation, lawn sprinklers, sprinkler systems
in irrigation, sprinkler, lawn
say sprinkler head broke, sprinkler leak yard, blow out sprinklers, winterize sprinklers, turn on sprinklers, water lawn automatic, drip system garden, water garden while away

Used Building Materials
is architectural salvage, building materials reuse, habitat restore
in salvage, reuse, restore, materials
say used windows, used doors, used cabinets, used sink, old bathtub, claw foot tub, used lumber, leftover lumber, leftover tile, donate cabinets, donate building materials, used appliances cheap, barn wood, old brick, scratch and dent

Paint Stores
is paint store, paint dealer, paint and decorating
in paint, paints, coatings, decorating
say gallon of paint, match paint color, mix paint, deck stain, log stain, spray paint, marine paint, bottom paint, paint sprayer, rollers and brushes, wallpaper to buy, epoxy paint, what color to paint

Blinds & Curtains
is blinds, window coverings, window treatments, draperies, curtains
in blinds, shades, draperies, window
say drapes, blackout curtains, too bright to sleep, sun all night, midnight sun bedroom, broken blinds, blind string broke, roller shades, curtains made, curtain rods, hang curtains, motorized shades, thermal curtains

Fabric & Sewing Supplies
is fabric store, sewing store, sewing center, quilt shop, yarn shop, sewing supplies
in fabric, quilt, yarn, sewing
say fabric by yard, quilting cotton, fleece fabric, zipper to buy, needles and thread, wool for knitting, fur trim, fur ruff, hide and fur, waterproof fabric, canvas by yard, sewing machine to buy, fix sewing machine, serger, patterns for dress, embroidery floss, quilt longarm, finish my quilt

Barbers
is barber, barbershop, barber shop
in barber, barbers, cuts, shave
say mens haircut, boys haircut, son needs haircut, buzz cut, crew cut, high and tight, military haircut, beard trimmed, shape beard, hot towel shave, straight razor, short back and sides, walk in haircut, haircut for old man, clean neck

Skin Care & Waxing
is esthetician, skin care, skincare, waxing, medical spa, lash studio, brow bar, electrolysis
in skin, lash, brow, beauty, aesthetics
say zits, pimples, acne, breakouts, dry skin winter, wrinkles, botox, lip filler, chemical peel, laser hair, hair removal, wax eyebrows, wax legs, bikini wax, wax back, chin hairs, lash extensions, lash lift, microblading, eyebrow tint, spray tan, dark spots, tattoo removal

Nail Salons
is nail salon, nail spa, manicurist
in nails, nail
say get nails done, mani pedi, pedi, gel nails, acrylics, dip powder, broken nail, nails for wedding, ugly toenails, toes done, feet rough, callus, nail art, fake nails, fill nails, grandma toenails

Formal Wear & Costumes
is formal wear, tuxedo rental, bridal shop, bridal, costume shop, costume rental
in bridal, formal, tuxedo, costumes
say rent a tux, suit for wedding, wedding gown, wedding dress to buy, bridesmaid dress, mother of bride dress, flower girl dress, prom dress, homecoming dress, pageant dress, quinceanera dress, tux for prom, halloween costume, santa suit, mascot costume, pirate costume, wig for costume, used wedding dress

DJs & Entertainers
is disc jockey, mobile dj, entertainers, entertainment service, karaoke service, photo booth
in entertainment, sound, productions
say dj for wedding, music for party, dj for school dance, mc for event, emcee, rent karaoke, rent speakers, rent microphone, sound system, clown for party, magician for party, face painter, balloon animals, princess for birthday, santa for party, photo booth, bouncy castle, live band for hire, bagpiper for funeral, singer for wedding, mechanical bull

Tutors
is tutor, tutoring, tutors, test prep, homework help
in tutoring, learning, tutors
say kid failing math, flunking, bad grades, f in algebra, stuck on homework, behind in reading, kid hates math, teach my kid, act prep, college essay, catch up summer, speak english better, online tutor, tutor come to house, smart college kid to help

Video & Film Transfer
is video transfer, film transfer, photo scanning, digitizing service
in video, transfer, media, memories
say vhs to dvd, vhs tapes, old home movies, camcorder tapes, super 8, 8mm film, slides to digital, scan old photos, box of old pictures, cassettes to cd, records to digital, old wedding video, photo album scanned

Phone & Tablet Repair
is phone repair, cell phone repair, cellphone repair, iphone repair, tablet repair
in phone, wireless, repair
say cracked screen, smashed screen, dropped phone, phone in water, phone in toilet, phone in lake, phone wont charge, charging port, battery dies fast, phone gets hot, black screen phone, phone wont turn on, get pictures off phone, ipad cracked, kid broke tablet, unlock phone, used phone, screen protector, camera phone blurry, volume button

Car & Marine Audio and Electronics
is marine electronics, car audio, car stereo, remote start, two way radio sales
in electronics, audio, marine, radio
say car stereo, speakers blown, subwoofer, remote start, auto start for winter, backup camera, dash cam, fish finder, depth finder, chart plotter, radar on boat, vhf radio, marine radio, gps for boat, autopilot boat, radios for crew, handheld radios, boat antenna

Musical Instrument Repair
is instrument repair, guitar repair, luthier, piano tuning, piano tuner, music store
in music, instruments, piano, guitars
say guitar broke, guitar strings, restring guitar, fix violin, violin bow, clarinet pads, trumpet stuck valve, band instrument rent, rent violin, rent trumpet for school, piano out of tune, piano keys stick, free piano move, fix amp, drum heads, buy ukulele, guitar picks, sell my guitar

Vending & Coffee Service
is vending, vending machines, vending company, office coffee service
in vending, amusements, refreshment
say soda machine, pop machine, snack machine, candy machine for lobby, coffee for office, water cooler for office, machine ate my money, machine took my dollar, arcade machines, pool table for bar, jukebox, atm for my store

Linen & Uniform Services
is linen service, uniform service, uniforms, linen supply, uniform store
in linen, uniform, textile
say uniforms for crew, shirts for staff, restaurant towels, tablecloths rent, hotel sheets washed, floor mats service, coveralls washed, chef coats, nurse scrubs, scrubs, hi vis vests, aprons, embroidered uniforms, hotel laundry

Restaurant & Store Equipment
is restaurant equipment, restaurant supply, store fixtures, kitchen equipment
in restaurant, equipment, supply, fixtures
say used pizza oven, commercial fridge, deep fryer, used fryer, grill for restaurant, three compartment sink, hood for restaurant, espresso machine to buy, food truck equipment, food trailer, shelves for store, display case, clothing racks, cash register to buy, dishes for restaurant, take out containers, plastic gloves

Packaging & Shipping Supplies
is packaging, packaging supplies, shipping supplies, box store, packaging company
in packaging, boxes, containers
say cardboard boxes to buy, fish boxes, wetlock boxes, insulated box, bubble wrap, packing tape, jars to buy, bottles for product, labels for jars, vacuum bags, gel packs, dry ice, shrink wrap, pallets to buy, crates built, gift boxes

Staffing & Temp Agencies
is staffing agency, temp agency, staffing, temporary staffing, employment agency, labor hall
in staffing, personnel, temporary, recruiters
say temp job, temp work, day labor, work today paid today, cash job today, fill in worker, need worker tomorrow, need guys for one day, extra hands for week, short staffed, nobody applies, headhunter, recruit nurse, travel nurse, seasonal crew recruit, workers from overseas, office temp, temp to hire

General Labor
is laborer, general labor, day labor, construction laborer
in labor, laborer, crew, helper
say strong back, swing hammer, dig ditches, shovel work, grunt work, physical work, outdoor labor, carry lumber, haul stuff, load truck, unload truck, move heavy things, clean up job site, hold stop sign, flagger, no experience job, work with hands, dont mind getting dirty, cash job, odd jobs wanted, couple strong guys, teenager to lift, college kid for yard, stack wood job

Retail & Cashier Work
is cashier, retail clerk, sales associate, store clerk, stocker, grocery clerk
in retail, store, sales, customer
say run register, ring up groceries, work the register, behind the counter, stock shelves, bag groceries, fold clothes, sell souvenirs, work in gift shop, work in shop, job at store, gas station job, first job store, after school job store, weekend store job, talk to customers, count change

Driving Jobs
is cdl driver, delivery driver, truck driver, bus driver, shuttle driver, driver
in driver, driving, cdl, delivery
say drive truck, drive semi, drive big rig, haul gravel job, dump truck driver job, fuel truck driver, plow truck driver, drive bus, school bus driver, drive tourists, tour bus job, drive van, airport shuttle job, deliver packages, deliver pizza, deliver flowers, deliver groceries job, drive cab, job with own car, hazmat endorsement, passenger endorsement, drive all night, lorry driver

Caregiver & Aide Work
is caregiver, personal care attendant, home health aide, cna, direct support professional
in care, aide, caregivers, support
say take care of elderly, take care of old lady, sit with grandma, help disabled man, live in caregiver, night caregiver, job helping people, care for my own mom paid, paid to take care of mom, paid to care for family, bathe and dress, nurses helper, group home job, work with disabled, caring job no degree, carer

Housekeeping & Hotel Work
is housekeeper, room attendant, front desk agent, hotel staff, night auditor
in housekeeping, hotel, lodge, rooms
say make beds, change sheets, clean hotel rooms, clean cabins job, turn rooms, wash sheets job, hotel desk, check in guests, night desk, carry bags, hotel job no english, work at hotel, work at inn, chambermaid, laundry job, breakfast attendant

Babysitters & Nannies
is babysitter, babysitting, nanny, nannies, sitter service, au pair
in nanny, sitter, childcare
say sitter saturday night, date night sitter, sitter for wedding, sitter at hotel, babysitter quit, somebody to watch kids, teen to watch kids, mothers helper, nanny share, live in nanny, overnight sitter, night shift sitter, pick up kids from school, drive kids to practice, watch newborn, watch twins, snow day sitter, sick kid sitter, grandma type to watch kids, summer sitter, after school sitter

Wedding Officiants
is wedding officiant, officiant, justice of the peace, marriage commissioner, wedding chapel
in wedding, ceremonies, officiant, chapel
say tie the knot, elope, elopement, marry us on glacier, marry us on mountain, courthouse wedding, not religious wedding, wedding vows, renew vows, marry us tomorrow, two brides, two grooms, quick wedding, friend marry us

Notaries & Document Services
is notary, notary public, mobile notary, document preparation, signing agent
in notary, documents, signing
say notarized, notarize paper, stamp and sign, witness signature, sign title, sign power of attorney, notary come to hospital, notary on sunday, travel consent for kid, loan papers signed, apostille, certified copy, fingerprints, fingerprinting, passport papers
`
