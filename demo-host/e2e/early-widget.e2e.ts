import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { newWidget } from '../../widgets/build/new-widget.mjs'
import { shop } from './places'
import { scriptTag, visit } from './stranger-page'

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder: string

/** Builds loader and widgets of a copy of the sources, with one more widget in it. */
test.beforeAll(() => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'till-early-'))
  // Without its first script the microsite is not built.
  const isCopied = (path: string) => !/(checkout-site\/main|\.test)\.tsx?$/.test(path)
  for (const part of [
    'core',
    'widgets',
    'loader',
    'checkout-site',
    'rollup.config.ts',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(root + part, join(folder, part), { recursive: true, filter: isCopied })
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'))
  const changed = newWidget(join(folder, 'widgets'), 'size-guide', { isEarly: true })
  const elsewhere = changed.filter(path => !path.includes('/size-guide/'))
  expect(elsewhere, 'beside its folder a widget has one line').toEqual([join(folder, 'widgets/index.ts')])
  const rollup = join(root, 'node_modules/rollup/dist/bin/rollup')
  execFileSync(process.execPath, [rollup, '-c', '--configPlugin', 'esbuild', '--silent'], {
    cwd: folder,
    env: { ...process.env, TILL_DIST: join(folder, 'dist') },
    stdio: 'pipe',
  })
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a new widget with a closed look is drawn before its files, and brings its own chunk and words', async ({
  page,
}) => {
  let go = () => {}
  const held = new Promise<void>(resolve => {
    go = resolve
  })
  const asked: string[] = []
  await page.route(new RegExp(`^${shop}/(till\\.js|assets/)`), async route => {
    const path = new URL(route.request().url()).pathname
    asked.push(basename(path).replace(/-[^-]+\.js$/, ''))
    if (path.startsWith('/assets/index-')) await held
    await route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      headers: { 'access-control-allow-origin': '*' },
      body: readFileSync(join(folder, 'dist/shop', path)),
    })
  })
  await visit(
    page,
    `<!doctype html><html lang="fr"><title>Page</title>${scriptTag({ locale: 'fr-FR' })}
    <till-size-guide question="Quelle taille ?"></till-size-guide></html>`,
  )
  const button = page.locator('till-size-guide').getByRole('button', { name: 'Quelle taille ?' })
  await expect(button).toBeVisible()
  expect(await page.evaluate(() => !!customElements.get('till-size-guide'))).toBe(false)
  expect(asked.filter(name => !['till.js', 'index'].includes(name))).toEqual([])

  await button.click()
  go()
  await expect(page.getByText('Sous 2 jours.')).toBeVisible()
  expect(asked).toEqual(expect.arrayContaining(['size-guide', 'size-guide-words-fr']))
  expect(new Set(asked.filter(name => name.startsWith('size-guide-words-')))).toEqual(new Set(['size-guide-words-fr']))
})
