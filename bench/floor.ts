// A bare node:http server in its own process, the upper bound for any server in Node: /1234 sends 1,234 bytes.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const bytes = Buffer.alloc(4 * 1024 * 1024, 'x')

const server = createServer((request, response) => {
  request.resume()
  const body = bytes.subarray(0, Number(request.url?.slice(1)))
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
