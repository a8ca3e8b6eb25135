import type { Mail } from '../../../kit/server/mail.server.ts'
import { formatGreeting } from '../../mails/mailNames.server.ts'
import type { ApplicationState } from './applications.constants.ts'

type About = { title: string; company: string; full_name: string; email: string }
type Words = { subject: string; heading: string; paragraphs: string[] }

/** The texts of the emails; null for a new application, of which the applicant gets a copy. */
const words: Record<ApplicationState, ((about: About) => Words) | null> = {
  new: null,
  seen: ({ title, company }) => ({
    subject: `Your application was read: ${title}`,
    heading: 'Your application was read',
    paragraphs: [
      `Your application to “${title}” at ${company} has been read. You do not need to do anything.`,
      'We thought that you would like to know that it arrived.',
    ],
  }),
  talking: ({ title, company }) => ({
    subject: `They would like to talk: ${title}`,
    heading: 'They would like to talk with you',
    paragraphs: [
      `Good news: ${company} would like to talk with you about “${title}”.`,
      'They have your email address and phone number, and will get in touch. Please look at your messages and calls in the next days.',
    ],
  }),
  no: ({ title, company }) => ({
    subject: `News of your application: ${title}`,
    heading: 'Not this time',
    paragraphs: [
      `Thank you for your application to “${title}”. ${company} will not go on with it this time.`,
      'We know that this is not what you hoped for. They read it, and wanted you to hear it from them instead of waiting. New jobs appear on the board every week.',
    ],
  }),
  hired: ({ title, company }) => ({
    subject: `Congratulations: ${title}`,
    heading: 'Congratulations, you have the job',
    paragraphs: [
      `${company} has chosen you for “${title}”. Congratulations!`,
      'They have your email address and phone number, and will tell you what comes next.',
    ],
  }),
}

/** The email about a new state; null for a state that causes no email. */
export function composeStateMail(
  about: About & { job_id: number },
  state: ApplicationState,
  public_url: string,
): Mail | null {
  const content = words[state]?.(about)
  if (!content) return null
  return {
    to: about.email,
    subject: content.subject,
    heading: content.heading,
    paragraphs: [formatGreeting(about.full_name), ...content.paragraphs],
    action:
      state === 'no'
        ? { label: 'See the open jobs', url: `${public_url}/jobs` }
        : { label: 'See your applications', url: `${public_url}/my-applications` },
    reason: 'You get this because you applied to this job, and the person who posted it wanted you to know.',
  }
}
