/** English words with irregular forms, which a stemmer does not connect. */
const families = `
  child children|man men|woman women|person people|foot feet|tooth teeth|goose geese|mouse mice|wife wives|knife knives
  |leaf leaves|loaf loaves|shelf shelves|wolf wolves|calf calves|half halves|hoof hooves|die dice
  |buy bought buyer|sell sold seller sale|teach taught teacher|build built builder|keep kept keeper|make made maker
  |fix fixed fixer|sew sewn sewing|eat ate eaten eating|drink drank drunk|drive drove driven driver|ride rode ridden rider
  |fly flew flown flight|catch caught|bring brought|grow grew grown grower|freeze froze frozen|break broke broken
  |tear tore torn|wear wore worn|write wrote written writer|speak spoke spoken speaker|sing sang sung singer
  |swim swam swum swimmer|run ran runner|win won winner|lose lost|pay paid|send sent|spend spent|lend lent lender|rent rental
  |find found finder|hold held|lead led leader|leave left|light lit lighting|meet met meeting|read reader|see saw seen
  |shoot shot shooter|sit sat sitter|sleep slept|stand stood|steal stole stolen|take took taken|throw threw thrown|wake woke
  |weave wove woven weaver|wind wound|hunt hunter|fish fisher fishing|photo photograph photographer photography
  |bike bicycle|phone telephone|auto automobile automotive|apartment apt|repair repairs repairing|vet veterinary veterinarian
  |doctor dr|saint st|fort ft|mount mt`

const forms = new Map<string, string[]>()
for (const family of families.split('|')) {
  const words = family.trim().split(/\s+/)
  for (const word of words) forms.set(word, [...(forms.get(word) ?? []), ...words.filter((other) => other !== word)])
}

/** Returns the irregular forms of a word, without the word itself. */
export const irregularForms = (word: string): string[] => forms.get(word) ?? []
