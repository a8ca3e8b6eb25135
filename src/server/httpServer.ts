import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Server as SocketServer } from 'node:net'
import type { Settings } from '../kit/server/settings.server.ts'
import { createDrain } from './drain.ts'
import { rememberIps } from './requestIp.ts'
import { transportHeaders } from './security.ts'
import { limitSockets, queuePipelined, socketOptions } from './socketLimits.ts'
import { answerWhileStarting } from './startupRequests.ts'

/** The number of connections that may wait to be accepted. Clients retry a dropped connection only after seconds. */
const MAX_WAITING_CONNECTIONS = 4096

/** Listens on `PORT` and `HOST`. @throws an `Error` that names the setting. */
export function listen(server: SocketServer, { host, port }: Pick<Settings, 'host' | 'port'>) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const isPort = code === 'EADDRINUSE' || code === 'EACCES'
      const reason = code === 'EADDRINUSE' ? `is already in use on ${host}` : `cannot be listened on: ${message}`
      reject(new Error(`${isPort ? `PORT ${port}` : `HOST ${host}`} ${reason}`))
    })
    server.listen({ host, port, backlog: MAX_WAITING_CONNECTIONS }, resolve)
  })
}

/** Whether a request names two hosts, which proxies may read differently (RFC 9112, section 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1

/** Creates the server of one process, which answers health checks and lets requests wait until `serve` is called. */
export function createHttpServer(settings: Settings, inDevelopment = false) {
  const server: Server = createServer(socketOptions)
  rememberIps(server)
  if (!inDevelopment) limitSockets(server)
  const { track, drain } = createDrain(server)
  const ready = Promise.withResolvers<RequestListener>()
  let listener = answerWhileStarting(ready.promise)
  const headers = transportHeaders(settings)
  const respond: RequestListener = (request, response) => {
    if (hasTwoHosts(request)) return response.writeHead(400, { Connection: 'close' }).end()
    for (const [name, value] of headers) response.setHeader(name, value)
    listener(request, response)
  }
  server.on('request', queuePipelined(track(respond)))
  return {
    server,
    drain,
    listen: () => listen(server, settings),
    readPort: () => (server.address() as AddressInfo).port,
    /** Passes all waiting and further requests to the application. */
    serve(application: RequestListener) {
      listener = application
      ready.resolve(application)
    },
  }
}
