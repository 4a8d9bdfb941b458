import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import rollupAlias from '@rollup/plugin-alias'
import rollupReplace from '@rollup/plugin-replace'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { fromRollup } from '@web/dev-server-rollup'
import { defaultReporter } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { browserArguments, findHeadlessChromium } from './demo-host/test/chromium.mjs'
import { firstLines } from './demo-host/test/first-lines.mjs'
import { reactModules } from './demo-host/test/react-modules.mjs'
import { firefoxOptions } from './demo-host/test/hosts/engines.mjs'
import { cannot } from './demo-host/test/hosts/cannot.mjs'
import { webkitLauncher } from './demo-host/test/hosts/webkit-launcher.mjs'
import { preactAliases, sharedAliases } from './widgets/build/aliases.mjs'
import { fillEarlyWidgets } from './widgets/build/early-widgets.mjs'

const alias = fromRollup(rollupAlias)
const replace = fromRollup(rollupReplace)
const early = fromRollup(fillEarlyWidgets)

/** `x.css?inline` is a module that exports the text; plain `x.css` is a module without exports. */
const styleSheets = {
  name: 'style-sheets',
  resolveMimeType: context => (context.path.endsWith('.css') ? 'js' : undefined),
  transform: context => {
    if (!context.path.endsWith('.css')) return undefined
    return 'inline' in context.query ? `export default ${JSON.stringify(context.body)}` : 'export {}'
  },
}

/** `TILL_ENGINE` is `chromium`, `firefox` or `webkit`; `npm run hosts` runs them all. */
function browserFor(engine) {
  if (engine === 'webkit') return webkitLauncher()
  if (engine === 'firefox') return playwrightLauncher({ product: 'firefox', launchOptions: firefoxOptions })
  return playwrightLauncher({
    product: 'chromium',
    launchOptions: { executablePath: findHeadlessChromium(), args: browserArguments },
  })
}

/** Leaves the counts where `npm test` sums them. */
const countReporter = file => ({
  onTestRunFinished({ sessions }) {
    const count = { passed: 0, failed: 0, notRun: 0, failures: [] }
    const fail = (name, error) => {
      count.failed += 1
      count.failures.push(`${name}${firstLines(error?.message)}`)
    }
    const visit = (suite, path, errors) => {
      for (const test of suite?.tests ?? []) {
        const verdict = verdictOf(test, errors)
        if (verdict === 'failed') fail([...path, test.name].join(' > '), test.error)
        else count[verdict] += 1
      }
      for (const inner of suite?.suites ?? []) visit(inner, [...path, inner.name], errors)
    }
    for (const session of sessions) {
      const file = relative(process.cwd(), session.testFile ?? '')
      visit(session.testResults, [file], session.errors ?? [])
      if (!session.passed && !hasFailedTest(session.testResults)) fail(file, session.errors?.[0])
    }
    writeFileSync(file, JSON.stringify(count))
  },
})

/** `errors` of the file are those of its hooks: a test whose hook failed has none of its own. */
function verdictOf({ passed, error }, errors) {
  if (passed) return 'passed'
  const isBeyondIt = (error ? [error] : errors).some(({ message }) => message?.includes(cannot))
  return isBeyondIt ? 'notRun' : 'failed'
}

const hasFailedTest = suite =>
  Boolean(suite?.tests?.some(test => !test.passed && !test.skipped) || suite?.suites?.some(hasFailedTest))

/** Which tests run on which library for views: each on the one that it ships with. */
const onReact = '{checkout-site,widgets/react}/**/*.test.tsx'
const views = {
  preact: {
    files: ['{core,loader,widgets}/**/*.test.tsx', `!${onReact}`],
    plugin: () => alias({ entries: preactAliases }),
  },
  react: { files: [onReact], plugin: reactModules },
}

export const configFor = library => ({
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  files: [...views[library].files, '!**/node_modules/**'],
  nodeResolve: {
    browser: true,
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
    exportConditions: ['production'],
    dedupe: ['preact', 'effector'],
  },
  // Firefox hears keys in one window alone.
  concurrency: process.env.TILL_ENGINE === 'firefox' ? 1 : 2,
  // More than one thing of a test may take its time on a busy machine.
  testFramework: { config: { timeout: 30_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 180_000,
  plugins: [
    styleSheets,
    early(),
    alias({ entries: sharedAliases }),
    views[library].plugin(),
    replace({
      preventAssignment: true,
      include: ['**/*.js', '**/*.mjs', '**/*.ts', '**/*.tsx'],
      values: { 'process.env.NODE_ENV': '"production"' },
    }),
    esbuildPlugin({
      ts: true,
      tsx: true,
      jsx: 'automatic',
      jsxImportSource: 'react',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
      target: 'es2022',
    }),
  ],
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY }),
    ...(process.env.TILL_TEST_COUNTS ? [countReporter(process.env.TILL_TEST_COUNTS)] : []),
  ],
  browsers: [browserFor(process.env.TILL_ENGINE || 'chromium')],
})

export default configFor('preact')
