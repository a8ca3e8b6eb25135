import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'
import { isDirectoryLink } from './directoryLinks.ts'

test.each([
  'https://www.google.com/maps/place/?q=place_id:ChIJ1',
  'https://maps.google.com/?cid=12',
  'maps.app.goo.gl/abc',
  'https://goo.gl/maps/abc',
  'https://g.page/alder-inn',
  'https://www.google.co.uk/search?q=alder',
  'http://www.yelp.com/biz/alder-inn-homer',
  'tripadvisor.com/Hotel_Review-1',
  'https://www.bing.com/maps?ss=1',
  'https://www.mapquest.com/us/alaska/alder-1',
  'https://www.bbb.org/us/ak/homer/profile/inn/alder-1',
  'https://www.doordash.com/store/alder-1',
  'https://bit.ly/3alder',
])('takes “%s” for a page of a map or a directory', (address) => {
  expect(isDirectoryLink(address)).toBe(true)
})

test.each([
  'https://alderinn.com/maps',
  'https://www.facebook.com/alderinn',
  'instagram.com/alderinn',
  'https://linktr.ee/alderinn',
  'https://sites.google.com/view/alderinn',
  'https://alder-inn.square.site',
  'https://alderinn.com/booking.com',
  'https://bt.com',
  'https://bbb.org',
  'https://notyelp.com/biz',
])('takes “%s” for a website', (address) => {
  expect(isDirectoryLink(address)).toBe(false)
})

test('takes the website from the column “site”, not from links to a map', async () => {
  const rows = await readOutcomes(
    lines(
      'name,site,phone,city,location_link,reviews_link,logo',
      'Alder Inn,https://alderinn.com/?utm_source=x,907-235-1101,Homer,https://www.google.com/maps/place/?q=1,https://search.google.com/1,https://lh3.googleusercontent.com/a1',
      'Birch Bakery,,907-235-1102,Homer,https://www.google.com/maps/place/?q=2,https://search.google.com/2,https://lh3.googleusercontent.com/a2',
      'Cedar Tire,http://www.facebook.com/cedartire,907-235-1103,Homer,https://www.google.com/maps/place/?q=3,https://search.google.com/3,https://lh3.googleusercontent.com/a3',
    ),
  )
  expect(rows).toMatchObject([
    { website: 'https://alderinn.com/' },
    { website: null },
    { website: 'http://www.facebook.com/cedartire' },
  ])
})

test('leaves out links to directories among websites, and pages of the register', async () => {
  const websites = await readOutcomes(
    lines(
      'Business,City,Website,Phone',
      'Alder Inn,Homer,alderinn.com,907-235-1101',
      'Birch Bakery,Homer,https://www.yelp.com/biz/birch-bakery-homer,907-235-1102',
      'Cedar Tire,Homer,https://goo.gl/maps/1 https://cedartire.com,907-235-1103',
    ),
  )
  expect(websites).toMatchObject([
    { website: 'https://alderinn.com' },
    {
      website: null,
      remarks:
        'The website “https://www.yelp.com/biz/birch-bakery-homer” is a page of a map, a directory or a platform and was left out',
    },
    { website: 'https://cedartire.com' },
  ])
  const pages = await readOutcomes(
    lines(
      'Business,City,URL,Phone',
      ...['Alder Inn', 'Birch Bakery', 'Cedar Tire', 'Dogwood Air'].map(
        (name, row) => `${name},Homer,https://directory.example.org/b/${row},907-235-110${row}`,
      ),
    ),
  )
  expect(pages).toMatchObject(Array.from({ length: 4 }, () => ({ website: null })))
})
