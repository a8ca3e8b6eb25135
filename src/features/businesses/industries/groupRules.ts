import type { GroupSlug } from './groups.ts'

/**
 * Kinds of establishments, by words of official lists and of everyday use. The first pattern that matches decides: a
 * furniture store is a shop, and furniture manufacturing is not. Texts are words in lower case with a space around
 * each.
 */
export const groupRules: [RegExp, GroupSlug][] = [
  [/ (wholesal\w+|manufactur\w+|foundr(y|ies)|machine shops?|mills|refiner(y|ies)) /, 'manufacturing'],
  [
    / ((commercial|subsistence) fish\w*|fisher(y|ies|m[ae]n)|seafoods?|shellfish|finfish|aquaculture|(fish|salmon) hatcher(y|ies)) /,
    'fishing',
  ],
  [/ (religio\w+|church(es)?|ministr(y|ies)|congregations?|christian|faith|parish|worship|spiritual) /, 'religion'],
  [/ (veterinar\w+|animals? (services?|welfare|care|related|rescue|shelters?)|pets?|humane|kennels?) /, 'animals'],
  [
    / ((auto|automobiles?|automotive|cars?|trucks?|tires?|motor vehicles?|motorcycles?|rv|boats?|atvs?) )+(\w+ )*(repairs?|maintenance|dealers?|sales|parts|body|wash\w*|mechanics?|detailing|service) /,
    'vehicles',
  ],
  [/ (gas|gasoline|fuel|service|filling) stations? /, 'vehicles'],
  [
    / (insurance|banks?|banking|credit unions?|lending|loans?|mortgages?|investments?|investors?|securities|financ(e|ial)|brokerages?|trusts|funds) /,
    'finance',
  ],
  [
    / (real estate|realt(y|ors?)|lessors?|rental|rentals|leasing|property managers?|propert(y|ies)|apartments?|mini ?warehouses|self storage) /,
    'property',
  ],
  [
    / (hotels?|motels?|inns?|bed (and )?breakfasts?|lodg(e|es|ing)|accommodations?|vacation rentals?|hostels?|rv parks?|campgrounds?) /,
    'lodging',
  ],
  [
    new RegExp(
      ` (${[
        'restaurants?|bars?|taverns?|saloons?|cafes?|cafeterias?|diners?|delis?|bistros?|eater(y|ies)|steak ?houses?',
        'coffee ?(houses?)?|espresso|tea ?houses?|cater(ing|ers?)|dining|eating|drinking places|pubs?|pizza|pizzerias?',
        '(mobile )?food (trucks?|carts?|services?|vendors?|stands?)|mobile food|ice cream|gelato|doughnuts?|donuts?',
        'brew(pubs?|er(y|ies))|baker(y|ies)|beverages?|barbecue|bbq|sushi',
      ].join('|')}) (?!stores? )`,
    ),
    'restaurants',
  ],
  [
    / (charters?|sightseeing|tours?|touris(m|ts?)|travel|outfitters?|guide services?|guiding|cruises?|visitors?) /,
    'tours',
  ],
  [
    / (stores?|retail\w*|shops?|dealers?|boutiques?|grocer(y|ies|s)|supermarkets?|florists?|pharmac(y|ies)|gifts?|souvenirs?|merchandise|mercantile) /,
    'shops',
  ],
  [
    / (contractors?|construction|builders?|remodel\w+|carpent(ry|ers?)|roof(ing|ers?)|plumb(ing|ers?)|drywall|masonry|excavati(on|ng|ors?)|siding|hvac|electricians?) /,
    'construction',
  ],
  [
    / (libraries|librar(y|ians?)|publish\w+|broadcasting|radio|television|newspapers?|telecom\w*|telephone|wireless|internet|motion pictures?|film|video|recording|data processing|hosting|telecommunications?) /,
    'media',
  ],
  [
    / (trucking|freight|shipping|logistics|airlines?|air (taxi|transportation)|aviation|railroads?|buses|bus|transit|taxi\w*|limousine|couriers?|postal|warehous\w+|transportation|towing|tugs?|barges?|marine transport\w*) /,
    'transport',
  ],
  [
    / (electric|electrical|hydro\w*|solar|wind|nuclear|biomass|geothermal|fossil fuel|power) (\w+ )*(power|generation|utilit(y|ies)|distribution|transmission) /,
    'utilities',
  ],
  [/ (utilit(y|ies)|sewer\w*|sewage|sanitation|waste|garbage|recycl\w+|septic|remediation|landfills?) /, 'utilities'],
  [/ (mining|mines?|quarr(y|ies|ying)|oil|gas|petroleum|drilling|minerals?|placer) /, 'mining'],
  [
    / (hospitals?|health|healthcare|medical|physicians?|doctors?|dentists?|dental|nurs(e|es|ing)|clinics?|therap(y|ists?)|chiropract\w+|optomet\w+|optical|counseling|diseases?|disorders?|ambulance|diagnostic|laborator(y|ies)|midwi\w+|hospice) /,
    'health',
  ],
  [
    / (child ?care|day ?care|human services|social (services|assistance|work)|famil(y|ies)|youth|elderly|senior|disabilit(y|ies)|homeless|housing|shelters?|vocational rehabilitation|employment|food banks?|emergency) /,
    'family',
  ],
  [
    / (schools?|education\w*|colleges?|universit(y|ies)|training|tutor\w*|instruction|academ(y|ies)|teach\w+|preschools?|kindergartens?) /,
    'education',
  ],
  [
    / (hair|beauty|salons?|barbers?|nails?|cosmet\w+|massage|spas?|tattoos?|laundr\w+|dry ?cleaning|funeral|cremator\w+|cemeter\w+|personal (care|services?)) /,
    'beauty',
  ],
  [
    / (arts?|artists?|cultur(e|al)|museums?|theat(er|re)s?|music\w*|dance|perform\w+|histor(y|ical)|galler(y|ies)|humanities|entertainment|photograph\w+ studios?) /,
    'arts',
  ],
  [
    / (sports?|recreation\w*|fitness|gyms?|athletic\w*|skiing|golf|bowling|amusement|gambling|gaming|casinos?|leisure|hobb(y|ies)|outdoors?|marinas?) /,
    'sports',
  ],
  [
    / (janitorial|cleaning|landscap\w+|lawn|security|investigation|pest control|exterminat\w+|call centers?|staffing|administrative|office|business support|secretarial|locksmiths?|snow removal) /,
    'office',
  ],
  [/ (repairs?|maintenance|reupholstery|welding|mechanics?) /, 'repair'],
  [
    / (legal|law|lawyers?|attorneys?|account\w+|bookkeep\w+|tax|engineer\w*|architect\w*|survey\w*|consult\w*|advertising|marketing|design|computer|software|technology|scien(ce|ces|tific)|research|professional|management|notar(y|ies)|translation|photograph\w+|holding companies) /,
    'professional',
  ],
  [
    / (farm\w*|agricultur\w*|crops?|livestock|ranch\w*|cattle|dairy|poultry|hay|greenhouses?|nurser(y|ies)|orchards?|logging|timber|forest\w*|soil) /,
    'farming',
  ],
  [
    / (military|government\w*|municipal\w*|public (safety|order|administration)|fire (departments?|protection)|police|courts?|legislat\w+|correction\w*|armed forces|national security|regulation) /,
    'government',
  ],
  [
    / (nonprofits?|non profits?|clubs?|associations?|membership|philanthrop\w+|charit(y|able)|foundations?|civic|communit(y|ies)|advocacy|veterans?|environment\w*|conservation|international|civil rights|unions?|societ(y|ies)|mutual|grantmaking|volunteer\w*|political|economic development|lodge) /,
    'community',
  ],
  [
    / (furniture|wood|metal|chemicals?|plastics?|textiles?|apparel|paper|fabrication|distribut\w+|packing|winer(y|ies)) /,
    'manufacturing',
  ],
]
