import '../../../core/wiring/profile/typed-address-is-saved'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $profileFailure, profileWanted } from '../../../core/profile'
import { $addresses, $addressListError, $edit, addPressed, addressesShown } from '../../../core/profile/addresses'
import { SavedTiles } from '../../account/saved-tiles'
import { Loaded } from '../../account/loaded'
import { $errorText } from '../../shell/error-text'
import { Title } from '../../shell/title'
import { Live, Notice } from '../../../widgets/ui/notice'
import { AddressEditor } from './address-editor'
import { AddressTile } from './address-tile'
import { $words } from './account-addresses.words'

export function AccountAddresses() {
  const { addresses, error, listError, edit, words, errorText, loadProfile, add, show } = useUnit({
    addresses: $addresses,
    error: $profileFailure,
    listError: $addressListError,
    edit: $edit,
    words: $words,
    errorText: $errorText,
    loadProfile: profileWanted,
    add: addPressed,
    show: addressesShown,
  })
  useEffect(() => show(), [show])
  if (edit) return <AddressEditor edit={edit} />
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Loaded value={addresses} error={error} onRetry={loadProfile}>
        {addresses => (
          <>
            <Live urgent className="notices">
              {listError && !addresses.some(({ id }) => id === listError.id) ? (
                <Notice tone="danger">{errorText(listError.error)}</Notice>
              ) : null}
            </Live>
            {(['S', 'B'] as const).map(kind => {
              const own = addresses.filter(({ approachType }) => approachType === kind)
              return (
                <section className="panel" key={kind}>
                  <h2>{words.kinds[kind]}</h2>
                  <SavedTiles
                    items={own}
                    tile={address => (
                      <AddressTile
                        key={address.id}
                        address={address}
                        error={listError?.id === address.id ? listError.error : null}
                      />
                    )}
                    none={words.none[kind]}
                    add={words.add[kind]}
                    onAdd={() => add(kind)}
                  />
                </section>
              )
            })}
          </>
        )}
      </Loaded>
    </>
  )
}
