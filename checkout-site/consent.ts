import { scopeBind } from 'effector'
import { type Consent, consentGiven } from '../core/consent'
import { pageScope } from '../core/runtime/scope'
import { whenIdle } from '../core/runtime/when-idle'
import type { ShopConfig } from '../core/site/contracts'
import { isSampled } from '../core/site/sampled'

/**
 * Follows what the shopper agreed to: `data-consent="performance functional"` of the page's element, which a consent
 * banner may set and take back at any time. Under `performance` the page's speed is measured, once it has time for that.
 */
export function followConsent(root: HTMLElement, config: ShopConfig): void {
  const agree = scopeBind(consentGiven, { scope: pageScope })
  let waits = isSampled(config)
  const read = () => {
    const consent = consentOf(root)
    agree(consent)
    if (!waits || !consent.performance) return
    waits = false
    whenIdle(() => void measure().catch(() => {}))
  }
  new MutationObserver(read).observe(root, { attributeFilter: ['data-consent'] })
  read()
}

function consentOf({ dataset }: HTMLElement): Required<Consent> {
  const given = dataset['consent']?.split(/\s+/) ?? []
  const has = (category: keyof Consent) => given.includes(category)
  return { performance: has('performance'), functional: has('functional'), targeting: has('targeting') }
}

async function measure(): Promise<void> {
  const { measuringBegan } = await import('./measuring')
  scopeBind(measuringBegan, { scope: pageScope })()
}
