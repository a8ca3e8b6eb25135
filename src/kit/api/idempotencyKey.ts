/** Creates a random `Idempotency-Key`. `crypto.randomUUID` exists over HTTPS only. */
export const createIdempotencyKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-')
