import type { Line } from '../../core/cart'
import type { Say } from '../../core/errors/sentences'
import type { Cart } from '../../core/shapes/cart'
import type { LineNotice } from './cart-line'
import type { CartWords } from './mini-cart.words'

/** What there is to say under a line of this cart from its beginning: how many one may have, news, what promotions did. */
export function lineNotices(
  told: { readonly flash: Cart['flash'] | undefined; readonly promoSummary: Cart['promoSummary'] | undefined },
  words: CartWords,
  say: Say,
): (line: Line) => readonly LineNotice[] {
  return line => {
    const { item } = line
    const notices: LineNotice[] = []
    if (!line.error && !item.unavailable && !item.bonus && line.qty >= item.maxQty) {
      notices.push({ tone: 'warning', text: words.maximum(item.maxQty) })
    }
    for (const { code, message, itemId } of told.flash ?? []) {
      if (itemId === item.id) notices.push({ tone: 'warning', text: say({ code, message }) })
    }
    const promotions = new Set(item.productPromotions.map(({ promotionId }) => promotionId))
    for (const { level, promotionId, calloutMessage } of told.promoSummary ?? []) {
      if (level === 'PRODUCT' && promotions.has(promotionId)) notices.push({ tone: 'success', text: calloutMessage })
    }
    return notices
  }
}
