import type { Line } from '../../core/cart'
import type { ErrorText } from '../../core/errors/sentences'
import type { Flash } from '../../core/shapes/flash'
import type { Cart } from '../../core/shapes/cart'
import type { Tone } from '../ui/notice'
import type { CartMessagesWords } from './cart-messages.words'

export interface LineNotice {
  readonly tone: Tone
  readonly text: string
}

/** Permanent notices of a line: its limit, news, applied promotions. */
export function lineNotices(
  { item, qty, error }: Line,
  news: { readonly flash: readonly Flash[] | undefined; readonly promoSummary: Cart['promoSummary'] | undefined },
  words: CartMessagesWords,
  errorText: ErrorText,
): readonly LineNotice[] {
  const notices: LineNotice[] = []
  if (!error && !item.unavailable && !item.bonus && qty >= item.maxQty) {
    notices.push({ tone: 'warning', text: words.maximum(item.maxQty) })
  }
  for (const { code, message, itemId, details } of news.flash ?? []) {
    if (itemId === item.id) notices.push({ tone: 'warning', text: errorText({ code, message, details }) })
  }
  const promotions = new Set(item.productPromotions.map(({ promotionId }) => promotionId))
  for (const { level, promotionId, calloutMessage } of news.promoSummary ?? []) {
    if (level === 'PRODUCT' && promotions.has(promotionId)) notices.push({ tone: 'success', text: calloutMessage })
  }
  return notices
}
