import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, expect, test } from '@playwright/test'
import {
  buyThere,
  disturbances,
  goToCheckout,
  landThere,
  seeAfterwards,
  seeAlone,
  strangeLooks,
} from '../test/hosts/checks.mjs'
import { blankPage, hostPages } from '../test/hosts/pages.mjs'
import { changedPaths, pagesReached } from '../test/hosts/reach.mjs'
import { playwrightDriver } from '../test/hosts/playwright-driver.mjs'
import { compare } from './pictures'
import { shop, stranger } from './places'

const root = fileURLToPath(new URL('../../', import.meta.url))

let blank: Promise<Awaited<ReturnType<typeof buyThere>>> | undefined

async function looksOnBlank(browser: Browser) {
  const page = await browser.newPage()
  const looks = await buyThere(playwrightDriver(page), blankPage, stranger + blankPage.path)
  await page.close()
  return looks
}

/** Those that the change can reach. `npm run hosts` visits all of them, in every engine, and names what it cannot. */
const visited = pagesReached(changedPaths(root), hostPages).filter(({ needs }) => !needs || existsSync(needs.file))

for (const host of visited.filter(({ lands }) => !lands)) {
  test(`I1, I3, I6, I7, I8: ${host.name} sells, we look as on a blank page, and it stays as it was`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    // What is elsewhere cannot be reached from here, and need not be.
    await context.route(
      url => !/^(localhost|127\.0\.0\.1)$/.test(url.hostname),
      route => route.abort(),
    )
    const driver = playwrightDriver(page)
    const address = stranger + host.path
    const alone = await seeAlone(driver, host, address)
    blank ??= looksOnBlank(browser)
    const looks = await buyThere(driver, host, address)
    expect(disturbances(alone, await seeAfterwards(driver, host))).toEqual([])
    expect(
      await strangeLooks(await blank, looks, (one: Buffer, other: Buffer) => compare(context, one, other)),
    ).toEqual([])
    await goToCheckout(driver, shop)
  })
}

for (const host of visited.filter(({ lands }) => lands)) {
  test(`I7: on ${host.name} no widget can run: nothing is thrown, the page stays as it was, and presses lead to the shop`, async ({
    page,
  }) => {
    const driver = playwrightDriver(page)
    const address = stranger + host.path
    const alone = await seeAlone(driver, host, address)
    await landThere(driver, host, address, shop)
    expect(disturbances(alone, await seeAfterwards(driver, host))).toEqual([])
  })
}
