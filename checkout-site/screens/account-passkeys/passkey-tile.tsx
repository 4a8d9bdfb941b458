import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { $passkeyError, $passkeyNamed, $pendingPasskey, passkeyRemoved, passkeyRenamed } from '../../../core/passkeys'
import type { Passkey } from '../../../core/passkeys/contracts'
import { $locale } from '../../../core/site/config'
import { dateOf } from '../../account/date-of'
import { FormEnd } from '../../account/form-end'
import { $errorText } from '../../passkey/error-text'
import { Form, textOf } from '../../shell/form'
import { RemoveButton } from '../../shell/remove-button'
import { TextInput } from '../../../widgets/ui/field'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
import { $words } from './account-passkeys.words'

export function PasskeyTile({ passkey }: { passkey: Passkey }) {
  const { words, errorText, locale, pending, error, named, rename, remove } = useUnit({
    words: $words,
    errorText: $errorText,
    locale: $locale,
    pending: $pendingPasskey,
    error: $passkeyError,
    named: $passkeyNamed,
    rename: passkeyRenamed,
    remove: passkeyRemoved,
  })
  const [isNamed, setNamed] = useState(false)
  const [unnamed, setUnnamed] = useState(0)
  const { passkeyId: id, createdAt, usedAt, isSynced } = passkey
  const before = useRef(named)
  useEffect(() => {
    if (named !== before.current && named?.id === id) setNamed(false)
    before.current = named
  }, [named, id])
  return (
    <li>
      <b>
        <bdi>{passkey.name}</bdi>
      </b>
      <span className="muted">{words.made(dateOf(createdAt, locale))}</span>
      <span className="muted">{usedAt ? words.used(dateOf(usedAt, locale)) : words.unused}</span>
      {isSynced ? <span className="muted">{words.synced}</span> : null}
      <Live urgent>
        {error?.id === id ? <InlineNotice tone="danger">{errorText(error.error)}</InlineNotice> : null}
      </Live>
      {isNamed ? (
        <Form
          className="form"
          attempt={unnamed}
          onSubmit={typed => {
            const text = textOf(typed, 'name')
            setUnnamed(text ? 0 : unnamed + 1)
            rename({ id, name: text })
          }}
        >
          <TextInput
            label={words.name}
            name="name"
            autoComplete="off"
            maxLength={60}
            defaultValue={passkey.name}
            aria-required
            error={unnamed ? words.nameMissing : undefined}
          />
          <FormEnd compact isSaving={pending === id} onCancel={() => setNamed(false)} />
        </Form>
      ) : null}
      <div className="actions">
        {isNamed ? null : (
          <button
            type="button"
            className="link"
            aria-label={words.renameNamed(passkey.name)}
            onClick={() => {
              setUnnamed(0)
              setNamed(true)
            }}
          >
            {words.rename}
          </button>
        )}
        <RemoveButton
          label={words.removeNamed(passkey.name)}
          question={words.removeQuestion(passkey.name)}
          isBusy={pending === id}
          onConfirm={() => remove(id)}
        />
      </div>
    </li>
  )
}
