// Semicolons do not end a statement within comments, quoted text, dollar-quoted bodies and SQL-standard function
// bodies, which reach from "begin atomic" to "end".
const token =
  /(--[^\n]*|\/\*.*?\*\/|\s+)|\be'(?:[^'\\]|\\.)*'|'[^']*'|"[^"]*"|\$(\w*)\$.*?\$\2\$|\b(begin\s+atomic|case)\b|\b(end)\b|(;)|\w+|./gisy

export type Statement = { text: string; line: number }

/** Splits an SQL file into statements, each with the number of its first line. */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = []
  let start: number | undefined
  let depth = 0
  const finish = (end: number) => {
    if (start !== undefined) statements.push({ text: sql.slice(start, end).trimEnd(), line: lineAt(sql, start) })
    start = undefined
  }
  for (const match of sql.matchAll(token)) {
    const [, blank, , opens, closes, semicolon] = match
    if (blank) continue
    if (semicolon && depth === 0) {
      finish(match.index)
      continue
    }
    start ??= match.index
    if (opens && (depth > 0 || opens.toLowerCase() !== 'case')) depth++
    if (closes && depth > 0) depth--
  }
  finish(sql.length)
  return statements
}

/** The number of the line that contains the character at this offset, counted from 1. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
