import { expect, test } from 'vitest'
import { db } from '../../../../test/database.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { inHours, makeEvent } from '../../events/events.make.ts'
import { indexChangedQuestions } from '../../questions/indexQuestions.server.ts'
import { makeQuestion } from '../../questions/questions.make.ts'
import { buildStatistics, type Samples } from './countWords.server.ts'
import { repairText } from './repair.server.ts'

const vocabulary = { places: new Map(), region: [], industries: [], today: '2026-12-04' }
const none = { total: 0, stems: null, words: null }
const lines = 'quillfeather 3\nwobblethorpe 3'
/** Word counts of a large network, from before a document was hidden. */
const counted: Samples = {
  ...{ job: none, event: none, question: none },
  business: { total: 5000, stems: lines, words: lines },
}
const repair = async (text: string) => repairText(db, text, vocabulary, await buildStatistics(counted), false)

test('corrects to words of public documents, and not to words of hidden documents', async () => {
  await makeBusiness({ business_name: 'Wobblethorpe Roofing' })
  await makeBusiness({ business_name: 'Quillfeather Roofing', is_public: false })
  expect(await repair('roofing wobblethrope')).toMatchObject({ corrected: 'roofing wobblethorpe' })
  expect(await repair('roofing quillfaether')).toMatchObject({ corrected: null })
})

test('does not correct to a word of a title that is hidden now', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: user.id, title: 'Has Brindlewick moved?' })
  await indexChangedQuestions(db)
  expect(await repair('brindlewikc')).toMatchObject({ corrected: 'brindlewick' })
  await db.updateTable('questions').set({ visibility: 'hidden' }).where('id', '=', id).execute()
  expect(await repair('brindlewikc')).toMatchObject({ corrected: null })
})

test('words of an event that is not listed are unknown', async () => {
  const business = await makeBusiness({ business_name: 'Crumblewood Hall' })
  const statistics = await buildStatistics({
    ...counted,
    business: { total: 5000, stems: 'x 1', words: 'crumblewood 3' },
  })
  const read = () => repairText(db, 'cramblewood', vocabulary, statistics, false)
  // A known word that is misspelled only in the order or repetition of its letters is corrected.
  expect(await read()).toMatchObject({ corrected: 'crumblewood' })
  const times = { start_datetime: inHours(24), end_datetime: inHours(26) }
  const event = await makeEvent({ ...times, business_id: business.id, title: 'Cramblewood night', is_active: false })
  expect(await read()).toMatchObject({ corrected: 'crumblewood' })
  await db.updateTable('events').set({ is_active: true }).where('id', '=', event.id).execute()
  expect(await read()).toMatchObject({ corrected: null })
})

test('corrects a word with the stem of the right one, before and after the document is indexed', async () => {
  const user = await makeUser()
  const words = 'insurance 3'
  const statistics = await buildStatistics({ ...counted, business: { total: 5000, stems: 'insur 3', words } })
  const read = () => repairText(db, 'insurence', vocabulary, statistics, false)
  expect(await read()).toMatchObject({ corrected: 'insurance' })
  await makeQuestion({ user_id: user.id, title: 'Liability insurance' })
  await indexChangedQuestions(db)
  expect(await read()).toMatchObject({ corrected: 'insurance' })
})

test('corrects a rare word that is one letter away from a trade, unless a document has it', async () => {
  await makeBusiness({ business_name: 'Plume Outreach' })
  expect(await repair('plummer fairbanks')).toMatchObject({ corrected: 'plumber fairbanks' })
  expect(await repair('framers')).toMatchObject({ corrected: null })
  const words = 'plummer 3'
  const statistics = await buildStatistics({ ...counted, business: { total: 5000, stems: words, words } })
  expect(await repairText(db, 'plummer', vocabulary, statistics, false)).toMatchObject({ corrected: null })
})

test('corrects a single word that is much rarer than the trade that it resembles', async () => {
  const words = 'plummer 1\nplumber 8'
  const statistics = await buildStatistics({ ...counted, business: { total: 5000, stems: words, words } })
  const read = (text: string) => repairText(db, text, vocabulary, statistics, false)
  expect(await read('plummer')).toMatchObject({ corrected: 'plumber' })
  expect(await read('plummer sons')).toMatchObject({ corrected: null })
})

test('corrects to a trade rather than to a name that is as similar', async () => {
  const words = 'plummer 3\nplumber 1'
  const statistics = await buildStatistics({ ...counted, business: { total: 5000, stems: words, words } })
  expect(await repairText(db, 'plumer', vocabulary, statistics, false)).toMatchObject({ corrected: 'plumber' })
})
