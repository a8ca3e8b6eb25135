import { createHash } from 'node:crypto'
import type { Settings } from '../kit/server/settings.server.ts'
import { headScript } from './headScript.ts'

const headScriptHash = createHash('sha256').update(headScript).digest('base64')

/**
 * The Content-Security-Policy of a page. It allows only this origin and, inline, only the script in the head and the
 * styles with this hash.
 */
export const createPagePolicy = (stylesHash: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${headScriptHash}'`,
    `style-src 'self' 'sha256-${stylesHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The headers of the service worker, which loads pages and files of this origin. Browsers revalidate it before each
 * use.
 */
export const workerHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
}

const ONE_YEAR = 365 * 24 * 60 * 60
/**
 * Tells browsers to use only https, when the public URL begins with https. `includeSubDomains` needs a setting, because
 * other hosts of the operator may have no certificate.
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
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
]
