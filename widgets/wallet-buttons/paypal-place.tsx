import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { logError } from '../../core/runtime/log-error'
import { pageOrigin } from '../../core/runtime/page-address'
import { $config } from '../../core/site/config'
import { $isPaying, requestPaymentSessionFx, reportProviderFx, walletFailed, walletStarted } from '../../core/wallets'
import type { AppleButtonProps } from './apple-button'
import { mountPayPal, type PayPalButton } from './paypal'
import { LightPlace } from '../ui/light-place'
import { mayRefuseScripts } from '../ui/provider-script'
import { useWalletActions } from './use-wallet-actions'

interface PayPalPlaceProps extends Pick<AppleButtonProps, 'wish' | 'blockedBy'> {
  ending?: PayPalButton['ending']
  kept?: () => void
}

/** PayPal's button, once its script has loaded. */
export function PayPalPlace({ wish, blockedBy, ending = 'pay', kept }: PayPalPlaceProps) {
  const { config, isPaying, ask, lose, start, fail } = useUnit({
    config: $config,
    isPaying: $isPaying,
    ask: requestPaymentSessionFx,
    lose: reportProviderFx,
    start: walletStarted,
    fail: walletFailed,
  })
  const shop = useWalletActions()
  const [fate, setFate] = useState<'loading' | 'there' | 'lost'>('loading')
  // PayPal's button stays while its purchase changes.
  const now = useRef({ wish, blockedBy, isPaying, kept })
  useEffect(() => {
    now.current = { wish, blockedBy, isPaying, kept }
  })

  const isOwnPage = config.checkout === pageOrigin()
  const fill = async (place: HTMLElement) => {
    if (!isOwnPage && mayRefuseScripts(config.nonce)) {
      logError(
        'Expected a default Trusted Types policy that allows PayPal’s script, got none: a page with a nonce shows no PayPal without one.',
      )
      setFate('lost')
      return () => {}
    }
    try {
      const { success, meta } = await ask('PAYPAL')
      if (!success || !meta.script) throw new Error('The shop has no contract with PayPal')
      const begin = () => {
        const { wish, blockedBy, isPaying } = now.current
        if (isPaying) return false
        start({ ...wish, wallet: 'PAYPAL' })
        if (blockedBy) fail({ problems: [{ code: blockedBy, of: null, field: null }] })
        return !blockedBy
      }
      const button = {
        script: meta.script,
        nonce: config.nonce,
        isOwnPage,
        start: begin,
        ending,
        kept: () => now.current.kept?.(),
      }
      const end = await mountPayPal(place, button, shop)
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
