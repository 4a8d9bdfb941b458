import { useState } from 'react'
import type { Cart } from '../../core/shapes/cart'
import { usePart } from '../host/use-part'
import { IconButton } from '../ui/button'
import { CloseIcon } from '../ui/icon'
import { InlineNotice, Live } from '../ui/notice'
import type { CartWords } from './mini-cart.words'

const bringForm = () => import('./code-form').then(({ CodeForm, styles }) => ({ View: CodeForm, styles }))

export interface CouponFormProps {
  coupons: Cart['couponItems']
  words: CartWords
  /** Why the last code was refused, in words. */
  error: string | null
  isPending: boolean
  onApply: (code: string) => void
  onRemove: (code: string) => void
}

/** The codes that are on, and a field for another, which opens when it is asked for. */
export function CouponForm({ coupons, words, error, isPending, onApply, onRemove }: CouponFormProps) {
  const [asked, setAsked] = useState(0)
  const Form = usePart(bringForm, asked || (error ? 1 : 0))
  return (
    <>
      <Live>
        {coupons.map(({ code, applied }) => (
          <div className="on" key={code}>
            <InlineNotice tone={applied ? 'success' : 'warning'}>
              {applied ? words.applied(code) : words.notApplied(code)}
            </InlineNotice>
            <IconButton label={words.removeCode(code)} onClick={() => onRemove(code)}>
              <CloseIcon small />
            </IconButton>
          </div>
        ))}
      </Live>
      <Live>{Form === 'lost' ? <InlineNotice tone="danger">{words.nothingChanged}</InlineNotice> : null}</Live>
      {Form && Form !== 'lost' ? (
        <Form
          // A code that was taken leaves its field; one that was refused stays to be put right.
          key={coupons.map(({ code }) => code).join()}
          words={words}
          error={error}
          isPending={isPending}
          onApply={onApply}
        />
      ) : (
        <button type="button" className="link" onClick={() => setAsked(asked + 1)}>
          {words.addPromoCode}
        </button>
      )}
    </>
  )
}
