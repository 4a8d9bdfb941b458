import { useUnit } from 'effector-react'
import type { ShopError } from '../../../core/errors/shop-error'
import { listed } from '../../../core/format/listed'
import { readablePhone } from '../../../core/format/phone'
import type { ProfileAddress } from '../../../core/profile'
import { $pendingAddress, editPressed, makeMainPressed, removePressed } from '../../../core/profile/addresses'
import { $locale } from '../../../core/site/config'
import { $words as $accountWords } from '../../account/account.words'
import { RemoveButton } from '../../shell/remove-button'
import { $errorText } from '../../shell/error-text'
import { $words as $addressWords } from '../../address/address.words'
import { addressLines, personName } from '../../../core/format/address-lines'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
import { $words } from './account-addresses.words'

export function AddressTile({ address, error }: { address: ProfileAddress; error: ShopError | null }) {
  const { locale, pending, words, fields, account, errorText, edit, makeMain, remove } = useUnit({
    locale: $locale,
    pending: $pendingAddress,
    words: $words,
    fields: $addressWords,
    account: $accountWords,
    errorText: $errorText,
    edit: editPressed,
    makeMain: makeMainPressed,
    remove: removePressed,
  })
  const { id, main, addressLine1, approachType, phoneCode, recipientContactPhone } = address
  const name = listed([addressLine1, personName(address), words.kinds[approachType]], locale)
  const isHeld = pending !== null
  return (
    <li>
      {addressLines(address, locale).map((line, index) => (
        <span key={line}>
          <bdi>{index ? line : <b>{line}</b>}</bdi>
        </span>
      ))}
      {recipientContactPhone ? (
        <span className="muted small">
          {fields.labels['recipientPhone']}: <bdi dir="ltr">{readablePhone(recipientContactPhone, phoneCode)}</bdi>
        </span>
      ) : null}
      {main ? (
        <span>
          <span className="kind">{words.main}</span>
        </span>
      ) : null}
      <Live urgent>{error ? <InlineNotice tone="danger">{errorText(error)}</InlineNotice> : null}</Live>
      <div className="actions">
        <button type="button" className="link" aria-label={words.changeNamed(name)} onClick={() => edit(id)}>
          {account.change}
        </button>
        {main ? null : (
          <button
            type="button"
            className="link"
            aria-label={words.mainNamed(name)}
            aria-disabled={isHeld || undefined}
            onClick={() => makeMain(id)}
          >
            {words.makeMain}
          </button>
        )}
        <RemoveButton
          label={words.removeNamed(name)}
          question={words.removeQuestion(addressLine1)}
          isBusy={pending === id}
          isHeld={isHeld}
          onConfirm={() => remove(id)}
        />
      </div>
    </li>
  )
}
