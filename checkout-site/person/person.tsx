import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $items } from '../../core/cart'
import { $notifications } from '../../core/cart/upkeep'
import { $refusal, $step } from '../../core/checkout'
import { expressWanted } from '../../core/checkout/express'
import { $errorText, sentencesWanted } from '../../core/errors/sentences'
import { money } from '../../core/format/money'
import { profileWanted } from '../../core/profile'
import { $lacksTerms, $ownAllowance, termsOpened } from '../../core/profile/employee-terms'
import { $isSignedIn } from '../../core/session/arrival'
import { $locale } from '../../core/site/config'
import '../../core/wiring/checkout/address-begins-with-the-profile'
import '../../core/wiring/checkout/contact-begins-with-the-profile'
import '../../core/wiring/checkout/express-checkout'
import '../../core/wiring/profile/limit-follows-other-tabs'
import '../../core/wiring/profile/order-counts-against-limit'
import { Live, Notice } from '../../widgets/ui/notice'
import { notesBesideStep } from './notes'
import { $words } from './person.words'
import './person.css'

/** For signed-in shoppers: what is left of a yearly limit, and the cart's notices. */
export function Person() {
  const {
    allowance,
    notes,
    items,
    refusal,
    step,
    lacksTerms,
    isSignedIn,
    locale,
    words,
    errorText,
    loadProfile,
    loadExpress,
    loadSentences,
    read,
  } = useUnit({
    allowance: $ownAllowance,
    notes: $notifications,
    items: $items,
    refusal: $refusal,
    step: $step,
    lacksTerms: $lacksTerms,
    isSignedIn: $isSignedIn,
    locale: $locale,
    words: $words,
    errorText: $errorText,
    loadProfile: profileWanted,
    loadExpress: expressWanted,
    loadSentences: sentencesWanted,
    read: termsOpened,
  })
  useEffect(() => {
    if (!isSignedIn) return
    loadProfile()
    loadExpress()
  }, [isSignedIn, loadProfile, loadExpress])
  useEffect(() => {
    if (notes.length) loadSentences()
  }, [notes, loadSentences])
  const formatted = (sum: number) => money(sum, allowance?.currency ?? 'USD', locale)
  return (
    <>
      {allowance && !(allowance.of === 'athlete' && step === 'billing') ? (
        <p className="allowance">{words[allowance.of](formatted(allowance.left), formatted(allowance.limit))}</p>
      ) : null}
      <Live className="notices">
        {notesBesideStep(notes, { refused: refusal?.code, lacksTerms }).map(one => {
          const name = items.find(({ id }) => id === one.itemId)?.name
          const isTerms = one.code === 'EmployeeTermsNotAccepted'
          return (
            <Notice key={one.code + one.itemId + errorText(one)} tone={isTerms ? 'info' : 'warning'}>
              {name ? (
                <b>
                  <bdi>{name}</bdi>{' '}
                </b>
              ) : null}
              {errorText(one)}{' '}
              {isTerms ? (
                <button type="button" className="act" aria-haspopup="dialog" onClick={() => read()}>
                  {words.readTerms}
                </button>
              ) : null}
            </Notice>
          )
        })}
      </Live>
    </>
  )
}
