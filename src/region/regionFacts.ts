/**
 * The date of a holiday. `day` is the day of the month; with a `weekday` (1 for Monday), it is the number of that
 * weekday in the month, -1 for the last.
 */
export type HolidayDate = { month: number; day: number; weekday?: number }

/** The facts about a region. Each region is one file in this folder. */
export type RegionFacts = {
  name: string
  /** The two-letter code in postal addresses. */
  code: string
  /** The area code of all its phone numbers; null when it has several. */
  area_code: string | null
  /** The name of the time zone in the IANA database. */
  time_zone: string
  /**
   * Parts of the region with another time zone: their towns in lower case, and their ZIP codes or prefixes of ZIP
   * codes.
   */
  otherTimeZones: { time_zone: string; towns: string[]; zip_codes: string[] }[]
  /** The public register of businesses, in which administrators verify claims. */
  register: {
    /** The URL of its search page. */
    url: string
    /** The text of the link to the search page. */
    link: string
    /** The name of the search page in the instructions for administrators. */
    search: string
    /** The register's name for the number of a business. Forms prefix it with the name of the region. */
    number: string
    /** The register's name for the status of a business that may operate. */
    standing: string
  }
  places: {
    /** Other names of places, in lower case without accents, with the name in the directory. */
    otherNames: Record<string, string>
    /** Former names that posts still use for a town, by its name in the directory in lower case. */
    formerNames: Record<string, string[]>
    /** Names of places in other languages, by the code of the language: the English name by the foreign name. */
    foreignNames: Record<string, Record<string, string>>
    /** Areas of several towns: the name, further names in lower case without accents, and the towns. */
    areas: { name: string; otherNames: string[]; towns: string[] }[]
    /**
     * Places whose names are also common words or personal names. In a search they count as places only after "in" or a
     * similar word.
     */
    ambiguous: string[]
  }
  /** Abbreviations of organizations in the region, in lower case, and words of their full names. */
  organizationAbbreviations: Record<string, string[]>
  /** Holidays of the state, besides the federal ones. */
  holidays: {
    /** The name in lower case with underscores. */
    name: string
    label: string
    /** Names in searches, in lower case, without apostrophes, and separated by `|`. */
    spoken: string
    date: HolidayDate
  }[]
  /** Languages of the region in addition to those of the whole country. */
  languages: string[]
  /** Domains of internet providers at which anybody can have a website or a mailbox. */
  providers: string[]
  /** Cities for the example searches. */
  examples: { roofers: string; plumbers: string; churches: string; jobs: string; events: string }
}
