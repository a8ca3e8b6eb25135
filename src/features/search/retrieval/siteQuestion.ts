import { listNormalizedWords } from '../../../kit/text/words.ts'

/** Creates a pattern that matches any of these words and phrases. Each may contain regular expressions. */
const anyOf = (phrases: string[]) => new RegExp(String.raw`\b(?:${phrases.join('|')})\b`)

/** Matches words and phrases that only a question about this site contains. */
const sitePattern = anyOf([
  // The site and where it is.
  '(?:this|the|your) (?:web ?site|site|app|network|platform|directory|forum|assistant|chat|job board|message board|home ?page)',
  'on here|in here|from here$|directory',
  // Accounts and profiles.
  'accounts?|pass ?words?|pw|pwd|passwd|pass ?codes?|log ?(?:in|ins|out|ged (?:in|out|off)|ging (?:in|out))|sign(?:ed|ing)? (?:in|up|out|on)|two factor',
  'profiles?|member ?ship|(?:become|be|being|as) a member',
  // Entries of the directory.
  'listings?|unlist|claim(?:ed|ing|s)?|entity number|six digit',
  'badges?|check ?marks?|verified|verification|curated|imported|pending',
  // Notifications.
  'unsubscribe|newsletter|notifications?|notify|alerts?|saved? (?:searches|search|my search)|search alerts?|digest|bell',
  '(?:e ?mail|text|message|alert|tell|ping|remind) (?:me|us) (?:when|whenever|if|about|of|every|once)',
  '(?:let|keep) (?:me|us) (?:know|posted)',
  '(?:want|get|like|need|send) (?:me |us )?an? (?:ping|text|alert|message|e ?mail|note|heads up) (?:when|whenever|if|as soon as|once)',
  // Emails of the site.
  '(?:mails?|emails?|messages?) from you|(?:e ?mail|mail) address',
  String.raw`confirm\w* (?:\w+ ){0,2}(?:e ?mail|mail|link|address|message|code)|(?:verification|activation|reset) (?:e ?mail|mail|link|message|code)|let you know`,
  '(?:i|we|ive|weve) (?:have )?(?:just |already |only )?(?:registered|joined)(?! (?:agent|nurse|as|with|our|my|the|an?)\\b)',
  // Questions and answers.
  'upvotes?|downvotes?|votes?|accepted answer|markdown',
  // Applications for jobs.
  'cover letters?|applicants?|candidates?|resumes?|job (?:ad|ads|post|posts|posting|postings)',
  '(?:ad|advert|posting) for (?:the|our|my|a) (?:job|position|opening)',
  String.raw`my applications?|(?:send|sent|got|get|arrive) (?:\w+ ){0,3}applications?|who (?:else )?(?:has )?applied`,
  // Technology, administration and privacy.
  'api|rss|ics|ical|outbox|offline|all ?caps|capital letters|(?:google|apple|outlook|phones?|my|our) calendar',
  'spam|moderators?|administrators?|admins?',
  'privacy|cookies|personal data|data about me',
])

/** Nouns for things that a member has on this site. */
const ownThings = [
  'page|pages|profile|entry|stuff|info|information|details',
  'business|company|shop|store|organi[sz]ation|nonprofit|non profit|club|church|restaurant|cafe|bakery|lodge|hotel|clinic|museum|school|farm|salon|garage|office|firm|agency|association|group|guild|studio|gallery|practice',
  'ad|posting|post|opening|vacancy|position|job|jobs|application|applications',
  'event|events|workshop|workshops|class|classes|concert|meeting|market|sale|open house|fundraiser|course',
  'get together|gathering|meet ?up|potluck|fish fry|feed|pancake breakfast|supper|luncheon|gala|auction|derby|bazaar|raffle|dance|bingo|dinner|bake sale|tour|show|reunion',
  'question|questions|answer|answers|reply|replies|comment|thread',
  'photo|photos|picture|pictures|logo|image|images',
  'hours|opening times|name|address|phone|phone number|number|e ?mail|emails?|town|city|website|web site|description',
  'team|role|invitation|data|figures|views|clicks|calendar|map|draft',
]
const ownThingPattern = new RegExp(
  String.raw`\b(?:my|our|ours|mine|the|a|an|this|that|wrong|new|old|your|some)(?: \w+){0,2} (?:${ownThings.join('|')})s?\b`,
)

/** Matches actions of a member on these things, and their states. */
const siteVerbPattern = anyOf([
  'add|put|list|post|enter|type|submit|publish|announce|advertise|promote|upload|create',
  String.raw`remove|delete|erase|pull|cancel|hide|deactivate|(?:take|took|taken|taking) (?:\w+ ){0,6}(?:down|off)|(?:call|called) (?:\w+ ){0,3}off`,
  'change|changed|edit|update|fix|correct|replace|rename|move|moved|reschedule|renew|extend|reopen|repost|repeat|repeats',
  'share|invite|transfer|hand|leave|register|manage|verify|verified|prove',
  'show|shown|shows|showing|appear|appears|seen|wrong|missing|expired|disappeared|gone|visible|public',
  'approved|rejected|suspended|listed|spelled|misspelled',
  'accept|reply|apply|applied|withdraw|save|follow|report',
  'access|export|download|embed|sync|search|bold',
  'type|typed|entered|online|touch|in charge|mine|call(?:ed)? off|take over|goes (?:up|live)|under (?:their|his|her) name',
  String.raw`(?:take|takes|took|taken|bring) (?:\w+ ){0,5}(?:down|off)`,
])

const firstPersonPattern = anyOf(['i|im|ive|id|me|my|mine|myself|we|were|weve|us|our|ours|ourselves'])
/** Matches a message in the first person without “I”: “signed up yesterday and the link is dead”. */
const impliedFirstPersonPattern =
  /^(?:(?:hi|hey|ok|so|and|but|just|still) )*(?:signed|registered|forgot|lost|found|left|sold|submitted|posted|typed|clicked|tried|never got|got|had to|cant|cannot|want|wanna|would like)\b/

/** Matches sentences that are certainly about this site, in any form. */
const certainSitePattern = anyOf([
  '(?:job|position|opening|vacancy|spot) (?:is|was|has been|got) (?:already |now )?filled',
  String.raw`(?:hear|know|find out|be told|learn)(?: about (?:it|them|that))? (?:when|whenever|as soon as|once) (?:an?|any|some|new|something|somebody|someone|there)\b(?: \w+){0,5} (?:shows up|comes up|posted|opens|listed|available|added)`,
  String.raw`(?:posts?|posting|posted|writes?|writing) (?:\w+ ){0,3}(?:garbage|trash|nonsense|lies|insults|scams?|spam)\b(?: \w+){0,2} (?:under|on|in|to|about) (?:every|the|my|our|all)`,
  String.raw`(?:pass ?word|reset|confirmation|activation)(?: \w+){0,5} (?:link|code)(?: \w+){0,3} (?:old|expired|dead|invalid|used|work)`,
  String.raw`(?:signed up|registered|sign up|signup|registration)\b(?: \w+){0,8} (?:link|e ?mail|mail|message|code)`,
])

/** Words before a question or a request. */
const greetings = 'hi|hello|hey|ok|so|and|please|pls'
/** Matches the beginning of a question about the way that something works. */
const howQuestionPattern = new RegExp(
  String.raw`^(?:(?:${greetings}) )*(?:${[
    'how (?:do|does|can|could|would|should|to|long|soon|is|are|come|many people)',
    'where (?:do|does|can|could|is|are|should)',
    'who (?:can|may|sees|is allowed|decides|do|runs)',
    'what (?:does|happens|do|is|are)|when (?:will|does|do)|why',
    'can|may|could|is|are|do|does|did|has|have|please',
  ].join('|')})\b`,
)

/** Matches sentences that address the operator of the site. */
const operatorPattern = anyOf([
  String.raw`(?:do|can|could|will|would|are|why do) you (?:\w+ )?(?:${[
    'charge|send|show|list|track|delete|remove|have an? (?:app|api|newsletter|map)',
    'stop|email|mail|tell|notify|make money|publish|display',
  ].join('|')})`,
  String.raw`(?:do|can|will) you (?:\w+ )?(?:sell|share|keep|store|take) (?:my|our|me|us)`,
  '(?:how (?:do|would|can) you know|why do you think) (?:that )?(?:i|we|im|were)\\b',
  'you (?:still |always |never |already )?(?:show|list|listed|have listed|send|sent|keep sending|took|rejected|deleted|removed|display)',
  'your (?:listing|listings|list|directory|site|e ?mails?|events|data|map|search|fees?|prices?|terms|rules)',
])

/** Matches subjects of business outside of this site: law, money, work, goods and other sites. */
const worldPattern = anyOf([
  // Authorities and law.
  'licen[cs]es?|licen[cs]ing|permits?|borough|department|zoning|septic|inspectors?|inspected',
  'secretary of state|with the state|the state|laws?|lawyers?|attorneys?|legal|liable|contract',
  'trademarks?|llc|dba|registered agent',
  // Money.
  'tax|taxes|irs|sales tax|insurance|insured|landlords?|lease|loans?|grants?|mortgage|invoices?|sell|selling',
  // People at work.
  'customers?|guests|deckhand|crew|staffing|wages|payroll|contractors?',
  // Goods and transport.
  'suppliers?|wholesale|freight|shipping|highway|ferry|barge|plane|bush',
  // Other sites.
  'google|facebook|instagram|yelp|amazon|tripadvisor|map apps?|phone book|yellow pages|web ?shop|own (?:web ?site|domain)',
])

/** Matches a request for a list or a count, which the search answers. */
const listRequestPattern = new RegExp(
  [
    String.raw`^(?:how many|number of|count of|(?:the )?(?:newest|latest|oldest|most|lowest|highest|best paid|worst paid)\b)`,
    String.raw`\b(?:jobs|events|workshops|questions|internships?) (?:in|on|this|next|near|with|that|without|about|for|nobody|posted|where|before|after)\b`,
    String.raw`\b(?:most|highest|lowest|best|worst) (?:up ?voted|votes|upvotes|answers|paid|paying)\b`,
    String.raw`\bwhich (?:jobs?|events?|questions?|one)\b`,
  ].join('|'),
)

const ownPagePattern = anyOf(['(?:my|our) (?:page|listing|profile|entry|ad|posting|job|account)'])

/** Matches the beginning of a request to use a function of the site. */
const usagePattern = new RegExp(
  String.raw`^(?:(?:${greetings}|${[
    'can you|could you|i want to|i want you to|i need to|we want to|we need to',
    'how to|how do (?:i|you|we)',
  ].join('|')}) )*(?:${[
    'add|put|post|publish|announce|upload|remove|delete|erase|cancel|call off|close|hide',
    'change|edit|update|fix|correct|replace|rename|move|reschedule|renew|extend|reopen|repeat',
    'share|invite|transfer|hand|leave|join|register|manage|verify|prove',
    'show|accept|mark|reply|withdraw|save|follow|unfollow|report|export|download|embed|sync|subscribe',
    'stop|turn|log|let|tell|notify|email|send|take|make|choose|set|get rid',
  ].join('|')})\b`,
)

/**
 * The strength of the signs that a question is about this site. `certain`: it names something that only this site has.
 * `likely`: it has the form of such a question.
 */
export type SiteSign = 'certain' | 'likely' | 'possible' | 'none'

/** Detects whether a question is about the use of this site, and not about a business or the world. */
export function detectSiteSign(question: string): SiteSign {
  const text = listNormalizedWords(question.replace(/\be-mail/gi, 'email')).join(' ')
  const isPersonal = firstPersonPattern.test(text) || impliedFirstPersonPattern.test(text)
  const isAsked = howQuestionPattern.test(text)
  const hasSiteWord = sitePattern.test(text)
  if (certainSitePattern.test(text) && !worldPattern.test(text)) return 'certain'
  if (listRequestPattern.test(text) && !(isPersonal && (hasSiteWord || ownPagePattern.test(text)))) return 'none'
  if (hasSiteWord && (isPersonal || isAsked || operatorPattern.test(text) || usagePattern.test(text))) return 'certain'
  if (operatorPattern.test(text) && (isPersonal || !worldPattern.test(text))) return 'certain'
  if (worldPattern.test(text)) return 'none'
  if (listRequestPattern.test(text)) return 'likely'
  if (isPersonal && ownThingPattern.test(text) && siteVerbPattern.test(text)) return 'likely'
  return hasSiteWord || isAsked || usagePattern.test(text) || (isPersonal && ownThingPattern.test(text))
    ? 'possible'
    : 'none'
}
