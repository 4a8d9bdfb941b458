import { expect } from 'chai'
import { anItem } from '../../core/testing/a-cart'
import { attacks } from '../testing/attacks'
import { bag, eachInItsOwnShop, opened } from '../testing/bag'
import { until } from '../testing/see'

eachInItsOwnShop()

/** A line with these words wherever a shop's people or a shopper write some. */
const lineOf = (words: string, at: number) =>
  anItem({
    id: `item-${at}`,
    name: words,
    attributes: [{ type: 'color', label: words, value: words }],
    giftOption: { to: words, email: 'noor@example.com', message: words },
  })

/** The elements of a line and the names of their attributes; a picture's class says whether it has come. */
const shapeOf = (line: Element) =>
  [...line.querySelectorAll('*')].map(({ localName, attributes }) => [
    localName,
    ...[...attributes]
      .map(({ name }) => name)
      .filter(name => localName !== 'img' || name !== 'class')
      .sort(),
  ])

describe('<till-mini-cart>, with words that are attacks', () => {
  it('T24: shows names, looks and whom a gift is for as text alone: no element or attribute more', async () => {
    const all = ['Kestrel 2', 'Kestrel 2', 'Kestrel 2', 'Kestrel 2', 'Kestrel 2', ...(await attacks())].map(text =>
      text.trim(),
    )
    const { dialog } = await opened(bag({ items: all.map(lineOf) }))
    await until(() => dialog.querySelectorAll('.line').length === all.length)
    await until(() => [...dialog.querySelectorAll('.line')].every(line => /kestrel|gift/i.test(line.textContent ?? '')))
    const [harmless, ...lines] = [...dialog.querySelectorAll('.line')].slice(4)
    const shape = shapeOf(harmless as Element)
    for (const [at, line] of lines.entries()) {
      const words = all[at + 5] ?? ''
      expect(line.querySelector('h3')?.textContent, words).to.equal(words)
      expect(shapeOf(line), words).to.deep.equal(shape)
    }
    expect(lines.length).to.be.above(10)
  })
})
