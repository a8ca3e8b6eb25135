import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NodemailerError } from 'nodemailer'
import type { Logger } from 'pino'
import type { Site } from '../page/site.ts'
import { escapeHtml } from '../text/html.ts'
import { createPrivateFolder } from './privateFolder.server.ts'
import type { Settings } from './settings.server.ts'

/** The content of an email. `renderMail` adds the layout. */
export type Mail = {
  to: string
  subject: string
  heading: string
  paragraphs: string[]
  links?: { label: string; url: string }[]
  /** @property grantsAccess whether the URL alone lets somebody take over an account. */
  action?: { label: string; url: string; grantsAccess?: true }
  /** The reason why the recipient gets this email, for its footer. */
  reason: string
  /** The link to the page where the recipient can reduce or stop these emails. */
  preferences?: { label: string; url: string }
  /** The URL to which email programs send a POST to unsubscribe (RFC 8058); a GET shows a page. */
  oneClickUrl?: string
}

const formatText = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const renderLink = (label: string, url: string) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:#0a6a8a">${escapeHtml(label)}</a>`

const colours = `
  :root { color-scheme: light dark }
  @media (prefers-color-scheme: dark) {
    .ground { background: #0c151d !important } .raised { background: #13202b !important; border-color: #243644 !important }
    .ink { color: #e6eef3 !important } .muted { color: #9fb2c0 !important } .link { color: #63c3e2 !important }
    .action { background: #63c3e2 !important; color: #0c151d !important }
  }`

/** Renders the HTML and text parts of an email. */
function renderMail(mail: Mail, site: Site): { html: string; text: string } {
  const { heading, paragraphs, links = [], action, reason, preferences } = mail
  const footer = [reason, preferences && `${preferences.label}: ${preferences.url}`, site.name, site.url]
  const text = [
    heading,
    ...paragraphs,
    ...[...links, ...(action ? [action] : [])].map(({ label, url }) => `${label}:\n${url}`),
    `--\n${footer.filter(Boolean).join(' · ')}`,
  ].join('\n\n')
  const font = `font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`
  const button = action
    ? `<p style="margin:24px 0"><a class="action" href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#0a6a8a;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p class="muted" style="margin:0;font-size:13px;line-height:20px;color:#4a5b68;word-break:break-all">If the button does not work, open this address: <a class="link" href="${escapeHtml(action.url)}" style="color:#0a6a8a">${escapeHtml(action.url)}</a></p>`
    : ''
  const list = links.map(({ label, url }) => `<li style="margin:0 0 8px">${renderLink(label, url)}</li>`).join('\n')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(mail.subject)}</title><style>${colours}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f6f8f9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:#f6f8f9"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${font}">
<tr><td class="ink" style="padding:0 0 16px;font-size:17px;font-weight:600;color:#12212e">${escapeHtml(site.name)}</td></tr>
<tr><td class="raised ink" style="padding:32px;background:#ffffff;border:1px solid #d8e0e5;border-radius:8px;color:#12212e;font-size:16px;line-height:24px">
<h1 class="ink" style="margin:0 0 16px;font-size:25px;line-height:32px;font-weight:600;color:#12212e">${formatText(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${formatText(paragraph)}</p>`).join('\n')}
${list && `<ul style="margin:0 0 16px;padding-left:20px">${list}</ul>`}
${button}
</td></tr>
<tr><td class="muted" style="padding:16px 0;font-size:13px;line-height:20px;color:#4a5b68">${formatText(reason)}<br>${preferences ? `${renderLink(preferences.label, preferences.url)}<br>` : ''}${renderLink(site.name, site.url)}</td></tr>
</table></td></tr></table></body></html>`
  return { html, text }
}

/** The headers that let email programs offer to unsubscribe (RFC 2369, RFC 8058). */
function listHeaders({ preferences, oneClickUrl }: Mail): Record<string, string> {
  const url = oneClickUrl ?? preferences?.url
  return {
    ...(url && { 'List-Unsubscribe': `<${url}>` }),
    ...(oneClickUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

/** The maximum number of connections to the SMTP server. Each sends one email at a time. */
export const MAIL_CONNECTIONS = 16

/** Timeouts of one attempt in milliseconds. */
const TIMEOUTS_MS = {
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  dnsTimeout: 10_000,
  // Long, because an email that the server accepts after the timeout would be sent a second time.
  socketTimeout: 2 * 60_000,
}
/** Milliseconds for one whole attempt. A server that sends single bytes never reaches the socket timeout. */
const ATTEMPT_TIMEOUT_MS = 5 * 60_000

/** Whether a retry is useless: the SMTP server refused the recipient or the content, not this server's login. */
export function isPermanent(error: unknown): boolean {
  const { code, command, responseCode } = error as Partial<NodemailerError>
  if (responseCode === undefined) return code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'API')
  const isLogin = responseCode >= 530 && responseCode < 540
  return responseCode >= 500 && !isLogin && (command === 'RCPT TO' || command === 'DATA')
}

/**
 * Whether the SMTP server says that the email address does not exist (RFC 3463, sections 3.2 and 3.3). Other refusals, such
 * as for spam, do not mean that.
 */
export function isInvalidEmail(error: unknown): boolean {
  const { command, responseCode, response = '' } = error as Partial<NodemailerError>
  if (command !== 'RCPT TO' || responseCode === undefined || responseCode < 500) return false
  const status = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response)?.[1]
  return status ? /^5\.(1\.|2\.1$)/.test(status) : [550, 551, 553].includes(responseCode)
}

/**
 * Sends emails through SMTP, or writes each as an `.eml` file under `<DATA_DIR>/mail/` when there is no SMTP server.
 */
export function createMailer(settings: Settings, log: Logger) {
  const smtpOptions = {
    url: settings.smtp_url,
    pool: true as const,
    maxConnections: MAIL_CONNECTIONS,
    maxRequeues: 2,
    idleTimeout: 30_000,
    ...TIMEOUTS_MS,
  }
  /** Loads the library for the first email, because workers that run no tasks send none. */
  async function loadTransport() {
    const { createTransport } = await import('nodemailer')
    return settings.smtp_url
      ? { smtp: createTransport(smtpOptions, { from: settings.mail_from }) }
      : { composer: createTransport({ streamTransport: true, buffer: true, newline: 'windows' }) }
  }
  let transport: ReturnType<typeof loadTransport> | undefined
  const folder = join(settings.data_dir, 'mail')
  const host = new URL(settings.public_url).hostname

  return {
    /**
     * Sends one email.
     * @param id the same for every attempt, so that mail systems recognise a duplicate.
     * @throws the error of the SMTP server; see `isPermanent`.
     */
    async send(mail: Mail, { id, signal }: { id: string; signal: AbortSignal }): Promise<void> {
      const message = {
        from: settings.mail_from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        messageId: `<${id}@${host}>`,
        headers: listHeaders(mail),
        ...renderMail(mail, settings.site),
      }
      transport ??= loadTransport()
      const { smtp, composer } = await transport
      if (!composer) {
        await smtp.sendMail({ ...message, signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]) })
        return
      }
      const composed = await composer.sendMail(message)
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      for (const path of [settings.data_dir, folder]) createPrivateFolder(path)
      await writeFile(join(folder, `.${name}`), composed.message as Buffer, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
      const { action } = mail
      const link = action?.grantsAccess && !settings.log_reset_links ? undefined : action?.url
      log.info({ file: join(folder, name), subject: mail.subject, link }, 'email written')
    },
    /** Closes all connections, including those that are sending. */
    async close() {
      ;(await transport)?.smtp?.close({ force: true })
    },
  }
}

export type Mailer = ReturnType<typeof createMailer>
