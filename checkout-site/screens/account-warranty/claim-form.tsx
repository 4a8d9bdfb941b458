import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $claimError, $isSendingClaim, $pictures, claimSubmitted } from '../../../core/contact'
import { $purchase, $purchaseError, type Purchase, purchaseOpened } from '../../../core/purchases'
import { $locale } from '../../../core/site/config'
import { $words as $accountWords } from '../../account/account.words'
import { dateOf } from '../../account/date-of'
import { $words as $ordersWords } from '../../account/orders/orders.words'
import { FailedNotice } from '../../shell/failed'
import { Form } from '../../shell/form'
import { $errorText } from '../../shell/error-text'
import { $words as $shellWords } from '../../shell/shell.words'
import { Button } from '../../../widgets/ui/button'
import { Select, TextArea } from '../../../widgets/ui/field'
import { Live } from '../../../widgets/ui/notice'
import { $words } from './account-warranty.words'
import { ClaimPictures } from './claim-pictures'

export function ClaimForm({ orders }: { orders: readonly Purchase[] }) {
  const { order, orderError, isSending, error, pictures, locale, words, account, shell, names, say, open, submit } =
    useUnit({
      order: $purchase,
      orderError: $purchaseError,
      isSending: $isSendingClaim,
      error: $claimError,
      pictures: $pictures,
      locale: $locale,
      words: $words,
      account: $accountWords,
      shell: $shellWords,
      names: $ordersWords,
      say: $errorText,
      open: purchaseOpened,
      submit: claimSubmitted,
    })
  const [number, choose] = useState('')
  const [claim, type] = useState({ itemId: '', description: '' })
  const [attempts, attempt] = useState(0)
  const items = number && order?.orderNumber === number ? order.items : []
  const isStuck = pictures.some(({ problem }) => problem !== null)
  const areSent = pictures.every(({ pictureId, problem }) => pictureId !== null || problem !== null)
  const missing = (text: string) => (attempts && !text.trim() ? words.missing : undefined)
  const send = () => {
    attempt(attempts + 1)
    submit({ orderNumber: number, ...claim })
  }
  return (
    <Form className="formroom" onSubmit={send} attempt={attempts} error={error && say(error)}>
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
      <Live urgent>
        {number && orderError ? (
          <FailedNotice lead={`${account.failedTitle}:`} error={orderError} onRetry={() => open(number)} />
        ) : null}
      </Live>
      <Live>
        {number && !orderError && order?.orderNumber !== number ? (
          <p className="muted" aria-busy="true">
            {shell.loading}
          </p>
        ) : null}
      </Live>
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
      <TextArea
        label={words.what}
        name="description"
        rows={5}
        maxLength={2000}
        value={claim.description}
        error={missing(claim.description)}
        onChange={event => type({ ...claim, description: event.currentTarget.value })}
      />
      <ClaimPictures error={attempts > 0 && isStuck ? words.pictures.unsent : undefined} />
      <div className="formend">
        <Button type="submit" busy={isSending ? words.sending : areSent ? undefined : words.pictures.sendingAll}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}
