import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([
  [{ PUBLIC_URL: 'https://network.example.com?page=1' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://network.example.com#top' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://me:secret@network.example.com' }, 'PUBLIC_URL'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@' }, 'MAIL_FROM'],
  [{ MAIL_FROM: '@example.com' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@example.com\nBcc: b@example.com' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Network\n<a@example.com>' }, 'MAIL_FROM'],
  [{ METRICS_TOKEN: 'two words' }, 'METRICS_TOKEN'],
  [{ METRICS_TOKEN: 'sécret' }, 'METRICS_TOKEN'],
  [{ STORAGE_ACCESS_KEY: 'key' }, 'STORAGE_ACCESS_KEY'],
  [{ STORAGE_SECRET_KEY: 'secret' }, 'STORAGE_SECRET_KEY'],
  [{ EMBEDDINGS_KEY: 'key' }, 'EMBEDDINGS_KEY'],
  [{ SITE_NAME: 'Two\nlines' }, 'SITE_NAME'],
  [{ SITE_NAME: 'x'.repeat(101) }, 'SITE_NAME'],
  [{ REGION_NAME: 'Two\nlines' }, 'REGION_NAME'],
])('%j is refused with a line that names the variable', (environment, variable) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^${variable} (must|needs) .+$`))
})

test.each([
  [{ MAIL_FROM: 'no-reply@example.com' }, { mail_from: 'no-reply@example.com' }],
  [{ MAIL_FROM: '"Network, Inc." <no-reply@mail.example.com>' }, {}],
  [{ MAIL_FROM: 'Réseau <no-reply@localhost>' }, {}],
  [{ PUBLIC_URL: 'https://network.example.com/' }, { public_url: 'https://network.example.com' }],
  [{ SMTP_URL: 'smtps://me%40example.com:secret@mail.example.com' }, {}],
  [{ METRICS_TOKEN: 'aZ0/+=_-.~' }, { metrics_token: 'aZ0/+=_-.~' }],
])('%j is accepted', (environment, expected) => {
  expect(readSettings(environment)).toMatchObject(expected)
})
