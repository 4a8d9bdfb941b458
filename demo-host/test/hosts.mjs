import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserArguments, findChromium } from './chromium.mjs'
import { cannot } from './hosts/cannot.mjs'
import { buyThere, checks, reachWallets } from './hosts/checks.mjs'
import { compareIn } from './hosts/compare.mjs'
import { engines, libraryPackages } from './hosts/engines.mjs'
import { blankPage, hostPages } from './hosts/pages.mjs'
import { payInWindow } from './hosts/pay-in-window.mjs'
import { purchase } from './hosts/purchase.mjs'
import { judge, runPage } from './hosts/run-page.mjs'
import { serveDemo } from './hosts/serve.mjs'
import { tableOf } from './hosts/table.mjs'
import { runJourneys, runWidgetTests } from './runners.mjs'
import { run } from './run.mjs'

const OTHER_SITES = 'pages of other sites'
const PAYS_IN_WINDOW = 'a wallet pays in the shop’s window, and the page is told'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { install: installs, engine: only, page: onPages } = readArguments()

if (installs) await install()
const rows = []
const data = mkdtempSync(join(tmpdir(), 'till-hosts-'))
const demo = await serveDemo(root, data)
const eye = await chromium.launch({ executablePath: findChromium(), args: browserArguments })
const places = { ...demo, compare: async (one, other) => compareIn(eye, one, other) }
try {
  for (const [name, engine] of Object.entries(engines)) {
    if (only && only !== name) continue
    await runEngine(name, engine)
  }
  await demo.stop()
  if (!onPages && (only ?? 'chromium') === 'chromium') await runManyTabs()
  if (!onPages && (only ?? 'firefox') === 'firefox') await runWalletsInFirefox()
} finally {
  await eye.close()
  await demo.stop()
  rmSync(data, { recursive: true, force: true })
}
const titles = [...new Set(rows.map(({ engine }) => engine))]
console.log('\n' + tableOf(rows, titles))
const count = state => rows.filter(row => row.state === state).length
console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('not run')} skipped`)
process.exit(count('failed') || !count('passed') ? 1 : 0)

async function runEngine(name, { title, whyNot, open, openWithoutCookies }) {
  const why = whyNot()
  const tell = (page, check, cell) => {
    rows.push({ page, engine: title, check, ...cell })
    console.log(`${title}, ${page}, ${check}: ${cell.state}${cell.why ? ` (${cell.why})` : ''}`)
  }
  const all = hostPages.filter(({ name }) => !onPages || name.toLowerCase().includes(onPages))
  const notRun = why ? { state: 'not run', why } : undefined
  const browser = notRun ? undefined : await open()
  try {
    const expected = browser && (await looksOnBlank(browser))
    for (const page of all) {
      const cells = notRun ? {} : await runPage(browser.visit, page, { ...places, expected })
      for (const [check, words] of Object.entries(checks)) tell(page.name, words, notRun ?? cells[check])
    }
    if (onPages) return
    const cells = {}
    if (browser) await judge(cells, 'purchase', () => inVisit(browser, purchase))
    tell('Northlane’s own page', 'a whole purchase', notRun ?? cells.purchase)
    if (browser) await judge(cells, 'wallets', () => inVisit(browser, reachWallets))
    tell('the club’s page', 'a press of a wallet reaches the shop’s own screen', notRun ?? cells.wallets)
    // The other engines have the journeys of the wallets for it.
    if (name === 'webkit') {
      if (browser) await judge(cells, 'window', () => inVisit(browser, payInWindow))
      tell(OTHER_SITES, PAYS_IN_WINDOW, notRun ?? cells.window)
    }
    if (openWithoutCookies) {
      const blocking = notRun ? undefined : await openWithoutCookies()
      if (blocking) await judge(cells, 'unkept', () => inVisit(blocking, purchase))
      await blocking?.stop()
      tell('Northlane’s own page', 'a whole purchase, with all cookies blocked', notRun ?? cells.unkept)
    }
    // One session at a time is all that WebKitGTK's driver has.
    await browser?.stop()
    tell('the widgets’ own tests', 'in a page of the runner', notRun ?? (await testWidgets(name)))
  } finally {
    await browser?.stop()
  }
}

/** T14 as it stands: too long for every run of `npm test`. */
async function runManyTabs() {
  const full = { file: 'host-many', environment: { TILL_T14: 'full', TILL_RATE_LIMITS: 'off' } }
  const { failed, unsteady } = await runJourneys(root, join(data, 'many'), full)
  const late = unsteady?.length ? { why: 'at its second try' } : {}
  const cell = failed ? { state: 'failed', why: 'see above' } : { state: 'passed', ...late }
  rows.push({
    page: 'ten bags in each of eight tabs',
    check: 'agree within 2 s after 50 changes each',
    engine: 'Chromium',
    ...cell,
  })
}

/** The journeys of the wallets, as they are in `npm test` for Chromium. Playwright drives no WebKit of Debian's. */
async function runWalletsInFirefox() {
  const why = engines.firefox.whyNot()
  for (const [file, check] of [
    ['express-window', PAYS_IN_WINDOW],
    ['no-empty-widget', 'no widget is silently empty'],
  ]) {
    const row = { page: OTHER_SITES, check, engine: engines.firefox.title }
    if (why) {
      rows.push({ ...row, state: 'not run', why })
      continue
    }
    const { passed, failed } = await runJourneys(root, join(data, file), {
      file,
      environment: { TILL_ENGINE: 'firefox' },
    })
    rows.push({
      ...row,
      ...(failed ? { state: 'failed', why: `${failed} of ${passed + failed}, see above` } : { state: 'passed' }),
    })
  }
}

async function testWidgets(name) {
  const { passed, failed, notRun } = await runWidgetTests(root, { TILL_ENGINE: name })
  if (failed) return { state: 'failed', why: `${failed} failed, ${passed} passed` }
  return {
    state: 'passed',
    ...(notRun ? { why: `${notRun} of ${passed + notRun} ask for what ${cannot.toLowerCase()} do` } : {}),
  }
}

async function looksOnBlank(browser) {
  const { driver, leave } = await browser.visit()
  try {
    return await buyThere(driver, blankPage, places.stranger + blankPage.path)
  } finally {
    await leave()
  }
}

async function inVisit(browser, use) {
  const { driver, leave } = await browser.visit()
  try {
    await use(driver, places)
    return []
  } finally {
    await leave()
  }
}

async function install() {
  const packages = [...Object.values(engines).flatMap(({ packages }) => packages), ...libraryPackages]
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run(root, 'apt-get', ['update', '-qq'])
  // What is there stays as it is: another browser under a run that is under way would end it.
  await run(root, 'apt-get', ['install', '-y', '-qq', '--no-upgrade', '--no-install-recommends', ...packages], quiet)
}

/** Fails on an option it does not know: a mistyped one must not run all engines. */
function readArguments() {
  const options = { install: { type: 'boolean' }, engine: { type: 'string' }, page: { type: 'string' } }
  const { values } = parseArgs({ options })
  if (values.engine && !(String(values.engine) in engines))
    throw new Error(`Expected --engine to be one of ${Object.keys(engines).join(', ')}, got ${String(values.engine)}`)
  return values
}
