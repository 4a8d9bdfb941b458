import { expect, test } from 'vitest'
import { $lines, cartAnswered } from '../../core/cart'
import { $errorText, sentencesWanted } from '../../core/errors/sentences'
import { aCart } from '../../core/testing/a-cart'
import { shopFor } from '../../core/testing/shop-for'
import { $words } from './cart-messages.words'
import { lineNotices } from './line-notices'

test('E4: a line that other shoppers hold says so, in the words of its error', async () => {
  const flash = [{ code: 'ProductItemNotAvailable', message: '', itemId: 'item-1', details: { errorId: 'INV703' } }]
  const { press, see } = await shopFor()
  await press(sentencesWanted)
  await press(cartAnswered, aCart({ flash }))
  const [line] = see($lines)
  if (!line) throw new Error('The cart has no line')
  const notices = lineNotices(line, { flash, promoSummary: undefined }, see($words), see($errorText))
  expect(notices.map(({ text }) => text)).toEqual([see($errorText)({ code: 'INV703', message: '' })])
})
