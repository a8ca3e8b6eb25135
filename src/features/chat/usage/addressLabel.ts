/** How people read the address that usage is counted under: a network is written with its length. */
export const addressLabel = (address: string) =>
  address.includes(':') && address !== '::1' ? `${address}/64` : address
