import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $mayTakePart,
  $ownReviews,
  $reviewLists,
  $sentReviews,
  type SubmittedReview,
  reviewsRetried,
  reviewsShown,
} from '../../core/catalogue/reviews'
import { $errorText } from '../../core/errors/sentences'
import { $config } from '../../core/site/config'
import type { PropsOf } from '../host/attributes'
import { useFormDialog } from '../host/use-form-dialog'
import { Button } from '../ui/button'
import button from '../ui/button.css?inline'
import field from '../ui/field.css?inline'
import { keepFocus } from '../ui/keep-focus'
import { InlineNotice, Live, Notice } from '../ui/notice'
import notice from '../ui/notice.css?inline'
import { Loading, LoadFailure } from '../product-parts/load-states'
import loadStates from '../product-parts/load-states.css?inline'
import progress from '../ui/progress.css?inline'
import { List } from './list'
import { OneReview } from './one-review'
import type { attributes } from './reviews.attributes'
import own from './reviews.css?inline'
import { $words } from './reviews.words'
import { Summary } from './summary'

export const styles = [button, field, notice, progress, loadStates, own]

const none: readonly SubmittedReview[] = []

const FORM = 'review-user-content'

const loadForm = () => import('./write-review').then(({ WriteReview, styles }) => ({ View: WriteReview, styles }))

export function Reviews({ product, heading }: PropsOf<typeof attributes>) {
  const {
    words,
    errorText,
    config: { trust },
    mayTakePart,
    show,
    retry,
  } = useUnit({
    words: $words,
    errorText: $errorText,
    config: $config,
    mayTakePart: $mayTakePart,
    show: reviewsShown,
    retry: reviewsRetried,
  })
  useEffect(() => void show(product), [show, product])
  const list = useStoreMap({ store: $reviewLists, keys: [product], fn: (lists, [id]) => lists[id] ?? null })
  const written = useStoreMap({ store: $ownReviews, keys: [product], fn: (all, [id]) => all[id] ?? none })
  const isSent = useStoreMap({ store: $sentReviews, keys: [product], fn: (all, [id]) => id in all })
  const [newest] = written
  const { owner, dialog, Form, isComing, isLost, press } = useFormDialog(FORM, loadForm)
  if (!product) return null
  if (!list) return <Loading label={words.loading} rows={5} />
  const { summary, error, isPending } = list
  return (
    <section ref={keepFocus} className="reviews" aria-label={heading || words.heading}>
      <h2 part="heading">{heading || words.heading}</h2>
      {summary ? (
        <>
          {summary.count > 0 ? <Summary product={product} list={list} summary={summary} /> : null}
          <div className="ask">
            {summary.count === 0 && !newest ? <p>{words.none}</p> : null}
            {mayTakePart ? (
              <Button
                look="side"
                compact
                part="write"
                aria-haspopup="dialog"
                busy={isComing ? words.loading : undefined}
                onClick={press}
              >
                {newest ? words.change : words.write}
              </Button>
            ) : trust === 'third-party' ? (
              <p className="muted small">{words.elsewhere}</p>
            ) : null}
            <Live urgent>{isLost ? <InlineNotice tone="danger">{words.lost}</InlineNotice> : null}</Live>
          </div>
          <Live>
            {newest?.status === 'pending' ? (
              <Notice tone="success">{words.pending}</Notice>
            ) : isSent ? (
              <Notice tone="success">{words.published}</Notice>
            ) : null}
          </Live>
          {newest ? (
            <div className="own">
              <OneReview review={newest.review} isOwn />
            </div>
          ) : null}
          <List product={product} list={list} written={written} />
        </>
      ) : isPending ? (
        <Loading label={words.loading} rows={5} />
      ) : null}
      <LoadFailure message={error && errorText(error)} retryLabel={words.retry} onRetry={() => retry(product)} />
      {dialog && Form ? <Form product={product} owner={owner} isOpen={dialog.state === 'open'} /> : null}
    </section>
  )
}
