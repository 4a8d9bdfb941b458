import { expect, type Page, test } from '@playwright/test'
import { namesOfLit } from '../test/hosts/checks.mjs'
import { chooseSize, expectBag } from './shopper'
import { addByQuickShop, barePage, isRunning, listenersOf, scriptTag, visit } from './stranger-page'

type Shop = { open(name: string): Promise<void>; close(): Promise<void>; cart: { get(): Promise<unknown> } }

const open = (page: Page) => page.evaluate(() => (window as unknown as { till: Shop }).till.open('mini-cart'))
const bag = (page: Page) => page.getByRole('dialog', { name: 'Your bag' })

/** A page of many kinds of elements, with room kept for ours, so that it stands as it stands without us. */
const theirs = `<style>
    .room { position: fixed; inset: 0 0 auto auto; width: 60px; height: 60px; overflow: hidden }
    h2 { color: teal } button { border: 3px double } dialog { color: navy } :root { --gap: 4px }
  </style>
  <h1>One</h1><h2>Two</h2><p>Text <b>bold</b> <a href="#">link</a></p><ul><li>Item</li></ul>
  <table><tr><th>Head</th><td>Cell</td></tr></table><form><label>Name <input></label><select><option>1</option></select>
  <textarea></textarea><button type="button" class="btn bag line view root">Press</button></form><dialog open>Said</dialog>
  <div class="room"><till-mini-cart></till-mini-cart></div>`

/** What every element of the page looks like, every property of it, with what stands before and after it. */
function looks(): Record<string, Record<string, string>> {
  const seen: Record<string, Record<string, string>> = {}
  const own = [...document.querySelectorAll('html, body, body *')].filter(
    element => !element.closest('till-mini-cart, till-toasts, script'),
  )
  for (const [index, element] of own.entries()) {
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part)
      seen[`${index} ${element.localName}${part ?? ''}`] = Object.fromEntries(
        [...style].map(name => [name, style.getPropertyValue(name)]),
      )
    }
  }
  return seen
}

test('I3: every element of the page looks as it does without us, before, while and after the bag is open', async ({
  page,
}) => {
  const markup = `<!doctype html><html lang="en"><head>${scriptTag()}</head><body>${theirs}</body></html>`
  await page.route(/till\.js/, route => route.abort())
  await visit(page, markup)
  const without = await page.evaluate(looks)
  expect(Object.keys(without).length).toBeGreaterThan(50)

  await page.unroute(/till\.js/)
  await page.reload()
  await isRunning(page)
  expect(await page.evaluate(looks)).toEqual(without)
  await open(page)
  await expect(bag(page)).toBeVisible()
  const during = await page.evaluate(looks)
  for (const [name, style] of Object.entries(during)) {
    // The page behind a modal does not scroll.
    if (!/^\d+ html/.test(name)) expect(style, name).toEqual(without[name])
  }
  await page.keyboard.press('Escape')
  await expect(bag(page)).toHaveCount(0)
  // The page scrolls again a moment after the bag is gone, where the browser itself closed it.
  await expect(page.locator('html')).not.toHaveAttribute('style')
  expect(await page.evaluate(looks)).toEqual(without)
  await page.addStyleTag({ content: 'h2 { letter-spacing: 1px }' })
  expect(await page.evaluate(looks), 'a stray rule is seen').not.toEqual(without)
})

/** Remembers, before any script of the page, what every name and every prototype held. */
function rememberEverything(): void {
  const own = (owner: object) =>
    new Map(Reflect.ownKeys(owner).map(name => [name, Object.getOwnPropertyDescriptor(owner, name)]))
  const saved = new Map<string, { owner: object; before: ReturnType<typeof own> }>()
  for (const name of Object.getOwnPropertyNames(window)) {
    const value = Object.getOwnPropertyDescriptor(window, name)?.value
    if (typeof value !== 'function') continue
    saved.set(name, { owner: value, before: own(value) })
    if (value.prototype) saved.set(`${name}.prototype`, { owner: value.prototype, before: own(value.prototype) })
  }
  const names = new Set(Object.getOwnPropertyNames(window))
  Object.defineProperty(window, 'whatChanged', {
    enumerable: false,
    value: () => {
      const changed = Object.getOwnPropertyNames(window).filter(name => !names.has(name) && name !== 'whatChanged')
      for (const [name, { owner, before }] of saved) {
        const after = own(owner)
        for (const key of new Set([...before.keys(), ...after.keys()])) {
          const [one, other] = [before.get(key), after.get(key)]
          if (!Object.is(one?.value, other?.value) || one?.get !== other?.get || one?.set !== other?.set) {
            changed.push(`${name}.${String(key)}`)
          }
        }
      }
      return changed
    },
  })
}

test('I3: a bag that was used leaves one name of ours and three of Lit’s in the page, and no prototype changed', async ({
  page,
}) => {
  await page.addInitScript(rememberEverything)
  await visit(page, barePage())
  await page.getByRole('button', { name: 'Quick shop' }).click()
  const panel = page.getByRole('dialog')
  await chooseSize(page, '9.5')
  await panel.getByRole('button', { name: /^Add to bag/ }).click()
  await expect(bag(page).getByText('Meridian 2').first()).toBeVisible()
  const changed = () => page.evaluate(() => (window as unknown as { whatChanged(): string[] }).whatChanged())
  // PayPal's own script, which a page of the shop's own asks for, has a name of its own.
  const expected = ['till_paypal', ...namesOfLit]
  expect((await changed()).filter(name => !expected.includes(name))).toEqual(['till'])
  await page.evaluate(() => Object.assign(Array.prototype, { theirs: () => {} }))
  expect(await changed(), 'a change is seen').toContain('Array.prototype.theirs')
})

test('I3: elements that were used and removed leave no listener on window, document, html or body', async ({
  page,
}) => {
  await visit(page, barePage().replace('<till-mini-cart></till-mini-cart>', '<div id="place"></div>'))
  const place = (markup: string) =>
    page.evaluate(markup => {
      const place = document.querySelector('#place')
      if (place) place.innerHTML = markup
    }, markup)
  const useAndRemove = async () => {
    await place('<till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop>')
    await isRunning(page)
    // What comes right after a first line hears the page, too; reading the cart waits for it.
    await page.evaluate(() => (window as unknown as { till: Shop }).till.cart.get())
    await page.locator('#place').getByRole('button', { name: /^Bag/ }).click()
    await expect(bag(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bag(page)).toHaveCount(0)
    await place('')
  }
  await useAndRemove()
  const before = await listenersOf(page)
  expect(before['window click']).toBe(1)
  await useAndRemove()
  await useAndRemove()
  await expect.poll(() => listenersOf(page)).toEqual(before)
})

test('I12: pages swapped by a router keep the bag and its count, with one root each', async ({ page }) => {
  await visit(page, barePage())
  await addByQuickShop(page)
  await expect(bag(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bag(page)).toHaveCount(0)
  const swaps = {
    'another body': () => {
      const body = document.createElement('body')
      body.innerHTML = '<main><till-mini-cart></till-mini-cart></main>'
      document.body.replaceWith(body)
    },
    'the same element in another body': () => {
      const saved = document.querySelector('till-mini-cart') as HTMLElement
      const body = document.createElement('body')
      body.append(saved)
      document.documentElement.replaceChild(body, document.body)
    },
    'all of it by innerHTML': () => {
      document.body.innerHTML = '<section><till-mini-cart></till-mini-cart></section>'
    },
  }
  for (const [name, swap] of Object.entries(swaps)) {
    await page.evaluate(swap)
    await expectBag(page, 1)
    await page.getByRole('button', { name: /^Bag/ }).click()
    await expect(bag(page).getByText('Meridian 2').first(), name).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bag(page)).toHaveCount(0)
    const roots = await page.evaluate(() => {
      const root = document.querySelector('till-mini-cart')?.shadowRoot
      return [
        document.querySelectorAll('till-mini-cart').length,
        root?.querySelectorAll('.root').length,
        root?.querySelectorAll('.view').length,
      ]
    })
    expect(roots, name).toEqual([1, 1, 1])
  }
})

test('I12: a thousand removals and returns keep one root, and neither nodes nor listeners nor heap grow', async ({
  page,
}) => {
  test.slow()
  await visit(page, barePage())
  await isRunning(page)
  const session = await page.context().newCDPSession(page)
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { usedSize, nodes, jsEventListeners }
  }
  const comeAndGo = (times: number) =>
    page.evaluate(async times => {
      const element = document.querySelector('till-mini-cart') as HTMLElement
      for (let time = 0; time < times; time++) {
        element.remove()
        await new Promise(resolve => setTimeout(resolve))
        document.body.append(element)
        await new Promise(resolve => setTimeout(resolve))
      }
    }, times)
  await comeAndGo(100)
  const before = await measure()
  await comeAndGo(1000)
  await isRunning(page)
  expect(
    await page.evaluate(() => document.querySelector('till-mini-cart')?.shadowRoot?.querySelectorAll('.view').length),
  ).toBe(1)
  // What is garbage may be swept a little later.
  await expect(async () => {
    const after = await measure()
    expect(after.nodes - before.nodes).toBeLessThan(50)
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20)
    // A root left behind at each return would be many times as much.
    expect(after.usedSize - before.usedSize).toBeLessThan(500_000)
  }).toPass()
})
