import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { complain } from '../../core/runtime/complain'
import { pageOrigin } from '../../core/runtime/page-address'
import { $config } from '../../core/site/config'
import { $isPaying, askPaymentSessionFx, providerLostFx, walletFailed, walletStarted } from '../../core/wallets'
import type { AppleButtonProps } from './apple-button'
import { mountPayPal, type PayPalButton } from './paypal'
import { LightPlace } from '../ui/light-place'
import { mayRefuseScripts } from '../ui/provider-script'
import { useHands } from './use-hands'

interface PayPalPlaceProps extends Pick<AppleButtonProps, 'wish' | 'hindrance'> {
  ending?: PayPalButton['ending']
  kept?: () => void
}

/** PayPal's button, once its script has loaded. */
export function PayPalPlace({ wish, hindrance, ending = 'pay', kept }: PayPalPlaceProps) {
  const { config, isPaying, ask, lose, start, fail } = useUnit({
    config: $config,
    isPaying: $isPaying,
    ask: askPaymentSessionFx,
    lose: providerLostFx,
    start: walletStarted,
    fail: walletFailed,
  })
  const hands = useHands()
  const [fate, setFate] = useState<'loading' | 'there' | 'lost'>('loading')
  // PayPal's button stays while its purchase changes.
  const now = useRef({ wish, hindrance, isPaying, kept })
  useEffect(() => {
    now.current = { wish, hindrance, isPaying, kept }
  })

  const isOwnPage = config.checkout === pageOrigin()
  const fill = async (place: HTMLElement) => {
    if (!isOwnPage && mayRefuseScripts(config.nonce)) {
      complain(
        'Expected a default Trusted Types policy that passes PayPal’s script, got none: a page with a nonce shows no PayPal without one.',
      )
      setFate('lost')
      return () => {}
    }
    try {
      const { success, meta } = await ask('PAYPAL')
      if (!success || !meta.script) throw new Error('The shop has no contract with PayPal')
      const begin = () => {
        const { wish, hindrance, isPaying } = now.current
        if (isPaying) return false
        start({ ...wish, wallet: 'PAYPAL' })
        if (hindrance) fail({ problems: [{ code: hindrance, of: null, field: null }] })
        return !hindrance
      }
      const button = {
        script: meta.script,
        nonce: config.nonce,
        isOwnPage,
        start: begin,
        ending,
        kept: () => now.current.kept?.(),
      }
      const end = await mountPayPal(place, button, hands)
      setFate('there')
      return end
    } catch (error) {
      setFate('lost')
      void lose({ provider: 'PayPal', error })
      return () => {}
    }
  }
  if (fate === 'lost') return null
  return <LightPlace name="paypal" className={fate === 'loading' ? 'place loading' : 'place'} fill={fill} />
}
