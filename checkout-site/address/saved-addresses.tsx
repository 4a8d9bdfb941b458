import { useUnit } from 'effector-react'
import { listed } from '../../core/format/listed'
import { $locale } from '../../core/site/config'
import { $savedAddresses, $shownAddress, savedAddressChosen } from '../../core/wiring/checkout/saved-addresses'
import { Select } from '../../widgets/ui/field'
import { addressLines } from './address-lines'
import { $words } from './address.words'

/** The addresses that the shopper keeps, to be taken with one choice; nothing where they keep none. */
export function SavedAddresses() {
  const { saved, shown, locale, words, choose } = useUnit({
    saved: $savedAddresses,
    shown: $shownAddress,
    locale: $locale,
    words: $words,
    choose: savedAddressChosen,
  })
  if (saved.length === 0) return null
  return (
    <Select
      label={words.saved}
      value={shown ?? ''}
      autoComplete="off"
      options={[
        ...saved.map(address => ({ value: address.id, label: listed(addressLines(address, locale), locale) })),
        { value: '', label: words.another },
      ]}
      onChange={event => choose(event.currentTarget.value)}
    />
  )
}
