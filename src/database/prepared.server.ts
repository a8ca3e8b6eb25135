import type { CompiledQuery, Kysely, RawBuilder, SelectQueryBuilder } from 'kysely'
import { type Db, sql } from './open.server.ts'

/** Stands for a value of the input in the SQL text. */
class Parameter {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** An object whose every property is a parameter with the name of the property. */
const parameters = new Proxy({}, { get: (_, name) => new Parameter(String(name)) })

// biome-ignore lint/suspicious/noExplicitAny: the tables of a query do not matter here
type Query<Row> = SelectQueryBuilder<any, any, Row> | RawBuilder<Row>

/**
 * Builds a statement once, for calls that run often: building its text takes longer than PostgreSQL takes to find a row.
 * @param build returns the query. It must use the values of the input as parameters only, because it does not see them.
 * @returns a function that runs the statement.
 */
export function prepareQuery<Input extends object, Row>(build: (db: Db, input: Input) => Query<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db, input: Input): Promise<Row[]> => {
    compiled ??= build(db, parameters as Input).compile(db as Kysely<unknown>) as CompiledQuery<Row>
    const values = compiled.parameters.map((value) =>
      value instanceof Parameter ? input[value.name as keyof Input] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: values })
    return rows
  }
}

/**
 * SQL for “any of these ids”, to compare a column with. PostgreSQL keeps the plan of a prepared statement only when it costs no
 * more than one for the values at hand. The subquery hides how many ids there are, so both cost the same. Otherwise each
 * execution would plan all joins again, which takes longer than reading the rows.
 */
export const anyId = (ids: number[]) => sql<number>`any((select ${ids}::bigint[])::bigint[])`
