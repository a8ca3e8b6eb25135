// node scripts/assemble.mjs FOLDER copies the files that the server needs. The container image consists of that folder.
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, installPackages } from './setup.mjs'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Name a folder: node scripts/assemble.mjs FOLDER')
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
// Migrations that an earlier version left in the folder would be applied.
if (readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty: name a new folder`)
  process.exit(1)
}
ensureInstalled()
await ensureBuilt()
for (const name of ['package.json', 'package-lock.json', '.npmrc', 'dist', 'migrations', 'public', 'src']) {
  const isShipped = (path) => !/\.(test|make)\.tsx?$/.test(path)
  cpSync(name, join(folder, name), { recursive: true, filter: isShipped })
}
installPackages(folder, '--omit=dev')
