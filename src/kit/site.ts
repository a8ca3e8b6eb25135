import { createContext, useContext } from 'react'
import type { Site } from './settings.server.ts'

/** The region and the names of this network, the same on the server and in the browser. */
export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext')
  return site
}
