import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OutputAsset, OutputBundle, OutputChunk, Plugin } from 'rollup'
import { integrityOf } from '../../widgets/build/pins'
import { firstScripts, importMapOf, type PinTable, pinTableOf, sheetsOf } from './pin-table'

const source = fileURLToPath(new URL('../index.html', import.meta.url))

/** Replaces `<script src="./main.tsx">` by the built scripts and style sheets with their hashes, and an import map that names the table of all other hashes. */
export function page(fileName: string): Plugin {
  return {
    name: 'till:page',
    buildStart() {
      this.addWatchFile(source)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const table = pinTableOf(chunksOf(bundle), bundle)
        this.emitFile({ type: 'asset', fileName: table.fileName, source: table.source })
        this.emitFile({ type: 'asset', fileName, source: fill(readFileSync(source, 'utf8'), bundle, table) })
      },
    },
  }
}

export interface Brand {
  brand: string
  help: string
}

export function brandOfPage(): Brand {
  const html = readFileSync(source, 'utf8')
  const attributeOf = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? ''
  return { brand: attributeOf('brand'), help: attributeOf('help') }
}

export function fill(html: string, bundle: OutputBundle, table: PinTable): string {
  const place = /[ \t]*<script type="module" src="\.\/main\.tsx"><\/script>/
  if (!place.test(html) || html.match(/<script/gi)?.length !== 1) {
    throw new Error('checkout-site/index.html must have exactly one script: <script type="module" src="./main.tsx">')
  }
  const items = Object.values(bundle)
  const entry = chunksOf(bundle).find(item => item.isEntry) as OutputChunk
  const scripts = firstScripts(bundle).map(file => bundle[file] as OutputChunk)
  const isEarly = ({ moduleIds }: OutputChunk) => moduleIds.some(id => id.endsWith('/checkout-site/early.ts'))
  // The font of most texts is fetched beside the scripts, at a lower priority.
  const face = items.find(item => /latin-wght-normal-[^/]+\.woff2$/.test(item.fileName) && !/-ext-/.test(item.fileName))
  const tags = [
    ...sheetsOf([entry.fileName], bundle).map(file => sheetLinkOf(bundle[file] as OutputAsset)),
    importMapOf(firstScripts(bundle), bundle, table),
    ...scripts.filter(isEarly).map(scriptOf),
    ...(face ? [`<link rel="preload" href="/${face.fileName}" as="font" crossorigin fetchpriority="low">`] : []),
    // All else waits for these, so the screen's own files queue behind them; a script alone would queue behind its preloads.
    ...scripts.filter(script => !isEarly(script)).map(preloadOf),
    '<!-- the screen -->',
    scriptOf(entry),
  ]
  return html.replace(place, () => tags.map(tag => '    ' + tag).join('\n'))
}

const chunksOf = (bundle: OutputBundle) => Object.values(bundle).filter(item => item.type === 'chunk')

function scriptOf({ fileName, code }: OutputChunk): string {
  return `<script type="module" src="/${fileName}" fetchpriority="low" ${pinned(code)}></script>`
}

export function preloadOf({ fileName, code }: OutputChunk): string {
  return `<link rel="modulepreload" href="/${fileName}" fetchpriority="low" ${pinned(code)}>`
}

export function sheetLinkOf({ fileName, source: text }: OutputAsset): string {
  return `<link rel="stylesheet" href="/${fileName}" ${pinned(text)}>`
}

const pinned = (text: string | Uint8Array) => `integrity="${integrityOf(text)}" crossorigin`
