import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const businessesMailKinds = defineMailKinds({
  'businesses.decided': { name: 'Business decision' },
})
