import { stateNames } from '../../../../../region/states.ts'
import type { ImportField } from '../../import.constants.ts'

const business =
  '(?:business|biz|bus|company|credit union|comp|co|organi[sz]ation|org|firm|establishment|facility|members?|employer|entity|vendor|' +
  'listing|store|outlet|merchant|customer|client|corporation|corp|nonprofit|non profit|charity|agency|institution|account|' +
  'licensee|location|site|provider|dealer|contractor|permittee|office|company business|business company|organisation|' +
  'registrant|retailer|premises?|center|centre|program|practice|operation|membership organization)'
/** Kinds of businesses as the heading of their names: `Farm`, `Winery Name`. */
const kind =
  '(?:farm|market|farmers market|ranch|orchard|pharmacy|restaurant|hotel|motel|lodging|lodge|inn|property|brewery|winery|distillery|' +
  'bakery|shop|salon|studio|gallery|attraction|plant|clinic|hospital|dealership|station|school|church|club|lab|laboratory|' +
  'company store|venue|campground|child ?care|childcare provider|facility permit|mill|creamery|nursery|museum)'
const physical =
  '(?:physical|phys|street|situs|premises?|location|loc|site|business|bus|store|outlet|facility|actual|principal|principal (?:executive )?office|princ|prin|executive office|office|ho|home office|establishment|plant|farm|center|building)'
const main = '(?:primary|main|general|business|bus|company|office|work|store|local|public|contact|organization|member)'
const mailing = '(?:mailing|mail|postal|correspondence|bill|billing)'
const number = '(?: (?:numbers?|no|nbr|num|id|code))?'
const street = '(?:street address|st address|address|addr|add|adr|street)'
const first = '(?: (?:line|ln))?(?: (?:1|one|i|a|01))?'
const second = '(?: (?:line|ln))? (?:2|two|ii|b|02)'
/** The name or the code of a state, as in `Alaska business license`. */
const state = `${Object.keys(stateNames).join('|')}|[a-z]{2}`
const license =
  `(?:(?:(?:${state}) )?(?:business|bus|biz|state|${state}|professional|occupational|contractor|trade|sales tax|liquor|facility|establishment|current|full|official)? ?(?:license|licence|lic|licens)|` +
  '(?:entity|registration|charity registration|reg|registry|ubi|filing|file|charter|permit|certificate|certificate of authority|cert|' +
  'credential|sos|corp|corporation|control|sosid|business entity|(?:sos|state) (?:file|filing|control|document|entity|registration)))'
/** Prefixes of numbers that a register assigns to a location. A license number ranks before them. */
const registered = '(?:record|plant|establishment|estab|est|facility)'

/** Words for the closure of a business or the end of a license. */
const ending =
  '(?:end|closed?|closing|closure|cancel(?:l?ed|l?ation)?|inactive|inactivat(?:ed|ion)|dissol(?:ved|ution)|terminat(?:ed|ion)|' +
  'withdraw(?:n|al)|revo(?:ked|cation)|surrender(?:ed)?|deactivat(?:ed|ion)|merge[rd]?|out of business|oob)'

/** Words before “name” in headings of other names than those of businesses. */
const person =
  '(?:first|last|middle|given|family|sur|nick|maiden|contact|person|individual|rep|representative|user|spouse|parent|manager|president|' +
  'director|officer|supervisor|chef|qualif\\w*|responsible|agent|city|town|county|street|road|state|country|region|district|area|ward|borough|' +
  'neighborhood|community|municipality|species|product|brand|project|document|file|event|field|layer|class|type|category|status|industry|' +
  'naics|sic|code|group|chain|building|route|school district|source|job|position|department|dept|division|staff|employee|owner|principal)'

/** Roles of businesses, such as “Contractor”. Their columns have the names if no better column does. */
const role =
  '(?:(?:general |sub |prime |electrical |licensed )?(?:sub ?)?contractor|dealer|operator|provider|outlet|merchant|occupant|occupancy|' +
  'sponsor|grantee|recipient|permittee|registrant|applicant|supplier|franchisee|lessee|concessionaire|borrower|awardee|exhibitor|' +
  'licensee|signatory(?: contractor)?|participant|caterer|manufacturer|distributor|wholesaler)'

/** Patterns of normalized headings for each field, the best first: see `normalizeHeading`. */
export const headingPatterns: Record<ImportField, string[]> = {
  business_name: [
    '(?:business|company|entity|facility|firm|organization|charter business|vendor)(?: name)? (?:dba|d b a|trade|doing business as)|(?:(?:vendor|business|company|licensee|member|facility|entity|store) )?(?:dba|d b a|t a|doing business as|trade name|trading as|trading name|dba trade name|assumed name|fictitious name|operating as|operating name)(?: name)?(?: dba)?|(?:public|display|listing|storefront|common) name|nombre (?:comercial|del negocio)',
    `(?:(?!(?:customer|client|members?|account) full )(?:current )?${business}(?: legal| full| display| public| dba| s)? (?:name|title)(?: (?:line )?(?:1|one))?|name of (?:the |your )?${business}|${business} or (?:organization|dba) name|business dba name|name business|name company|company business name|businessname|companyname|orgname|bizname)`,
    `(?:company|business|organi[sz]ation|firm|establishment|nonprofit|employer|facility|vendor|company organization|business organization)`,
    '(?:nombre|empresa|negocio|organizacion|name|title|listing|member|members|entity|merchant|store|account|org|bus|member company|vendor|customer|client|exhibitor|partner|storefront|occupant|tenant)',
    '(?:legal|registered|corporate|primary|official|entity legal|legal entity|legal business|taxpayer|licensee)(?: business| company| entity)? name|(?:business|company|entity) name (?:legal|registered)|(?:permit|licen[cs]e|certificate) ?holder(?: name)?|licensee|registrant|legal entity|razon social',
    '(?:(?:customer|client|members?|account) )?full name',
    `${kind}(?: name)?|(?:license|licence|permit|record|filing|master|operator|applicant|post) (?:name|title)|retailer|charity|artist`,
    `(?!.*\\b${person}(?:name)?\\b)(?:[a-z]+ ){1,3}name`,
    `${role}s?|businesses|companies|organi[sz]ations|firms|establishments|facilities|employers|vendors|merchants|stores|shops|customers|clients|partners`,
  ],
  other_name: [],
  street_number: [
    `(?:${physical} )?(?:street|st|house|hse|building|bldg|address|addr) (?:number|no|num|nbr)(?: number)?`,
    '(?:location|loc|situs|site|premises?|physical|phys|property|prop) (?:number|no|num|nbr)(?: number)?',
  ],
  street: [
    `(?:${physical} )?(?:street address|st address)${first}|${physical} ${street}${first}|${physical} (?:line|ln) (?:1|one)|(?:principal )?place of business(?: address)?|physical location`,
    `${street}${first}|(?:full|complete) address|(?:${main}) ${street}${first}|street (?:number and )?name|street name and number|address of record|addr line 1|address street|where(?: (?:is|are) (?:you|it|the|your)(?: (?:business|shop|store|company|office))?(?: located)?)?|(?:bill|ship|sold) to|direccion|domicilio|calle`,
    `${mailing} ${street}${first}|${mailing} (?:line|ln) (?:1|one)|mailing|address mailing`,
    '(?:ship|shipping|ship to|delivery|deliver to) (?:street address|address|addr|street)',
  ],
  street_2: [
    `(?:${physical} )?(?:street address|st address)${second}|${physical} ${street}${second}|${physical}${second}|(?:${physical} )?(?:suite|unit|ste|apt|apartment|floor|building|suite unit|unit suite|suite number|unit number)`,
    `${street}${second}|${main} ${street}${second}|(?:addi?tion\\w*|extended|supplement\\w*) ${street}|${street} (?:continued|cont|continuation)`,
    `${mailing} ${street}${second}|${mailing} (?:suite|unit)`,
  ],
  city: [
    `${physical} (?:city|town)`,
    '(?:city|town|municipality(?: name)?|mun name|post office|locality|community|village|city town|town city|city name|city state zip|city state|city st zip|city state zip code|city st|csz|city and state|address city|city or town|city village|(?:town|city|village|community) you (?:come|are|live|work)(?: from| in)?|ciudad|municipio)',
    `(?:${main}|${mailing}) (?:city|town|city state zip)`,
  ],
  state: [
    `${physical} (?:state|st)(?: code| province)?`,
    '(?:state|st|province|state code|state province|state prov|us state|address state|state abbr|state abbreviation|estado)',
    `(?:${main}|${mailing}) (?:state|st)(?: code| province)?`,
  ],
  zip_code: [
    `${physical} (?:zip|postal|zipcode|post)(?: ?code)?(?: 5)?`,
    '(?:zip|zip code|zipcode|postal|postal code|postcode|post code|zip 5|zip 4|zip postal code|zip postal|zip 4 code|zip plus 4|zip 9|zip code 5|address zip|address postal code|postal zip|codigo postal|c p)',
    `(?:${main}|${mailing}) (?:zip|postal|zipcode)(?: ?code)?`,
  ],
  // Other headings of mailing addresses are mapped in `mapHeadings`.
  mailing_street: ['(?:po |p o |post office |mailing )?box(?: (?:number|no))?|pob'],
  mailing_street_2: [],
  mailing_city: [],
  mailing_state: [],
  mailing_zip_code: [],
  phone: [
    `(?:${main} |${physical} |area code )?(?:and )?(?:phone|telephone|tel|ph|phones|phone tel|tele|telefono)${number}(?: [1-3])?|telephone phone|(?:phone|telephone) (?:work|business|main|office)`,
    '(?:daytime|day|customer service|reservations?|front desk|booking) (?:phone|telephone)(?: number)?|reservations?|bookings?|call|contact number|contact no',
    '(?:cell|mobile|cellular|cell phone|mobile phone|phone cell|phone mobile|toll free|toll free phone|toll free number|800 number)(?: number)?',
    '(?!.*\\b(?:fax|home|agent|ra|owner|emergency|after|night|evening|alt|alternate|alternative|other|secondary|second|manager|officer|president|director|rep|representative|contractor s|has|have|type|ext)\\b)(?:[a-z]+ ){1,2}(?:phone|telephone)(?: (?:number|no))?',
  ],
  website: [
    `(?:(?:${main}|${business}|web) )?(?:website|web site|homepage|home page|web page|webpage|web address|webaddress|web url|sitio web|pagina web|sitio)(?: (?:url|address|link|1))?`,
    `${business} (?:url|link)|(?:web ?site|web ?page|web|url|home ?page)(?: (?:or|and))? e ?mail(?: address)?|e ?mail(?: address)?(?: (?:or|and))? (?:web ?site|web ?page|web|url|home ?page)(?: address)?|(?:website|web ?site|web|web address) (?:or |and )?(?:facebook|fb|social media)(?: page)?|(?:facebook|fb) (?:or |and )?(?:web|web ?site)(?: page)?`,
    '(?:url|www|web|internet|internet address|web link|link|site(?: url)?|company url|online|domain|homepage url)',
  ],
  industry: [
    '(?:(?:irs )?ntee(?: (?:cd|code|codes|category|major group|classification))?|industry|primary industry|main industry|industry name|industry sector|industry type|business industry|industry group|industries|industria|giro(?: comercial)?|rubro|actividad(?: economica)?)',
    `(?:business type|type of business|business sector|sector|trade|line of business|nature of business|business activity|primary activity|activity|activities|(?:20\\d\\d )?naics (?:description|desc|title|name|text|industry|sector|code description|code desc|code title)|(?:primary )?naics description|industry (?:description|desc|title)|sic (?:description|desc)|profession|business classification|kind of business|line of work|(?:primary |main |artistic |arts? )?disciplines?(?: name| description)?)`,
    '(?:type|org type|organization type|kind)',
  ],
  category: [
    '(?:category|categories|business category|member category|membership category|primary category|directory category|listing category|main category|category name|category 1|(?:web |online )?category list|subcategory|sub category|special(?:i)?ty(?: code)?(?: 1)?(?: desc| description| name)?|categoria)',
    '(?:(?:primary |main |license |trade )?classifications?(?: s)?|class|group|tags?|(?:classification|class|category|trade|specialty) (?:description|desc|name|text|title))|(?:type|kind) of (?:lodging|activity|service|organi[sz]ation|establishment|facility|store|shop|food)|(?:lodging|activity|service|store|shop|facility|establishment|plant|dealer|program|farm|market|vendor|venue|attraction|property|premises?|outlet|school) type',
  ],
  naics_code: [
    'naics sub ?(?:code|sector)|naics 6 digit(?: code)?|6 digit naics(?: code)?',
    '(?:(?:primary|main|principal|fac|facility|outlet|line of business|business activity|activity|industry)(?: (?:1|one))? )?naics(?: 20\\d\\d| 1| primary)?(?: ?code)?s?(?: 1| number| id| 6| 20\\d\\d)?|industry code|naicscode',
  ],
  description: [
    '(?:(?:business|company|organi[sz]ation|listing|long|full|short|public|directory|web|online|member)? ?(?:description|desc|profile|overview|summary|bio|blurb))|descripcion|listing copy|post content|about(?: us| the business)?|mission|mission statement',
    '(?:products?(?: and)? services?|services?|services offered|goods and services|keywords?)|products?(?: (?:sold|offered|made|grown))?|(?:work|services?|product) descriptions?|description of (?:the )?(?:work|services|products|business)|what (?:will |do |does )?(?:we|they|you|it) (?:do|sell|offer|make|bring)|what (?:does|do) (?:your|the|this|their) (?:business|company|organi[sz]ation) (?:do|sell|offer|make)',
  ],
  alaska_business_license: [
    `${license}(?: ?(?:number|no|nbr|num))(?: number)?|(?:full )?(?:credential|licen[cs]e) code|(?:secretary of state|sos)\\b.{0,60} file (?:number|no)|(?:license permit|permit license)(?: (?:id|number|no|nbr))?|ubi|sosid|akentity|(?:original )?filing number|dos (?:id|number)|document number|(?:company|cor) (?:number|no|nbr|num)`,
    `${license}(?: (?:id|identifier))?|business id(?: (?:number|no))?|entityid|business account (?:number|no|id)`,
    // NPI: the National Provider Identifier of health care providers, which is public.
    `${registered} (?:number|no|nbr|num|id)(?: number)?|npi(?: (?:number|no|id))?`,
    // Often a number of a bookkeeping program: see `mapHeadings`.
    'account (?:number|no|nbr|num|id)',
  ],
  year_established: [
    '(?:year|yr|date|ak|state)? ?(?:established|founded|opened|started|began|estab|est|organized|incorporated|incorp|formed|commenced)(?: (?:year|date|on|in))?|(?:business |in business )?since|years? in business since|founding (?:year|date)|establishment (?:year|date)|(?:sos )?charter (?:date|year)|ano de (?:fundacion|inicio|apertura)|fundad[oa](?: en)?|(?:what|which) year did (?:you|it|they|your business|the business) (?:start|open|begin)|estymd',
    '(?:formation|inception|incorporation|start|open|commence|business (?:start|open|opening|commencement)|opening|location start|(?:bus|biz|company|firm|establishment|store|activity) (?:start|open|opening|begin|beginning|commence|commencement)|business (?:begin|beginning)|creation|organization|commencement|origin)(?: (?:date|year))|(?:business|bus|biz|company|firm|establishment|store|activity) (?:started|opened|began|begun|commenced)(?: (?:date|year|on|in))?|date (?:of )?(?:formation|incorporation|organization)(?: in [a-z ]+)?|date (?:business )?(?:started|opened|formed|commenced)|entity formation date|original registration date|registration date|registry date|date registration|date registered|(?:initial )?(?:dos |cor )?(?:filing|file) date|effective date|start year|entity form(?:ed)? date',
    '(?:year|yr)',
  ],
  latitude: [
    '(?:geo |gps |location |site |coordinates? )?(?:latitude|lat|lat dd|latitude dd|decimal latitude|y coordinate|y coord|lat y|latitude y)',
    'y',
  ],
  longitude: [
    '(?:geo |gps |location |site |coordinates? )?(?:longitude|lon|lng|long|long dd|lon dd|longitude dd|decimal longitude|x coordinate|x coord|long x|longitude x)',
    'x',
  ],
  coordinates: [
    '(?:lat (?:long?|lng)|latitude (?:and )?longitude|latlong?|latlng|coordinates?|coords?|geo ?location|geo ?point|georeference|gps|gps coordinates|geocode|location 1|geocoded column|the geom|shape|point|map location)',
  ],
  address_type: [],
  status: [
    `(?:${business}|${license}|post|record|operating|operational|current|active|membership)? ?(?:status|stat|standing|estado actual|estatus|situacion)(?: code| description| desc| name| text)?`,
    `(?:location|outlet|store|branch) ${ending} date`,
    '(?!(?:card|member|membership|payment|paid|marital|tax|dues|veteran|employment|mailing|booth|space|table|stall|order|ticket|inspection|email|subscription|approval|application|case|complaint|violation|bond|insurance|minority|citizenship)\\b)\\w+ status|(?:active|open)(?: or)? (?:inactive|closed)|(?:is )?(?:currently )?(?:in)?active',
    `(?:(?:${business}|${license}) )?${ending} date|date ${ending}|date of (?:${ending})|(?:is )?closed|out of business`,
  ],
}
