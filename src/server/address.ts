import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import proxyaddr from 'proxy-addr'
import type { Settings } from '../kit/server/settings.server.ts'

/** Removes the port that some proxies add, the brackets of IPv6, and the prefix of an IPv4 address inside IPv6. */
const cleanAddress = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Creates a function that determines the client's IP address of a request.
 * @param trust the number of trusted proxies, or their addresses. `X-Forwarded-For` of other clients is ignored.
 * @returns the function, which returns '' without a socket. When a trusted proxy reports an invalid address, it returns
 * the address of the proxy.
 */
export function createAddressReader(trust: Settings['trust_proxy']) {
  const trusted = typeof trust === 'number' ? (_: string, hop: number) => hop < trust : proxyaddr.compile(trust)
  return (context: Context): string => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
    if (!incoming?.socket) return ''
    const address = cleanAddress(proxyaddr(incoming, trusted))
    return isIP(address) ? address : cleanAddress(incoming.socket.remoteAddress ?? '')
  }
}
