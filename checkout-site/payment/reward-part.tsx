import { useUnit } from 'effector-react'
import { $wholeCart } from '../../core/cart/whole-cart'
import { $errorText } from '../shell/error-text'
import { money } from '../../core/format/money'
import { $pendingVoucher, $voucherFailure, $vouchers, voucherChosen } from '../../core/loyalty'
import { $cartCurrency, $missingParts, $partFailure, $parts, $pendingParts, partSubmitted } from '../../core/payment'
import { $locale } from '../../core/site/config'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { Button } from '../../widgets/ui/button'
import { TextInput } from '../../widgets/ui/field'
import { InlineNotice, Live } from '../../widgets/ui/notice'
import { counted } from './instrument-name'
import { textOf } from '../shell/form'
import { NotConfirmed } from './not-confirmed'
import { PartForm } from './part-form'
import { $words } from './parts.words'

/** One voucher for points, or one reward by its code or card. */
export function RewardPart() {
  const { cart, parts, words } = useUnit({ cart: $wholeCart, parts: $parts, words: $words })
  const submit = useUnit(partSubmitted)
  const hasReward = parts.some(({ payment_method_id: id }) => id === 'REWARD_CODE' || id === 'REWARD_CARD')
  if (cart?.reward || hasReward) return null
  return (
    <PartForm
      kind="REWARD_CODE"
      opener={words.useReward}
      onSubmit={typed => submit({ kind: 'REWARD_CODE', code: textOf(typed, 'rewardCode') })}
    >
      <Vouchers />
      <Code />
    </PartForm>
  )
}

function Vouchers() {
  const { vouchers, pending, failure, currency, locale, words, errorText, choose } = useUnit({
    vouchers: $vouchers,
    pending: $pendingVoucher,
    failure: $voucherFailure,
    currency: $cartCurrency,
    locale: $locale,
    words: $words,
    errorText: $errorText,
    choose: voucherChosen,
  })
  return (
    <>
      {vouchers.length ? (
        <ul className="vouchers" aria-label={words.vouchers}>
          {vouchers.map(({ id, points, amountInCurrency, eligible }) => (
            <li key={id}>
              <span>
                <b>{words.voucher(money(amountInCurrency, currency, locale))}</b>
                <small>{words.forPoints(counted(points, locale))}</small>
              </span>
              {eligible ? (
                <Button
                  look="side"
                  compact
                  busy={pending === id ? words.applying : undefined}
                  aria-label={`${words.use}, ${words.voucher(money(amountInCurrency, currency, locale))}`}
                  onClick={() => choose(id)}
                >
                  {words.use}
                </Button>
              ) : (
                <small>{words.notEnough}</small>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="hint">{words.noVouchers}</p>
      )}
      <Live>{failure ? <InlineNotice tone="danger">{errorText(failure)}</InlineNotice> : null}</Live>
      <NotConfirmed error={failure} />
    </>
  )
}

function Code() {
  const { failure, missing, pending, words, common, errorText } = useUnit({
    failure: $partFailure,
    missing: $missingParts,
    pending: $pendingParts,
    words: $words,
    common: $problemWords,
    errorText: $errorText,
  })
  return (
    <>
      <div className="promo">
        <TextInput
          label={words.code}
          name="rewardCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          error={failure?.kind === 'REWARD_CODE' ? errorText(failure.error) : missing.code && common.required}
        />
        <Button type="submit" look="side" compact busy={pending.includes('REWARD_CODE') ? words.applying : undefined}>
          {words.apply}
        </Button>
      </div>
      <NotConfirmed error={failure?.kind === 'REWARD_CODE' ? failure.error : null} />
    </>
  )
}
