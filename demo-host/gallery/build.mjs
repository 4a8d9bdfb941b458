import { cp, mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { takeFromShelf, toolData } from './shelf.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Writes what the gallery shows beside its server, and what tools read of the widgets there and into the shop. */
export async function buildGallery(dist) {
  const gallery = `${dist}/pages/gallery`
  await Promise.all([mkdir(gallery, { recursive: true }), mkdir(`${dist}/shop`, { recursive: true })])
  const widgets = await takeFromShelf()
  const { manifest, html } = await toolData(widgets)
  const asText = value => JSON.stringify(value, null, 2) + '\n'
  await Promise.all([
    bundleReactHost(gallery),
    cp(`${here}files`, gallery, { recursive: true }),
    writeFile(`${gallery}/widgets.json`, JSON.stringify(widgets)),
    ...[gallery, `${dist}/shop`].flatMap(folder => [
      writeFile(`${folder}/custom-elements.json`, asText(manifest)),
      writeFile(`${folder}/html-data.json`, asText(html)),
    ]),
  ])
}

// A page of somebody who builds with React: their bundle, with React and till/react in it.
const bundleReactHost = folder =>
  build({
    entryPoints: [`${here}react-host.tsx`],
    outfile: `${folder}/react-host.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
