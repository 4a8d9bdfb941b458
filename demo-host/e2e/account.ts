import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const PASSWORD = 'Till-demo-1'
const TURN_MS = 120_000

/** Those of the sandbox's people who sign in here. */
export type Account = 'shopper' | 'member' | 'clerk'

/** Types who signs in, on the page that asks for it, and sends it. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  await haveAlone(page, account)
  await page.getByLabel('Email').fill(`${account}@till.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
}

/**
 * Has an account for one test alone until its page's context closes: an account has one bag in all its tabs, so two
 * tests at once would fill, pay and empty each other's.
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
