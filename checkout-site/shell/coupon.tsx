import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $cart } from '../../core/cart'
import { $isCouponPending, couponRemoved, couponSubmitted } from '../../core/cart/coupons'
import { $couponError } from '../../core/cart/upkeep'
import { $errorText } from '../../core/errors/sentences'
import { Button, IconButton } from '../../widgets/ui/button'
import { TextInput } from '../../widgets/ui/field'
import { CloseIcon } from '../../widgets/ui/icon'
import { Live } from '../../widgets/ui/notice'
import { Form } from './form'
import { $words } from './shell.words'

export function Coupon() {
  const { cart, error, isPending, errorText, words, onSubmit, onRemove } = useUnit({
    cart: $cart,
    error: $couponError,
    isPending: $isCouponPending,
    errorText: $errorText,
    words: $words,
    onSubmit: couponSubmitted,
    onRemove: couponRemoved,
  })
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSent, setSent] = useState(false)
  const codes = cart?.couponItems ?? []
  const on = codes.map(item => item.code).join()
  // Only a code that has just been applied is cleared from the field: another may begin with it.
  useEffect(() => setCode(now => (on.split(',').includes(now.trim().toUpperCase()) ? '' : now)), [on])
  const problem = isMissing ? words.promoExample : isSent && error ? errorText(error) : undefined
  const submit = () => {
    setMissing(!code.trim())
    setSent(true)
    onSubmit(code)
  }
  return (
    <>
      <Form className="promo" onSubmit={submit}>
        <TextInput
          label={words.promoCode}
          name="promoCode"
          maxLength={64}
          placeholder={words.promoExample}
          autoComplete="off"
          enterKeyHint="done"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={event => setCode(event.currentTarget.value)}
          error={problem}
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
        {problem}
        {codes
          .filter(item => item.applied)
          .map(item => words.promoOn(item.code))
          .join('. ')}
      </Live>
    </>
  )
}
