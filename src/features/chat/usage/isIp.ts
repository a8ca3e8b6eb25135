export const NO_IP_MESSAGE = 'This is not an IP address'

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/**
 * Returns whether a text is an IPv4 or IPv6 address, perhaps with a zone. It is for forms in the browser, which has no
 * `node:net`. The server checks again.
 */
export function isIp(text: string): boolean {
  const ip = text.replace(/%.*$/, '')
  if (IPV4.test(ip)) return true
  return /^[\da-f:.]*$/i.test(ip) && ip.includes(':') && URL.canParse(`http://[${ip}]`)
}
