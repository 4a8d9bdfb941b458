import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { openBrowser, thirdPartiesBlocked } from './browser-settings'
import { signInThere } from './new-account'
import { openSecurePlace, type SecurePlace, secureShop } from './secure-place'

const brand = 'https://www.northlane.test'
const blog = 'https://blog.slow-miles.test'

const pageOf = (key: string) => `<!doctype html><html lang="en"><head><title>A page</title>
<script async src="${secureShop}/till.js" data-key="${key}" data-locale="en-US"></script></head>
<body><till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop><till-sign-in></till-sign-in></body></html>`

let place: SecurePlace
let folder: string
let context: BrowserContext

const open = async () => {
  context = await openBrowser(folder, thirdPartiesBlocked, place.browserArguments)
  return context.newPage()
}

test.describe.configure({ timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  place = await openSecurePlace({ [brand]: pageOf('pk_demo'), [blog]: pageOf('pk_partner') })
})

test.afterAll(() => place.stop())

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'till-profile-'))
})

test.afterEach(async () => {
  await context.close()
  rmSync(folder, { recursive: true, force: true })
})

const cookies = async () =>
  (await context.cookies()).filter(({ name }) => name.startsWith('till-') && !name.includes('scheme'))

test('A2 T16: over https the brand’s shopper stays signed in, with other sites’ cookies blocked: after a reload, and another day', async () => {
  const page = await open()
  await page.goto(brand)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill('shopper@till.test')
  await page.getByLabel('Password', { exact: true }).fill('Till-demo-1')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  const name = page.getByRole('button', { name: 'Maya' })
  await expect(name).toBeVisible()
  await page.reload()
  await expect(name).toBeVisible()
  expect(await cookies()).toContainEqual(
    expect.objectContaining({ httpOnly: true, secure: true, sameSite: 'None', partitionKey: 'https://northlane.test' }),
  )
  await context.close()
  const later = await open()
  await later.goto(brand)
  await expect(later.getByRole('button', { name: 'Maya' })).toBeVisible()
})

test('T22: over https who signed in on a page of another site by the shop’s window is signed in there after a reload and another day, with other sites’ cookies blocked', async () => {
  const page = await open()
  await page.goto(blog)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  const window = await opening
  await signInThere(window, 'shopper@till.test', 'Till-demo-1')
  await window.getByRole('button', { name: 'Use my bag there' }).click()
  const signedIn = page.getByRole('button', { name: 'Signed in' })
  await expect(signedIn).toBeVisible()
  await page.reload()
  await expect(signedIn).toBeVisible()
  await context.close()
  const later = await open()
  await later.goto(blog)
  await expect(later.getByRole('button', { name: 'Signed in' })).toBeVisible()
  // The cookie of the blog's session is kept for the blog alone.
  expect((await cookies()).map(({ partitionKey }) => partitionKey)).toContain('https://slow-miles.test')
})
