import { stateCodes, stateNames } from '../../../../../region/states.ts'

/** Usual abbreviations that mean nothing else. */
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

/** The code of the region: `Alaska`, `ak` and `AK.` become `AK`. Other texts are returned unchanged. */
export function parseState(value: string): string {
  const plain = value.replace(/\./g, '').trim()
  const code = plain.toUpperCase()
  const name = plain.toLowerCase()
  return stateCodes.has(code) ? code : (stateNames[name] ?? abbreviations[name] ?? value)
}
