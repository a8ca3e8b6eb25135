import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors } from './colors.ts'

test('pictures have the light colours of the tokens', () => {
  const styles = readFileSync('src/app/styles.css', 'utf8')
  for (const [name, color] of Object.entries(colors)) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(styles).toContain(`--color-${token}: light-dark(${color},`)
  }
})
