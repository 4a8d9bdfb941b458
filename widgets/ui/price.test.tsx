import { expect } from 'chai'
import { expectAccessible } from '../testing/axe'
import { textOf, until } from '../testing/see'
import { clear, show } from '../testing/show'
import { Price, type PriceProps } from './price'
import css from './price.css?inline'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

const sheets = [tokens, reset, css]

async function read(props: PriceProps, dir = 'ltr') {
  const { shadow } = show(<Price {...props} />, sheets, { dir })
  await until(() => shadow.querySelector('p'))
  return { shadow, text: textOf(shadow) }
}

describe('a price', () => {
  afterEach(clear)

  it('without a sale is one amount', async () => {
    expect((await read({ now: '$140.00', wasLabel: 'was' })).text).equal('$140.00')
  })

  it('on sale says what it was to those who cannot see the line through it', async () => {
    const { text, shadow } = await read({
      now: '$112.00',
      was: '$140.00',
      percent: '−20%',
      notes: ['Lowest price in 30 days: $140.00'],
      wasLabel: 'was',
      look: 'big',
    })
    expect(text).equal('$112.00 was $140.00 −20% Lowest price in 30 days: $140.00')
    expect(shadow.querySelector('.note')?.closest('s')).equal(null)
    await expectAccessible()
  })

  it('as a range breaks between its sums and never inside one', async () => {
    const sum = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
    const { shadow } = await read({ now: `de ${sum.format(1112)} à ${sum.format(1140)}`, wasLabel: 'prix précédent' })
    const text = shadow.querySelector('bdi')?.firstChild as Text
    ;(shadow.host as HTMLElement).style.inlineSize = '10px'
    shadow.querySelector('p')?.style.setProperty('inline-size', '10px')
    const range = document.createRange()
    for (const figure of [sum.format(1112), sum.format(1140)]) {
      const from = text.data.indexOf(figure)
      range.setStart(text, from)
      range.setEnd(text, from + figure.length)
      expect(range.getClientRects().length, figure).equal(1)
    }
  })

  it('keeps its sums apart in right-to-left text', async () => {
    const { shadow } = await read({ now: '412 AED', was: '515 AED', wasLabel: 'كان' }, 'rtl')
    const [now, was] = [...shadow.querySelectorAll('bdi')].map(sum => sum.getBoundingClientRect())
    expect(now && was && now.left > was.right).equal(true)
  })
})
