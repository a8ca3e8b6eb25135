import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { details } from '../demo/details.ts'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import type { BusinessDetailsInput } from '../src/features/businesses/profile/details.contract.ts'
import { saveDetails } from '../src/features/businesses/profile/details.service.server.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { startTestApp } from './app.ts'
import {
  button,
  expectValues,
  expectValuesKeptOnFailure,
  field,
  fill,
  heading,
  startBrowser,
  waitUntilReady,
} from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const cards = (page: Page) => page.locator('.cards .card-title')
const waitForResultText = (page: Page, sentence: string) =>
  page.locator('#results').getByText(sentence, { exact: true }).waitFor()
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
const readBusinessNamed = (name: string) =>
  db.selectFrom('businesses').where('business_name', '=', name).selectAll().execute()

/** Records the queries of later requests to the directory's API. */
function recordQueries(page: Page) {
  const queries: URLSearchParams[] = []
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/profiles') queries.push(searchParams)
  })
  return queries
}

async function makeFleet() {
  for (let number = 1; number <= 26; number++) {
    await makeBusiness({
      business_name: `Quillback Boats ${number}`,
      industry: 'Boat Building',
      city: number > 20 ? 'Haines' : 'Sitka',
    })
  }
  await makeBusiness({ business_name: 'Tern Charters', industry: 'Quillback Fishing', city: 'Sitka' })
  await makeBusiness({ business_name: 'Dunlin Hotel', industry: 'Hotels', city: 'Quillback Bay' })
}

test('a small directory is loaded once, filtered in the browser, and keeps its state in the URL', async () => {
  await makeFleet()
  const { page } = await open('/businesses')
  const queries = recordQueries(page)
  const search = field(page, 'Search')

  await search.fill('quillback boats')
  await waitForResultText(page, '26 businesses')
  expect(page.url()).toBe(`${app.url}/businesses?search=quillback+boats`)
  expect(await cards(page).count()).toBe(12)

  // The search covers name, industry and city.
  await search.fill('quillback')
  await waitForResultText(page, '28 businesses')
  await search.fill('fishing quillback')
  await waitForResultText(page, '1 business')
  expect(await cards(page).allTextContents()).toEqual(['Tern Charters'])
  await search.fill('QUILLBACK BAY')
  await cards(page).getByText('Dunlin Hotel').waitFor()
  await search.fill('zzzz')
  await waitForResultText(page, 'No businesses found')
  await search.fill('haines quilback')
  await page.getByText('Showing results for “haines quillback”. Search instead for “haines quilback”.').waitFor()
  await waitForResultText(page, '6 businesses')

  await search.fill('quillback')
  await waitForResultText(page, '28 businesses')
  await field(page, 'Industry').selectOption('Boat Building')
  await waitForResultText(page, '26 businesses')
  await field(page, 'City').selectOption('Haines')
  await waitForResultText(page, '6 businesses')
  expect(page.url()).toBe(`${app.url}/businesses?search=quillback&industry=Boat+Building&city=Haines`)

  await page.goBack()
  await waitForResultText(page, '26 businesses')
  expect(await field(page, 'City').inputValue()).toBe('')
  expect(await field(page, 'Industry').inputValue()).toBe('Boat Building')

  await button(page, 'Clear Filters').click()
  await page.waitForURL('/businesses')
  await expectValues(page, { Search: '', Industry: '', City: '' })
  expect(await button(page, 'Clear Filters').count()).toBe(0)

  // The browser asks the server when it finds no match itself.
  expect(queries.map((query) => query.toString())).toEqual([
    'sort=best&limit=2000',
    'search=zzzz&sort=best&limit=12&offset=0',
    'search=haines+quilback&sort=best&limit=12&offset=0',
  ])
})

test('an empty list names its filters, and links to the lists without one of them', async () => {
  await makeBusiness({ business_name: 'Razorbill Vet', industry: 'Animal Services', city: 'Nome' })
  await makeBusiness({ business_name: 'Razorbill Inn', industry: 'Lodging', city: 'Unalaska' })
  for (const width of [390, 1280]) {
    const { page, runAxe } = await open('/businesses?industry=Animal+Services&city=Unalaska', { width })
    const filters = page.getByRole('list', { name: 'Filters to remove' }).getByRole('link')
    expect(await filters.allTextContents()).toEqual([
      expect.stringContaining('Remove Animal Services'),
      expect.stringContaining('Remove Unalaska'),
    ])
    expect(await runAxe()).toEqual([])
    await filters.nth(1).click()
    await page.waitForURL('/businesses?industry=Animal+Services')
    await cards(page).getByText('Razorbill Vet').waitFor()
  }
  // A phone hides the form with the filters.
  const { page } = await open('/businesses?city=Nome&search=razorbill', { width: 390 })
  const shown = page.getByRole('list', { name: 'Filters of this list' }).getByRole('link')
  expect(await shown.allTextContents()).toEqual(['Nome(remove)'])
  await page.getByRole('link', { name: 'Open Now' }).click()
  await page.waitForURL('/businesses?search=razorbill&city=Nome&open=now')
  await page.getByText('Only businesses that list their hours are shown.').waitFor()
  const removals = page.getByRole('list', { name: 'Filters to remove' }).getByRole('link')
  await expect.poll(() => removals.allTextContents()).toEqual([expect.stringMatching(/^Remove Open now\d business/)])
})

test('a rare city can be chosen although the page contains only the most frequent ones', async () => {
  for (let number = 1; number <= 102; number++) await makeBusiness({ city: `Frequent ${Math.ceil(number / 2)}` })
  await makeBusiness({ business_name: 'Murre Lodge', city: 'Murre Landing' })
  const { page, runAxe } = await open('/businesses')
  const city = page.getByRole('combobox', { name: 'City' })
  const options = page.locator('.combobox').getByRole('option')
  await city.focus()
  await options.getByText('Frequent 1', { exact: true }).waitFor()
  expect(await options.count()).toBe(20)
  expect(await runAxe()).toEqual([])
  await city.pressSequentially('murre')
  await options.getByText('Murre Landing').waitFor()
  await page.keyboard.press('Enter')
  await waitForResultText(page, '1 business')
  expect(new URL(page.url()).searchParams.get('city')).toBe('Murre Landing')
  await page.reload()
  await waitForResultText(page, '1 business')
  expect(await city.inputValue()).toBe('Murre Landing')

  await city.fill('')
  await expect.poll(() => new URL(page.url()).searchParams.get('city')).toBe(null)
  // Enter would choose the first option. Arrow Down marks it too, and then the second one.
  await city.fill('frequent 1')
  await expect
    .poll(async () => (await options.allTextContents()).every((text) => text.startsWith('Frequent 1')))
    .toBe(true)
  const marked = () => page.locator('.combobox').getByRole('option', { selected: true }).textContent()
  const [first, second] = await options.allTextContents()
  await city.press('ArrowDown')
  expect(await marked()).toBe(first)
  await city.press('ArrowDown')
  expect(await marked()).toBe(second)
  await city.press('ArrowUp')
  expect(await marked()).toBe(first)
  await city.fill('frequent 7')
  await options.getByText('Frequent 7', { exact: true }).click()
  await waitForResultText(page, '2 businesses')
  await city.press('ArrowDown')
  await options.first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => options.count()).toBe(0)
  await page.goBack()
  await expect.poll(() => city.inputValue()).toBe('')
})

test('the directory shows twelve cards a page, with links, working Back and reload', async () => {
  for (let number = 1; number <= 26; number++) {
    await makeBusiness({ business_name: `Pager ${String(number).padStart(2, '0')}`, industry: 'Pagers' })
  }
  const { page } = await open('/businesses?industry=pagers')
  const expectPage = async (first: string, count: number) => {
    await cards(page).getByText(first).waitFor()
    expect(await cards(page).count()).toBe(count)
  }
  await expectPage('Pager 01', 12)
  await page.getByRole('link', { name: 'Next' }).click()
  await expectPage('Pager 13', 12)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expectPage('Pager 25', 2)
  expect(new URL(page.url()).searchParams.get('page')).toBe('3')
  await page.reload()
  await waitUntilReady(page)
  await expectPage('Pager 25', 2)
  await page.goBack()
  await expectPage('Pager 13', 12)
  await page.goBack()
  await expectPage('Pager 01', 12)
})

test('the directory works without scripts', async () => {
  await makeBusiness({ business_name: 'Scriptless Smokery', industry: 'Smokeries', description: 'We smoke *salmon*.' })
  await makeBusiness({ business_name: 'Another Smokery', industry: 'Smokeries' })
  const { page } = await open('/', { scripts: false })
  await page.getByLabel('Search the directory').fill('smokery')
  await page.keyboard.press('Enter')
  await waitForResultText(page, '2 businesses')
  await field(page, 'Search').fill('scriptless')
  await page.keyboard.press('Enter')
  await waitForResultText(page, '1 business')
  await page.getByRole('link', { name: 'Scriptless Smokery' }).click()
  await heading(page, 'Scriptless Smokery').waitFor()
  expect(await page.locator('.prose em').textContent()).toBe('salmon')
})

test('a card opens the business page, and Back returns to the same results', async () => {
  const { id } = await makeBusiness({ business_name: 'Kelp & Co', tagline: 'Kelp for all', phone: '907-555-0177' })
  const { page } = await open('/businesses?search=kelp')
  await page.getByRole('link', { name: 'Kelp & Co', exact: true }).click()
  await page.waitForURL(`/businesses/${id}`)
  await heading(page, 'Kelp & Co').waitFor()
  expect(await page.getByRole('link', { name: '907-555-0177' }).getAttribute('href')).toMatch(/^tel:/)
  await page.goBack()
  await waitForResultText(page, '1 business')
  expect(await field(page, 'Search').inputValue()).toBe('kelp')
})

test('text of members is never run as a script', async () => {
  const attack = '</script><script>window.attacked = 1</script><img src=x onerror="window.attacked = 1">'
  const { id } = await makeBusiness({
    business_name: attack,
    tagline: attack,
    industry: attack,
    description: `${attack}\n\n[press](javascript:window.attacked=1)`,
  })
  for (const path of ['/businesses?search=attacked', `/businesses/${id}`]) {
    const { page } = await open(path)
    await page.getByRole('heading', { name: attack }).waitFor()
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
    expect(await page.locator('main img, main a[href^="javascript"]').count()).toBe(0)
  }
})

test('a member creates, edits and deletes a business, with errors shown beside the fields', async () => {
  const member = await makeUser()
  const { page } = await open('/businesses/new', { as: member })
  const wrong = { Tagline: 'x'.repeat(256), 'Year established': '1799', Website: 'not an address' }
  await fill(page, wrong)
  await button(page, 'Create Business').click()
  await page.getByText('Business name is required').waitFor()
  await page.getByText('Alaska Business Entity Number is required').waitFor()
  await page.getByText('Tagline must be 255 characters or less').waitFor()
  await page.getByText(/Year established must be a number from 1800 to \d{4}/).waitFor()
  expect(await page.locator('.field-error').count()).toBe(5)
  expect(await field(page, 'Business name').evaluate((input) => input === document.activeElement)).toBe(true)
  await expectValues(page, wrong)

  await fill(page, {
    'Business name': 'Murrelet Marine',
    Tagline: 'Boats and more',
    'Year established': '1998',
    Website: 'https://murrelet.example/',
    Description: 'We **mend** boats.',
    'Alaska Business Entity Number': '10012345',
  })
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('main').locator('strong', { hasText: 'mend' }).waitFor()
  await field(page, 'Business structure').selectOption('LLC')
  await button(page, 'Create Business').click()
  await page.getByText('Business created. An administrator will verify it before it becomes public.').waitFor()
  const [stored] = await readBusinessNamed('Murrelet Marine')
  await page.waitForURL(`/my-businesses/${stored?.id}`)
  await heading(page, 'Murrelet Marine').waitFor()
  await page.getByText('Awaiting admin verification.').waitFor()
  expect(stored).toMatchObject({
    verification_status: 'pending',
    is_public: false,
    year_established: 1998,
    business_structure: 'LLC',
  })
  expect((await app.visitor.get(`/api/profiles/${stored?.id}`)).status).toBe(404)

  await page.getByRole('link', { name: 'Edit' }).click()
  await expectValues(page, {
    'Business name': 'Murrelet Marine',
    'Year established': '1998',
    Description: 'We **mend** boats.',
  })
  await field(page, 'Tagline').fill('Boats and less')
  await button(page, 'Save Changes').click()
  await page.waitForURL(`/my-businesses/${stored?.id}`)
  await page.getByText('Boats and less').waitFor()

  await button(page, 'Delete').click()
  await page.waitForURL('/my-businesses')
  await page.getByText('You are not in a business yet').waitFor()
  expect(await readBusinessNamed('Murrelet Marine')).toEqual([])
})

test('pressing Create twice creates one business', async () => {
  const member = await makeUser()
  const { page } = await open('/businesses/new', { as: member })
  await fill(page, { 'Business name': 'Once Only', 'Alaska Business Entity Number': '1' })
  const released = Promise.withResolvers<void>()
  let requestCount = 0
  await page.route('/api/profiles', async (route) => {
    requestCount += 1
    await released.promise
    await route.continue()
  })
  await button(page, 'Create Business').dblclick()
  await field(page, 'Business name').press('Enter')
  released.resolve()
  await page.waitForURL('/my-businesses/*')
  expect(requestCount).toBe(1)
  expect(await readBusinessNamed('Once Only')).toHaveLength(1)
})

const business = {
  'Business name': 'Kept Name',
  Tagline: 'Kept tagline',
  Description: 'Kept **description**',
  'Alaska Business Entity Number': '10099',
  EIN: '12-3456789',
  'Full address': '1 Kept Street, Juneau, AK 99801',
  'Business structure': 'PARTNERSHIP',
}

test('the business forms keep their values when the server is unreachable, fails or refuses', async () => {
  const member = await makeUser()
  const { id } = await makeBusiness({}, { owner: member })
  const admin = await makeAdmin()
  for (const [path, send, as] of [
    ['/businesses/new', 'Create Business', member],
    [`/businesses/${id}/edit`, 'Save Changes', member],
    ['/admin/businesses/new', 'Create Business', admin],
  ] as const) {
    const visit = await open(path, { as })
    const { 'Business structure': structure, ...typed } = business
    await fill(visit.page, typed)
    await field(visit.page, 'Business structure').selectOption(structure)
    await expectValuesKeptOnFailure(visit, send, '/api/profiles', 'Failed to save business', business)
    if (path !== `/businesses/${id}/edit`) continue

    // The member lost access meanwhile.
    await db.deleteFrom('business_members').where('business_id', '=', id).execute()
    visit.expectPageError(/status of 40[34]/)
    await button(visit.page, send).click()
    await visit.page
      .getByRole('alert')
      .getByText(/permission|not found/)
      .waitFor()
    await expectValues(visit.page, business)
  }
  expect(await readBusinessNamed('Kept Name')).toEqual([])
})

test('typed values are saved as a private draft until they are saved or discarded', async () => {
  const member = await makeUser()
  const { id } = await makeBusiness({ tagline: 'As it was' }, { owner: member })
  const { page } = await open(`/businesses/${id}/edit`, { as: member })
  await field(page, 'Tagline').fill('Half done')
  await button(page, 'Weekdays 9 to 5').click()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await page.waitForURL('/profile')
  expect(await page.getByRole('alertdialog').count()).toBe(0)

  await page.goto(`/businesses/${id}/edit`)
  await page.getByText(/Your draft of .* was restored/).waitFor()
  await expectValues(page, { Tagline: 'Half done', 'Friday closes': '17:00' })
  expect((await app.visitor.get(`/api/profiles/${id}`)).body.profile.tagline).toBe('As it was')

  await button(page, 'Discard Draft').click()
  await expect.poll(() => field(page, 'Tagline').inputValue()).toBe('As it was')
  await page.reload()
  await expectValues(page, { Tagline: 'As it was' })
  expect(await page.getByText(/was restored/).count()).toBe(0)
})

test('an editor is warned before leaving when the draft could not be saved', async () => {
  const visit = await open('/businesses/new', { as: await makeUser() })
  const { page } = visit
  visit.expectPageError(/profiles\/draft/)
  await page.route('/api/profiles/draft', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await field(page, 'Business name').fill('Half done')
  await page.getByText('The draft could not be kept.').waitFor()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await confirm(page, 'Stay')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expectValues(page, { 'Business name': 'Half done' })
  await page.getByRole('link', { name: 'My Profile' }).click()
  await confirm(page, 'Leave')
  await page.waitForURL('/profile')
})

test('an owner sets hours, services and links by keyboard, sees them in the preview, and publishes them', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ alaska_business_license: '1' }, { owner })
  const visit = await open(`/businesses/${id}/edit`, { as: owner, width: 390 })
  const { page } = visit
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await preview.getByText('Visitors see whether you are open now').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await button(page, 'Open on Monday').press('Enter')
  await expect.poll(focused).toBe('Monday opens')
  await button(page, 'More times of Monday').press('Enter')
  await expect.poll(focused).toBe('Monday opens')
  await button(page, 'Remove the times of Monday from 5 PM').press('Enter')
  await expect.poll(focused).toBe('More times of Monday')
  await field(page, 'Monday opens').fill('22:00')
  await field(page, 'Monday closes').fill('02:30')
  await page.getByText('Closes at 2:30 AM on the next day.').waitFor()
  await button(page, 'Copy to weekdays from Monday').press('Enter')
  await preview.getByText('Monday to Friday').waitFor()
  await preview.getByText('10 PM – 2:30 AM').waitFor()
  expect(await preview.getByText('Visitors see whether you are open now').count()).toBe(0)

  await field(page, 'Services').fill('Ice, Bait')
  await field(page, 'Services').press('Enter')
  await field(page, 'Languages').fill('Tlingit')
  await field(page, 'Link 1').fill('facebook.com/bait')
  await field(page, 'Accessible parking').check()
  await preview.getByText('Ice, Bait').waitFor()
  await preview.getByText('Facebook').waitFor()
  expect(await visit.runAxe()).toEqual([])

  // The opening time is before the end of Monday's hours, which continue past midnight.
  await field(page, 'Tuesday opens').fill('02:00')
  await button(page, 'Save Changes').click()
  await page.getByText('Monday 10 PM – 2:30 AM and Tuesday 2 AM – 2:30 AM overlap').waitFor()
  const dayOf = (text: string) =>
    page.getByRole('listitem').filter({ hasText: text }).locator('span').first().textContent()
  expect(await dayOf('Tuesday 2 AM – 2:30 AM overlap')).toBe('Monday')
  await expect.poll(focused).toBe('Monday opens')
  // The days without a mistake are not marked.
  const marked = page.locator('#hours input[aria-invalid=true]')
  expect(await marked.evaluateAll((inputs) => inputs.map((input) => input.ariaLabel))).toEqual([
    'Monday opens',
    'Tuesday opens',
  ])
  await field(page, 'Tuesday opens').fill('22:00')
  await button(page, 'Save Changes').click()
  await page.getByText('Business saved.').waitFor()
  await page.waitForURL(`/my-businesses/${id}`)
  const { profile } = (await app.visitor.get(`/api/profiles/${id}`)).body
  expect(profile).toMatchObject({
    services: ['Ice', 'Bait'],
    languages: ['Tlingit'],
    accessibility: ['accessible_parking'],
    social_links: [{ kind: 'facebook', url: 'https://facebook.com/bait' }],
  })
  expect(profile.opening_hours.weekly).toHaveLength(5)
})

test.each([390, 1280])(
  'saving is within reach and says what a changed legal identity means, at %i pixels',
  async (width) => {
    const owner = await makeUser()
    const name = `Tern Tackle ${width}`
    const { id } = await makeBusiness({ business_name: name, alaska_business_license: '10012345' }, { owner })
    const { page, runAxe } = await open(`/businesses/${id}/edit`, { as: owner, width })
    const save = button(page, 'Save Changes')
    const isOnTop = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    const warning = page.getByText('Once you save, this business is not public until an administrator')
    await field(page, 'Tagline').fill('Hooks and lines')
    expect(await warning.count()).toBe(0)
    await field(page, 'EIN').fill('12-3456789')
    await warning.waitFor()
    await page.getByText('Changed: EIN.').waitFor()
    expect(await warning.evaluate(isOnTop)).toBe(true)
    expect(await field(page, 'EIN').evaluate(isOnTop)).toBe(true)
    expect(await runAxe()).toEqual([])
    await field(page, 'EIN').fill('')
    await warning.waitFor({ state: 'detached' })
    for (const label of ['Full address', 'Website', 'About page', 'Business name']) {
      await field(page, label).focus()
      expect(await field(page, label).evaluate(isOnTop), label).toBe(true)
      expect(await save.evaluate(isOnTop), label).toBe(true)
    }
    await save.click()
    await page.getByText('Business saved').waitFor()
    await page.waitForURL(`/my-businesses/${id}`)
    expect(await readBusinessNamed(name)).toMatchObject([
      { tagline: 'Hooks and lines', verification_status: 'approved' },
    ])
  },
)

test('two editors change different fields without a conflict, and the same field with an explanation', async () => {
  const owner = await makeUser()
  const manager = await makeUser({ full_name: 'Fern Fields' })
  const { id } = await makeBusiness(
    { phone: '907-555-0101', tagline: 'Old', alaska_business_license: '1' },
    { owner, admin: manager },
  )
  const visit = await open(`/businesses/${id}/edit`, { as: owner })
  const { page } = visit
  await app.as(manager).post('/api/profiles', { id, phone: '907-555-0102', city: 'Homer' })
  await fill(page, { Phone: '907-555-0103', Tagline: 'New' })
  visit.expectPageError(/status of 409/)
  await button(page, 'Save Changes').click()
  await page.getByText('Fern Fields has saved this business while you were editing it').waitFor()
  await page.getByText('Phone: they saved “907-555-0102”').waitFor()
  await expectValues(page, { Phone: '907-555-0103', Tagline: 'New' })
  await button(page, 'Take theirs for Phone').click()
  await expectValues(page, { Phone: '907-555-0102' })
  await button(page, 'Save Changes').click()
  await page.waitForURL(`/my-businesses/${id}`)
  expect((await app.visitor.get(`/api/profiles/${id}`)).body.profile).toMatchObject({
    phone: '907-555-0102',
    tagline: 'New',
    city: 'Homer',
  })
})

test('only the owner and admins of a team can edit its business; others see an explanation', async () => {
  const [owner, manager, member, stranger] = [await makeUser(), await makeUser(), await makeUser(), await makeUser()]
  const { id } = await makeBusiness({}, { owner, admin: manager, member })
  for (const [as, may] of [
    [owner, true],
    [manager, true],
    [member, false],
    [stranger, false],
  ] as const) {
    const { page } = await open(`/businesses/${id}/edit`, { as })
    await heading(page, may ? 'Edit Business' : 'You do not have permission to edit this business').waitFor()
    await page.goto(`/businesses/${id}`)
    await waitUntilReady(page)
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'Edit' }).count()).toBe(may ? 1 : 0)
  }
})

test('the second visit is answered with 304, and its scripts run under the policy', async () => {
  const member = await makeUser()
  await makeBusiness({ business_name: 'Seen Twice' })
  for (const as of [undefined, member]) {
    const { page } = await open('/businesses?search=seen+twice', { as })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const statuses: number[] = []
    const documents = new Set<string>()
    session.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Document' && documents.add(requestId))
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      if (documents.has(requestId)) statuses.push(statusCode)
    })
    await page.reload()
    await waitUntilReady(page)
    expect(statuses).toEqual([304])
    await field(page, 'Search').fill('zzzz')
    await waitForResultText(page, 'No businesses found')
  }
})

test('a full profile is printed on one sheet, with its services and holidays', async () => {
  const owner = await makeUser()
  const business = await makeBusiness(
    {
      business_name: 'Plover Books',
      description: 'Shelves about the coast. '.repeat(20),
      phone: '907 555 0100',
      website: 'https://plover.example',
      year_established: 1998,
      city: 'Sitka',
      industry: 'Books',
    },
    { owner },
  )
  const input = details['Gastineau Paper & Ink'] as BusinessDetailsInput
  await db.transaction().execute((tx) => saveDetails(tx, owner, business.id, input, true))
  for (let event = 0; event < 3; event++) await makeEvent({ business_id: business.id, created_by: owner.id })
  const { page } = await open(`/businesses/${business.id}`)

  const paper = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Book repair', 'Thanksgiving', '907 555 0100']) {
    expect(await page.locator('.page').getByText(text).filter({ visible: true }).count(), text).toBeGreaterThan(0)
  }
  expect(await page.getByRole('link', { name: 'View all' }).isVisible()).toBe(false)
})

for (const width of [390, 1280]) {
  test(`marks the dates of an exception that ends before it begins, at ${width} pixels`, async () => {
    const owner = await makeUser()
    const { id } = await makeBusiness({ alaska_business_license: '10012345' }, { owner })
    const visit = await open(`/businesses/${id}/edit`, { as: owner, width })
    const { page } = visit
    await button(page, 'Weekdays 9 to 5').click()
    const section = page.locator('summary', { hasText: 'Other days' })
    await section.click()
    await button(page, 'Add days with other hours').click()
    await field(page, 'First day, exception 1').fill('2026-12-28')
    await field(page, 'Last day, exception 1').fill('2026-12-26')
    await section.click()
    await button(page, 'Save Changes').press('Enter')

    const last = field(page, 'Last day, exception 1')
    const focusedId = () => page.evaluate(() => document.activeElement?.id)
    await expect.poll(focusedId, { timeout: 10_000 }).toBe(await last.getAttribute('id'))
    const message = await last.evaluate((input) => {
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join()
    })
    expect(message).toBe('The last day of the exception must not be before its first day')
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(1)
    expect(await page.getByText(message, { exact: true }).count()).toBe(1)
    expect(await visit.runAxe()).toEqual([])
    await last.fill('2026-12-29')
    await field(page, 'Website').fill('bait-shop.example')
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(0)
    await button(page, 'Save Changes').press('Enter')
    await page.waitForURL(`/my-businesses/${id}`)
    expect((await app.visitor.get(`/api/profiles/${id}`)).body.profile.website).toBe('https://bait-shop.example')
  })
}
