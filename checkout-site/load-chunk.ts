import { prefetch, onceEach } from '../core/runtime/prefetch'
import { fetchPinned } from '../core/runtime/fetch-pinned'
import { type Pins, withImports } from '../core/runtime/pinned-chunks'
import { applySheet } from './apply-sheet'
import { oneByOne } from './one-by-one'

/** Wraps every `import()`, so that only built chunks run: the build turns `import('./x')` into `loadChunk(bring => bring('./x-hash.js'))`. */
export const loadChunk = <Module>(ask: (bring: (path: string) => Promise<unknown>) => Promise<Module>) => ask(bring)

// WebKit hands out a module before it has run if a second import asks for it meanwhile, as the first script pauses (WebKit bug 242740).
const importInTurn = oneByOne()

async function bring(path: string): Promise<unknown> {
  const file = path.slice(2)
  if (!pinnedByPage()[addressOf(file).pathname]) await check(file)
  return importInTurn(() => import(addressOf(file).href))
}

const askOnce = onceEach()
const fetchOnce = onceEach()

/** Fetches a chunk and everything that it imports, with integrity checks. No module is fetched before all have been asked for. */
async function check(file: string): Promise<void> {
  const pins = await fetchPins()
  const files = [...withImports([file], pins)].map(one => {
    const { href, pathname } = addressOf(one)
    const [integrity] = pins[one] ?? []
    if (!integrity) throw new TypeError(`No hash of ${href} is known.`)
    return { one, href, pathname, integrity }
  })
  const sheets = Object.keys(pins).filter(isSheet)
  const scripts = files.filter(({ one, pathname }) => !isSheet(one) && !pinnedByPage()[pathname])
  // Scripts need the nonce of this page.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  await Promise.all([
    ...files.filter(({ one }) => isSheet(one)).map(({ href, integrity }) => applySheet(href, integrity, sheets)),
    ...scripts.map(({ href, integrity }) => askOnce(href, () => prefetch(href, integrity))),
  ])
  await Promise.all(scripts.map(({ href, integrity }) => fetchOnce(href, () => fetchPinned(href, integrity, nonce))))
}

let pagePins: Readonly<Record<string, string>> | undefined

/** The page's import map: its first scripts, its own screen, and the table of all other chunks. */
function pinnedByPage(): Readonly<Record<string, string>> {
  const map = document.querySelector('script[type=importmap]')?.textContent
  pagePins ??= (JSON.parse(map ?? '{}') as { integrity?: Record<string, string> }).integrity ?? {}
  return pagePins
}

let table: Promise<Pins> | undefined

/** All chunks that a page in this language may load. */
function fetchPins(): Promise<Pins> {
  const [path = '', integrity = ''] = Object.entries(pinnedByPage()).find(([path]) => path.endsWith('.json')) ?? []
  table ??= fetch(path, { integrity })
    .then(answer => answer.json() as Promise<Pins>)
    .catch((error: unknown) => {
      table = undefined
      throw error
    })
  return table
}

const isSheet = (file: string) => file.endsWith('.css')

const addressOf = (file: string) => new URL(file, import.meta.url)
