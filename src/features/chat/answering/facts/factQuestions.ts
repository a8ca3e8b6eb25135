import { listNormalizedWords } from '../../../../kit/text/words.ts'

/** The facts of a page that a message can ask for. */
export const recordedFacts = [
  ...(['phone', 'website', 'address', 'contact', 'email', 'price', 'pay', 'start', 'end', 'owner', 'poster'] as const),
  ...([
    'requirements',
    'posted',
    'deadline',
    'job_type',
    'founded',
    'verified',
    'open_job',
    'answer',
    'apply',
  ] as const),
  ...(['details', 'claim', 'kind'] as const),
] as const
export type RecordedFact = (typeof recordedFacts)[number]

/** Facts of businesses and events that people ask for, but that have no field. */
export const unrecordedFacts = [
  ...(['hours', 'rating', 'parking', 'accessibility', 'payment', 'delivery', 'pets', 'wifi', 'booking'] as const),
  ...(['menu', 'spoken', 'children', 'capacity', 'licence', 'emergency', 'availability'] as const),
  ...(['leader', 'founder', 'size', 'money', 'fax'] as const),
] as const
export type UnrecordedFact = (typeof unrecordedFacts)[number]
export type FactName = RecordedFact | UnrecordedFact
export const isUnrecordedFact = (fact: FactName): fact is UnrecordedFact =>
  (unrecordedFacts as readonly string[]).includes(fact)

export type FactQuestion = {
  fact: FactName
  /** The message without the words that ask for the fact. */
  rest: string
}

const days =
  '(?:sundays?|saturdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekends?|holidays?|christmas eve|new years eve|new years day|thanksgiving|christmas|today|tonight|tomorrow|now|right now|late|early|all night|24 hours|24 7|at night|past \\w+|until \\w+|after \\w+|before \\w+|year round)'
const season =
  '(?: (?:in|during|over) (?:the )?(?:winter|summer|spring|fall|autumn|off season|january|february|march|april|may|june|july|august|september|october|november|december))?'
const dayAtEndPattern = new RegExp(
  `(?:(?:^| )(?:on|at|for|during))? ?\\b${days}$|(?:^| )in the (?:morning|afternoon|evening)$`,
)
/** A pronoun or a name between the words of a question. */
const gap = '( [\\w ]+?)?'

/** The unit of a price: “per person”, “a night”. */
const priceUnit =
  '(?: (?:per|a|an|for (?:a|an|one|each)|each) (?:person|head|adult|child|kid|passenger|guest|night|day|hour|week|month|year|ride|trip|ticket|seat|pound))?'

const leaders =
  '(?:pastor|minister|priest|rabbi|imam|reverend|vicar|bishop|preacher|director|president|chair|chairman|chairwoman|chairperson|treasurer|secretary|ceo|principal|superintendent|coach|conductor|commander|chief|leader|contact person|board member|coordinator|administrator)s?'
const founded = '(?:founded|established|started|formed|created|incorporated|organi[sz]ed|opened|chartered|built)'

/**
 * Patterns of questions for a fact, applied to the message in lower case. The first group of a pattern, if it has one,
 * is the subject of the question.
 */
const patterns: [FactName, RegExp][] = [
  [
    'leader',
    new RegExp(
      `\\b(?:(?:who(?:s| is| are| was)|names? of) (?:the |their |its )?(?:(?:executive|senior|head|lead|current|new|board|vice|managing|fire|police|music|artistic) )?${leaders}(?: of| at| for| in)?|who (?:is |are |sits |serves )?on (?:the |their |its )?board(?: of directors)?(?: of| at| for)?|(?:board members|board of directors|officers|trustees) of|who leads)\\b`,
    ),
  ],
  [
    'founder',
    /\b(?:who (?:founded|established|started|began|first opened)|(?:who(?:s| is| was| were)|names? of) (?:the )?founders?(?: of)?)\b/,
  ],
  [
    'size',
    /\b(?:how many (?:employees|members|staff(?: members)?|workers|volunteers) (?:does|do|did|has|have|are there (?:in|at)|are (?:in|at|with)|work (?:at|for|in)|belong to|volunteer (?:at|for))( [\w ]+?)?(?: have| employ)?$|how many people (?:work|are employed|volunteer|belong)(?: at| for| in| to| with)?|(?:number of|how many) (?:employees|members|staff|volunteers) (?:of|at|in)|how (?:big|large) is)\b/,
  ],
  [
    'money',
    /\b(?:(?:whats|what is|what was|what are|how big is|how much is) (?:the |their |its )?(?:annual |yearly |total )*(?:budget|revenues?|turnover|profits?|assets)(?: of| for| at)?|how much (?:revenue|profit) (?:does|do|did)( [\w ]+?)? (?:make|have|earn)|(?:annual|yearly) (?:budget|revenues?) (?:of|for))\b/,
  ],
  ['fax', /\bfax(?: number)?(?: of| for)?\b/],
  [
    'accessibility',
    /\b(?:wheelchairs?(?: access(?:ible)?)?|handicap(?:ped)?(?: access(?:ible)?)?|accessibility|accessible|ada compliant|step free|ramp for)\b/,
  ],
  [
    'parking',
    /\b(?:(?:is there|do they have|have|any|where (?:do|can) i) (?:free )?park(?:ing)?(?: lot| there)?|parking(?: lot| spaces?)?$)\b/,
  ],
  [
    'payment',
    /\b(?:(?:do|does|can|will)((?: \w+){0,6}) (?:take|accept|pay with|pay by) (?:credit |debit )?(?:cards?|cash|checks?|apple pay|venmo|bitcoin|paypal|ebt|food stamps|insurance|medicaid|medicare)|payment methods?|credit cards? accepted|cash only)\b/,
  ],
  ['delivery', /\b(?:(?:do|does|will|can)((?: \w+){0,6}) (?:deliver|ship)(?: to \w+)?|home delivery)$/],
  [
    'pets',
    /\b(?:(?:dogs?|cats?|pets?) (?:allowed|friendly|welcome)|(?:do|does|can|will|is|are)( [\w ]+?)? (?:take|allow|accept|permit|welcome|allowed to bring) (?:my |a )?(?:dogs?|cats?|pets?)|(?:allow|bring) (?:my |a )?(?:dogs?|cats?|pets?)|pet policy)\b/,
  ],
  ['wifi', /\b(?:(?:have|free|any|is there) (?:free )?(?:wifi|wi fi|internet access))\b/],
  [
    'booking',
    /\b(?:(?:do|can|should) i (?:need to |have to )?(?:book|reserve|make an appointment|make a reservation|need an appointment|need a reservation)|(?:take|accept|need|require) (?:reservations|appointments|a reservation|an appointment)|(?:(?:do|does|can|will)( [\w ]+?)? (?:take|accept|allow) )?walk ins?)\b/,
  ],
  [
    'menu',
    /\b(?:the menu|menu of|whats on the menu|what is on the menu|vegan options|vegetarian options|gluten free options)\b/,
  ],
  [
    'spoken',
    /\b(?:(?:what|which) languages?(?: are| is| do| does| can)?((?: \w+){0,4}?) (?:speak|spoken|understand)(?: at| in)?|(?:do|does|anyone|anybody|someone)((?: \w+){0,5}) speak (?:spanish|tagalog|korean|russian|french|german|yupik|chinese|japanese|samoan|hmong|english))\b/,
  ],
  [
    'children',
    /\b(?:kid friendly|kids allowed|child friendly|good for (?:kids|children|families)|can i bring (?:my )?(?:kids|children)|age limit|minimum age|suitable for (?:kids|children))\b/,
  ],
  [
    'capacity',
    /\b(?:how many (?:people|seats|guests|spots|tickets)((?: \w+){0,4}) (?:fit|seat|hold|left|available|remain)|sold out|seating capacity)\b/,
  ],
  ['licence', /\b(?:licensed and insured|insured|bonded|licensed)\b/],
  ['emergency', /\b(?:24 hour (?:service|emergency)|24 7 (?:service|emergency)|emergency service|after hours)\b/],
  [
    'availability',
    /\b(?:(?:are|is)((?: \w+){0,4}) (?:available|taking (?:new )?(?:clients|customers|patients|orders|students))|have (?:any )?(?:openings|availability)|how (?:soon|quickly|fast) can((?: \w+){0,4}) (?:come|start|be here))\b/,
  ],
  [
    'rating',
    /\b(?:(?:customer )?reviews?(?: of| for| about)?|ratings?(?: of| for)?|(?:well|highly|top|best) (?:reviewed|rated)|how many stars|star rating|reputation(?: of)?|(?:is|are)((?: \w+){1,5}) (?:any good|good|reliable|trustworthy|legit|reputable)$)\b/,
  ],
  [
    'open_job',
    /\b(?:(?:is|are)((?: \w+){0,6}) still (?:open|available|hiring|up)|still (?:open|available)|(?:has|have)((?: \w+){0,5}) been filled|already (?:filled|closed))\b/,
  ],
  [
    'hours',
    new RegExp(
      `\\b(?:(?:opening|business|office|store|shop|working|holiday|their|the|its) (?:hours|times)(?: of| for| at)?|hours (?:of|for|at)|hours$|opening hours|(?:opening|closing) times?|(?:what|which) (?:time|hours|days)(?: do| does| are| is)${gap} (?:open|close|closed)(?: (?:on |at )?${days})?|when (?:do|does|are|is|will)${gap} (?:open|close|closed)(?: (?:on |at )?${days})?|how late((?: \\w+){0,5}) open|how long((?: \\w+){0,5}) open|(?:is|are)${gap} (?:open|closed)(?: (?:on |at )?${days})?${season}$|open (?:on )?${days}${season}$)`,
    ),
  ],
  [
    'deadline',
    /\b(?:deadline(?: (?:to apply|for))?|until when can i apply|(?:apply|application) by|when (?:does|do|is|will)((?: \w+){0,6}) (?:expire|listing close|posting close)|when (?:is|are) applications? due|how long((?: \w+){0,4}) apply)\b/,
  ],
  [
    'requirements',
    /\b(?:requirements?(?: for| of)?|qualifications?(?: for)?|(?:what|which|how much) (?:experience|skills|education|certifications?)(?: do i need| is needed| is required| needed| required| do you need)?|do i need (?:a |any )?(?:cdl|experience|degree|drivers? license|certification)|what do (?:i|you) need (?:for|to apply)|experience (?:needed|required))\b/,
  ],
  [
    'posted',
    /\b(?:when (?:was|were)( [\w ]+?)? (?:posted|listed|published|asked)|how (?:old|long ago) (?:is|was)((?: \w+){0,4}) (?:post|posting|listing|posted)|posted when)\b/,
  ],
  [
    'founded',
    new RegExp(
      `\\b(?:when (?:was|were|did)( [\\w ]+?)? (?:${founded}|open up|begin business)|when did( [\\w ]+?)? (?:start|begin|open)(?: up)?$|(?:in )?(?:what|which) year (?:was|were|did)( [\\w ]+?)? (?:${founded}|start|begin|open)|year( [\\w ]+?)? (?:was|were) ${founded}|how long(?: have| has)((?: \\w+){0,6}) (?:been (?:around|in business|open|there|active))|year (?:founded|established)|how old is (?:the |this |that )?(?:business|company|shop|store)|how old is(?= (?:\\w+ )+\\w+$))\\b`,
    ),
  ],
  ['verified', /\b(?:(?:is|are)( [\w ]+?)? verified|verification status)\b/],
  ['claim', /\b(?:(?:is|has)( [\w ]+?)? (?:been )?claimed|anybody claimed|anyone claimed)\b/],
  [
    'poster',
    /\b(?:who(?:s| is| was)? (?:posted|posting|wrote|asked|offering|hiring|hosting|organi[sz]ing|organi[sz]es?|hosts?|puts?|putting|holding|holds|running|runs|advertising|listed|published|teaching|teaches|leading|leads)(?: on)?|posted by|(?:which|what) (?:company|business|employer|organi[sz]ation)(?: is (?:it|this|that)| is (?:hiring|offering|hosting)| posted| has| hosts?)?|whos? the (?:employer|host|organi[sz]er|poster|author)|who is the (?:employer|host|organi[sz]er|poster|author)|the (?:employer|organi[sz]er|host)\b)/,
  ],
  [
    'owner',
    /\b(?:who (?:owns|runs|manages|operates|is (?:the )?(?:owner|manager|boss|proprietor)(?: of| at)?|is behind|is in charge(?: of| at)?)|whos? (?:the )?owner(?: of)?|owner (?:of|name)|name of the owner(?: of)?|owned by)\b/,
  ],
  [
    'phone',
    /\b(?:(?:tele)?phone(?: number)?s?(?: of| for| to)?|contact numbers?(?: of| for)?|(?:the|their|its|a|ones) numbers?(?: of| for| to call)?$|number (?:of|for) (?=(?:the|a|that|this)\b)|what number|(?:how|where) (?:do|can|could|would) (?:i|we) (?:call|phone|ring)|can i call|phone)\b/,
  ],
  ['email', /\b(?:e ?mail(?: address(?:es)?)?(?: of| for)?|(?:how|where) (?:do|can) (?:i|we) (?:email|write to))\b/],
  [
    'contact',
    /\b(?:contact (?:info(?:rmation)?|details|data)(?: of| for)?|(?:how|where) (?:do|can|could|would|should) (?:i|we|you) (?:get in touch with|get in touch|get hold of|get ahold of|reach|contact)|how to (?:contact|reach)|(?:can|could) i (?:reach|contact)|reach them|contact them)\b/,
  ],
  [
    'website',
    /\b(?:web ?(?:site|page)s?(?: of| for| address)?|home ?page(?: of)?|url(?: of)?|link to|(?:do|does|is|are)((?: \w+){0,5}) (?:online|have a site)|social media|facebook(?: page)?|instagram)\b/,
  ],
  [
    'address',
    /\b(?:(?:street |mailing |postal )?address(?: of| for)?|where(?:s| is| are| was| will)(?: it| they| this| that)?(?: (?:be )?(?:located|held|taking place|happening))?|where (?:do|does|can)( [\w ]+?)? (?:take place|happen|meet|find (?:it|them|this|that|him|her))|what street|located|(?:the |its |their )?location(?: of| for)?|directions(?: to)?|how (?:do|can|would) (?:i|we|you) (?:get (?:to|there)|find (?:it|that|this|them))|how to get there|(?:which|what|in which|in what) (?:city|town|place|village|venue|building)|how far(?: away)? is)\b/,
  ],
  [
    'pay',
    /\b(?:(?:what|how much) (?:does|do|is|are|will|would|did)( [\w ]+?)? ?(?:pay(?:ing)?|paid|earn|make|the (?:pay|salary|wages?))\b|(?:the |its |their )?(?:pay|salary|salaries|wages?|hourly rate|pay rate|compensation|pay range)(?: of| for| at)?\b|how well (?:is|does)((?: \w+){0,5}) (?:paid|pay)|how much money(?: (?:does|do|would|will)( [\w ]+?)? (?:make|earn|pay))?\b)/,
  ],
  [
    'price',
    new RegExp(
      String.raw`\b(?:how much (?:does|is|are) (?:a |the )?(?:membership|tickets?|admission|entry)s? (?:in|to|at|of|with|for)( [\w ]+?)(?: cost)?$|how much (?:does|do|is|are|will|would)( [\w ]+?)? ?(?:cost|charge|to get in|to attend|entry|admission|tickets?)${priceUnit}\b|how much (?:is|are|does) (?:it|that|this|they|the|those|these)$|how much$|how much (?:is|are)\b|(?:(?:what are|whats) )?(?:the |its |their )?(?:(?:membership |annual |yearly |monthly )?dues|membership fees?|prices?|cost|costs|fees?|rates|admission|entry fee|cover charge|ticket prices?|quote|estimate)(?: of| for| to| at)?\b|what (?:does|do|will|would)( [\w ]+?)? (?:cost|charge)${priceUnit}|(?:is|are) (?:it|that|this|they|there) (?:free|expensive|cheap|a (?:fee|charge|cost)|a cover charge)|does (?:it|that|this) cost(?: (?:anything|money|something))?|is( [\w ]+?)? free$|do i (?:have|need) to pay)`,
    ),
  ],
  [
    'job_type',
    /\b(?:is( [\w ]+?)? (?:full|part) time|(?:full|part) time or (?:full|part) time|what kind of (?:job|position|employment)|permanent or temporary|is( [\w ]+?)? (?:remote|seasonal|temporary|permanent|an internship))\b/,
  ],
  [
    'end',
    /\b(?:(?:when|what time) (?:does|do|is|will|did)( [\w ]+?)? (?:ends?|over|finish(?:ed)?|done|stop|wrap up|let out)|until (?:when|what time)|how long (?:does|is|will|do)( [\w ]+?)? (?:last|take|go|run|be|going|stay(?: up| open| online)?|remain|live|count)|how long is( [\w ]+)?|(?:the |its )?(?:end time|duration|ending time))\b/,
  ],
  [
    'start',
    /\b(?:(?:when|what time|what day|what date|which day)(?:s| is| are| was| does| do| will| did)?(?: (?:it|they|this|that))?(?: (?:start|starts|begin|begins|happen|take place|kick off|be|on|the next one|next))?|start(?:ing)? time(?: of)?|(?:the |its )?(?:date|time)(?: and (?:time|date))?(?: of| for)?$)\b/,
  ],
  [
    'answer',
    /\b(?:(?:what|which) (?:is|was|were) the (?:accepted |best |top )?answers?|(?:has|have|did) (?:anyone|anybody|someone|somebody|people|others|they) (?:answer|answered|reply|replied|respond|responded|solve|solved)(?: (?:it|this|that|them))?|(?:any|did (?:it|this|that|they) get (?:any|an)?) ?(?:answers?|replies|reply|responses?)$|(?:what|how) did (?:they|people|others|everyone|everybody|folks|somebody|someone|the community) (?:say|answer|reply|suggest|recommend)|(?:was|has|is) (?:it|that|this|the question) (?:been )?(?:answered|solved|resolved)|who (?:answered|replied|responded)(?: (?:it|this|that))?|how many (?:answers|replies)|(?:the |any )?(?:accepted answer|answers|replies)(?: to)?$|what (?:do|did) (?:they|people|others|folks|everyone|everybody) (?:say|think|recommend|suggest))\b/,
  ],
  [
    'apply',
    /\b(?:(?:how|where) (?:do|can|could|would|should) (?:i|we|you) apply(?: for)?|how to apply(?: for)?|can i (?:still )?apply(?: for)?|i want to apply(?: for)?|apply for)\b/,
  ],
  [
    'kind',
    /\b(?:(?:what|which) denomination(?: is| are)?|what (?:kind|sort|type) of (?:business|company|place|event|shop|store)(?: is (?:it|this|that))?|what do(?:es)? (?:they|it|he|she) (?:do|sell|offer|make)|what (?:services|products) do (?:they|you) (?:offer|have|sell))\b/,
  ],
  [
    'details',
    /\b(?:(?:tell|give|show) me (?:a bit |a little |some )?(?:more )?(?:details |information |info )?(?:about|on|of)|(?:more |further )?(?:details|information|info)(?: (?:on|about|of|for))?|(?:know|learn|hear|read) more(?: about)?|more (?:about|on)|what (?:is|was)(?: (?:it|this|that))? about|whats? (?:it|this|that) about|describe|tell me more)\b/,
  ],
]

/** Words of questions that name no subject. */
const functionWords = new Set(
  `a an the is are was were be been do does did can could will would should may i me my we us you your it its they them
  their this that these those he she him his her there here of for in on at to from by with and or please tell give show
  what whats which who whos when where how much many have has had got any some one ones know find get need want so just
  then about exactly also still thing things place guy guys hey ok okay again now thanks thank again actually s`.split(
    /\s+/,
  ),
)

/** The words of a message without function words. */
export const extractContentWords = (text: string) =>
  listNormalizedWords(text).filter((word) => !functionWords.has(word))

/** Matches the priced item before the name of a page: “a membership in the fencing club”, “it to join the fencing club”. */
const paidForPattern =
  /^(?:it )?(?:to (?:join|get into|enter|visit|see|be (?:a member of|in))|(?:an? |the )?(?:\w+ )?(?:memberships?|dues|fees?|prices?|tickets?|admission|entry|entrance|lessons?|class(?:es)?|courses?|pass(?:es)?) (?:in|at|to|for|with|of|from)) (?:the )?/

/** Parses a question for a fact; null when the message asks for no fact. */
export function parseFactQuestion(message: string): FactQuestion | null {
  const text = listNormalizedWords(message).join(' ')
  for (const [fact, pattern] of patterns) {
    const match = pattern.exec(text)
    if (!match) continue
    const subject = match.slice(1).filter(Boolean).join(' ')
    const rest = `${text.slice(0, match.index)} ${subject} ${text.slice(match.index + match[0].length)}`
    const about = rest.replace(/\s+/g, ' ').trim()
    const extra = fact === 'hours' ? dayAtEndPattern : fact === 'price' ? paidForPattern : null
    return { fact, rest: extra ? about.replace(extra, '') : about }
  }
  return null
}
