import { existsSync } from 'node:fs'
import {
  buyThere,
  checks,
  disturbances,
  goToCheckout,
  landThere,
  seeAfterwards,
  seeAlone,
  strangeLooks,
} from './checks.mjs'

/** @typedef {{ state: 'passed' | 'failed' | 'not run', why?: string }} Cell */

/** Does every check of a host page in one browser; a failed one leaves those that need it not run. */
export async function runPage(visit, page, { stranger, shop, expected, compare }) {
  const cells = Object.fromEntries(
    Object.keys(checks).map(name => [name, { state: 'not run', why: 'an earlier check failed' }]),
  )
  if (page.needs && !existsSync(page.needs.file)) {
    for (const name of Object.keys(checks)) cells[name] = { state: 'not run', why: page.needs.reason }
    return cells
  }
  const address = stranger + page.path
  const { driver, leave } = await visit()
  try {
    let alone
    if (page.lands) {
      await judge(cells, 'reaches', async () => {
        alone = await seeAlone(driver, page, address)
        await landThere(driver, page, address, shop)
        return []
      })
      if (alone) await judge(cells, 'alone', async () => disturbances(alone, await seeAfterwards(driver, page)))
      for (const name of ['sells', 'looks']) cells[name] = { state: 'not run', why: page.lands }
      if (cells.reaches.state === 'passed') cells.reaches.why = 'a press leads to the shop’s own cart'
      return cells
    }
    let looks
    await judge(cells, 'sells', async () => {
      alone = await seeAlone(driver, page, address)
      looks = await buyThere(driver, page, address)
      return []
    })
    if (!looks) return cells
    await judge(cells, 'looks', () => strangeLooks(expected ?? looks, looks, compare))
    if (cells.looks.state === 'passed' && !driver.picture)
      cells.looks.why = 'boxes and styles alone: this driver takes no pictures'
    await judge(cells, 'alone', async () => disturbances(alone, await seeAfterwards(driver, page)))
    await judge(cells, 'reaches', async () => {
      await goToCheckout(driver, shop)
      return []
    })
    return cells
  } finally {
    await leave().catch(() => {})
  }
}

/** Fills a cell by what a check finds wrong. */
export async function judge(cells, name, check) {
  try {
    const wrong = await check()
    cells[name] = wrong.length ? { state: 'failed', why: wrong.slice(0, 3).join('; ') } : { state: 'passed' }
  } catch (error) {
    cells[name] = { state: 'failed', why: String(error?.message ?? error).split('\n')[0] }
  }
}
