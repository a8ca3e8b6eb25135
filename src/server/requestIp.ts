import type { Server } from 'node:http'
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import proxyaddr from 'proxy-addr'
import type { Settings } from '../kit/server/settings.server.ts'

/** Removes the port that some proxies add, the brackets of IPv6, and the prefix of an IPv4 address inside IPv6. */
const cleanIp = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Creates a function that determines the client's IP address of a request.
 * @param trust the number of trusted proxies, or their IP addresses. `X-Forwarded-For` of other clients is ignored.
 * @returns a function that returns the client's IP address of a request; '' without a socket, or when the connection was
 * closed before `rememberIps` saw it. Where a trusted proxy reports something else than an IP address, it returns the
 * IP address of the proxy.
 */
export function createIpReader(trust: Settings['trust_proxy']) {
  const trusted = typeof trust === 'number' ? (_: string, hop: number) => hop < trust : proxyaddr.compile(trust)
  return (context: Context): string => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
    const remoteAddress = incoming?.socket?.remoteAddress
    if (!incoming || !remoteAddress) return ''
    const ip = cleanIp(proxyaddr(incoming, trusted))
    return isIP(ip) ? ip : cleanIp(remoteAddress)
  }
}

/**
 * Keeps the IP address of each connection. A closed socket has the IP address that was read while it was open, and otherwise
 * none: requests of clients that do not wait for the response would then escape every limit by IP address.
 */
export function rememberIps(server: Server): void {
  server.on('connection', (socket) => void socket.remoteAddress)
}
