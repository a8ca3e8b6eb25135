// Loaded by `node --import` into a server. Appends each statement to the file STATEMENTS as a line of JSON.
import { appendFileSync } from 'node:fs'
import { recordStatements } from './statements.ts'

const { STATEMENTS } = process.env
if (STATEMENTS) recordStatements((statement) => appendFileSync(STATEMENTS, `${JSON.stringify(statement)}\n`))
