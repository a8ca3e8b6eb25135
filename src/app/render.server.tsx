import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import { callContext, forLoaders } from '../kit/api.ts'
import type { Caller, Endpoints } from '../kit/contract.ts'
import type { Site } from '../kit/site.ts'
import { SiteContext } from '../kit/site.ts'
import { CrashPage } from './CrashPage.tsx'
import { screens } from './features.ts'
import { hydrationOf } from './hydration.ts'
import { loadedRoutes } from './routes.tsx'

export type Rendered = {
  status: number
  /** What React moves into the head: title, description, canonical link. */
  head: string
  body: string
  /** JSON for the browser to take over from; safe inside a script element. */
  hydration: string
  /** Path pattern of the screen, when one matched. */
  screen: string | undefined
  /** Why its data could not be loaded, when that was nobody's refusal. */
  failure: Error | undefined
}

/** The page that is shown when rendering has failed. */
export function renderCrash(reason: string): Pick<Rendered, 'head' | 'body'> {
  const html = renderToString(<CrashPage reason={reason} />)
  const start = html.indexOf('<div')
  return { head: html.slice(0, start), body: html.slice(start) }
}

/** @returns a function that renders a path for a visitor, or answers with a redirect. */
export async function createRenderer(call: Caller<Endpoints>, site: Site) {
  const routes = await loadedRoutes()
  const handler = createStaticHandler(routes)
  return async (url: string): Promise<Rendered | Response> => {
    const requestContext = new RouterContextProvider()
    requestContext.set(callContext, forLoaders(call))
    const context = await handler.query(new Request(url), { requestContext })
    if (context instanceof Response) return context
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(
      <SiteContext value={site}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteContext>,
    )
    const start = html.indexOf('<div')
    const leaf = context.matches.at(-1)?.route.id
    const screen = screens.find(({ path }) => path === leaf)?.path
    return {
      status: screen ? context.statusCode : 404,
      head: html.slice(0, start),
      body: html.slice(start),
      hydration: hydrationOf({ site, loaderData: context.loaderData, errors: context.errors }),
      screen,
      failure: Object.values(context.errors ?? {}).find((error) => error instanceof Error),
    }
  }
}
