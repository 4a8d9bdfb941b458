import '../../../core/wiring/profile/typed-address-is-kept'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $profileFailure, profileWanted } from '../../../core/profile'
import {
  $addresses,
  $addressListError,
  $edit,
  addPressed,
  addressesShown,
  editLeft,
} from '../../../core/profile/addresses'
import { KeptTiles } from '../../account/kept-tiles'
import { Loaded } from '../../account/loaded'
import { $say } from '../../shell/say'
import { Title } from '../../shell/title'
import { Live, Notice } from '../../../widgets/ui/notice'
import { AddressEditor } from './address-editor'
import { AddressTile } from './address-tile'
import { $words } from './account-addresses.words'

export function AccountAddresses() {
  const { addresses, error, listError, edit, words, say, want, add, show, leave } = useUnit({
    addresses: $addresses,
    error: $profileFailure,
    listError: $addressListError,
    edit: $edit,
    words: $words,
    say: $say,
    want: profileWanted,
    add: addPressed,
    show: addressesShown,
    leave: editLeft,
  })
  useEffect(() => {
    show()
    return () => leave()
  }, [show, leave])
  if (edit) return <AddressEditor edit={edit} />
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Loaded value={addresses} error={error} onAgain={want}>
        {addresses => (
          <>
            <Live urgent className="notices">
              {listError && !addresses.some(({ id }) => id === listError.id) ? (
                <Notice tone="danger">{say(listError.error)}</Notice>
              ) : null}
            </Live>
            {(['S', 'B'] as const).map(kind => {
              const own = addresses.filter(({ approachType }) => approachType === kind)
              return (
                <section className="panel" key={kind}>
                  <h2>{words.kinds[kind]}</h2>
                  <KeptTiles
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
