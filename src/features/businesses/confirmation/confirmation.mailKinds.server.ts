import { defineMailKinds } from '../../../kit/server/mailKinds.server.ts'

export const confirmationMailKinds = defineMailKinds({
  'businesses.confirm': { name: 'Yearly confirmation of a business' },
})
