import type { InStoreCart } from '../../../core/in-store/contracts'
import type { Cart } from '../../../core/shapes/cart'
import { toMajor } from '../pricing/currency'
import type { AllWords } from '../languages/words'
import { type Reader, localised } from '../languages/localised'
import type { CartView } from './view'

const NAME: AllWords = {
  en: 'In-store price adjustment',
  fr: 'Ajustement de prix en magasin',
  de: 'Preisanpassung im Laden',
  ja: '店頭での値引き',
  ar: 'تعديل السعر في المتجر',
}

/** Adjustments, capped at the price that there was to reduce. */
export const answerAdjustments = ({ row, priced }: CartView): InStoreCart['priceAdjustments'] =>
  (row.document.adjustments ?? []).map(({ id, lineId, reason }) => ({
    adjustmentId: id,
    amount: toMajor(priced.adjusted.get(id) ?? 0, row.currency),
    reason,
    ...(lineId === null ? {} : { itemId: lineId }),
  }))

/** Adjustments of the whole cart are among the promotions, so that the totals add up for every reader. */
export const adjustedGoods = ({ row, priced }: CartView, reader: Reader): Cart['orderPromotions'] =>
  (row.document.adjustments ?? []).flatMap(({ id, lineId }) => {
    const amount = priced.adjusted.get(id) ?? 0
    if (lineId !== null || amount === 0) return []
    return [
      {
        promotionId: id,
        promotionName: localised(NAME, reader),
        couponCode: null,
        price: toMajor(amount, row.currency),
      },
    ]
  })
