import { expect, test } from 'vitest'
import { formatUsd } from './money.ts'

test.each([
  [0, '$0.0000'],
  [0.01234, '$0.0123'],
  [1234.5, '$1,234.5000'],
])('a cost of %d is shown as %s', (amount, text) => expect(formatUsd(amount)).toBe(text))
