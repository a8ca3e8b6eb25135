import { readAccountsSettings } from '../features/accounts/accounts.settings.server.ts'
import { readChatSettings } from '../features/chat/chat.settings.server.ts'
import { readEmbeddingSettings } from '../features/search/embeddings/embeddings.settings.server.ts'
import { readSecondFactorSettings } from '../features/secondFactor/secondFactor.settings.server.ts'
import { readServerSettings, type Settings } from '../kit/server/settings.server.ts'
import { readRegionSettings } from '../region/region.settings.server.ts'

/**
 * Reads all settings from the environment; an empty variable counts as unset.
 * @throws an `Error` whose message is one line that names the variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const server = readServerSettings(environment)
  const accounts = readAccountsSettings(environment)
  const { password_min } = accounts
  const site = { ...readRegionSettings(environment), url: server.public_url, password_min }
  const sender = `"${site.name.replaceAll('"', '')}" <no-reply@${new URL(server.public_url).hostname}>`
  return {
    ...server,
    mail_from: server.mail_from ?? sender,
    site,
    ...accounts,
    ...readSecondFactorSettings(environment),
    chat: readChatSettings(environment),
    embeddings: readEmbeddingSettings(environment),
  }
}
