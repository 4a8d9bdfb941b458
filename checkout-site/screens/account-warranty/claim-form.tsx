import { useUnit } from 'effector-react'
import { type FormEvent, useState } from 'react'
import { $isSendingMessage, $messageError, claimSubmitted } from '../../../core/contact'
import { $purchase, type Purchase, purchaseOpened } from '../../../core/purchases'
import { $locale } from '../../../core/site/config'
import { dateOf } from '../../account/date-of'
import { $words as $ordersWords } from '../../account/orders/orders.words'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { Field, Select } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './account-warranty.words'

/** Which order, what of it, and what happened. */
export function ClaimForm({ orders }: { orders: readonly Purchase[] }) {
  const { order, isSending, error, locale, words, names, say, open, submit } = useUnit({
    order: $purchase,
    isSending: $isSendingMessage,
    error: $messageError,
    locale: $locale,
    words: $words,
    names: $ordersWords,
    say: $say,
    open: purchaseOpened,
    submit: claimSubmitted,
  })
  const [number, choose] = useState('')
  const [claim, type] = useState({ itemId: '', description: '' })
  const [isTried, attempt] = useState(false)
  const items = number && order?.orderNumber === number ? order.items : []
  const missing = (text: string) => (isTried && !text.trim() ? words.missing : undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    attempt(true)
    submit({ orderNumber: number, ...claim })
  }
  return (
    <form className="formroom" onSubmit={send} noValidate>
      <Live urgent className="notices">
        {error ? <Notice tone="danger">{say(error)}</Notice> : null}
      </Live>
      <Select
        label={words.order}
        name="order"
        value={number}
        error={missing(number)}
        options={[
          { value: '', label: words.choose },
          ...orders.map(({ orderNumber, placedAt }) => ({
            value: orderNumber,
            label: `${names.order(orderNumber)} · ${dateOf(placedAt, locale)}`,
          })),
        ]}
        onChange={event => {
          choose(event.currentTarget.value)
          type({ ...claim, itemId: '' })
          if (event.currentTarget.value) open(event.currentTarget.value)
        }}
      />
      <Select
        label={words.item}
        name="item"
        value={claim.itemId}
        error={missing(claim.itemId)}
        options={[
          { value: '', label: words.choose },
          ...items.map(({ id, name, attributes }) => ({
            value: id,
            label: [name, ...attributes.map(({ value }) => value)].join(' · '),
          })),
        ]}
        onChange={event => type({ ...claim, itemId: event.currentTarget.value })}
      />
      <Field label={words.what} error={missing(claim.description)}>
        {ties => (
          <div className="input">
            <textarea
              {...ties}
              name="description"
              rows={5}
              maxLength={2000}
              value={claim.description}
              onChange={event => type({ ...claim, description: event.currentTarget.value })}
            />
          </div>
        )}
      </Field>
      <div className="formend">
        <Button type="submit" busy={isSending ? words.sending : undefined}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
