import { stateCodes, stateNames } from '../../../../../region/states.ts'

/** Abbreviations without another meaning. */
const abbreviations: Record<string, string> = {
  ariz: 'AZ',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  fla: 'FL',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  nebr: 'NE',
  okla: 'OK',
  penna: 'PA',
  tenn: 'TN',
  wisc: 'WI',
}

/** The code of a state: `Alaska`, `ak` and `AK.` become `AK`. Other texts are returned unchanged. */
export function parseState(value: string): string {
  const plain = value.replace(/\./g, '').trim()
  const code = plain.toUpperCase()
  const name = plain.toLowerCase()
  return stateCodes.has(code) ? code : (stateNames[name] ?? abbreviations[name] ?? value)
}
