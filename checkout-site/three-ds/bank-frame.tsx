import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { challengeAnswered } from '../../core/checkout'
import { challengeResultIn } from '../../core/checkout/challenge-message'

/** Messages count only from this frame's window and the bank's origin. */
export function BankFrame({ address, label }: { address: string; label: string }) {
  const { answered } = useUnit({ answered: challengeAnswered })
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { origin } = new URL(address, location.href)
    const listener = ({ data, origin: from, source }: MessageEvent) => {
      const challengeResult = challengeResultIn(
        { data, origin: from, source: source as Window | null },
        { origin, source: frame.current?.contentWindow ?? null },
      )
      if (challengeResult) answered(challengeResult)
    }
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [address, answered])
  return <iframe ref={frame} src={address} title={label} referrerPolicy="origin" />
}
