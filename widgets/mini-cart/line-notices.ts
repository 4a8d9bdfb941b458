import type { Line } from '../../core/cart'
import type { Say } from '../../core/errors/sentences'
import type { Cart } from '../../core/shapes/cart'
import type { LineNotice } from './cart-line'
import type { CartWords } from './mini-cart.words'

const soldOut = 'INV700 INV701 INV405 INV406 INV407 INV409'
const unpriced = 'INV702 PRC400'

/** What there is to say under a line of this cart: what stands against it, what was refused, what promotions did. */
export function lineNotices(
  told: { readonly flash: Cart['flash'] | undefined; readonly promoSummary: Cart['promoSummary'] | undefined },
  words: CartWords,
  say: Say,
): (line: Line) => readonly LineNotice[] {
  return line => {
    const { item } = line
    const notices: LineNotice[] = []
    if (item.unavailable) notices.push({ tone: 'danger', text: hindrance(item.unavailable, words) })
    if (line.error) notices.push(refusal(line.error, item.maxQty, words, say))
    else if (!item.unavailable && !item.bonus && line.qty >= item.maxQty) {
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

function hindrance(code: string, words: CartWords): string {
  if (soldOut.includes(code)) return words.soldOut
  return unpriced.includes(code) ? words.noPrice : words.unavailable
}

function refusal(error: NonNullable<Line['error']>, maxQty: number, words: CartWords, say: Say): LineNotice {
  if (error.code === 'remove-failed') return { tone: 'danger', text: words.removeFailed }
  if (error.code !== 'INV408') return { tone: 'danger', text: say(error) }
  const allowed = error.kind === 'http' ? Number(error.details['maxAllowedQty']) : 0
  return { tone: 'warning', text: words.maximum(allowed || maxQty) }
}
