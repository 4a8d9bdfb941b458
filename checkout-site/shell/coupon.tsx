import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $cart } from '../../core/cart'
import { $isCouponPending, couponRemoved, couponSubmitted } from '../../core/cart/coupons'
import { $couponError } from '../../core/cart/upkeep'
import { $say } from '../../core/errors/sentences'
import { Button, IconButton } from '../../widgets/ui/button'
import { TextInput } from '../../widgets/ui/field'
import { CloseIcon } from '../../widgets/ui/icon'
import { Live } from '../../widgets/ui/notice'
import { Form } from './form'
import { $words } from './shell.words'

export function Coupon() {
  const { cart, error, isPending, say, words, onSubmit, onRemove } = useUnit({
    cart: $cart,
    error: $couponError,
    isPending: $isCouponPending,
    say: $say,
    words: $words,
    onSubmit: couponSubmitted,
    onRemove: couponRemoved,
  })
  const [code, typed] = useState('')
  const codes = cart?.couponItems ?? []
  // An applied code is cleared from the field.
  const isOn = codes.some(item => item.code.toLowerCase() === code.trim().toLowerCase())
  return (
    <>
      <Form className="promo" onSubmit={() => code.trim() && onSubmit(code.trim())}>
        <TextInput
          label={words.promoCode}
          name="promoCode"
          placeholder={words.promoExample}
          autoComplete="off"
          enterKeyHint="done"
          autoCapitalize="characters"
          spellCheck={false}
          value={isOn && !isPending ? '' : code}
          onChange={event => typed(event.currentTarget.value)}
          error={error ? say(error) : undefined}
        />
        <Button type="submit" look="side" compact busy={isPending ? words.applying : undefined}>
          {words.apply}
        </Button>
      </Form>
      {codes.length ? (
        <ul className="codes">
          {codes.map(item => (
            <li key={item.code} className={item.applied ? '' : 'off'}>
              <span>{item.applied ? item.code : words.promoOff(item.code)}</span>
              <IconButton label={words.removeCode(item.code)} onClick={() => onRemove(item.code)}>
                <CloseIcon small />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <Live className="vh">
        {error ? say(error) : null}
        {codes
          .filter(item => item.applied)
          .map(item => words.promoOn(item.code))
          .join('. ')}
      </Live>
    </>
  )
}
