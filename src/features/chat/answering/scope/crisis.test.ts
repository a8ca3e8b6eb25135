import { expect, test } from 'vitest'
import { detectCrisis } from './crisis.ts'

test.each(['I want to kill myself', 'there is no reason to live anymore'])('“%s” is answered with 988', (message) => {
  expect(detectCrisis(message)?.sentence).toContain('988')
})

test.each(['my husband beats me', 'he keeps hitting my kids', 'I’m being stalked', 'scared of my ex'])(
  '“%s” is answered with 911 and the hotline against violence at home',
  (message) => {
    expect(detectCrisis(message)?.sentence).toContain('1-800-799-7233')
  },
)

test.each(['my husband hits the gym', 'who beats the winter blues'])('“%s” is no crisis', (message) => {
  expect(detectCrisis(message)).toBeNull()
})
