import Combobox from '@github/combobox-nav'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { AddressForm } from '../../core/delivery'
import type { FoundAddress } from '../../core/delivery/contracts'
import { $foundAddresses, lineTyped, lookupClosed } from '../../core/delivery/address-lookup'
import { listed } from '../../core/format/listed'
import { $locale } from '../../core/site/config'
import { Live } from '../../widgets/ui/notice'
import { $words } from './address.words'
import './address-lookup.css'
import { addressLines } from '../../core/format/address-lines'

interface AddressLookupProps {
  form: AddressForm
  /** The field of the first line. */
  line: RefObject<HTMLInputElement | null>
}

/** Suggests addresses below the first line, while it is typed. */
export function AddressLookup({ form, line }: AddressLookupProps) {
  const { country, addresses, words, take, close } = useUnit({
    country: form.$country,
    addresses: $foundAddresses,
    words: $words,
    take: form.foundTaken,
    close: lookupClosed,
  })
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const isOpen = addresses.length > 0
  useListKeys(line, list, isOpen)
  useLookUp(line, country)
  return (
    <>
      <ul
        ref={list}
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options to the field above
        role="listbox"
        aria-label={words.foundList}
        className="found"
        hidden={!isOpen}
        // The field keeps the focus.
        onMouseDown={event => event.preventDefault()}
      >
        {addresses.map((address, index) => (
          <Suggested
            key={JSON.stringify(address)}
            id={`${id}-${index}`}
            address={address}
            country={country}
            onTake={() => {
              take(address)
              close()
            }}
          />
        ))}
      </ul>
      <Live className="vh">{isOpen ? words.found : null}</Live>
    </>
  )
}

interface SuggestedProps {
  id: string
  address: FoundAddress
  country: string | null
  onTake: () => void
}

function Suggested({ id, address, country, onTake }: SuggestedProps) {
  const locale = useUnit($locale)
  const whole = { ...address, firstName: '', lastName: '', city: address.city ?? '', countryCode: country ?? '' }
  const [, ...otherLines] = addressLines(whole, locale)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above has the focus, and its keys press the option
    <li
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list
      role="option"
      aria-selected="false"
      dir="auto"
      onClick={onTake}
    >
      {address.addressLine1}
      {otherLines.length > 0 ? <span className="muted small">{listed(otherLines, locale)}</span> : null}
    </li>
  )
}

/** Looks up what is typed into the line, until it is left. */
function useLookUp(line: AddressLookupProps['line'], country: string | null): void {
  const { typed, close } = useUnit({ typed: lineTyped, close: lookupClosed })
  useEffect(() => {
    const input = line.current
    if (!input || !country) return
    const listeners = new AbortController()
    const { signal } = listeners
    const lookUp = () => {
      // A browser that fills in a form knows the whole address.
      if (!input.matches(':autofill')) typed({ countryCode: country, text: input.value })
    }
    input.addEventListener('input', lookUp, { signal })
    input.addEventListener('blur', () => close(), { signal })
    input.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    return () => {
      listeners.abort()
      close()
    }
  }, [line, country, typed, close])
}

/** Gives the line the keys and the role of a combobox, and the list its keys while it is open. */
function useListKeys(
  line: AddressLookupProps['line'],
  list: RefObject<HTMLUListElement | null>,
  isOpen: boolean,
): void {
  const combobox = useRef<Combobox>(null)
  useEffect(() => {
    const [input, options] = [line.current, list.current]
    if (!input || !options) return
    const keys = new Combobox(input, options, { tabInsertsSuggestions: false })
    combobox.current = keys
    return () => keys.destroy()
  }, [line, list])
  useEffect(() => {
    if (!isOpen) return
    combobox.current?.start()
    return () => combobox.current?.stop()
  }, [isOpen])
}
