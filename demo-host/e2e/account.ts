import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, request, test } from '@playwright/test'
import { shopCall } from './shop-call'

const PASSWORD = 'Till-demo-1'
const TURN_MS = 120_000

/** Those of the sandbox's people who sign in here. */
export type Account = 'shopper' | 'member' | 'joining' | 'athlete' | 'trade' | 'industry' | 'hire' | 'clerk' | 'new'

/** Employees sign in at a door of their own. */
const doorOf = (account: Account): string =>
  account === 'clerk' || account === 'hire' ? '/consumers-v3/consumer/agent/login' : '/consumers-v3/auth/signin'

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
export async function haveAlone(page: Page, account: Account): Promise<void> {
  const { project, timeout } = test.info()
  mkdirSync(project.outputDir, { recursive: true })
  const mark = join(project.outputDir, `${account}.account`)
  const start = Date.now()
  test.info().setTimeout(timeout + TURN_MS)
  await expect.poll(() => take(mark), { message: `${account} is another test's`, timeout: TURN_MS }).toBe(true)
  test.info().setTimeout(timeout + Date.now() - start)
  page.context().once('close', () => rmSync(mark, { force: true }))
  await emptyBagOf(account)
}

async function emptyBagOf(account: Account): Promise<void> {
  // The page's own cookies stay a guest's.
  const elsewhere = await request.newContext()
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const person = { username: `${account}@till.test`, password: PASSWORD, recaptcha_response: 'sandbox-login' }
  const { authorizationCode } = await shopCall(elsewhere, 'POST', doorOf(account), {
    data: { type: 'Registered', ...person, codeChallenge },
  })
  const { accessToken, basketId, cart } = await shopCall(elsewhere, 'POST', '/token/v2/auth/token?cart=1', {
    data: { type: 'Registered', authorizationCode, codeVerifier },
  })
  for (const { id } of cart?.items ?? []) {
    const data = { cartId: basketId, itemId: id }
    await shopCall(elsewhere, 'DELETE', '/cart/v1/item', { data, token: accessToken })
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
