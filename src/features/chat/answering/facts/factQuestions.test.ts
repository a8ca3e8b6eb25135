import { expect, test } from 'vitest'
import { extractContentWords, parseFactQuestion } from './factQuestions.ts'

/** Returns the requested fact, and the content words that name the subject. */
const read = (message: string) => {
  const question = parseFactQuestion(message)
  return question && [question.fact, extractContentWords(question.rest).join(' ')]
}

test.each([
  ['where is it', 'address', ''],
  ['where are they located?', 'address', ''],
  ['when does it end?', 'end', ''],
  ['when does the gear swap end', 'end', 'gear swap'],
  ['who posted it', 'poster', ''],
  ['who is hosting the net mending evening', 'poster', 'net mending evening'],
  ['what does it pay?', 'pay', ''],
  ['what does the net mender job pay', 'pay', 'net mender job'],
  ['how much does a night baker make', 'pay', 'night baker'],
  ['that one’s phone number', 'phone', ''],
  ['phone number of Gastineau Paper', 'phone', 'gastineau paper'],
  ['what is the number for the Talkeetna library', 'phone', 'talkeetna library'],
  ['how do I contact Farnsworth Flightseeing', 'contact', 'farnsworth flightseeing'],
  ['do they have a website', 'website', ''],
  ['opening hours of the Kenai library', 'hours', 'kenai library'],
  ['what time does the Kenai library close on Sundays', 'hours', 'kenai library'],
  ['are they open on Sundays', 'hours', ''],
  ['is it open now?', 'hours', ''],
  ['is the job still open', 'open_job', 'job'],
  ['how much does it cost', 'price', ''],
  ['what does the water taxi in Seward cost per person', 'price', 'water taxi seward'],
  ['how much does Farnsworth Flightseeing charge for each passenger', 'price', 'farnsworth flightseeing'],
  ['is it free?', 'price', ''],
  ['is there parking', 'parking', ''],
  ['is it wheelchair accessible', 'accessibility', ''],
  ['do they take credit cards', 'payment', ''],
  ['any reviews of Vik Boat and Gear', 'rating', 'vik boat gear'],
  ['who owns Vik Boat and Gear', 'owner', 'vik boat gear'],
  ['are dogs allowed', 'pets', ''],
  ['how long does it last', 'end', ''],
  ['when does it start', 'start', ''],
  ['what are the requirements', 'requirements', ''],
  ['how do I apply', 'apply', ''],
  ['is it full time', 'job_type', ''],
  ['tell me more about it', 'details', ''],
  ['when was it posted', 'posted', ''],
  ['was it answered', 'answer', ''],
])('“%s” asks for %s of “%s”', (message, fact, about) => {
  expect(read(message)).toEqual([fact, about])
})

test.each(['plumber in Kenai', 'jobs for welders', 'groceries', 'my heater died', 'the second one', 'and in Sitka'])(
  '“%s” asks for no fact',
  (message) => {
    expect(read(message)).toBeNull()
  },
)
