import type { FeatureScreens } from '../../kit/page/screens.ts'

export const accountsScreens: FeatureScreens = {
  screens: [
    { path: '/login', file: 'features/accounts/LoginPage', access: 'public' },
    { path: '/register', file: 'features/accounts/RegisterPage', access: 'public' },
    { path: '/verify-email', file: 'features/accounts/VerifyEmailPage', access: 'public', actsAtOnce: true },
    { path: '/forgot-password', file: 'features/accounts/ForgotPasswordPage', access: 'public' },
    { path: '/reset-password', file: 'features/accounts/ResetPasswordPage', access: 'public', actsAtOnce: true },
  ],
  adminTabs: [{ id: 'users', label: 'Users', file: 'features/accounts/UsersTab' }],
}
