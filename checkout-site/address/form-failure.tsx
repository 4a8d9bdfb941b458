import { useUnit } from 'effector-react'
import { $formFailure, countriesWanted } from '../../core/delivery'
import { FailedNotice } from '../shell/failed'
import { $words } from './address.words'

/** Why an address form did not come, or not for the country that was chosen; null if it did. */
export function FormFailure() {
  const { failure, words, load } = useUnit({ failure: $formFailure, words: $words, load: countriesWanted })
  return failure ? <FailedNotice lead={words.formFailed} error={failure} onRetry={load} /> : null
}
