/** Everyday words with words of texts about the same subject: the house, the family, food, the body and company. See `findRelated`. */
export default `
leak, leaks, leaking, leaky, dripping: plumber, plumbing, pipe repair, roofing, roofer, water damage, faucet, ceiling, gasket, sealant
drip, drips, dripped: faucet, tap, plumber, washer, sink, leak, plumbing, fixture
broken, broke, busted, kaput, not working: repair, fix, replacement, handyman, technician, spare parts, warranty, maintenance
fix, fixed, fixing, mend, patch up: repair, handyman, maintenance, restoration, technician, tools, spare parts, contractor
handyman, handywoman, odd jobs, fixer: home repair, carpentry, maintenance, painting, drywall, installation, minor repairs, contractor
creaky, squeaky, squeak, creaking: hinge, floorboards, lubricant, carpentry, stairs, repair, flooring, handyman
rattle, rattles, rattling: loose, window, furnace, muffler, repair, vibration, bolts, mechanic
crack, cracks, cracked: foundation, windshield, plaster, concrete, masonry, caulking, glass repair, structural engineer, repair
hole, holes, gap: patch, drywall, insulation, filler, repair, plaster, darning, pothole
rust, rusty, rusted, corroded: metal, corrosion, welding, sandblasting, coating, paint, steel, salvage, restoration
rot, rotten, rotting, decayed: wood, carpenter, moisture, siding, deck, replacement, mold, joists, home inspection
mold, moldy, mould, mildew, musty: remediation, moisture, ventilation, inspection, cleaning, humidity, air quality, water damage, dehumidifier, tenant rights
damp, dampness, soggy, moist: moisture, ventilation, dehumidifier, crawl space, insulation, waterproofing, mold, drainage
draft, drafty, draughty, drafts: insulation, weatherization, windows, weatherstripping, caulking, energy audit, doors, heat loss
weatherize, weatherization, weatherproof, winterize: insulation, energy audit, heat loss, rebate, caulking, energy efficiency, furnace, windows, low income
roof, roofs, rooftop, shingles: roofing, roofer, metal roofing, snow load, gutters, leak, contractor, flashing, attic
gutter, gutters, downspout, eaves: roofing, cleaning, drainage, ice dam, roofer, installation, rain, ladder
ceiling, ceilings: drywall, plaster, lighting, insulation, painting, fan, leak, water stain
wall, walls: drywall, painting, plaster, framing, insulation, siding, wallpaper, carpenter
floor, floors, flooring: hardwood, laminate, vinyl, tile, carpet, installation, refinishing, subfloor, installer
carpet, carpets, rug, rugs: flooring, carpet cleaning, steam cleaning, stain, installation, upholstery, vacuum, remnants
tile, tiles, tiling, grout: flooring, bathroom, kitchen, installer, ceramic, backsplash, shower, remodel
paint, painting, painter, repaint: painting contractor, interior, exterior, primer, color, brushes, hardware store, walls, staining
peeling, flaking, chipped paint: painting, lead paint, scraping, primer, siding, refinishing, home repair
wallpaper, wallpapering: interior design, decorating, walls, painter, removal, paste, decor
window, windows, pane, windowpane: glass, glazing, glazier, replacement, frame, curtains, window cleaning, storm window, energy efficiency
glass, glazier, shattered glass: windows, windshield, mirror, replacement, auto glass, glazing, glass shop
door, doors, doorway: lock, hinge, carpenter, installation, garage door, frame, threshold, hardware, locksmith
lock, locks, deadbolt: locksmith, keys, security, rekey, door, padlock, hardware store
key, keys, spare key: locksmith, duplicate, key cutting, lock, hardware store, car key, lost property
locked out, lockout, lost my key, lost keys: locksmith, emergency, rekey, car lockout, property manager, lost property, spare key
garage, garages, carport: garage door, opener, parking, storage, workshop, vehicle, mechanic, heated garage
basement, cellar, crawl space: foundation, flooding, sump pump, waterproofing, storage, insulation, moisture
attic, loft: insulation, storage, roof, ventilation, squirrels, vermiculite, renovation
stairs, staircase, steps, stairway: railing, carpenter, handrail, stair lift, ramp, accessibility, deck, fall prevention
porch, deck, veranda, patio: decking, carpenter, railing, lumber, staining, outdoor, contractor, grill
fence, fences, fencing: fence contractor, posts, gate, property line, yard, chain link, livestock, surveyor
gate, gates: fence, driveway, hinge, welding, security, access, latch
shed, sheds, outbuilding: storage, garden, building permit, carpentry, tools, lumber, kit, workshop
cabin, cabins, hut, cottage: log home, lodging, rental, vacation rental, off grid, wood stove, public use, remote, building
outhouse, privy, latrine, porta potty, portable toilet: septic, sanitation, toilet, dry cabin, pumping, rental, campground
house, houses, home: real estate, housing, residential, mortgage, dwelling, property, realtor, family, rental
household, homeowner, home owner: residence, utilities, insurance, property tax, maintenance, family, energy bills
diy, do it yourself, home project: hardware store, tools, lumber, tool library, workshop, instructions, paint, building supplies
tool, tools, toolbox: hardware store, tool rental, workshop, drill, hammer, saw, power tools, tool library
hammer, nail, nails, hammering: carpentry, hardware store, tools, framing, fasteners, lumber, construction
drill, drills, drilling: power tools, screws, bits, hardware store, well drilling, tool rental, carpentry
screw, screws, bolt, bolts, screwdriver: fasteners, hardware store, tools, assembly, nuts, carpentry, marine hardware
saw, saws, sawing, chainsaw: lumber, carpentry, sharpening, sawmill, firewood, tree felling, tool rental, safety
ladder, ladders, scaffold: roofing, painting, tool rental, safety, gutters, construction, fall protection
glue, glued, adhesive, epoxy: hardware store, craft supplies, repair, bonding, sealant, fiberglass, woodworking
sharpen, sharpening, blunt, dull blade: knives, knife sharpening, scissors, chainsaw, skates, tools, blade
wobbly, wobble, unsteady, loose: furniture repair, table, chair, legs, bolts, balance, carpenter, physical therapy
furniture, furnishings, furnish: sofa, table, chairs, mattress, furniture store, second hand, thrift store, upholstery, delivery, assembly
couch, sofa, settee, loveseat: furniture, living room, upholstery, cushions, second hand, furniture store, sleeper, delivery
armchair, recliner, easy chair: furniture, living room, upholstery, lift chair, furniture store, seating
chair, chairs, seat, stool: furniture, seating, dining, office furniture, event rental, folding chairs, upholstery
table, tables, desk, desks: furniture, dining room, office furniture, woodworking, event rental, workspace, carpenter
bed, beds, bedding, bunk bed: mattress, bedroom, furniture store, frame, sheets, lodging, pillows, crib
mattress, mattresses: bed, bedding, furniture store, sleep, delivery, bulky waste, landfill, topper
pillow, pillows, blanket, blankets, quilt: bedding, linens, quilting, bedroom, donation, fleece, warm, comforter
curtain, curtains, drapes, blinds: window coverings, sewing, interior design, fabric, shades, home decor, installation
shelf, shelves, bookcase, shelving: furniture, woodworking, storage, carpenter, installation, cabinet, organizing
cabinet, cabinets, cupboard, cupboards: kitchen, cabinetmaker, carpentry, remodel, woodworking, countertops, storage
wardrobe, closet, closets, dresser: clothes, storage, organizing, furniture, bedroom, shelving, clothing
mirror, mirrors, looking glass: glass shop, bathroom, vanity, home decor, framing, furniture
lamp, lamps, light fixture: lighting, electrician, bulbs, home decor, led, fixtures, installation
antique, antiques, vintage: collectibles, estate sale, appraisal, restoration, second hand, furniture, auction, thrift shop
upholstery, reupholster, upholsterer: furniture, fabric, sofa, boat seats, car seats, cushions, sewing, foam, restoration
second hand, secondhand, used goods, pre owned: thrift store, consignment, garage sale, classifieds, donation, furniture, clothing, flea market
thrift, thrift shop, charity shop: second hand, used clothing, donation, furniture, consignment, nonprofit, volunteers, bargains
garage sale, yard sale, rummage sale, flea market: second hand, used goods, bargains, furniture, weekend, classifieds, neighborhood, fundraiser
assemble, assembly, put together, flat pack: furniture assembly, handyman, installation, tools, instructions, delivery
decorate, decorating, decor, decoration: interior design, home decor, painting, curtains, party supplies, furniture, florist, designer
fridge, refrigerator, icebox: appliance repair, appliance store, cooling, kitchen, freezer, compressor, food storage, delivery
freezer, freezers, deep freeze: appliance, frozen food, meat, fish, salmon, storage, power outage, chest freezer
stove, cooker, cooktop: appliance, kitchen, propane, gas, electric, repair, oven, burner, installation
oven, ovens: baking, stove, appliance repair, kitchen, bread, roast, bakery
microwave, toaster, kettle, coffee maker: kitchen, small appliances, appliance store, electronics, recycling, repair
dishwasher, dish washer: appliance repair, kitchen, plumbing, installation, dishes, restaurant job, kitchen staff
washer, washing machine, clothes washer: laundry, appliance repair, laundromat, dryer, plumbing, installation, appliance store
dryer, tumble dryer, clothes dryer: laundry, appliance repair, vent cleaning, lint, laundromat, washer, fire safety
appliance, appliances, white goods: refrigerator, washer, dryer, stove, appliance repair, appliance store, delivery, warranty, installation
vacuum, vacuum cleaner, hoover: cleaning, carpet, appliance, dust, repair, house cleaning, filter
television, tv, telly, tv set: electronics, satellite, cable, streaming, antenna, repair, installation, home theater
gadget, gadgets, device, devices: electronics, computer repair, phone, batteries, electronics store, charger, recycling
junk, clutter, old stuff, hoarding: junk removal, hauling, landfill, dump, decluttering, recycling, thrift store, organizer
trash, garbage, rubbish, waste: refuse, waste disposal, landfill, dumpster, collection, transfer station, hauling, recycling, bear proof
dump, landfill, dump run: waste, transfer station, disposal, trash, hauling, recycling, solid waste, fees
recycle, recycling, recyclable: recycling center, cardboard, aluminum, glass, electronics, waste, compost, drop off, sustainability
get rid of, throw away, throw out, dispose: disposal, junk removal, recycling, donation, landfill, hauling, hazardous waste, thrift store
declutter, tidy, tidying, organize my home: organizer, storage, cleaning, junk removal, donation, closets, downsizing
storage, store my things, storage unit: self storage, warehouse, boat storage, moving, lockers, containers, heated storage, monthly rental
clean, cleaning, cleaned: house cleaning, janitorial, janitor, housekeeping, maid, carpet cleaning, supplies, custodian, sanitation
cleaner, cleaners, cleaning lady, maid: house cleaning, housekeeping, janitorial, housekeeper, vacation rental, office cleaning, dry cleaning
housekeeper, housekeeping, chambermaid: cleaning, hotel, lodge, laundry, room attendant, beds, domestic, seasonal job
spotless, grubby, filthy, grimy, dirty house: cleaning, deep clean, house cleaning, janitorial, pressure washing, disinfect, move out
dust, dusty, dusting: cleaning, vacuum, air filter, allergies, duct cleaning, housekeeping, air quality
mop, broom, sweep, sweeping, bucket: cleaning supplies, floors, janitorial, housekeeping, custodian, chimney sweep
scrub, scrubbing, soap, detergent: cleaning, cleaning supplies, laundry, handmade soap, dishes, bathroom, skin care
stain, stains, stained, spill: carpet cleaning, stain removal, dry cleaning, upholstery, laundry, fabric, wood finish
smell, stink, stinks, odor, smelly: odor removal, cleaning, septic, sewer, gas leak, mold, carpet, ventilation, drains
laundry, wash clothes, dirty clothes: laundromat, washer, dryer, dry cleaning, ironing, folding, detergent, coin operated
laundromat, washeteria, launderette: laundry, showers, coin operated, washer, dryer, village, drop off
dry clean, dry cleaning, dry cleaner: laundry, suits, dresses, garments, pressing, alterations, uniforms
iron, ironing, pressed shirt: laundry, pressing, dry cleaning, clothes, linens, shirts, housekeeping
pressure wash, power wash, hose down: exterior cleaning, siding, deck, driveway, boat, washing, moss, equipment rental
chimney, chimney sweep, flue, stovepipe: chimney cleaning, wood stove, creosote, fireplace, inspection, fire safety, carbon monoxide
spring cleaning, deep clean: house cleaning, decluttering, windows, carpet cleaning, cleanup day, disposal, garage sale
disinfect, sanitize, sterilize, germs: cleaning, sanitation, infection, disinfection, hygiene, food safety, health code
pest, pests, vermin, infestation: pest control, exterminator, rodents, insects, bed bugs, traps, fumigation, inspection
mouse, mice, rat, rats, rodent: pest control, exterminator, traps, droppings, cats, crawl space, infestation
ant, ants, wasp, wasps, hornets: pest control, exterminator, nest, insects, sting, carpenter ants, allergy, insecticide
bedbug, bed bugs, lice, fleas, nits: pest control, exterminator, itching, mattress, treatment, school nurse, pets, infestation
mosquito, mosquitoes, bugs, gnats, no see ums: insect repellent, head net, bites, summer, outdoors, camping, screens, itching
move house, moving house, relocate, relocating: movers, moving company, relocation, packing, truck rental, freight, storage, newcomers, barge
mover, movers, moving company, removal firm: moving, relocation, truck, packing, furniture, freight, storage, hauling, heavy lifting
packing, pack up, boxes, cardboard boxes: moving, shipping, packing supplies, containers, storage, freight, bubble wrap
moving van, moving truck, u haul: truck rental, trailer, moving, relocation, hauling, vehicle rental, ferry
haul, hauling, schlep, heavy load: trucking, freight, hauler, junk removal, trailer, gravel, moving, dump truck
newcomer, newcomers, new in town, just moved here: relocation, welcome, orientation, residency, housing, driver license, school enrollment, visitor center
settle down, settle in, put down roots: relocation, housing, family, newcomers, real estate, community, schools, jobs
change of address, new address, forward my mail: post office, mail, mailbox, voter registration, driver license, update profile, moving
mailbox, post box, po box: post office, mail, address, shipping, packages, postal, forwarding
rent, renting, rented, to let: rental, apartment, lease, landlord, tenant, monthly, deposit, housing, property management
apartment, apartments, condo, efficiency: rental, housing, lease, landlord, tenant, bedroom, property management, real estate, studio
room, rooms, room for rent, lodger: rental, roommate, lodging, bunkhouse, housing, guest house, boarding, bedroom
roommate, roommates, housemate, flatmate: shared housing, apartment, rental, room, lease, classifieds, utilities
landlord, landlady, landlords: tenant, rental, lease, property management, eviction, repairs, deposit, housing law, property owner
tenant, tenants, renter, renters: landlord, lease, rental, tenant rights, deposit, eviction, renters insurance, legal aid
lease, leases, rental agreement, rental contract: tenant, landlord, rental, terms, deposit, commercial space, signature, real estate, legal
deposit, security deposit, bond back: landlord, lease, refund, rental, tenant rights, small claims, move out, bank
evict, evicted, eviction, kicked out: tenant rights, legal aid, landlord, court, homeless shelter, housing assistance, rent relief, notice
behind on rent, rent arrears, cannot pay rent: rental assistance, eviction prevention, housing assistance, landlord, emergency funds, charity, legal aid, social worker
somewhere to live, place to stay, roof over my head: housing, rental, apartment, shelter, lodging, low income, housing authority, roommate
lodging, accommodation, accommodations, overnight stay: hotel, motel, guest house, cabin, lodge, vacation rental, hostel, reservation, campground
bunkhouse, crew housing, employee housing, staff housing: seasonal worker, lodging, cannery, deckhand, dormitory, meals included, rental, camp
sublet, subletting, short term rental, vacation rental: rental, lodging, lease, bed tax, host, cleaning, furnished, visitors, permit
mortgage, home loan, house loan: lender, bank, credit union, interest rate, down payment, homebuyer, foreclosure, real estate, veterans loan
foreclosure, foreclosed, lose my house: mortgage, housing counselor, legal aid, bank, bankruptcy, lender, assistance
buy a house, house hunting, first home: real estate, realtor, mortgage, listing, home inspection, down payment, title company, appraisal
sell my house, selling my house, put on the market: realtor, real estate, listing, appraisal, staging, title company, home inspection, broker
realtor, estate agent, real estate agent: real estate, property, listing, homes, broker, land, buying, selling, commercial property
home inspection, house inspector: inspector, real estate, foundation, roof, report, mold, radon, appraisal, buyer
land, plot, parcel, acreage: real estate, property, surveyor, homestead, zoning, title, acres, land sale, subdivision
surveyor, survey, property line, boundary: land survey, parcel, plat, easement, real estate, title, mapping, engineering
neighbor, neighbors, neighbour, next door: neighborhood, community, dispute, mediation, noise, fence, property line, block party
noise, noisy, loud neighbors, racket: complaint, quiet hours, soundproofing, neighbors, police, ordinance, earplugs, mediation
mobile home, trailer home, manufactured home, tiny house: housing, trailer park, lot rent, real estate, setup, skirting, foundation
homestead, homesteading, off grid, off the grid: cabin, land, solar, generator, rural living, garden, subsistence, wood heat, well water, self sufficient
build, building, builds, construct: construction, contractor, builder, carpenter, building permit, architect, lumber, foundation, engineering
builder, builders, home builder: general contractor, construction, custom homes, carpenter, remodeling, licensed, framing, new construction
contractor, contractors, general contractor: construction, remodeling, licensed, bonded, insured, estimate, bid, subcontractor, builder
carpenter, carpentry, joiner: woodwork, framing, cabinets, construction, finish carpentry, lumber, remodeling, decks, trim
remodel, remodeling, renovate, renovation, redo: contractor, kitchen, bathroom, construction, design, addition, carpenter, building permit, upgrade
extension, home addition, add a room: contractor, construction, building permit, architect, remodel, foundation, framing
architect, architects, blueprint, blueprints: design, building plans, drafting, engineering, construction, drawings, permit, residential
building permit, planning permission, zoning: permit, planning department, building code, land use, inspection, municipality, variance, borough
concrete, cement, masonry, bricklayer: foundation, slab, contractor, blocks, driveway, construction, gravel, pour, mason
foundation, foundations, footings, pilings: concrete, engineer, permafrost, leveling, excavation, house jacking, construction, drainage
dig, digging, trench, excavate: excavation, excavator, backhoe, heavy equipment, septic, earthwork, utility locate, utilities, contractor
bulldozer, backhoe, excavator, digger: heavy equipment, operator, excavation, equipment rental, earthwork, gravel, construction, land clearing
gravel, sand, topsoil, fill dirt: hauling, dump truck, driveway, quarry, excavation, landscaping, delivery, aggregate
driveway, driveways, parking spot: gravel, paving, asphalt, snow plowing, snow removal, concrete, excavation, culvert
lumber, timber, boards, planks, plywood: building supplies, sawmill, lumber yard, wood, hardware store, construction, framing, milling
log cabin, log house, log home: builder, logs, sawmill, chinking, restoration, construction, carpenter, cabin kit
siding, cladding, clapboard: exterior, contractor, vinyl, cedar, painting, carpenter, insulation, roofing
drywall, sheetrock, plaster, plasterer: walls, ceiling, taping, contractor, painting, texture, patching, remodel
insulate, insulation, insulated: weatherization, spray foam, energy efficiency, attic, heat loss, contractor, crawl space, vapor barrier
weld, welder, welding: fabrication, metal, steel, aluminum, repair, boat repair, machine shop, certification, trade school
demolish, demolition, tear down, knock down: contractor, excavation, asbestos, debris, hauling, permit, salvage, construction
asbestos, lead paint, radon: abatement, testing, inspection, remediation, hazardous, contractor, health risk, home inspection
estimate, quote, how much would it cost: bid, free estimate, pricing, contractor, proposal, invoice, consultation
plumber, plumbers, plumbing: pipes, drain, water heater, leak, toilet, faucet, sewer, licensed, mechanical, heating
pipe, pipes, piping, frozen pipe: plumber, plumbing, thawing, burst, heat tape, insulation, water line, sewer
burst, burst pipe, burst pipes: plumber, emergency, water damage, shutoff valve, flooding, frozen, insurance claim, restoration
clog, clogged, blocked drain, backed up, plugged: drain cleaning, plumber, sewer, sink, toilet, snake, septic, grease
drain, drains, drainage: plumbing, drain cleaning, sewer, sink, culvert, septic, stormwater, gutter
toilet, toilets, flush, commode, loo: plumber, bathroom, restroom, septic, sewer, fixture, public restroom, leak
restroom, restrooms, washroom, public toilet: facilities, visitor center, accessible, harbor, park, campground, showers
bathroom, bathrooms, bathtub, tub: plumbing, shower, remodel, tile, fixtures, grab bars, vanity, toilet
shower, showers, need a shower: laundromat, bathroom, harbor, plumber, campground, public showers, recreation center, hot water, swimming pool
sink, sinks, basin, faucet, tap: plumber, kitchen, drain, leak, fixtures, countertops, installation
hot water, water heater, boiler, no hot water: plumber, heating, furnace, tank, tankless, repair, propane, installation, mechanical
sewer, sewage, sewers, wastewater: septic, plumber, pumping, utility, drain, wastewater treatment, public works, backup
septic, septic tank, cesspool: septic pumping, sewage, installation, drain field, excavation, inspection, permit, wastewater
water well, borehole, dug well: well drilling, pump, water test, groundwater, arsenic, filter, permit, rural
drinking water, tap water, water supply: utility, well, water delivery, filter, water test, boil notice, public works, hauling
water delivery, haul water, water tank: cistern, holding tank, delivery, dry cabin, rural, water hauling, potable
water damage, flooded basement, soaked carpet: restoration, cleanup, insurance claim, mold, pump, drying, dehumidifier, flood
electrician, electricians, electric work: wiring, electrical, outlet, breaker, lighting, licensed, installation, generator, panel
electricity, electric, power supply: utility, electrician, power, cooperative, electric bill, kilowatt, meter, outage, energy
wire, wires, wiring, rewire: electrician, electrical, cable, outlet, panel, installation, circuit, safety
outlet, outlets, socket, plug, plugs: electrician, electrical, wiring, extension cord, adapter, circuit, charger
fuse, fuses, breaker, circuit breaker: electrician, electrical panel, outage, circuit, wiring, overload, power
blackout, power cut, power outage, lights went out: electric utility, generator, outage map, power lines, storm, emergency preparedness, candles, flashlight, batteries
bulb, bulbs, light bulb, led: lighting, hardware store, lamp, electrician, energy saving, fixtures
light, lights, lighting: lamps, electrician, fixtures, led, stage lighting, photography, daylight, bulbs
dark, darkness, long nights, no daylight: winter, light therapy, seasonal depression, vitamin d, northern lights, headlamp, reflectors, solstice
battery, batteries, rechargeable: auto parts, jump start, solar, electronics, recycling, marine battery, charger, hardware store
generator, generators, backup power: power outage, rental, propane, diesel, installation, repair, electrician, off grid, emergency
solar, solar panel, solar panels: renewable energy, installation, off grid, batteries, electrician, tax credit, net metering, inverter
electric bill, light bill, utility bill, energy bill: utility, heating assistance, energy audit, rebate, budget, payment plan, cooperative, low income
short circuit, sparks, sparking, electric shock: electrician, wiring, fire hazard, emergency, electrical, breaker, injury
wifi, wi fi, wireless internet: internet, broadband, router, satellite, library, coffee shop, hotspot, provider, coverage
heat, heating, warm up the house: furnace, boiler, heating oil, stove, hvac, heat pump, propane, thermostat, fuel
heater, heaters, space heater, radiator: heating, furnace, propane, repair, installation, electric, block heater, carbon monoxide
furnace, furnaces, furnace went out: heating repair, hvac, heating oil, technician, boiler, filter, emergency, no heat, tune up
heat pump, air source, hvac: heating, installation, energy efficiency, rebate, ventilation, refrigeration, cooling, technician
heating oil, fuel oil, heating fuel: fuel delivery, tank, furnace, diesel, heating assistance, gallons, budget plan, distributor
propane, gas bottle, lpg: refill, tank, delivery, gas stove, heating, fuel, camping, grill, exchange
gas leak, smell gas: emergency, evacuate, propane, utility, plumber, fire department, carbon monoxide
wood stove, woodstove, pellet stove: firewood, pellets, chimney, installation, heating, creosote, hearth, cabin
fireplace, hearth, fire place: chimney, wood, firewood, masonry, heating, mantel, cozy, chimney sweep
firewood, cordwood, logs, chop wood: wood delivery, cords, splitting, chainsaw, wood stove, spruce, birch, permit, log splitter
carbon monoxide, smoke alarm, smoke detector: fire safety, detector, fire department, furnace, poisoning, installation, home safety
thermostat, thermostats: heating, furnace, electrician, hvac, temperature, energy saving, installation
freeze, freezing, frozen, froze: winter, frozen pipes, ice, thaw, heat tape, frostbite, frozen food, cold weather
cold, chilly, shivering, freezing to death: winter, warm clothing, heating, parka, hypothermia, heating assistance, insulation, warming shelter, temperature
warm, warmth, cozy, keep warm: heating, clothing, blankets, wood stove, wool, insulation, hot drinks, sauna
snow, snowy, snowfall, snowed in: snow removal, plowing, winter, shovel, skiing, snowmachine, snow tires, weather, road conditions
shovel, shoveling, shovels: snow removal, driveway, sidewalk, winter, roof, hardware store, seniors, odd jobs
plow, plowing, snowplow, plough: snow removal, driveway, road maintenance, contractor, parking lot, sanding, winter, truck
ice, icy, black ice, slippery: winter, sanding, salt, traction, ice cleats, falls, studded tires, road conditions, ice melt, fishing ice
thaw, thawing, melt, breakup season: spring, frozen pipes, snow melt, flooding, mud, steam thawing, river ice
icicle, icicles, ice dam: roof, gutters, insulation, heat tape, snow removal, attic, leak
blizzard, snowstorm, whiteout: weather, winter storm, school closure, road closure, emergency preparedness, travel advisory, forecast
frostbite, frostbitten, frostnip: cold injury, first aid, clinic, emergency, fingers, toes, hypothermia, mittens, winter safety
hypothermia, fell in the water, cold water: immersion suit, first aid, emergency, rescue, life jacket, coast guard, survival, safety training
avalanche, snow slide: snow safety, backcountry, rescue, forecast, beacon, training, skiing, snowmachine
snowmobile, snowmachine, sled, snow machine: winter recreation, dealer, repair, trails, parts, rental, tours, backcountry
winter, wintertime, winters: snow, cold, ice, skiing, heating, winter clothing, darkness, tires, festival
warming shelter, warming center, get out of the cold: homeless, emergency shelter, winter, church, hot meals, overnight, cots
garden, gardens, gardening, gardener: plants, nursery, greenhouse, seeds, vegetables, landscaping, soil, master gardener, community garden, compost
yard, lawn, backyard, back yard: landscaping, mowing, lawn care, grass, fence, garden, yard work, topsoil
mow, mowing, lawnmower, cut the grass: lawn care, landscaping, yard work, small engine, grass, groundskeeper, maintenance
landscape, landscaping, landscaper: yard, lawn, retaining wall, trees, planting, design, topsoil, excavation, nursery
plant, plants, planting, houseplant: nursery, greenhouse, garden center, seeds, soil, seedlings, florist, native plants, garden
seed, seeds, seedling, seedlings: garden, nursery, planting, greenhouse, vegetables, farm, seed swap, feed store
flower, flowers, bouquet, roses: florist, floral, wedding, funeral, arrangement, delivery, garden, nursery, gift
tree, trees, fallen tree, stump: tree removal, arborist, stump grinding, pruning, forestry, firewood, spruce, nursery, land clearing
branches, prune, pruning, trim trees: arborist, tree trimming, orchard, hedge, yard work, power lines, landscaping
hedge, hedges, bush, bushes, shrub: landscaping, trimming, pruning, nursery, yard, berries, gardener
weed, weeds, weeding: garden, yard work, invasive plants, herbicide, landscaping, mulch, lawn care, cannabis
greenhouse, hothouse, high tunnel: garden, vegetables, plants, nursery, grower, kit, tomatoes, seedlings, farm
compost, composting, mulch, manure: garden, soil, food waste, fertilizer, organic, recycling, worms, fish waste
soil, dirt, fertilizer: garden, topsoil, soil test, compost, extension office, planting, farm, landscaping
vegetable, vegetables, veggies, greens: produce, farmers market, garden, farm, grocery, potatoes, carrots, salad, csa box
harvest, harvesting, pick berries: farm, garden, berries, produce, subsistence, farmers market, canning, fall
berry, berries, berry picking, blueberries: foraging, jam, harvest, cranberries, salmonberries, trails, preserves, wild foods, farm
mushroom, mushrooms, forage, foraging: wild foods, identification, forest, edible plants, harvest, workshop, guide
watering, sprinkler, hose, irrigation: garden, lawn, landscaping, plumbing, greenhouse, hardware store
community garden, allotment, garden plot: gardening, vegetables, plots, volunteers, compost, neighborhood, food security
farm, farms, farmer, farming, ranch: agriculture, livestock, produce, farmers market, crops, hay, tractor, csa, extension office
beekeeping, bees, beekeeper, beehive: honey, hives, pollinators, agriculture, beeswax, club, garden
animal, animals, critter, critters: pets, veterinarian, wildlife, shelter, livestock, rescue, animal control, zoo, feed
pet, pets, furry friend, fur baby: veterinarian, animal clinic, pet store, grooming, boarding, dog, cat, pet food, pet sitter
dog, dogs, pup, doggy, canine: pets, veterinarian, dog training, grooming, boarding, kennel, walking, dog park, license, sled dogs
puppy, puppies: dog, breeder, vaccination, training, veterinarian, adoption, obedience, pet store, litter
cat, cats, kitten, kittens, kitty: pets, veterinarian, spay, litter, adoption, animal shelter, cat food, feline
vet, vets, veterinary, animal doctor: veterinarian, animal hospital, pets, vaccination, surgery, livestock, clinic, emergency, exam
sick animal, limping dog, my dog limps, sick pet: veterinarian, animal hospital, emergency vet, pets, x ray, treatment, exam
spay, neuter, neutering, spaying: veterinarian, animal shelter, cats, dogs, low cost, surgery, clinic, overpopulation
groom, groomer, grooming, dog wash: pet grooming, bath, nail trim, clipping, salon, dogs, cats, fur
dog walker, walk my dog, dog walking: pet sitter, pet care, exercise, leash, dog park, trails, part time
kennel, kennels, dog boarding, cattery: pet boarding, pet sitting, doggy daycare, overnight, sled dogs, vacation
pet sitter, pet sitting, look after my dog, watch my cat: boarding, kennel, pet care, dog walking, vacation, house sitting, overnight
lost dog, lost cat, lost pet, missing dog, stray: animal shelter, animal control, microchip, lost property, pound, posters, rescue, reward
leash, collar, muzzle, dog tag: pet store, dog license, dog training, ordinance, dog park, animal control
bark, barking, barks: dog training, noise complaint, neighbors, animal control, obedience, behavior
adopt a pet, rescue dog, animal rescue: animal shelter, humane society, adoption, foster, spay, dogs, cats, volunteers
put down, put to sleep, euthanize: veterinarian, pet loss, cremation, euthanasia, animal hospital, grief
pet food, dog food, kibble, cat food: pet store, feed store, grocery, pet supplies, raw food, hay, treats
service dog, guide dog, assistance animal, emotional support animal: disability, access rights, trainer, housing, accommodation, veterans, travel
horse, horses, pony, riding: equestrian, stable, riding lessons, hay, farrier, tack, trail rides, livestock, boarding
hay, straw, feed, oats: feed store, livestock, horses, farm, bedding, bales, chickens, agriculture
chicken, chickens, hens, rooster, poultry: eggs, coop, feed store, farm, livestock, backyard, chicks, meat
goat, goats, sheep, cow, cows, pig: livestock, farm, dairy, cheese, wool, butcher, agriculture, veterinarian, hay
rabbit, rabbits, hamster, guinea pig: pets, pet store, 4h, cage, veterinarian, fur, feed
bird, birds, parrot, eagle: birding, birdwatching, wildlife, pets, feeder, festival, raptor rehabilitation, audubon
fish tank, aquarium, goldfish: pets, pet store, tropical fish, tank, marine life, exhibit, sea life
bear, bears, grizzly: wildlife, bear spray, bear viewing, garbage, hunting, electric fence, wildlife department, safety, tours
moose, caribou, elk, reindeer: wildlife, hunting, game meat, collision, wildlife department, viewing, permit, herd
wolf, wolves, fox, lynx: wildlife, trapping, fur, trapper, viewing, refuge, livestock protection
injured animal, hurt bird, orphaned animal: wildlife rescue, rehabilitation, veterinarian, wildlife department, animal control, raptor
sled dog, sled dogs, husky, mush, mushing: dog sledding, kennel, musher, race, tours, harness, veterinarian, iditarod
bitten, dog bite, animal bite: rabies, wound, animal control, clinic, vaccination, first aid, liability, report
rabies, distemper, parvo: vaccination, veterinarian, animal control, dogs, fox, health officer, shots
child, children, kid, kids, youngster: youth, family, child care, school, preschool, activities, playground, pediatrician, parents, summer camp
baby, babies, infant, newborn: child care, pediatrician, maternity, diapers, crib, breastfeeding, formula, parents, midwife, infant care
toddler, toddlers, two year old, little one: child care, daycare, preschool, playgroup, early learning, parents, story time, pediatrician
daycare, day care, nursery school, creche: child care, preschool, early childhood, licensed provider, toddlers, infants, learning center, enrollment
mind my child, watch my kids, look after my kids: child care, babysitter, daycare, nanny, after school, preschool, drop in
babysit, babysitter, babysitting, sitter: child care, nanny, evening, kids, first aid, teen job, parents
nanny, au pair, nannies: child care, babysitter, infants, live in, household, families, job
preschool, preschools, pre k, head start: early childhood, child care, kindergarten, enrollment, learning, toddlers, teachers, low income
kindergarten, kindergartner: school, enrollment, elementary, immunization records, preschool, teacher, readiness
parent, parents, parenting, mom and dad: family, children, parenting class, support group, school, pta, child care, playgroup
mother, mothers, mom, mum, mama: parents, maternity, family, breastfeeding, women, children, mothers day, support group
father, fathers, dad, daddy, papa: parents, family, paternity, custody, children, fathers day, child support
single parent, single mom, single dad, raising alone: childcare subsidy, child support, family, public assistance, housing, support group, wic
son, sons, daughter, daughters: family, children, youth, school, parents, teenager, sports
brother, brothers, sister, sisters, sibling: family, relatives, children, twins, reunion, big brothers
family, families, kin, folks: household, parents, children, family friendly, reunion, counseling, genealogy, relatives
teenager, teenagers, teen, teens, adolescent: youth, high school, youth center, summer job, counseling, activities, mentor, driver education
diaper, diapers, nappy, nappies, wipes: baby supplies, infants, diaper bank, grocery, toddlers, donation, pharmacy
stroller, pram, buggy, car seat: baby gear, infants, child safety, rental, seat check, travel, second hand
crib, cot, cradle, bassinet: baby furniture, nursery, infants, safe sleep, second hand, rental
formula, baby food, bottle feed: infant nutrition, wic, grocery, pediatrician, allergies, supplies, feeding
breastfeed, breastfeeding, nursing mother, lactation: lactation consultant, midwife, infants, maternity, wic, pump, support group
toy, toys, doll, dolls, teddy bear: toy store, children, gifts, games, toy drive, second hand, play, christmas
playground, playgrounds, swings, slide: park, children, recreation, outdoor, families, picnic, school
playdate, playgroup, other kids, mom group: toddlers, parents, story time, recreation, family center, preschool, meetup
bored kids, rainy day, kids activities, occupy the kids: recreation center, library, museum, youth programs, swimming, crafts, indoor play, bowling
summer camp, day camp, kids camp: youth, recreation, children, registration, outdoor education, counselors, bible camp, vacation
scout, scouts, girl scouts, boy scouts, 4 h: youth, troop, camping, leaders, volunteers, badges, livestock
after school, afterschool, latchkey: child care, youth program, tutoring, recreation, homework club, youth club, snacks
story time, storytime, read aloud: library, children, toddlers, picture books, early literacy, preschool, librarian
adopt, adopting, adoption, adoptive: family, foster care, child placement, agency, lawyer, court, home study, birth parents
foster, foster care, foster parent: children, child welfare, placement, license, family, adoption, social worker, custody
custody, visitation, access to my kids: family court, divorce, lawyer, mediation, child support, guardianship, parenting plan, legal aid
child support, alimony, maintenance payments: custody, family court, divorce, enforcement, agency, parents, payments, paternity
guardian, guardianship, conservator: court, custody, elders, disability, legal, legal guardian, minor, family
tantrum, tantrums, misbehave, naughty: behavior, parenting class, child psychologist, counseling, toddlers, discipline, early intervention
bully, bullies, bullied, bullying: school counselor, youth, principal, harassment, mental health, support, prevention
runaway, run away, ran away from home: youth shelter, missing person, police, hotline, crisis, family counseling, teens
late talker, not talking yet, speech delay, stutter: speech therapist, early intervention, developmental screening, infant learning, pediatrician, special education, hearing test
adhd, hyperactive, cannot sit still: pediatrician, behavioral health, special education, psychologist, medication, screening, counseling
autism, autistic, spectrum: disability, special education, therapy, early intervention, sensory, support group, respite care, diagnosis
teething, colic, crying baby: pediatrician, infants, parents, pharmacy, nurse line, baby
potty, potty training, toilet training: toddlers, preschool, parents, diapers, child care, pediatrician
twins, triplets: babies, pregnancy, parents, stroller, siblings, support group, high risk
grandchild, grandchildren, grandkids, grandson: grandparents, family, children, visit, gifts, guardianship, babysitting
grandparent, grandma, grandpa, granny, grandmother: elders, senior, family, assisted living, home care, senior center, caregiver, genealogy
elderly, aged, aging, old age: seniors, elders, senior center, assisted living, home care, retirement, medicare, meal delivery
elder, elders, senior citizen, seniors: senior center, elder care, aging, retirement, tradition bearers, culture, assisted living, discount, companionship
old folks home, nursing home, care home, retirement home: assisted living, skilled nursing, elders, seniors, caregiver, memory care, medicaid
assisted living, elder care, eldercare: seniors, nursing home, caregivers, skilled nursing, home care, memory care, pioneer home
caregiver, caregivers, carer, caretaker: home care, personal care, elders, respite, disability, family caregiver, in home, support group, nurse aide
look after mom, aging parents, care for my mother: home care, caregiver, assisted living, respite care, elder care, adult daycare, legal guardian
home care, home health, home nurse: nurse, caregiver, personal care, seniors, in home, therapy, medicare, hospice
respite, respite care, break from caring: caregiver, disability, elders, adult daycare, family support, in home
dementia, alzheimer, forgetful, losing memory: memory care, elders, caregiver, assisted living, neurologist, support group, diagnosis, guardianship
retire, retired, retirement, retiree: pension, social security, seniors, medicare, financial planning, volunteering, senior housing, savings
pension, pensions, old age pension: retirement, social security, benefits, financial advisor, veterans, union, seniors
social security, ssi, survivor benefits: benefits, retirement, disability, federal office, application, medicare, seniors
medicare, health plan for seniors: health insurance, seniors, enrollment, counseling, prescriptions, social security, coverage, medicaid
meals on wheels, hot meals for seniors: home delivered, elders, senior center, nutrition, volunteers, congregate meals
senior center, seniors club: elders, lunch, activities, transportation, bingo, exercise, companionship, quilting
walker, cane, walking stick, walking frame: mobility aid, medical equipment, seniors, balance, physical therapy, loan closet, fall prevention
hearing aid, hearing aids, hearing loss, hard of hearing: audiologist, hearing test, ears, deaf, batteries, captioning, seniors
last will, make a will, testament, inheritance: estate planning, attorney, probate, executor, trust, heirs, legal, advance directive, notary
power of attorney, advance directive, living will: estate planning, lawyer, health proxy, notary, guardianship, seniors, hospital
downsize, downsizing, estate sale: seniors, moving, decluttering, auction, assisted living, antiques, storage, realtor
ride to the doctor, cannot drive anymore, senior transport: paratransit, shuttle, medical transportation, bus, taxi, volunteers drivers, medicaid travel
school, schools, schooling: education, students, teacher, school district, enrollment, elementary, high school, principal, calendar, classes
enroll, enrolling, enrollment, sign up my child: registration, school district, immunization records, birth certificate, deadline, application, preschool
teacher, teachers, teach, teaching: education, school, classroom, certification, instructor, tutor, school district, substitute, jobs
student, students, pupil, pupils: school, university, education, scholarship, financial aid, internship, classes, tutoring
homework, home work assignment: tutoring, students, library, after school, school, math, study
tutor, tutors, tutoring: homework, math, reading, students, lessons, test prep, learning center, teacher
bad grades, failing class, struggling at school: tutoring, school counselor, special education, learning disability, homework club, teacher
homeschool, home school, homeschooling: correspondence school, curriculum, charter school, parents, co op, allotment, education
special education, special needs, iep, learning disability: disability, school district, therapy, inclusion, advocacy, dyslexia, early intervention, paraprofessional
dyslexia, dyslexic, trouble reading: learning disability, tutoring, reading specialist, special education, literacy, screening
school bus, bus to school, ride to school: transportation, school district, routes, students, bus driver, carpool
school lunch, lunch money, packed lunch: free lunch, nutrition, cafeteria, school district, low income, kitchen staff, meals
school supplies, backpack, notebooks, pencils: school year, stationery, donation, office supplies, students, giveaway
principal, school board, superintendent: school district, education, meeting, policy, administration, elections, public comment
graduate, graduation, graduated, commencement: high school, diploma, ceremony, graduation gown, scholarship, party, college, degree
college, university, campus: degree, students, admissions, financial aid, courses, scholarship, community college, extension, online
scholarship, scholarships, tuition, student aid: financial aid, college, application, foundation, grants, fafsa, students, native corporation
student loan, student loans, student debt: financial aid, repayment, college, forgiveness, credit, counseling
ged, high school equivalency, dropout, dropped out: adult education, diploma, tutoring, testing, literacy, job training, learning center
learn english, esl, english class: english lessons, adult education, immigrants, literacy, citizenship, tutoring, newcomers, library
literacy, learn to read, cannot read: adult education, reading, tutoring, library, volunteers, esl, ged
trade school, vocational, apprenticeship, learn a trade: training, career technical, certification, welding, carpentry, union, maritime, job center
pta, parent teacher, parents night: school, volunteers, fundraiser, teachers, families, meeting, bake sale
exam, exams, test prep: testing, proctoring, certification, students, tutoring, university, license
internship, intern, work experience for students: students, career, employer, summer job, mentor, training, youth employment
wedding, weddings, get married, marry: bride, ceremony, venue, photographer, florist, catering, officiant, marriage license, cake, reception
bride, bridal, wedding dress, bridesmaid: wedding, gown, alterations, bouquet, hair, makeup, salon, shower
groom and bride, fiance, engaged, propose, engagement: wedding, ring, jeweler, photographer, venue, ceremony, romantic, elopement
elope, elopement, marriage license, justice of the peace: wedding, officiant, court clerk, marriage commissioner, ceremony, photographer, vital records
officiant, celebrant, wedding minister: wedding, ceremony, marriage, pastor, vows, commissioner
reception, banquet, party venue: event venue, hall rental, catering, wedding, tables, music, dj, event planner
honeymoon, romantic getaway, couples trip: lodge, cabin, resort, spa, romantic, package, tours, guest house
anniversary, anniversaries, silver wedding: celebration, dinner, gifts, flowers, restaurant, couples, photographer, jewelry
husband, wife, spouse, partner: marriage, family, couple, household, military spouse, counseling, benefits, survivor
divorce, divorced, divorcing, split up: lawyer, family court, custody, mediation, counseling, legal aid, separation, alimony
birthday, birthdays, birthday party: party, cake, gifts, bakery, balloons, venue, kids party, celebration, bounce house
party, parties, celebration, celebrate: event venue, catering, party supplies, dj, decorations, entertainment, hall rental, festival
baby shower, gender reveal: party, pregnancy, gifts, cake, venue, decorations, registry
balloon, balloons, streamers, party supplies: decorations, party store, birthday, helium, event, gift shop
bounce house, bouncy castle, face painting, clown: party rental, birthday, children, entertainment, festival, carnival
gift, gifts, presents, souvenir: gift shop, gift card, handmade, jewelry, crafts, local art, gift basket, toys
funeral, funerals, burial, bury: funeral home, cemetery, cremation, casket, memorial, obituary, florist, grief, burial assistance
died, dies, death, passed away, deceased: funeral home, obituary, death certificate, probate, grief, memorial, estate, survivor benefits
cemetery, graveyard, grave, headstone, tombstone: burial, funeral, monument, memorial, plots, veterans, genealogy, engraving
cremation, cremate, ashes, urn: funeral home, memorial, mortuary, ash scattering, burial, pets
obituary, obituaries, death notice: newspaper, memorial, funeral, family, genealogy, announcements
mourn, mourning, grief, grieving, bereaved: counseling, bereavement, support group, hospice, loss, memorial, chaplain, therapist
widow, widower, widowed, lost my husband: grief, survivor benefits, support group, estate, probate, companionship, seniors
hospice, dying, terminal illness, last days: palliative care, palliative, nurse, comfort, grief, volunteers, caregivers
pregnant, pregnancy, expecting, having a baby: prenatal care, midwife, obstetrician, maternity, birth center, ultrasound, wic, doula, test
birth, giving birth, childbirth, labor pains, deliver a baby: midwife, hospital, birth center, doula, obstetrics, maternity, prenatal, newborn
midwife, midwives, doula: pregnancy, birth center, prenatal, home birth, maternity, postpartum, women
birth certificate, death certificate, marriage certificate: vital records, certified copy, application, registration, passport, court, bureau
miscarriage, stillbirth, lost the baby: grief, obstetrician, support group, pregnancy, counseling, hospital, women
birth control, contraception, the pill, condom: family planning, clinic, women, pharmacy, reproductive health, prescription, public health
christening, baptism, baptize, baby blessing: church, ceremony, pastor, godparents, family, parish, faith
family reunion, class reunion, get together: event venue, pavilion, picnic, catering, lodging, group, park shelter, relatives
ancestor, ancestors, genealogy, family tree: family history, archives, library, historical society, records, museum, heritage, dna
christmas, xmas, holiday season, santa: holiday bazaar, gifts, tree, lights, toy drive, concert, nutcracker, church, crafts fair
thanksgiving, turkey dinner: community dinner, food basket, holiday, church, family, grocery, turkey, volunteers
easter, egg hunt, halloween, trick or treat: holiday, candy, children, costumes, church, carnival, family event, parade
fourth of july, independence day, fireworks: parade, celebration, holiday, festival, races, picnic, veterans
new year, new years eve, silvester: fireworks, party, celebration, concert, dinner, bar, countdown
hungry, hunger, starving, starve: food bank, food pantry, restaurant, meals, soup kitchen, groceries, snap benefits, takeout, diner
food, foods, something to eat, grub: restaurant, grocery, catering, cafe, food truck, meals, food bank, farmers market, cuisine
eat, eating, eat out, dine, dining: restaurant, cafe, diner, menu, meals, takeout, reservation, grill, cuisine
thirsty, thirst, quench: drinks, water, beverages, cafe, bar, juice, brewery, bottled water
drink, drinks, beverage, beverages: bar, brewery, coffee, tea, juice, cocktail, pub, soda, distillery
restaurant, restaurants, eatery: dining, menu, chef, seafood, grill, cafe, reservation, lunch, dinner, server
cafe, coffee shop, coffeehouse: coffee, espresso, pastries, breakfast, sandwiches, bakery, wifi, barista
diner, greasy spoon, truck stop: breakfast, burgers, coffee, pie, comfort food, restaurant, family dining
lunch, lunchtime, midday meal: restaurant, sandwiches, soup, cafe, deli, food truck, specials, senior center
dinner, supper, evening meal: restaurant, steak, seafood, dining, catering, reservation, potluck, community dinner
breakfast, brunch, morning meal: pancakes, eggs, cafe, diner, coffee, bakery, guest house, omelet
snack, snacks, munchies, nibble: convenience store, deli, bakery, candy, chips, vending, concession, jerky
takeout, take out, takeaway, carry out, to go: restaurant, delivery, pizza, curbside, order online, drive thru, menu
food delivery, deliver food, order in: restaurant, takeout, grocery delivery, pizza, online order, meal delivery, driver
food truck, food cart, food stand: street food, lunch, tacos, mobile vendor, permit, festival, concession, commissary kitchen
drive thru, drive through, drive up: coffee stand, fast food, espresso, pharmacy, bank, takeout
pizza, pizzeria: italian, restaurant, takeout, delivery, oven, slice, cheese
burger, burgers, hamburger, fries: grill, diner, restaurant, fast food, beef, reindeer, lunch, brewpub
sandwich, sandwiches, sub, bagel: deli, lunch, cafe, bakery, soup, bread, catering
soup, stew, chowder, broth: seafood chowder, restaurant, lunch, soup kitchen, cafe, bread, homemade
steak, steakhouse, ribs, barbecue, bbq: grill, beef, restaurant, smoked meat, butcher, prime rib, smokehouse
seafood, crab, shrimp, oysters, shellfish: fish market, restaurant, salmon, halibut, processor, fresh, dock, aquaculture
salmon, halibut, cod, sockeye: seafood, fishing, fillets, smoked, fish processing, charter, freezer, subsistence, cannery
sushi, poke, japanese food: restaurant, japanese, fish, seafood, rice, asian, rolls
chinese food, thai food, asian food, noodles: restaurant, takeout, asian, rice, grocery, pho, dim sum
mexican food, taco, tacos, burrito: restaurant, food truck, salsa, tortillas, margarita, cantina
italian food, pasta, spaghetti: restaurant, pizza, sauce, noodles, dinner, wine
filipino food, adobo, lumpia: restaurant, asian grocery, catering, potluck, community, bakery
native food, traditional food, subsistence food: wild foods, seal oil, salmon, berries, moose, harvest, elders, culture, muktuk
buffet, all you can eat, potluck: restaurant, catering, community dinner, church, brunch, banquet, dishes
ice cream, gelato, sundae, milkshake: dessert, frozen treats, cones, cafe, soft serve, candy
dessert, desserts, sweets, something sweet: bakery, cake, pie, chocolate, ice cream, pastries, candy, cookies
cake, cakes, cupcake, cupcakes: bakery, birthday, wedding cake, custom order, dessert, baker, pastries
cookie, cookies, pie, pies, donut, donuts: bakery, dessert, pastries, bake sale, cafe, homemade
candy, chocolate, chocolates, fudge: candy store, confectionery, gifts, sweets, chocolatier, treats, souvenir
bread, loaf, sourdough, buns: bakery, baker, flour, pastries, grocery, baking class, cafe
bakery, baker, bakeries: bread, cakes, pastries, cookies, cafe, donuts, pies, wedding cake
coffee, espresso, latte, caffeine: cafe, coffee stand, roaster, barista, beans, drive thru, breakfast, pastries
tea, tea room, herbal tea: cafe, tea shop, herbs, beverages, wild tea, gifts, pastries
beer, ale, lager, pint: brewery, pub, taproom, brewpub, bar, liquor store, hops, home brewing
brewery, breweries, brewpub, taproom: beer, craft beer, pub, tours, tasting, restaurant, live music, growlers
wine, wines, winery: liquor store, wine tasting, restaurant, bar, mead, cellar, pairing
liquor, spirits, booze, whiskey, vodka: liquor store, distillery, bar, alcohol, license, cocktails, package store, dry village
bar, bars, pub, tavern, saloon: drinks, beer, cocktails, live music, nightlife, bartender, pool table, liquor license
cocktail, cocktails, mixed drink, happy hour: bar, bartender, distillery, lounge, drinks, appetizers, restaurant
bartender, barkeep, barista: bar, server, tips, server permit, restaurant job, coffee, hospitality
waiter, waitress, server, wait tables: restaurant job, food handler, tips, dining, hospitality, host, seasonal
cook, cooks, line cook: kitchen, chef, restaurant job, food handler, galley, catering, camp cook, recipes
chef, chefs, private chef: restaurant, catering, kitchen, cuisine, culinary school, menu, cooking class, personal chef
cater, caterer, catering: event, wedding, banquet, buffet, meals, menu, party, food trays, office lunch
cooking, cookery, learn to cook: cooking class, recipes, kitchen, culinary, workshop, nutrition, chef, ingredients
recipe, recipes, cookbook: cooking, ingredients, baking, salmon, canning, nutrition, extension office, kitchen
bake, baking, baked goods: bakery, oven, bread, cottage food, flour, bake sale, cookies, class
fry, frying, deep fried, grill, grilling: restaurant, fried fish, fryer, barbecue, burgers, propane, cooking
smoke fish, smokehouse, smoked, fish smoker: smoked salmon, fish processing, alder, jerky, sausage, kippered, subsistence
canning, preserve, preserving, jars: jam, pickles, salmon, pressure canner, food preservation, extension office, botulism, freezing, workshop
jam, jelly, syrup, honey: preserves, berries, birch syrup, farmers market, cottage food, homemade, gift shop
pickle, pickles, kimchi, ferment, fermented: food preservation, sauerkraut, canning, probiotics, workshop, farmers market
kitchen, kitchens, galley: cabinets, remodel, appliances, commercial kitchen, cookware, cooking, sink, restaurant equipment
commercial kitchen, shared kitchen, commissary: kitchen rental, food permit, catering, cottage food, food truck, food safety, incubator
pots, pans, cookware, dishes, cutlery: kitchen supplies, houseware, store, tableware, thrift store, pottery, restaurant supply
knife, knives, ulu, blade: sharpening, cutlery, knife maker, kitchen, hunting, souvenir, fillet
food handler, food safety, health permit: sanitation, restaurant, inspection, training, environmental health, cottage food
food poisoning, bad fish, spoiled food, botulism: stomach, vomiting, health department, clinic, food safety, illness, poison control, paralytic shellfish
waiting list, reserve, reservation, book a table: booking, restaurant, lodging, online, phone, availability, tickets, seating
menu, menus, dish of the day: restaurant, prices, specials, chef, meals, catering, online ordering
kid friendly, family friendly, with children: family, restaurant, activities, playground, high chair, kids menu, all ages
picnic, picnics, barbecue spot: park, pavilion, tables, grill, family, beach, deli, outdoor
nightlife, night out, go out tonight: bar, live music, concert, dancing, brewery, entertainment, events calendar, karaoke
grocery, groceries, grocery shopping: grocery store, supermarket, produce, food, market, delivery, co op, meat, dairy
supermarket, food store, corner store: grocery, convenience store, produce, market, general store, bread, milk
milk, butter, cheese, dairy, yogurt: grocery, dairy farm, goat milk, creamery, lactose, farmers market, wic
egg, eggs, dozen: chickens, farm, grocery, farmers market, breakfast, poultry, local food
meat, meats, beef, pork, sausage: butcher, meat processing, grocery, game meat, farm, smoked, freezer, jerky
butcher, butchers, meat cutter, game processing: meat, meat processing, moose, sausage, wild game, beef, custom cuts, smokehouse
fruit, fruits, apples, bananas, oranges: produce, grocery, orchard, farmers market, juice, berries, smoothie
fresh produce, fresh food, salad: vegetables, farmers market, farm stand, grocery, greens, csa box, organic, greenhouse
farmers market, farm stand, market stall: vendors, produce, local food, crafts, honey, baked goods, booth, summer, weekend
potato, potatoes, carrots, cabbage: vegetables, farm, produce, garden, root cellar, harvest, farmers market
rice, beans, flour, pantry staples: bulk foods, grocery, food bank, warehouse store, asian market, dry goods
bulk, bulk food, bulk buying, case lots: warehouse store, wholesale, grocery, co op, freight, bush orders, membership
bush order, ship groceries, food by barge: village, air cargo, freight, bypass mail, grocery delivery, rural, wholesale
organic, organics, natural food: health food, co op, farm, produce, supplements, csa box
convenience store, gas station shop, mini mart: snacks, fuel, coffee, beer, open late, tobacco, ice, general store
expensive food, food prices, cost of food: grocery, coupons, food bank, snap benefits, discount, living costs, co op, garden
coupon, coupons, discount, bargain: deals, sale, savings, specials, thrift store, promotion, loyalty card, seniors
ice chest, cooler, thermos, fish box: coolers, outdoor gear, fish shipping, camping, ice, freezer, sporting goods
allergy, allergies, allergic: allergist, pollen, nut free, epinephrine, hay fever, rash, antihistamine, pharmacy, ingredients
peanut, nuts, nut allergy: allergy, nut free, epinephrine, ingredients, school lunch, labeling
gluten, gluten free, celiac, wheat: allergy, bakery, restaurant, menu, diet, dietitian, health food
lactose, dairy free, lactose intolerant: allergy, oat milk, vegan, diet, ingredients, health food, dietitian
vegan, vegans, plant based: vegetarian, restaurant, menu, cafe, dairy free, health food, salad, tofu
vegetarian, vegetarians, no meat, meatless: vegan, restaurant, menu, vegetables, salad, tofu, cafe
kosher, halal: jewish, muslim, religious, meat, grocery, restaurant, butcher, catering
diet, dieting, diets, eat healthy: nutrition, dietitian, weight loss, meal plan, healthy eating, wellness, diabetes, fitness
overweight, obese, lose weight, too fat: weight loss, nutrition, fitness, gym, dietitian, diabetes, exercise, clinic, wellness
underweight, skinny, no appetite: nutrition, dietitian, doctor, eating disorder, clinic, supplements
nutrition, nutritionist, dietitian: diet, healthy eating, wic, diabetes, weight loss, meal plan, clinic, wellness
vitamin, vitamins, supplement, supplements: health food, pharmacy, nutrition, vitamin d, herbal, wellness, natural
sugar, sugar free, diabetic food: diabetes, diet, dietitian, blood sugar, nutrition, sweets
hay fever, pollen, sneezing: allergy, antihistamine, birch, allergist, pharmacy, sinus, spring
clothes, clothing, garments, apparel: boutique, clothing store, outerwear, fashion, thrift store, laundry, workwear, alterations, uniforms
something to wear, what to wear, outfit, dress up: clothing store, boutique, fashion, formal wear, costume, thrift store, stylist
dress, dresses, gown, skirt: boutique, formal wear, alterations, seamstress, prom, wedding, fashion, women
suit, suits, tuxedo, necktie: formal wear, tailor, rental, alterations, dry cleaning, menswear, wedding, job interview, dress suit
shirt, shirts, t shirt, hoodie, sweatshirt: screen printing, apparel, custom logo, embroidery, clothing store, souvenir, merchandise
pants, trousers, jeans, shorts: clothing store, alterations, workwear, hemming, tailor, denim, thrift store
coat, coats, jacket, parka, windbreaker: outerwear, winter clothing, down, insulated, coat drive, outdoor gear, kuspuk, zipper repair
sweater, sweaters, cardigan, wool: knitting, qiviut, yarn, handmade, winter clothing, merino, boutique
hat, hats, cap, beanie, scarf: winter clothing, fur hat, knitting, souvenir, outerwear, embroidery, milliner
glove, gloves, mitten, mittens: winter clothing, fur, leather, workwear, cold, knitting, fishing gear, safety gear
sock, socks, underwear, long johns: winter clothing, wool, base layer, thermal, clothing store, donation, homeless
bra, lingerie, tights: women, boutique, clothing store, fitting, maternity, department store
shoe, shoes, sneakers, slippers: shoe store, footwear, shoe repair, running shoes, orthotics, moccasins, cobbler
boot, boots, bunny boots, rubber boots: footwear, winter boots, waterproof, workwear, hunting, fishing gear, shoe repair, mukluks
cobbler, shoe repair, resole, worn out soles: footwear, boots, leather, heels, stitching, zipper repair
raincoat, rain gear, raingear, waterproof: outerwear, fishing gear, outdoor gear, oilskins, commercial fishing, waders, marine supply
workwear, work clothes, coveralls, overalls: carhartt, uniforms, safety gear, high visibility, steel toe, outdoor gear, construction
uniform, uniforms, name badge: embroidery, workwear, school, laundry, military, apparel, logo
tailor, tailors, alterations, take in, hem: sewing, seamstress, clothing repair, suits, wedding dress, zipper, fitting
zipper, zippers, button, buttons: sewing, alterations, repair, seamstress, tent repair, fabric store, jackets
fur, furs, fur coat, pelts: furrier, skin sewing, trapping, parka, tanning, hats, native crafts, mittens
leather, hides, tanning: tannery, leather work, fur, taxidermy, saddle, gloves, boots, upholstery
jewelry, jewellery, ring, necklace, earrings: jeweler, gold, silver, repair, engagement ring, handmade, ivory, beads, gift shop
wristwatch, watch battery, clock, clocks: watch repair, jeweler, battery, clock repair, antiques, watches
glasses, eyeglasses, spectacles, contact lenses: optometrist, eye exam, optician, vision, frames, sunglasses, prescription
sunglasses, sun hat, sunscreen: snow blindness, outdoor gear, optician, beach, skin, summer
bag, bags, purse, handbag, suitcase: luggage, leather, boutique, travel, backpack, repair, gift shop
costume, costumes, mask, fancy dress: halloween, theater, party, sewing, rental, thrift store, masquerade
baby clothes, kids clothes, children clothing: second hand, consignment, boutique, clothing swap, infants, thrift store
clothing drive, free clothes, coat drive: donation, clothing bank, winter coats, low income, church, homeless, thrift store
fashion, fashionable, stylish, trendy: boutique, clothing, stylist, designer, jewelry, accessories, salon
haircut, haircuts, cut my hair, trim my hair: hair salon, barber, hairdresser, stylist, beauty salon, styling, color
hair, hairs, hairdo, hairstyle: salon, stylist, barber, shampoo, color, braids, extensions, hairdresser
barber, barbers, barbershop: haircut, shave, beard, men, fade, salon, trim
hairdresser, hair stylist, beautician: salon, haircut, color, perm, cosmetology license, bridal, beauty
dye my hair, hair color, highlights, gray hair: salon, stylist, hairdresser, beauty supply, color, tint
bald, balding, wig, hair loss: hair salon, wigs, dermatologist, chemotherapy, barber, beauty
beard, beards, mustache, shave, shaving: barber, grooming, men, razor, beard contest, beard oil
beauty, beautiful skin, look pretty: salon, spa, cosmetics, makeup, skin care, esthetician, nails, facial
makeup, make up, cosmetics, lipstick: makeup artist, beauty supply, bridal, salon, skin care, esthetician
nail salon, manicure, pedicure, fingernails: nails, spa, beauty salon, gel, polish, nail technician
facial, facials, wrinkles, botox: spa, esthetician, skin care, beauty, dermatologist, med spa
spa, spas, day spa, pamper: massage, facial, sauna, hot tub, relaxation, wellness, salon, hot springs
massage, masseuse, back rub: massage therapist, spa, relaxation, muscles, wellness, deep tissue, bodywork, chiropractor
eyebrow, eyebrows, eyelashes, lashes, waxing: salon, esthetician, threading, microblading, beauty, extensions, hair removal
tattoo, tattoos, piercing, body art: tattoo parlor, artist, ink, body piercing, traditional markings, removal, studio
tan, tanning bed, sunburn: tanning salon, skin, sunscreen, dermatologist, light, uv
perfume, scent, deodorant, lotion: skin care, essential oils, soap, gift shop, cosmetics, handmade, pharmacy
sauna, steam bath, banya, hot tub: spa, steam, wood fired, hot springs, relaxation, wellness, recreation center
acne, pimples, zits, bad skin: dermatologist, skin care, facial, esthetician, pharmacy, teens
skin, itchy skin, dry skin: dermatologist, rash, eczema, skin care, lotion, salve, clinic
head, heads, headache, migraine: doctor, neurologist, pain relief, pharmacy, clinic, chiropractor, concussion, acupuncture
eye, eyes, eyesight, vision, blurry: optometrist, eye doctor, eye exam, glasses, cataract, ophthalmologist, optical
see badly, cannot see well, cataract, glaucoma: ophthalmologist, optometrist, eye surgery, low vision, glasses, blind
ear, ears, earache, ear infection: audiologist, hearing, ent doctor, pediatrician, clinic, antibiotics, wax
nose, nosebleed, stuffy nose, sinus: ent doctor, cold, allergy, clinic, decongestant, pharmacy, sinusitis
throat, sore throat, lost my voice, tonsils: clinic, doctor, strep test, antibiotics, ent doctor, pharmacy, lozenges
tooth, teeth, toothache, my tooth hurts: dentist, dental clinic, filling, root canal, extraction, cavity, emergency dental
dentist, dentists, dental: teeth, dental clinic, cleaning, orthodontist, hygienist, crowns, oral surgery, dentures
braces, crooked teeth, retainer: orthodontist, dentist, teeth, dental, aligners, teens
denture, dentures, false teeth, missing teeth: dentist, dental implants, denturist, crowns, seniors, oral surgery
cavity, cavities, gum disease, bleeding gums: dentist, dental hygienist, filling, teeth cleaning, fluoride, dental clinic
mouth, jaw, lips: dentist, oral surgeon, teeth, dental, tmj, cold sore
neck, stiff neck, shoulder, shoulders: physical therapy, massage, chiropractor, rotator cuff, orthopedic, pain, posture
backache, back pain, spine, my back hurts, bad back: chiropractor, physical therapy, massage, orthopedic, lifting, pain management, posture, disc
arm, arms, elbow, wrist: fracture, physical therapy, orthopedic, tendonitis, cast, sling, carpal tunnel
hand, hands, finger, fingers, thumb: injury, arthritis, carpal tunnel, occupational therapy, gloves, frostbite, stitches
leg, legs, knee, knees, hip: orthopedic, physical therapy, joint replacement, fracture, brace, surgery, limp
foot, feet, toe, toes, heel: podiatrist, foot care, diabetic, shoes, orthotics, bunion, pedicure
ankle, ankles, twisted ankle, sprain, sprained: x ray, physical therapy, urgent care, brace, sports injury, ice pack, orthopedic
bone, bones, broken bone, fracture, broken arm: orthopedic, x ray, cast, emergency room, urgent care, surgery, osteoporosis
joint, joints, arthritis, rheumatism, stiff: rheumatologist, physical therapy, pain relief, exercise, seniors, orthopedic, medication
muscle, muscles, cramp, sore muscles: massage, physical therapy, stretching, gym, strain, sports medicine, yoga
heart, hearts, heart trouble, chest pain, heart attack: cardiologist, emergency, cardiac, hospital, ambulance, blood pressure, cpr, defibrillator
lung, lungs, breathe, breathing, short of breath: asthma, pulmonologist, respiratory, inhaler, clinic, oxygen, smoking cessation, emergency
stomach, belly, tummy, stomach ache: clinic, nausea, gastroenterologist, digestion, appendicitis, food poisoning, doctor, pharmacy
liver, kidney, kidneys, bladder: dialysis, hepatitis, specialist, urologist, transplant, lab test, stones
blood, bleed, bleeding: first aid, emergency, stitches, blood donation, lab test, anemia, wound, tourniquet
brain, brains, stroke, seizure, epilepsy: neurologist, emergency, rehabilitation, head injury, hospital, paralysis, memory
nerve, nerves, numb, numbness, tingling: neurologist, carpal tunnel, diabetes, neuropathy, chiropractor, clinic
posture, slouch, ergonomic: chiropractor, physical therapy, yoga, office chair, stretching, back pain
sick, ill, unwell, poorly, feel lousy: doctor, clinic, illness, urgent care, medicine, sick leave, nurse, pharmacy, health center
illness, disease, sickness, ailment: doctor, diagnosis, treatment, clinic, public health, prevention, medication, chronic
flu, influenza, flu shot: vaccine, fever, clinic, pharmacy, public health, virus, immunization, nurse
cough, coughing, coughs, bronchitis: clinic, cold, pharmacy, pneumonia, whooping cough, lungs, smoking, tuberculosis
fever, feverish, temperature, hot forehead: clinic, infection, pediatrician, nurse line, medicine, urgent care, flu, thermometer
common cold, caught a cold, runny nose, sniffles: pharmacy, medicine, clinic, rest, virus, decongestant
covid, coronavirus, pandemic, virus: testing, vaccine, public health, quarantine, clinic, masks, infection
infection, infected, pus, swollen: antibiotics, doctor, wound care, urgent care, clinic, fish poisoning, nurse
contagious, quarantine, outbreak: public health, infection, virus, isolation, school nurse, vaccine, health department
vomit, throw up, throwing up, puke, nausea: stomach flu, food poisoning, clinic, seasickness, pregnancy, dehydration, medicine
diarrhea, runs, constipated, constipation: stomach, clinic, pharmacy, giardia, food poisoning, gastroenterologist, dehydration
dizzy, dizziness, faint, fainted, passed out: emergency, doctor, blood pressure, vertigo, clinic, dehydration, inner ear
seasick, seasickness, motion sickness, queasy: nausea, boat, patch, ginger, pharmacy, ferry, charter, medication
tired, exhausted, fatigue, worn out: sleep, doctor, anemia, depression, thyroid, rest, burnout, clinic
sleep, sleepless, insomnia, cannot sleep, awake all night: sleep clinic, sleep apnea, counseling, doctor, mattress, midnight sun, blackout curtains, stress
snore, snoring, sleep apnea, cpap: sleep study, sleep clinic, medical equipment, ent doctor, oxygen, mask
pain, hurts, hurt, ache, sore: pain management, doctor, physical therapy, clinic, medication, massage, acupuncture, injury
painkiller, painkillers, aspirin, ibuprofen: pharmacy, pain relief, medication, prescription, opioids, drugstore
rash, rashes, itch, itching, hives: dermatologist, allergy, clinic, eczema, lotion, poison plants, chickenpox
wart, warts, mole, moles, lump: dermatologist, skin check, biopsy, doctor, cancer screening, clinic
cancer, tumor, tumour, oncologist, chemo: oncology, chemotherapy, screening, radiation, mammogram, support group, hospital, hospice
breast, mammogram, breast lump: women, cancer screening, imaging, radiology, clinic, breast health, oncology
diabetes, diabetic, insulin, blood sugar: clinic, dietitian, nutrition, foot care, prevention, medication, endocrinologist, glucose
blood pressure, hypertension, cholesterol: clinic, cardiologist, medication, screening, health fair, pharmacy, heart
asthma, inhaler, wheezing, wheeze: respiratory, allergy, lungs, clinic, pediatrician, air quality, wildfire smoke
pneumonia, tuberculosis, tb test: lungs, hospital, antibiotics, public health, vaccine, x ray, screening
hepatitis, hiv, aids: testing, clinic, public health, infection, vaccine, counseling, needle exchange
std, sti, sexually transmitted, got tested: testing, public health, clinic, family planning, confidential, treatment, condoms
my period, menstruation, period cramps, menopause: gynecologist, women, clinic, pads, hormones, pharmacy
urinate, bladder infection, uti, incontinence: urologist, clinic, antibiotics, women, adult diapers, medical supplies
thyroid, hormones, hormone: endocrinologist, lab test, doctor, clinic, medication, menopause
chickenpox, measles, mumps, whooping cough: vaccine, immunization, children, pediatrician, public health, school nurse, outbreak
chronic, long term illness, lifelong condition: specialist, disability, care coordination, medication, pain management, support group
injury, injured, injuries, got hurt: emergency room, first aid, urgent care, workers compensation, physical therapy, accident, lawyer, orthopedic
hurt at work, work accident, workers comp, injured on the job: workers compensation, claim, employer, insurance, safety, lawyer, medical report, fishermens fund
wound, wounds, deep cut, gash: first aid, stitches, bandage, urgent care, infection, tetanus, clinic, nurse
stitches, sutures, stitched up: wound, urgent care, emergency room, nurse, clinic, cut
bandage, bandages, bandaid, gauze: first aid, pharmacy, wound care, medical supplies, drugstore, wound
burn, burned, burns, scald, scalded: first aid, emergency room, wound care, skin, fire, hot water, clinic
bruise, bruises, bruised, black eye: injury, clinic, domestic violence, first aid, ice pack, fall
concussion, head injury, hit my head: emergency room, sports injury, brain injury, neurologist, helmet, hospital
fall, fell down, fallen, slipped: injury, fracture, ice cleats, fall prevention, seniors, medical alert, emergency, liability, autumn
limp, limping, crutches, hobble: orthopedic, physical therapy, mobility aid, injury, veterinarian, foot, medical equipment
splinter, fish hook, fishhook, stuck hook: first aid, clinic, tweezers, wound, tetanus, urgent care
sting, stung, bee sting, insect bite: allergy, epinephrine, first aid, swelling, clinic, antihistamine
poison, poisoned, poisoning, swallowed: poison control, emergency, hotline, household chemicals, overdose, hospital, mushrooms
choke, choking, heimlich: first aid, emergency, cpr, infants, training, ambulance
drown, drowning, drowned: water safety, life jacket, swimming lessons, rescue, coast guard, cpr, search
cpr, first aid, first aid course: training, certification, red cross, emergency, defibrillator, class, wilderness medicine, instructor
rehab, rehabilitation, get back on my feet: physical therapy, recovery, treatment center, occupational therapy, stroke, addiction, vocational rehabilitation
physical therapy, physiotherapy, physio, physiotherapist: rehabilitation, injury, exercise, back pain, orthopedic, sports medicine, mobility
chiropractor, chiropractic, crack my back: spine, back pain, adjustment, massage, wellness, neck
doctor, doctors, physician, gp, family doctor: clinic, medical, appointment, primary care, health center, pediatrician, hospital, family medicine
nurse, nurses, nursing: rn, hospital, clinic, healthcare job, home health, public health, cna, license
clinic, clinics, health center, walk in clinic: doctor, medical, appointment, primary care, urgent care, sliding fee, tribal health, vaccine
hospital, hospitals, infirmary: emergency room, surgery, medical center, doctors, nurses, maternity, inpatient, trauma
urgent care, after hours doctor, doctor on sunday: walk in, clinic, emergency room, injury, illness, weekend hours, telehealth
emergency room, er, casualty: hospital, trauma, ambulance, urgent, injury, 24 hours
checkup, check up, physical exam, medical exam: doctor, annual exam, screening, primary care, sports physical, dot physical, clinic, wellness
surgery, operated on, surgeon, operating room: hospital, anesthesia, surgical, recovery, outpatient, orthopedic, specialist
x ray, xray, ct scan, mri, ultrasound: imaging, radiology, hospital, fracture, diagnostic, clinic
blood test, lab test, lab work, drug test: laboratory, clinic, screening, testing, employment screening, results, urine
specialist, medical specialist, see a specialist: doctor, referral, hospital, telehealth, visiting clinic, medical travel, cardiology
vaccine, vaccines, shot, shots, vaccination, jab: immunization, clinic, public health, pharmacy, children, flu, travel, nurse
medicine, medicines, medication, pills, meds: pharmacy, prescription, doctor, drugstore, refill, pharmacist, treatment
pharmacy, pharmacies, drugstore, chemist, apothecary: prescription, medicine, refill, pharmacist, vaccine, nonprescription, mail order
prescription, prescriptions, refill: pharmacy, medicine, doctor, pharmacist, insurance, mail order, assistance program
health insurance, no insurance, uninsured: medicaid, marketplace, coverage, sliding fee, enrollment, premium, broker, clinic, medicare
medicaid, denali kidcare, public health insurance: low income, eligibility, application, coverage, children, public assistance, pregnancy
medical bill, medical bills, hospital bill: financial assistance, insurance, payment plan, sliding fee, charity care, debt, bankruptcy
telehealth, telemedicine, online doctor, video doctor: appointment, clinic, rural health, remote, virtual visit, counseling, internet
medevac, air ambulance, flown out: emergency, helicopter, hospital, membership, insurance, remote, life flight, village
medical travel, fly to hospital, patient housing: medicaid travel, tribal health, lodging, patient hostel, airline, escort, referral
village clinic, health aide, tribal health: clinic, tribal, dental therapist, rural health, elders
ambulance, ambulances, paramedic, emt: emergency, 911, rescue, fire department, hospital, first responder, volunteer, training
pediatrician, kids doctor, childrens doctor: children, clinic, vaccine, infant, well child, family medicine
gynecologist, obgyn, womens doctor, pap smear: women, pregnancy, clinic, family planning, exam, screening
acupuncture, naturopath, homeopath, alternative medicine: wellness, holistic, herbal, massage, pain relief, natural healing
herb, herbs, herbal remedy, salve: herbalist, natural, plants, traditional medicine, tea, apothecary, devils club, handmade
healing, heal, healer, traditional healing: traditional medicine, elders, wellness, recovery, tribal, ceremony, holistic
oxygen, oxygen tank, nebulizer: medical equipment, respiratory, home health, supplies, lungs, home oxygen
medical equipment, hospital bed, commode chair: durable equipment, loan closet, wheelchair, walker, rental, supplies, medicaid
blood donation, donate blood, give blood: blood bank, donor, blood drive, hospital, volunteers, donors
fit, fitness, get in shape, exercise, work out: gym, trainer, fitness class, recreation center, yoga, running, swimming, wellness
gym, gyms, weight room: fitness, membership, trainer, recreation center, weights, crossfit, sauna
yoga, pilates, tai chi, stretching: studio, fitness class, wellness, instructor, meditation, seniors, relaxation
swim, swimming, swimming pool, pool: aquatic center, swimming lessons, recreation, lifeguard, lap swim, water safety
sad, sadness, unhappy, miserable, feeling down: counseling, depression, mental health, therapist, support group, grief, crisis line
depressed, depression, hopeless, feeling blue: mental health, counselor, therapist, psychiatrist, light therapy, medication, support group, crisis line
winter blues, cabin fever, seasonal depression: light therapy, darkness, vitamin d, mental health, exercise, recreation, counseling, social events
anxious, anxiety, panic, panic attack: counseling, mental health, therapist, stress, medication, breathing, behavioral health
worry, worried, worries, worrying: counseling, anxiety, advice, hotline, stress, financial counseling
stress, stressed, overwhelmed, burnout, burned out: counseling, wellness, mental health, yoga, massage, meditation, employee assistance
angry, anger, rage, lose my temper: anger management, counseling, therapist, domestic violence, mediation, behavioral health
afraid, scared, frightened, fear: safety, crisis line, shelter, police, counseling, protective order, phobia
lonely, loneliness, isolated, all alone: companionship, friends, social club, meetup, senior center, volunteering, support group, church
homesick, miss home, far from home: newcomers, military family, counseling, community, exchange student, chaplain, cultural association
ashamed, shame, embarrassed, guilty: counseling, confidential, support group, therapist, recovery, pastor
nervous, jittery, shy, stage fright: anxiety, public speaking, toastmasters, counseling, confidence, interview practice
suicide, suicidal, kill myself, end my life, want to die: crisis line, 988, emergency, mental health, counselor, prevention, hotline, hospital
self harm, cutting myself, hurting myself: crisis line, mental health, counselor, therapist, teens, emergency, hospital
trauma, ptsd, flashbacks, nightmares: therapist, veterans, counseling, mental health, trauma informed, vet center, support group
therapist, therapy, shrink, psychotherapy: counselor, mental health, psychologist, behavioral health, counseling, appointment, telehealth
counselor, counseling, counselling, someone to talk to: therapist, mental health, behavioral health, family counseling, grief, addiction, pastor, confidential
psychologist, psychiatrist, mental hospital: mental health, therapist, medication, diagnosis, inpatient, behavioral health, evaluation
mental health, mental illness, nervous breakdown, going crazy: counseling, psychiatrist, behavioral health, crisis line, community clinic, treatment, nami
bipolar, schizophrenia, hearing voices, psychosis: psychiatrist, mental health, medication, inpatient, case management, crisis line, nami
eating disorder, anorexia, bulimia: therapist, nutrition, mental health, teens, treatment, dietitian, counseling
marriage trouble, couples counseling, relationship problems, we keep fighting: marriage counselor, therapist, family counseling, mediation, divorce, retreat
crisis, crisis line, hotline, helpline: emergency, 988, mental health, suicide prevention, counselor, domestic violence, 24 hours
meditate, meditation, mindfulness, inner peace: yoga, wellness, relaxation, buddhist, retreat, stress, breathing
relax, relaxing, unwind, chill out: spa, massage, yoga, sauna, retreat, hot springs, vacation, tea
self esteem, confidence, feel worthless: counseling, coaching, mentor, mental health, youth program, toastmasters
addict, addicted, addiction, hooked: recovery, treatment, rehab, substance abuse, counselor, detox, support group, sobriety
drunk, drinking problem, drinks too much: alcoholics anonymous, treatment, detox, sobriety, addiction, counselor, recovery, dui
alcohol, alcoholic, alcoholism: recovery, treatment center, alcoholics anonymous, sobriety, detox, liquor, counseling, support group
sober, sobriety, stay clean, quit drinking: recovery, alcoholics anonymous, sober living, sponsor, treatment, support group, wellness
drugs, drug abuse, heroin, meth, fentanyl: treatment, detox, recovery, naloxone, substance abuse, opioid, counseling, police
overdose, narcan, naloxone: emergency, opioids, 911, fentanyl, harm reduction, poison control, training
detox, withdrawal, drying out: treatment center, alcohol, opioids, recovery, hospital, inpatient, sobriety
smoking, cigarette, cigarettes, quit smoking: tobacco cessation, quit line, vaping, nicotine, tobacco store, patches, smoke free
tobacco, chewing tobacco, snus, vape, vaping: quit line, nicotine, smoke shop, cessation, youth prevention, license
marijuana, cannabis, weed shop, edibles: dispensary, license, retail, cultivation, thc, age 21, consumption
gamble, gambling, gambling problem, bingo hall: addiction, pull tabs, gaming permit, support group, bingo, counseling
dui, drunk driving, lost my license: attorney, court, ignition interlock, alcohol education, dmv, reinstatement, taxi
halfway house, sober living, transitional living: recovery, reentry, housing, probation, treatment, supportive housing
aa meeting, alcoholics anonymous, na meeting, al anon: twelve step, sobriety, recovery, support group, sponsor, church basement, families
disabled, disability, handicapped, handicap: accessibility, independent living, benefits, ssi, vocational rehabilitation, wheelchair, advocacy, personal care
wheelchair, wheelchairs, mobility scooter: accessible, ramp, mobility, medical equipment, accessible van, paratransit, disability
ramp, ramps, grab bar, grab bars: accessibility, home modification, wheelchair, carpenter, seniors, bathroom safety
accessible, accessibility, barrier free, step free: wheelchair, ada, disability, parking, restroom, ramp, website accessibility
blind, blindness, visually impaired, low vision: braille, talking books, vision rehabilitation, guide dog, screen reader, independent living
deaf, deafness, sign language: interpreter, asl, hearing, captioning, disability, relay, school
paralyzed, paraplegic, spinal injury: wheelchair, rehabilitation, disability, adaptive sports, personal care, accessible housing
amputee, prosthesis, artificial leg: prosthetics, rehabilitation, orthotics, veterans, disability, adaptive sports
down syndrome, developmental disability, intellectual disability: special needs, respite care, supported employment, group home, special olympics, early intervention
disability benefits, ssdi, cannot work anymore: social security, application, appeal, attorney, medical records, disability, vocational rehabilitation
adaptive, adaptive sports, adaptive equipment, assistive technology: disability, equipment loan, skiing, wheelchair, recreation, communication device
group home, supported living, day program: disability, caregivers, assisted living, residents, direct support, medicaid waiver
brain injury, tbi: rehabilitation, disability, support group, concussion, case management, therapy
interpreter, translator, translate, translation: language, spanish, tagalog, yupik, sign language, documents, immigrants, court
happy, happiness, joy, joyful: celebration, wellness, family, festival, laughter, music, community
excited, thrilled, thrill, adrenaline: adventure, tours, flightseeing, rafting, zipline, festival, race
bored, boring, boredom, nothing to do: activities, events calendar, recreation, entertainment, clubs, hobbies, youth center, volunteering
curious, curiosity, want to learn: classes, library, workshop, museum, lecture, science center, tours
grateful, gratitude, thank you, say thanks: gifts, flowers, testimonials, volunteer appreciation, donation, cards
love, in love, romance, date night: couples, valentines, restaurant, flowers, dating, wedding, getaway
dating, find a partner, meet women, meet men, singles: singles group, social events, dance, meetup, speed dating, bar, match
heartbroken, breakup, broke up, dumped: counseling, support group, friends, grief, therapist, coping
jealous, cheating, affair, unfaithful: marriage counseling, therapist, divorce, couples, mediation, separation
proud, pride, lgbt, lgbtq, gay: pride festival, support group, community center, equality, youth, safe space
betrayed, ripped off, cheated, scammed: fraud, scam, consumer protection, attorney general, complaint, police report
emergency, emergencies, urgent, 911: police, fire department, ambulance, rescue, dispatch, hospital, disaster, preparedness
fire, fires, house fire, on fire: fire department, firefighter, 911, smoke alarm, insurance claim, red cross, extinguisher, restoration
firefighter, firefighters, fire brigade, fire department: emergency, volunteer, fire station, burn permit, training, rescue, fire truck
wildfire, forest fire, brush fire, wildfire smoke: evacuation, burn permit, firewise, forestry, air quality, fire crew, defensible space
extinguisher, fire extinguisher, sprinkler system: fire safety, inspection, refill, code, alarm, marine safety
flood, flooding, flooded, high water: emergency, evacuation, flood insurance, sandbags, restoration, river, fema, pump
earthquake, earthquakes, tremor, quake: emergency preparedness, tsunami, structural engineer, insurance, disaster, survival kit, geology
tsunami, tidal wave, tsunami warning: evacuation, sirens, high ground, emergency, coast, earthquake, alert
volcano, eruption, ash fall: air quality, emergency, masks, flights, geology, tours, alert
storm, storms, gale, high winds: weather forecast, marine weather, storm damage, power outage, gale warning, roofing, boat
disaster, catastrophe, lost everything: disaster relief, fema, red cross, emergency shelter, insurance claim, donations, recovery
evacuate, evacuation, evacuated: emergency shelter, alert, disaster, red cross, wildfire, flood, route
survival kit, go bag, emergency kit, prepper: preparedness, water storage, flashlight, first aid, radio, freeze dried, red cross
police, cop, cops, trooper, troopers: law enforcement, 911, crime, safety, village officer, report, dispatch
crime, criminal, mugged, assaulted: police, victim advocacy, court, lawyer, neighborhood watch, compensation, report
theft, stolen, steal, thief, burglar, break in: police report, security, alarm, insurance, locksmith, cameras, neighborhood watch
alarm, burglar alarm, security camera: security system, monitoring, installation, locksmith, surveillance, fire alarm
rescue, rescued, search party, search and rescue: volunteers, coast guard, troopers, emergency, missing person, helicopter, training
missing, missing person, disappeared, lost hiker: search team, troopers, police, missing indigenous, posters, hotline
mayday, sinking, man overboard, distress: coast guard, vhf radio, life raft, rescue, survival suit, epirb, vessel
stranded, stuck, broke down, ditch: towing, tow truck, roadside assistance, jump start, mechanic, winch, recovery
accident, accidents, crash, wreck, collision: police report, insurance, towing, body shop, injury lawyer, ambulance, emergency room
abuse, abused, abusive, hits me, beats me: domestic violence, shelter, protective order, advocate, hotline, safe house, legal aid, counseling
domestic violence, battered, violent husband: shelter, women, protective order, hotline, advocate, safety plan, legal aid, police
rape, raped, sexual assault, molested: victim advocate, crisis line, forensic exam, police, counseling, hospital, support
restraining order, protective order, stalker, stalking: court, domestic violence, police, advocate, legal aid, petition
child abuse, neglect, neglected child: child protection, hotline, mandatory reporter, foster care, advocacy center, police
trafficking, forced to work, exploited: hotline, police, immigration, legal aid, labor rights, shelter, advocate
missing tooth filling, knocked out tooth, dental emergency: dentist, emergency dental, dental clinic, oral surgeon, pain, crown
god, pray, prayer, praying: church, faith, worship, ministry, pastor, bible, chapel, prayer group
church, churches, chapel, cathedral: worship, sunday, pastor, faith, congregation, ministry, mass, religious, fellowship
religion, religious, faith, spiritual: church, worship, ministry, congregation, temple, mosque, faith based, interfaith
pastor, priest, minister, preacher, chaplain: church, ministry, sermon, wedding, funeral, counseling, clergy, parish
worship, sunday mass, church service, sermon: church, congregation, choir, pastor, hymns, bible study
bible, bible study, scripture, gospel: church, christian, ministry, bookstore, sunday school, gospel music, faith
catholic, orthodox, lutheran, baptist, mormon: church, parish, diocese, worship, mass, russian orthodox, congregation
jewish, synagogue, rabbi, hanukkah: congregation, shabbat, kosher, passover, holiday, temple
muslim, islam, mosque, ramadan: prayer, halal, islamic center, worship, eid, congregation
buddhist, buddhism, zen, hindu, temple: meditation, dharma, sangha, spiritual, yoga, worship
choir, choirs, church music, hymn: singing, music, chorus, concert, church, rehearsal, voices
missionary, mission trip, youth group: church, ministry, outreach, volunteers, bible camp, christian, faith based
retreat, spiritual retreat, quiet weekend: lodge, meditation, church camp, yoga, wellness, conference, cabin
soul, meaning of life, spirit: spirituality, faith, chaplain, meditation, ceremony, counseling
poor, poverty, needy, hard up: low income, public assistance, food bank, housing assistance, charity, benefits, social worker
no money, penniless, out of cash, flat broke: public assistance, food bank, emergency funds, budgeting, job center, loan, charity
make ends meet, struggling, paycheck to paycheck, hard times: budgeting, public assistance, food bank, financial counseling, heating assistance, second job
welfare, public assistance, benefits office: low income, application, eligibility, snap benefits, medicaid, cash assistance, tanf, caseworker
food stamps, snap, ebt card: snap benefits, groceries, low income, public assistance, application, farmers market, quest card
wic, food for babies: women, infants, nutrition, formula, breastfeeding, low income, vouchers, clinic
food bank, food pantry, free food: food boxes, groceries, low income, volunteers, donations, distribution, church, commodity
soup kitchen, free meal, free meals, hot meal: community kitchen, homeless, shelter, church, volunteers, lunch, dinner
heating assistance, help with heating, fuel assistance: low income, heating oil, application, winter, liheap, utility, crisis grant
charity, charities, charitable: nonprofit, donation, foundation, volunteers, fundraiser, relief, thrift store
donate, donation, donating, give away: charity, nonprofit, thrift store, fundraiser, food drive, tax deductible, drop off
fundraiser, raise money, fundraising, bake sale: nonprofit, auction, donation, charity, raffle, benefit concert, gaming permit, sponsor
raffle, raffles, lottery, pull tabs: fundraiser, gaming permit, tickets, prizes, nonprofit, bingo
volunteer, volunteers, volunteering, lend a hand: nonprofit, community, opportunities, charity, fire department, mentor, cleanup, event
nonprofit, non profit, not for profit: charity, 501c3, grants, board, donations, volunteers, foundation, organization
homeless, homelessness, sleeping rough, living in my car: shelter, housing assistance, warming center, transitional housing, outreach, case management, soup kitchen
shelter, shelters, night shelter, safe house: homeless, emergency, beds, domestic violence, women, warming, animal shelter, youth
low income housing, subsidized housing, section 8, affordable housing: housing authority, voucher, rental assistance, apartments, application, waiting list, seniors
social worker, caseworker, case manager: family support, benefits, referral, hospital, child welfare, counseling, elders, disability
benefits, benefit payment, entitlement: eligibility, application, social security, public assistance, veterans, unemployment, disability, medicaid
unemployed, jobless, laid off, out of work: unemployment benefits, job center, resume, job search, training, claim, career counseling
debt, debts, in debt, owe money, bill collectors: credit counseling, bankruptcy, collection agency, budgeting, payment plan, legal aid, loans
bankrupt, bankruptcy: attorney, debt, court, credit counseling, legal, filing, creditors
budget, budgeting, save money: financial counseling, savings, credit union, debt, money management, expenses, bank
legal aid, free lawyer, cannot afford a lawyer: legal services, attorney, pro bono, low income, court forms, public defender, clinic
immigrant, immigrants, immigration, green card: immigration lawyer, visa, citizenship, esl, newcomers, refugee, work permit, translation
refugee, refugees, asylum: resettlement, immigration, esl, interpreter, housing, employment, sponsor
citizenship, naturalization, become american: immigration, civics class, esl, application, oath, legal aid
veteran, veterans, ex soldier, served in the army: va benefits, vfw, american legion, vet center, military, veterans hospital, vocational, claims
soldier, soldiers, airman, military family, deployed: army base, military spouse, deployment, family readiness, relocation, tricare, discount, veterans
military spouse, army wife, on base: employment, relocation, license transfer, child care, base housing, family support, newcomers
ex convict, felon, just out of prison, criminal record: reentry, probation, job training, housing, halfway house, expungement, legal aid
jail, prison, inmate, locked up: corrections, court, bail bonds, lawyer, visitation, reentry, probation
native, tribe, tribal: tribal council, native corporation, culture, elders, tribal health, enrollment, language, heritage
village, villages, rural, the bush: remote, tribal, air taxi, clinic, freight, subsistence, barge
ask for advice, need advice, where do i turn: information, referral, 211, counseling, legal aid, consultation, resource guide
phone number for help, 211, resource list: information referral, social services, food bank, shelter, hotline, directory
seasonal worker, deckhand, deckhands, cannery worker: fishing jobs, seafood processing, crew license, bunkhouse, harbor, seasonal employment, boat
friend, friends, buddy, buddies, pal: companionship, social club, meetup, group, community, gatherings, mentor
make friends, meet new people, find friends: social club, meetup, volunteering, newcomers, classes, recreation league, church, events calendar
companion, companionship, someone to be with: senior companion, friends, visits, social club, caregiver, pets
club, clubs, join a group, clubhouse: membership, meeting, hobby, social, rotary, sports club, organization, lodge
meeting, meetings, gathering, gatherings: community hall, meeting room, agenda, group, council, events, conference
rotary, lions club, elks lodge, kiwanis: civic club, volunteers, fundraiser, membership, hall rental, scholarship, meeting
community center, community hall, town hall: events, hall rental, recreation, meetings, classes, potluck, dances
mentor, mentors, mentoring, big brother: youth, volunteer, role model, coaching, big sisters, career, apprentice
visitor, visitors, guest, guests: visitor center, lodging, tourism, hospitality, tours, guest house, welcome
pen pal, letters, greeting card, postcard: post office, stationery, cards, gift shop, printing, mail, postage
gossip, news, local news, what is going on: newspaper, radio, community calendar, announcements, bulletin board, newsletter
support group, people like me, others who understand: recovery, grief, peer support, counseling, caregivers, meeting, chronic illness
hobby, hobbies, pastime, leisure: crafts, club, classes, hobby shop, collecting, recreation, art supplies, model trains
collect, collecting, collector, collectibles, coins: stamps, antiques, appraisal, hobby shop, auction, coin shop, trading cards, museum
craft, crafts, crafting, handicraft: handmade, craft supplies, artisan, workshop, craft fair, native crafts, beads, gift shop, makers
handmade, homemade, hand crafted: crafts, artisan, jewelry, soap, bazaar, gift shop, pottery, local artist
art, arts, artist, artists, artwork: gallery, studio, paintings, exhibit, art supplies, sculpture, art class, museum, commission
draw, drawing, sketch, sketching: art class, art supplies, illustration, artist, pencils, studio, portrait
watercolor, oil painting, canvas, easel: art supplies, artist, art class, gallery, studio, framing, landscape
pottery, ceramics, clay, kiln: pottery class, studio, potter, handmade, wheel, glaze, mugs, arts center
carve, carving, whittle, wood carving: totem pole, ivory, native art, woodworking, masks, carver, chainsaw carving, gallery
bead, beads, beading, beadwork: jewelry, native crafts, bead shop, class, earrings, moccasins, crafts
basket, baskets, basketry, weave, weaving: native art, grass, birch bark, weaver, loom, textiles, workshop, chilkat
knit, knitting, crochet, crocheting: yarn, wool, needles, fiber arts, qiviut, yarn shop, knitting group, sweaters
yarn, yarn shop, spinning wheel: knitting, crochet, wool, fiber arts, qiviut, dye, alpaca
sew, sewing, seamstress, needle and thread: alterations, fabric, sewing machine, tailor, quilting, sewing class, skin sewing, kuspuk, canvas repair
sewing machine, serger: sewing, repair, fabric store, quilting, needles, class
fabric, fabrics, cloth, textile: fabric store, quilting, sewing, upholstery, curtains, canvas, cotton
quilting, quilter, quilts, patchwork: fabric, quilt guild, sewing, long arm, quilt shop, handmade, batting
embroidery, embroider, monogram, cross stitch: custom apparel, logo, sewing, hats, jackets, needlework, thread
woodwork, woodworking, woodworker, lathe: carpentry, furniture maker, lumber, workshop, tools, carving, cabinets, makerspace
makerspace, workshop space, 3d printer, laser cutter: tools, woodworking, prototyping, electronics, classes, membership
scrapbook, scrapbooking, stickers, photo album: craft supplies, paper, photo printing, hobby shop, cards, crafts
frame, picture frame, framing, framed: custom framing, gallery, art, matting, photos, frame shop
photo, photos, picture, pictures, photograph: photographer, portrait, camera, printing, family photos, gallery, wedding, aurora
camera, cameras, photography: photographer, photo workshop, lenses, camera store, studio, drone, wildlife, portraits
candle, candles, soapmaking, candle making: handmade, soap, crafts, gift shop, beeswax, workshop, scents
fly tying, flies, lures: fishing, tackle shop, fly fishing, class, rod building, feathers
model train, model airplane, drone hobby, rc car: hobby shop, models, club, kits, remote control, railroad
ham radio, amateur radio, cb radio: radio club, license, antenna, emergency communication, electronics, shortwave
stargazing, stars, telescope, astronomy: planetarium, northern lights, aurora, science, night sky, club
home brew, home brewing, homebrew, make beer: brewing supplies, hops, beer, mead, fermentation, club
craft fair, bazaar, arts market, holiday market: vendors, handmade, booth, crafts, gifts, holiday, artisan
taxidermy, taxidermist, stuffed animal trophy: hunting, mounts, trophy, fur, hides, tanning, fish mount
music, musical, tunes, songs: concert, band, live music, musician, instruments, lessons, festival, radio, choir
musician, musicians, band, bands: live music, concert, gig, instruments, recording, venue, wedding, festival
sing, singing, singer, song: choir, voice lessons, karaoke, concert, chorus, music, open mic
instrument, instruments, music store: guitar, piano, music lessons, instrument repair, rental, band, strings
piano, pianos, keyboard, organ: piano lessons, piano tuner, music teacher, tuning, recital, instruments
guitar, guitars, banjo, ukulele: guitar lessons, music store, strings, instruments, luthier, bluegrass, repair
violin, fiddle, cello, orchestra: music lessons, symphony, strings, concert, fiddlers, festival, rental
drum, drums, drummer, drumming: music lessons, native dance, band, percussion, drum group, dance
music lesson, music lessons, music teacher, learn an instrument: piano, guitar, voice, violin, students, studio, recital, instructor
concert, concerts, gig, live show: live music, tickets, venue, festival, band, performance, symphony, events calendar
dj, disc jockey, party music: wedding, party, sound system, dance, entertainment, event, karaoke
sound system, microphone, loudspeaker, pa system: audio, rental, event, stage, dj, recording, band
recording, recording studio, podcast: studio, audio, music production, musician, sound engineer, radio, editing, voice over
vinyl, records, cds, record player: record store, music, used, collectibles, turntable, albums
karaoke, open mic, jam session: bar, singing, live music, night, musicians, entertainment
dance, dances, dancing, dancer: dance studio, ballet, lessons, native dance, ballroom, square dance, performance, recital
ballet, hip hop class, tap dance: dance studio, lessons, children, recital, nutcracker, performance
theater, theatre, stage play, acting: performing arts, drama, tickets, actors, audition, performance, community theater, costumes
movie, movies, film, films, cinema: movie theater, screening, film festival, tickets, dvd, filmmaker, popcorn
book, books, bookshop, bookstore: library, reading, author, used books, literature, story time, publishing, book club
read, reading, reader, novel: library, book club, literacy, bookstore, author, story time, ebooks
library, libraries, librarian: books, public computers, internet, story time, meeting room, library card, printing, dvds
book club, reading group, poetry: library, authors, literature, bookstore, discussion, poets, writing
write, writer, writers, writing, author: publishing, editing, workshop, books, poetry, newspaper, ghostwriter, literary
publish, publishing, self publish, print a book: author, printing, editing, bookstore, isbn, book design
newspaper, newspapers, magazine, magazines: subscription, news, classifieds, advertising, editor, journalism, local news
comic, comics, manga, graphic novel: comic shop, bookstore, library, games, collectibles, convention
game, games, board game, board games: game store, toys, game night, cards, family, hobby shop, tournament
video game, video games, gaming, gamer, console: electronics, game store, esports, computer, tournament, arcade, repair
chess, checkers, cribbage, card game, card games: club, tournament, senior center, games, library, cards
bingo, bingo night, trivia, quiz night: prizes, pull tabs, bar, senior center, fundraiser, gaming permit, hall
puzzle, puzzles, jigsaw, crossword: toy store, library, games, escape room, hobby shop, newspaper
bowling, go bowling, billiards, darts: bowling alley, league, arcade, bar, recreation, lanes, tournament
arcade, escape room, laser tag, mini golf: entertainment, family, birthday, recreation, indoor, teens
sport, sports, play sports: recreation, league, team, youth sports, sporting goods, gym, coaching, tournament
soccer, football, basketball, volleyball: league, youth sports, team, gym, coach, tournament, recreation center
hockey, ice skating, skate, skates, rink: ice rink, league, lessons, skate sharpening, figure skating, arena, youth hockey
ski, skis, skiing, snowboard: ski area, rental, lessons, trails, cross country, lift tickets, wax, ski school
bike, bikes, bicycle, cycling: bike shop, repair, rental, trails, fat tire, tune up, helmet, mountain bike
hike, hiking, walk in the woods, trail: trails, guide, park, outdoor gear, bear spray, maps, backpacking, nature
camp, camping, tent, tents, sleeping bag: campground, outdoor gear, rental, rv park, backpacking, cabin, state park
karate, martial arts, judo, self defense: dojo, lessons, youth, boxing, fitness, instructor, gym
ticket, tickets, admission, box office: events, concert, theater, online, entry fee, museum, tours
museum, museums, exhibit, exhibition: history, art, gallery, culture, collection, tours, heritage, admission
pack rat, squirrel, squirrels, porcupine, raccoon: pest control, wildlife, attic, trapping, garden, wildlife department
bat, bats, spider, spiders, house flies: pest control, exterminator, attic, insects, screens, wildlife
cockroach, cockroaches, moths, termites: pest control, exterminator, insects, kitchen, infestation, fumigation
bathroom fan, vent, vents, stuffy, stale air: ventilation, hvac, air quality, duct cleaning, humidity, installation, filter
smoky, chimney fire, smoke smell: chimney cleaning, fire department, restoration, wood stove, air quality, odor removal
sauna stove, saunas to build: sauna builder, wood stove, cedar, kit, barrel sauna, installation
crooked, sagging, uneven floor, house sinking: foundation, leveling, structural engineer, permafrost, house jacking, contractor
sticking door, jammed, stuck window: carpenter, handyman, foundation, lubricant, repair, hinge
house sitter, house sitting, watch my house: pet sitting, property management, caretaking, winter watch, security, plants, vacant home
caretaking, winter watchman, empty house: property management, caretaker, lodge, house sitting, security, remote, seasonal job
property manager, property management, manage my rental: landlord, tenants, rental, vacation rental, maintenance, leasing, condo association
hoa, homeowners association, condo board: property management, dues, bylaws, condo, neighbors, maintenance
property tax, house tax, assessment: assessor, borough, homeowner, exemption, seniors, veterans, appeal
home insurance, homeowners insurance, renters insurance: insurance agent, coverage, policy, claim, fire, flood, premium
insurance claim, claim damage, damage claim: insurance agent, adjuster, restoration, policy, estimate, water damage, auto body, documentation
spare room, guest room, airbnb: vacation rental, guest house, lodging, bed tax, short stay, host, roommate
spare part, spare parts, replacement part: parts store, appliance parts, auto parts, marine parts, order, warranty, hardware
warranty, guarantee, still covered: repair, manufacturer, dealer, receipt, consumer protection, replacement, appliance
refund, send back, wrong item: returns, consumer protection, receipt, complaint, store policy, exchange
rental equipment, rent a tool, borrow a tool: tool rental, equipment rental, tool library, heavy equipment, party rental, generator
interior designer, interior design, stager: home decor, furniture, colors, remodel, staging, curtains, lighting
countertop, countertops, granite, backsplash: kitchen, cabinets, remodel, stone, tile, installation
hot plate, burner, gas burner: stove, propane, camping, kitchen, cooking, appliance
power lines, downed line, utility pole: electric utility, outage, emergency, tree trimming, lineman, cooperative
extension cord, block heater, plug in car: winter, engine heater, timer, outlet, battery, hardware store, cold start
snow tires, studded tires, winter tires: tire shop, winter driving, installation, traction, season change, auto repair
snow load, shovel the roof, snow on roof: snow removal, roofing, structural, roof rake, collapse, contractor
snowblower, snow blower, small engine: repair, snow removal, dealer, parts, lawn mower, generator, hardware store
sidewalk, sidewalks, path to my door: snow removal, shoveling, sanding, concrete, public works, accessibility
mud, muddy, mudroom, puddles: boots, drainage, gravel, breakup, cleaning, spring, driveway
rain, rainy, drizzle, downpour: rain gear, gutters, weather forecast, roof, indoor activities, flooding, umbrella
heat wave, too hot, stuffy heat, air conditioning: cooling, fans, hvac, ventilation, heat pump, swimming
midnight sun, too bright to sleep, never gets dark: blackout curtains, summer solstice, sleep, festival, shades, long days
weather, forecast, weather report: marine forecast, road conditions, storm, temperature, radio, aviation, rain
windy, wind damage, blew off: roofing, siding, storm damage, insurance claim, tree removal, contractor
lawn chair, outdoor furniture, hammock: patio, garden, deck, furniture store, camping, hardware store
apple tree, orchard, fruit trees: nursery, pruning, garden, apples, grafting, master gardener
moose ate my garden, deer fence, keep moose out: fence, garden, repellent, wildlife, electric fence, hardware store
chicken coop, barn, stable: farm, carpentry, livestock, poultry, building, feed store, fencing
farrier, horseshoe, saddle: horses, equestrian, hoof, tack, stable, leather
pet store, pet shop, pet supplies: pet food, aquarium, leash, toys, dog, cat, feed store
dog training, train my puppy, obedience: dog trainer, behavior, puppy class, agility, leash, kennel
dog park, off leash, dog beach: dogs, leash, trails, park, recreation, fenced
dog license, register my dog, microchip: animal control, rabies, borough, vaccination, tag, shelter
dog friendly, pets allowed, bring my dog: pet friendly, lodging, rental, hotel, campground, patio, pet fee
fly with my dog, pet travel, ship a pet: airline, health certificate, crate, veterinarian, air cargo, border
lamb, calf, foal, breeding: livestock, veterinarian, farm, breeder, 4h, agriculture
whale, whales, seals, sea otter, walrus: wildlife, marine mammals, tours, whale watching, subsistence, stranding, sea life
teen job, summer job, first job: youth employment, work permit, seasonal, babysitting, student, job center
allowance, pocket money, chores: kids, savings account, credit union, youth, odd jobs, financial literacy
child safety, childproof, baby proof: car seat, cabinet locks, poison control, home safety, infants, smoke alarm
child care subsidy, cannot afford daycare, child care assistance: subsidy, low income, daycare, application, eligibility, parents, provider
open a daycare, start a daycare, watch children at home: childcare license, provider, inspection, background check, capacity, business license
immunization record, shot record, school shots: vaccine, school enrollment, public health, clinic, child care, nurse
kids sports, little league, gymnastics, t ball: youth sports, registration, coach, recreation, tumbling, league
swimming lesson, swimming lessons, learn to swim: pool, aquatic center, lifeguard, water safety, children, instructor
screen time, phone addiction, too much phone: parenting, youth activities, outdoor, mental health, family, teens
stepfather, stepmother, blended family, in laws: family counseling, custody, parenting, adoption, marriage, children
maternity leave, parental leave, family leave: employer, human resources, pregnancy, labor law, fmla, benefits
prom, homecoming, school dance: formal wear, dress, tuxedo, salon, corsage, photographer, limousine
yearbook, senior portrait, class photo: photographer, high school, portrait, graduation, printing, students
school nurse, sick at school, school health: vaccine, students, clinic, allergies, physical, lice
school closure, snow day, school cancelled: weather, school district, announcement, radio, child care, bus
spring break, school holidays, summer vacation: camp, calendar, child care, travel, recreation, family activities
substitute teacher, classroom aide: school district, education jobs, paraprofessional, certification, hiring, teachers
lunch box, kids menu, picky eater: nutrition, children, recipes, school lunch, restaurant, dietitian
stair lift, medical alert, alert button: seniors, home safety, fall prevention, accessibility, installation, monitoring
senior discount, seniors rate: seniors, pass, tax exemption, transportation, coupons, membership
senior housing, retirement community, elder housing: apartments, seniors, housing authority, assisted living, independent living, waiting list
memory care, wandering off, nursing assistant, cna: dementia, assisted living, caregiver, certification, elders, healthcare job
elder abuse, scammed grandma, taking her money: adult protective, ombudsman, fraud, legal aid, police, seniors
long term care, ombudsman, bedridden: nursing home, assisted living, elders, advocacy, caregiver, home health
oral history, old stories, grandfather stories: elders, museum, archives, culture, storytelling, tradition bearers, recording
storytelling, storyteller, tell stories: elders, library, culture, radio, festival, performance, oral history
potlatch, native dancing, feast: native culture, elders, ceremony, drumming, traditional food, gathering, memorial
wake, memorial, celebration of life: funeral home, hall rental, catering, obituary, potlatch, flowers, church
bachelor party, bachelorette, stag night: bar, limousine, charter, brewery tour, nightlife, lodge, wedding
wedding cake, wedding photos, wedding planner: bride, bakery, photographer, event planner, venue, reception
event planner, plan a party, organize a wedding: event planning, venue, catering, coordination, decorations, rental
tent rental, chair rental, linens, tablecloths: event rental, party supplies, wedding, tables, banquet, catering
hall, rent a hall, venue for my party: hall rental, event venue, community center, capacity, kitchen, lodge, meeting space
sympathy card, condolences, send flowers: florist, funeral, greeting cards, delivery, gift basket, memorial
surprise, gift card, gift basket, care package: gifts, shipping, candy, local products, gift shop, flowers, military
midnight snack, open late, late night food: convenience store, diner, pizza, bar, 24 hours, takeout
cheap eats, cheap meal, affordable food: diner, food truck, fast food, lunch special, deli, senior lunch
fancy dinner, fine dining, candlelight dinner: restaurant, chef, wine, reservation, steakhouse, seafood, anniversary
fish and chips, fried fish, fish tacos: seafood, restaurant, halibut, fryer, food truck, harbor
hot chocolate, cocoa, cider: cafe, coffee stand, winter festival, drinks, bakery, coffee
juice, smoothie, soda, pop: beverages, cafe, health food, fruit, grocery, juice bar
water bottle, bottled water, refill water: drinking water, grocery, water delivery, filter, camping, beverages
leftovers, food waste, scraps: compost, food rescue, food bank, pigs, freezer, recycling
meal prep, ready meals, frozen dinners: meal delivery, personal chef, grocery, freezer meals, catering, nutrition
spices, salt, seasoning, sauce: spice shop, grocery, hot sauce, local products, sea salt, cooking, wild herbs
jerky, salami, cured meat: meat processing, sausage, smoked, game meat, snack, gift shop
kelp, seaweed, mariculture: seafood, oyster farm, aquaculture, wild foods, local products, fertilizer
root cellar, store vegetables, cold storage: potatoes, garden, food preservation, farm, storage, harvest
sell my jam, sell food from home, cottage food: food law, food permit, labeling, farmers market, home kitchen, business license
lunch counter, deli, delicatessen: sandwiches, soup, cheese, meats, catering, grocery
cafeteria, mess hall, canteen: meals, kitchen staff, camp cook, school, hospital, catering
pancake, pancakes, waffles, omelette: breakfast, diner, brunch, fundraiser, cafe, eggs
tipping, gratuity, leave a tip: restaurant, server, wages, payroll, guide, payment
hangover, hungover, drank too much: alcohol, breakfast, diner, taxi, pharmacy, recovery
designated driver, safe ride home, ride home from bar: taxi, cab, shuttle, bar, dui, nightlife
cry, crying, tears, weep: grief, counseling, baby, depression, infants, comfort, crisis line
laugh, laughter, funny, comedy: comedian, stand up, entertainment, improv, theater, show, laughing
quiet, peaceful, calm, silence: retreat, cabin, library, meditation, yoga, nature, secluded lodge
heartburn, ulcer, acid reflux, indigestion: gastroenterologist, stomach, diet, pharmacy, antacid, clinic
appendix, appendicitis, hernia, gallbladder, gallstones: surgery, surgeon, hospital, emergency room, abdominal pain, ultrasound
tick, ticks, worms, parasite, parasites: veterinarian, pets, deworming, clinic, medication, insects, beaver fever
dehydrated, dehydration, sunstroke, heatstroke: water, first aid, clinic, electrolytes, iv therapy, emergency
towel, towels, sheets, bed linen: linens, bedding, laundry, housekeeping, hotel supplies, bathroom, department store
umbrella, rain boots, poncho: rain gear, waterproof, outerwear, gift shop, weather, rubber boots
handwashing, hygiene, unwashed, wash up: showers, laundromat, soap, sanitation, hygiene kits, homeless outreach
suitcase lost, lost luggage, left behind, lost my wallet: lost property, airport, airline, police, baggage, replacement id
hospital visit, visiting hours, get well soon: hospital, flowers, gift shop, patient, gift basket, florist
orthodox christmas, starring, slaviq: russian orthodox, village, church, culture, feast, singing
family photo, portrait session, newborn photos: photographer, portrait, studio, maternity, family, prints, holiday cards
lifeguard, life jacket, life vest, pfd: water safety, boating, kids float, flotation, swimming, coast guard, marine supply
donor, organ donor, transplant: registry, hospital, driver license, tissue donation, kidney, dialysis
sick leave, call in sick, sick note: employer, doctor, labor law, clinic, human resources, paid leave
sports physical, dot physical, physical for work: clinic, medical exam, occupational health, drug testing, commercial license, athletes, doctor
moving abroad, exchange student, host family: students, culture, homestay, international, high school, visa
church camp, vacation bible school, sunday school: children, church, youth, summer, christian, registration
gold, gold nugget, nuggets, gem, gemstones: jeweler, jewelry, rock shop, prospecting, jade, gold panning, minerals
totem, totem pole, totem poles: native art, carving, carver, museum, culture, heritage, tours
wallet, leather belt, belt, belts: leather work, accessories, gift shop, handmade, buckle, clothing store
dried fish, jarred salmon, fish strips: smoked salmon, subsistence, native food, local products, gift shop, canning, smokehouse
lullaby, nursery rhyme, kids songs: music class, children, story time, library, toddlers, early childhood
`
