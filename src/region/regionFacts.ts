/** What the program knows of a region. Each region is one file beside this one. */
export type RegionFacts = {
  name: string
  /** Two letters, as in postal addresses. */
  code: string
  /** Of the IANA time zone database. */
  time_zone: string
  /** The public register in which administrators look businesses up. */
  register: {
    /** The page of its search. */
    url: string
    /** What the link to it says. */
    link: string
    /** What administrators open, as the first step of their instructions. */
    search: string
    /** What the register calls the number of a business. */
    number: string
    /** The status of a business that may trade. */
    standing: string
  }
  places: {
    /** Other names of a place, in small letters without accents, and the name in the directory. */
    otherNames: Record<string, string>
    /** Places whose names are common words or names of people: they count as places only behind "in" or the like. */
    ambiguous: string[]
  }
  /** Internet providers of the region, at whose domains anybody can have a website or a mailbox. */
  providers: string[]
  /** Cities in the examples of the search. */
  examples: { roofers: string; plumbers: string; churches: string; jobs: string; events: string }
}
