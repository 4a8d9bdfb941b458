import { useUnit } from 'effector-react'
import {
  $canKeepAddress,
  $isKeepingAddress,
  keepAddressChanged,
} from '../../core/wiring/checkout/address-goes-into-account'
import { Checkbox } from '../../widgets/ui/choice'
import { $words } from './saved-addresses.words'

/** Null for a guest, and for an address that the account has. */
export function KeepAddress() {
  const { canKeep, isKeeping, words, change } = useUnit({
    canKeep: $canKeepAddress,
    isKeeping: $isKeepingAddress,
    words: $words,
    change: keepAddressChanged,
  })
  if (!canKeep) return null
  return (
    <Checkbox name="keepAddress" checked={isKeeping} onChange={event => change(event.currentTarget.checked)}>
      {words.keep}
    </Checkbox>
  )
}
