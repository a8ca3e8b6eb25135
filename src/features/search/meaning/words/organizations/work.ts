/**
 * Unions and professional associations: names, and then words of people who look for them. `parseOrganizations` parses
 * them.
 */
export default `
electrical workers, ibew: electricians union, linemen union, become a lineman, electrician apprentice
carpenters union, carpenters local, brotherhood of carpenters: union for carpenters
plumbers and pipefitters, plumbers and steamfitters, pipefitters: plumbers union, become a pipefitter, welders union
laborers local, laborers union, laborers international: construction workers union, construction union
operating engineers: crane operators union, heavy equipment union, equipment operators union
ironworkers, iron workers: steel beams union
sheet metal workers: ducts union, sheet metal union
painters and allied trades: painters union
bricklayers, cement masons: masons union, bricklayers union
insulators, asbestos workers: insulation union
roofers local: roofers union
boilermakers: boiler union
teamsters: truckers union, truck drivers union, delivery drivers union
longshoremen, longshore, ilwu: dock workers, dockworkers, port workers, unload ships
inlandboatmens, masters mates and pilots, marine engineers, seafarers: sailors union, ferry workers union, ship captains, ships crew union, mates union
air line pilots: airline pilots union, pilots union
flight attendants: stewardess, stewardesses, cabin crew
machinists: airplane mechanics union, machine shop union
locomotive engineers, united transportation, railway carmen: railroad workers union, train drivers
transit union, amalgamated transit: bus drivers union
public employees, state employees association, afscme: state workers union, government workers union, city workers union
education association, federation of teachers, education support: teachers union, school staff union, group for teachers
postal workers: postal union, post office union
letter carriers, rural letter carriers: mailmen, mailman union, mail carriers union
correctional officers: prison guards union
fire fighters association, association of fire fighters, firefighters local: firemen union, firefighters union
police officers association, fraternal order of police, peace officers: police union, cops union
government employees, federal employees: federal workers union
nurses association, nurses union: nurses union, group for nurses
hotel employees, unite here, culinary workers: hotel workers, maids union, waiters union, cooks union
food and commercial workers, ufcw: grocery workers union, grocery clerks union
communications workers: phone company union
federation of musicians, musicians union: musicians union, union for musicians
stage employees, iatse: stagehands
mine workers, steelworkers: miners union
labor council, afl cio, central labor: unions together, all unions
realtors, board of realtors: real estate agents group, people who sell houses
home builders association, associated general contractors, contractors association: builders group, find good builder, contractors group
professional engineers, civil engineers, society of engineers: engineers group, group for engineers, bridge builders group
institute of architects: architects group, people who design buildings
land surveyors, surveyors: surveyors group
certified public accountants, cpas: accountants group, group for accountants
bar association: lawyers group, lawyers club, group of lawyers
human resource management: hr people, personnel managers
public relations society, advertising federation: pr people, advertising people
press club, press women: reporters group, journalists, news reporters group
bankers association: banks group
restaurant association, hotel and lodging, lodging association: restaurant owners group, hotel owners group
trucking association: truck companies group
municipal league, conference of mayors: mayors group, cities work together
fishermens association, seiners, gillnetters, trollers, longline, setnetters, united fishermen: commercial fishers group, people who fish for a living, net fishermen
shellfish growers, aquaculture association: oyster farmers
charter association, charter boat association: charter captains
miners association, mining association, placer miners: gold miners group, claim owners
forest association, loggers: logging group, sawmill owners
society of human resource: hr group
project management institute: project managers group
travel industry, tourism association: tour companies group
emergency managers, fire chiefs: chiefs group
toastmasters, toastmaster, public speaking: learn to speak in front of people, speak in front of audience, talk in front of people, talking before group, shy speaking, scared to speak, nervous at microphone, best man speech, wedding speech, say um
`
