import { createHash } from 'node:crypto'
import type { Settings } from '../kit/server/settings.server.ts'
import { themeScript } from '../kit/ui/theme.ts'

/**
 * Runs before the first paint: applies the stored theme, marks a stored session, and prevents forms from being
 * submitted before hydration, so that their input is not lost.
 */
export const headScript = `${themeScript};try{if(localStorage.getItem('token'))document.documentElement.dataset.session='stored'}catch{};addEventListener('submit',e=>{if(!('live'in document.documentElement.dataset))e.preventDefault()},true)`

const headScriptHash = createHash('sha256').update(headScript).digest('base64')

/** The Content-Security-Policy of pages: only this origin, and no inline script except the one in the head. */
export const pagePolicy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${headScriptHash}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const ONE_YEAR = 365 * 24 * 60 * 60
/**
 * Tells browsers to use https only, when links begin with https. `includeSubDomains` needs a setting, because other hosts
 * of the operator may have no certificate.
 */
export function transportHeaders({ public_url, hsts_subdomains }: Settings): [string, string][] {
  if (!public_url.startsWith('https:')) return []
  return [['Strict-Transport-Security', `max-age=${ONE_YEAR}${hsts_subdomains ? '; includeSubDomains' : ''}`]]
}

/** The default security headers of every response. */
export const securityHeaders: [string, string][] = [
  [
    'Content-Security-Policy',
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
]
