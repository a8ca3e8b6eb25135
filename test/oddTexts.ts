import fc from 'fast-check'

/** Texts that often cause errors in searches and parsers. */
export const edgeCases = [
  // combining marks without a base, of several scripts, and enclosing marks
  ...['\u0301', '\u0300\u036f', '\u0591', '\u064b', '\u0e31', '\u20dd', '\u200d\u0301', '\ufe0f'],
  // modifier letters and apostrophes
  ...['ʼ', 'ˈ', 'ʰ', 'ˮ', '’', '‘', "'", "o'", "''", 'ʼs'],
  // letters whose length changes with case or normalization
  ...['İ', 'ß', 'ŉ', 'ﬃ', 'ǰ', 'ΐ', 'ẞ', 'Å', 'é', 'e\u0301', '가', 'ﷺ', '㎏', '½', '²', '①', 'Ⅷ', '𝒳', '𝟘'],
  // joiners, directions, invisible characters and spaces
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066'],
  ...['\u00a0', '\u2003', '\u3000', '\u1680', '\u2028', '\u2029', '\u0085', '\t', '\n', '\r', '\v', '\f', '\0'],
  // controls, private use, noncharacters and the replacement character
  ...[
    '\u0001',
    '\u001f',
    '\u007f',
    '\u009f',
    '\ue000',
    '\ufdd0',
    '\ufffe',
    '\uffff',
    '\u{1fffe}',
    '\u{10ffff}',
    '\ufffd',
  ],
  // scripts without spaces, from right to left, and outside the basic plane
  ...['東京', 'ひらがな', 'ไทย', 'עברית', 'عربي', 'हिन्दी', '🦊', '👩‍👩‍👧', '🇺🇸', '𐐷', '𠮷', '𒀀'],
  // operators of searches, patterns, SQL, JSON, XML and paths
  ...[
    '&',
    '|',
    '!',
    '(',
    ')',
    '<->',
    '<2>',
    ':*',
    ':A',
    ':',
    '*',
    '"',
    '“',
    '”',
    '\\',
    '\\\\',
    "\\'",
    "';--",
    '$1',
    '$$',
  ],
  ...['%', '%%', '_', '[', ']', '{', '}', '^', '+', '?', '.', '/', '//', '../', '#', '@', '~', '`', '=', ',', ';'],
  ...['</script>', '<!--', ']]>', '&amp;', '&#0;', '\\u0000', '\\x1f', 'null', 'undefined', 'NaN', '-0', '1e999'],
  // Text that the parser of PostgreSQL reads as numbers, addresses, host names and file names.
  ...['1.5e3', '-12', '+1', '0x1f', 'a@b.c', 'http://x', 'x.com/y', '/a/b', 'a-b-c', 'a_b', "it's", '3rd', '12:30'],
  // words with a meaning in search queries
  ...[
    'in',
    'near',
    'roofers',
    'Nome',
    'jobs',
    'events',
    'today',
    'next',
    'week',
    'may',
    '31',
    'February 30',
    'how do I',
  ],
]

const edgeCase = fc.constantFrom(...edgeCases)
const longToken = fc
  .tuple(edgeCase, fc.integer({ min: 20, max: 200 }))
  .map(([text, times]) => text.repeat(times).slice(0, 200))

/** Random texts from unusual blocks of Unicode and of query languages, without lone surrogates. */
export const oddText: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 3, arbitrary: edgeCase },
    { weight: 5, arbitrary: fc.array(edgeCase, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')) },
    { weight: 5, arbitrary: fc.array(edgeCase, { minLength: 2, maxLength: 8 }).map((parts) => parts.join(' ')) },
    { weight: 2, arbitrary: longToken },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  )
  .map((text) => text.toWellFormed())

const rawByte = fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`)

/** An odd text as a URL query value. Some values are bytes that are not UTF-8. */
export const oddQuery: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: oddText.map(encodeURIComponent) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%ED%A0%80', '%ED%B0%80x', '%C0%80', '%FF%FE', '%F4%90%80%80', '%E2%82', '%', '%zz'),
  },
  { weight: 1, arbitrary: fc.array(rawByte, { minLength: 1, maxLength: 8 }).map((bytes) => bytes.join('')) },
)
