import { isMain, MAX_GIFT_CARDS } from '../../documents/cart'
import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { toMinor } from '../../pricing/currency'
import { findGiftCard, savedGiftCard } from '../../values/gift-cards'
import { viewCart } from '../../carts/view'
import type { PaymentMethod } from './payment-method'
import { attemptOf, countAttempt } from '../../calls/attempts'

/** Gift cards; each pays up to its balance. */
export const giftCardMethod: PaymentMethod = {
  offer: async () => ({ payment_method_id: 'GIFT_CARD', label: 'Gift card', maximum: MAX_GIFT_CARDS }),

  prepare: async (call, { giftCard, paymentInstrumentId: keptId, amount }, basketId) => {
    const typed = giftCard ?? { number: '', pin: '' }
    if (!keptId) await countAttempt(call, 'giftCard', attemptOf(call, basketId))
    return async (tx, cart) => {
      const at = new Date()
      const card = keptId
        ? await savedGiftCard(tx, call.shopper().consumerNo, keptId, at)
        : await findGiftCard(tx, typed, at)
      const { document, currency } = cart.row
      const others = document.instruments.filter(({ method }) => method === 'GIFT_CARD')
      if (others.some(known => !isMain(known) && known.valueId === card.id)) throw fail('GFC755')
      if (others.length >= MAX_GIFT_CARDS) throw fail('GFC410', { maximum: MAX_GIFT_CARDS })
      if (card.balance === 0) throw fail('GFC740')
      if (card.currency !== currency) throw fail('GFO405')
      const view = await viewCart(cart, call, tx)
      const isCardsAlone = view.priced.lines.every(({ taxClass }) => taxClass === 'gift-card')
      if (isCardsAlone && view.priced.lines.length > 0) throw fail('GFO405')
      const most = amount === undefined ? null : toMinor(amount, currency)
      if (amount !== undefined && most === null) throw fail('GEN500', { field: 'amount' }, { status: 400 })
      return { id: newId(), method: 'GIFT_CARD', valueId: card.id, last4: card.document.name, most }
    }
  },
}
