import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotli11 } from '../build/precompress.mjs'
import { root } from '../build/sources.mjs'
import { measuredRows } from './size.mjs'

const dropIn = '@commercelayer/drop-in.js@2.27.0'
const address = 'http://localhost/drop-in/'
const ours = 'open mini cart, with an add'

/** Prints what adding to a cart and opening it loads, ours and the peers', in brotli bytes and as a ratio. */
export async function benchBytes(browser) {
  const till = (await measuredRows()).find(({ name }) => name === ours)
  const buyButton = readFileSync(root + 'node_modules/@shopify/buy-button-js/dist/buybutton.min.js')
  const peers = [
    { name: '@shopify/buy-button-js', bytes: (await brotli11(buyButton)).length, files: 1 },
    { name: `${dropIn}, without what its cart’s frame loads`, ...(await dropInBytes(browser)) },
  ]
  const rows = [{ name: `till, ${ours}`, bytes: till.bytes, files: till.files.length }, ...peers]
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, bytes, files } of rows) {
    const ratio = (till.bytes / bytes).toFixed(2)
    console.log(
      `${name.padEnd(width)}  ${(bytes / 1000).toFixed(2).padStart(6)} kB in ${files}  till is ${ratio} of it`,
    )
  }
}

/** Every file that a page with an add button, a cart link, its count and a cart loads. */
async function dropInBytes(browser) {
  const folder = fetchPackage(dropIn)
  const served = `${folder}/package/dist/drop-in/`
  try {
    const files = new Map()
    const page = await browser.newPage()
    await page.route('**/*', async route => {
      const { href } = new URL(route.request().url())
      const name = href.slice(address.length)
      if (href === address) return route.fulfill({ contentType: 'text/html', body: markup })
      if (!href.startsWith(address) || !existsSync(served + name)) return route.abort()
      files.set(name, readFileSync(served + name))
      const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript'
      return route.fulfill({ contentType, body: files.get(name) })
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.close()
    const sizes = await Promise.all([...files.values()].map(async file => (await brotli11(file)).length))
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.size }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Downloads a package that nothing else needs, and returns its folder. */
function fetchPackage(name) {
  const folder = mkdtempSync(join(tmpdir(), 'till-peer-'))
  const quiet = { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] }
  const [packed] = JSON.parse(String(execFileSync('npm', ['pack', '--json', name], quiet)))
  execFileSync('tar', ['-xzf', packed.filename], quiet)
  return folder
}

const markup = `<!doctype html><html lang="en"><head><title>Peer</title>
<script>window.commercelayerConfig = { clientId: 'bench', slug: 'bench', scope: 'market:code:usa' }</script>
<script type="module" src="drop-in.esm.js"></script><link rel="stylesheet" href="drop-in.css"></head>
<body><cl-add-to-cart code="SHOE"></cl-add-to-cart>
<cl-cart-link>Bag <cl-cart-count></cl-cart-count><cl-cart type="mini" open-on-add></cl-cart></cl-cart-link></body></html>`
