import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { callContext, createLoaderCaller } from '../kit/api/api.ts'
import type { Caller, Endpoints } from '../kit/api/contract.ts'
import type { Site } from '../kit/page/site.ts'
import { SiteContext } from '../kit/page/site.ts'
import { CrashPage } from './CrashPage.tsx'
import { screens } from './features.ts'
import { serializeHydration } from './hydration.ts'
import { loadRoutes } from './routes.tsx'

export type Rendered = {
  status: number
  /** The elements that React moves into the head: title, description, canonical link. */
  head: string
  body: string
  /** The data for hydration as JSON, escaped for a script element. */
  hydration: string
  /** The path pattern of the matched screen. */
  screen: string | undefined
  /** The unexpected error of a loader. */
  failure: Error | undefined
}

/** Renders the page that is shown when rendering has failed. */
export function renderCrash(reason: string): Pick<Rendered, 'head' | 'body'> {
  const html = renderToString(<CrashPage reason={reason} />)
  const start = html.indexOf('<div')
  return { head: html.slice(0, start), body: html.slice(start) }
}

/** The matched routes without their siblings, because the router copies and matches all routes for each page. */
const toBranch = (matches: StaticHandlerContext['matches']): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], [])

/** Returns a function that renders a URL with the replies of `call`, or returns the redirect of its loader. */
export async function createRenderer(site: Site) {
  const routes = await loadRoutes()
  const handler = createStaticHandler(routes)
  return async (url: string, call: Caller<Endpoints>): Promise<Rendered | Response> => {
    const requestContext = new RouterContextProvider()
    requestContext.set(callContext, createLoaderCaller(call))
    const context = await handler.query(new Request(url), { requestContext })
    if (context instanceof Response) return context
    const router = createStaticRouter(toBranch(context.matches), context)
    const html = renderToString(
      <SiteContext value={site}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteContext>,
    )
    const start = html.indexOf('<div')
    const matchedId = context.matches.at(-1)?.route.id
    const screen = screens.find(({ path }) => path === matchedId)?.path
    return {
      status: screen ? context.statusCode : 404,
      head: html.slice(0, start),
      body: html.slice(start),
      hydration: serializeHydration({ site, loaderData: context.loaderData, errors: context.errors }),
      screen,
      failure: Object.values(context.errors ?? {}).find((error) => error instanceof Error),
    }
  }
}
