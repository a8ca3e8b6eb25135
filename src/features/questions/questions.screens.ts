import type { FeatureScreens } from '../../kit/page/screens.ts'

export const questionsScreens: FeatureScreens = {
  screens: [
    {
      path: '/questions',
      file: 'features/questions/QuestionsPage',
      access: 'public',
      query: ['search', 'sort'],
      menu: 'Q&A Forum',
    },
    { path: '/questions/new', file: 'features/questions/AskPage', access: 'member' },
    { path: '/questions/:id', file: 'features/questions/QuestionPage', access: 'public' },
  ],
  adminTabs: [],
}
