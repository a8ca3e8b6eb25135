/** Parts of the body, without ambiguous words such as “back”. */
const bodyPart =
  '(?:arm|leg|foot|feet|knee|hand|wrist|elbow|shoulder|hip|ankle|toe|finger|thumb|eye|ear|nose|throat|neck|head|scalp|face|jaw|tooth|teeth|gum|tongue|lip|mouth|chest|breast|stomach|tummy|belly|gut|side|back|spine|rib|skin|groin|thigh|calf|shin|heel|nail|butt|bladder|heart|vision|hearing|pee|urine|stool|poop)s?'
const symptom =
  '(?:rash|rashes|hives|blisters?|bumps?|lumps?|sores?|moles?|itch(?:es|y|ing)?|swell(?:s|ing)|swollen|numb(?:ness)?|tingl(?:es|ing|y)|hurts?|hurting|ach(?:e|es|ing|y)|pains?|painful|sore|burns|burning|bleed(?:s|ing)?|fever(?:ish)?|chills|cough(?:s|ing)?|sneez(?:es|ing)|wheez(?:es|ing)|vomit(?:s|ed|ing)?|throwing up|threw up|nausea|nauseous|dizzy|dizziness|faint(?:ed|ing|s)?|headaches?|migraines?|tooth ?aches?|stomach ?aches?|ear ?aches?|cramps?|cramping|diarrhea|constipat(?:ed|ion)|discharge|bruis(?:e|es|ed)|spots?|red|purple|yellow|twitch(?:es|ing)?|limp(?:s|ing)|tired|exhausted|short of breath|out of breath|heart (?:races|racing|pounds|pounding)|palpitations|cant sleep|losing weight|lost weight|losing my hair|blurry|ringing|sweats|sweating|shaking|stiff|itches|peel(?:s|ing))'
/** Matches a description of symptoms: “my knee hurts”, “I have a rash”, “the baby is coughing”. */
const symptomPattern = new RegExp(
  `\\bmy (?:\\w+ ){0,2}${bodyPart} (?:\\w+ ){0,4}${symptom}\\b|\\b(?:i|ive|im|he|she|shes|hes|we|my (?:\\w+ )?(?:son|daughter|kid|baby|toddler|husband|wife|mom|dad|mother|father|grandma|grandpa|dog|cat|puppy|horse)) (?:(?:have|has|had|got|get|gets|keep|keeps|am|is|been|feel|feels|be|just|also|always|really|started|start|woke up) )*(?:with )?(?:(?:an?|d+|this|these|some|the|high|weird|strange|bad|red|little|big|small|itchy|sharp|terrible) )*(?:\\w+ )?${symptom}\\b|\\b${symptom} (?:\\w+ )?(?:on|in|behind|under|near|around|all over) (?:my|his|her|the babys) `,
)
/** Matches a question for a diagnosis or for its severity. */
const diagnosisPattern =
  /\b(?:what (?:could|might|can|may|would|do you think) (?:it|this|that|they|these|those)(?: (?:be|is|are)| all be)|what (?:is|are) (?:it|this|that|these|they)(?! (?:place|business|site|network))|whats (?:it|this|that|wrong with (?:me|him|her|my)|causing|going on with (?:me|my))|what is (?:wrong with (?:me|him|her|my)|causing|the cause)|what (?:causes?|is causing|illness|disease|condition|sickness|infection|do i have|does (?:he|she) have|have i got|did i (?:catch|get))|(?:is|are|could|can|would) (?:it|this|that|these|they)(?: be)? (?:serious|dangerous|normal|bad|contagious|infected|broken|sprained|cancer|cancerous|an? (?:allergy|infection|virus|tumor|stroke|concussion|break|fracture|cold|sign)|covid|the flu|flu|shingles|strep|something (?:bad|serious))|should i (?:be )?(?:worr(?:y|ied)|panic|concerned)|could it be|do i have|am i (?:sick|dying|having|allergic|pregnant)|any (?:idea|guess|clue) what|why (?:does|do|is|are|am) (?:it|my|i|this|they)\b|what (?:pills?|medicine|medication|cream|ointment|drug) (?:should|can|do|would|could|works)|diagnos(?:e|is)|what (?:should|can|could|do|must) (?:i|we) (?:give|take|put on)|how much (?:\w+ ){0,2}(?:should|can|do) (?:i|we) give)\b/
/** Matches a request for a provider of treatment. */
const helpSearchPattern =
  /\b(?:where|who|whom|whos|anyone|anybody|someone|somebody|near|nearby|nearest|clinics?|doctors?|dr|dentists?|hospitals?|vets?|veterinarians?|urgent care|therapists?|nurses?|chiropractors?|appointment|looked at|checked out|see me|pharmacy|pharmacist)\b/

/** Whether a message describes symptoms and asks for a diagnosis, which only a doctor can make. */
export const asksForDiagnosis = (text: string): boolean =>
  symptomPattern.test(text) && diagnosisPattern.test(text) && !helpSearchPattern.test(text)

const media =
  '(?:movies?|films?|tv shows?|netflix|series|sitcoms?|animes?|podcasts?|audiobooks?|video ?games?|documentary|documentaries|playlists?|songs?|albums?|novels?|books?|comics?)'
const chooses = '(?:should|shall|do|would|could|can|must|might)'
const recommendationPattern = new RegExp(
  [
    `(?:what|which|whats|any|some|a|good|best|another) (?:\\w+ ){0,2}${media} (?:\\w+ )?(?:(?:${chooses} )?(?:(?:i|we|you|one|to) )+)(?:\\w+ )?(?:watch|see|stream|binge|read|listen to|play|put on|recommend|suggest|start)`,
    `what (?:\\w+ )?${chooses} (?:i|we) (?:watch|binge|stream|read|listen to|name (?:my|our|the)|wear|dream about|dress up as)`,
    '(?:whats|what is|anything|something) (?:good |new |funny |worth watching )?(?:to (?:watch|binge|stream) )?on (?:netflix|hulu|disney|amazon prime|hbo|youtube|tv)',
    'what (?:\\w+ )?should (?:i|we) (?:cook|eat|make|have) (?:for|tonight)(?! .*(?:restaurant|cafe|place))',
    `(?:recommend|suggest) (?:me |us )?(?:an? |some |any )?(?:\\w+ ){0,2}${media}`,
    `give me (?:an? |some )?(?:\\w+ ){0,2}${media} (?:recommendations?|suggestions?|ideas?|tips?)`,
  ]
    .map(
      (pattern) =>
        `^(?:(?:hey|hi|ok|so|and|please|pls|quick|question|honestly|idk|i dont know|tell me|help me decide|can you|could you|know) )*(?:${pattern})\\b`,
    )
    .join('|'),
)
/** Matches places where films are shown or books are sold. */
const localMediaPattern =
  /\b(?:in|near|around|at|downtown|theat(?:er|re)s?|cinemas?|showing|playing (?:at|in|near)|stores?|shops?|library|libraries|club|clubs|sell|sells|festival|screening|event|events|live|local)\b(?! (?:bed|home|night|tonight|general|the morning|the evening|the bath))/

/** Whether a message asks for a recommendation of films, books, dishes or the like. @param text its words in lower case */
export const asksForRecommendation = (text: string): boolean =>
  recommendationPattern.test(text) && !localMediaPattern.test(text)

const unpublished =
  '(?:hidden|secret|unpublished|unapproved|non public|nonpublic|not public|not published|not (?:yet )?approved|not (?:yet )?visible|pending(?: approval| review)?|awaiting (?:approval|review)|waiting (?:for|on) (?:approval|review)|in review|under review|rejected|suspended|deleted|removed|unlisted|banned|invisible|in the queue|draft)'
const entries =
  '(?:businesses|business|listings?|compan(?:y|ies)|organi[sz]ations?|shops|events?|jobs?|posts?|postings?|questions?|answers?|pages?|accounts?|members?|users?|claims?|submissions?|applications?|entries|entry|records?)'
const unpublishedPattern = new RegExp(
  `\\b(?:${unpublished} (?:(?:or|and|of|the|still) |${unpublished} )*${entries}|${entries} (?:(?:that|which|who|are|is|were|have|been|got|still|currently|you|the|admins?|moderators?|has|or|and|nobody|not|in|kept|being) )*${unpublished})\\b`,
)
const viewRequestPattern =
  /\b(?:show|list|give|tell|find|display|reveal|see|look at|pull up|get|access|view|read|print|peek|let me|which|what|who|whose|any|all|every|are there|how many|names? of)\b/
/**
 * Matches questions about the rules of this site or about an entry of the visitor: “why is our listing pending”, “how do
 * I get a deleted post back”.
 */
const rulesQuestionPattern =
  /^(?:(?:so|and|hey|hi|ok|please) )*(?:why|when|how (?!many)|what (?:does|do|happens|is (?:a|an)|if)|can (?:i|we) (?:hide|delete|remove))|\b(?:my|our|mine|ours|means?|meaning)\b/

/** Whether a message asks for entries that are not public, such as businesses without approval. */
export const asksForUnpublishedEntries = (text: string): boolean =>
  unpublishedPattern.test(text) && viewRequestPattern.test(text) && !rulesQuestionPattern.test(text)
