import { expect, test } from 'vitest'
import { matchHeading } from '../headings/headings.ts'
import { lines, readOutcomes } from '../sheets.make.ts'
import { parsePhoneCell } from './phoneCells.ts'

test.each([
  ['Account: Company', 'business_name'],
  ['Account: Account Name', 'business_name'],
  ['[Name | Organization]', 'business_name'],
  ['Member :: Company', 'business_name'],
  ['Organization > Legal Name', 'business_name'],
  ['[Phone | Work]', 'phone'],
  ['Phone | Main', 'phone'],
  ['Member :: Main Phone', 'phone'],
  ['Account: Phone', 'phone'],
  ['Company Info | Telephone', 'phone'],
  ['{Phone: Business}', 'phone'],
  ['Member::Website', 'website'],
  ['Listing » Web Site', 'website'],
  ['[Website | Primary]', 'website'],
  ['Profile: Year Established', 'year_established'],
  ['Account: Industry', 'industry'],
  ['Listing: Category', 'category'],
  ['Account: Description', 'description'],
])('reads the heading “%s” as %s', (heading, field) => {
  expect(matchHeading(heading)?.field).toBe(field)
})

test.each(['Contact: Name', 'Primary Contact | Title', 'Owner :: Name', '[Name | Last]', 'Rep: Company Name'])(
  'reads no name of a business from “%s”',
  (heading) => {
    expect(matchHeading(heading)?.field).not.toBe('business_name')
  },
)

test.each([
  ['[Organization],City,[Phone | Cell],[Phone | Primary]'],
  ['Company,City,Contact: Phone,Account: Phone'],
  ['Company,City,Contact Phone,Company Phone'],
  ['Member :: Company,City,Member :: Cell Phone,Member :: Main Phone'],
  ['Company,City,Phone (Mobile),Phone (Work)'],
  ['Company,City,Home Phone,Work Phone'],
  ['Company,City,Cell,Office Tel.'],
  ['Company,City,Rep Phone,Business Phone'],
  ['Company,City,Phone: Mobile,Phone: Main'],
  ['Company,City,Text Number,Telephone'],
])('takes the phone number of the business of “%s”', async (headings) => {
  const [alder] = await readOutcomes(
    lines(headings, 'Alder,Homer,907-555-1002,907-555-1001', 'Birch,Homer,,907-555-1003'),
  )
  expect(alder).toMatchObject({ business_name: 'Alder', phone: '(907) 555-1001' })
})

test('takes the next phone number and website if the first is empty or invalid', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,City,Work Phone,Office Phone,Toll Free Phone,Website,Web Page',
      'Alder,Homer,n/a,907-555-1002,,http://,alder.example.com',
      'Birch,Homer,call first,,800-555-1003,coming soon,www.birch.example.com',
      'Cedar,Homer,fax 907-555-1004,907-555-1005,,cedar@example.com,cedar.example.com',
      'Dogwood,Homer,000-000-0000,907-555-1006,,N/A,dogwood.example.com',
      'Elder,Homer,907-555-1007,907-555-1008,,elder.example.com,other.example.com',
      'Fir,Homer,soon,,,fir@example.com,',
    ),
  )
  const from = (heading: string) =>
    `The phone number is from the column “${heading}”. The website is from the column “Web Page”`
  expect(rows).toMatchObject([
    { phone: '(907) 555-1002', website: 'https://alder.example.com', remarks: from('Office Phone') },
    { phone: '(800) 555-1003', website: 'https://www.birch.example.com', remarks: from('Toll Free Phone') },
    { phone: '(907) 555-1005', website: 'https://cedar.example.com', remarks: from('Office Phone') },
    { phone: '(907) 555-1006', website: 'https://dogwood.example.com', remarks: from('Office Phone') },
    { phone: '(907) 555-1007', website: 'https://elder.example.com' },
    { phone: null, website: null, remarks: expect.stringMatching(/phone number “soon”.*website “fir@example.com”/) },
  ])
})

test.each([
  ['(907) 555-0115  fax 555-0116', '(907) 555-0115'],
  ['555-0115 or 555-0116', '555-0115'],
  ['call first 555-0142', '555-0142'],
  ['555-0115 June-Aug only', '555-0115'],
  ['907-555-0115 24 hrs', '(907) 555-0115'],
  ['907-555-0115 7am-9pm', '(907) 555-0115'],
  ['907-555-0115 & 0116', '(907) 555-0115'],
  ['907.555.0115 voice/text', '(907) 555-0115'],
  ['907/555-0115 cell 320-0144', '(907) 555-0115'],
  ['cell 555-0115, office 555-0116', '555-0116'],
  ['c 555-0115 / w 555-0116', '555-0116'],
  ['h 555-0115 c 555-0116', '555-0116'],
  ['555-0115 (h), 555-0116 (w)', '555-0116'],
  ['Summer: 555-0115 Winter: 907-555-0116', '555-0115'],
  ['555-0115 ext 5 Bob', '555-0115 ext. 5'],
  ['907-555-0115 x3', '(907) 555-0115 ext. 3'],
  ['907-555-0115 / VHF 16', '(907) 555-0115'],
  ['phone/fax 907-555-0115', '(907) 555-0115'],
  ['Fax: 907-555-0116', null],
  ['907-555-0116 (fax)', null],
  ['F 555-0116', null],
  ['no phone – email', null],
  ['VHF Ch 16', null],
  ['+44 20 7946 0958 (London)', '+44 20 7946 0958'],
  ['1-800-FLY-AK49', '1-800-FLY-AK49'],
  ['9.075550115E9', '(907) 555-0115'],
  ['9.0755501E+09', '(907) 555-0100'],
  ['9.07555E+09', null],
])('reads the phone number “%s” as %s', (typed, phone) => {
  expect(parsePhoneCell(typed)).toBe(phone)
})
