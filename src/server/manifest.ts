import { Hono } from 'hono'
import { screens } from '../app/features.ts'
import type { Services } from '../kit/server/services.server.ts'
import type { Env } from './http.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Serves the web app manifest, with which browsers install the site: https://www.w3.org/TR/appmanifest/ */
export function createManifest({ settings }: Services) {
  const { name, region_name: region } = settings.site
  const manifest = {
    id: '/',
    name,
    short_name: region,
    description: `Questions, jobs, events and the directory of businesses in ${region}.`,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#f6f8f9',
    background_color: '#f6f8f9',
    categories: ['business'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: screens.flatMap(({ path, menu }) => (menu ? [{ name: menu, url: path }] : [])),
  }
  const app = new Hono<Env>()
  app.get('/manifest.webmanifest', (context) =>
    context.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
  return app
}
