/** Organizations of animals, conservation, gardens, farms and science. `parseOrganizations` parses them. */
export default `
Animal Shelters & Humane Societies
is humane society, spca, animal shelter, animal rescue, animal welfare, animal league, friends of pets, animal control, cruelty to animals, animal protection
in humane, animals, pets, paws, shelter, critters
say puppy needs home, kitten needs home, find home for dog, dog nobody wants, adopt an animal, adopt a pet, beaten animals, animals treated badly, mean to animals, help animals, love animals, volunteer with animals, walk shelter dogs, starving animals, cheap spay, fix stray cats, get a puppy, want a kitten, free kittens, get a pet, rehome dog, unwanted pets, cant keep my cat

Cat Rescue
is cat rescue, feral cats, feline, cat fanciers, kitty, alley cat, cat club, kitten rescue
in cats, feline, whiskers, meow, purr
say wild cats, stray cats, cats under porch, catch and neuter, too many cats, cat had kittens, siamese, persian cat, show my cat, cat lady, kittens in alley, kittens, cant keep these kittens, litter of kittens

Dog Rescue & Breed Clubs
is dog rescue, golden retriever, retriever club, labrador, german shepherd, dachshund, greyhound, kennel club, malamute, husky rescue, pug rescue, poodle club, border collie, great dane, newfoundland club, rottweiler, pit bull, boxer rescue, corgi, spaniel, breed rescue, alaskan malamute, beagle, chihuahua, saint bernard, schutzhund, dog fanciers
in canine, retriever, dog, rescue, kennel, hound, paws
say retired racing dog, adopt a husky, show dog, pure breed, dogs of one breed, old dogs need homes, sled dog retired, dog shows, bad dog breed, save dogs, retired sled dogs, purebred dog

Dog Sports
is dog agility, obedience training club, flyball, sheepdog, herding, tracking dogs, dog sports, field trial, disc dogs
in agility, obedience, canine, trial
say dog jumps over hurdles, teach dog tricks, dog runs course, dogs herd sheep, train my puppy, dog wont come when called, pulls on leash, bird dog training

Horse Rescue
is horse rescue, equine rescue, equine sanctuary, horse sanctuary, wild horse, donkey rescue
in equine, sanctuary, horse, mustangs
say starving horse, old horses, unwanted horses, wild horses, cant keep my horse, neglected horse, home for horses, ponies, pony, love horses, ride a horse

Exotic & Farm Animal Rescue
is rabbit rescue, house rabbit, parrot rescue, bird sanctuary, reptile rescue, herpetological, farm sanctuary, ferret, exotic bird, bunny, tortoise, pig rescue, aviculture, cage bird
in sanctuary, reptile, rabbit, parrot, herp
say pet rabbit, rabbits, bunnies, snakes, lizards, turtles, my parrot, ferrets, potbelly pig, goats need home, guinea pig, guinea pigs, hamster, talking birds

Wildlife Rehabilitation
is wildlife rehabilitation, wildlife rescue, raptor, bird rescue, bird treatment, wildlife center, marine mammal, sealife, animal rehabilitation, wildlife sanctuary, bear sanctuary, wolf sanctuary, raptor center
in wildlife, raptors, rehab, sanctuary, sea life, wild
say hurt wild animal, injured wildlife, found baby bird, baby squirrel, found baby animal, hawk with broken wing, eagle hurt, owl hurt, orphan fawn, baby raccoon, stranded whale, stranded seal, sick seal, oil on birds, seal on beach, wild animal hurt, orphaned bear, orphan moose calf, hurt raven, injured eagle, hurt eagle, beat up eagle, wounded bird, injured bird, bird rehab, baby bird fell, orphaned animal, hurt owl, raptor

Birds
is audubon, bird observatory, birders, ornithological, bird club, bluebird, hawkwatch, raptor, songbird, purple martin, swan society
in audubon, birds, birding, wings, flyway
say people who watch birds, watch birds, bird walk, bird songs, binoculars, count birds, feed birds, bird feeders, nest boxes, warblers, hummingbird, loon, woodpeckers, bird count, see eagles, watch eagles, ravens, identify bird

Pigeons & Poultry
is pigeon, racing pigeon, homing pigeon, poultry association, poultry fanciers, backyard chickens
in pigeons, poultry, pigeon
say pigeons fly home, race pigeons, raise chickens, show chickens, roosters, hens

Fish, Salmon & Rivers
is trout unlimited, wild salmon, fisheries society, riverkeeper, watershed council, watershed association, river network, waterkeeper, inletkeeper, rivers alliance, wild fish, watershed, salmon foundation, american rivers
in river, salmon, watershed, stream, keepers, waters, fish
say fish cant get upstream, keep river clean, dirty river, clean up creek, streams for fish, protect fish, test water in river, save the river, save salmon, wild fish, dams and fish, volunteer stream, river health

Oceans & Coasts
is ocean conservancy, oceana, surfrider, marine conservation, coastal studies, marine science, sea grant, baykeeper, coastal foundation, marine debris, ocean foundation, sealife center, aquarium, cetacean, whale foundation, sea turtle, oil spill prevention
in ocean, marine, coastal, bay, sea, beach, whale
say save the ocean, save whales, save the whales, whales and dolphins, trash on beach, clean up beach, plastic in sea, tide pools, tidepools, study the sea, sea animals, coral, protect shoreline, oil in water, otters, sea lions, dolphins

Bears, Wolves & Large Animals
is wolf, wolves, grizzly, bear foundation, bear education, defenders of wildlife, caribou, musk ox, bison, wild sheep, mountain lion, moose foundation, polar bears, moose federation, wildlife federation, wildlife alliance
in wolf, bear, wildlife, grizzly, predators
say protect bears, protect wolves, save wolves, endangered animals, live with bears, bears in trash, polar bear, big cats, save wildlife, butterflies

Forests & Trees
is tree foundation, arbor, urban forestry, forest alliance, foresters, rainforest, national forest foundation, forest watch, friends of the forest, redwoods, rainforest council
in forest, trees, timber, arbor, woodland
say plant trees, save trees, old trees, stop logging, clear cutting, tree planting, forests saved, chop down trees

Land & Wilderness
is land trust, conservancy, nature conservancy, wilderness society, wilderness association, wilderness league, sierra club, conservation league, conservation society, conservation foundation, parks association, friends of the park, open space, greenbelt, wild lands, refuge association, friends of refuge, conservation district, conservation voters, nature center, center for the environment, environmental center, environmental council
in conservation, conservancy, wilderness, refuge, parks, nature, land, preserve, wild
say save land from building, give my land to nature, keep land wild, stop developers, parks volunteers, help national park, no more roads, natural places, nature with kids, kids learn about nature, nature school, protect earth, care about nature, nature center walks, national park friends

Climate, Energy & Waste
is renewable energy, climate action, solar energy, sustainability, recycling association, zero waste, energy conservation, citizens climate, green building, environmental action, clean air, community action on toxics, toxics, environmental justice, beyond pesticides, energy project, electric vehicle, green energy
in green, climate, renewable, energy, sustainable, earth, recycling
say warming planet, planet is warming, hotter every year, wind and sun power, poisons in water, chemicals in food, pesticides, less garbage, less plastic, electric cars, dirty air, smog, save energy, sun power, carpool

Keep It Clean
is keep america beautiful, beautification, anti litter, clean up, adopt a highway
in beautiful, beautification, clean
say pick up trash, trash along road, clean roadside, clean up town, flowers downtown, make town pretty, keep streams clean, litter, clean beach

Garden Clubs & Plant Societies
is garden club, garden clubs, master gardeners, horticultural society, rose society, orchid society, iris society, peony, dahlia society, botanical garden, native plant society, rhododendron, african violet, bonsai, ikebana, rock garden, mycological, mushroom, cactus and succulent, hosta, daylily, lily society, herb society, arboretum, begonia, chrysanthemum, fuchsia, orchidists, botanical, primrose, greenhouse society
in garden, gardeners, botanical, horticulture, rose, orchid, plant, flora
say grow flowers, love flowers, tiny trees in pots, little japanese trees, plant swap, wildflowers, hunt mushrooms, mushrooms in forest, pick mushrooms, arrange flowers, grow orchids, rose bushes, grow roses, whats wrong with my tomatoes, garden questions, learn to garden, green thumbs, herbs, see flowers, plants from around here, garden tour, flower bulbs

Community Gardens & Local Food
is community garden, community gardens, urban farm, food coalition, food policy, local food, farmers market, seed library, permaculture, school garden, organic growers, gleaning, seed savers, csa
in garden, farm, growers, harvest, food, market, organic
say grow own food, no yard to garden, patch of ground to garden, plot to grow, learn to can food, eat local, fresh from farm, pick leftover crops, save seeds, rent garden bed, share a garden, local vegetables, grow with neighbors

Farmers & Ranchers
is farm bureau, farmers union, grange, cattlemen, cattle association, cattle women, wool growers, sheep breeders, goat association, pork producers, corn growers, potato growers, grain growers, stockmen, dairymen, peony growers, young farmers, agricultural society, holstein, angus, alpaca, llama, hay growers, farm service, agriculture in the classroom, soil and water conservation
in farmers, growers, farm, ranchers, agriculture, breeders, livestock
say i raise cattle, raise cows, raise sheep, raise goats, raise pigs, farmers speak up, own a farm, own ranch, new farmer, grow grain, alpacas, milk cows, ranch family, wool

Beekeepers
is beekeepers, beekeeping, bee club, apiarists, honey producers, bee association
in bee, bees, honey, hive
say honeybees, bee hives, swarm of bees, bees in my yard, keep hives, make honey

Youth in Farming
is ffa, future farmers, 4 h, 4h, four h, livestock auction
in ffa, 4h, agricultural
say kids raise animals, kids show pigs, kids show animals at fair, raise a pig, steer at fair, farm kids

Zoos & Aquariums
is zoo, zoological, aquarium, aquarium society, wildlife park, zookeepers, butterfly house
in zoo, zoological, aquarium
say see animals, elephants, giraffes, lions and tigers, penguins, see tigers, fish tank, fish tanks, keep tropical fish, look at bears, see bears, places with bears, see seals

Sled Dog Groups
is mushers, mushing association, sled dog, dog mushers, dog drivers, iditarod, yukon quest, skijor
in mushers, sled, trail, junior mushers
say huskies that race, dogs that pull, thousand mile dog race, drive dogs, kids race dogs, ski behind dog, dog races

Science Education
is science center, science museum, academy of science, science olympiad, science fair, discovery center, childrens museum, science teachers, exploratorium, invention convention, imaginarium, planetary society
in science, discovery, explore, stem, museum
say kids do experiments, experiments for kids, kids love science, hands on museum, volcano experiment, museum for kids, science for girls, field trip, touch and play, play and learn

Scientific Societies
is geological society, chemical society, american chemical, physics, entomological, anthropological, anthropology, archaeological, botanical society, meteorological, fisheries society, wildlife society, geophysical, mathematics, statistical association, research foundation, research institute, research consortium, space society, academy of sciences, speleological, society of american foresters
in society, scientific, research, scientists, institute
say scientists, study rocks, study insects, study weather, explore caves, caves, caving, earthquakes science, chemists, bones and digs, research grants, space exploration, people who study

Weather & Mountain Safety
is avalanche, avalanche center, avalanche school, weather watchers, mountain rescue
in avalanche, snow safety
say buried in snow, is snow safe, snow slides, backcountry safety, beacon and shovel
`
