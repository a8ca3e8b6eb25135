/** `day` is the day of the month, or the count of the weekday (1 for Monday) when there is one, -1 for the last. */
export type HolidayDate = { month: number; day: number; weekday?: number }

/** The facts about a region. Each region is one file in this folder. */
export type RegionFacts = {
  name: string
  /** Two letters, as in postal addresses. */
  code: string
  /** A name of the IANA time zone database. */
  time_zone: string
  /** Parts of the region where clocks show another time: towns in lower case, and their ZIP codes or the beginning of these. */
  otherTimeZones: { time_zone: string; towns: string[]; zip_codes: string[] }[]
  /** The public register of businesses, in which administrators verify claims. */
  register: {
    /** The URL of its search page. */
    url: string
    /** The text of the link to the search page. */
    link: string
    /** The name of the search page in the instructions for administrators. */
    search: string
    /** What the register calls the number of a business. Forms put the name of the region before it. */
    number: string
    /** The register's status of a business that may operate. */
    standing: string
  }
  places: {
    /** Aliases of places, in lower case without accents, and the name in the directory. */
    otherNames: Record<string, string>
    /** Other names that posts still use for a town, by its name in the directory in lower case. */
    formerNames: Record<string, string[]>
    /** Names of places in other languages, by the code of the language: the name in English by the other one. */
    foreignNames: Record<string, Record<string, string>>
    /** Areas of several towns: the name, other names in lower case without accents, and the towns. */
    areas: { name: string; otherNames: string[]; towns: string[] }[]
    /**
     * Places whose names are also common words or personal names. In a search they count as places only after "in" or a
     * similar word.
     */
    ambiguous: string[]
  }
  /** Letters by which organizations of the region are called, in lower case, and words of their full names. */
  organizationAbbreviations: Record<string, string[]>
  /** Holidays of the state, besides the federal ones. */
  holidays: {
    /** In lower case with underscores. */
    name: string
    label: string
    /** Names in a search: in lower case without apostrophes, with `|` between them. */
    spoken: string
    date: HolidayDate
  }[]
  /** Languages that are spoken in the region, besides those of the whole country. */
  languages: string[]
  /** Domains of internet providers, at which anybody can have a website or a mailbox. */
  providers: string[]
  /** Cities in the examples of the search. */
  examples: { roofers: string; plumbers: string; churches: string; jobs: string; events: string }
}
