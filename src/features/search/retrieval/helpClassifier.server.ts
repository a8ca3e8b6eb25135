import { listNormalizedWords } from '../../../kit/text/words.ts'
import { type HelpPage, listHelpPages, readContentQuestions } from '../../help/helpPages.server.ts'
import { type LabelledText, type TextClassifier, trainNaiveBayes } from './naiveBayes.ts'
import { detectSiteSign, type SiteSign } from './siteQuestion.ts'

/** Lengths of sentences of the pages that resemble what somebody asks, in words. */
const [MIN_SENTENCE_WORDS, MAX_SENTENCE_WORDS] = [3, 25]

/** The title, phrases, sayings and short sentences of a page. */
const listTexts = ({ name, title, phrases, sayings, text }: HelpPage): LabelledText[] => {
  const sentences = text.split(/[\n.]/).filter((sentence) => {
    const words = sentence.trim().split(/\s+/).length
    return words >= MIN_SENTENCE_WORDS && words <= MAX_SENTENCE_WORDS
  })
  return [title, ...phrases, ...sayings, ...sentences].map((text) => ({ label: name, text }))
}

let classifiers: { pages: TextClassifier; site: TextClassifier } | undefined
/** Trains the classifiers once per process, which takes some 0.2 s. */
function getClassifiers() {
  if (classifiers) return classifiers
  const texts = listHelpPages().flatMap(listTexts)
  classifiers = {
    pages: trainNaiveBayes(texts, listNormalizedWords),
    site: trainNaiveBayes(
      [
        ...texts.map(({ text }) => ({ label: 'site', text })),
        ...readContentQuestions().map((text) => ({ label: 'content', text })),
      ],
      listNormalizedWords,
    ),
  }
  return classifiers
}

/** Returns by how much a question resembles questions about the site more than those about its content. */
export function computeSiteLead(question: string): number {
  const scores = getClassifiers().site(question)
  return (scores.get('site') ?? 0) - (scores.get('content') ?? 0)
}

const signs: SiteSign[] = ['none', 'possible', 'likely', 'certain']
/** The minimum lead for one and for two steps up. A lead below 0 is two steps down. */
const [ONE_STEP_LEAD, TWO_STEPS_LEAD] = [1, 2]

/** Returns the sign that a question is about this site, from its patterns and from its resemblance to other questions. */
export function classifySiteSign(question: string): SiteSign {
  const lead = computeSiteLead(question)
  const steps = lead >= TWO_STEPS_LEAD ? 2 : lead >= ONE_STEP_LEAD ? 1 : lead < 0 ? -2 : 0
  const place = signs.indexOf(detectSiteSign(question)) + steps
  return signs[Math.min(Math.max(place, 0), signs.length - 1)] as SiteSign
}

/** Fitted with unseen questions: turns differences between scores into probabilities. */
const SHARPNESS = 12

/** Returns the probability of each help page for a question that is about this site. */
export function rateHelpPages(question: string): Map<string, number> {
  const scores = getClassifiers().pages(question)
  const best = Math.max(...scores.values())
  const powers = new Map([...scores].map(([name, score]) => [name, Math.exp(SHARPNESS * (score - best))]))
  const sum = [...powers.values()].reduce((total, power) => total + power, 0)
  return new Map([...powers].map(([name, power]) => [name, power / sum]))
}
