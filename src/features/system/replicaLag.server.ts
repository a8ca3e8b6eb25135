import { type Db, sql } from '../../database/open.server.ts'

/** The lag of the replica; null while the primary answers its reads. */
export async function readReplicaLag(db: Db, replica: Db): Promise<{ bytes: number; seconds: number } | null> {
  const { rows } = await sql<{ lsn: string; age: number | null }>`
    select pg_last_wal_replay_lsn()::text as lsn, extract(epoch from now() - pg_last_xact_replay_timestamp()) as age
    where pg_is_in_recovery()`.execute(replica)
  const [state] = rows
  if (!state) return null
  const { rows: behind } = await sql<{ bytes: number }>`
    select greatest(pg_wal_lsn_diff(pg_current_wal_lsn(), ${state.lsn}::pg_lsn), 0) as bytes`.execute(db)
  const bytes = behind[0]?.bytes ?? 0
  return { bytes, seconds: bytes === 0 ? 0 : (state.age ?? 0) }
}
