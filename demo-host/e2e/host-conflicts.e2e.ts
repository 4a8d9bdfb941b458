import { randomUUID } from 'node:crypto'
import { type CDPSession, expect, type Page, type Request, test } from '@playwright/test'
import { answerTo, isCall } from './faults'
import { host, shop } from './places'
import { addFirstSize, drawer, expectBag } from './shopper'
import { barePage, visit } from './stranger-page'

/** The shopper's other device: it does to the same cart what it likes, and tells no tab. */
async function otherDevice(page: Page) {
  let headers: Record<string, string> = {}
  page.on('request', request => {
    if (request.headers().authorization) headers = request.headers()
  })
  const saved = () =>
    page.evaluate(
      () =>
        JSON.parse(localStorage.getItem('till:pk_demo:cart') ?? 'null') as {
          basketId: string
          lines: { id: string; name: string }[]
        },
    )
  return async (method: 'PUT' | 'DELETE', more: object = {}) => {
    const { basketId, lines } = await saved()
    const path = method === 'PUT' ? `/cart/v1/cart/${basketId}/item` : '/cart/v1/item'
    const answer = await page.request.fetch(`${shop}${path}?lang=en`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-access-key': 'pk_demo',
        'x-locale': 'en-US',
        'x-transaction-id': randomUUID(),
        origin: host,
        authorization: headers['authorization'] ?? '',
      },
      data: { cartId: basketId, itemId: lines[0]?.id, ...more },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return lines[0]?.name ?? ''
  }
}

/** One page without a connection, while the rest of the browser has one. */
async function setOffline(session: CDPSession, offline: boolean): Promise<void> {
  const free = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { offline, ...free })
}

/** The page's open bag with one thing in it, and what was sent of changes since. */
async function withOneItem(page: Page) {
  const elsewhere = await otherDevice(page)
  await visit(page, barePage())
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await addFirstSize(page)
  await expectBag(page, 1)
  await expect(oneMore(page)).toBeVisible()
  const sent: Request[] = []
  page.on('request', request => {
    if (isCall(request, 'updateItem') || isCall(request, 'removeItem')) sent.push(request)
  })
  return { elsewhere, sent, session: await page.context().newCDPSession(page) }
}

const oneMore = (page: Page) => drawer(page).getByRole('button', { name: 'One more' })

test('T15: a line that another device took out while this one was offline goes, and the shopper learns which by its name', async ({
  page,
}) => {
  const { elsewhere, sent, session } = await withOneItem(page)
  await setOffline(session, true)
  await oneMore(page).click()
  await expect(drawer(page).getByText('You are offline').first()).toBeVisible()
  await expectBag(page, 2)
  const name = await elsewhere('DELETE')
  await setOffline(session, false)
  await expectBag(page, 0)
  await expect(drawer(page).getByRole('alert').getByText(`${name} is no longer in your bag.`)).toBeVisible()
  await expect(drawer(page).getByText('You are offline')).toHaveCount(0)
  expect(new Set(sent.map(request => request.headers()['x-transaction-id'])).size).toBe(1)
  await page.reload()
  await expectBag(page, 0)
})

test('T15: a quantity that two devices changed, one of them offline, is the one that was asked for last, once', async ({
  page,
}) => {
  const { elsewhere, sent, session } = await withOneItem(page)
  await setOffline(session, true)
  await oneMore(page).click()
  await oneMore(page).click()
  await expect(drawer(page).getByText('You are offline').first()).toBeVisible()
  await elsewhere('PUT', { qty: 5 })
  await setOffline(session, false)
  await expect(drawer(page).getByText('You are offline')).toHaveCount(0)
  // The bag says three while nothing is sent, too: what counts is what it says once the shop has answered.
  await expect.poll(() => answerTo(sent.at(-1))).toMatchObject({ qty: 3, isTaken: true })
  await expectBag(page, 3)
  await page.reload()
  await expectBag(page, 3)
})

test('T15: what was to be removed offline and is gone already is simply gone', async ({ page }) => {
  const { elsewhere, session } = await withOneItem(page)
  await setOffline(session, true)
  await drawer(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(drawer(page).getByText('You are offline').first()).toBeVisible()
  await elsewhere('DELETE')
  const met = page.waitForResponse(answer => isCall(answer.request(), 'readCart'))
  await setOffline(session, false)
  await met
  await expect(drawer(page).getByText('You are offline')).toHaveCount(0)
  await expect(drawer(page).getByText('Your bag is empty')).toBeVisible()
  await expect(drawer(page).getByText('Unable to remove')).toHaveCount(0)
  // It went by this shopper's own hand: no news of another's.
  await expect(drawer(page).getByRole('alert').getByText('is no longer in your bag')).toHaveCount(0)
})
