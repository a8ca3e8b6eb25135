import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { drawPicture } from '../src/features/businesses/pictures/pictures.make.ts'
import { startTestApp } from './app.ts'
import { button, startBrowser } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const owner = await makeUser()

const readPictures = (business_id: number) =>
  db
    .selectFrom('business_pictures')
    .where('business_id', '=', business_id)
    .select(['alt', 'role', 'position'])
    .orderBy('role')
    .orderBy('position')
    .execute()
const file = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPicture(colour, 640, 480).png().toBuffer(),
})
const choose = async (page: Page, ...files: Awaited<ReturnType<typeof file>>[]) =>
  page.getByLabel('Add pictures').setInputFiles(files)
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

test('an owner adds, describes, orders and deletes pictures, and visitors see them', async () => {
  const { id } = await makeBusiness({}, { owner })
  const { page, runAxe } = await open(`/businesses/${id}/edit`, { as: owner })
  await choose(page, await file('dock.png', 'teal'), await file('sign.png', 'maroon'))
  const forms = page.locator('form.picture-card')
  await expect.poll(() => forms.count()).toBe(2)

  // A picture without alternative text is not sent, and the field shows an error.
  await forms.first().getByRole('button', { name: 'Upload' }).click()
  const alt = forms.first().getByLabel('Alternative text')
  await page.getByText('Please describe what the picture shows').waitFor()
  expect(await alt.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await runAxe()).toEqual([])

  await alt.fill('Two boats at our dock')
  await forms.first().getByRole('button', { name: 'Upload' }).click()
  await expect.poll(() => forms.count()).toBe(1)
  await forms.getByLabel('Alternative text').fill('Our sign')
  await forms.getByLabel('Use as').selectOption('Cover')
  await forms.getByRole('button', { name: 'Upload' }).click()
  await expect
    .poll(() => readPictures(id))
    .toMatchObject([
      { role: 'cover', alt: 'Our sign' },
      { role: 'photo', alt: 'Two boats at our dock' },
    ])

  await choose(page, await file('shop.png', 'olive'))
  await forms.getByLabel('Alternative text').fill('The shop')
  await forms.getByRole('button', { name: 'Upload' }).click()
  await button(page, 'Move up: The shop').click()
  await expect.poll(() => readPictures(id)).toMatchObject([{}, { alt: 'The shop' }, { alt: 'Two boats at our dock' }])
  await button(page, 'Delete: Two boats at our dock').click()
  await confirm(page, 'Delete')
  await expect.poll(() => readPictures(id)).toMatchObject([{}, { alt: 'The shop' }])

  const visitor = await open(`/businesses/${id}`)
  const shown = visitor.page.getByRole('img', { name: 'The shop' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await visitor.runAxe()).toEqual([])
})

test('several pictures are uploaded together, and a file that is not a picture is refused without being sent', async () => {
  const { id } = await makeBusiness({}, { owner })
  const { page } = await open(`/businesses/${id}/edit`, { as: owner, width: 390 })
  const heic = { name: 'boat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') }
  const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Buy ice.') }
  await choose(page, await file('dock.png', 'teal'), await file('sign.png', 'maroon'), heic, text)
  const forms = page.locator('form.picture-card')
  await page.getByRole('alert').getByText('boat.jpg was not added. HEIC pictures cannot be read.').waitFor()
  await page.getByRole('alert').getByText('notes.png was not added. This is not a picture.').waitFor()
  expect(await forms.count()).toBe(2)
  await forms.nth(0).getByLabel('Alternative text').fill('Our dock')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await button(page, 'Upload All').click()
  const missing = forms.filter({ hasText: 'sign.png' }).getByLabel('Alternative text')
  expect(await missing.evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(() => forms.count()).toBe(1)
  await missing.fill('Our sign')
  await button(page, 'Upload').click()
  await expect.poll(() => readPictures(id)).toMatchObject([{ alt: 'Our dock' }, { alt: 'Our sign' }])
  await expect.poll(() => forms.count()).toBe(0)
  expect(sent).toHaveLength(2)
})

test('saves the form only after the chosen picture has a description and was uploaded', async () => {
  const { id } = await makeBusiness({ alaska_business_license: '10012345' }, { owner })
  const visit = await open(`/businesses/${id}/edit`, { as: owner, width: 390 })
  const { page } = visit
  await page.getByLabel('Tagline').fill('Docks and signs')
  await choose(page, await file('dock.png', 'teal'))
  await button(page, 'Save Changes').click()
  await page.getByText('Your changes are not saved yet. Describe what each chosen picture shows').waitFor()
  const alt = page.locator('form.picture-card').getByLabel('Alternative text')
  expect(await alt.evaluate((input) => input === document.activeElement)).toBe(true)

  await alt.fill('Our dock')
  visit.expectPageError(/pictures/)
  await page.route('/api/businesses/*/pictures', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await button(page, 'Save Changes').click()
  await page.getByText('Your changes are not saved yet, because a chosen picture was not uploaded.').waitFor()
  const readTagline = async () => (await app.visitor.get(`/api/profiles/${id}`)).body.profile.tagline
  expect([await readTagline(), await readPictures(id)]).toEqual([null, []])

  await page.unroute('/api/businesses/*/pictures')
  await button(page, 'Save Changes').click()
  await page.getByText('Business saved').waitFor()
  expect(await readTagline()).toBe('Docks and signs')
  expect(await readPictures(id)).toMatchObject([{ alt: 'Our dock', role: 'photo' }])
})

test.each([1280, 390])(
  'leaving with a chosen picture asks first, by mouse and keyboard, at %i pixels',
  async (width) => {
    const { id } = await makeBusiness({}, { owner })
    const { page, runAxe } = await open(`/businesses/${id}/edit`, { as: owner, width })
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    const cancel = page.locator('.save-bar').getByRole('link', { name: 'Cancel' })
    await choose(page, await file('dock.png', 'teal'), await file('sign.png', 'maroon'))
    await cancel.click()
    await dialog.getByText('The 2 chosen pictures are not uploaded yet and will be lost.').waitFor()
    expect(await runAxe()).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await page.locator('form.picture-card').count()).toBe(2)

    // A picture that was removed is not lost by leaving.
    await button(page, 'Remove').first().click()
    await cancel.press('Enter')
    await dialog.getByText('The chosen picture is not uploaded yet and will be lost.').waitFor()
    await confirm(page, 'Stay')
    await button(page, 'Remove').click()
    await cancel.click()
    await page.waitForURL(`**/my-businesses/${id}`)
  },
)

test('a photo opens large with its description, by mouse and keyboard, and going back closes it', async () => {
  const { id } = await makeBusiness({ business_name: 'Cove Canvas' }, { owner })
  const { page: editor } = await open(`/businesses/${id}/edit`, { as: owner })
  for (const [number, color] of (['teal', 'olive'] as const).entries()) {
    await choose(editor, await file(`${number}.png`, color))
    await editor
      .locator('form.picture-card')
      .getByLabel('Alternative text')
      .fill(`View ${number + 1}`)
    await editor.locator('form.picture-card').getByRole('button', { name: 'Upload' }).click()
    await expect.poll(() => readPictures(id)).toHaveLength(number + 1)
  }
  for (const width of [390, 1280]) {
    const { page, runAxe } = await open(`/businesses/${id}`, { width })
    const dialog = page.getByRole('dialog')
    const tops = await page
      .locator('.photos img')
      .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await page.getByRole('img', { name: 'View 1' }).click()
    await dialog.getByText('Photo 1 of 2').waitFor()
    expect(await dialog.getByRole('figure').textContent()).toBe('View 1')
    expect(await runAxe()).toEqual([])
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByText('Photo 2 of 2').waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('Photo 1 of 2').waitFor()
    await page.goBack()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`/businesses/${id}`)
    await page.getByRole('img', { name: 'View 2' }).click()
    await dialog.getByText('Photo 2 of 2').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await page.getByRole('heading', { name: 'Cove Canvas', level: 1 }).waitFor()
  }
})

test('a failed upload keeps the typed text and can be repeated, and leaving cancels it', async () => {
  const { id } = await makeBusiness({}, { owner })
  const { page, allowPageError } = await open(`/businesses/${id}/edit`, { as: owner })
  allowPageError(/ERR_FAILED/)
  await choose(page, await file('dock.png', 'teal'))
  const form = page.locator('form.picture-card')
  await form.getByLabel('Alternative text').fill('Our dock')
  const uploads = `**/api/businesses/${id}/pictures`
  await page.route(uploads, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await button(page, 'Upload').click()
  await form.getByRole('alert').waitFor()
  expect(await form.getByLabel('Alternative text').inputValue()).toBe('Our dock')
  await page.unroute(uploads)

  await page.route(uploads, () => {})
  await button(page, 'Try Again').click()
  await button(page, 'Cancel').first().waitFor()
  await page.getByRole('link', { name: 'My Businesses' }).first().click()
  await confirm(page, 'Leave')
  await page.getByText('The upload was cancelled because you left the page.').first().waitFor()
  expect(await readPictures(id)).toEqual([])
})

test('a member sets and deletes their own picture, and the form shows why one is refused', async () => {
  const member = await makeUser({ full_name: 'Ada Quill' })
  const { page, runAxe } = await open('/profile', { as: member })
  const choose = (chosen: Awaited<ReturnType<typeof file>>) =>
    page.getByLabel(/^Choose (a|another) picture$/).setInputFiles(chosen)
  await choose({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await page.getByText('This is not a picture').waitFor()
  expect(await button(page, 'Try Again').count()).toBe(0)
  await choose(await file('me.png', 'teal'))
  const shown = page.getByRole('img', { name: 'Ada Quill' })
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(192)
  expect(await page.getByText('This is not a picture').count()).toBe(0)
  expect(await runAxe()).toEqual([])
  await button(page, 'Delete Picture').click()
  await expect.poll(() => shown.count()).toBe(0)
})
