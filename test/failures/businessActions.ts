import { field, fill } from '../browser.ts'
import { dialog, main, press, pressAndConfirm, pressInDialog, type Screens } from './actions.ts'
import { asAdmin, asMember, rowIds } from './data.ts'

export const businessActions: Screens = {
  'new business': {
    path: () => '/businesses/new',
    as: asMember,
    before: ({ page }) => fill(page, { 'Business name': 'Typed', 'Alaska Business Entity Number': '1' }),
    actions: [
      { message: 'Failed to save business', method: 'POST', api: '**/api/profiles', act: press('Create Business') },
    ],
  },
  'own business': {
    path: () => `/my-businesses/${rowIds.own}`,
    as: asMember,
    actions: [
      {
        message: 'Failed to delete business',
        method: 'DELETE',
        api: '**/api/profiles/*',
        act: press('Delete'),
      },
      {
        message: 'Failed to deactivate event',
        prefersServerError: true,
        method: 'PATCH',
        api: '**/toggle',
        act: pressAndConfirm(/^Deactivate/, 'Cancel Event'),
      },
    ],
  },
  'business of others': {
    path: () => `/my-businesses/${rowIds.others}`,
    as: asMember,
    actions: [
      {
        message: 'Failed to leave the team',
        method: 'DELETE',
        api: '**/team/me',
        act: pressAndConfirm('Leave Team', 'Leave'),
      },
    ],
  },
  'ask for access': {
    path: () => `/businesses/${rowIds.others}`,
    as: asAdmin,
    actions: [
      {
        message: 'Failed to send your request',
        method: 'POST',
        api: '**/access-requests',
        act: pressAndConfirm('Ask the owner for access', 'Send Request'),
      },
    ],
  },
  team: {
    path: () => `/businesses/${rowIds.own}/team`,
    as: asMember,
    actions: [
      {
        message: 'Failed to decline the request',
        method: 'POST',
        api: '**/access-requests/*/decline',
        act: pressAndConfirm('Decline the request of Ada Asks', 'Decline'),
      },
      {
        message: 'Failed to accept the request',
        method: 'POST',
        api: '**/access-requests/*/accept',
        act: async (page) => {
          if ((await dialog(page).count()) === 0) await press('Accept the request of Ada Asks')(page)
          await pressInDialog('Accept')(page)
        },
      },
      {
        message: 'Failed to hand the business over',
        method: 'PATCH',
        api: '**/team/*',
        act: async (page) => {
          if (await dialog(page).count()) await pressInDialog('Cancel')(page)
          await pressAndConfirm('Hand Over', 'Hand Over')(page)
        },
      },
      {
        message: 'Failed to remove the member',
        method: 'DELETE',
        api: '**/team/*',
        act: pressAndConfirm('Remove', 'Remove'),
      },
      {
        message: 'Failed to withdraw the invitation',
        method: 'DELETE',
        api: '**/team/*',
        act: pressAndConfirm('Withdraw', 'Withdraw'),
      },
      {
        message: 'Failed to change the role',
        method: 'PATCH',
        api: '**/team/*',
        act: async (page) => {
          if ((await dialog(page).count()) === 0) await press('Change Role')(page)
          await pressInDialog('Save')(page)
        },
      },
      {
        message: 'Failed to send the invitation',
        method: 'POST',
        api: '**/team',
        act: async (page) => {
          if (await dialog(page).getByText('Role of').count()) await pressInDialog('Cancel')(page)
          if ((await dialog(page).getByLabel('Email').count()) === 0) await press('Invite')(page)
          await dialog(page).getByLabel('Email').fill('new2@example.com')
          await pressInDialog('Send Invitation')(page)
        },
      },
    ],
  },
  invitations: {
    path: () => '/my-businesses',
    as: asMember,
    actions: [
      {
        message: 'Failed to accept the invitation',
        method: 'POST',
        api: '**/team/accept',
        act: press('Accept the invitation to Inviting'),
      },
      {
        message: 'Failed to decline the invitation',
        method: 'POST',
        api: '**/team/decline',
        act: pressAndConfirm('Decline the invitation to Inviting', 'Decline'),
      },
      {
        message: 'Failed to send the code',
        method: 'POST',
        api: '**/domain-code',
        act: async (page) => {
          const offer = main(page).getByRole('button', { name: 'Prove by Email' })
          if (await offer.count()) await offer.click()
          await field(page, 'Email address at the business').fill('me@provable.example')
          await press('Send Code')(page)
        },
      },
      {
        message: 'Failed to check the code',
        method: 'POST',
        api: '**/domain-proof',
        act: async (page) => {
          if (await main(page).getByRole('button', { name: 'Send Code' }).count()) {
            await page.route('**/domain-code', (route) => route.fulfill({ json: { message: 'Sent' } }))
            await press('Send Code')(page)
          }
          await field(page, 'Code').fill('123456')
          await press('Confirm Code')(page)
        },
      },
    ],
  },
  claim: {
    path: () => `/businesses/${rowIds.free}/claim`,
    as: asMember,
    before: ({ page }) => fill(page, { 'Alaska Business Entity Number': '1', Message: 'Typed' }),
    actions: [
      {
        message: 'Failed to submit claim request',
        prefersServerError: true,
        method: 'POST',
        api: '**/claim',
        act: press('Submit Claim Request'),
      },
    ],
  },
}
