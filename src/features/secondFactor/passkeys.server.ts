import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { type Db, sql, type Tx } from '../../database/open.server.ts'
import type { Site } from '../../kit/page/site.ts'
import { hashToken } from '../../kit/server/tokens.server.ts'
import type { Assertion, NewPasskey } from './secondFactor.contract.ts'

/** Loaded at the first use, because its certificate parsers would slow down every start. */
const loadLibrary = () => import('@simplewebauthn/server')

/** The domain to which passkeys are bound, and the origin that may use them: those of PUBLIC_URL. */
const toRelyingParty = ({ url }: Site) => ({ rpID: new URL(url).hostname, origin: new URL(url).origin })

/** Ed25519, ES256 and RS256, in the order of preference. Later algorithms need experimental APIs of Node. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** The bytes of a token, which is also the WebAuthn challenge. */
const toBytes = (token: string) => Uint8Array.from(Buffer.from(token, 'base64url'))

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const listCredentials = async (db: Db, user_id: number) => {
  const rows = await db
    .selectFrom('passkeys')
    .where('user_id', '=', user_id)
    .select(['credential_id', 'transports'])
    .execute()
  return rows.map(({ credential_id, transports }) => ({ id: encode(credential_id), transports }))
}

/** Options for `navigator.credentials.get()` with the passkeys of an account. */
export async function createLoginOptions(db: Db, site: Site, user_id: number, token: string) {
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: toRelyingParty(site).rpID,
    challenge: toBytes(token),
    allowCredentials: await listCredentials(db, user_id),
    userVerification: 'preferred',
  })
  return { ...options }
}

/** Options for `navigator.credentials.create()` that refuse authenticators with a passkey of the account. */
export async function createPasskeyOptions(
  db: Db,
  site: Site,
  user: { id: number; email: string; full_name: string },
  token: string,
) {
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: toRelyingParty(site).rpID,
    userID: Uint8Array.from(hashToken(`passkeys of ${user.id}`)),
    userName: user.email,
    userDisplayName: user.full_name,
    challenge: toBytes(token),
    excludeCredentials: await listCredentials(db, user.id),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ...options }
}

/**
 * Checks an assertion for this challenge and records its use. The row lock serializes concurrent assertions of a
 * passkey, because each must have a higher counter than the previous one.
 */
export async function acceptAssertion(
  tx: Tx,
  site: Site,
  user_id: number,
  token: string,
  assertion: Assertion,
): Promise<boolean> {
  const passkey = await tx
    .selectFrom('passkeys')
    .where('user_id', '=', user_id)
    .where('credential_id', '=', Buffer.from(assertion.id, 'base64url'))
    .select(['id', 'public_key', 'sign_count'])
    .forUpdate()
    .executeTakeFirst()
  if (!passkey) return false
  const { rpID, origin } = toRelyingParty(site)
  const { verifyAuthenticationResponse } = await loadLibrary()
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: token,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: assertion.id, publicKey: Uint8Array.from(passkey.public_key), counter: passkey.sign_count },
    requireUserVerification: false,
  }).catch(() => null)
  if (!result?.verified) return false
  await tx
    .updateTable('passkeys')
    .set({ sign_count: result.authenticationInfo.newCounter, last_used_at: sql`now()` })
    .where('id', '=', passkey.id)
    .execute()
  return true
}

/** The token in a new passkey; null when it contains none. */
export function extractChallenge({ response }: NewPasskey): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/**
 * Checks a new passkey. Attestation statements with certificates are refused: none is requested, and the library would
 * download revocation lists from addresses in them.
 * @returns the columns of the passkey; null when it is refused.
 */
export async function verifyNewPasskey(site: Site, token: string, credential: NewPasskey) {
  const { rpID, origin } = toRelyingParty(site)
  const { verifyRegistrationResponse } = await loadLibrary()
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const { attestationObject, transports = [] } = credential.response
  try {
    const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')))
    if (!['none', 'packed'].includes(attestation.get('fmt')) || attestation.get('attStmt').get('x5c')) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: token,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs,
      requireUserVerification: false,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credential_id: Buffer.from(id, 'base64url'),
      public_key: Buffer.from(publicKey),
      sign_count: counter,
      transports,
    }
  } catch {
    return null
  }
}
