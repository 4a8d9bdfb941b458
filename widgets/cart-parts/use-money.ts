import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { money } from '../../core/format/money'
import { $locale } from '../../core/site/config'

/** The same function until currency or locale changes. */
export function useMoney(currency: string): (amount: number) => string {
  const locale = useUnit($locale)
  return useCallback((amount: number) => money(amount, currency, locale), [currency, locale])
}
