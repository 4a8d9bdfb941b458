import { createWatch, scopeBind } from 'effector'
import { type AnalyticsEvent, published } from '../core/analytics'
import { type Consent, consentGiven } from '../core/consent'
import { $granted, type Granted } from '../core/consent/granted'
import { pushToDataLayer } from '../core/runtime/data-layer'
import { pageScope } from '../core/runtime/scope'
import { whenIdle } from '../core/runtime/when-idle'
import type { ShopConfig } from '../core/site/contracts'
import { isSampled } from '../core/site/sampled'

/** Follows `data-consent` on the page's element, which a consent banner may change at any time, and the page's consent cookie. With `performance`, commerce events are published and the page's speed is measured. */
export function followConsent(root: HTMLElement, config: ShopConfig): void {
  createWatch({ unit: published, scope: pageScope, fn: publish })
  const agree = scopeBind(consentGiven, { scope: pageScope })
  let waits = isSampled(config)
  const follow = ({ performance }: Granted) => {
    if (!waits || !performance) return
    waits = false
    whenIdle(() => void measure().catch(() => {}))
  }
  createWatch({ unit: $granted, scope: pageScope, fn: follow })
  const read = () => agree(consentOf(root))
  new MutationObserver(read).observe(root, { attributeFilter: ['data-consent'] })
  if (root.dataset['consent'] !== undefined) read()
  follow(pageScope.getState($granted))
}

/** As the widgets do on a host page. */
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
