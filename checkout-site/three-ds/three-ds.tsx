import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  $challenge,
  $isConfirmationLost,
  $isConfirming,
  $isLeaving,
  $secondsLeft,
  challengeGivenUp,
  leavingRequested,
  leavingRefused,
} from '../../core/checkout'
import { money } from '../../core/format/money'
import { $locale } from '../../core/site/config'
import { Button, Spinner } from '../../widgets/ui/button'
import { Dialog, DialogHead } from '../../widgets/ui/dialog'
import '../shell/dialog-sheets'
import { Live, Notice } from '../../widgets/ui/notice'
import { $brand } from '../shell/brand'
import { BankFrame } from './bank-frame'
import { $words } from './three-ds.words'
import './three-ds.css'

/** The bank's question, on any step. */
export function ThreeDs() {
  const { challenge, isConfirming, isLost, isLeaving, seconds, locale, brand, words, askToLeave, stay, leave } =
    useUnit({
      challenge: $challenge,
      isConfirming: $isConfirming,
      isLost: $isConfirmationLost,
      isLeaving: $isLeaving,
      seconds: $secondsLeft,
      locale: $locale,
      brand: $brand,
      words: $words,
      askToLeave: leavingRequested,
      stay: leavingRefused,
      leave: challengeGivenUp,
    })
  const room = useRef<HTMLDivElement>(null)
  const wasLeaving = useRef(isLeaving)
  // The pressed button is gone, so the focus moves to the bank's question.
  useEffect(() => {
    if (wasLeaving.current && !isLeaving) room.current?.querySelector('iframe')?.focus()
    wasLeaving.current = isLeaving
  }, [isLeaving])
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const sum = challenge ? money(challenge.amount, challenge.currency, locale) : ''
  const close = () => isConfirming || askToLeave()
  return (
    <Dialog open={challenge !== null} onClose={close} label={words.title} className="bank">
      <DialogHead closeLabel={words.close} onClose={close}>
        {words.title}
      </DialogHead>
      <div className="db">
        {isLeaving ? null : <p className="muted">{words.text(sum, brand)}</p>}
        <Live urgent>
          {isLeaving ? (
            <Notice tone="warning">
              <b>{words.leaveTitle}</b>
              <p>{words.leaveText}</p>
            </Notice>
          ) : null}
        </Live>
        <div className="room" ref={room}>
          {isConfirming ? (
            <div className="over" role="status">
              <Spinner />
              <b>{isLost ? words.checking : words.confirming}</b>
              {isLost ? <p className="muted small">{words.checkingText}</p> : null}
            </div>
          ) : challenge ? (
            <BankFrame address={challenge.challengeUrl} label={words.frame} />
          ) : null}
        </div>
        {isConfirming ? null : <p className="time">{words.left(time)}</p>}
        <Live className="vh">{seconds > 50 && seconds <= 60 && !isConfirming ? words.soon : ''}</Live>
        {isConfirming ? null : isLeaving ? (
          <>
            <Button autoFocus onClick={() => stay()}>
              {words.stay}
            </Button>
            <Button look="side" onClick={() => leave()}>
              {words.leave}
            </Button>
          </>
        ) : (
          <Button look="side" onClick={() => leave()}>
            {words.other}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
