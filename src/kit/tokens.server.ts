import { createHash, randomBytes } from 'node:crypto'

/** A fresh secret of 256 bits; only its hash is ever stored. */
export const createToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
