import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors } from './colors.ts'

test('preview pictures of links have the colours of the light theme', () => {
  const styles = readFileSync('src/app/styles.css', 'utf8')
  for (const [name, color] of Object.entries(colors)) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(styles).toContain(`--color-${token}: light-dark(${color},`)
  }
})
