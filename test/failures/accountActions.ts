import { fill } from '../browser.ts'
import { dialog, main, mockResponse, press, pressInDialog, type Screens, typed } from './actions.ts'
import { asMember } from './data.ts'

export const accountActions: Screens = {
  login: {
    path: () => '/login',
    before: ({ page }) => fill(page, { Email: typed.email, Password: typed.password }),
    actions: [
      {
        message: 'Login failed',
        prefersServerError: true,
        method: 'POST',
        api: '**/api/auth/login',
        act: press('Login'),
      },
      {
        message: 'Failed to resend verification email',
        prefersServerError: true,
        method: 'POST',
        api: '**/api/auth/resend-verification',
        act: async (page) => {
          await mockResponse(page, '**/api/auth/login', 403, { error: 'Please verify', needsVerification: true })
          await press('Login')(page)
          await press('Resend Verification Email')(page)
        },
      },
    ],
  },
  'sign up': {
    path: () => '/register',
    before: ({ page }) =>
      fill(page, {
        'Full name': 'Typed',
        Email: typed.email,
        Password: typed.password,
        'Confirm password': typed.password,
      }),
    actions: [
      {
        message: 'Registration failed',
        prefersServerError: true,
        method: 'POST',
        api: '**/api/auth/register',
        act: press('Sign Up'),
      },
    ],
  },
  'forgotten password': {
    path: () => '/forgot-password',
    before: ({ page }) => fill(page, { Email: typed.email }),
    actions: [
      {
        message: 'Failed to send reset email',
        prefersServerError: true,
        method: 'POST',
        api: '**/api/auth/forgot-password',
        act: press('Send reset link'),
      },
    ],
  },
  'new password': {
    path: () => '/reset-password?token=some',
    before: ({ page }) => fill(page, { 'New password': typed.password, 'Confirm new password': typed.password }),
    actions: [
      {
        message: 'Failed to reset password',
        prefersServerError: true,
        method: 'POST',
        api: '**/api/auth/reset-password',
        act: press('Set new password'),
      },
    ],
  },
  'expired link': {
    path: () => '/forgot-password',
    before: async (visit) => {
      await mockResponse(visit.page, '**/verify-email/*', 400, { error: 'This link has expired', expired: true })
      await visit.page.goto('/verify-email?token=some')
      await fill(visit.page, { Email: typed.email })
    },
    actions: [
      {
        message: 'Failed to resend verification email',
        prefersServerError: true,
        method: 'POST',
        api: '**/api/auth/resend-verification',
        act: press('Resend Verification Email'),
      },
    ],
  },
  profile: {
    path: () => '/profile',
    as: asMember,
    actions: [
      {
        message: 'Failed to update profile.',
        method: 'PUT',
        api: '**/api/auth/profile',
        act: async (page) => {
          if (await main(page).getByRole('button', { name: 'Edit', exact: true }).count()) await press('Edit')(page)
          await press('Save')(page)
        },
      },
      {
        message: 'Failed to delete your account',
        method: 'DELETE',
        api: '**/api/auth/account',
        act: async (page) => {
          if ((await dialog(page).count()) === 0) await press('Delete Account')(page)
          await dialog(page).getByLabel('Password', { exact: true }).fill('some password')
          await pressInDialog('Delete Account')(page)
        },
      },
    ],
  },
}
