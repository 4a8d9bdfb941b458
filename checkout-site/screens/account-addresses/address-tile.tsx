import { useUnit } from 'effector-react'
import type { ProfileAddress } from '../../../core/profile'
import { $pendingAddress, editPressed, makeMainPressed, removePressed } from '../../../core/profile/addresses'
import { $locale } from '../../../core/site/config'
import { $words as $accountWords } from '../../account/account.words'
import { RemoveButton } from '../../shell/remove-button'
import { addressLines } from '../../address/address-lines'
import { $words } from './account-addresses.words'

export function AddressTile({ address }: { address: ProfileAddress }) {
  const { locale, pending, words, account, edit, makeMain, remove } = useUnit({
    locale: $locale,
    pending: $pendingAddress,
    words: $words,
    account: $accountWords,
    edit: editPressed,
    makeMain: makeMainPressed,
    remove: removePressed,
  })
  const { id, main, addressLine1 } = address
  return (
    <li>
      {addressLines(address, locale).map((line, at) => (
        <span key={line}>
          <bdi>{at ? line : <b>{line}</b>}</bdi>
        </span>
      ))}
      {main ? (
        <span>
          <span className="kind">{words.main}</span>
        </span>
      ) : null}
      <div className="actions">
        <button type="button" className="link" aria-label={words.changeNamed(addressLine1)} onClick={() => edit(id)}>
          {account.change}
        </button>
        {main ? null : (
          <button
            type="button"
            className="link"
            aria-label={words.mainNamed(addressLine1)}
            onClick={() => makeMain(id)}
          >
            {words.makeMain}
          </button>
        )}
        <RemoveButton
          label={words.removeNamed(addressLine1)}
          question={words.removeQuestion(addressLine1)}
          isBusy={pending === id}
          onConfirm={() => remove(id)}
        />
      </div>
    </li>
  )
}
