import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const heldPostsMailKinds = defineMailKinds({
  'heldPosts.approved': { name: 'Held post approved' },
  'heldPosts.rejected': { name: 'Held post rejected' },
})
