import { money } from '../../../core/format/money'
import type { ApproachingPromotion, PromotionSummary } from '../../../core/shapes/promotion'
import { toMajor } from '../pricing/currency'
import type { Approach } from '../pricing/types'
import type { Currency } from '../pricing/money'
import { type Reader, localised } from '../languages/localised'
import type { CartView } from './view'

export const answerSummary = ({ priced }: CartView, reader: Reader): PromotionSummary[] =>
  priced.working.map(promotion => ({
    level: promotion.level,
    calloutMessage: localised(promotion.callout, reader),
    promotionName: localised(promotion.name, reader),
    promotionId: promotion.id,
  }))

/** What is missing for each promotion, with the words for before, at and beyond its threshold. */
export function answerApproaching({ priced, row }: CartView, reader: Reader): ApproachingPromotion[] {
  return priced.approaching.flatMap(approach => {
    const { promotion, threshold, reached } = approach
    if (!promotion.approaching) return []
    return [
      {
        promotionId: promotion.id,
        promotionClass: promotion.level,
        level: promotion.level,
        approachingDisplayLevel: [...promotion.approaching.displayLevels],
        calloutMsg: callout(localised(promotion.approaching.callout, reader), approach, row.currency, reader.locale),
        distanceFromConditionThreshold: toMajor(threshold - reached, row.currency),
        threshold: toMajor(threshold, row.currency),
      },
    ]
  })
}

function callout(words: string, { threshold, reached }: Approach, currency: Currency, locale: string): string {
  return words.replaceAll('{amount}', () => money(toMajor(Math.abs(threshold - reached), currency), currency, locale))
}
