import { afterEach, beforeEach, expect, vi } from 'vitest'

// what nobody expected to be reported is a fault
const report = vi.spyOn(console, 'error')
beforeEach(() => {
  report.mockClear()
})
afterEach(() => {
  expect(report.mock.calls, 'console.error').toEqual([])
})
