/** Headings of links to other pages than the website: `location_link`, `Google Maps URL`, `Menu Link`, `Logo URL`. */
const otherLinkPattern =
  /^(?:.+ )?(?:location|maps?|google|gmb|place|directions?|reviews?|ratings?|yelp|trip ?advisor|photos?|pictures?|images?|img|logos?|thumbnail|icon|banner|video|menu|booking|book|order(?:ing)?|reserv\w+|appointments?|tickets?|donat\w+|share|profile|permalink|record|detail|street ?view|cid|wikipedia|wikidata|rss|feed|pdf|document|report|license|licence|permit|inspection) (?:(?:page|now|online|us|me) )?(?:links?|urls?|uri|href|pages?|src)$/

/** @param words of the heading: see `normalizeHeading` */
export const isOtherLinkHeading = (words: string): boolean => otherLinkPattern.test(words)
