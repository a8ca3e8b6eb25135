import type { Context, MiddlewareHandler } from 'hono'
import { toClient } from '../kit/server/clients.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import { createIpReader } from './requestIp.ts'

/** Returns a function that returns the client of a request. */
export function createClientReader({ settings }: Pick<Services, 'settings'>) {
  const readIp = createIpReader(settings.trust_proxy)
  return (context: Context) => toClient(readIp(context))
}

/** Limits the reads of a client. */
export function limitReads(services: Pick<Services, 'settings' | 'limits'>): MiddlewareHandler {
  const readClient = createClientReader(services)
  return async (context, next) => {
    services.limits.takeRead(readClient(context))
    await next()
  }
}
