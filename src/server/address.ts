import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import proxyaddr from 'proxy-addr'
import type { Settings } from '../kit/settings.server.ts'

/**
 * @param trust how many proxies stand in front, or their addresses; nobody else's `X-Forwarded-For` is believed.
 * @returns a function that finds the client's address of a request; '' where there is no socket.
 */
export function addressReader(trust: Settings['trust_proxy']) {
  const trusted = typeof trust === 'number' ? (_: string, hop: number) => hop < trust : proxyaddr.compile(trust)
  return (context: Context): string => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
    if (!incoming?.socket) return ''
    const address = proxyaddr(incoming, trusted)
    return address.replace(/^::ffff:(?=\d+\.)/, '')
  }
}
