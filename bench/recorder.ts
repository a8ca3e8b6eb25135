// A module for `node --import` that is loaded into a server. It appends each statement to the file STATEMENTS as a line
// of JSON.
import { appendFileSync } from 'node:fs'
import { recordStatements } from './statements.ts'

const { STATEMENTS } = process.env
if (STATEMENTS) recordStatements((statement) => appendFileSync(STATEMENTS, `${JSON.stringify(statement)}\n`))
