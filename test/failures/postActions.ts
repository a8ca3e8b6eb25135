import { fill } from '../browser.ts'
import { main, press, pressAndConfirm, type Screens } from './actions.ts'
import { asMember, rowIds } from './data.ts'

export const postActions: Screens = {
  'new question': {
    path: () => '/questions/new',
    as: asMember,
    before: ({ page }) => fill(page, { Title: 'Typed', Details: 'Typed' }),
    actions: [
      {
        message: 'Failed to create question',
        waits: 'Your question',
        method: 'POST',
        api: '**/api/questions',
        act: press('Post Question'),
      },
      {
        message: 'Failed to render the preview',
        method: 'POST',
        api: '**/api/markdown',
        act: async (page) => {
          await page.getByRole('tab', { name: 'Write' }).click()
          await page.getByRole('tab', { name: 'Preview' }).click()
        },
      },
    ],
  },
  question: {
    path: () => `/questions/${rowIds.question}`,
    as: asMember,
    before: ({ page }) => fill(page, { Answer: 'Typed' }),
    actions: [
      {
        message: 'Failed to submit answer',
        waits: 'Your answer',
        method: 'POST',
        api: '**/api/answers',
        act: press('Post Answer'),
      },
      { message: 'Failed to delete question', method: 'DELETE', api: '**/api/questions/*', act: press('Delete') },
      {
        message: 'Failed to delete answer',
        method: 'DELETE',
        api: '**/api/answers/*',
        act: (page) => page.getByRole('article').getByRole('button', { name: 'Delete' }).click(),
      },
      { message: 'The answer was not accepted', method: 'POST', api: '**/accept', act: press('Accept') },
      {
        message: 'Your vote was not counted',
        waits: 'Your vote',
        method: 'POST',
        api: '**/vote',
        act: press('Upvote 0'),
      },
      {
        message: 'Failed to save question',
        method: 'PUT',
        api: '**/api/questions/*',
        act: async (page) => {
          const save = main(page).getByRole('button', { name: 'Save Changes' })
          if ((await save.count()) === 0) await press('Edit')(page)
          await save.click()
        },
      },
      {
        message: 'Failed to save answer',
        method: 'PUT',
        api: '**/api/answers/*',
        act: async (page) => {
          const article = page.getByRole('article')
          const save = article.getByRole('button', { name: 'Save Changes' })
          if ((await save.count()) === 0) await article.getByRole('button', { name: 'Edit' }).click()
          await save.click()
        },
      },
    ],
  },
  'new job': {
    path: () => '/jobs/new',
    as: asMember,
    before: ({ page }) => fill(page, { Title: 'Typed', Company: 'Typed', Description: 'Typed' }),
    actions: [{ message: 'Failed to create job posting', method: 'POST', api: '**/api/jobs', act: press('Post Job') }],
  },
  'edit job': {
    path: () => `/jobs/${rowIds.job}/edit`,
    as: asMember,
    actions: [{ message: 'Failed to save job', method: 'PUT', api: '**/api/jobs/*', act: press('Save Changes') }],
  },
  'own job': {
    path: () => `/jobs/${rowIds.job}`,
    as: asMember,
    actions: [
      { message: 'Failed to close job', method: 'PUT', api: '**/api/jobs/*', act: press('Close Job') },
      { message: 'Failed to renew job', method: 'POST', api: '**/renew', act: press(/^Renew/) },
      { message: 'Failed to delete job', method: 'DELETE', api: '**/api/jobs/*', act: press('Delete') },
    ],
  },
  'other job': {
    path: () => `/jobs/${rowIds.otherJob}`,
    as: asMember,
    actions: [
      {
        message: 'Failed to submit application',
        prefersServerError: true,
        method: 'POST',
        api: '**/apply',
        act: press('Submit Application'),
      },
    ],
  },
  'new event': {
    path: () => `/businesses/${rowIds.own}/events/new`,
    as: asMember,
    before: ({ page }) =>
      fill(page, {
        Title: 'Typed',
        Description: 'Typed',
        'Start Date/Time': '2031-01-01T10:00',
        'End Date/Time': '2031-01-01T12:00',
      }),
    actions: [{ message: 'Failed to create event.', method: 'POST', api: '**/events', act: press('Create Event') }],
  },
  'edit event': {
    path: () => `/businesses/${rowIds.own}/events/${rowIds.event}/edit`,
    as: asMember,
    actions: [{ message: 'Failed to update event.', method: 'PUT', api: '**/events/*', act: press('Save Changes') }],
  },
  event: {
    path: () => `/events/${rowIds.event}`,
    as: asMember,
    actions: [
      {
        message: 'Failed to delete event.',
        method: 'DELETE',
        api: '**/events/*',
        act: pressAndConfirm('Delete', 'Delete'),
      },
    ],
  },
}
