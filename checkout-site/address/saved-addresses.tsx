import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { listed } from '../../core/format/listed'
import { $addressListError, $pendingAddress, removePressed } from '../../core/profile/addresses'
import { $locale } from '../../core/site/config'
import { $savedAddresses, $shownAddress, savedAddressChosen } from '../../core/wiring/checkout/saved-addresses'
import { Select } from '../../widgets/ui/field'
import { Live, Notice } from '../../widgets/ui/notice'
import { $errorText } from '../shell/error-text'
import { RemoveButton } from '../shell/remove-button'
import { addressLines } from '../../core/format/address-lines'
import { $words } from './saved-addresses.words'

/** Null without saved addresses. */
export function SavedAddresses() {
  const { saved, shown, error, pending, locale, words, errorText, choose, remove } = useUnit({
    saved: $savedAddresses,
    shown: $shownAddress,
    error: $addressListError,
    pending: $pendingAddress,
    locale: $locale,
    words: $words,
    errorText: $errorText,
    choose: savedAddressChosen,
    remove: removePressed,
  })
  const list = useRef<HTMLSelectElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const count = useRef(0)
  useEffect(() => {
    const hasLost = saved.length < count.current
    count.current = saved.length
    if (list.current) form.current = list.current.form
    if (hasLost && document.activeElement === document.body)
      (list.current ?? form.current?.querySelector<HTMLElement>('[autocomplete$=given-name]'))?.focus()
  }, [saved.length])
  if (saved.length === 0) return null
  const shownAddress = saved.find(({ id }) => id === shown)
  return (
    <>
      <Select
        label={words.saved}
        value={shown ?? ''}
        autoComplete="off"
        selectRef={list}
        options={[
          ...saved.map(address => ({ value: address.id, label: listed(addressLines(address, locale), locale) })),
          { value: '', label: words.another },
        ]}
        onChange={event => choose(event.currentTarget.value)}
      />
      {shownAddress ? (
        <div>
          <RemoveButton
            key={shownAddress.id}
            label={words.remove(shownAddress.addressLine1)}
            question={words.removeQuestion(shownAddress.addressLine1)}
            isBusy={pending === shownAddress.id}
            isHeld={pending !== null}
            onConfirm={() => remove(shownAddress.id)}
          />
        </div>
      ) : null}
      <Live urgent>
        {error ? (
          <Notice tone="danger">
            {words.notRemoved} {errorText(error.error)}
          </Notice>
        ) : null}
      </Live>
    </>
  )
}
