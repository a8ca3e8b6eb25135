import { createContext, useContext } from 'react'

/** The region and the names of this network, the same on the server and in the browser. */
export type Site = {
  name: string
  region_name: string
  /** Two letters, as in postal addresses. */
  region_code: string
  time_zone: string
  /** Where links begin, without a slash at the end. */
  url: string
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext')
  return site
}
