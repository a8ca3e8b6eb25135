import type { RawBuilder } from 'kysely'
import { sql } from '../../../database/open.server.ts'
import type { PictureColumns } from './pictureAddress.server.ts'

/** The pictures of a business as JSON, for `serializePicture`, in the order in which all screens show them. */
export const selectPictures = (business_id: RawBuilder<unknown>) => sql<PictureColumns[]>`coalesce((
  select json_agg(json_build_object(
      'id', p.id, 'role', p.role, 'alt', p.alt, 'hash', p.hash, 'access_key', p.access_key,
      'width', f.width, 'height', f.height, 'widths', f.widths
    ) order by array_position(array['logo', 'cover', 'photo'], p.role), p.position, p.id)
  from business_pictures as p join picture_files as f on f.hash = p.hash where p.business_id = ${business_id}
), '[]')`
