// npm run record:chat -- FILE: passes the calls of the assistant on to the model at CHAT_BASE_URL and records them in
// FILE. Start the server with the CHAT_BASE_URL that this command prints, and ask questions.
import { writeFileSync } from 'node:fs'
import { startRecorder } from './recording.ts'

const [file] = process.argv.slice(2)
const { CHAT_BASE_URL } = process.env
if (!file || !CHAT_BASE_URL) {
  console.error('Name a file, and the model in CHAT_BASE_URL.')
  process.exit(1)
}
const { url } = await startRecorder(CHAT_BASE_URL.replace(/\/+$/, ''), (recording) =>
  writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`),
)
console.log(`CHAT_BASE_URL=${url}`)
