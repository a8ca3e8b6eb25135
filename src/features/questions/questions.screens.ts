import type { FeatureScreens } from '../../kit/page/screens.ts'

export const questionsScreens: FeatureScreens = {
  screens: [
    {
      path: '/questions',
      file: 'features/questions/QuestionsPage',
      access: 'public',
      query: ['search', 'topic', 'sort'],
      menu: 'Q&A Forum',
    },
    { path: '/questions/new', file: 'features/questions/AskPage', access: 'member' },
    { path: '/questions/:id', file: 'features/questions/QuestionPage', access: 'public' },
    { path: '/topics', file: 'features/questions/topics/TopicsPage', access: 'public' },
    {
      path: '/topics/:slug',
      file: 'features/questions/topics/TopicPage',
      access: 'public',
      query: ['search', 'sort'],
    },
    { path: '/moderation/topics', file: 'features/questions/topics/ManageTopicsPage', access: 'moderator' },
  ],
  adminTabs: [],
}
