import { createContext, useContext } from 'react'

/** The name, the region and the rules of this network for pages, the same on the server and in the browser. */
export type Site = {
  name: string
  region_name: string
  /** The two-letter code of the region in postal addresses, such as `AK`. */
  region_code: string
  time_zone: string
  /** The public URL without a trailing slash. */
  url: string
  /** The minimum number of characters of a new password. */
  password_min: number
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext')
  return site
}
