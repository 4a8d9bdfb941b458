import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startPostgres } from '../test/postgres.mjs'
import { arrive } from './filled-cart'
import { asNewcomer, letTimePass, newcomer, PASSWORD, press, typeSignIn } from './newcomer'
import { openOwnShop, type OwnShop } from './own-shop'
import { expectConfirmation, fillCard, placeOrder, said, toBilling, typeAddress } from './shopper'

// Row E3: the codes whose cause lies in the database or at the carrier, in a shop whose database and carrier are the test's.

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

test.describe.configure({ timeout: 180_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  postgres = await startPostgres(fileURLToPath(new URL('../../', import.meta.url)))
  folder = mkdtempSync(join(tmpdir(), 'till-carrier-'))
  const file = join(folder, 'providers.mjs')
  writeFileSync(file, carrier)
  const url = postgres ? await newDatabase(postgres.url) : ''
  own = await openOwnShop({ TILL_PROVIDERS: file, DATABASE_URL: url })
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
  await expect(said(page, 'Your return could not be set up')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Return items' })).toBeEnabled()
})
