import { isIPv4, isIPv6 } from 'node:net'

/** The client of requests without an IP address, such as those over a Unix socket. They share every limit. */
const UNKNOWN_CLIENT = '0.0.0.0'

/** Returns an IPv6 address in the short form of URLs (RFC 5952). */
const shorten = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1)

/** Returns the first four groups of a short IPv6 address. */
function networkGroups(shortened: string): string[] {
  const [before = '', after] = shortened.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4)
}

/**
 * Returns the client of an address, under which limits, blocks and lists count it: an IPv4 address, or the /64 network
 * of an IPv6 address, because one customer usually controls a whole /64.
 * @returns null for an invalid IP address.
 */
export function parseClient(input: string): string | null {
  const ip = input.trim().replace(/%.*$/, '')
  if (isIPv4(ip)) return ip
  if (!isIPv6(ip)) return null
  const shortened = shorten(ip)
  const mapped = shortened.match(/^::ffff:([0-9a-f]+):([0-9a-f]+)$/)
  if (mapped) {
    const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  // The loopback address is not part of a network.
  if (shortened === '::1') return shortened
  return shorten(`${networkGroups(shortened).join(':')}::`)
}

/** Returns the client of the IP address of a request. */
export const toClient = (address: string): string => parseClient(address) ?? UNKNOWN_CLIENT
