import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected console.error fails the test.
const consoleError = vi.spyOn(console, 'error')
beforeEach(() => {
  consoleError.mockClear()
})
afterEach(() => {
  expect(consoleError.mock.calls, 'console.error').toEqual([])
})
