import { expect } from 'chai'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { bag, eachInItsOwnShop, opened, shoe } from '../testing/bag'
import { see } from '../testing/see'

const service = eachInItsOwnShop()

afterEach(() => setViewport({ width: 800, height: 600 }))

it('X5: what has the focus is not behind what is shown above the lines', async () => {
  await setViewport({ width: 360, height: 640 })
  service().answer({ 'PUT /cart/v1/cart/:basketId/item': () => Promise.reject(new TypeError('gone')) })
  const items = [1, 2, 3, 4, 5, 6].map(at => ({ ...shoe, id: `item-${at}`, name: `Shoe ${at}` }))
  const { widget, dialog, says } = await opened(bag({ items }))
  const last = (await see('button', 'Remove Shoe 6', dialog)) as HTMLElement
  ;(await see('button', 'Save Shoe 6 for later', dialog).catch(() => last)).focus()
  const more = [...dialog.querySelectorAll<HTMLElement>('.step button')].at(-1)
  more?.click()
  await says('cannot be reached')
  last.focus()
  const hidden: string[] = []
  for (let step = 0; step < 16; step++) {
    await sendKeys({ press: 'Shift+Tab' })
    const focused = widget.shadowRoot?.activeElement
    const said = dialog.querySelector('.atop')
    if (!focused?.closest('.line') || !said) continue
    if (focused.getBoundingClientRect().bottom <= said.getBoundingClientRect().bottom)
      hidden.push(focused.getAttribute('aria-label') ?? focused.textContent ?? '')
  }
  expect(hidden).to.deep.equal([])
})
