import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test'
import { shop } from './places'
import { shopCall } from './shop-call'

const PASSWORD = 'Till-demo-1'
const TURN_MS = 120_000

/** Those of the sandbox's people who sign in here. */
export type Account =
  | 'shopper'
  | 'member'
  | 'athlete'
  | 'trade'
  | 'industry'
  | 'employee'
  | 'hire'
  | 'clerk'
  | 'manager'
  | 'new'

/** Employees sign in at a door of their own. */
const doorOf = (account: Account): string =>
  ['employee', 'hire', 'clerk', 'manager'].includes(account)
    ? '/consumers-v3/consumer/agent/login'
    : '/consumers-v3/auth/signin'

/** Makes an account of an e-mail address, and is signed in to it. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${shop}/en-us/sign-up`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Harbour-7')
  await page.getByLabel('I agree to the terms').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('banner')).toContainText('Ada')
}

/** Types who signs in, on the page that asks for it, and sends it. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  await haveAlone(page, account)
  await page.getByLabel('Email').fill(`${account}@till.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
}

/**
 * Has an account for one test alone until its page's context closes: an account has one bag in all its tabs, so two
 * tests at once would fill, pay and empty each other's. What a test left there that failed is taken out.
 */
export async function haveAlone(page: Page, account: Account) {
  const { project, timeout } = test.info()
  mkdirSync(project.outputDir, { recursive: true })
  const mark = join(project.outputDir, `${account}.account`)
  const start = Date.now()
  test.info().setTimeout(timeout + TURN_MS)
  await expect.poll(() => take(mark), { message: `${account} is another test's`, timeout: TURN_MS }).toBe(true)
  test.info().setTimeout(timeout + Date.now() - start)
  page.context().once('close', () => rmSync(mark, { force: true }))
  return emptyBagOf(account)
}

/** Signs somebody in without a page. */
export async function signInByCall(
  elsewhere: APIRequestContext,
  username: string,
  password = PASSWORD,
  door = doorOf('shopper'),
) {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const { authorizationCode } = await shopCall(elsewhere, 'POST', door, {
    data: { type: 'Registered', username, password, recaptcha_response: 'sandbox-login', codeChallenge },
  })
  return shopCall(elsewhere, 'POST', '/token/v2/auth/token?cart=1', {
    data: { type: 'Registered', authorizationCode, codeVerifier },
  })
}

async function emptyBagOf(account: Account) {
  // The page's own cookies stay a guest's.
  const elsewhere = await request.newContext()
  const session = await signInByCall(elsewhere, `${account}@till.test`, PASSWORD, doorOf(account))
  const { accessToken: token, basketId: cartId, cart } = session
  for (const { id: itemId } of cart?.items ?? []) {
    await shopCall(elsewhere, 'DELETE', '/cart/v1/item', { data: { cartId, itemId }, token })
  }
  await elsewhere.dispose()
  return session
}

/** Cancels what an account has ordered and nobody packed yet: what was spent on it is there again. */
export async function takeOrdersBack(token: string): Promise<void> {
  const elsewhere = await request.newContext()
  const history = { data: { count: 50 }, token }
  const { orders } = await shopCall(elsewhere, 'POST', '/consumers-v3/consumer/purchasehistory', history)
  for (const { orderNumber, status, stage } of orders) {
    if (status !== 'placed' || stage) continue
    await shopCall(elsewhere, 'POST', '/consumers-v3/consumer/CancelOrder', { data: { orderNumber }, token })
  }
  await elsewhere.dispose()
}

function take(mark: string): boolean {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isAlive(ownerOf(mark))) rmSync(mark, { force: true })
    return false
  }
}

const ownerOf = (mark: string): number => {
  try {
    return Number(readFileSync(mark, 'utf8'))
  } catch {
    return process.pid
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
