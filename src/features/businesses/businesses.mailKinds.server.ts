import { defineMailKinds } from '../../kit/mailKinds.server.ts'

export const businessesMailKinds = defineMailKinds({
  'businesses.decided': { name: 'Business decision' },
})
