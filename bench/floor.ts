// A bare node:http server, in a process of its own: /1234 answers 1,234 bytes. What no server in Node can beat.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const bytes = Buffer.alloc(4 * 1024 * 1024, 'x')

const server = createServer((request, response) => {
  request.resume()
  const body = bytes.subarray(0, Number(request.url?.slice(1)))
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
