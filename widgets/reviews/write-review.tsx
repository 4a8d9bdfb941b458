import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $ownReviews, $reviewLists, $sentReviews } from '../../core/catalogue/reviews'
import {
  $reviewErrors,
  $sendingReviews,
  $reviewAttempts,
  reviewFormShown,
  reviewSubmitted,
} from '../../core/catalogue/reviews/writing'
import { dialogDismissed } from '../../core/dialogs'
import { $errorText } from '../../core/errors/sentences'
import { Button } from '../ui/button'
import choice from '../ui/choice.css?inline'
import { Dialog, DialogHead } from '../ui/dialog'
import dialogCss from '../ui/dialog.css?inline'
import modalCss from '../ui/modal.css?inline'
import { Live, Notice } from '../ui/notice'
import { useFirstInvalid } from '../ui/use-first-invalid'
import { Fields } from './fields'
import { $words as $reviewsWords } from './reviews.words'
import own from './write-review.css?inline'
import { $words } from './write-review.words'

export const styles = [choice, dialogCss, modalCss, own]

interface WriteReviewProps {
  product: string
  owner: string
  isOpen: boolean
}

/** The form; it closes once the review is saved, and keeps what was typed until then. */
export function WriteReview({ product, owner, isOpen }: WriteReviewProps) {
  const { words, around, errorText, attempts, sending, show, submit, dismiss } = useUnit({
    words: $words,
    around: $reviewsWords,
    errorText: $errorText,
    attempts: $reviewAttempts,
    sending: $sendingReviews,
    show: reviewFormShown,
    submit: reviewSubmitted,
    dismiss: dialogDismissed,
  })
  const error = useStoreMap({ store: $reviewErrors, keys: [product], fn: (all, [id]) => all[id] ?? null })
  const sent = useStoreMap({ store: $sentReviews, keys: [product], fn: (all, [id]) => all[id] ?? null })
  const isChange = useStoreMap({ store: $ownReviews, keys: [product], fn: (all, [id]) => Boolean(all[id]?.length) })
  const isModerated = useStoreMap({
    store: $reviewLists,
    keys: [product],
    fn: (all, [id]) => all[id]?.isModerated ?? false,
  })
  const isBusy = sending.includes(product)
  useEffect(() => void show(product), [show, product])
  const close = () => dismiss({ name: 'review-user-content', owner })
  const before = useRef(sent)
  useEffect(() => {
    if (sent !== before.current) dismiss({ name: 'review-user-content', owner })
    before.current = sent
  }, [sent, dismiss, owner])

  const title = isChange ? around.change : around.write
  const form = useRef<HTMLFormElement>(null)
  const attempt = attempts[product] ?? 0
  useFirstInvalid(form, attempt)

  return (
    <Dialog open={isOpen} onClose={close} label={title} className="write">
      <DialogHead closeLabel={words.close} onClose={close}>
        {title}
      </DialogHead>
      <form
        ref={form}
        noValidate
        className="db"
        onSubmit={event => {
          event.preventDefault()
          submit(product)
        }}
      >
        <Fields product={product} />
        <Live urgent>
          {error && error.code !== 'REV410' ? <Notice tone="danger">{errorText(error)}</Notice> : null}
        </Live>
        <p className="muted small">{isModerated ? words.readFirst : words.atOnce}</p>
        <Button type="submit" busy={isBusy ? words.sending : undefined}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}
