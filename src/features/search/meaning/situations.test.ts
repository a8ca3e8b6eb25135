import { expect, test } from 'vitest'
import { listNormalizedWords } from '../../../kit/text/words.ts'
import { expandTerms } from './expandTerms.ts'

const meaning = (text: string) => {
  const expansions = expandTerms(listNormalizedWords(text), { industries: [], share: () => 0.001 })
  return expansions.flatMap(({ phrases }) => phrases.map(({ text: phrase }) => phrase)).join('; ')
}

test.each([
  ['our cupboards are totally empty', /food bank|food pantry/],
  ['we have nothing in the pantry for the kids', /food bank|food pantry/],
  ['dad does not recognize us and he wandered away twice', /alzheimer|dementia/],
  ['she keeps asking the same question and calls me by the wrong name', /alzheimer|dementia/],
  ['i cant do this alone anymore with my mother', /caregiver|respite/],
  ['my teen is pregnant', /pregnan/],
  ['two lines on the test, help', /pregnan/],
  ['he got served with papers and has no money for a lawyer', /legal aid|legal services/],
  ['the landlord wont return my deposit', /tenant|landlord|legal/],
  ['my brother is hooked on pain pills', /addiction|recovery|treatment/],
  ['husband drinks too much every night', /alcoholic|al anon|recovery/],
  ['the pipes froze last night', /plumb/],
  ['furnace quit at 3 am', /heat|furnace/],
  ['my truck is in the ditch', /tow/],
  ['there is an eagle that cant fly in our yard', /wildlife|bird|raptor/],
  ['a seal pup on the beach', /wildlife|marine mammal|rescue/],
  ['who watches the kids when i work nights', /child care|daycare|babysit/],
  ['i pulled her out of school and teach her myself', /homeschool|home school/],
  ['driveway is buried', /snow/],
  ['we just moved here and dont know anybody here', /newcomer|social|welcome/],
  ['somebody to teach me guitar', /music/],
  ['the dog jumps on guests', /dog training|obedience|training/],
  ['havent filed taxes in a while', /tax/],
  ['dad turns the tv way too loud', /hearing|audiolog/],
  ['just got out of the navy', /veteran/],
  ['first christmas without my wife', /grief|bereave/],
  ['i am afraid of my husband', /domestic|violence|women/],
  ['four guys who sing in harmony', /choir|chorus|barbershop|singing/],
  ['black mold on the walls', /disaster|restoration|mold|cleanup/],
])('“%s” means %s', (text, expected) => {
  expect(meaning(text)).toMatch(expected)
})

test.each([
  ['how do I give a better answer back', /volunteer/],
  ['the kid wants to play hockey', /music/],
  ['find people who applied', /newcomer/],
  ['all my photos are gone', /caregiver|hearing/],
  ['the meeting people missed', /newcomer/],
])('“%s” does not mean %s', (text, unexpected) => {
  expect(meaning(text)).not.toMatch(unexpected)
})
