import { expect, test } from 'vitest'
import { isRead } from './readFallback.server.ts'

test.for([
  'select "id", "updated_at" from "jobs" where "id" = $1',
  '\n  with recent as (select id from questions) select count(*) from recent',
  'SELECT 1',
])('%s may run on a replica', (text) => {
  expect(isRead(text)).toBe(true)
})

test.for([
  'insert into votes values (1)',
  'with gone as (delete from votes returning id) select * from gone',
  'select id from jobs where id = $1 for update skip locked',
  'select * from users where id = $1 for share',
  `select pg_notify('changed', 'users')`,
  'select pg_try_lock($1)',
  'begin',
  'update jobs set is_active = false',
])('%s runs on the primary only', (text) => {
  expect(isRead(text)).toBe(false)
})
