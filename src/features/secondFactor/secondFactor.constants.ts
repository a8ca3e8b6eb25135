/** The methods of the second step of a login. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

export const MAX_PASSKEY_NAME_LENGTH = 100
