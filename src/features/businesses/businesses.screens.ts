import type { FeatureScreens } from '../../kit/page/screens.ts'

export const businessesScreens: FeatureScreens = {
  screens: [
    {
      path: '/businesses',
      file: 'features/businesses/directory/DirectoryPage',
      access: 'public',
      query: ['search', 'industry', 'city', 'group', 'open', 'sort', 'near', 'view', 'page'],
      menu: 'Businesses',
    },
    { path: '/businesses/compare', file: 'features/businesses/compare/ComparePage', access: 'public', query: ['ids'] },
    { path: '/businesses/in/:city', file: 'features/businesses/industries/BrowsePage', access: 'public' },
    { path: '/businesses/industry/:industry', file: 'features/businesses/industries/BrowsePage', access: 'public' },
    { path: '/businesses/in/:city/:industry', file: 'features/businesses/industries/BrowsePage', access: 'public' },
    {
      path: '/businesses/confirm',
      file: 'features/businesses/confirmation/ConfirmPage',
      access: 'public',
      actsAtOnce: true,
    },
    { path: '/businesses/new', file: 'features/businesses/editor/BusinessFormPage', access: 'member' },
    { path: '/businesses/:id/edit', file: 'features/businesses/editor/BusinessFormPage', access: 'member' },
    { path: '/admin/duplicates', file: 'features/businesses/duplicates/DuplicatesPage', access: 'admin' },
    { path: '/admin/suggestions', file: 'features/businesses/suggestions/SuggestionsPage', access: 'admin' },
    { path: '/admin/names', file: 'features/businesses/synonyms/NamesPage', access: 'admin' },
    { path: '/admin/import', file: 'features/businesses/import/ImportPage', access: 'admin' },
    { path: '/admin/import/:id', file: 'features/businesses/import/screens/ImportCheckPage', access: 'admin' },
    { path: '/admin/proposals', file: 'features/businesses/import/screens/ProposalsPage', access: 'admin' },
    { path: '/admin/businesses/new', file: 'features/businesses/editor/AdminBusinessFormPage', access: 'admin' },
    { path: '/admin/businesses/:id/edit', file: 'features/businesses/editor/AdminBusinessFormPage', access: 'admin' },
  ],
  adminTabs: [],
}
