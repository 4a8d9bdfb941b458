import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $passkeyError, $pendingPasskey, passkeyRemoved, passkeyRenamed } from '../../../core/passkeys'
import type { Passkey } from '../../../core/passkeys/contracts'
import { $locale } from '../../../core/site/config'
import { dateOf } from '../../account/date-of'
import { FormEnd } from '../../account/form-end'
import { $say } from '../../passkey/say'
import { Form, textOf } from '../../shell/form'
import { RemoveButton } from '../../shell/remove-button'
import { TextInput } from '../../../widgets/ui/field'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
import { $words } from './account-passkeys.words'

export function PasskeyTile({ passkey }: { passkey: Passkey }) {
  const { words, say, locale, pending, error, rename, remove } = useUnit({
    words: $words,
    say: $say,
    locale: $locale,
    pending: $pendingPasskey,
    error: $passkeyError,
    rename: passkeyRenamed,
    remove: passkeyRemoved,
  })
  const [isNamed, name] = useState(false)
  const { passkeyId: id, createdAt, usedAt, isSynced } = passkey
  return (
    <li>
      <b>
        <bdi>{passkey.name}</bdi>
      </b>
      <span className="muted">{words.made(dateOf(createdAt, locale))}</span>
      <span className="muted">{usedAt ? words.used(dateOf(usedAt, locale)) : words.unused}</span>
      {isSynced ? <span className="muted">{words.synced}</span> : null}
      <Live urgent>{error?.id === id ? <InlineNotice tone="danger">{say(error.error)}</InlineNotice> : null}</Live>
      {isNamed ? (
        <Form
          className="form"
          onSubmit={typed => {
            rename({ id, name: textOf(typed, 'name') })
            name(false)
          }}
        >
          <TextInput label={words.name} name="name" autoComplete="off" maxLength={60} defaultValue={passkey.name} />
          <FormEnd compact isSaving={pending === id} onCancel={() => name(false)} />
        </Form>
      ) : null}
      <div className="actions">
        {isNamed ? null : (
          <button
            type="button"
            className="link"
            aria-label={words.renameNamed(passkey.name)}
            onClick={() => name(true)}
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
