import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds between two requests of /readyz. */
const CHECK_INTERVAL_MS = 250

/**
 * Starts a load balancer that keeps connections alive and polls /readyz of each server. It retries a failed request on
 * the next server if it is a GET or if no connection was made.
 * @param isWatching whether it polls /readyz
 */
export async function startProxy(ports: number[], isWatching: boolean) {
  const agent = new Agent({ keepAlive: true })
  const unavailable = new Set<number>()
  let turn = 0

  const checkReadiness = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1000) })
      .then(({ ok }) => (ok ? unavailable.delete(port) : unavailable.add(port)))
      .catch(() => unavailable.add(port))
  const timer = setInterval(() => isWatching && ports.map(checkReadiness), CHECK_INTERVAL_MS)

  function forward(request: IncomingMessage, body: Buffer, port: number) {
    let wasSent = false
    return new Promise<IncomingMessage>((resolve, reject) => {
      const { method, headers, url: path } = request
      const upstream = send({ agent, port, host: '127.0.0.1', method, path, headers }, resolve)
      upstream.once('socket', (socket) => {
        if (!socket.connecting) wasSent = true
        else socket.once('connect', () => (wasSent = true))
      })
      upstream.once('error', (cause) => reject(Object.assign(new Error('upstream', { cause }), { wasSent })))
      upstream.end(body)
    })
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    turn++
    const order = ports.map((_, index) => ports[(index + turn) % ports.length] as number)
    const candidates = [
      ...order.filter((port) => !unavailable.has(port)),
      ...order.filter((port) => unavailable.has(port)),
    ]
    for (const port of candidates) {
      try {
        const answer = await forward(request, body, port)
        const text = Buffer.concat(await answer.toArray())
        const { connection, 'transfer-encoding': _, ...headers } = answer.headers
        response.writeHead(answer.statusCode ?? 502, headers).end(text)
        return
      } catch (error) {
        if (request.method !== 'GET' && (error as { wasSent?: boolean }).wasSent !== false) break
      }
    }
    response.writeHead(502).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      clearInterval(timer)
      server.closeAllConnections()
      agent.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
