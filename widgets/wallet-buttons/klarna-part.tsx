import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useState } from 'react'
import { $config } from '../../core/site/config'
import { requestPaymentSessionFx, reportProviderFx } from '../../core/wallets'
import { klarnaLeft, klarnaFailed, klarnaShown } from '../../core/payment/wallet-methods'
import { mountKlarna } from './klarna'
import { LightPlace } from '../ui/light-place'

/** Klarna's part of checkout. `lost` is shown if its script does not load; what it is given retries. */
export function KlarnaPlace({ lost }: { lost: (again: () => void) => ReactNode }) {
  const { config, ask, tell, show, lose, leave } = useUnit({
    config: $config,
    ask: requestPaymentSessionFx,
    tell: reportProviderFx,
    show: klarnaShown,
    lose: klarnaFailed,
    leave: klarnaLeft,
  })
  const [fate, setFate] = useState<'loading' | 'there' | 'lost'>('loading')
  useEffect(() => () => leave(), [leave])
  const fill = async (place: HTMLElement) => {
    try {
      const { success, meta } = await ask('KLARNA')
      if (!success || !meta.script) throw new Error('The shop has no contract with Klarna')
      const { nonce } = config
      const form = await mountKlarna(place, { script: meta.script, clientToken: meta.clientToken ?? '', nonce })
      // By now the place may have been replaced.
      if (place.isConnected) show(form)
      setFate('there')
    } catch (error) {
      if (place.isConnected) lose()
      setFate('lost')
      void tell({ provider: 'Klarna', error })
    }
    return () => {}
  }
  if (fate === 'lost') {
    const retry = () => {
      leave()
      setFate('loading')
    }
    return lost(retry)
  }
  return <LightPlace name="klarna" className={fate === 'loading' ? 'place loading' : ''} fill={fill} />
}
