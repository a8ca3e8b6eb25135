/** What a member can answer the second step of a login with. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

export const PASSKEY_NAME_MAX = 100
