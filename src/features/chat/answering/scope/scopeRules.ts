export type OutOfScope =
  | 'emergency'
  | 'system'
  | 'code'
  | 'writing'
  | 'translation'
  | 'maths'
  | 'action'
  | 'weather'
  | 'private'
  | 'unpublished'
  | 'medical'
  | 'legal'
  | 'politics'
  | 'world'

/**
 * `refuse`: the network cannot have an answer, so nothing is searched. `unless-answered`: the forum or the help may
 * have exactly this question, so a result that matches all its words is given.
 */
export type ScopeDecision = { topic: OutOfScope; decision: 'refuse' | 'unless-answered' }

const please = '(?:(?:please|pls|kindly|hey|ok|now|then|so|and|also|just|maybe) )*'
const polite = `${please}(?:(?:can|could|would|will) (?:you|u) (?:please |kindly |just )?|i (?:want|need|would like|d like) you to |id like you to |help me (?:to )?|i need help (?:to )?|lets )?`
const compileRequest = (pattern: string) => new RegExp(`^${polite}(?:${pattern})`)
const compileQuestion = (pattern: string) => new RegExp(`^${please}(?:${pattern})`)
const compilePhrase = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`)

const texts =
  'poem|poems|haiku|sonnet|limerick|song|rap|lyrics|story|stories|tale|essay|joke|jokes|riddle|riddles|pun|tweet|caption|slogan|tagline|speech|blog|article|letter|resume|cv|bio|script|screenplay|novel|book|chapter|paragraph|toast|eulogy|homework|thesis|press release|business plan|fairy tale|bedtime story|tongue twister|fun fact|horoscope|prayer|review|proposal'
const performances =
  'poem|poems|haiku|sonnet|limerick|joke|jokes|riddle|riddles|pun|puns|story|stories|bedtime story|fairy tale|fun fact|horoscope|rap|lyrics|tongue twister|song'
const filler =
  '(?:(?:me|us|my|a|an|the|some|another|one|short|long|funny|good|new|nice|little|quick|your|his|her|rhyming|dirty|sad|scary|love|cover|birthday|wedding|knock knock|\\d+) )*(?:(?!about|of|where|which|who)\\w+ ){0,2}?'
const codeWords =
  'code|function|program|script|regex|regexp|algorithm|query|sql|html|css|python|javascript|typescript|java|rust|golang|php|ruby|perl|haskell|bash|powershell|react|excel formula|spreadsheet formula|macro|unit test|loop|array|compiler|webpage|web page|web app|binary search|linked list|hello world|fizzbuzz|bubble sort|recursion'
const codeLanguages =
  'regexp?|sql|html|css|python|javascript|typescript|java|golang|php|haskell|powershell|fizzbuzz|hello world|bubble sort|binary search'
const languages =
  'spanish|french|german|italian|portuguese|russian|korean|japanese|chinese|mandarin|arabic|latin|tagalog|filipino|yupik|inupiaq|tlingit|hindi|polish|dutch|swedish|norwegian|greek|hebrew|vietnamese|samoan|english|klingon|esperanto|turkish|thai|ukrainian'

type Rule = [OutOfScope, ScopeDecision['decision'], RegExp]

/** The rules apply to the words of the message in lower case, in this order. */
export const rules: Rule[] = [
  [
    'emergency',
    'refuse',
    compilePhrase(
      'heart attack|chest (?:pains?|hurts|is tight)|cant breathe|cannot breathe|not breathing|overdosed?|bleeding (?:badly|heavily|out)|unconscious|having a stroke|call 911|call an ambulance|need an ambulance|house is on fire|someone (?:broke|is breaking) in',
    ),
  ],
  // Instructions to the assistant, and questions about how it is built.
  [
    'system',
    'refuse',
    compilePhrase(
      '(?:ignore|disregard|forget|override|bypass|skip) (?:all |any |every |the |your |my |these |those |of |previous |prior |above |earlier |everything )*(?:instructions?|prompts?|guidelines|directions|restrictions|filters?|safety (?:rules|guidelines)|you were told|above|before|your (?:rules|training|programming))',
    ),
  ],
  [
    'system',
    'refuse',
    compilePhrase(
      'system (?:prompt|message|instructions?)|(?:hidden|initial|original|secret|internal|developer|your) (?:prompts?|instructions?|rules|guidelines|directives|configuration|source code)|prompt injection|developer mode|debug mode|god mode|jailbreak(?:en|ed)?|dan mode|do anything now|without (?:any )?(?:restrictions|filters)|unfiltered|uncensored',
    ),
  ],
  [
    'system',
    'refuse',
    compileRequest(
      '(?:pretend|role ?play|simulate|act as|act like|behave as|behave like|imagine you|imagine that you|you are now|from now on|respond only|reply only|answer only|only respond|only reply|only answer|repeat after me|say exactly|say only)\\b|repeat (?:the|your|this|everything|all) (?:words?|text|prompts?|instructions|message|above|following|before)|(?:print|output|reveal|dump|echo|show|display|leak|expose) (?:me |us )?(?:your|everything|all your|all of your|the (?:text|words|message|prompt|instructions|conversation) (?:above|before))|(?:what|which) (?:is|are|were) your (?:instructions|rules|prompt|guidelines)|(?:what|how) were you (?:told|instructed|prompted)|(?:tell|give|list|send) (?:me |us )?your (?:prompt|instructions|rules|configuration|settings|environment|database|passwords?|tokens?|api keys?|keys?|secrets?|logs?)',
    ),
  ],
  [
    'system',
    'refuse',
    compilePhrase(
      '(?:your|the|admin|server|secret|openai|all) (?:api keys?|access tokens?|bearer tokens?|session tokens?|secret keys?|private keys?)|environment variables?|database (?:password|dump|schema|credentials)|(?<!(?:change|reset|lost|forgot|where|how)\\b.*)(?:give|tell|send|show|hand)\\b.*\\badmin(?:istrator)?s? (?:login|log in|access|account|rights)(?! page)|admin(?:istrator)?s? (?:password|credentials|account details|login details)|password (?:of|for) (?:the |an? )?(?:admin|administrator|user|root|owner|member)|(?:all|the|user|users|members|stored|hashed) passwords|passwords? (?:from|in|out of|stored in) (?:the |your )?(?:database|db|server|system)|password hashes|drop table|union select|select from (?:users|information schema|accounts)|select from \\w+ where|alert 1|etc passwd|script alert|onerror|javascript alert',
    ),
  ],
  // “Set my account to administrator”, but not “make me an administrator of our page”.
  [
    'system',
    'refuse',
    /(?:^|\b(?:and|then|now|please|so|just|out|u|you) )(?:make|set|upgrade|promote|elevate|turn|change|switch|raise|give|grant|assign)\b (?:\w+ ){0,2}?(?:me|myself|my (?:\w+ )?(?:account|user|role|login|profile|rights|permissions))\b(?: \w+){0,4} (?:admin|administrator|moderator|superuser|super user|root|sysadmin|operator)(?:s|istrator)?\b(?!.*\b(?:page|business|company|team|listing|club|shop|store|organi[sz]ation|jobs?)\b)/,
  ],
  [
    'system',
    'refuse',
    compileRequest(
      '(?:delete|remove|erase|wipe|drop|hack|crash|shut ?down|ban|suspend|approve|block|unblock|disable|deactivate) (?:(?:all|every|everyones|other|another|somebody|someone|someones)(?: \\w+)? (?:users?|data|business|businesses|accounts?|posts?|jobs?|tables?|records?|content|members?|competitors?)|(?:the|this) (?:site|server|database|network|website)|everyone|users?\\b)',
    ),
  ],
  [
    'world',
    'refuse',
    compileQuestion(
      '(?:what are|how old are|where were|where are|when were|how were|why were|who made|who built|who created|who invented|who owns|who trained) you\\b',
    ),
  ],
  [
    'code',
    'refuse',
    compileRequest(
      `(?:(?:write|code|program|implement|debug|refactor|compile|execute|run|fix)\\b(?: \\w+){0,6} (?:${codeWords})|(?:generate|create|make|give|show|explain)\\b(?: \\w+){0,5} (?:${codeLanguages}|(?:code|script|function|program) (?:that|to|which|in|for sorting)))\\b(?! (?:jobs?|developers?|programmers?|classes|class|workshops?|meetups?|club|training|consultants?|inspectors?|enforcement))`,
    ),
  ],
  [
    'code',
    'refuse',
    compileQuestion(
      `(?:how (?:do|can|would|should|to)|what (?:is|are|does)|whats|why (?:is|does|do)) .*\\b(?:in (?:python|javascript|typescript|java|c|rust|php|sql|html|css|excel|bash|react|ruby)|(?:python|javascript|typescript|regex|kubernetes|sql|html|css|git) (?:code|function|error|exception|list|array|string|loop|query|command|syntax|import|class))\\b`,
    ),
  ],
  [
    'translation',
    'refuse',
    new RegExp(
      `${compileRequest('translate|traduce|traducir|isalin').source}|\\b(?:say|said|write|spell|mean|means|word|words|called)\\b.* in (?:${languages})\\b|\\b(?:translate|translation)\\b.* (?:in|into|to|from) (?:${languages})\\b`,
    ),
  ],
  [
    'writing',
    'refuse',
    compileRequest(
      `(?:(?:write|compose|draft|generate|create|make up|invent|improvise|rewrite|finish|continue) ${filler}(?:${texts})|(?:tell|give|sing|recite|read|do|make) ${filler}(?:${performances}))\\b(?! (?:hours?|time|nights?|slam|club|shop|store|contest|workshops?|readings?|jobs?|fair|festival|boards?))`,
    ),
  ],
  [
    'writing',
    'refuse',
    compileRequest(
      '(?:proofread|paraphrase|summari[sz]e|rephrase|brainstorm|correct my (?:grammar|spelling)|do my homework|sing|tell me something (?:funny|interesting)|make me laugh|entertain me|play a game|play (?:chess|tic tac toe|trivia|hangman)|lets play|i am bored|im bored|flirt|marry me)\\b',
    ),
  ],
  [
    'writing',
    'refuse',
    compileRequest(
      '(?:write|compose|draft) (?:me |us )?(?:an? |the |some )?(?:\\w+ ){0,2}(?:messages?|e ?mails?|texts?) (?:to|for|about|that)\\b',
    ),
  ],
  [
    'medical',
    'refuse',
    compileQuestion(
      '(?:can|may|should|is it (?:ok|safe) for) (?:my )?(?:dogs?|cats?|pupp(?:y|ies)|babies|toddlers?|horses?) (?:to )?(?:eat|drink)\\b',
    ),
  ],
  [
    'world',
    'refuse',
    compilePhrase(
      'should (?:i|we) (?:break up|get back together|text|dump|date|marry|divorce|forgive|ghost|sleep with|move in with)\\b(?!.* (?:lawyer|attorney|mediator))|(?:does|do) (?:he|she|they|my \\w+) (?:still )?(?:like|love|miss) me|(?:get|win) (?:him|her|my ex) back|(?:ask|asking) (?:him|her|my crush) out',
    ),
  ],
  [
    'politics',
    'refuse',
    compilePhrase(
      'vote for (?:as |for )?(?:a |an |the |our )?(?:next )?(?:president|governor|mayor|senate|senator|congress|republicans?|democrats?|trump|biden)|who(?:s| is| was) (?:the |our |your )?(?:current |new )?(?:mayor|governor|senator|congress(?:man|woman)|vice president|president of the (?:united states|us|usa))\\b',
    ),
  ],
  [
    'system',
    'refuse',
    compileRequest(
      '(?:write|make|create|draft|send|build|design|generate|print)\\b.*\\b(?:phishing|malware|ransomware|spyware|keylogger|scam (?:mails?|emails?|messages?|calls?)|fake (?:invoices?|reviews?|ids?|checks?|receipts?|tickets?))',
    ),
  ],
  [
    'writing',
    'refuse',
    compileQuestion('(?:an? )?(?:poem|haiku|limerick|sonnet|joke|riddle|essay) (?:about|on|for|in)'),
  ],
  [
    'action',
    'refuse',
    compileRequest(
      '(?:order|buy|send|bring|deliver|fetch) me\\b(?!.*\\b(?:when(?:ever)?|if|alerts?|notifications?)\\b)|(?:set|start) (?:a|an|my) (?:timer|alarm|reminder)|remind me|wake me|book (?:me )?(?:a|an|the|my) (?:table|room|flight|appointment|tickets?|hotel|seat|cab|taxi)|(?:call|text|email|message|phone) .*(?:for me|on my behalf)$|(?:send|transfer|give|lend|loan|pay) (?:me )?(?:\\d+|money|cash|dollars)|turn (?:on|off) (?!.*\\b(?:notifications?|e ?mails?|mails?|alerts?|messages|suggestions|digests?|reminders?|newsletters?|two factor|2fa|answers?|replies|comments)\\b)|play (?:music|some|a song)|(?:generate|draw|paint|make|create) (?:me )?(?:a |an |the |some )?(?:\\w+ )?(?:picture|image|photo|drawing|painting|video|logo|meme)s?|(?:apply|post|sign up|register|vote|answer|ask) (?:for me|it for me|on my behalf)',
    ),
  ],
  [
    'maths',
    'refuse',
    compilePhrase(
      'square root|cube root|derivative of|integral of|integrate|factorial|logarithm|prime numbers?|solve for|solve (?:for )?[xyz]\\b|quadratic|equation|algebra (?:homework|problem|due)|[xyz] squared|pythagoras|\\d+ (?:(?:plus|minus|times|divided by|multiplied by|to the power of|mod) \\d|squared|cubed|percent of)|percent of \\d+|\\d+ off (?:of )?\\d+|digits of pi|value of pi|roman numerals?',
    ),
  ],
  [
    'maths',
    'refuse',
    compileQuestion(
      'convert \\d+|(?:how many|whats|what is) (?:\\d+ )?(?:feet|foot|inches|miles|kilometers|km|meters|ounces|pounds|lbs|kilos|kg|grams|gallons|liters|cups|seconds|minutes|hours|days|weeks|degrees|fahrenheit|celsius|dollars|euros|yen|pesos) (?:in|are in|to|is|equal|make)|calculate (?:the|\\d|my)|\\d+ (?:miles|km|feet|meters|pounds|kg|usd|dollars|euros|fahrenheit|celsius) (?:in|to) \\w+$',
    ),
  ],
  [
    'weather',
    'refuse',
    compilePhrase(
      '(?:what|hows|how|whats|check|tell me|(?<!\\b(?:because of|due to|despite|in|by|of|for|when|if) )the|todays|tomorrows) (?:is |will |was |be |about )?(?:the )?(?:weather|forecast|temperature)|weather (?:in|for|at|today|tomorrow|tonight|this|next|forecast|report|like|right|on|update)|weather forecast|(?:will|is|does|did) it (?:be |going to |gonna )?(?:rain|snow|freeze|raining|snowing|freezing|sunny|cloudy|windy|storm|hail)\\w*|how (?:cold|warm|hot|windy|deep is the snow|much snow)|(?:when|what time) (?:is|does|will) (?:the )?(?:sun|sunset|sunrise|moon)|(?:(?:high|low) tides?|(?:what|when|whats|wheres|how|show|give|tell|todays|tomorrows)\\b.*\\btide (?:table|chart|times?)s?)(?<!\\b(?:sells?|selling|buys?|buying|carr(?:y|ies)|stocks?|prints?|made)\\b.*)|(?:aurora|northern lights) (?:forecast|tonight)|(?:see|seeing) the (?:aurora|northern lights) tonight|chance of (?:rain|snow)|earthquake (?:today|now)|road conditions|what time is it(?: in \\w+| now)?$|what day is (?:it|today)|what is todays? date|whats todays? date',
    ),
  ],
  ['weather', 'refuse', /^(?:\w+ ){0,3}weather(?: (?:today|tomorrow|now|tonight|please|report))?$/],
  [
    'weather',
    'unless-answered',
    /\btide (?:table|chart|times?)s?(?<!\b(?:sells?|selling|buys?|buying|carr(?:y|ies)|stocks?|prints?|made)\b.*)\b/,
  ],
  ['weather', 'unless-answered', /^weather \w+( \w+)?$/],
  // The state of roads, transport, prices and power at this moment.
  [
    'weather',
    'refuse',
    compilePhrase(
      '(?:is|are|was) (?:the )?(?:\\w+ ){0,3}(?:highways?|hwy|roads?|pass|tunnel|bridge|runway) (?:still |currently |right now )*(?:open|closed|icy|slick|plowed|passable|flooded|blocked|clear|bad|slippery|drivable)|(?:is|are|will|did|has|have) (?:the |my |our )?(?:\\w+ ){0,2}(?:flight|plane|ferry|train|bus)(?: \\d+)? (?:be |been |yet |already |still |going to be |coming in |get |gotten )*(?:on time|late|delayed|cancell?ed|arriv(?:e|ed|ing)|land(?:ed|ing)?|left|leave|depart(?:ed)?|sail(?:ed)?|running (?:today|tonight|late|on time)|in yet)|(?:is|was) (?:it|the road|it going to be|it gonna be) (?:going to be |gonna be )?(?:icy|slick|slippery|safe to drive|foggy)|(?:gas|fuel|oil|diesel|gold|silver|copper|fur|halibut|crab|salmon|bitcoin|stock|exchange) (?:price|prices|rate|rates) (?:right now|now|today|this morning|tonight|currently|at the moment)|(?:power|internet|water|network|cell service) (?:is )?(?:out|down) (?:right now|in my|in our|everywhere|again)\\b.*\\b(?:when|why|back|what happened)|(?:how (?:bad|slow|long) is (?:the )?traffic|traffic (?:report|jam|right now))|(?:is|are) (?:the )?(?:fish|salmon|kings|reds|silvers|aurora|northern lights|volcano) (?:\\w+ )?(?:running|in yet|out tonight|biting|erupting)(?: yet| now| right now| today| tonight)?$',
    ),
  ],
  [
    'world',
    'refuse',
    compilePhrase(
      'how (?:long|far|many (?:hours|miles|minutes)) (?:does it take|is it|is the (?:drive|flight|ferry|trip)|to (?:drive|fly|walk))(?: \\w+){0,2} (?:from|to|between|for) (?:\\w+ ){1,3}(?:to|and)\\b|(?:lottery|powerball|mega millions|lotto) numbers?|who won (?:the )?(?:\\w+ )?(?:iditarod|yukon quest|super ?bowl|world series|oscars?|election|game|match|race|stanley cup|olympics)|should (?:i|we) (?:move|relocate) to (?!an?\\b|the\\b|another (?!state|country))\\w+',
    ),
  ],
  // Messages of other visitors to the assistant.
  [
    'private',
    'refuse',
    compilePhrase(
      '(?:visitors?|users?|person|people|somebody|someone|guy|one) (?:right |just )?before (?:me|us) (?:\\w+ )?(?:typed?|types|asked|said|wrote|searched|told you|wanted|looked)|(?:typed?|said|wrote|asked|told|chats?|messages?|questions?|conversations?) (?:\\w+ ){0,4}(?:visitors?|users?|person|people|somebody|someone|guy) (?:right |just )?before (?:me|us)|(?:previous|last|earlier) (?:visitors?|users?|persons?)(?: \\w+){0,2} (?:typed?|asked|asks|said|wrote|searched|told you|chats?|messages?|questions?|conversations?)|(?:other|another) (?:visitors?|users?|people|persons?|somebody)(?: \\w+){0,2} (?:typed?|types|chats?|conversations?|(?:told|tell|asked?|said to|wrote to|write to) you)|(?:chats?|conversations?|chat (?:logs?|history)) (?:of|with|from|between) (?:other|another|(?:the )?(?:last|previous)|all|the other) (?:visitors?|users?|people|persons?)',
    ),
  ],
  // Personal data of people. Data that businesses publish about themselves is not refused.
  [
    'private',
    'refuse',
    compilePhrase(
      '(?<!my )(?:home|private|personal|residential) (?:address|phone|number|cell|email)(?:es|s)?|cell ?phone number of|social security numbers?|ssn|credit card numbers?|bank account (?:numbers?|details)|date of birth|drivers? license number|mothers maiden name|(?:medical|criminal) records? of|(?:what|which|show|list|give|tell|send|whats)\\b.*\\b(?:emails?|e mails?|email addresses|phone numbers|passwords?|home addresses) (?:do|does|did|have|used by|are used by)? ?(?:the |all |your |other )?(?:members?|users?|people|posters?|owners?|administrators?|admins?|moderators?)\\b(?! (?:see|get|need|receive))|(?:emails?|email addresses|phone numbers|addresses|names) of (?:all|every|the|your|other) (?:\\w+ )?(?:users?|members?|accounts?|applicants?|customers?|people|visitors?|administrators?|moderators?)|(?:list|show|give|tell|send|export|dump)\\b.*\\b(?:all|every|other) (?:\\w+ )?(?:users?|members?|accounts?|applicants?|customers?)\\b.*|(?<!(?:where|how) (?:do|can|could|would) (?:i|we) (?:see|find|read|know|look up|check) )who (?:else )?(?:has )?applied (?:for|to) (?!my|our)|(?:applications?|applicants|cover letters?|resumes?) (?:of|for|from|to) (?:the|other|this)|(?:give|show|send|read|list|forward|leak) (?:me |us )?(?!my\\b|our\\b)(?:\\w+ ){0,2}(?:cover letters|resumes|applications)\\b(?!.*\\b(?:my|our)\\b)|(?:resumes?|cv|application|cover letter) (?:of|from) (?:\\w+ ){1,3}who applied|(?:who|(?:which|what) (?:members?|users?|persons?|people|accounts?)) (?:has |have )?(?:reported|flagged|downvoted|blocked) (?:my|our|me|us)\\b|who (?:has )?(?:(?:up|down) ?)?voted (?:up|down|for|on|against)|private messages? (?:between|of|from|to) (?!me\\b|my\\b)|(?:show|read|see|give|list|reveal|send) (?:\\w+ ){0,2}private messages?|(?:is|are) (?:he|she|\\w+ \\w+) (?:single|married|dating|gay|rich|pregnant)|(?:ip address|eins?|tax id|employer identification number) of|where (?:does|did) (?!(?:it|one|this|that)\\b)(?:\\w+ ){1,5}live|how much (?:does|did) (?!(?:it|they|the|this|that|a|an|one|you|i|we)\\b)\\w+ \\w+ (?:earn|make)',
    ),
  ],
  [
    'medical',
    'unless-answered',
    compilePhrase(
      'diagnose|symptoms?|(?:arm|leg|foot|knee|hand|eye|face|stomach|throat|neck|skin|finger|toe|ankle)s? (?:is|are|feels?|looks?) (?:\\w+ ){0,4}(?:swollen|numb|infected|bleeding|itchy|purple|tingling)(?:.*\\bwhat\\b)|dosage|dose of|side effects?|(?:should|can|may) (?:i|we|my \\w+) take (?:\\w+ ){0,3}(?:pills?|medicines?|medications?|meds|drugs?|vitamins?|supplements?|dos(?:e|es)|painkillers?|while pregnant)|how (?:much|many) (?:\\w+ )?(?:ibuprofen|aspirin|tylenol|advil|insulin|melatonin|benadryl|antibiotics?|pills?|mg)|ibuprofen|acetaminophen|antibiotics?|antidepressants?|(?:cure|remedy|remedies|medicine|medication) for|is (?:it|this|my \\w+) (?:infected|contagious|cancer|cancerous)|do i have (?:cancer|covid|the flu|diabetes|adhd|depression|an? (?:infection|concussion|fever|disease|std))|(?:how (?:do|can|to) (?:i )?(?:treat|cure|get rid of|lower|stop)|what (?:helps|should i do|can i do|do i do|is good)) (?:\\w+ )*(?:rash|fever|migraine|headache|cough|sore throat|swelling|pain|toothache|infection|burn|weight|blood pressure|cold|flu|anxiety|bleeding|nausea|acne)',
    ),
  ],
  [
    'legal',
    'unless-answered',
    compilePhrase(
      'legal advice|is it (?:legal|illegal|against the law|a crime)|(?:can|could|may|should|how (?:do|can|to)) i sue|should i (?:plead|sign|sue|settle|file for)|(?:can|could|may) (?:my|the|a|an) (?:landlord|boss|employer|tenant|neighbor|neighbour|ex|wife|husband|police|cops?|officer|debt collector|bank|insurance(?: company)?)|what are my (?:legal )?rights|my (?:legal )?rights|am i (?:liable|allowed to (?:shoot|kill|record|fire))|(?:jail|prison) (?:time|sentence)|penalty for|statute of limitations|custody of|how (?:do|can) i (?:get out of|fight|beat|contest) (?:a|my|the)? ?(?:ticket|dui|contract|lease|charge|warrant|jury duty)|evade taxes|avoid (?:paying )?taxes|file for (?:bankruptcy|divorce)',
    ),
  ],
  [
    'system',
    'refuse',
    compileQuestion(
      '(?:how (?:can|could|do|would|to)|can|could|help me|teach me (?:how )?to|is it possible to|way to) (?:(?:i|you|we|one|to) )?(?:hack|crack|break into|bypass|exploit|ddos|phish|brute force|steal)\\b',
    ),
  ],
  [
    'system',
    'refuse',
    compilePhrase(
      '(?:guess|crack|steal) (?:\\w+ ){0,3}pass ?words?|(?:find out|figure out|get) (?:\\w+ )?pass ?words? of (?!my |our |me\\b)|log ?in(?:to)? as (?:him|her|them|(?:someone|somebody) else)',
    ),
  ],
  // The same as instructions to the assistant, in Spanish, French, German and Tagalog.
  [
    'system',
    'refuse',
    compilePhrase(
      '(?:ignora|olvida|omite|ignore|oublie|ignoriere|vergiss|kalimutan|balewalain) (?:(?:todas|toutes|alle|mo|ang|las?|tus|sus|estas|tes|les|vos|deine|ihre|die|lahat|ng) )*(?:instrucciones|reglas|indicaciones|instructions|consignes|regles|anweisungen|regeln|tagubilin|utos)|(?:dime|dame|muestrame|revela|donne moi|montre moi|sag mir|zeig mir|gib mir) (?:(?:la|el|tu|su|le|les|das|dein|deinen|den) )*(?:contrasenas?|claves? (?:del?|secreta)|mots? de passe|passwort|kennwort|system ?prompt|prompt)',
    ),
  ],
  // Requests for help with harm to people and with crimes.
  [
    'system',
    'refuse',
    compileQuestion(
      '(?:how (?:can|could|do|would|to)|can|could|help me|teach me (?:how )?to|is it possible to|way to|where (?:can|could|do)|tell me how to|show me how to|i want to|i need to) (?:(?:i|you|we|one|to) )*(?:(?:get|take) revenge|spy on|stalk|track (?:my |his |her )?(?:ex|wife|wifes|husband|husbands|girlfriend|boyfriend|girlfriends|boyfriends)\\b|(?:make|build|cook|synthesi[sz]e) (?:a |an |some )?(?:\\w+ )?(?:bombs?|meth|methamphetamine|explosives?|silencers?|napalm|fentanyl|counterfeit \\w+|fake (?:ids?|money))|(?:buy|get|score|sell) (?:a |an |some )?(?:\\w+ )?(?:guns? without|meth|cocaine|heroin|fentanyl|stolen \\w+|fake (?:ids?|passports?|diplomas?|reviews))|kill (?:my|a|the|some)\\w* (?:neighbors?|wife|husband|boss|ex|man|woman|person|somebody|someone)|poison (?:my|a|the|his|her) |launder money|forge (?:a|an|my)|blackmail)',
    ),
  ],
  [
    'system',
    'refuse',
    compileRequest(
      '(?:write|post|make|generate|create|buy|give me|get me)\\b(?: \\w+){0,3} (?:fake|false|negative|one star|1 star|five star|5 star) (?:\\w+ )?(?:reviews?|ratings?|answers?|comments?|questions?|posts?|testimonials?|votes?)|(?:dump|export|download|list|print) (?:the |all )?(?:users?|accounts?|members?|sessions?|passwords?)(?: table| database)?$|(?:insult|curse at|swear at) (?:me|my|the|him|her)',
    ),
  ],
  [
    'politics',
    'refuse',
    compileQuestion(
      '(?:who(?:s| is| was)?|name) (?:the |our |my )?(?:\\w+ )?(?:governor|senators?|congressman|congresswoman|king|queen|pope|prime minister|secretary of state)$',
    ),
  ],
  [
    'politics',
    'unless-answered',
    compilePhrase(
      'democrats?|republicans?|left wing|right wing|liberals?|conservatives?|(?:who|whom) (?:should|do|will|would|did) (?:i|you|we|people) vote|presidents?|presidential|trump|biden|obama|harris|putin|elections?|senators?|congress(?:man|woman)?|supreme court|abortion|gun control|immigration policy|climate change|communism|socialism|capitalism|political(?:ly)?(?! (?:party|parties|clubs?|groups?|organi[sz]ations?|committees?|offices?|campaigns?|action)\\b)|palestin\\w+|israel|gaza|ukraine war|(?:what|whats) (?:is |do you )?(?:your|think) (?:opinion|stance|view|about)',
    ),
  ],
  [
    'world',
    'refuse',
    compilePhrase(
      'capital (?:city )?of(?! the world)|population of|currency of|gdp of|boiling point|melting point|freezing point|speed of (?:light|sound)|distance (?:between|from|to)|meaning of life|definition of|synonyms? (?:of|for)|antonyms? (?:of|for)|chemical (?:formula|symbol)|periodic table|(?:tallest|highest|largest|biggest|longest|deepest|smallest|oldest|fastest|richest) (?:\\w+ )?(?:in|on) (?:the )?(?:world|earth|universe|planet|usa|us|united states|america|europe|asia|africa)|(?:stanley|fifa|world) cup|world (?:records?|wars?|series)|solar system|big bang|photosynthesis|theory of relativity|roman empire|stock price|(?:tesla|apple|amazon|google) stock|winning lottery numbers?',
    ),
  ],
  [
    'world',
    'unless-answered',
    compileQuestion(
      'who (?:is|was|were|won|wrote|invented|discovered|painted|directed|founded|sang|sings|played|plays|killed|built|stars?|owns (?:facebook|google|twitter|tesla|amazon)) |whos |when (?:was|were|did) |in (?:what|which) year|what year|how (?:tall|far|old|fast|high|heavy|deep|big|large|wide) (?:is|are|was|were|do|does|away)|what (?:is|are|was|were) (?:an?|the) |whats (?:an?|the) |why (?:is|are|do|does|did|was|were) |define |explain |describe |teach me |tell me (?:about|the history|a|some|something) |what (?:does|do) .* (?:mean|stand for|eat|weigh|look like|sound like)|how (?:does|did) (?!(?:i|we|you|one|my|it|this|that|the|a|people|businesses|members|they)\\b)|how do \\w+ work$|(?:which|what) (?:stocks?|crypto|coins?|shares|funds) |how many |how much (?:people|water|time|money is)|give me (?:a recipe|the recipe)|recipe for|how (?:do|can|should) (?:i|you|we|to)? ?(?:cook|bake|boil|fry|grill|roast|tie|draw|meditate|play|knit|crochet|kiss|flirt|jump start)|which (?:country|planet|continent|president|king|queen|team|movie|film|animal|element)|what (?:country|planet|continent|animal|movie|film|book|song|element|language)|(?:best|good|favorite|favourite) (?:movie|film|song|book|color|colour|netflix|joke)|(?:what|whats) (?:is )?your (?:favorite|favourite|opinion|zodiac|sign)|do you (?:like|love|believe|think|dream|eat|sleep|have a)|what do you think|recommend (?:me )?(?:a |an |some |your )?(?:\\w+ )?(?:movie|film|book|song|show|game|anime|recipe|series)s?(?: (?:for|to|about|tonight|today)\\b.*)?$',
    ),
  ],
]
