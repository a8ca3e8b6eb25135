import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { PASSWORD } from '../src/features/accounts/accounts.make.ts'
import type { TestApp } from './app.ts'
import { db } from './database.ts'

/** Returns the code of an app, now or at another time step. */
export const generateCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const decode = (secret: string) => Buffer.from(Secret.fromBase32(secret).bytes)

type User = { token: string; email: string }

/** Sets up an authenticator app, and makes the code of the current time step usable again. */
export async function setUpApp({ as }: Pick<TestApp, 'as'>, user: User) {
  const { body: setup } = await as(user).post('/api/auth/second-factor/app', { password: PASSWORD })
  const { body } = await as(user).post('/api/auth/second-factor/app/confirm', {
    password: PASSWORD,
    code: generateCode(setup.secret),
  })
  await db.updateTable('totp_secrets').set({ last_step: 0 }).where('secret', '=', decode(setup.secret)).execute()
  return { secret: setup.secret as string, recovery_codes: body.recovery_codes as string[] }
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** Encodes the few kinds of CBOR values that WebAuthn uses (RFC 8949). */
function toCbor(value: number | string | Buffer | unknown[] | Map<unknown, unknown>): Buffer {
  const head = (type: number, size: number) => {
    if (size < 24) return Buffer.from([(type << 5) | size])
    return Buffer.from(size < 256 ? [(type << 5) | 24, size] : [(type << 5) | 25, size >> 8, size & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map((item) => toCbor(item as never))])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map((item) => toCbor(item as never))])
}

type Options = { challenge: string }
export type Forgery = { origin?: string; rpId?: string; counter?: number; attestation?: Map<unknown, unknown> }

/** A software authenticator with one passkey. Its signature counter grows unless a forgery sets it. */
export function createAuthenticator(url = 'http://127.0.0.1') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  const credential = { id: encode(id), rawId: encode(id), type: 'public-key' as const }

  const createClientData = (type: string, { challenge }: Options, { origin = new URL(url).origin }: Forgery) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  /** Flags: user present and verified, and whether a public key follows. */
  function createAuthenticatorData(hasKey: boolean, forgery: Forgery) {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(forgery.counter ?? counter)
    return Buffer.concat([sha256(forgery.rpId ?? new URL(url).hostname), Buffer.from([hasKey ? 0x45 : 0x05]), count])
  }

  function createPasskey(options: Options, forgery: Forgery = {}) {
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
    ])
    key.set(-2, Buffer.from(x, 'base64url')).set(-3, Buffer.from(y, 'base64url'))
    const length = Buffer.from([0, id.length])
    const authData = Buffer.concat([createAuthenticatorData(true, forgery), Buffer.alloc(16), length, id, toCbor(key)])
    const attestation =
      forgery.attestation ??
      new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
      ])
    const attestationObject = toCbor(new Map([...attestation, ['authData', authData]]))
    const clientDataJSON = encode(createClientData('webauthn.create', options, forgery))
    return { ...credential, response: { clientDataJSON, attestationObject: encode(attestationObject) } }
  }

  function createAssertion(options: Options, forgery: Forgery = {}) {
    const clientData = createClientData('webauthn.get', options, forgery)
    const authenticatorData = createAuthenticatorData(false, forgery)
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(privateKey)
    return {
      ...credential,
      response: {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authenticatorData),
        signature: encode(signature),
      },
    }
  }

  return { createPasskey, createAssertion, unknownPasskey: createPasskey({ challenge: 'unknown' }) }
}

/** Adds a passkey of a new authenticator. */
export async function setUpPasskey({ as, url }: Pick<TestApp, 'as' | 'url'>, user: User) {
  const authenticator = createAuthenticator(url)
  const { body: begun } = await as(user).post('/api/auth/second-factor/passkeys/options', { password: PASSWORD })
  const reply = await as(user).post('/api/auth/second-factor/passkeys', {
    password: PASSWORD,
    name: 'Key',
    credential: authenticator.createPasskey(begun.options),
  })
  return { ...authenticator, reply }
}
