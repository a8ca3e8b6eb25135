import { listNormalizedWords } from '../../../../kit/text/words.ts'

export type Crisis = {
  /** A sentence with the hotlines. */
  sentence: string
  /** The text to search the directory for. */
  search: string
}

const somebody =
  '(?:husband|wife|boyfriend|girlfriend|partner|spouse|fiance|ex|dad|father|stepdad|mom|mother|son|brother|roommate|he|she|they)'
const harms =
  '(?:beats?|beating|beat|hits?|hitting|hurts?|hurting|abuses?|abused|abusing|chokes?|choked|choking|strangled|threatens?|threatened|threatening|rapes?|raped|stalks?|stalking|punche[ds]|punches|kicks?|kicked|slaps?|slapped|pushe[ds])'
const violencePattern = new RegExp(
  `\\b(?:${somebody} (?:(?:is|was|has been|keeps?|just|always|sometimes|often|will|who|also) )*${harms} (?:on )?(?:me|us|her|him|my (?:kids?|child|children|son|daughter|mom|mother|sister|brother))|(?:beat(?:en)? up|beaten|hit|hurt|threatened|attacked|assaulted|abused|choked|raped|stalked) by (?:my |a |an |the )?(?:ex |own |former )?${somebody}|domestic violence shelter for me|i (?:was|am|got|have been|keep getting|im being)(?: being)? (?:raped|abused|beaten|stalked|sexually assaulted)|im being (?:abused|beaten|stalked)|(?:abusive|violent) ${somebody}|(?:afraid|scared) of my ${somebody})\\b`,
)
const suicidePattern =
  /\b(?:(?:kill|hurt|harm|cut) myself|suicide|suicidal|end my life|take my (?:own )?life|want to die|wanna die|dont want to (?:live|be alive|be here)|no reason to live|better off dead)\b/

/** Detects violence and suicidal thoughts in a message; null for other messages. */
export function detectCrisis(message: string): Crisis | null {
  const text = listNormalizedWords(message).join(' ')
  if (suicidePattern.test(text))
    return {
      sentence:
        'I am sorry that you are going through this. Please call or text **988**, at any hour, and talk to somebody. In danger, call **911**.',
      search: 'mental health',
    }
  if (violencePattern.test(text))
    return {
      sentence:
        'You deserve to be safe. In danger, call **911**. The National Domestic Violence Hotline listens at any hour: **1-800-799-7233**, or text START to 88788. In a crisis you can also call or text **988**.',
      search: 'domestic violence',
    }
  return null
}
