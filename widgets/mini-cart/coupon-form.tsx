import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Cart } from '../../core/shapes/cart'
import { Button, IconButton } from '../ui/button'
import { TextInput } from '../ui/field'
import { CloseIcon } from '../ui/icon'
import { InlineNotice, Live } from '../ui/notice'
import type { CartWords } from './mini-cart.words'

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
  const [isAsked, setAsked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')?.toString().trim() ?? ''
    setMissing(!code)
    if (code && !isPending) onApply(code)
  }
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
      {isAsked || error ? (
        <form onSubmit={submit} noValidate>
          <TextInput
            // A code that was taken leaves its field; one that was refused stays to be put right.
            key={coupons.map(({ code }) => code).join()}
            label={words.promoCode}
            name="code"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputRef={field}
            placeholder={words.enterCode}
            error={isMissing ? words.noCode : error}
          />
          <Button type="submit" look="side" compact busy={isPending ? words.applying : null}>
            {words.apply}
          </Button>
        </form>
      ) : (
        <button type="button" className="link" onClick={() => setAsked(true)}>
          {words.addPromoCode}
        </button>
      )}
    </>
  )
}
