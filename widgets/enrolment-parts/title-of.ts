import type { Step } from '../../core/enrolment/flow'
import type { EnrolmentWords } from './enrolment.words'

export function titleOf(step: Step | null, words: EnrolmentWords, name: string, brand: string): string | null {
  switch (step) {
    case 'non-loyalty':
      return words.clubTitle(brand)
    case 'welcome':
      return words.welcomeTitle(name)
    case 'mobile':
      return words.mobileTitle
    case 'profile':
      return words.profileTitle
    case 'interests':
      return words.interestsTitle
    case 'success':
      return words.successTitle
    default:
      return null
  }
}
