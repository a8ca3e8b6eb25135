import { expect, test } from 'vitest'
import { completeWord } from './completions.server.ts'
import { noStatistics } from './countWords.server.ts'
import { createWordTable } from './wordTable.ts'

const complete = (documents: number, words: Record<string, number>, word: string) => {
  const statistics = {
    documents: { ...noStatistics.documents, job: documents },
    stems: { ...noStatistics.stems, job: createWordTable(new Map(Object.entries(words))) },
  }
  return completeWord(statistics, 'job', word, word)
}

test('in few documents every word with the prefix matches', () => {
  expect(complete(500, { fish: 400, fisher: 300 }, 'fish')).toBe("'fish':*")
})

test('in many documents a frequent word is not completed', () => {
  expect(complete(8192, { fish: 400, fisher: 300 }, 'fish')).toBeNull()
})

test('in many documents a frequent prefix is completed to the most frequent words, until they are in enough documents', () => {
  const words = { dish: 900, fisher: 300, fishery: 5, fisherman: 20 }
  expect(complete(8192, words, 'fis')).toBe("'fisher'")
  expect(complete(8192, { ...words, fisher: 60, fish: 50 }, 'fis')).toBe("('fisher') | ('fish')")
})

test('in many documents every word with a rare prefix matches', () => {
  expect(complete(8192, { fishery: 5, fisherman: 20 }, 'fisher')).toBe("'fisher':*")
})
