import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { bag, eachInItsOwnShop, opened } from '../testing/bag'
import { expectAccessible } from '../testing/axe'
import { all, see, until } from '../testing/see'
import { anItem } from '../../core/testing/a-cart'

eachInItsOwnShop()

after(() => setViewport({ width: 800, height: 600 }))

/** The heights of the lines' controls. */
const rows = (dialog: Element) =>
  [...dialog.querySelectorAll('.line .acts')].map(acts => acts.getBoundingClientRect().height)

describe('<till-mini-cart>, what can be done with a line', () => {
  for (const width of [320, 360, 1280]) {
    it(`is in one row, ${width} px wide, and the rest comes by one button, also by keys`, async () => {
      await setViewport({ width, height: 800 })
      const { widget, dialog } = await opened()
      const before = rows(dialog)
      const more = await see('button', 'More for Kestrel 2', dialog)
      const [stepper] = dialog.querySelectorAll('.step')
      expect(rows(dialog)).to.deep.equal(before)
      expect(before[0]).to.equal(stepper?.getBoundingClientRect().height)
      expect(more.getAttribute('aria-expanded')).to.equal('false')
      expect(all('button', /to favorites$/)).to.have.length(0)
      more.focus()
      await sendKeys({ press: 'Enter' })
      const favorite = await see('button', 'Add Kestrel 2 to favorites', dialog)
      expect(favorite.textContent).to.equal('Favorite')
      await see('button', 'Save Kestrel 2 for later', dialog)
      await see('button', 'Change how you get Kestrel 2', dialog)
      expect(more.getAttribute('aria-expanded')).to.equal('true')
      await expectAccessible(widget)
      await sendKeys({ press: 'Enter' })
      await until(() => rows(dialog)[0] === before[0], 'It stays open')
    })
  }

  it('is whole where the page’s font is wide, in the height of the same row', async () => {
    await setViewport({ width: 1280, height: 800 })
    const { widget, dialog } = await opened()
    widget.style.setProperty('--till-font-sans', 'monospace')
    const keep = await see('button', 'Save Kestrel 2 for later', dialog)
    expect(keep.scrollWidth).to.be.at.most(keep.clientWidth)
    expect(keep.getBoundingClientRect().height).to.be.greaterThan(30)
    expect(rows(dialog)[0]).to.equal(dialog.querySelector('.step')?.getBoundingClientRect().height)
  })

  it('has its picture at once where it is seen without scrolling, and else when it is scrolled to', async () => {
    const items = Array.from({ length: 6 }, (_, at) => anItem({ id: `item-${at}`, image: '/media/road-chalk.svg' }))
    const { dialog } = await opened(bag({ items }))
    await until(() => dialog.querySelectorAll('.line img').length === 6)
    const pictures = [...dialog.querySelectorAll<HTMLImageElement>('.line img')]
    expect(pictures.map(({ loading }) => loading)).to.deep.equal(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy'])
  })
})
