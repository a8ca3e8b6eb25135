import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import proxyaddr from 'proxy-addr'
import type { Settings } from '../kit/server/settings.server.ts'

/**
 * @param trust the number of trusted proxies, or their addresses. `X-Forwarded-For` of other clients is ignored.
 * @returns a function that returns the client's IP address of a request; '' without a socket.
 */
export function createAddressReader(trust: Settings['trust_proxy']) {
  const trusted = typeof trust === 'number' ? (_: string, hop: number) => hop < trust : proxyaddr.compile(trust)
  return (context: Context): string => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
    if (!incoming?.socket) return ''
    const address = proxyaddr(incoming, trusted)
    return address.replace(/^::ffff:(?=\d+\.)/, '')
  }
}
