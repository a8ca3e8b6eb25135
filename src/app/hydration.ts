import { type HydrationState, isRouteErrorResponse, UNSAFE_ErrorResponseImpl as RouteError } from 'react-router'
import type { Site } from '../kit/site.ts'

/** What the server hands over to the browser inside the page. */
type Hydration = Pick<HydrationState, 'loaderData'> & {
  site: Site
  errors: Record<string, { status: number; statusText: string; data: unknown }> | null
}

/** JSON that no content can end the script element with. */
export function hydrationOf({ site, loaderData, errors }: HydrationState & { site: Site }): string {
  const plain = Object.entries(errors ?? {}).map(([route, error]) => {
    const { status, statusText, data } = isRouteErrorResponse(error)
      ? error
      : { status: 500, statusText: '', data: null }
    return [route, { status, statusText, data }]
  })
  const hydration: Hydration = { site, loaderData, errors: errors ? Object.fromEntries(plain) : null }
  return JSON.stringify(hydration).replaceAll('<', '\\u003c')
}

/** The other way round, for the browser's router. */
export function readHydration(json: string): { site: Site; hydrationData: HydrationState } {
  const { site, loaderData, errors }: Hydration = JSON.parse(json)
  const revived = Object.entries(errors ?? {}).map(([route, { status, statusText, data }]) => [
    route,
    new RouteError(status, statusText, data),
  ])
  return { site, hydrationData: { loaderData, errors: errors ? Object.fromEntries(revived) : null } }
}
