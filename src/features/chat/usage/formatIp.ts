/** Formats an IP address key for people. An IPv6 network gets its prefix length: `2001:db8::/64`. */
export const formatIp = (address: string) => (address.includes(':') && address !== '::1' ? `${address}/64` : address)
