import { expect, test } from 'vitest'
import { eventTexts } from '../events/event.contract.ts'
import { jobTexts } from '../jobs/jobs.contract.ts'
import { AnswerForm, QuestionForm } from '../questions/questions.contract.ts'
import { textColumns } from './posts.query.server.ts'

const sort = (names: readonly string[]) => [...names].sort()

test('compares all texts of the forms of posts', () => {
  expect(sort(textColumns.question)).toEqual(sort(QuestionForm.keyof().exclude(['topics']).options))
  expect(sort(textColumns.answer)).toEqual(sort(AnswerForm.keyof().options))
  expect(sort(textColumns.job)).toEqual(sort(jobTexts))
  expect(sort(textColumns.event)).toEqual(sort(eventTexts))
})
