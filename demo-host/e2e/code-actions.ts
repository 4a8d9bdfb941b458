import { expect, type Locator, type Page } from '@playwright/test'
import { type Code, catalogue } from '../../core/errors/catalogue'
import type { Action } from '../codes/seen'
import { type Call, isCall } from './faults'
import { shop } from './places'
import { placeButton, toBilling, toSummary, typePlace } from './shopper'

/** How a shopper comes to a code. */
export type ActionInPage = {
  /** Does it, with the code as the service's answer. */
  readonly ask: (page: Page, code: string) => Promise<void>
  /** The field under which the words stand. */
  readonly field?: (page: Page, code: string) => Locator
  /** The words, where the screen has better ones than the catalogue. */
  readonly says?: (code: string) => string | undefined
  /** What must stand as it was. */
  readonly stays?: (page: Page) => Promise<void>
}

type Asked = { call: Call; code: string; left: number }
const asked = new WeakMap<Page, Asked>()

/** The service itself answers the next such call with a code. The route stays: one that is taken away may strand a call that is under way. */
async function answerNext(page: Page, call: Call, code: string, act: () => Promise<unknown>): Promise<void> {
  const isFirst = !asked.has(page)
  // After a 401 the client asks once more, with a new token.
  const next = { call, code, left: catalogue[code as Code].status === 401 ? 2 : 1 }
  asked.set(page, next)
  if (isFirst) {
    await page.route(
      url => url.origin === shop,
      route => {
        const request = route.request()
        const wanted = asked.get(page)
        const isOther = !wanted || !isCall(request, wanted.call) || request.method() === 'OPTIONS'
        if (isOther || wanted.left-- <= 0) return route.fallback()
        return route.continue({ headers: { ...request.headers(), 'x-mock-error': wanted.code } })
      },
    )
  }
  const answered = page.waitForResponse(response => isCall(response.request(), call) && next.left <= 0)
  await act()
  await answered
}

const line = (page: Page) => page.locator('.line').first()
const promo = (page: Page) => page.getByLabel('Promo code')
const number = (page: Page) => page.getByLabel('Gift card number')

/** Opens a part's form where it is closed. */
async function opened(page: Page, opener: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: opener })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
}

const addressFields: Readonly<Record<string, string>> = {
  SHP500: 'Address',
  SHP410: 'Phone',
  CHK380: 'ZIP code',
  PAY401: 'Country',
  CHK320: 'Address',
  BILL410: 'Phone',
}
const addressField = (page: Page, code: string) => page.getByLabel(addressFields[code] ?? '', { exact: true })

/** Every action of `demo-host/codes/seen.ts`, as a shopper does it. */
export const actionOf: Readonly<Record<Action, ActionInPage>> = {
  coupon: {
    ask: async (page, code) => {
      await promo(page).fill('TYPED10')
      await answerNext(page, 'applyCoupon', code, () => page.getByRole('button', { name: 'Apply' }).click())
    },
    field: promo,
    stays: page => expect(promo(page)).toHaveValue('TYPED10'),
  },
  quantity: {
    ask: (page, code) =>
      answerNext(page, 'updateItem', code, () => line(page).getByRole('button', { name: 'One more' }).click()),
    says: code => (code === 'INV408' || code === 'GWP403' ? 'You can order up to 10 of these.' : undefined),
    stays: page => expect(line(page)).toBeVisible(),
  },
  gift: {
    ask: async (page, code) => {
      await line(page)
        .getByRole('button', { name: /^More for/ })
        .click()
      await line(page)
        .getByRole('button', { name: /^Add gift option/ })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('To').fill('Noor')
      await dialog.getByLabel('Email').fill('noor@example.com')
      await dialog.getByLabel('Message').fill('Run')
      await answerNext(page, 'updateItem', code, () => dialog.getByRole('button', { name: 'Save' }).click())
    },
    stays: page => expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue('Run'),
  },
  add: {
    ask: (page, code) =>
      answerNext(page, 'addItem', code, () =>
        page.evaluate(() => {
          const { till } = window as unknown as { till: { push(command: unknown[]): void } }
          till.push(['cart.add', { productId: 'TQ4407AB12' }])
        }),
      ),
  },
  address: {
    ask: (page, code) => answerNext(page, 'addShippingAddress', code, () => toBilling(page).click()),
    field: addressField,
    stays: page => expect(page.getByLabel('City')).toHaveValue('Portland'),
  },
  method: {
    ask: (page, code) =>
      answerNext(page, 'chooseShippingMethod', code, () => page.getByRole('radio', { name: /Express/ }).click()),
    stays: page => expect(page.getByLabel('City')).toHaveValue('Portland'),
  },
  giftCard: {
    ask: async (page, code) => {
      await opened(page, /^Add (a|another) gift card/)
      await number(page).fill('6006 4912 6055 0227 445')
      await page.getByLabel('PIN', { exact: true }).fill('1234')
      await answerNext(page, 'addPaymentInstrument', code, () => number(page).press('Enter'))
    },
    field: number,
    stays: page => expect(number(page)).toHaveValue('6006 4912 6055 0227 445'),
  },
  reward: {
    ask: async (page, code) => {
      await opened(page, /^Use a voucher or reward/)
      const field = page.getByLabel('Reward code or card')
      await field.fill('TYPED')
      await answerNext(page, 'addPaymentInstrument', code, () => field.press('Enter'))
    },
    field: page => page.getByLabel('Reward code or card'),
    stays: page => expect(page.getByLabel('Reward code or card')).toHaveValue('TYPED'),
  },
  points: {
    ask: async (page, code) => {
      await opened(page, /^Use points/)
      const field = page.getByLabel('Points to use')
      await field.fill('1400')
      await answerNext(page, 'addPaymentInstrument', code, () => field.press('Enter'))
    },
    field: page => page.getByLabel('Points to use'),
    stays: page => expect(page.getByLabel('Points to use')).toHaveValue('1400'),
  },
  card: {
    ask: (page, code) => answerNext(page, 'addPaymentInstrument', code, () => toSummary(page).click()),
    stays: page => expect(page.getByLabel('Card number')).not.toHaveValue(''),
  },
  bill: {
    ask: async (page, code) => {
      const same = page.getByRole('checkbox', { name: /same as/i })
      if (await same.isChecked()) {
        await same.uncheck()
        await typePlace(page)
      }
      await answerNext(page, 'addBillingAddress', code, () => toSummary(page).click())
    },
    field: addressField,
    stays: page => expect(page.getByLabel('City')).toHaveValue('Portland'),
  },
  order: {
    ask: (page, code) => answerNext(page, 'placeOrder', code, () => placeButton(page).click()),
    stays: page => expect(placeButton(page)).toBeEnabled(),
  },
  checked: {
    ask: async (page, code) => {
      await page.route(
        /prepareOrder/,
        async route => {
          const answer = await route.fetch()
          const cart = await answer.json()
          const flash = [{ code, message: 'News', itemId: cart.items[0].id }]
          await route.fulfill({ response: answer, json: { ...cart, flash } })
        },
        { times: 1 },
      )
      await placeButton(page).click()
    },
    stays: async page => {
      // The notice was read: whoever was led back to the first step goes on again.
      if (page.url().includes('/checkout/shipping')) {
        await toBilling(page).click()
        await toSummary(page).click()
        await page.getByRole('checkbox', { name: /terms/i }).check()
      }
      await expect(placeButton(page)).toBeEnabled()
    },
  },
  lookUp: {
    ask: async (page, code) => {
      await page.getByLabel('Order number').fill('100000000001')
      await page.getByLabel('Email').fill('noor@example.com')
      await answerNext(page, 'trackOrder', code, () => page.getByRole('button', { name: 'Look up' }).click())
    },
    stays: page => expect(page.getByLabel('Email')).toHaveValue('noor@example.com'),
  },
}
