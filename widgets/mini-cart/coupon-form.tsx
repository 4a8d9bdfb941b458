import { useState } from 'react'
import type { Cart } from '../../core/shapes/cart'
import { IconButton } from '../ui/button'
import { CloseIcon } from '../ui/icon'
import { InlineNotice, Live } from '../ui/notice'
import { CodeForm } from './code-form'
import type { PromoWords } from './promo.words'

export interface CouponFormProps {
  coupons: Cart['couponItems']
  words: PromoWords
  error: string | null
  isPending: boolean
  onApply: (code: string) => void
  onRemove: (code: string) => void
}

/** Applied codes, and a field for another, which opens on request. */
export function CouponForm({ coupons, words, error, isPending, onApply, onRemove }: CouponFormProps) {
  const [isOpen, setOpen] = useState(false)
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
      {isOpen || error ? (
        <CodeForm
          // An applied code clears the field; a refused one stays to be corrected.
          key={coupons.map(({ code }) => code).join()}
          words={words}
          error={error}
          isPending={isPending}
          onApply={onApply}
        />
      ) : (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {words.addPromoCode}
        </button>
      )}
    </>
  )
}
