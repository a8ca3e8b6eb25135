import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import type { Settings } from '../kit/server/settings.server.ts'
import { createHttpServer } from './httpServer.ts'

test('refuses a request with two Host headers', async () => {
  const http = createHttpServer({ host: '127.0.0.1', port: 0, public_url: 'http://localhost' } as Settings)
  http.serve((_, response) => response.end())
  await http.listen()
  const readStatus = async (hosts: string) => {
    const socket = connect(http.readPort(), '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    const [reply] = await once(socket, 'data')
    socket.destroy()
    return String(reply).slice(9, 12)
  }
  expect(await readStatus('Host: example.com\r\nX-Host: host\r\n')).toBe('200')
  expect(await readStatus('Host: example.com\r\nhost: other.example.com\r\n')).toBe('400')
  http.server.close()
})
