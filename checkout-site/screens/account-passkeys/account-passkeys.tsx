import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $canAddPasskeys,
  $isAddingPasskey,
  $passkeyDone,
  $passkeys,
  $passkeysError,
  addPasskeyLeft,
  addPasskeyPressed,
  passkeysWanted,
} from '../../../core/passkeys'
import { SavedTiles } from '../../account/saved-tiles'
import { Loaded } from '../../account/loaded'
import { Title } from '../../shell/title'
import { Live, Notice } from '../../../widgets/ui/notice'
import { NewPasskeyForm } from './new-passkey-form'
import { PasskeyTile } from './passkey-tile'
import { $words } from './account-passkeys.words'

/** A browser without passkeys lists them, but cannot add one. */
export function AccountPasskeys() {
  const { passkeys, error, canAdd, isAdding, done, words, load, add, leave } = useUnit({
    passkeys: $passkeys,
    error: $passkeysError,
    canAdd: $canAddPasskeys,
    isAdding: $isAddingPasskey,
    done: $passkeyDone,
    words: $words,
    load: passkeysWanted,
    add: addPasskeyPressed,
    leave: addPasskeyLeft,
  })
  useEffect(() => {
    load()
    return () => leave()
  }, [load, leave])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Loaded value={passkeys} error={error} onRetry={load}>
        {list => (
          <section className="panel">
            <p>{words.lead}</p>
            <Live>{done ? <Notice tone="success">{words[done]}</Notice> : null}</Live>
            <SavedTiles
              items={list}
              tile={passkey => <PasskeyTile key={passkey.passkeyId} passkey={passkey} />}
              none={words.none}
              add={words.add}
              onAdd={() => add()}
              inPlaceOfAdd={
                !canAdd ? <p className="muted">{words.cannot}</p> : isAdding ? <NewPasskeyForm /> : undefined
              }
            />
          </section>
        )}
      </Loaded>
    </>
  )
}
