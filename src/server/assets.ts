import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { workerHeaders } from './security.ts'

export type Asset = {
  type: string
  etag: string
  immutable: boolean
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export function createAsset(path: string, identity: Buffer, compressed: { br?: Buffer; gzip?: Buffer }): Asset {
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    // A weak ETag, because it is the same for all encodings (RFC 9110, section 8.8.3.3).
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    immutable: path.startsWith('/assets/'),
    bodies: { identity, ...compressed },
  }
}

/** Reads the files of a folder and their compressed copies (`.br`, `.gz`) into memory, by URL path. */
export async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
  for (const file of names) {
    if (!types[extname(file)]) continue
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const compressed = {
      br: names.has(`${file}.br`) ? await readFile(`${file}.br`) : undefined,
      gzip: names.has(`${file}.gz`) ? await readFile(`${file}.gz`) : undefined,
    }
    assets.set(path, createAsset(path, await readFile(file), compressed))
  }
  return assets
}

/** Returns the best encoding that the `Accept-Encoding` header allows. */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  if (!accepted) return 'identity'
  const isRefused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)
  if (/\bbr\b/.test(accepted) && !isRefused('br')) return 'br'
  if (/\bgzip\b/.test(accepted) && !isRefused('gzip')) return 'gzip'
  return 'identity'
}

export const matchesEtag = (header: string | undefined, etag: string) =>
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false

export const serveAssets =
  (assets: Map<string, Asset>): MiddlewareHandler =>
  async (context, next) => {
    const asset = assets.get(context.req.path)
    if (!asset) return next()
    const headers: Record<string, string> = {
      'Content-Type': asset.type,
      'Cache-Control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      ETag: asset.etag,
      Vary: 'Accept-Encoding',
      ...(context.req.path === '/worker.js' && workerHeaders),
    }
    if (matchesEtag(context.req.header('if-none-match'), asset.etag)) return context.body(null, 304, headers)
    const preferred = chooseEncoding(context.req.header('accept-encoding'))
    const encoding = asset.bodies[preferred] ? preferred : asset.bodies.gzip && preferred === 'br' ? 'gzip' : 'identity'
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding
    return context.body((asset.bodies[encoding] ?? asset.bodies.identity) as Uint8Array<ArrayBuffer>, 200, headers)
  }
