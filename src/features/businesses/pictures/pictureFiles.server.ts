import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { processPicture } from './pictureQueue.server.ts'
import { pictureFormats } from './pictures.constants.ts'
import type { ReceivedFile } from './receivePicture.server.ts'

/** Hours for which the files of an upload are stored before a picture uses them. An upload takes a few minutes. */
const ORPHAN_HOURS = 1

/** The folder in the file store for a picture. */
const folderOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`
export const nameOf = (hash: string, file: string) => `${folderOf(hash)}/${file}`

/**
 * Finds the stored files of a picture that is in use, and marks them as used now. Files that no picture uses may be
 * incomplete.
 */
async function findStored({ db, files }: FileServices, hash: string): Promise<boolean> {
  const { rows } = await sql<{ width: number }>`
    update picture_files set used_at = now()
    where hash = ${hash} and (
      exists (select from business_pictures as p where p.hash = picture_files.hash)
      or exists (select from user_pictures as p where p.hash = picture_files.hash)
    )
    returning width`.execute(db)
  return rows[0] !== undefined && (await files.has(nameOf(hash, `${rows[0].width}.webp`)))
}

type FileServices = Pick<Services, 'db' | 'files'>

async function store({ db, files }: FileServices, { path, hash, shape }: ReceivedFile) {
  const { width, height, widths, files: made } = await processPicture({ path, shape })
  const bytes = made.reduce((sum, { content }) => sum + content.length, 0)
  // Insert the row before the files, so that `removeOrphans` finds the files of a process that dies meanwhile.
  await db
    .insertInto('picture_files')
    .values({ hash, width, height, widths, bytes })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ used_at: sql`now()` }))
    .execute()
  for (const { name, content } of made) await files.write(nameOf(hash, name), content)
}

/** The pictures that this process is storing now, so that concurrent uploads of one file are stored once. */
const storing = new Map<string, Promise<void>>()

/** Makes and stores the files of an uploaded picture, unless they exist. @throws as `processPicture`, or 503. */
export async function storePicture(services: FileServices, received: ReceivedFile) {
  if (await findStored(services, received.hash)) return
  const running = storing.get(received.hash)
  if (running) return running
  const work = store(services, received).finally(() => storing.delete(received.hash))
  storing.set(received.hash, work)
  await work
}

/** Removes the files of one unused picture. Its lock makes a concurrent upload of the same picture wait. */
const removeOrphan = (db: Db, files: Services['files']) =>
  db.transaction().execute(async (tx) => {
    const orphan = await tx
      .selectFrom('picture_files as f')
      .where('f.used_at', '<', sql<string>`now() - make_interval(hours => ${ORPHAN_HOURS})`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('business_pictures as p').whereRef('p.hash', '=', 'f.hash').select('p.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('user_pictures as p').whereRef('p.hash', '=', 'f.hash').select('p.user_id'))),
      )
      // The picture belongs to a deleted business, which can be restored.
      .where(
        sql<boolean>`not exists (
          select from deleted_rows as d where d.relation = 'business_pictures' and d.content ->> 'hash' = f.hash
        )`,
      )
      // The picture belongs to a merged business, which gets its logo and cover back when the merge is undone.
      .where(
        sql<boolean>`not exists (
          select from business_merges as m cross join jsonb_array_elements(m.moved) as entry
          where m.moved is not null and entry ->> 'table' = 'business_pictures' and entry -> 'row' ->> 'hash' = f.hash
        )`,
      )
      .select(['f.hash', 'f.widths'])
      .orderBy('f.used_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!orphan) return false
    const { hash, widths } = orphan
    const names = widths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`))
    await files.remove(folderOf(hash), names)
    await tx.deleteFrom('picture_files').where('hash', '=', hash).execute()
    return true
  })

/** Removes all files that no picture uses: of deleted pictures, businesses and accounts, and of uploads that were not completed. */
export async function removeOrphans({ db, files }: FileServices, signal: AbortSignal) {
  while (!signal.aborted && (await removeOrphan(db, files)));
}
