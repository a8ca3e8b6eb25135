// node scripts/assemble.mjs FOLDER copies the files that the server needs. The container image consists of that folder.
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, installPackages } from './setup.mjs'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Name a folder: node scripts/assemble.mjs FOLDER')
  process.exit(1)
}
ensureInstalled()
await ensureBuilt()
mkdirSync(folder, { recursive: true })
for (const name of ['package.json', 'package-lock.json', '.npmrc', 'dist', 'migrations', 'public', 'src']) {
  const isSource = (path) => !/\.(test|make)\.tsx?$/.test(path)
  cpSync(name, join(folder, name), { recursive: true, filter: isSource })
}
installPackages(folder, '--omit=dev')
