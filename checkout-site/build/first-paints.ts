import { build } from 'esbuild'
import type { OutputAsset, OutputBundle, OutputChunk, Plugin, PluginContext } from 'rollup'
import { directionOf } from '../../core/format/direction'
import { locales } from '../locales'
import { needsOf } from './needs'
import { loadedWith } from '../../widgets/build/carried'
import { type Brand, brandOfPage, preloadOf, sheetLinkOf } from './page'
import { routeViewsOf } from './route-views'
import { firstScripts, importMapOf, type PinTable, pinTableOf, sheetsOf } from './pin-table'

/** The start of a screen's page: what its head preloads, and its first paint. */
export interface FirstPaint extends Head {
  body: string
}

/** What a screen's page pins, and what it preloads. */
export interface Head {
  importMap: string
  head: string
}

/** All screens of a locale, by path after the locale; `*` stands for every other. */
export interface FirstPaints {
  lang: string
  dir: 'ltr' | 'rtl'
  /** Shown if the scripts do not run. */
  needs: string
  screens: Record<string, FirstPaint>
}

/** Writes the first paints of every screen in the file `routes`, by the locale's part of a path. */
export function firstPaints(fileName: string, root: string, routes: string): Plugin {
  return {
    name: 'till:first-paints',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const paint = await painter(root)
        const brand = brandOfPage()
        const views = await viewsOf(this, root + routes)
        const made: Record<string, FirstPaints> = {}
        for (const locale of locales) {
          const screens: Record<string, FirstPaint> = {}
          const table = pinTableOf(chunksIn(bundle, locale), bundle)
          this.emitFile({ type: 'asset', fileName: table.fileName, source: table.source })
          for (const [place, files] of views) {
            const head = headOf(bundle, files, locale, table)
            screens[place] = { ...head, body: await paint(place, locale, brand) }
          }
          made[locale.toLowerCase()] = {
            lang: locale,
            dir: directionOf(locale),
            needs: needsOf(locale, brand),
            screens,
          }
        }
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(made, null, 2) })
      },
    },
  }
}

/** Each path of a `routes.ts` with the files of its views. */
async function viewsOf(build: PluginContext, routes: string): Promise<[place: string, files: string[]][]> {
  const found = routeViewsOf(build.parse(build.getModuleInfo(routes)?.code ?? ''))
  const fileOf = async (view: string) => (await build.resolve(view, routes))?.id ?? ''
  // The locale's own path redirects to the cart.
  const screens = found.filter(({ place }) => place !== '')
  return Promise.all(screens.map(async ({ place, views }) => [place, await Promise.all(views.map(fileOf))]))
}

/** The views are written for browsers, so they are bundled to run here. */
async function painter(root: string): Promise<(place: string, locale: string, brand: Brand) => Promise<string>> {
  const { outputFiles } = await build({
    entryPoints: [`${root}checkout-site/build/first-paint.tsx`],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const text = outputFiles[0]?.text ?? ''
  const module = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
  return module.firstPaintOf
}

/** The head grows with what this screen loads, not with the number of screens. */
export function headOf(bundle: OutputBundle, views: readonly string[], locale: string, table: PinTable): Head {
  const first = firstScripts(bundle)
  const own = filesOf(bundle, views, locale)
  const tags = [
    ...sheetsOf(own, bundle).map(file => sheetLinkOf(bundle[file] as OutputAsset)),
    ...own.map(file => preloadOf(bundle[file] as OutputChunk)),
  ]
  return { importMap: importMapOf([...first, ...own], bundle, table), head: tags.join('\n    ') }
}

/** The screen's own chunks with their imports, and its language. */
function filesOf(bundle: OutputBundle, views: readonly string[], locale: string): string[] {
  const first = firstScripts(bundle)
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const screen = chunks
    .filter(({ moduleIds }) => moduleIds.some(id => views.includes(id)))
    .map(({ fileName }) => fileName)
  const own = loadedWith(screen, bundle).filter(file => !first.includes(file))
  const later = [...first, ...own].flatMap(file => (bundle[file] as OutputChunk).dynamicImports)
  const spoken = later.filter(file => speaks(locale).includes(languageOf(bundle[file] as OutputChunk) ?? ''))
  return loadedWith([...own, ...spoken], bundle).filter(file => !first.includes(file))
}

/** All chunks except words of other languages. */
function chunksIn(bundle: OutputBundle, locale: string): OutputChunk[] {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  return chunks.filter(chunk => ['en', ...speaks(locale)].includes(languageOf(chunk) ?? 'en'))
}

const speaks = (locale: string) => [locale, locale.split('-')[0] ?? '']

/** The language of a chunk of words. */
const languageOf = ({ facadeModuleId }: OutputChunk) => /\.words\.([\w-]+)\.ts$/.exec(facadeModuleId ?? '')?.[1]
