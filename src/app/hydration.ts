import { type HydrationState, isRouteErrorResponse, UNSAFE_ErrorResponseImpl as RouteError } from 'react-router'
import type { Site } from '../kit/page/site.ts'

/** The data that the server embeds in the page for the browser. */
type Hydration = Pick<HydrationState, 'loaderData'> & {
  site: Site
  errors: Record<string, { status: number; statusText: string; data: unknown }> | null
}

/** Serializes the data as JSON, escaped so that no content can close the script element. */
export function serializeHydration({ site, loaderData, errors }: HydrationState & { site: Site }): string {
  const plain = Object.entries(errors ?? {}).map(([route, error]) => {
    const { status, statusText, data } = isRouteErrorResponse(error)
      ? error
      : { status: 500, statusText: '', data: null }
    return [route, { status, statusText, data }]
  })
  const hydration: Hydration = { site, loaderData, errors: errors ? Object.fromEntries(plain) : null }
  return JSON.stringify(hydration).replaceAll('<', '\\u003c')
}

/** Parses the data for the router of the browser. */
export function parseHydration(json: string): { site: Site; hydrationData: HydrationState } {
  const { site, loaderData, errors }: Hydration = JSON.parse(json)
  const revived = Object.entries(errors ?? {}).map(([route, { status, statusText, data }]) => [
    route,
    new RouteError(status, statusText, data),
  ])
  return { site, hydrationData: { loaderData, errors: errors ? Object.fromEntries(revived) : null } }
}
