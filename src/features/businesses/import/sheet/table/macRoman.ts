/** Character sequences that are frequent in a text decoded with the right encoding, and others that are frequent with the wrong one. */
const expectedSequencePattern =
  /(?<=\p{L})[’‘](?=\p{L}|[\s",;.)]|$)|(?<=^|[\s",(])[“‘](?=[\p{L}\d])|(?<=[\p{L}\d.,!?])”(?=[\s",;.)]|$)|(?<=[ \d])[–—](?=[ \d])|(?<=\p{L})[–—](?=\p{L})|(?<=\p{L})[™®](?=[\s",;.)]|$)|(?<=[\p{Ll}])[áéíóúàèùâêîôûäëïöüçñãõåøæœ](?!\p{Lu})|(?<=\p{Lu}|^|[\s",(’'-])[áéíóúàèùâêîôûäëïöüçñãõåøæœ](?=\p{Ll})|(?<=^|[\s",(])[ÁÉÍÓÚÀÈÂÊÎÔÄËÏÖÜÇÑÅØ](?=\p{L})|(?<=\p{Lu})[ÁÉÍÓÚÀÈÂÊÎÔÄËÏÖÜÇÑÅØ](?=\p{Lu})/gmu
const unexpectedSequencePattern =
  /(?<=\p{Ll})[À-ÖØ-ÞŽŠŸŒ]|ƒ|(?<=\p{L})[„‡†‰ˆ¨˜¸‚‹›ﬁﬂ∂∑∏π∫Ω√≈∆◊¬¥¢¤¦§](?=\p{L})|(?<=\p{L})[“„](?=\p{L})/gmu

/** The maximum number of examined bytes. */
const MAX_SURVEYED_BYTES = 500_000

/** Rates how plausible a text decoded with an encoding is. */
function rate(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes)
  return (text.match(expectedSequencePattern)?.length ?? 0) - (text.match(unexpectedSequencePattern)?.length ?? 0)
}

/** Whether lines end with `\r` alone, as programs of the Macintosh write them. */
const hasMacLines = (bytes: Uint8Array) => bytes.includes(0x0d) && !bytes.includes(0x0a)

/**
 * Whether a text that is not UTF-8 is in Mac Roman instead of Windows-1252. Decoded as Mac Roman, its quotation marks and
 * accents are in usual places, and as Windows-1252 they are not, as in `GuidryÕs` and `CafŽ`.
 */
export function isMacRoman(content: Uint8Array): boolean {
  const bytes = content.subarray(0, MAX_SURVEYED_BYTES)
  const [mac, windows] = [rate(bytes, 'macintosh'), rate(bytes, 'windows-1252')]
  return mac > windows || (mac === windows && mac > 0 && hasMacLines(bytes))
}
