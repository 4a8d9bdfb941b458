import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { startPostgres } from '../test/postgres.mjs'
import { arrive } from './filled-cart'
import { asNewcomer, letTimePass, newcomer, PASSWORD, press, typeSignIn } from './newcomer'
import { NEW_PASSWORD } from './ended-session'
import { openOwnShop, type OwnShop } from './own-shop'
import { expectConfirmation, fillCard, placeOrder, said, toBilling, typeAddress } from './shopper'

// Row E3: the codes whose cause is in the database, the bot check or at the carrier, in a shop whose these are the test's.

let own: OwnShop
let postgres: Awaited<ReturnType<typeof startPostgres>>
let database: pg.Client | undefined
let folder: string

/** A carrier that brings parcels and takes none back. */
const carrier = `export default () => ({ carrier: { makeLabel: async ({ orderNumber, from }) => {
  if (from === 'shopper') throw new Error('The carrier is down')
  return { carrier: 'One Way', trackingNumber: 'OW' + orderNumber }
} } })`

const name = `till_causes_${randomUUID().replaceAll('-', '')}`

/** The server may be one that has other databases. */
async function newDatabase(server: string): Promise<string> {
  await inServer(server, `create database "${name}"`)
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

async function inServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const isToldIn = (page: Page, words: string) => said(page, words).or(page.locator('.err', { hasText: words }))

/** Presses in both pages while what they write is held, until both wait for it. */
async function pressAtOnce(pages: readonly Page[], button: string, hold: string): Promise<void> {
  await database?.query('begin')
  await database?.query(hold)
  await Promise.all(pages.map(page => press(page, button)))
  const waiting = 'select count(distinct pid)::int as calls from pg_locks where not granted'
  const calls = async () => (await database?.query(waiting))?.rows[0].calls
  await expect.poll(calls, { intervals: [50] }).toBeGreaterThanOrEqual(pages.length)
  await database?.query('rollback')
}

async function expectOneRefused(pages: readonly Page[], words: string): Promise<void> {
  const told = () => Promise.all(pages.map(page => isToldIn(page, words).count()))
  await expect.poll(async () => (await told()).sort()).toEqual([0, 1])
}

test.describe.configure({ timeout: 180_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  postgres = await startPostgres(fileURLToPath(new URL('../../', import.meta.url)))
  folder = mkdtempSync(join(tmpdir(), 'till-carrier-'))
  const file = join(folder, 'providers.mjs')
  writeFileSync(file, carrier)
  const url = postgres ? await newDatabase(postgres.url) : ''
  own = await openOwnShop({ TILL_PROVIDERS: file, TILL_BOT_CHECK: 'on', DATABASE_URL: url })
  if (!url) return
  database = new pg.Client({ connectionString: url })
  await database.connect()
})

test.afterAll(async () => {
  await database?.end()
  await own.stop()
  if (postgres) await inServer(postgres.url, `drop database if exists "${name}" with (force)`)
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('E3: AUT409: a sign-in whose code another exchange is using goes on by itself once that has failed', async ({
  page,
}) => {
  test.skip(!database, 'two exchanges at once need two connections, and the embedded database has one')
  const email = await newcomer(page, own.shop)
  await page.route('**/token/v2/auth/token*', async route => {
    if (route.request().postDataJSON()?.type !== 'Registered') return route.fallback()
    await database?.query('begin')
    await database?.query('select hash from authorization_codes for update')
    await route.continue()
  })
  await page.goto(`${own.shop}/en-us/sign-in`)
  const refused = page.waitForResponse(response => response.status() === 409)
  await typeSignIn(page, email)
  expect(await (await refused).json()).toMatchObject({ errorDetails: [{ errorId: 'AUT409' }] })
  await page.unroute('**/token/v2/auth/token*')
  await database?.query('rollback')
  await expect(page.getByRole('banner')).toContainText('Ada')
  await expect(page.locator('.notice.danger')).toHaveCount(0)
})

test('E3: AUT500: a sign-in whose kept password cannot be compared says so, and leads to the shop’s people', async ({
  page,
}) => {
  test.skip(!database, 'only a server lets the test into the shop’s database')
  const email = await newcomer(page, own.shop)
  await database?.query("update people set password_hash = 'no hash' where email = $1", [email])
  await page.goto(`${own.shop}/en-us/sign-in`)
  await typeSignIn(page, email)
  const notice = said(page, 'Signing in does not work right now')
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: 'Contact us' })).toBeVisible()
})

test('E3: PRO404: an account whose profile is gone says so', async ({ page }) => {
  test.skip(!database, 'only a server lets the test into the shop’s database')
  const email = await asNewcomer(page, '/account', own.shop)
  await database?.query('delete from people where email = $1', [email])
  await page.goto(`${own.shop}/en-us/account/profile`)
  await expect(page.locator('.notice, .state').filter({ hasText: 'We could not find your profile' })).toBeVisible()
})

test('E3: RTN500: a return for which the carrier makes no label says so, and can be asked for again', async ({
  page,
}) => {
  const email = `kept.${randomUUID()}@example.com`
  await arrive(page, { shop: own.shop })
  await typeAddress(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await toBilling(page).click()
  await fillCard(page)
  await placeOrder(page)
  const number = (await expectConfirmation(page)).replace(/\D/g, '')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Keep this order')
  await expect(page).toHaveURL(`${own.shop}/en-us/account`)
  await letTimePass(page, email, 100, own.shop)
  await page.goto(`${own.shop}/en-us/account/order?number=${number}`)
  await press(page, 'Return items')
  await press(page, 'Get the return label')
  await expect(said(page, 'Your return could not be set up')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get the return label' })).toBeEnabled()
})

test('E3: AUT403: a browser that can prove nothing, as on an insecure page, is told so at the sign-in', async ({
  page,
}) => {
  const email = await newcomer(page, own.shop)
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }))
  await page.goto(`${own.shop}/en-us/sign-in`)
  await typeSignIn(page, email)
  await expect(said(page, 'We could not verify that you are human')).toBeVisible()
})

test('E3: PRO400: of two browsers that sign up with one address at the same moment, one is told at its field', async ({
  page,
  browser,
}) => {
  test.skip(!database, 'two calls at once need two connections, and the embedded database has one')
  const other = await browser.newPage()
  const email = `ada.${randomUUID()}@example.com`
  const codes: unknown[] = []
  for (const each of [page, other]) {
    each.on('response', async answer => {
      if (answer.status() === 409) codes.push((await answer.json()).errorDetails[0].errorId)
    })
    await each.goto(`${own.shop}/en-us/sign-up`)
    await each.getByLabel('First name').fill('Ada')
    await each.getByLabel('Last name').fill('Byron')
    await each.getByLabel('Email', { exact: true }).fill(email)
    await each.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await each.getByLabel('I agree to the terms').check()
  }
  await pressAtOnce([page, other], 'Create account', 'lock table people in share row exclusive mode')
  await expectOneRefused([page, other], 'An account with this email exists')
  // The page may show it before the test has read the answer.
  await expect.poll(() => codes).toEqual(['PRO400'])
  await other.context().close()
})

test('E3: PRO415: of two tabs that change the password at the same moment, one is told to try again', async ({
  page,
}) => {
  test.skip(!database, 'two calls at once need two connections, and the embedded database has one')
  const email = await asNewcomer(page, '/account/password', own.shop)
  const other = await page.context().newPage()
  await other.goto(`${own.shop}/en-us/account/password`)
  for (const each of [page, other]) {
    await each.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    for (const label of ['New password', 'Repeat new password'])
      await each.getByLabel(label, { exact: true }).fill(NEW_PASSWORD)
  }
  await pressAtOnce([page, other], 'Change the password', `select 1 from people where email = '${email}' for update`)
  await expectOneRefused([page, other], 'Your password could not be changed')
})

test('E3: 4044: the members’ news for somebody whose membership the shop has ended meanwhile', async ({ page }) => {
  test.skip(!database, 'only a server lets the test into the shop’s database')
  const enrollments = [{ type: 'Loyalty', optin: true, channel: 'web' }]
  const email = await asNewcomer(page, '/account/subscriptions', own.shop, { enrollments })
  await page.getByLabel('Members’ news').check()
  await database?.query('update people set member_id = null where email = $1', [email])
  await press(page, 'Save')
  await expect(said(page, 'We found no membership for you')).toBeVisible()
})

test('E3: STR404: a store that was closed while an associate had the list of stores before them', async ({ page }) => {
  test.skip(!database, 'only a server lets the test into the shop’s database')
  await page.goto(`${own.shop}/en-us/associate-login`)
  await typeSignIn(page, 'clerk@till.test', 'Till-demo-1')
  const store = page.getByLabel('Store', { exact: true })
  await expect(store.locator('option').nth(1)).toBeAttached()
  const last = await store.locator('option').last().getAttribute('value')
  await database?.query('delete from stores where store_id = $1', [last])
  await store.selectOption(last)
  await expect(said(page, 'We do not know this store')).toBeVisible()
})
