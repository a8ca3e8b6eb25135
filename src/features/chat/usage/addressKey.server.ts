import { isIPv4, isIPv6 } from 'node:net'

/** Eight groups of an IPv6 address, as URLs write them. */
const shorten = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1)

/** The 16 bits of each of the first four groups, of what `shorten` returns. */
function networkOf(short: string): string[] {
  const [before = '', after] = short.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4)
}

/**
 * The address under which usage is counted: an IPv4 address, or the /64 network of an IPv6 address, of which one customer
 * has 2^64.
 * @returns null for what is no address.
 */
export function addressKey(given: string): string | null {
  const address = given.trim().replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const short = shorten(address)
  const mapped = short.match(/^::ffff:([0-9a-f]+):([0-9a-f]+)$/)
  if (mapped) {
    const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  // the machine itself, which is no network
  if (short === '::1') return short
  return shorten(`${networkOf(short).join(':')}::`)
}
