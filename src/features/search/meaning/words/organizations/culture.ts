/**
 * Cultural associations: names of a people and its associations, and then everyday words. `parseOrganizations` parses
 * them.
 */
export default `
filipino, fil am, philippine, pinoy: filipinos, from manila, from the philippines, filipina wives, tinikling, lumpia
samoan, samoa: from samoa, samoans
tongan: from tonga, tongans
hawaiian, hula, polynesian: from hawaii, hawaiians, luau
pacific islander, micronesian, marshallese: islanders, from guam
korean, korean american: from korea, korean people, koreans, learn korean
chinese, chinese american: from china, chinese people, learn chinese, dragon dance, lunar new year
japanese, japan america society, japan society: from japan, japanese people, learn japanese, tea ceremony, cherry blossoms
vietnamese: from vietnam
thai: from thailand, thai people
lao, laotian: from laos
hmong: hmong people
cambodian: from cambodia
asian american, asian alliance, asian pacific: asian people, asians, from asia
nepali, bhutanese: from nepal
india association, indian association, asian indian: from india, bollywood, people of india
pakistani: from pakistan
arab american, arab: from lebanon, arabs, from syria
persian, iranian: from iran
armenian: from armenia
turkish: from turkey country
african american, black chamber, naacp, urban league: black people, black culture, black history, juneteenth, martin luther king, people of color
african, pan african: from africa
sudanese: from sudan
somali: from somalia
nigerian: from nigeria
ethiopian: from ethiopia
caribbean, jamaican: from jamaica, caribbean people
hispanic, latino, latina, lulac: speaks spanish, spanish speaking, latin culture, hispanics
mexican, mexican american: from mexico, mexicans, cinco de mayo, day of the dead, mariachi, folklorico
puerto rican: from puerto rico
colombian: from colombia
peruvian: from peru
cuban: from cuba
brazilian: from brazil
sons of norway, norwegian, daughters of norway: norwegians, from norway, lefse, lutefisk, rosemaling, vikings
swedish, vasa order: from sweden, swedes, midsummer pole
danish brotherhood: from denmark, danes
finnish, finlandia, suomi: from finland, finns
icelandic: from iceland
scottish, caledonian, saint andrews, st andrews society, highland games: scots, from scotland, kilts, tartan, haggis, robert burns, my scottish roots
irish, hibernians: from ireland, irish people, st patricks, shamrock
welsh: from wales
celtic, ceilidh: celts, gaelic
german, german american, german club, deutsch: from germany, germans, speak german, learn german, lederhosen, oktoberfest
swiss: from switzerland
polish american, polish association: from poland, poles heritage, pierogi
czech, slovak, sokol: from czechia, czechs
hungarian: from hungary
netherlands society: from holland, from the netherlands
italian, sons of italy: from italy, italians, learn italian
greek, hellenic, ahepa: from greece, greeks
french, alliance francaise: from france, learn french, speak french
russian, russian american: from russia, russians, learn russian, speak russian
ukrainian: from ukraine, ukrainians, support ukraine
croatian: from croatia, croatians
serbian: from serbia, serbs
basque: basques
portuguese: from portugal
native american, american indian, indian center, intertribal, indian education: american indians, native people, powwow, pow wow, native students
native village, tribal council, tribal, tribe: tribal government, our tribe
heritage center, native heritage, native arts: totem poles, regalia, potlatch, traditional native dancing
`
