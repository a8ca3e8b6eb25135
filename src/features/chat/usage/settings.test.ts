import { expect, test } from 'vitest'
import { readSettings } from '../../../server/settings.ts'

const model = {
  CHAT_API_KEY: 'key',
  CHAT_BASE_URL: 'https://models.example/v1/',
  CHAT_MODEL: 'small',
  CHAT_PRICE_INPUT: '0.15',
  CHAT_PRICE_OUTPUT: '0',
}

test('without a key there is no model, and the limits have default values', () => {
  expect(readSettings({ CHAT_API_KEY: ' ' }).chat).toEqual({
    model: null,
    cost_limit: 1,
    daily_limit: 10,
    per_minute: 10,
    per_day: 100,
    timeout: 20,
  })
})

test('five settings configure a model', () => {
  expect(readSettings(model).chat.model).toEqual({
    api_key: 'key',
    base_url: 'https://models.example/v1',
    name: 'small',
    price_input: 0.15,
    price_output: 0,
  })
})

test.each([
  ...Object.keys(model).map((name) => [{ ...model, [name]: '' }, name]),
  [{ CHAT_BASE_URL: 'ftp://x' }, 'CHAT_BASE_URL'],
  [{ ...model, CHAT_PRICE_INPUT: '-1' }, 'CHAT_PRICE_INPUT'],
  [{ CHAT_COST_LIMIT_USD: '0' }, 'CHAT_COST_LIMIT_USD'],
  [{ CHAT_COST_LIMIT_USD: '$1' }, 'CHAT_COST_LIMIT_USD'],
  [{ CHAT_DAILY_LIMIT_USD: 'much' }, 'CHAT_DAILY_LIMIT_USD'],
  [{ CHAT_RATE_MINUTE: '0' }, 'CHAT_RATE_MINUTE'],
  [{ CHAT_RATE_DAY: '1.5' }, 'CHAT_RATE_DAY'],
  [{ CHAT_TIMEOUT: 'soon' }, 'CHAT_TIMEOUT'],
] as [Record<string, string>, string][])('%j is rejected with an error that names %s', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^${name} [^\\n]+$`))
})
