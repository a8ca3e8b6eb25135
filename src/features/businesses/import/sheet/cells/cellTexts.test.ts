import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'

test.each([
  'home kitchen',
  'Commercial kitchen',
  'cottage kitchen',
  'in-home daycare',
  'home studio',
  'Food trailer',
  'Pop-up',
  'farmers market only',
  'at customers’ homes',
  'on-site',
  'catering only',
  'delivery only',
  'Residence',
  'at home',
])('leaves out “%s” in place of a street', async (street) => {
  const [alder] = await readOutcomes(lines('Company,Address,City', `Alder,${street},Homer`))
  expect(alder).toMatchObject({ street: null, city: 'Homer', remarks: expect.stringContaining('names no street') })
})

test.each(['Kitchen Rd', 'Market St', '12 Home Kitchen Ln', 'Trailer Ct', 'General Delivery', 'PO Box 5'])(
  'keeps the street “%s”',
  async (street) => {
    const [alder] = await readOutcomes(lines('Company,Address,City', `Alder,${street},Homer`))
    expect(alder).toMatchObject({ street, remarks: '' })
  },
)

test('removes block comments and shortcodes of WordPress from descriptions', async () => {
  const rows = await readOutcomes(
    lines(
      'post_title,city,post_content',
      'Alder,Homer,<!-- wp:paragraph --><p>Three generations of potters; tours of the studio.</p><!-- /wp:paragraph -->',
      'Birch,Homer,[vc_row][vc_column]A family shop with bread & cakes[/vc_column][/vc_row]',
      'Cedar,Homer,"[gallery ids=""1,2""] Four quiet rooms [with view] in the old town"',
      'Dogwood,Homer,<!-- more --> We go out with small boats every day',
      'Elder,Homer,<!-- wp:spacer /-->',
    ),
  )
  expect(rows).toMatchObject([
    { description: 'Three generations of potters; tours of the studio.' },
    { description: 'A family shop with bread & cakes' },
    { description: 'Four quiet rooms [with view] in the old town' },
    { description: 'We go out with small boats every day' },
    { description: null },
  ])
})

test('removes tracking parameters from websites, and leaves out email providers', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,City,Website',
      'Alder,Homer,http://alder.example.com/?utm_source=gd&utm_medium=list',
      'Birch,Homer,https://birch.example.com/book?room=2&fbclid=abc#top',
      'Cedar,Homer,https://cedar.example.com/?page_id=7',
      'Dogwood,Homer,gmail.com',
      'Elder,Homer,https://www.yahoo.com/',
      'Fir,Homer,https://www.gci.net/~fir',
    ),
  )
  expect(rows).toMatchObject([
    { website: 'http://alder.example.com/' },
    { website: 'https://birch.example.com/book?room=2#top' },
    { website: 'https://cedar.example.com/?page_id=7' },
    { website: null, remarks: 'The website “gmail.com” is that of a provider of email and was left out' },
    { website: null },
    { website: 'https://www.gci.net/~fir' },
  ])
})

test('takes the first of several industries in a cell, and all of them as the category', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,City,Industry',
      'Alder,Homer,"Arts,Shopping"',
      'Birch,Homer,Catering; Bakery',
      'Cedar,Homer,"Arts, Crafts & Gifts"',
      'Dogwood,Homer,Lodging',
    ),
  )
  expect(rows).toMatchObject([
    { industry: 'Arts', category: 'Arts; Shopping' },
    { industry: 'Catering', category: 'Catering; Bakery' },
    { industry: 'Arts, Crafts & Gifts', category: null },
    { industry: 'Lodging', category: null },
  ])
})
