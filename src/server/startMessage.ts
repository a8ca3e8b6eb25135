import type { Settings } from '../kit/server/settings.server.ts'

type Facts = {
  port: number
  /** The folder of the embedded cluster; null with `DATABASE_URL`. */
  home: string | null
  /** The administrator that this start has created, with the generated password. */
  newAdministrator: { email: string; password: string } | null
  workers: number
}

export function printStartMessage(settings: Settings, { port, home, newAdministrator, workers }: Facts) {
  const { site, smtp_url, email_verification, data_dir } = settings
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  const lines = [
    `${site.name} is ready at http://${host}:${port} (links begin with ${site.url})`,
    `Data:  ${home ?? 'the PostgreSQL server of DATABASE_URL'}`,
    `Email: ${smtp_url ? 'sent through SMTP_URL' : `written to ${data_dir}/mail, as SMTP_URL is not set`}; email verification is ${email_verification ? 'on' : 'off'}`,
    ...(workers > 1 ? [`Serves with ${workers} worker processes (WORKERS)`] : []),
    ...(newAdministrator
      ? [`Login: ${newAdministrator.email} with the password ${newAdministrator.password} (shown this once)`]
      : []),
  ]
  console.log(`\n${lines.join('\n')}\n`)
}
