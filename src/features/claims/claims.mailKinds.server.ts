import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const claimsMailKinds = defineMailKinds({
  'claims.submitted': { name: 'Claim confirmation' },
  'claims.decided': { name: 'Claim decision' },
  'claims.domain_code': { name: 'Claim code', hours: 0.5, urgent: true },
  'claims.revoked': { name: 'Claim revocation' },
})
