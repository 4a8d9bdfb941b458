import { useUnit } from 'effector-react'
import { Suspense, useEffect, useState } from 'react'
import type { Order } from '../../core/checkout'
import {
  $deliveredDocument,
  $documentError,
  $pendingDocument,
  $returnRefusal,
  type cancellation as cancellationInAccount,
  invoicePressed,
  resendPressed,
  returnPressed,
} from '../../core/purchases'
import { $features, settingsWanted } from '../../core/site/settings'
import { Button } from '../../widgets/ui/button'
import { Live, Notice } from '../../widgets/ui/notice'
import { CancelFailure } from '../cancel-order/cancel-failure'
import { $words as $cancelWords } from '../cancel-order/cancel-order.words'
import { part } from '../shell/part'
import { $errorText } from '../shell/error-text'
import { $words } from './order.words'
import './order.css'

const CancelOrder = part(async () => (await import('../cancel-order/cancel-order')).CancelOrder)

interface OrderActionsProps {
  order: Order
  /** Of the account, or of whoever knows its e-mail. */
  cancellation: typeof cancellationInAccount
}

/** Actions for an order, and their outcomes. */
export function OrderActions({ order, cancellation }: OrderActionsProps) {
  const cancelling = useUnit(cancellation)
  const { words, cancelWords, features, say, pending, handed, documentError, returnRefusal, ...press } = useUnit({
    words: $words,
    cancelWords: $cancelWords,
    features: $features,
    say: $errorText,
    pending: $pendingDocument,
    handed: $deliveredDocument,
    documentError: $documentError,
    returnRefusal: $returnRefusal,
    invoice: invoicePressed,
    sendBack: returnPressed,
    resend: resendPressed,
    wantSettings: settingsWanted,
  })
  const { wantSettings } = press
  useEffect(() => wantSettings(), [wantSettings])
  const [wasAsked, ask] = useState(false)
  if (cancelling.isAsked && !wasAsked) ask(true)
  const { status, tracking, items } = order
  const isBought = status === 'placed' || status === 'shipped' || status === 'delivered'
  const isHeld = pending !== null
  const isReturn = tracking?.return !== undefined
  const mayReturn = tracking?.mayReturn === true
  const isTaken = status === 'placed' && !tracking
  const told = { invoice: words.invoiceHere, label: words.labelHere, 'gift-cards': words.resent }
  return (
    <>
      <div className="actions">
        {mayReturn ? (
          <Button
            look="side"
            compact
            onClick={() => press.sendBack()}
            busy={pending === 'label' ? words.labelComing : undefined}
            off={isHeld}
          >
            {isReturn ? words.labelAgain : words.sendBack}
          </Button>
        ) : null}
        {isBought && features['mail'] !== false && items.some(({ isDigitalProduct }) => isDigitalProduct) ? (
          <Button
            look="side"
            compact
            onClick={() => press.resend()}
            busy={pending === 'gift-cards' ? words.resending : undefined}
            off={isHeld}
          >
            {words.resend}
          </Button>
        ) : null}
        {isBought ? (
          <Button
            look="side"
            compact
            onClick={() => press.invoice()}
            busy={pending === 'invoice' ? words.invoiceComing : undefined}
            off={isHeld}
          >
            {words.invoice}
          </Button>
        ) : null}
        {isTaken ? (
          <Button look="side" compact onClick={() => cancelling.press()}>
            {cancelWords.cancel}
          </Button>
        ) : null}
      </div>
      <div className="otold">
        <Live className="notices">
          {handed ? <Notice tone="success">{told[handed]}</Notice> : null}
          {status === 'cancelled' ? <Notice tone="info">{cancelWords.cancelled}</Notice> : null}
          {mayReturn && tracking?.return && handed !== 'label' ? (
            <Notice tone="info">{words.announced(tracking.return.returnNumber)}</Notice>
          ) : null}
        </Live>
        <Live urgent className="notices">
          {documentError && status !== 'cancelled' ? (
            <Notice tone="danger">{returnRefusal ? words.noReturn[returnRefusal] : say(documentError.error)}</Notice>
          ) : null}
          {cancelling.isAsked ? null : <CancelFailure error={cancelling.error} />}
        </Live>
      </div>
      {isTaken && wasAsked ? (
        <Suspense>
          <CancelOrder
            order={order}
            isOpen={cancelling.isAsked}
            isCancelling={cancelling.isCancelling}
            error={cancelling.error}
            onConfirm={cancelling.confirm}
            onDecline={cancelling.decline}
          />
        </Suspense>
      ) : null}
    </>
  )
}
