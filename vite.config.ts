import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longestFirst.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const manifestFile = 'dist/client/manifest.json'
/** The date of the browser build. The server build and tests must use the same, so that hydration matches. */
const buildDate = (isOther: boolean) =>
  isOther && existsSync(manifestFile) ? statSync(manifestFile).mtime : new Date()

/** The commit from the environment, or from the git repository. */
function readCommit(): string {
  if (process.env.COMMIT) return process.env.COMMIT
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** Fails the build when code for the browser imports a `*.server.ts` file. */
export const refuseServerImports = (): Plugin => ({
  name: 'refuse-server-imports',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (options.ssr || this.environment.name !== 'client' || !importer) return null
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (resolved && /\.server\.tsx?$/.test(resolved.id)) {
      throw new Error(`${importer} reaches the browser and must not import ${source}`)
    }
    return resolved
  },
})

/**
 * Escapes characters outside of ASCII in the code of the server, because one of them makes Node keep the text of its whole
 * file in two bytes for each character. In `String.raw` the escape reaches the regular expression that is made of it.
 */
const escapeServerCode = (): Plugin => ({
  name: 'escape-server-code',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      file.code = file.code.replace(
        /[^\0-\x7f]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
})

/** Chunks of modules that many pages load, because one file compresses better than many and needs one request. */
const commonChunks = [
  // Loads before hydration (`src/server/frontend.ts`), and changes only with its packages.
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  {
    name: 'everywhere',
    test: new RegExp(
      [
        'preload-helper|jsx-runtime|zustand',
        // Without the icons of `kit/ui/actionIcons.tsx` and of the bell.
        'lucide/(?!.*/icons/(bell|download|flag|upload)\\.)',
        'src/kit/(api/(api|call|errors|failure|slowCalls)|device/(connection|seenPages|unsent)|forms/draft|text/text)\\.tsx?$',
        'src/kit/page/(hydrated|JsonLd|linkPicture|LoadFailed|Meta|navigator|roles|session|site)\\.tsx?$',
        'src/kit/ui/(Alert|Badge|Breadcrumb|Button|Card|confirm|cx|EmptyState|Field|GetForm|icons|illustrations|ridges)\\.tsx?$',
        'src/kit/ui/(Input|Link|PageHeading|Rows|SlowNotice|Spinner|toast)\\.tsx?$',
        'src/app/(?!pages|entry|fonts|beforeHydration|codeLoading|missingPage|startWorker)|\\.screens\\.ts$|src/features/session/(guard|loadSession|logOut)\\.ts$',
        'chat/widget/(chatOpen|ChatWidget|smallButton)\\.tsx?$|features/(deletions/UndoOutlet|waiting/(QueueLink|waitingCount)|notifications/NotificationBell)\\.tsx?$',
        'SearchButton|kit/ui/(theme|ThemeSwitch)\\.tsx?$|deviceCopy/keptFlag\\.ts$',
      ].join('|'),
    ),
  },
  {
    name: 'reading',
    test: new RegExp(
      [
        'src/kit/ui/(actionIcons|CursorPages|Facts|Filters|Markdown|MoreRows|Monogram|Pagination|pagination)\\.tsx?$',
        'src/kit/(ui/(SearchField|Skeleton|TimeAgo)|text/(phone|timeAgo)|forms/(filterForm|listUrl)|page/clock)\\.tsx?$|StatusBadge',
        '(businesses|claims|disputes|events|jobs|questions)\\.constants\\.ts$|businesses\\.labels\\.ts$',
        '(businesses|disputes|events|jobs|teams)\\.rules\\.ts$|reports/(ReportButton|VisibilityNote)',
        'lucide/.*/icons/(download|flag|upload)\\.|/(ContactCard|contact)\\.tsx?$|events/(EventTime|eventTimes|EventBadges|EventRows|eventFilters|icalendar/calendarLinks)\\.tsx?$',
      ].join('|'),
    ),
  },
].map((group, index) => ({ ...group, priority: 10 - index }))

/** The service worker has a fixed name, because its address identifies it. */
const clientFiles = {
  entryFileNames: ({ name }: { name: string }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
}
/** All in one folder, as deep as `src/database`, because code finds files relative to its own. */
const serverFiles = {
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  // Each process keeps the text of its code in memory. Stack traces need the names.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
}

/**
 * Modules that the server loads from `node_modules`: native ones, and `@simplewebauthn/server`, because a bundle runs its
 * dependencies before the `reflect-metadata` that they need.
 */
const unbundledModules = [
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  'sharp',
  'wawoff2',
]

/** Tests on a real PostgreSQL. Unit tests start nothing. */
const apiTests = ['{src,test}/**/*.api.test.ts']
const browserTests = ['{src,test}/**/*.browser.test.ts']
const onDatabase = {
  globalSetup: 'test/globalSetup.ts',
  setupFiles: ['test/setupDatabase.ts', 'test/setupServers.ts'],
}
/** More workers would need more connections than PostgreSQL accepts. */
const MAX_WORKERS = 8

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [...(process.env.VITEST ? [] : [refuseServerImports(), escapeServerCode(), tailwindcss()]), react()],
  define: {
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    __COMMIT__: JSON.stringify(readCommit()),
    __VERSION__: JSON.stringify(version),
    __BUILD_DATE__: JSON.stringify(
      buildDate(isSsrBuild === true || process.env.VITEST !== undefined)
        .toISOString()
        .slice(0, 10),
    ),
  },
  // Few files load faster than hundreds, and take less memory.
  ssr: isSsrBuild ? { noExternal: true, external: unbundledModules } : {},
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild && 'manifest.json',
    rolldownOptions: {
      input: isSsrBuild
        ? [
            'src/server/main.ts',
            'src/kit/server/hashThread.ts',
            'src/features/businesses/pictures/pictureProcess.ts',
            'src/kit/server/linkPictures/drawProcess.ts',
          ]
        : ['src/app/entry.tsx', 'src/app/beforeHydration.ts', 'src/app/fonts.css', 'src/worker/worker.ts'],
      output: isSsrBuild
        ? serverFiles
        : { ...clientFiles, codeSplitting: { groups: commonChunks, includeDependenciesRecursively: false } },
    },
    target: isSsrBuild ? 'node24' : undefined,
    // With `light-dark()`, whose replacement is larger than what it replaces: https://caniuse.com/mdn-css_types_color_light-dark
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
  },
  test: {
    setupFiles: 'test/setup.ts',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Loading shared modules for each file would take longer than most tests.
    isolate: false,
    expect: { poll: { timeout: 60_000 } },
    // One more than processors, because many tests wait for a process or a deadline.
    maxWorkers: Math.min(availableParallelism() + 1, MAX_WORKERS),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{src,test,eval}/**/*.test.ts'], exclude: [...apiTests, ...browserTests] },
      },
      { extends: true, test: { name: 'api', include: apiTests, ...onDatabase } },
      // The time at which a browser paints, scrolls and loads differs between runs. The end of the run names repeated tests.
      { extends: true, test: { name: 'browser', include: browserTests, ...onDatabase, retry: 1 } },
    ],
  },
}))
