import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const require = createRequire(import.meta.url)

/** A package's folder; some do not export their package.json. */
export function packageFolder(name: string): string {
  const folder = require.resolve
    .paths(name)
    ?.map(place => join(place, name))
    .find(existsSync)
  if (!folder) throw new Error(`Expected the package ${name} to be installed, got none.`)
  return folder
}

/** What the pages take from npm packages, by the address they take it at. */
const VENDORS = {
  '/vendor/inter/': ['@fontsource-variable/inter', 'files'],
  '/vendor/lora/': ['@fontsource/lora', 'files'],
  '/vendor/jquery/': ['jquery', 'dist'],
  '/vendor/jquery-1.9/': ['jquery-1.9', '.'],
  '/vendor/jquery-2/': ['jquery-2', 'dist'],
  '/vendor/jquery-3/': ['jquery-3', 'dist'],
  '/vendor/jquery-4/': ['jquery-4', 'dist'],
  '/vendor/zone/': ['zone.js', 'bundles'],
  '/vendor/requirejs/': ['requirejs', '.'],
  '/vendor/bootstrap/': ['bootstrap', 'dist/js'],
  '/vendor/bootstrap-icons/': ['bootstrap-icons', 'font'],
  '/bootstrap-shop/css/': ['startbootstrap-shop-homepage', 'dist/css'],
  '/bootstrap-shop/js/': ['startbootstrap-shop-homepage', 'dist/js'],
  '/bootstrap-shop/assets/': ['startbootstrap-shop-homepage', 'dist/assets'],
} as const

/** Serves the pages' own files from `folder` and their vendors' from the packages. */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const options = { decorateReply: false, index: false, maxAge: '1h' } as const
  for (const [prefix, [name, path]] of Object.entries(VENDORS))
    await app.register(fastifyStatic, { ...options, prefix, root: join(packageFolder(name), path) })
  for (const own of ['northlane', 'slow-miles', 'harbour-striders', 'bootstrap-shop'])
    await app.register(fastifyStatic, {
      ...options,
      prefix: `/${own}/`,
      root: join(folder, own),
      preCompressed: true,
      setHeaders(response) {
        response.setHeader('vary', 'Accept-Encoding')
      },
    })
}
