import '../../core/wiring/profile/limit-follows-other-tabs'
import { useUnit } from 'effector-react'
import { money } from '../../core/format/money'
import { $profile } from '../../core/profile'
import { $ownAllowance } from '../../core/profile/employee-terms'
import { $locale } from '../../core/site/config'
import { Progress } from '../../widgets/ui/progress'
import { $words as $personWords } from '../person/person.words'

/** What is left of the yearly limit: an employee's first, then an athlete's, then a programme's. */
export function SpendBanner() {
  const { allowance, profile, locale, words } = useUnit({
    allowance: $ownAllowance,
    profile: $profile,
    locale: $locale,
    words: $personWords,
  })
  if (!allowance || !profile) return null
  const formatted = (sum: number) => money(sum, allowance.currency, locale)
  return (
    <section className="panel spend">
      <p>{words[allowance.of](formatted(allowance.left), formatted(allowance.limit))}</p>
      <Progress value={allowance.limit ? allowance.left / allowance.limit : 0} />
    </section>
  )
}
