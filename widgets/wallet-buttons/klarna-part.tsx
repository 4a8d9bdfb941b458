import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $config } from '../../core/site/config'
import { askPaymentSessionFx, providerLostFx } from '../../core/wallets'
import { klarnaShown } from '../../core/wiring/wallet-ways'
import { mountKlarna } from './klarna'
import { ProviderPlace } from './provider-place'

/** Klarna's part of checkout, once its script has come; `lost` says what stands there where it cannot. */
export function KlarnaPlace({ lost }: { lost: string }) {
  const { config, ask, lose, show } = useUnit({
    config: $config,
    ask: askPaymentSessionFx,
    lose: providerLostFx,
    show: klarnaShown,
  })
  const [fate, setFate] = useState<'loading' | 'there' | 'lost'>('loading')
  const fill = async (place: HTMLElement) => {
    try {
      const { success, meta } = await ask('KLARNA')
      if (!success || !meta.script) throw new Error('The shop has no contract with Klarna')
      const { nonce } = config
      show(await mountKlarna(place, { script: meta.script, clientToken: meta.clientToken ?? '', nonce }))
      setFate('there')
    } catch (error) {
      setFate('lost')
      void lose({ provider: 'Klarna', error })
    }
    return () => void show(null)
  }
  if (fate === 'lost') return <p className="muted">{lost}</p>
  return <ProviderPlace name="klarna" className={fate === 'loading' ? 'place loading' : ''} fill={fill} />
}
