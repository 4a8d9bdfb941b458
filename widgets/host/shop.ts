import { createWatch, scopeBind } from 'effector'
import { type AnalyticsEvent, tracked } from '../../core/analytics'
import { ownItemAdded } from '../../core/cart'
import { $consent, consentGiven } from '../../core/consent'
import { allDismissed, BAG, dialogOpened, dialogWanted } from '../../core/dialogs'
import { isShopError, usageError } from '../../core/errors/shop-error'
import { money } from '../../core/format/money'
import { loaded } from '../../core/http/loaded'
import { unanswered } from '../../core/http/unanswered'
import { lateLoaded, loadLateFx } from '../../core/runtime/late'
import { logError } from '../../core/runtime/log-error'
import { inPage } from '../../core/runtime/page-dom'
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
import { elementAt, elementFor, isShown, known, oneOf } from './opening'
import { scriptCalls } from './script-calls'
import type { ScriptState, OpenProps, Refusal, Shop } from './shop-port'
import { publisherFor } from './publish'
import { requestOf } from './element-request'
import { whenCartSent } from './when-cart-sent'

type Define = Parameters<typeof elementFor>[2]

const scope = { scope: pageScope }
const start = scopeBind(started, scope)
const show = scopeBind(dialogOpened, scope)
const dismiss = scopeBind(allDismissed, scope)
const agree = scopeBind(consentGiven, scope)
const tellLateCame = scopeBind(lateLoaded, scope)
const loadLate = scopeBind(loadLateFx, scope)

let late: Promise<void> | undefined

loadLateFx.use(() => {
  late ??= loaded(import(/* chunk: late */ '../../core/wiring/late')).then(() => tellLateCame())
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

  async function open(name: string, props: OpenProps = {}, over = false): Promise<void> {
    const element = await elementFor(name, props, define).catch(async error => {
      const step = (await loaded(import('./dialog-names'))).stepsOfSignIn.get(name)
      if (!step) {
        if (error.code === 'usage') logError(error.message)
        throw isShopError(error) ? error : unanswered(false)
      }
      return open('sign-in', { ...props, step }, over)
    })
    if (!element) return
    await element.arrive()
    await new Promise(requestAnimationFrame)
    // Without its view or a box nothing would be seen, so the caller falls back: a link goes to its page.
    if (!element.shadowRoot?.querySelector('.view') || !isShown(element))
      throw usageError('view', `Expected ${name} to open.`)
    await whenCartSent(pageScope)
    show({ name, owner: element.key, props: { ...props, ...known(element, props) }, over })
  }

  // Commerce events that happen before their listener has loaded wait for it.
  function followCommerceEvents() {
    const early: AnalyticsEvent[] = []
    const stop = createWatch({ unit: tracked, ...scope, fn: event => void early.push(event) })
    import('./data-layer')
      .finally(stop)
      .then(({ followCommerce }) => followCommerce(pageScope, publish, early))
      .catch(() => {})
  }

  // The item is in the cart even if the bag cannot be shown, so the page gets no error.
  const openBag = () => open(BAG).catch(() => {})

  // After a quick shop the bag opens, if the page has one.
  createWatch({
    unit: ownItemAdded,
    ...scope,
    fn: () => void (inPage(`till-${BAG}`).length && openBag()),
  })

  // A script may press the button of a widget that is not rendered.
  createWatch({
    unit: dialogOpened,
    ...scope,
    fn(opening) {
      const element = elementAt(opening)
      if (element && !isShown(element)) open(opening.name, opening.props, opening.over).catch(() => {})
    },
  })

  createWatch({
    unit: dialogWanted,
    ...scope,
    fn: ({ name, props, over }) => void open(name, props, over).catch(() => {}),
  })

  createWatch({
    unit: $consent.updates,
    ...scope,
    fn({ performance }) {
      if (performance) followCommerceEvents()
    },
  })
  if (state.consent) agree(state.consent)
  start(config)
  if (mayBeGranted()) followCommerceEvents()
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
    open: (name, props) => call(() => open(name, props)),
    async grant(pressed) {
      const request = requestOf(pressed)
      if ('open' in request) return open(request.open, request.props)
      await cart.add(request.add).then(
        openBag,
        // A toast shows refusals; unanswered operations are shown in the bag.
        (refusal: Refusal) => (refusal.status ? undefined : openBag()),
      )
    },
    close: async () => dismiss(),
    consent: agree,
  }
}
