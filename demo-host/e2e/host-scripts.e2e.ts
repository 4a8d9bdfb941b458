import { expect, test } from '@playwright/test'
import { chooseSize, expectBag } from './shopper'
import { barePage, visit } from './stranger-page'

/** What libraries that no package has do to a page, each in the manner of the one it is named after; host-pages.e2e.ts visits the real ones. */
const libraries: Record<string, string> = {
  'I6: Prototype.js 1.6, whose strings, arrays and hashes have a toJSON of their own': `
    Array.prototype.toJSON = function () { return '[' + this.map(String).join(', ') + ']' }
    String.prototype.toJSON = function () { return '"' + this + '"' }
    Date.prototype.toJSON = function () { return '"date"' }
    Array.prototype.each = function (each) { this.forEach(each) }
    Array.prototype.clone = function () { return [].concat(this) }
    Element.prototype.show = function () { return this }
    Function.prototype.bindAsEventListener = function (owner) { return event => this.call(owner, event) }`,
  'I6: MooTools 1.4, whose bind takes its arguments as a list': `
    const bind = Function.prototype.bind
    Function.prototype.bind = function (owner, args) {
      const call = this
      const list = args == null ? [] : Array.isArray(args) ? args : [args]
      return function () { return call.apply(owner, list.length ? list : arguments) }
    }
    Array.from = (old => function (from, fn) { return from == null ? [] : old.call(Array, from.length === undefined && !from[Symbol.iterator] ? [from] : from, fn) })(Array.from)
    Element.prototype.dispose = function () { this.remove() }`,
  'I7: frozen intrinsics': `
    for (const name of ['Object', 'Array', 'Function', 'Promise', 'Map', 'Set', 'String', 'Number', 'RegExp', 'Date', 'Error', 'JSON', 'Math', 'Reflect'])
      { Object.freeze(window[name]); if (window[name].prototype) Object.freeze(window[name].prototype) }`,
  'I7: a frozen Symbol that has its metadata': `
    Symbol.metadata ??= Symbol('Symbol.metadata')
    Object.freeze(Symbol)
    Object.freeze(Symbol.prototype)`,
}

for (const [name, script] of Object.entries(libraries)) {
  test(`${name}: what is asked for arrives, and presses work`, async ({ page }) => {
    const thrown: string[] = []
    page.on('pageerror', error => thrown.push(String(error)))
    const bodies: unknown[] = []
    page.on('request', request => {
      const body = /auth\/token|cartWithItem/.test(request.url()) ? JSON.parse(request.postData() ?? '{}') : {}
      bodies.push(...[body.item ?? body].filter(({ productId }) => productId))
    })
    await visit(page, barePage().replace('<head>', `<head><script>${script}</script>`))
    await page.getByRole('button', { name: 'Quick shop' }).click()
    const panel = page.getByRole('dialog')
    await chooseSize(page, '9.5')
    await panel.getByRole('button', { name: /^Add to bag/ }).click()
    await expectBag(page, 1)
    const bag = page.getByRole('dialog', { name: 'Your bag' })
    await bag.getByRole('button', { name: 'One more' }).click()
    await expectBag(page, 2)
    expect(bodies).toEqual([expect.objectContaining({ productId: 'TQ4407AB12', qty: 1, upc: expect.any(String) })])
    expect(thrown).toEqual([])
  })
}
