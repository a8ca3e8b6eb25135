import { field, fill } from '../browser.ts'
import { confirm, dialog, main, press, pressInDialog, type Screens } from './actions.ts'
import { asAdmin, asMember, ids } from './data.ts'

export const businessActions: Screens = {
  'new business': {
    path: () => '/businesses/new',
    as: asMember,
    before: ({ page }) => fill(page, { 'Business name': 'Typed', 'Alaska Business Entity Number': '1' }),
    actions: [
      { words: 'Failed to save business', method: 'POST', api: '**/api/profiles', act: press('Create Business') },
    ],
  },
  'own business': {
    path: () => `/my-businesses/${ids.own}`,
    as: asMember,
    actions: [
      {
        words: 'Failed to delete business',
        method: 'DELETE',
        api: '**/api/profiles/*',
        act: confirm('Delete', 'Delete'),
      },
      {
        words: 'Failed to deactivate event',
        alone: true,
        method: 'PATCH',
        api: '**/toggle',
        act: press(/^Deactivate/),
      },
    ],
  },
  'business of others': {
    path: () => `/my-businesses/${ids.others}`,
    as: asMember,
    actions: [
      { words: 'Failed to leave the team', method: 'DELETE', api: '**/team/me', act: confirm('Leave Team', 'Leave') },
    ],
  },
  'ask for access': {
    path: () => `/businesses/${ids.others}`,
    as: asAdmin,
    actions: [
      {
        words: 'Failed to send your request',
        method: 'POST',
        api: '**/access-requests',
        act: confirm('Ask the owner for access', 'Send Request'),
      },
    ],
  },
  team: {
    path: () => `/businesses/${ids.own}/team`,
    as: asMember,
    actions: [
      {
        words: 'Failed to decline the request',
        method: 'POST',
        api: '**/access-requests/*/decline',
        act: confirm('Decline the request of Ada Asks', 'Decline'),
      },
      {
        words: 'Failed to accept the request',
        method: 'POST',
        api: '**/access-requests/*/accept',
        act: async (page) => {
          if ((await dialog(page).count()) === 0) await press('Accept the request of Ada Asks')(page)
          await pressInDialog('Accept')(page)
        },
      },
      {
        words: 'Failed to hand the business over',
        method: 'PATCH',
        api: '**/team/*',
        act: async (page) => {
          if (await dialog(page).count()) await pressInDialog('Cancel')(page)
          await confirm('Hand Over', 'Hand Over')(page)
        },
      },
      {
        words: 'Failed to remove the member',
        method: 'DELETE',
        api: '**/team/*',
        act: confirm('Remove', 'Remove'),
      },
      {
        words: 'Failed to withdraw the invitation',
        method: 'DELETE',
        api: '**/team/*',
        act: confirm('Withdraw', 'Withdraw'),
      },
      {
        words: 'Failed to change the role',
        method: 'PATCH',
        api: '**/team/*',
        act: async (page) => {
          if ((await dialog(page).count()) === 0) await press('Change Role')(page)
          await pressInDialog('Save')(page)
        },
      },
      {
        words: 'Failed to send the invitation',
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
        words: 'Failed to accept the invitation',
        method: 'POST',
        api: '**/team/accept',
        act: press('Accept the invitation to Inviting'),
      },
      {
        words: 'Failed to decline the invitation',
        method: 'POST',
        api: '**/team/decline',
        act: confirm('Decline the invitation to Inviting', 'Decline'),
      },
      {
        words: 'Failed to send the code',
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
        words: 'Failed to check the code',
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
    path: () => `/businesses/${ids.free}/claim`,
    as: asMember,
    before: ({ page }) => fill(page, { 'Alaska Business Entity Number': '1', Message: 'Typed' }),
    actions: [
      {
        words: 'Failed to submit claim request',
        alone: true,
        method: 'POST',
        api: '**/claim',
        act: press('Submit Claim Request'),
      },
    ],
  },
}
