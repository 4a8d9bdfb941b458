import { createWatch, scopeBind } from 'effector'
import { type AnalyticsEvent, published } from '../core/analytics'
import { type Consent, consentGiven } from '../core/consent'
import { pushToDataLayer } from '../core/runtime/data-layer'
import { pageScope } from '../core/runtime/scope'
import { whenIdle } from '../core/runtime/when-idle'
import type { ShopConfig } from '../core/site/contracts'
import { isSampled } from '../core/site/sampled'

/**
 * Follows what the shopper agreed to: `data-consent="performance functional"` of the page's element, which a consent
 * banner may set and take back at any time. Under `performance` commerce events are told to the page, and its speed is measured
 * once it has time for that.
 */
export function followConsent(root: HTMLElement, config: ShopConfig): void {
  createWatch({ unit: published, scope: pageScope, fn: publish })
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

/** As the widgets tell a host page. */
function publish(event: AnalyticsEvent): void {
  document.dispatchEvent(new CustomEvent('till:analytics', { detail: event }))
  pushToDataLayer(event)
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
