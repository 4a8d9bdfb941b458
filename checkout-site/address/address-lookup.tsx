import Combobox from '@github/combobox-nav'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { AddressForm } from '../../core/delivery'
import { $foundAddresses, lineTyped, lookupClosed } from '../../core/delivery/address-lookup'
import { listed } from '../../core/format/listed'
import { $locale } from '../../core/site/config'
import { Live } from '../../widgets/ui/notice'
import { $words } from './address.words'
import './address-lookup.css'
import { addressLines } from './address-lines'

interface AddressLookupProps {
  form: AddressForm
  /** The field of the first line. */
  line: RefObject<HTMLInputElement | null>
}

/** Suggests addresses below the first line, while it is typed. */
export function AddressLookup({ form, line }: AddressLookupProps) {
  const { country, locale, addresses, words, typed, close, take } = useUnit({
    country: form.$country,
    locale: $locale,
    addresses: $foundAddresses,
    words: $words,
    typed: lineTyped,
    close: lookupClosed,
    take: form.foundTaken,
  })
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const combobox = useRef<Combobox>(null)
  const isOpen = addresses.length > 0

  useEffect(() => {
    const [input, options] = [line.current, list.current]
    if (!input || !options) return
    const keys = new Combobox(input, options, { tabInsertsSuggestions: false })
    combobox.current = keys
    return () => keys.destroy()
  }, [line])

  useEffect(() => {
    const input = line.current
    if (!input || !country) return
    const leaves = new AbortController()
    const { signal } = leaves
    const look = () => {
      // A browser that fills in a form knows the whole address.
      if (!input.matches(':autofill')) typed({ countryCode: country, text: input.value })
    }
    input.addEventListener('input', look, { signal })
    input.addEventListener('blur', () => close(), { signal })
    input.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    return () => {
      leaves.abort()
      close()
    }
  }, [line, country, typed, close])

  useEffect(() => {
    if (!isOpen) return
    combobox.current?.start()
    return () => combobox.current?.stop()
  }, [isOpen])

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
        {addresses.map((found, at) => {
          const whole = { ...found, firstName: '', lastName: '', city: found.city ?? '', countryCode: country ?? '' }
          const [, ...rest] = addressLines(whole, locale)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above has the focus, and its keys press the option
            <li
              key={JSON.stringify(found)}
              id={`${id}-${at}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list
              role="option"
              aria-selected="false"
              dir="auto"
              onClick={() => {
                take(found)
                close()
              }}
            >
              {found.addressLine1}
              {rest.length > 0 ? <span className="muted small">{listed(rest, locale)}</span> : null}
            </li>
          )
        })}
      </ul>
      <Live className="vh">{isOpen ? words.found : null}</Live>
    </>
  )
}
