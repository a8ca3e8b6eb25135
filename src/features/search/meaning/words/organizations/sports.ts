/** Organizations of sports and outdoor pursuits. `parseOrganizations` parses them. */
export default `
Gymnastics
is gymnastics, gymnastic, tumbling club
in gym, tumblers, trampoline
say kids who want to tumble, daughter does cartwheels, somersault, somersaults, handsprings, backflip, back flips, balance beam, uneven bars, vault and bars, parallel bars, trampoline class, tumbling for toddlers, flip and tumble, leotard, flips on couch, flips, doing flips, back handspring, bouncing off walls, cartwheels

Cheerleading
is cheerleading, cheer association, pom squad, cheerleaders, spirit squad
in cheer, cheer boosters
say pom poms, pyramids and stunts, competitive cheer, daughter wants to cheer, cheer team, cheer squad

Figure Skating
is figure skating, skating club, ice skating club
in skating, skaters, ice
say jumps and spins on ice, spins on ice, dance on ice, skate like olympics, skating dresses, axel and lutz, skating coach, learn to figure skate, skating show

Ice Hockey
is hockey association, hockey club, youth hockey, hockey league
in hockey, ice, blue line, stars, wolves
say slap shot, learn hockey, hockey for kids, hockey for girls, girls hockey, hockey for adults, mens hockey, womens hockey, goalies, hockey sticks and skates, play on ice with puck, mites and squirts, play hockey

Roller Derby & Skating
is roller derby, derby dames, rollergirls, roller skating, inline hockey
in derby, rollers, roller
say women on roller skates, tough women skating, roller skates, rollerblade, rollerblades, rollerskate, skate around track, quad skates, jammers and blockers, skate and knock, knock girls over, skate in circles

Skateboarding
is skateboarding, skate park association, skateboard
in skate, skatepark
say half pipe, kickflip, ollie, place for skaters, build skate park, kids on skateboards, ramps for skateboards

Rugby
is rugby, rugby football club
in rugby, rfc
say scrum, tackle without pads, ruck and maul, odd shaped ball

Lacrosse
is lacrosse
in lax
say lacrosse sticks, stick with net, cradle ball with stick

Volleyball
is volleyball, volleyball club, juniors volleyball
in vbc, spikers
say spike the ball, bump set spike, beach volleyball, net and sand, indoor volleyball, kids volleyball, open gym volleyball, libero

Tennis
is tennis, tennis association, tennis club
in tennis, racquet
say tennis racket, backhand, play doubles, serve and volley, tennis lessons, hit tennis balls, tennis court, tennis for kids

Pickleball
is pickleball, pickle ball
in picklers
say paddle and whiffle ball, dinking, kitchen line, small tennis court, sport for retirees with paddles

Badminton, Squash & Table Tennis
is badminton, table tennis, racquetball, squash club, ping pong
in racquet, paddle
say shuttlecock, birdie over net, ping pong table, hit little white ball, racquetball court

Disc Golf & Ultimate
is disc golf, ultimate frisbee, flying disc, ultimate players
in disc, ultimate
say throw frisbee, frisbees, frisbee golf, chains and baskets, discs into baskets, frisbee team

Golf Associations
is golf association, golf club, junior golf, first tee, womens golf
in golf, golfers, pga
say nine holes, eighteen holes, golf for kids, teach kids golf, putt and chip, clubs and tees, tee off, hole in one, golf handicap

Bowling Associations
is bowling association, bowling congress, usbc, youth bowling
in bowling, bowlers, lanes
say knock down pins, roll strikes, bowling league, ten pins, kids bowling, bowling team

Darts & Billiards
is dart association, darts league, pool league, billiards, dart league
in darts, dart, pool players, cue
say throw darts, bulls eye, bullseye, shoot pool, eight ball, pool table, cue stick, snooker, play pool at bar

Baseball & Softball
is little league, baseball, softball, babe ruth, cal ripken, pony league, slow pitch
in league, legion baseball, umpires, fastpitch
say son plays catch, catcher mitt, kids t ball, hit home runs, pitching and batting, pitch and hit, baseball for kids, softball for women, grown ups softball, nine year old baseball, shortstop, dugout, baseball team, summer ball for boys, infield, t ball, bat and ball, softball league, kids baseball

Soccer
is soccer, futbol, soccer club, soccer association, youth soccer
in united, fc, ayso, strikers, soccer
say kick the ball, shin guards, soccer for kids, soccer for grown ups, adult soccer, indoor soccer, five year old soccer, score goals, soccer moms, kids soccer, goalkeeper, soccer camp

Football
is pop warner, youth football, football league, flag football, football conference
in football, pop warner, gridiron
say shoulder pads and helmets, tackle football, football for boys, kids play football, throw touchdown, touchdown, linebacker

Basketball
is basketball, hoops
in basketball, aau, hoop
say slam dunk, dribble, three pointers, basketball for girls, basketball for kids, shoot baskets, pickup basketball, free throws, basketball camp

Wrestling
is wrestling, wrestling club, freestyle wrestling, mat club
in wrestling, wrestlers, matmen, takedown
say pin opponent, singlet, son wants to wrestle, greco roman, kids wrestle, grapple on mat

Martial Arts Schools
is karate, taekwondo, judo, jiu jitsu, aikido, kung fu, kendo, hapkido, krav maga, dojo
in martial, dojang, shotokan, budo, kempo
say black belts, break boards, kicks and punches, throws and locks, discipline for kids, defend myself, defend themselves, bullied kid self defense, roundhouse, sensei, sparring

Boxing
is boxing club, boxing, golden gloves
in boxing, boxers, gloves
say punch bag, jab and hook, spar in ring, fight in ring, step into the ring, kids learn to box

Fencers
is fencing club, fencers, fencing academy, swordplay
in fencing, blades
say foils and masks, sword sport, thrust and parry

Archery
is archery, archers, bowmen, bowhunters, bow hunters
in archery, bow
say bows and arrows, shoot arrows, shoot bow, arrows at targets, recurve, compound bow, robin hood, hit bullseye with arrow

Shooting Sports
is gun club, rifle club, rifle and pistol, sportsmens, trap club, skeet, practical shooting, marksmanship
in rifle, pistol, shooters, sportsmans
say shoot rifles, shoot pistols, shoot clay, break clays, gun safety for kids, teach kids to shoot, cowboy action, hit targets with gun, learn to shoot, practice shooting

Swimming Clubs
is swim club, aquatic club, swim team, swimming club, masters swimming, synchronized swimming, water polo
in swim, swimming, aquatics, sharks, dolphins, barracudas
say race in pool, backstroke, breaststroke, freestyle and fly, competitive swimming, swim competition, kids swim fast, swim practice, adults swim together

Diving & Scuba
is scuba, divers, underwater explorers, dive club, springboard diving
in diving, underwater
say breathe under water, see fish underwater, tanks and fins, snorkeling, shipwreck diving, high dive, diving board

Rowing & Paddling
is rowing, rowing association, rowing club, canoe, kayak, paddlers, outrigger, dragon boat, crew club
in paddle, oars, sculling
say row boats, eight with coxswain, paddle together, sea kayaking, kayakers, paddle rivers, learn to kayak, canoe trips, roll a kayak, river running, kayak with others, packraft

Sailing & Boating
is yacht club, sailing club, power squadron, boating association, coast guard auxiliary, sea explorers, boaters
in yacht, sail, sailing, boaters, mariners
say hoist sails, sail race, race sailboats, learn to sail, boat safety class, boaters class, kids learn sailing, knots and navigation, dinghy, own a sailboat, yacht, wood boat, wooden boat, wooden boats, boat builders

Surfing & Water Skiing
is surfing, surfers, surfrider, water ski, wakeboard
in surf, ski
say ride waves, catch waves, surfboard, wet suits and boards, ski behind boat, barefoot skiing, jet ski

Running & Track
is road runners, running club, track club, track and field, striders, harriers, hash house harriers, marathon, triathlon, triathletes
in runners, running, track, multisport, striders
say swim bike run, iron man, ironman, people to run with, morning run, couch to 5k, run long distances, hurdles, pole vault, shot put, javelin, long jump, discus, relay team, kids who run fast, train for marathon, ultramarathon, drink and run, track meet, run together

Cycling
is cycling, cyclists, bicycle club, bike club, velo, mountain bike, wheelmen, bmx, singletrack
in bike, bicycle, wheelers, bikers, cycle
say ride bikes together, group bike rides, road bike, peloton, ride trails on bike, fat tire, dirt jumps, bike racing, safe bike lanes, bike lanes, bike to work, bicycle advocacy, kids on bikes, ride bicycles, ride bikes, bike race, ride bicycle with others, fat bike race

Skiing & Snowboarding
is ski club, nordic ski, ski patrol, ski team, snowboard, ski racing, alpine ski, cross country ski, biathlon, ski association, ski education
in nordic, ski, skiing, alpine, snowsports
say ski fast, slalom, giant slalom, skinny skis, moguls, ski trails groomed, kids learn to ski, gliding through snow, ski and shoot, rescue skiers, first aid on slopes, ski swap, ski bums, half pipe snow, cross country skiing, xc ski, ski trails, groomed trails

Sledding, Luge & Bobsled
is luge, bobsled, toboggan, skeleton sliding
in luge, toboggan
say slide down ice, ice track sled, feet first on ice, head first sled

Hiking & Mountaineering
is hiking club, mountaineering club, mountaineers, alpine club, trails association, trail conference, appalachian mountain club, hikers, outing club
in mountaineering, hikers, trails, trail, ramblers
say hike together, climb peaks, walk in mountains, hike with group, backpack with others, build and fix trails, clear trails, keep trails open, ice axes and rope, weekend hikes, outdoors with people, hike with others, go hiking, mountains, climb mountain, group hikes, fix trails, trail work

Orienteering & Geocaching
is orienteering, geocaching, geocachers
in compass
say map and compass race, find way with compass, find hidden boxes, treasure hunt gps, race with map

Climbing
is climbers, climbing wall, climbing club, access fund
in climbing, bouldering
say scale walls, rope up, rocks to climb, climb indoors, hang off cliffs, climb rocks

Parachuting & Gliding
is soaring, skydivers, skydiving, parachute, paragliding, hang gliding, glider, ballooning, balloonists
in soaring, gliders, balloon
say jump out of plane, jump from airplane, fly without engine, sailplane, fly like bird, hot air balloon, free fall, skydive, hang glider, glider plane

Equestrian Sports
is dressage, pony club, quarter horse, saddle club, equestrian, rodeo association, barrel racing, trail riders, back country horsemen, arabian horse, horse council, polo club
in saddle, horsemen, equine, rodeo, riders, ponies
say kids with ponies, own a horse, ride with others, saddle up, bull riding, bronc, roping, rope cattle, jump fences horse, pack into mountains with horses, show my horse, horse owners

Motor Sports
is motorsports, speedway, racing association, sports car club, drag racing, motorcycle club, motocross, corvette club, car club, antique auto, street rods, mustang club, jeep club, four wheelers, atv
in racing, motor, riders, rods, wheelers, cruisers, autosports
say race cars, stock cars, go karts, karting, old cars, classic cars, vintage cars, antique cars, hot rods, hot rod, show off car, car show, dirt bikes, ride harleys, harley, bikers, biker ride, ride motorcycles, off roading, mudding, four wheeling, jeeps, muscle cars, restore old car, model t, autocross, drag strip, drag race, racetrack, demolition derby, dirt bike track

Snowmobiling
is snowmobile club, snowmachine, snowmobilers, sno riders, snow riders
in snowmobile, sno, riders
say sled riders, ride sleds, snowmobile trails, powder sleds, trail groomers

Horseshoes & Lawn Bowls
is horseshoe, lawn bowls, bocce, petanque, croquet, cornhole
in pitchers, bowls
say pitch shoes, bean bags, toss bags, wooden balls on grass

Powerlifting & Strength
is powerlifting, weightlifting, strongman, bodybuilding
in barbell, strength, lifters
say lift heavy weights, bench and squat, deadlift, barbells, pump iron, muscles contest

Disabled Sports
is special olympics, adaptive sports, wheelchair sports, paralympic, blind athletes, adaptive recreation, outdoors for all
in adaptive, challenged, challenge, paralympics
say sports for disabled, ski in wheelchair, sit ski, sports for down syndrome, sports for special needs, athletes with disabilities, wheelchair basketball, disabled kids play, blind runner, amputee sports, disabled people outdoors, recreation for disabled

Senior Games
is senior games, senior olympics, masters athletics
in senior, masters
say competition over fifty, athletes over 50, sports over sixty, older athletes

Native Games
is native youth olympics, eskimo indian olympics, native games
in indigenous games
say high kick, seal hop, ear pull, stick pull, traditional native sports

Officials & Coaches
is officials association, umpires association, referees, coaches association, sports officials
in officials, umpires, coaches
say whistle and striped shirt, become referee, become umpire, refs needed, be a ref, call the game, learn to coach

Sports Boosters & Halls of Fame
is booster club, boosters, sports hall of fame, touchdown club, quarterback club, blue line club
in booster, athletic boosters, backers
say raise money for uniforms, team uniforms, concession stand, support high school team, parents of athletes, famous athletes, team travel money

Sport Fishing
is sportfishing association, trout unlimited, anglers, fly fishers, bass club, bassmasters, walleye, fly fishing
in anglers, trout, casting
say cast a fly, tie flies, love fishing, trout stream, catch and release, take kids fishing, reel and rod, rod and reel, lures, fish for fun, fishing derby, trout, fly casting, learn to fish

Hunting & Trapping
is ducks unlimited, pheasants forever, safari club, turkey federation, rocky mountain elk, trappers association, fish and game club, rod and gun, sportsmens alliance, delta waterfowl, ruffed grouse, whitetails
in hunters, waterfowl, wildlife, game, sheep
say hunt ducks, shoot ducks, hunt turkeys, deer season, set traps, pheasant, hunting rights, elk hunting, hunters banquet, hunters group, big game, furs, trap line, beaver trapping, fur trapper, sheep hunters
`
