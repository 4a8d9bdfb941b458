import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OutputBundle, OutputChunk, Plugin } from 'rollup'
import { integrityOf } from '../../widgets/build/pins'

const source = fileURLToPath(new URL('../index.html', import.meta.url))

/**
 * Writes the microsite's page: the source page with its script's and style sheet's built addresses, each with its
 * integrity value, in place of `<script src="./main.tsx">` .
 */
export function page(fileName: string): Plugin {
  return {
    name: 'till:page',
    buildStart() {
      this.addWatchFile(source)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName, source: fill(readFileSync(source, 'utf8'), bundle) })
      },
    },
  }
}

function fill(html: string, bundle: OutputBundle): string {
  const items = Object.values(bundle)
  const entry = items.find(item => item.type === 'chunk' && item.isEntry) as OutputChunk
  const style = items.flatMap(item => (item.type === 'asset' && item.fileName.endsWith('.css') ? [item] : []))
  const chunk = (file: string) => bundle[file] as OutputChunk
  const tags = [
    ...style.map(({ fileName, source: text }) => `<link rel="stylesheet" href="/${fileName}" ${pinned(text)}>`),
    ...entry.imports.map(file => `<link rel="modulepreload" href="/${file}" ${pinned(chunk(file).code)}>`),
    `<script type="module" src="/${entry.fileName}" ${pinned(entry.code)}></script>`,
  ]
  const place = /[ \t]*<script type="module" src="\.\/main\.tsx"><\/script>/
  if (!place.test(html)) throw new Error('checkout-site/index.html has no <script type="module" src="./main.tsx">')
  return html.replace(place, tags.map(tag => '    ' + tag).join('\n'))
}

const pinned = (text: string | Uint8Array) => `integrity="${integrityOf(text)}" crossorigin`
