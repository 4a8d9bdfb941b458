import { useUnit } from 'effector-react'
import { Suspense, useEffect, useState } from 'react'
import type { Order } from '../../core/checkout'
import type { ShopError } from '../../core/errors/shop-error'
import {
  $deliveredDocument,
  $documentError,
  $isReturnOpen,
  $pendingDocument,
  $returnRefusal,
  type cancellation as cancellationInAccount,
  invoicePressed,
  resendPressed,
  returnOpened,
  returnPressed,
} from '../../core/purchases/order'
import { $features, settingsWanted } from '../../core/site/settings'
import { Button } from '../../widgets/ui/button'
import { Live, Notice } from '../../widgets/ui/notice'
import { $words as $cancelWords } from '../cancel-order/cancel-order.words'
import { part } from '../shell/part'
import { $errorText } from '../shell/error-text'
import { $words } from './order.words'
import './order.css'

const ReturnItems = part(async () => (await import('../return-items/return-items')).ReturnItems)

const CancelFailure = part(async () => (await import('../cancel-order/cancel-failure')).CancelFailure)

const CancelOrder = part(async () => (await import('../cancel-order/cancel-order')).CancelOrder)

interface OrderActionsProps {
  order: Order
  /** Of the account, or of whoever knows its e-mail. */
  cancellation: typeof cancellationInAccount
}

/** Actions for an order, and their outcomes. */
export function OrderActions({ order, cancellation }: OrderActionsProps) {
  const cancelling = useUnit(cancellation)
  const loadSettings = useUnit(settingsWanted)
  useEffect(() => loadSettings(), [loadSettings])
  const [wasOpen, setWasOpen] = useState(false)
  if (cancelling.isOpen && !wasOpen) setWasOpen(true)
  const { isReturnOpen, pending, documentError } = useUnit({
    isReturnOpen: $isReturnOpen,
    pending: $pendingDocument,
    documentError: $documentError,
  })
  const [wasReturnOpen, setWasReturnOpen] = useState(false)
  if (isReturnOpen && !wasReturnOpen) setWasReturnOpen(true)
  const mayCancel = order.status === 'placed' && !order.tracking
  return (
    <>
      <ActionButtons order={order} onCancel={mayCancel ? () => cancelling.press() : null} />
      <Outcomes order={order} cancelError={cancelling.isOpen ? null : cancelling.error} />
      {wasReturnOpen ? (
        <Suspense>
          <ReturnItems
            order={order}
            isSending={pending === 'label'}
            error={documentError?.document === 'label' ? documentError.error : null}
          />
        </Suspense>
      ) : null}
      {mayCancel && wasOpen ? (
        <Suspense>
          <CancelOrder
            order={order}
            isOpen={cancelling.isOpen}
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

/** `onCancel` is null for an order that cannot be cancelled any more. */
function ActionButtons({ order, onCancel }: { order: Order; onCancel: (() => void) | null }) {
  const { words, cancelWords, features, pending, openInvoice, sendLabel, openReturn, resendGiftCards } = useUnit({
    words: $words,
    cancelWords: $cancelWords,
    features: $features,
    pending: $pendingDocument,
    openInvoice: invoicePressed,
    sendLabel: returnPressed,
    openReturn: returnOpened,
    resendGiftCards: resendPressed,
  })
  const { status, tracking, items } = order
  const isBought = status === 'placed' || status === 'shipped' || status === 'delivered'
  const hasMailedItems = features['mail'] !== false && items.some(({ isDigitalProduct }) => isDigitalProduct)
  const shared = { look: 'side', compact: true, off: pending !== null } as const
  return (
    <div className="actions">
      {tracking?.mayReturn ? (
        <Button
          {...shared}
          onClick={() => (tracking.returnable ? openReturn(tracking.returnable) : sendLabel())}
          busy={pending === 'label' ? words.labelComing : undefined}
        >
          {tracking.return ? words.labelAgain : words.sendBack}
        </Button>
      ) : null}
      {isBought && hasMailedItems ? (
        <Button
          {...shared}
          onClick={() => resendGiftCards()}
          busy={pending === 'gift-cards' ? words.resending : undefined}
        >
          {words.resend}
        </Button>
      ) : null}
      {isBought ? (
        <Button
          {...shared}
          onClick={() => openInvoice()}
          busy={pending === 'invoice' ? words.invoiceComing : undefined}
        >
          {words.invoice}
        </Button>
      ) : null}
      {onCancel ? (
        <Button look="side" compact onClick={onCancel}>
          {cancelWords.cancel}
        </Button>
      ) : null}
    </div>
  )
}

/** What became of the last action. */
function Outcomes({ order, cancelError }: { order: Order; cancelError: ShopError | null }) {
  const { words, cancelWords, errorText, delivered, documentError, isReturnOpen, returnRefusal } = useUnit({
    words: $words,
    cancelWords: $cancelWords,
    errorText: $errorText,
    delivered: $deliveredDocument,
    documentError: $documentError,
    isReturnOpen: $isReturnOpen,
    returnRefusal: $returnRefusal,
  })
  const isCancelled = order.status === 'cancelled'
  const announced = order.tracking?.mayReturn ? order.tracking.return : undefined
  const deliveredText = { invoice: words.invoiceHere, label: words.labelHere, 'gift-cards': words.resent }
  return (
    <div className="otold">
      <Live className="notices">
        {delivered ? <Notice tone="success">{deliveredText[delivered]}</Notice> : null}
        {isCancelled ? <Notice tone="info">{cancelWords.cancelled}</Notice> : null}
        {announced && delivered !== 'label' ? (
          <Notice tone="info">{words.announced(announced.returnNumber)}</Notice>
        ) : null}
      </Live>
      <Live urgent className="notices">
        {documentError && !isCancelled && !isReturnOpen ? (
          <Notice tone="danger">
            {returnRefusal ? words.noReturn[returnRefusal] : errorText(documentError.error)}
          </Notice>
        ) : null}
        {cancelError ? (
          <Suspense>
            <CancelFailure error={cancelError} />
          </Suspense>
        ) : null}
      </Live>
    </div>
  )
}
