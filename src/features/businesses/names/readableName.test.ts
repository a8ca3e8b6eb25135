import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readableCity, readableColumns, readableName } from './readableName.server.ts'
import { isUnsure } from './readableWord.server.ts'
import { getVocabulary } from './vocabulary.server.ts'

const rows = readFileSync('test/data/alaska-organizations.csv', 'utf8').trim().split(/\r?\n/).slice(1)
const names = [...new Set(rows.map((row) => row.match(/^"[^"]*"|^[^,]*/)?.[0].replaceAll('"', '') ?? ''))]

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

test('changes only the case and the punctuation of a name, and leaves a readable name unchanged', () => {
  expect(names.length).toBeGreaterThan(4000)
  for (const name of names) {
    const readable = readableName(name)
    expect(lettersOf(readable), name).toBe(lettersOf(name))
    if (/\p{Lu}{2}/u.test(name)) expect(readableName(readable), name).toBe(readable)
    expect(readable.replaceAll("'", ''), name).toHaveLength(name.replaceAll("'", '').length)
  }
})

test('converts each English word of more than four letters from capitals', () => {
  const unconvertedWords = names.flatMap((name) => readableName(name).match(/(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu) ?? [])
  expect(unconvertedWords.filter((word) => getVocabulary().isWord(word))).toEqual([])
})

test('every real name begins with a capital or a digit, and no word is half in capitals', () => {
  for (const name of names) {
    const readable = readableName(name)
    expect(readable, name).toMatch(/^[^\p{L}]*(\p{Lu}|\d)|^\p{N}/u)
    expect(readable, name).not.toMatch(/\p{Ll}\p{Lu}{2,}/u)
  }
})

const judged = readFileSync('test/data/readable-names.txt', 'utf8').trim().split('\n')
test('shows hundreds of real names in the form that a person has chosen', () => {
  expect(judged.length).toBeGreaterThan(500)
  for (const line of judged) {
    const [name = '', shown = ''] = line.split('\t')
    expect(readableName(name)).toBe(shown)
  }
})

test('lists every word that only its pronunciation identifies as an abbreviation', () => {
  const found = new Map<string, string>()
  for (const name of names) {
    for (const word of name.match(/\p{L}+/gu) ?? []) {
      if (!found.has(word) && isUnsure(word)) found.set(word, readableName(name))
    }
  }
  const list = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, name]) => `${word}\t${name}`)
  expect(`${list.join('\n')}\n`).toBe(readFileSync('test/data/unsure-names.txt', 'utf8'))
})

test.each([
  ['Aurora Boats LLC', 'Aurora Boats LLC'],
  ['aurora boats', 'aurora boats'],
  ['McDONALD BROTHERS', 'McDONALD BROTHERS'],
  ['907', '907'],
  ['', ''],
])('“%s” is unchanged', (name, shown) => expect(readableName(name)).toBe(shown))

test.each([
  ["MCDONALD'S OF NOME", "McDonald's of Nome"],
  ["O'REILLY AUTO", "O'Reilly Auto"],
  ["ST MARY'S", "St Mary's"],
  ['USA', 'USA'],
  ['UAF', 'UAF'],
  ['3 MXS MAINTENANCE FLIGHT', '3 MXS Maintenance Flight'],
  ['1ST NATIONAL BANK', '1st National Bank'],
  ['A & B', 'A & B'],
  ['AT&T', 'AT&T'],
  ['AT & T MOBILITY', 'AT & T Mobility'],
  ['J D SMITH LLC', 'J D Smith LLC'],
  ['MARIA DE LA CRUZ', 'Maria de la Cruz'],
  ['WERNHER VON BRAUN INC', 'Wernher von Braun Inc'],
  ['DOUGLAS MACARTHUR POST', 'Douglas MacArthur Post'],
  ['MACHINE SHOP', 'Machine Shop'],
  ["YUP'IK", "Yup'ik"],
  ['TLINGIT HAIDA', 'Tlingit Haida'],
  ['CHENEGA CORP', 'Chenega Corp'],
  ["K'ENAHT'ANA", "K'enaht'ana"],
  ["HAWAI'I", "Hawai'i"],
  ["O'AHU", "O'ahu"],
  ["'OHANA INC", "'Ohana Inc"],
  ["ROCK 'N ROLL", "Rock 'N Roll"],
  ["DON'T PANIC", "Don't Panic"],
  ['L.L.C.', 'L.L.C.'],
  ['SMITH L.L.C. D/B/A JOES', 'Smith L.L.C. d/b/a Joes'],
  ['INC.', 'Inc.'],
  ['POST XIV', 'Post XIV'],
  ['ALPHA XI DELTA', 'Alpha Xi Delta'],
  ['TOYS R US', 'Toys R Us'],
  ['COMPUTER IT SOLUTIONS', 'Computer IT Solutions'],
  ['DO IT YOURSELF', 'Do It Yourself'],
  ['ONCE UPON A CHILD', 'Once Upon a Child'],
  ['JOHN A SMITH FOUNDATION', 'John A Smith Foundation'],
  ['CASA DEL SOL', 'Casa del Sol'],
  ['4-H CLUB', '4-H Club'],
  ['K-12', 'K-12'],
  ['CO-OP', 'Co-op'],
  ['T-SHIRT', 'T-Shirt'],
  ['MAT-SU', 'Mat-Su'],
  ['MOTHER-IN-LAW', 'Mother-in-Law'],
  ['WI-FI', 'Wi-Fi'],
  ['WWW.ALASKA.COM', 'www.alaska.com'],
  ['ALASKA.ORG', 'Alaska.org'],
  ['24HR TOWING', '24hr Towing'],
  ['1980S', '1980s'],
  ['49ERS', '49ers'],
  ['4X4', '4x4'],
  ['B2B', 'B2B'],
  ['LIVE4CHRIST', 'Live4Christ'],
  ['R&B', 'R&B'],
  ['MOM&POP', 'Mom&Pop'],
  ['A&W', 'A&W'],
  ['ARTS&CRAFTS', 'Arts&Crafts'],
  ['TEXAS A&M', 'Texas A&M'],
  ['HVAC PROS', 'HVAC Pros'],
  ['CPAS', 'CPAs'],
  ['RVS R US', 'RVs R Us'],
  ['DENTIST DDS', 'Dentist DDS'],
  ['ROCKY MTN CTR', 'Rocky Mtn Ctr'],
  ['ABC RENTALS', 'ABC Rentals'],
  ['WOMENS CLUB', "Women's Club"],
  ['CHILDRENS MUSEUM', "Children's Museum"],
  ['SIEMENS', 'Siemens'],
  ['DONT WORRY', "Don't Worry"],
  ['FISHERMENS', "Fishermen's"],
  ["COEUR D'ALENE", "Coeur d'Alene"],
  ['DES MOINES', 'Des Moines'],
  ['PRAIRIE DU CHIEN', 'Prairie du Chien'],
  ["D'ANGELO'S PIZZA", "D'Angelo's Pizza"],
  ['KFC', 'KFC'],
  ['IKEA', 'IKEA'],
  ['VFW POST 12', 'VFW Post 12'],
  ['NAACP', 'NAACP'],
  ['AMVETS', 'AMVETS'],
  ['MACDONALD', 'MacDonald'],
  ['MACK TRUCKS', 'Mack Trucks'],
  ['MACKENZIE', 'MacKenzie'],
  ['LASALLE', 'LaSalle'],
  ['LE BLANC', 'Le Blanc'],
  ['VAN DER BERG', 'Van Der Berg'],
  ['EL PASO', 'El Paso'],
  ['SAN JOSE', 'San Jose'],
  ['LOS ANGELES', 'Los Angeles'],
  ['ÉCOLE FRANÇAISE', 'École Française'],
  ['AURORA (FORMERLY BOREALIS) INC', 'Aurora (Formerly Borealis) Inc'],
  ['THE END OF THE ROAD', 'The End of the Road'],
  ['WASHINGTON DC', 'Washington DC'],
  ['PORTLAND OR', 'Portland OR'],
  ['JONES CO', 'Jones Co'],
  ['EUGENE-SPRINGFIELD', 'Eugene-Springfield'],
  ['NW SUPPLY', 'NW Supply'],
  ['PO BOX', 'PO Box'],
  ['II MEN AND A TRUCK', 'II Men and a Truck'],
  ['LOUIS XIV', 'Louis XIV'],
  ['MIX IT UP', 'Mix It Up'],
  ['CIVIC', 'Civic'],
  ['VI CORP', 'VI Corp'],
  ["BOYS' CLUB", "Boys' Club"],
  ["FRED'S", "Fred's"],
  ["TJ'S BAR", "TJ's Bar"],
  ['AJS GRILL', 'AJS Grill'],
  ['NORTH SLOPE BOROUGH NSB', 'North Slope Borough NSB'],
  ["QUEEN OF SHEBA'S", "Queen of Sheba's"],
  ['#1 AUTO', '#1 Auto'],
  ['@HOME', '@Home'],
  ['N/A', 'N/A'],
  ['10 CHEFS INC', '10 Chefs Inc'],
  ['1111 ISRAEL ROAD LLC', '1111 Israel Road LLC'],
  ['GSA', 'GSA'],
  ['ZTE', 'ZTE'],
  ['MR ROOTER', 'Mr Rooter'],
  ['MRS FIELDS', 'Mrs Fields'],
  ['DR J SMITH DDS', 'Dr J Smith DDS'],
  ['ACE HARDWARE', 'Ace Hardware'],
  ['JBER', 'JBER'],
  ['FT WAINWRIGHT', 'Ft Wainwright'],
  ['AFL-CIO', 'AFL-CIO'],
  ['UAA/UAF', 'UAA/UAF'],
  ['AND/OR', 'And/Or'],
  ['STEP BY STEP', 'Step by Step'],
  ['STAND BY ME INC', 'Stand by Me Inc'],
  ['ALL OF US', 'All of Us'],
  ['TRIBAL COUNCIL OF THE QAWALANGIN TRIBE', 'Tribal Council of the Qawalangin Tribe'],
  ['ANTHC ALASKA NATIVE TRIBAL HEALTH CONSORTIUM', 'ANTHC Alaska Native Tribal Health Consortium'],
  ['İSTANBUL KEBAB', 'İstanbul Kebab'],
  ['O.K. LUMBER', 'O.K. Lumber'],
  ['MCJROTC', 'MCJROTC'],
  ['MCLB', 'MCLB'],
  ['P F CHANGS', 'P F Changs'],
  ['JP MORGAN', 'JP Morgan'],
  ['TD BANK', 'TD Bank'],
  ['CVS', 'CVS'],
  ['IHOP', 'IHOP'],
  ['ARBYS', 'Arbys'],
  ['XEROX', 'Xerox'],
  ['H&R BLOCK', 'H&R Block'],
  ['ALL AMERICAN RV & BOAT', 'All American RV & Boat'],
  ['LETS GO BIKING', "Let's Go Biking"],
  ['JOES BAR & GRILL', 'Joes Bar & Grill'],
  ['MC DONALD FAMILY TRUST', 'Mc Donald Family Trust'],
  ['MC GRATH NATIVE COUNCIL', 'Mc Grath Native Council'],
  ['SANTA FE TRAIL RANCH', 'Santa Fe Trail Ranch'],
  ['NATIVE VILLAGE OF TYONEK', 'Native Village of Tyonek'],
  ['TETLIN AS', 'Tetlin As'],
  ['KNIK TRIBE', 'Knik Tribe'],
  ['CIRI', 'Ciri'],
  ['AHTNA INC', 'Ahtna Inc'],
  ['SEALASKA CORPORATION', 'Sealaska Corporation'],
  ['NANA REGIONAL CORP', 'Nana Regional Corp'],
  ['KTUU-TV', 'KTUU-TV'],
  ['KDLG PUBLIC RADIO', 'KDLG Public Radio'],
  ['VA HOSPITAL', 'VA Hospital'],
  ['DELTA KAPPA GAMMA', 'Delta Kappa Gamma'],
  ['PHI BETA KAPPA', 'Phi Beta Kappa'],
  ['PI KAPPA ALPHA', 'Pi Kappa Alpha'],
  ['SMITH & SONS, LLC', 'Smith & Sons, LLC'],
  ['SMITH AND SONS, INC.', 'Smith and Sons, Inc.'],
  ["O'BRIEN-SMITH LLP", "O'Brien-Smith LLP"],
  ['ROTARY CLUB OF ANCHORAGE EAST', 'Rotary Club of Anchorage East'],
  ['STOP N GO', 'Stop N Go'],
  ["FISH 'N' CHIPS", "Fish 'N' Chips"],
  ["'TIL DAWN BAR", "'Til Dawn Bar"],
  ['THE "BIG" STORE', 'The "Big" Store'],
  ['CAFÉ AMÉLIE', 'Café Amélie'],
  ['EL NIÑO TACOS', 'El Niño Tacos'],
  ['PEÑA Y ASOCIADOS', 'Peña y Asociados'],
  ['ARTE Y CULTURA', 'Arte y Cultura'],
  ['HAIR BY DEE', 'Hair by Dee'],
  ['2ND CHANCE', '2nd Chance'],
  ['21ST CENTURY', '21st Century'],
  ['3RD ST', '3rd St'],
  ['101ST AIRBORNE', '101st Airborne'],
  ['1 800 GOT JUNK', '1 800 Got Junk'],
  ['7-ELEVEN', '7-Eleven'],
  ['5 STAR RV', '5 Star RV'],
  ['PHASE II LLC', 'Phase II LLC'],
  ['TOP III', 'Top III'],
  ['LEWIS AND CLARK', 'Lewis and Clark'],
  ['LAND OF OZ', 'Land of Oz'],
  ['BED & BREAKFAST', 'Bed & Breakfast'],
  ['B & B', 'B & B'],
  ['R & R AUTO', 'R & R Auto'],
  ["J & J'S", "J & J's"],
  ['C.J. MILLER', 'C.J. Miller'],
  ['J.R. SIMPLOT CO', 'J.R. Simplot Co'],
  ['S.O.S. PLUMBING', 'S.O.S. Plumbing'],
  ['D.B.A. HAIR', 'D.B.A. Hair'],
  ['SMITH DBA JONES', 'Smith DBA Jones'],
  ['C/O SMITH', 'c/o Smith'],
  ['FAIRBANKS/NORTH POLE', 'Fairbanks/North Pole'],
  ['DVM SERVICES', 'DVM Services'],
  ['MADD', 'MADD'],
  ['YMCA OF THE ROCKIES', 'YMCA of the Rockies'],
  ['BPOE LODGE 420', 'BPOE Lodge 420'],
  ['AMERICAN LEGION POST IV', 'American Legion Post IV'],
  ['MT MCKINLEY BANK', 'Mt McKinley Bank'],
  ["ST JOHN'S CHURCH", "St John's Church"],
  ["ST. JOHN'S CHURCH", "St. John's Church"],
  ['FT. WORTH', 'Ft. Worth'],
  ['DR. SMITH', 'Dr. Smith'],
  ['MRS. SMITH', 'Mrs. Smith'],
  ['DEPT OF LABOR', 'Dept of Labor'],
  ['PKWY MOTORS', 'Pkwy Motors'],
  [
    'VETERANS OF FOREIGN WARS OF THE UNITED STATES DEPT OF MT',
    'Veterans of Foreign Wars of the United States Dept of MT',
  ],
  ['HELP US HEAL', 'Help Us Heal'],
  ['USA SWIMMING', 'USA Swimming'],
  ['US BANK', 'US Bank'],
  ['VISIT US', 'Visit US'],
  ['AK BREWING', 'AK Brewing'],
  ['HVAC-R', 'HVAC-R'],
  ['E-COMMERCE', 'E-Commerce'],
  ['X-RAY INC', 'X-Ray Inc'],
  ['A-1 AUTO', 'A-1 Auto'],
  ['AAA TOWING', 'AAA Towing'],
  ['ABBA FATHER', 'Abba Father'],
  ['4 WHEEL', '4 Wheel'],
  ['4WD CENTER', '4WD Center'],
  ['2X4 LUMBER', '2x4 Lumber'],
  ['DVDS 4 LESS', 'DVDs 4 Less'],
  ['TVS AND RADIOS', 'TVs and Radios'],
])('the name %s is shown as %s', (name, shown) => expect(readableName(name)).toBe(shown))

test.each([
  ['MCGRATH', 'McGrath'],
  ['NORTH POLE', 'North Pole'],
  ['JBER', 'JBER'],
  ['ST PAUL ISLAND', 'St Paul Island'],
  ['EEK', 'Eek'],
  ['TOK', 'Tok'],
  ['ATKA', 'Atka'],
  ['FORT YUKON', 'Fort Yukon'],
  ['UTQIAGVIK', 'Utqiagvik'],
  ["COEUR D'ALENE", "Coeur d'Alene"],
  ["O'FALLON", "O'Fallon"],
  ['LAND O LAKES', 'Land O Lakes'],
  ['DEKALB', 'DeKalb'],
  ['FOND DU LAC', 'Fond du Lac'],
  ['LA JOLLA', 'La Jolla'],
  ['N POLE', 'N Pole'],
  ['ANCHORAGE', 'Anchorage'],
  ['ELMENDORF AFB', 'Elmendorf AFB'],
  ['JBPHH', 'JBPHH'],
  ['WINSTON-SALEM', 'Winston-Salem'],
  ['ISLE OF PALMS', 'Isle of Palms'],
  ["KA'A'AWA", "Ka'a'awa"],
  ['UU', 'Uu'],
  ['HO HO KUS', 'Ho Ho Kus'],
  ['DOVER AFB', 'Dover AFB'],
  ['APO', 'APO'],
  ['MT VERNON', 'Mt Vernon'],
  ['VA BEACH', 'VA Beach'],
  ["ST. MARY'S", "St. Mary's"],
  ['TRUTH OR CONSEQUENCES', 'Truth or Consequences'],
])('the city %s is shown as %s', (city, shown) => expect(readableCity(city)).toBe(shown))

test('a readable name is not longer than the database can store', () => {
  const name = `${'X'.repeat(247)} WOMENS`
  expect(readableColumns({ business_name: name, city: 'NOME' })).toEqual({
    readable_name: expect.any(String),
    readable_city: 'Nome',
  })
  const longest = `${'X'.repeat(248)} WOMENS`
  expect(readableColumns({ business_name: longest, city: null })).toEqual({ readable_name: null, readable_city: null })
  expect(readableColumns({ business_name: 'Nome Boats', city: 'Nome' })).toEqual({
    readable_name: null,
    readable_city: null,
  })
})
