import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'
import { createEmptyPlaceFinder } from './emptyPlaces.ts'

const find = createEmptyPlaceFinder(['Name'], { business_name: 0 })
const bare = { isPlaced: false, hasContact: false }
const placed = { isPlaced: true, hasContact: false }
const withContact = { isPlaced: true, hasContact: true }

test.each([
  'VACANT',
  'vacant - for lease',
  'Vacant (former bank)',
  'Vacant, was Alder Shoes',
  'Vacant storefront',
  'EMPTY LOT',
  'EMPTY - roof damage',
  'V A C A N T',
  'for lease (Poe Realty)',
  'FOR LEASE 907-555-1001',
  'Available 6/1',
  'available - 1200 sq ft',
  'Demolished 2024',
  'Closed',
  'SOLD',
  'Empty booth #12',
  'OPEN BOOTH',
  'Open Stall 4',
  'available',
  'Space available',
  'Available for lease',
  'Retail space for rent',
  'FOR SALE',
  'Building for sale - call owner',
  'Reserved',
  'RESERVED for drop-ins',
  'HOLD',
  'Hold for Alder',
  'TBD',
  'Vendor TBA',
  'to be determined',
  'Coming soon!',
  'New restaurant coming soon',
  'Opening Spring 2027',
  'no tenant',
  'Unassigned',
  'Not rented',
  'Your business here',
  'under renovation',
  'demolished',
  'Private residence',
  'owner-occupied',
  'Residential',
  'Alder Bakery (vacant)',
  '105 Main – for lease',
  'Birch Diner - coming soon',
])('refuses the place “%s”', (name) => {
  expect(find([name], name, withContact).refusal).not.toBeNull()
})

test.each([
  'Available Plumbing',
  'For Rent 2 Own',
  'Sold Out Sneakers',
  'Closed Loop Recycling',
  'Moved to Tears Theater',
  'Empty Bowls',
  'Available Now Staffing',
  'Open Door Baking',
  'Open Range Beef',
  'Empty Nest Antiques',
  'Empty Bowl Pottery',
  'Vacant Land Sales',
  'Reserve Wines',
  'Reserved Seating Productions',
  'Held Law Office',
  'Hold Fast Climbing',
  'Coming Home Realty',
  'For Sale By Owner Alaska',
  'Parking Lot Pizza',
  'Alder Apartments',
  'Storage Solutions',
  'Private Residence Club',
  'Residence Inn',
  'Saved by Grace Thrift',
  'Fitzgerald House',
  'Poe Funeral Home',
  'Community Table',
  'The Loft',
])('keeps the business “%s”', (name) => {
  expect(find([name], name, placed)).toEqual({ refusal: null, note: null })
  expect(find([name], name, bare)).toEqual({ refusal: null, note: null })
})

test.each([
  'City parking lot',
  'Public restrooms',
  'Apartments',
  '2 upstairs apts',
  'Alley',
  'Info Booth',
  'Guest vendor',
  'Open Table',
  'Suite 200',
  'ATM',
  'Future home of Alder',
])('refuses “%s” without an address, and adds a note with an address', (name) => {
  expect(find([name], name, bare).refusal).not.toBeNull()
  expect(find([name], name, placed)).toEqual({ refusal: null, note: expect.stringContaining('may not be a business') })
  expect(find([name], name, withContact)).toEqual({ refusal: null, note: null })
})

test('refuses places by the column of their use', async () => {
  const rows = await readOutcomes(
    lines(
      'Address,Business,Current Use,Upstairs,Phone,City',
      '1 Elm Ct,Poe residence,private residence,,,Homer',
      '2 Elm Ct,Ann Roe,single family,,,Homer',
      '3 Elm Ct,Alder Shoes,vacant,,,Homer',
      '4 Elm Ct,Birch Pottery,residential,,907-555-1001,Homer',
      '5 Elm Ct,Cedar Inn,lodging,vacant,907-555-1002,Homer',
      '6 Elm Ct,Roe residence,,,,Homer',
      '7 Elm Ct,Dogwood Hardware,store,empty,,Homer',
    ),
  )
  expect(rows).toEqual([
    'The column “Current Use” says “private residence”, and the name is that of a home or a person',
    'The column “Current Use” says “single family”, and the name is that of a home or a person',
    'The column “Current Use” says “vacant”',
    expect.objectContaining({ business_name: 'Birch Pottery', remarks: '' }),
    expect.objectContaining({ business_name: 'Cedar Inn', remarks: '' }),
    expect.objectContaining({ remarks: '“Roe residence” may be a home, not a business' }),
    expect.objectContaining({ business_name: 'Dogwood Hardware', remarks: '' }),
  ])
})

test.each([
  'Exhibitor Lounge',
  'Registration',
  'Registration Desk',
  'Main Stage',
  'Theater 2',
  'Food Court',
  'First Aid',
  'North Entrance',
  'Press Room',
  'Aisle 300',
  'Seating Area',
])('treats “%s” without an address and a contact as an area of an event', (name) => {
  const findInList = createEmptyPlaceFinder(['Name', 'City', 'Email'], { business_name: 0, city: 1 })
  const note = `“${name}” may not be a business`
  expect(findInList([name, '', ''], name, bare).refusal).toBe(`“${name}” is no name of a business`)
  expect(findInList([name, 'Homer', ''], name, placed)).toEqual({ refusal: null, note })
  expect(findInList([name, 'Homer', ''], name, withContact)).toEqual({ refusal: null, note: null })
  expect(findInList([name, '', 'office@example.org'], name, bare)).toEqual({ refusal: null, note: null })
  // A list of names alone
  expect(find([name], name, bare)).toEqual({ refusal: null, note })
})

test.each([
  'Salty Dawg Lounge',
  'Pier One Theatre',
  'Stage Left Productions',
  'First Aid Training Co',
  'Homer Registration Services',
  'Main Street Theater',
])('keeps the name “%s” with a word of an area', (name) => {
  expect(find([name], name, bare)).toEqual({ refusal: null, note: null })
})
