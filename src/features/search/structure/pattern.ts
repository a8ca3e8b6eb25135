/** The end of a word, for regular expressions with the flag `u`. */
export const END = String.raw`(?![\p{L}\p{N}])`

/** Compiles a regular expression for whole words at the beginning of a text. */
export const compilePattern = (source: string) => new RegExp(`^(?:${source})${END}`, 'u')
