/** Longer texts are not searched for internal notes. */
const MAX_LENGTH = 5000

/** The beginning of notes by staff about contact with a company: “Toured”, “left message”. */
const contactNotePattern =
  /^(?:toured|visited|called|e-?mailed|texted|phoned|spoke|talked|met|meeting|followed up|follow[- ]?up|sent|mailed|invoiced|owes|waiting|awaiting|confirmed|verified|updated|entered|imported|contacted|reached out|introduced|site visit|rep visit|phone call|call back|call again)\b/i
/** Notes by staff with a date: “Paid 3/12”. */
const datedNotePattern =
  /^(?:paid|renewed|joined|dropped|left|added|created|checked|invoice(?:d)?|comped)(?: (?:on|for|dues|in full|by check)){0,2} \d{1,2}\/\d{1,4}(?:\/\d{2,4})?\W*$/i
const datePattern =
  /(?<!\d)\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d)|(?<!\d)\d{1,2}\/(?:19|20)\d{2}(?!\d)|\b(?:19|20)\d{2}-\d{2}-\d{2}\b/
const staffSignaturePattern = /\bper [A-Z][a-z]+(?: [A-Z][a-z]*\.?)?[.)]?$|\s[-–—/]\s?[A-Z]{2,3}$|\[[A-Z]{2,3}\]$/
/** Abbreviations that staff use and public descriptions do not contain. */
const jargonPattern =
  /\b(?:l?vm|left (?:a )?(?:voice ?mail|message|msg)|f\/u|dnc|do not (?:call|contact|email|publish|share)|bad (?:debt|number|address|email|phone)|returned mail|wrong number|no answer|hot lead|cold lead|warm lead|not interested|internal(?: use)? only|for (?:internal|office) use|confidential|past due|dues (?:owed|paid)|see file|duplicate of|wants to (?:leave|relocate)|unhappy|decision maker)\b/i

/**
 * Whether a sentence of a description is an internal note about contact with a company: “Toured 5/2024.”, “left VM”, “CLOSED
 * per Megan”.
 */
export const isInternalNote = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .some(
      (sentence) =>
        jargonPattern.test(sentence) ||
        datedNotePattern.test(sentence) ||
        (contactNotePattern.test(sentence) && (datePattern.test(sentence) || staffSignaturePattern.test(sentence))) ||
        /\bper [A-Z][a-z]+\.?$/.test(sentence),
    )
