import { readWords } from '../../../kit/text/words.ts'

/** Nouns, verbs and phrases that only a question about this site has. */
const aboutSite =
  /\b(?:(?:this|the|your) (?:web ?site|site|app|network|platform|directory|forum|assistant|chat|job board|message board|home ?page)|on here|in here|from here$|accounts?|pass ?words?|log ?(?:in|ins|out|ged (?:in|out|off)|ging (?:in|out))|sign(?:ed|ing)? (?:in|up|out|on)|profiles?|member ?ship|(?:become|be|being|as) a member|listings?|unlist|unsubscribe|newsletter|notifications?|notify|alerts?|saved? (?:searches|search|my search)|search alerts?|digest|bell|badges?|check ?marks?|verified|verification|curated|imported|pending|two factor|upvotes?|downvotes?|votes?|accepted answer|markdown|api|rss|ics|ical|outbox|offline|spam|moderators?|administrators?|admins?|entity number|six digit|cover letters?|applicants?|candidates?|resumes?|job (?:ad|ads|post|posts|posting|postings)|claim(?:ed|ing|s)?|my applications?|(?:send|sent|got|get|arrive) (?:\w+ ){0,3}applications?|privacy|cookies|personal data|(?:e ?mail|text|message|alert|tell|ping|remind) (?:me|us) (?:when|whenever|if|about|of|every|once)|(?:let|keep) (?:me|us) (?:know|posted)|(?:mails?|emails?|messages?) from you|confirm\w* (?:\w+ ){0,2}(?:e ?mail|mail|link|address)|(?:e ?mail|mail) address|directory|who (?:else )?(?:has )?applied|data about me)\b/

/** What a member has on this site. */
const ownThings =
  'page|pages|profile|entry|business|company|shop|store|organi[sz]ation|nonprofit|non profit|club|church|restaurant|cafe|bakery|lodge|hotel|clinic|museum|school|farm|salon|garage|office|firm|agency|association|group|guild|studio|gallery|practice|ad|posting|post|opening|vacancy|position|job|jobs|event|events|workshop|workshops|class|classes|concert|meeting|market|sale|open house|fundraiser|course|question|questions|answer|answers|reply|replies|comment|thread|photo|photos|picture|pictures|logo|image|images|hours|opening times|name|address|phone|phone number|number|e ?mail|emails?|town|city|website|web site|description|team|role|invitation|data|figures|views|clicks|calendar|map|draft|application|applications|application'
/** What a member does with it. */
const siteVerbs =
  'add|put|list|post|enter|submit|publish|announce|advertise|promote|upload|create|remove|delete|erase|pull|cancel|hide|deactivate|change|changed|edit|update|fix|correct|replace|rename|move|moved|reschedule|renew|extend|reopen|repost|share|invite|transfer|hand|leave|register|show|shown|shows|showing|appear|appears|seen|wrong|missing|expired|disappeared|gone|visible|public|approved|rejected|suspended|listed|spelled|misspelled|accept|reply|repeat|repeats|apply|applied|withdraw|save|follow|report|verify|verified|prove|manage|access|export|download|embed|sync|search|bold'
const ownThing = new RegExp(
  `\\b(?:my|our|ours|mine|the|a|an|this|that|wrong|new|old|your|some)(?: \\w+){0,2} (?:${ownThings})s?\\b`,
)
const siteVerb = new RegExp(`\\b(?:${siteVerbs})\\b`)
const firstPerson = /\b(?:i|im|ive|id|me|my|mine|myself|we|were|weve|us|our|ours|ourselves)\b/
/** Forms in which a question about how something works is asked. */
const asksHow =
  /^(?:(?:hi|hello|hey|ok|so|and|please|pls) )*(?:how (?:do|does|can|could|would|should|to|long|soon|is|are|come|many people)|where (?:do|does|can|could|is|are|should)|who (?:can|may|sees|is allowed|decides|do|runs)|can|may|could|why|what (?:does|happens|do|is|are)|when (?:will|does|do)|is|are|do|does|did|has|have|please)\b/
/** Addresses the operator of the site. */
const toOperator =
  /\b(?:(?:do|can|could|will|would|are|why do) you (?:\w+ )?(?:charge|send|show|list|track|delete|remove|have an? (?:app|api|newsletter|map)|stop|email|mail|tell|notify|make money|publish|display)|(?:do|can|will) you (?:\w+ )?(?:sell|share|keep|store|take) (?:my|our|me|us)|you (?:show|list|listed|have listed|send|sent|keep sending|took|rejected|deleted|removed|display)|your (?:listing|listings|list|directory|site|e ?mails?|events|data|map|search|fees?|prices?|terms|rules))\b/

/** Money, law and other sites: what somebody in business asks about the world outside of this site. */
const aboutWorld =
  /\b(?:licen[cs]es?|licen[cs]ing|permits?|tax|taxes|irs|borough|insurance|insured|landlords?|lease|loans?|grants?|laws?|lawyers?|attorneys?|legal|liable|suppliers?|wholesale|invoices?|freight|shipping|trademarks?|llc|dba|registered agent|google|facebook|instagram|yelp|amazon|tripadvisor|map apps?|phone book|yellow pages|web ?shop|own (?:web ?site|domain)|customers?|guests|inspectors?|inspected|deckhand|crew|staffing|wages|payroll|contract|contractors?|secretary of state|with the state|the state|department|zoning|septic|mortgage|sales tax|highway|ferry|barge|plane|bush|sell|selling)\b/

/** A list or a number of what is here: the search answers it. */
const asksForList =
  /^(?:how many|number of|count of|(?:the )?(?:newest|latest|oldest|most|lowest|highest|best paid|worst paid)\b)|\b(?:jobs|events|workshops|questions|internships?) (?:in|on|this|next|near|with|that|without|about|for|nobody|posted|where|before|after)\b|\b(?:most|highest|lowest|best|worst) (?:up ?voted|votes|upvotes|answers|paid|paying)\b|\bwhich (?:jobs?|events?|questions?|one)\b/

const ownPage = /\b(?:my|our) (?:page|listing|profile|entry|ad|posting|job|account)\b/

/** How a question about using something begins. */
const begins =
  /^(?:(?:hi|hello|hey|ok|so|and|please|pls|can you|could you|i want to|i want you to|i need to|we want to|we need to|how to|how do (?:i|you|we)) )*(?:add|put|post|publish|announce|upload|remove|delete|erase|cancel|call off|close|hide|change|edit|update|fix|correct|replace|rename|move|reschedule|renew|extend|reopen|share|invite|transfer|hand|leave|join|register|show|accept|mark|reply|repeat|withdraw|save|follow|unfollow|report|verify|prove|manage|export|download|embed|sync|subscribe|stop|turn|log|let|tell|notify|email|send|take|make|choose|set|get rid)\b/

/** How surely a question is about this site: it names what only the site has, it reads like one, it may be one, or it does not. */
export type SiteSign = 'names' | 'reads' | 'may' | 'none'

/** Reads the signs that a question is about how to use this site, and not about a business or the world. */
export function readSiteSign(question: string): SiteSign {
  const text = readWords(question.replace(/\be-mail/gi, 'email')).join(' ')
  const isPersonal = firstPerson.test(text)
  const isAsked = asksHow.test(text)
  const names = aboutSite.test(text)
  if (asksForList.test(text) && !(isPersonal && (names || ownPage.test(text)))) return 'none'
  if (names && (isPersonal || isAsked || toOperator.test(text) || begins.test(text))) return 'names'
  if (toOperator.test(text) && (isPersonal || !aboutWorld.test(text))) return 'names'
  if (aboutWorld.test(text)) return 'none'
  if (asksForList.test(text)) return 'reads'
  if (isPersonal && ownThing.test(text) && siteVerb.test(text)) return 'reads'
  return names || isAsked || begins.test(text) || (isPersonal && ownThing.test(text)) ? 'may' : 'none'
}
