import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { inHours, makeEvent } from '../src/features/events/events.make.ts'
import { startTestApp } from './app.ts'
import {
  button,
  expectValues,
  field,
  fill,
  findHorizontalOverflow,
  heading,
  navigate,
  startBrowser,
  waitUntilReady,
} from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const ANCHORAGE = 'America/Anchorage'
const waitForHeading = (page: Page, text: string) =>
  page.getByRole('heading', { level: 2 }).getByText(text, { exact: true }).waitFor()
const readStoredEvents = (business_id: number) =>
  db.selectFrom('events').where('business_id', '=', business_id).selectAll().orderBy('start_datetime').execute()

test('an editor keeps what another window has saved, and is told before they replace it', async () => {
  const owner = await makeUser()
  const { id: business_id } = await makeBusiness({}, { owner })
  const { id } = await makeEvent({ business_id, created_by: owner.id, title: 'Market', cost_info: 'Free' })
  const path = `/api/businesses/${business_id}/events/${id}`
  const visit = await open(`/businesses/${business_id}/events/${id}/edit`, { as: owner, width: 390 })
  const { page } = visit
  visit.expectPageError(/status of 409/)
  await fill(page, { Cost: '$8' })
  const { event } = (await app.visitor.get(`/api/events/${id}`)).body
  const { title, description, start_datetime, end_datetime } = event
  const other = { title: 'Fish market', description, start_datetime, end_datetime, cost_info: '$5' }
  expect((await app.as(owner).put(path, other)).status).toBe(200)

  await button(page, 'Save Changes').click()
  await page.getByText('with other values here: cost. Save again to replace them with yours.').waitFor()
  await expectValues(page, { Cost: '$8', Title: title })
  await button(page, 'Save Changes').click()
  await page.waitForURL(`/businesses/${business_id}`)
  expect((await readStoredEvents(business_id)).map(({ title, cost_info }) => [title, cost_info])).toEqual([
    ['Fish market', '$8'],
  ])
})

test('a restored draft keeps what another window has saved in the fields that it does not change', async () => {
  const owner = await makeUser()
  const { id: business_id } = await makeBusiness({}, { owner })
  const { id } = await makeEvent({ business_id, created_by: owner.id, title: 'Market', cost_info: 'Free' })
  const { page } = await open(`/businesses/${business_id}/events/${id}/edit`, { as: owner })
  await fill(page, { Cost: '$8' })
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('$8')
  await db.updateTable('events').set({ title: 'Fish market' }).where('id', '=', id).execute()
  await page.reload()
  await waitUntilReady(page)
  await expectValues(page, { Cost: '$8', Title: 'Fish market' })
})

test.each([1280, 390])('an event is created, read, edited, deactivated and deleted at %i pixels', async (width) => {
  const owner = await makeUser({ full_name: 'Olive Owner' })
  const { id } = await makeBusiness({ business_name: 'Host House', city: 'Sitka', phone: '907-555-0100' }, { owner })
  const visit = await open(`/businesses/${id}`, { as: owner, width, timeZone: ANCHORAGE })
  const { page } = visit
  await page.getByRole('link', { name: 'Create Event' }).click()
  await heading(page, 'Create Event').waitFor()
  await waitUntilReady(page)
  await button(page, 'Create Event').click()
  for (const sentence of [
    'Title is required',
    'Description is required',
    'Start date/time is required',
    'End date/time is required',
  ]) {
    await page.getByText(sentence).waitFor()
  }
  await fill(page, {
    Title: 'Open house',
    'Start Date/Time': '2030-12-04T18:00',
    'End Date/Time': '2030-12-04T17:00',
    'Event Page URL': 'nowhere',
    Location: 'Harbor Hall',
    Cost: 'Free',
  })
  expect(await page.getByText('Title is required').count()).toBe(0)
  await field(page, 'Description').fill('x'.repeat(1950))
  await page.getByText('50 characters left').waitFor()
  await field(page, 'Description').fill('Come and **see**.')
  await page.getByText('1,983 characters left').waitFor()
  await button(page, 'Create Event').click()
  await page.getByText('End date/time must be after start date/time').waitFor()
  await page.getByText('Invalid URL format').waitFor()
  await fill(page, { 'End Date/Time': '2030-12-04T20:00', 'Event Page URL': 'https://example.com/house' })
  await field(page, 'Event Type').selectOption('Community')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('main').locator('strong', { hasText: 'see' }).waitFor()
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  await button(page, 'Create Event').click()
  await page.getByText('Event created successfully!').waitFor()
  await page.waitForURL(`/businesses/${id}`)
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor()
  const [stored] = await readStoredEvents(id)
  expect(stored).toMatchObject({ start_datetime: '2030-12-05T03:00:00.000Z', event_type: 'Community' })

  await page.getByRole('link', { name: 'Open house' }).click()
  await heading(page, 'Open house').waitFor()
  await page.getByText('Wednesday, December 4, 2030 at 6:00 PM', { exact: true }).waitFor()
  const host = page.getByRole('region', { name: 'Hosted By' })
  await host.getByText('Sitka, AK').waitFor()
  await host.getByRole('link', { name: 'View Business Profile' }).waitFor()
  await page.getByRole('region', { name: 'Event Created By' }).getByText('Olive Owner').waitFor()
  await page.getByRole('link', { name: 'Visit Event Page' }).waitFor()
  expect(await visit.runAxe()).toEqual([])

  const question = page.getByRole('alertdialog', { name: 'Cancel “Open house”?' })
  await button(page, 'Deactivate').press('Enter')
  await question.waitFor()
  expect(await visit.runAxe()).toEqual([])
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect((await readStoredEvents(id))[0]).toMatchObject({ is_active: true })
  await button(page, 'Deactivate').press('Enter')
  await question.getByRole('button', { name: 'Cancel Event' }).press('Enter')
  await page.getByText('Inactive', { exact: true }).waitFor()
  const guest = await open(`/events/${stored?.id}`, { width, timeZone: ANCHORAGE })
  guest.allowPageError(/404/)
  await guest.page.getByRole('heading', { name: 'Cancelled: Open house' }).waitFor()
  await guest.page.getByText('Wednesday, December 4, 2030 at 6:00 PM').waitFor()
  expect(await guest.runAxe()).toEqual([])
  await button(page, 'Activate').click()
  await page.getByText('Inactive', { exact: true }).waitFor({ state: 'detached' })

  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
  await heading(page, 'Edit Event').waitFor()
  await waitUntilReady(page)
  await expectValues(page, { Title: 'Open house', 'Start Date/Time': '2030-12-04T18:00', Cost: 'Free' })
  await fill(page, { Title: 'Closed house', Cost: '' })
  await button(page, 'Save Changes').click()
  await page.getByText('Event updated successfully!').waitFor()
  await page.waitForURL(`/businesses/${id}`)
  await page.getByRole('link', { name: 'Closed house' }).click()

  await button(page, 'Delete').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Are you sure you want to delete this event?').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Event deleted successfully').waitFor()
  await page.waitForURL('/events')
  expect(await readStoredEvents(id)).toEqual([])
})

test.each([1280, 390])('a visitor filters events by words, type, dates and business at %i pixels', async (width) => {
  const { id } = await makeBusiness({ business_name: `Filter Fair ${width}` })
  const word = `Wuthering${width}`
  await makeEvent({
    business_id: id,
    title: `${word} sale`,
    event_type: 'Sale',
    start_datetime: inHours(-1),
    end_datetime: inHours(1),
  })
  await makeEvent({ business_id: id, title: `${word} talk`, event_type: 'Workshop', description: 'long '.repeat(100) })
  await makeEvent({
    business_id: id,
    title: `${word} past`,
    start_datetime: '2020-02-01T20:00:00Z',
    end_datetime: '2020-02-01T22:00:00Z',
  })
  const visit = await open('/events', { width, timeZone: ANCHORAGE })
  const { page } = visit
  await heading(page, 'Alaska Business Events').waitFor()
  await page.getByPlaceholder('Search title, description, location...').fill(word)
  await page.waitForURL(`/events?search=${word}`)
  await waitForHeading(page, '2 events')
  await page.getByText('Happening Now').waitFor()
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])

  if (width < 700) await page.getByRole('button', { name: /^Filters/ }).click()
  await field(page, 'Event Type').selectOption('Workshop')
  await waitForHeading(page, '1 event')
  expect(new URL(page.url()).search).toBe(`?search=${word}&type=Workshop`)
  await field(page, 'Event Type').selectOption('All Types')
  await field(page, 'To Date').fill('2020-02-01')
  await page.getByText('Past Event').waitFor()
  await waitForHeading(page, '1 event')
  await field(page, 'From Date').fill('2020-02-02')
  await waitForHeading(page, 'No events found')
  await page.getByText('Try adjusting your filters').waitFor()
  await page.goBack()
  await expect.poll(() => field(page, 'Search').inputValue()).toBe(word)
  await button(page, 'Clear Filters').click()
  await page.waitForURL('/events')
  await expectValues(page, { Search: '', 'To Date': '' })

  await page.goto(`/events?businessId=${id}`)
  await waitUntilReady(page)
  await waitForHeading(page, '2 events')
  await field(page, 'Search').fill('long')
  await waitForHeading(page, '1 event')
  expect(new URL(page.url()).search).toBe(`?search=long&businessId=${id}`)
})

test('the business page shows three upcoming events and links to all', async () => {
  const { id } = await makeBusiness()
  for (const hours of [1, 2, 3, 4]) {
    await makeEvent({ business_id: id, title: `In ${hours}`, start_datetime: inHours(hours), end_datetime: inHours(9) })
  }
  const { page } = await open(`/businesses/${id}`)
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['In 1', 'In 2', 'In 3'])
  await page.getByRole('link', { name: 'View all 4 events' }).click()
  await page.waitForURL(`/events?businessId=${id}`)
  await waitForHeading(page, '4 events')
})

test('a long list loads more rows, and Back restores them', async () => {
  const { id } = await makeBusiness()
  for (let number = 1; number <= 45; number++) {
    await makeEvent({
      business_id: id,
      title: `Number ${number}`,
      start_datetime: inHours(number),
      end_datetime: inHours(99),
    })
  }
  const { page } = await open(`/events?businessId=${id}`)
  await waitForHeading(page, '45 events')
  const rows = page.getByRole('heading', { level: 4 })
  for (const shown of [15, 35, 45]) {
    await expect.poll(() => rows.count()).toBe(shown)
    if (shown < 45) await button(page, 'Show more events').click()
  }
  await page.getByRole('link', { name: 'Number 45' }).click()
  await heading(page, 'Number 45').waitFor()
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(45)
})

test('times are in the visitor’s time zone, which is named when it differs from the region’s', async () => {
  const { id: business_id } = await makeBusiness()
  const { id } = await makeEvent({
    business_id,
    start_datetime: '2030-07-05T02:00:00Z',
    end_datetime: '2030-07-05T04:00:00Z',
  })
  for (const [zone, shownTime] of [
    [ANCHORAGE, 'Thursday, July 4, 2030 at 6:00 PM'],
    ['America/Juneau', 'Thursday, July 4, 2030 at 6:00 PM'],
    ['America/Adak', 'Thursday, July 4, 2030 at 5:00 PM HADT'],
    ['America/New_York', 'Thursday, July 4, 2030 at 10:00 PM EDT'],
  ] as const) {
    const { page } = await open(`/events/${id}`, { timeZone: zone })
    await page.getByText(shownTime, { exact: true }).waitFor()
  }
})

test('a repeating event keeps its time of day when the clocks change, and one occurrence can be skipped', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const visit = await open(`/businesses/${id}/events/new`, { as: owner, timeZone: ANCHORAGE })
  const { page } = visit
  await fill(page, {
    Title: 'Coffee hour',
    Description: 'Bring a cup.',
    'Start Date/Time': '2030-03-07T18:00',
    'End Date/Time': '2030-03-07T19:00',
  })
  await field(page, 'Repeats').selectOption('Every Thursday')
  await field(page, 'Number of times').fill('3')
  await page.getByText('3 events, the last on Thursday, March 21, 2030.').waitFor()
  await field(page, 'Ends').selectOption('On a day')
  await button(page, 'Create Event').click()
  await page.getByText('Say how many times it takes place, or until which day').waitFor()
  visit.expectPageError(/status of 400/)
  await field(page, 'Until').fill('2030-03-10')
  await button(page, 'Create Event').click()
  await page.getByText('Failed to create event. It has to take place at least twice to repeat').waitFor()
  await field(page, 'Until').fill('2030-03-21')
  await button(page, 'Create Event').click()
  await page.getByText('Event created successfully!').waitFor()
  expect((await readStoredEvents(id)).map(({ start_datetime }) => start_datetime)).toEqual([
    '2030-03-08T03:00:00.000Z',
    '2030-03-15T02:00:00.000Z',
    '2030-03-22T02:00:00.000Z',
  ])
  await expect.poll(() => page.getByRole('link', { name: 'Coffee hour' }).count()).toBe(1)
  await page.goto(`/events/${(await readStoredEvents(id))[1]?.id}`)
  await waitUntilReady(page)
  await page.getByText('Takes place every week. 2 more dates:').waitFor()
  await page.getByText('Thursday, March 14, 2030 at 6:00 PM', { exact: true }).waitFor()
  await button(page, 'Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('/events')
  expect(await readStoredEvents(id)).toHaveLength(2)
  await navigate(page, `/events?businessId=${id}`)
  await page.getByText('Weekly, 1 more date', { exact: true }).waitFor()
})

test('a member finds the events that interest them under Saved', async () => {
  const { id: business_id } = await makeBusiness()
  const { id } = await makeEvent({
    business_id,
    title: 'Net mending evening',
    start_datetime: inHours(72),
    end_datetime: inHours(74),
  })
  const { page, runAxe } = await open('/saved', { as: await makeUser(), width: 390 })
  await page.getByText('You have not marked an event yet.').waitFor()
  await navigate(page, `/events/${id}`)
  await button(page, 'I’m interested').click()
  await page.getByRole('button', { name: 'I’m interested', pressed: true }).waitFor()
  await navigate(page, '/saved')
  const events = page.getByRole('region', { name: 'Events' })
  await events.getByRole('link', { name: 'Net mending evening' }).waitFor()
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
})

test('the page of a series shows the next three dates below the description, and the others on demand', async () => {
  const { id: business_id } = await makeBusiness()
  const series = await db
    .insertInto('event_series')
    .values({ business_id, frequency: 'weekly', time_zone: ANCHORAGE })
    .returning('id')
    .executeTakeFirstOrThrow()
  const events = []
  for (let week = 1; week <= 12; week++)
    events.push(
      await makeEvent({
        business_id,
        series_id: series.id,
        start_datetime: inHours(168 * week),
        end_datetime: inHours(168 * week + 1),
      }),
    )
  const { page, runAxe } = await open(`/events/${events[0]?.id}`, { width: 390 })
  const dates = page.getByRole('region', { name: 'Dates' })
  const description = await page.getByRole('region', { name: 'Description' }).boundingBox()
  expect((await dates.boundingBox())?.y).toBeGreaterThan(description?.y ?? Number.POSITIVE_INFINITY)
  expect(await dates.getByRole('listitem').count()).toBe(3)
  await dates.getByText('8 more dates').click()
  await expect.poll(() => dates.getByRole('listitem').count()).toBe(11)
  expect(await runAxe()).toEqual([])
})

test.each([1280, 390])('the calendar is usable by keyboard at %i pixels', async (width) => {
  const { id: business_id } = await makeBusiness()
  for (const title of ['First', 'Second']) {
    await makeEvent({
      business_id,
      title,
      start_datetime: '2031-01-02T03:00:00Z',
      end_datetime: '2031-01-02T05:00:00Z',
    })
  }
  const visit = await open(`/events?view=calendar&month=2030-12&businessId=${business_id}`, {
    width,
    timeZone: ANCHORAGE,
  })
  const { page } = visit
  await page.getByRole('grid', { name: 'December 2030' }).waitFor()
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  const focused = () => page.evaluate(() => document.activeElement?.querySelector('.sr-only')?.textContent)
  await page.getByRole('link', { name: 'Sunday, December 1, 2030, no events' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('Monday, December 9, 2030, no events')
  await page.keyboard.press('End')
  await expect.poll(focused).toBe('Saturday, December 14, 2030, no events')
  await page.keyboard.press('PageDown')
  await expect.poll(focused).toBe('Tuesday, January 14, 2031, no events')
  for (let times = 0; times < 13; times++) await page.keyboard.press('ArrowLeft')
  await expect.poll(focused).toBe('Wednesday, January 1, 2031, 2 events')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Wednesday, January 1, 2031' }).waitFor()
  await page.getByRole('link', { name: 'First', exact: true }).waitFor()
  expect(await visit.runAxe()).toEqual([])

  await page.getByRole('link', { name: 'Previous' }).click()
  await page.getByRole('grid', { name: 'December 2030' }).waitFor()
})

test('the event form keeps its values when the server is unreachable, fails or refuses', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const visit = await open(`/businesses/${id}/events/new`, { as: owner, timeZone: ANCHORAGE })
  const typed = {
    Title: 'Kept title',
    Description: 'Kept **words**',
    'Start Date/Time': '2030-03-07T18:00',
    'End Date/Time': '2030-03-07T19:00',
  }
  await fill(visit.page, typed)
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await visit.page.context().setOffline(true)
  await button(visit.page, 'Create Event').click()
  await visit.page
    .getByRole('alert')
    .getByText('Failed to create event. The server could not be reached. Please check your connection and try again.')
    .waitFor()
  await expectValues(visit.page, typed)
  await visit.page.context().setOffline(false)
  await db.deleteFrom('business_members').where('business_id', '=', id).execute()
  visit.expectPageError(/status of 403/)
  await button(visit.page, 'Create Event').click()
  await visit.page
    .getByText('Failed to create event. You do not have permission to create events for this business')
    .waitFor()
  await expectValues(visit.page, typed)
})

test('a half-written event survives a reload, with its repetition', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const { page } = await open(`/businesses/${id}/events/new`, { as: owner, timeZone: ANCHORAGE, width: 390 })
  const typed = { Title: 'Half an event', Description: 'With words.', 'Start Date/Time': '2030-03-07T18:00' }
  await fill(page, typed)
  await field(page, 'Repeats').selectOption('Every Thursday')
  await field(page, 'Ends').selectOption('On a day')
  await field(page, 'Until').fill('2030-03-21')
  await page.reload()
  await waitUntilReady(page)
  await page.getByText('Your unsent draft was restored.').waitFor()
  await expectValues(page, { ...typed, Repeats: 'weekly', Until: '2030-03-21' })
})

test.each([1280, 390])('a visitor adds an event to a calendar by keyboard at %i pixels', async (width) => {
  const { id: business_id } = await makeBusiness({ business_name: 'Host' })
  const { id } = await makeEvent({
    business_id,
    title: 'Rock & Roll',
    start_datetime: '2030-12-05T03:00:00Z',
    end_datetime: '2030-12-05T05:00:00Z',
  })
  const visit = await open(`/events/${id}`, { width, timeZone: ANCHORAGE })
  const { page } = visit
  const opener = button(page, 'Add to calendar')
  const links = page.getByRole('listitem').getByRole('link').and(page.locator('.link-menu-link'))
  const focused = () => page.evaluate(() => document.activeElement?.firstChild?.textContent ?? null)
  await opener.focus()
  expect([await opener.getAttribute('aria-expanded'), await links.count()]).toEqual(['false', 0])
  await page.keyboard.press('Enter')
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true')
  expect(await links.count()).toBe(4)
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  for (const link of await links.all()) {
    const box = await link.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
  }
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Google Calendar')
  for (const [key, label] of [
    ['ArrowDown', 'Outlook.com'],
    ['End', 'File for any calendar (.ics)'],
    ['ArrowDown', 'Google Calendar'],
    ['ArrowUp', 'File for any calendar (.ics)'],
  ] as const) {
    await page.keyboard.press(key)
    expect([key, await focused()]).toEqual([key, label])
  }
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`event-${id}.ics`)
  expect(readFileSync(await download.path(), 'utf8')).toContain('SUMMARY:Rock & Roll')
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')

  await opener.focus()
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Google Calendar')
  const google = new URL((await links.first().getAttribute('href')) ?? '').searchParams
  expect([google.get('text'), google.get('dates')]).toEqual(['Rock & Roll', '20301205T030000Z/20301205T050000Z'])
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
  expect(await focused()).toBe('Add to calendar')
})

test('past and deactivated events have no calendar links', async () => {
  const owner = await makeUser()
  const { id: business_id } = await makeBusiness({}, { owner })
  const over = await makeEvent({ business_id, start_datetime: inHours(-3), end_datetime: inHours(-2) })
  const off = await makeEvent({ business_id, is_active: false })
  for (const { id, title } of [over, off]) {
    const visit = await open('/', { as: owner })
    // The server renders every page for a visitor, who gets 404 for a deactivated event.
    if (id === off.id) visit.expectPageError(/status of 404/)
    await visit.page.goto(`/events/${id}`)
    await heading(visit.page, title).waitFor()
    await waitUntilReady(visit.page)
    expect(await button(visit.page, 'Add to calendar').count()).toBe(0)
  }
})

test.each([1280, 390])('a visitor subscribes to a filtered list or to a business at %i pixels', async (width) => {
  const { id } = await makeBusiness({ business_name: 'Subscribed' })
  await makeEvent({ business_id: id, title: 'Yearly sale', event_type: 'Sale' })
  const { host } = new URL(app.url)
  const addressOn = async (path: string) => {
    const visit = await open(path, { width, timeZone: ANCHORAGE })
    await button(visit.page, 'Subscribe').click()
    const link = visit.page.getByRole('link', { name: 'Calendar on this device' })
    await link.waitFor()
    expect(await visit.runAxe()).toEqual([])
    expect(await findHorizontalOverflow(visit.page)).toEqual([])
    return link.getAttribute('href')
  }
  expect(await addressOn('/events?type=Sale')).toBe(`webcal://${host}/events.ics?type=Sale`)
  expect(await addressOn(`/events?businessId=${id}`)).toBe(`webcal://${host}/businesses/${id}/events.ics`)
  expect(await addressOn(`/businesses/${id}`)).toBe(`webcal://${host}/businesses/${id}/events.ics`)
})

test('the calendar menu opens without scripts', async () => {
  const { id: business_id } = await makeBusiness()
  const { id } = await makeEvent({ business_id })
  const { page } = await open(`/events/${id}`, { scripts: false })
  await button(page, 'Add to calendar').click()
  await page.getByRole('link', { name: 'File for any calendar (.ics)' }).waitFor()
})

test('only the creator and administrators may edit and delete an event, and only owner and admins may deactivate it', async () => {
  const [owner, member, other, admin] = [await makeUser(), await makeUser(), await makeUser(), await makeAdmin()]
  const { id: business_id } = await makeBusiness({}, { owner, member, viewer: other })
  const { id } = await makeEvent({ business_id, created_by: member.id })
  for (const [as, offered] of [
    [undefined, []],
    [other, []],
    [owner, ['Deactivate']],
    [member, ['Edit', 'Delete']],
    [admin, ['Edit', 'Deactivate', 'Delete']],
  ] as const) {
    const { page } = await open(`/events/${id}`, { as })
    await expect.poll(() => page.locator('.page-heading-actions > *').allTextContents()).toEqual(offered)
  }
  const { page } = await open(`/businesses/${business_id}/events/${id}/edit`, { as: other })
  await heading(page, 'You do not have permission to edit this event').waitFor()
})

test('editing an unknown event leads back to the business', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ business_name: 'Left Alone' }, { owner })
  const visit = await open('/', { as: owner })
  visit.expectPageError(/status of 404/)
  await visit.page.goto(`/businesses/${id}/events/4000000/edit`)
  await visit.page.getByText('Failed to load event.').first().waitFor()
  await heading(visit.page, 'Left Alone').waitFor()
})
