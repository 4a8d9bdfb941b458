import { useUnit } from 'effector-react'
import { AccountStep } from '../../../widgets/enrolment-parts/account-step'
import { $brand } from '../../shell/brand'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'

export function OfAccount() {
  const { root, brand, errorText } = useUnit({ root: $root, brand: $brand, errorText: $errorText })
  return <AccountStep errorText={errorText} brand={brand} clubTerms={`${root}/loyalty-terms`} />
}
