import type { Db } from '../../database/open.server.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { readOtherPosts, readStoredPost } from './posts.query.server.ts'
import { type SpamScore, scorePost } from './spamScore.server.ts'

/** The spam score of a stored post; null for other content, and for a post of a deleted account. */
export async function scoreStoredPost(
  db: Db,
  { public_url }: Pick<Settings, 'public_url'>,
  type: string,
  id: number,
): Promise<SpamScore | null> {
  const post = await readStoredPost(db, type, id)
  if (!post) return null
  const { author_id, text, account_minutes, rejections } = post
  const others = await readOtherPosts(db, author_id, { type, id })
  return scorePost({ texts: { text }, account_minutes, rejections, others, ownHost: new URL(public_url).hostname })
}
