import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The example configuration for operators. */
export const EXAMPLES = 'deploy/cluster'

/**
 * Writes the example configuration with values for its placeholders into a folder.
 * @throws when a placeholder has no value.
 */
export function writeConfiguration(folder: string, values: Record<string, string>) {
  mkdirSync(folder, { recursive: true })
  for (const name of listConfigurationExamples()) writeFileSync(join(folder, name), fillPlaceholders(name, values))
  return (name: string) => join(folder, name)
}

export const listConfigurationExamples = () => readdirSync(EXAMPLES).filter((name) => name !== 'README.md')

/** Fills in a file of the example configuration. @returns its text with each `${NAME}` replaced, as `envsubst` does. */
export function fillPlaceholders(name: string, values: Record<string, string>) {
  return readFileSync(join(EXAMPLES, name), 'utf8').replace(/\$\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`${name} has the placeholder ${key}, which has no value`)
    return value
  })
}

/** Reads a file of settings: lines `NAME=value`. */
export const readEnvironment = (file: string): Record<string, string> =>
  Object.fromEntries([...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
