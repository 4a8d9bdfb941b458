import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $claimError, $isSendingClaim, $pictures, claimSubmitted, MAX_DESCRIPTION } from '../../../core/contact'
import type { Purchase } from '../../../core/purchases'
import { $purchase, $purchaseError, purchaseOpened } from '../../../core/purchases/order'
import { problemMessage } from '../../../core/validate/problem-message'
import { $words as $problemWords } from '../../../core/validate/problems.words'
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

/** An order, one of its items, what broke and pictures of it. */
export function ClaimForm({ orders }: { orders: readonly Purchase[] }) {
  const { order, isSending, error, pictures, words, common, errorText, openOrder, submit } = useUnit({
    order: $purchase,
    isSending: $isSendingClaim,
    error: $claimError,
    pictures: $pictures,
    words: $words,
    common: $problemWords,
    errorText: $errorText,
    openOrder: purchaseOpened,
    submit: claimSubmitted,
  })
  const [orderNumber, setOrderNumber] = useState('')
  const [itemId, setItemId] = useState('')
  const [description, setDescription] = useState('')
  const [attempts, setAttempts] = useState(0)
  const items = orderNumber && order?.orderNumber === orderNumber ? order.items : []
  const hasFailedPicture = pictures.some(({ problem }) => problem !== null)
  const arePicturesSent = pictures.every(({ pictureId, problem }) => pictureId !== null || problem !== null)
  const missing = (text: string) => (attempts && !text.trim() ? words.missing : undefined)
  const chooseOrder = (number: string) => {
    setOrderNumber(number)
    setItemId('')
    if (number) openOrder(number)
  }
  const send = () => {
    setAttempts(attempts + 1)
    submit({ orderNumber, itemId, description })
  }
  return (
    <Form className="formroom" onSubmit={send} attempt={attempts} error={error && errorText(error)}>
      <OrderChoice orders={orders} value={orderNumber} error={missing(orderNumber)} onChoose={chooseOrder} />
      <Select
        label={words.item}
        name="item"
        value={itemId}
        error={missing(itemId)}
        options={[
          { value: '', label: words.choose },
          ...items.map(({ id, name, attributes }) => ({
            value: id,
            label: [name, ...attributes.map(({ value }) => value)].join(' · '),
          })),
        ]}
        onChange={event => setItemId(event.currentTarget.value)}
      />
      <TextArea
        label={words.what}
        name="description"
        rows={5}
        value={description}
        error={
          attempts && description.length > MAX_DESCRIPTION
            ? problemMessage('max-length', common, { maxLength: MAX_DESCRIPTION })
            : missing(description)
        }
        onChange={event => setDescription(event.currentTarget.value)}
      />
      <ClaimPictures error={attempts > 0 && hasFailedPicture ? words.pictures.unsent : undefined} />
      <div className="formend">
        <Button
          type="submit"
          busy={isSending ? words.sending : arePicturesSent ? undefined : words.pictures.sendingAll}
        >
          {words.send}
        </Button>
      </div>
    </Form>
  )
}

interface OrderChoiceProps {
  orders: readonly Purchase[]
  value: string
  error: string | undefined
  onChoose: (orderNumber: string) => void
}

/** The order's items load once it is chosen. */
function OrderChoice({ orders, value, error, onChoose }: OrderChoiceProps) {
  const { order, orderError, locale, words, account, shell, names, openOrder } = useUnit({
    order: $purchase,
    orderError: $purchaseError,
    locale: $locale,
    words: $words,
    account: $accountWords,
    shell: $shellWords,
    names: $ordersWords,
    openOrder: purchaseOpened,
  })
  return (
    <>
      <Select
        label={words.order}
        name="order"
        value={value}
        error={error}
        options={[
          { value: '', label: words.choose },
          ...orders.map(({ orderNumber, placedAt }) => ({
            value: orderNumber,
            label: `${names.order(orderNumber)} · ${dateOf(placedAt, locale)}`,
          })),
        ]}
        onChange={event => onChoose(event.currentTarget.value)}
      />
      <Live urgent>
        {value && orderError ? (
          <FailedNotice lead={`${account.failedTitle}:`} error={orderError} onRetry={() => openOrder(value)} />
        ) : null}
      </Live>
      <Live>
        {value && !orderError && order?.orderNumber !== value ? (
          <p className="muted" aria-busy="true">
            {shell.loading}
          </p>
        ) : null}
      </Live>
    </>
  )
}
