/** A text with its class. */
export type LabelledText = { label: string; text: string }

/** Returns how well a text fits each class. Only the differences between the scores have a meaning. */
export type TextClassifier = (text: string) => Map<string, number>

/** Added to each count, so that one word that a class lacks does not exclude the class. */
const SMOOTHING = 1

/**
 * Returns the weights of the terms of a text as a vector of length 1. A term is a word or two consecutive words. Its weight
 * before the division is 1 + ln(frequency).
 */
function weighTerms(words: string[]): Map<string, number> {
  const frequencies = new Map<string, number>()
  const count = (term: string) => frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
  for (const [index, word] of words.entries()) {
    count(word)
    if (index > 0) count(`${words[index - 1]} ${word}`)
  }
  let squares = 0
  for (const [term, frequency] of frequencies) {
    const weight = 1 + Math.log(frequency)
    frequencies.set(term, weight)
    squares += weight ** 2
  }
  const length = Math.sqrt(squares) || 1
  for (const [term, weight] of frequencies) frequencies.set(term, weight / length)
  return frequencies
}

/**
 * Trains a complement naive Bayes classifier. A class is probable when the words of a text are rare in all other classes,
 * which works for classes of different sizes. Source: Rennie et al., “Tackling the Poor Assumptions of Naive Bayes Text
 * Classifiers”, ICML 2003, without the normalization of the weights.
 */
export function trainNaiveBayes(
  texts: LabelledText[],
  listNormalizedWords: (text: string) => string[],
): TextClassifier {
  const labels = [...new Set(texts.map(({ label }) => label))]
  const labelIndexes = new Map(labels.map((label, index) => [label, index]))
  /** Sums of weights: one row for each term, with a column for each class and one for all of them. */
  const width = labels.length + 1
  let sums = new Float32Array(1024 * width)
  const rows = new Map<string, number>()
  const classSums = new Float64Array(width)
  const add = (values: Float32Array | Float64Array, index: number, weight: number) => {
    values[index] = (values[index] ?? 0) + weight
  }
  for (const { label, text } of texts) {
    const column = labelIndexes.get(label) as number
    for (const [term, weight] of weighTerms(listNormalizedWords(text))) {
      const row = rows.get(term) ?? rows.size * width
      rows.set(term, row)
      if (row >= sums.length) {
        const larger = new Float32Array(sums.length * 2)
        larger.set(sums)
        sums = larger
      }
      for (const index of [column, labels.length]) {
        add(sums, row + index, weight)
        add(classSums, index, weight)
      }
    }
  }
  const total = (classSums[labels.length] ?? 0) + SMOOTHING * rows.size
  const otherTotals = labels.map((_, index) => total - (classSums[index] ?? 0))
  return (text) => {
    const scores = new Float64Array(labels.length)
    for (const [term, weight] of weighTerms(listNormalizedWords(text))) {
      const row = rows.get(term)
      if (row === undefined) continue
      const all = sums[row + labels.length] ?? 0
      for (const [index, otherTotal] of otherTotals.entries()) {
        const others = all - (sums[row + index] ?? 0) + SMOOTHING
        add(scores, index, -weight * Math.log(others / otherTotal))
      }
    }
    return new Map(labels.map((label, index) => [label, scores[index] ?? 0]))
  }
}
