import { createWatch, scopeBind } from 'effector'
import { type AnalyticsEvent, tracked } from '../../core/analytics'
import { $consent, consentGiven } from '../../core/consent'
import { allDismissed } from '../../core/dialogs'
import { money } from '../../core/format/money'
import { loaded } from '../../core/http/loaded'
import { lateLoaded, loadLateFx } from '../../core/runtime/late'
import { pageScope } from '../../core/runtime/scope'
import { isWebview } from '../../core/runtime/webview'
import { started } from '../../core/runtime/started'
import { whenIdle } from '../../core/runtime/when-idle'
import { loadMocks } from '../../core/site/load-mocks'
import type { ShopConfig } from '../../core/site/contracts'
import { cartPort } from './cart-port'
import type { EarlyConfig } from './config'
import { queueEvents } from './shop-events'
import { mayBeGranted } from './may-be-granted'
import { letNest } from './nest'
import { type Define, oneOf } from './dialog-element'
import { dialogOpener, openRequestedDialogs } from './open-dialog'
import { scriptCalls } from './script-calls'
import type { ScriptState, Refusal, Shop } from './shop-port'
import { type Publish, publisherFor } from './publish'
import { requestOf } from './element-request'

const scope = { scope: pageScope }
const start = scopeBind(started, scope)
const dismiss = scopeBind(allDismissed, scope)
const agree = scopeBind(consentGiven, scope)
const announceLate = scopeBind(lateLoaded, scope)
const loadLate = scopeBind(loadLateFx, scope)

let late: Promise<void> | undefined

loadLateFx.use(() => {
  late ??= loaded(import(/* chunk: late */ '../../core/wiring/late')).then(() => announceLate())
  return late.catch(error => {
    late = undefined
    throw error
  })
})

/** Starts the shop's core in the page's one scope; returns what scripts can use. */
export async function startShop(early: EarlyConfig, state: ScriptState, define: Define): Promise<Shop> {
  const config: ShopConfig = { ...early, channel: early.channel ?? (isWebview() ? 'MAPP' : 'ECOMM') }
  await loadMocks(config)
  letNest(define)
  const publish = publisherFor(state)
  const place = async (tag: string) => (await oneOf(tag, define)).arrive()
  const events = queueEvents(pageScope, async () =>
    (await import(/* chunk: late */ './publishers')).publishersOf(pageScope, publish, place),
  )
  const call = scriptCalls(pageScope, events.refused)
  const cart = cartPort(pageScope, call)
  const dialogs = dialogOpener(define)
  openRequestedDialogs(dialogs)

  createWatch({
    unit: $consent.updates,
    ...scope,
    fn({ performance }) {
      if (performance) followCommerceEvents(publish)
    },
  })
  if (state.consent) agree(state.consent)
  start(config)
  if (mayBeGranted()) followCommerceEvents(publish)
  // Both are in one file.
  const bringLate = () => void Promise.all([loadLate(), events.publishQueued()]).catch(() => {})
  for (const type of ['online', 'focus']) addEventListener(type, bringLate)
  whenIdle(() => {
    // The first use of `Intl` is slow, so it happens before anybody waits.
    money(0, 'USD', config.locale)
    bringLate()
  })
  state.isRunning = true
  publish('ready', undefined)

  return {
    ...cart,
    open: (name, props) => call(() => dialogs.open(name, props)),
    async activate(element) {
      const request = requestOf(element)
      if ('open' in request) return dialogs.open(request.open, request.props)
      await cart.add(request.add).then(
        dialogs.openBag,
        // A toast shows refusals; unanswered operations are shown in the bag.
        (refusal: Refusal) => (refusal.status ? undefined : dialogs.openBag()),
      )
    },
    close: async () => dismiss(),
    consent: agree,
  }
}

/** Commerce events that happen before their listener has loaded wait for it. */
function followCommerceEvents(publish: Publish): void {
  const early: AnalyticsEvent[] = []
  const stop = createWatch({ unit: tracked, ...scope, fn: event => void early.push(event) })
  import('./data-layer')
    .finally(stop)
    .then(({ followCommerce }) => followCommerce(pageScope, publish, early))
    .catch(() => {})
}
