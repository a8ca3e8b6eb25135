import type { HomeCounts } from './home.contract.ts'

/** Whether a network has too little content to be opened to visitors. */
export const isNewNetwork = ({ businesses, questions }: HomeCounts) => businesses === 0 || questions === 0

/** The first steps for the administrator of a new network. */
export const listFirstSteps = ({ businesses, questions, jobs }: HomeCounts) => [
  { title: 'Fill the directory: import a list of businesses', url: '/admin/import', isDone: businesses > 0 },
  { title: 'Ask the first question', url: '/questions/new', isDone: questions > 0 },
  { title: 'Post the first job', url: '/jobs/new', isDone: jobs > 0 },
]
