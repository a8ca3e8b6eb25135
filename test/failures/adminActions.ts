import { field } from '../browser.ts'
import { openChat } from '../chatPage.ts'
import { dialog, press, pressAndConfirm, type Screens } from './actions.ts'
import { asAdmin, rowIds } from './data.ts'

export const adminActions: Screens = {
  users: {
    path: () => '/admin?search=Otto',
    as: asAdmin,
    actions: [
      {
        message: 'Failed to update user ban status',
        method: 'PATCH',
        api: '**/ban',
        act: pressAndConfirm('Ban', 'Ban'),
      },
    ],
  },
  'imported business': {
    path: () => `/admin?tab=verification&review=${rowIds.imported}`,
    as: asAdmin,
    actions: [
      {
        message: 'Failed to publish business',
        method: 'POST',
        api: '**/api/profiles',
        act: (page) => dialog(page).getByRole('button', { name: 'Publish to Public Directory' }).click(),
      },
      {
        message: 'Failed to approve business',
        method: 'POST',
        api: '**/approve',
        act: (page) => dialog(page).getByRole('button', { name: 'Approve' }).click(),
      },
      {
        message: 'Failed to reject business',
        method: 'POST',
        api: '**/reject',
        act: pressAndConfirm('Reject', 'Reject', { reason: true, inPanel: true }),
      },
      {
        message: 'Failed to delete business',
        method: 'DELETE',
        api: '**/api/admin/businesses/*',
        act: (page) => page.locator('.dialog-side').getByRole('button', { name: 'Delete', exact: true }).click(),
      },
    ],
  },
  'approved business': {
    path: () => `/admin?tab=verification&review=${rowIds.own}`,
    as: asAdmin,
    actions: [
      {
        message: 'Failed to suspend business',
        method: 'POST',
        api: '**/suspend',
        act: pressAndConfirm('Suspend', 'Suspend', { reason: true, inPanel: true }),
      },
      {
        message: 'Failed to revoke the claim',
        method: 'POST',
        api: '**/revoke-claim',
        act: pressAndConfirm('Revoke Claim', 'Revoke Claim', { reason: true, inPanel: true }),
      },
    ],
  },
  'publish many': {
    path: () => '/admin?tab=verification&status=imported',
    as: asAdmin,
    before: ({ page }) => page.getByLabel('Select all on this page').check(),
    actions: [
      {
        message: 'Failed to publish business',
        method: 'POST',
        api: '**/publish',
        act: pressAndConfirm('Publish 1 business', 'Publish'),
      },
    ],
  },
  'claim request': {
    path: () => `/admin?tab=claims&claim=${rowIds.claim}`,
    as: asAdmin,
    actions: [
      {
        message: 'Failed to approve claim request',
        method: 'POST',
        api: '**/approve',
        act: pressAndConfirm('Approve', 'Approve', { inPanel: true }),
      },
      {
        message: 'Failed to reject claim request',
        method: 'POST',
        api: '**/reject',
        act: pressAndConfirm('Reject', 'Reject', { reason: true, inPanel: true }),
      },
    ],
  },
  'chat usage': {
    path: () => '/admin?tab=chat',
    as: asAdmin,
    actions: [
      {
        message: 'Failed to unblock IP',
        method: 'POST',
        api: '**/unblock/*',
        act: pressAndConfirm('Unblock', 'Unblock'),
      },
    ],
  },
  import: {
    path: () => '/admin/import',
    as: asAdmin,
    before: ({ page }) =>
      field(page, 'CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nA\n') }),
    actions: [{ message: 'Import failed', method: 'POST', api: '**/import-businesses', act: press('Import') }],
  },
  chat: {
    path: () => '/privacy',
    before: ({ page }) => openChat(page),
    actions: [
      {
        message: 'Sorry, I encountered an error. Please try again.',
        prefersServerError: true,
        method: 'POST',
        api: '**/api/chat',
        act: async (page) => {
          await page.getByText('The assistant is typing').waitFor({ state: 'detached' })
          await page.locator('#chat-input').fill('zzzz')
          await page.keyboard.press('Enter')
        },
      },
    ],
  },
  search: {
    path: () => '/privacy',
    actions: [
      {
        message: 'The search failed',
        method: 'GET',
        api: '**/api/search?*',
        act: async (page) => {
          const input = page.getByLabel('Search everything')
          if ((await input.count()) === 0) await page.keyboard.press('Control+k')
          await input.fill(`zzzz ${Math.random()}`)
        },
      },
    ],
  },
}
