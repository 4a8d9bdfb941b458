import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { navigate } from 'wouter/use-browser-location'
import { $cart } from '../../core/cart'
import { $isProcessing, $step, orderPlaced, type Step, stepOpened, stepReached, steps } from '../../core/checkout'
import { started } from '../../core/runtime/started'
import { $locale } from '../../core/site/config'

/** The page's address changed, by a link, by the browser's own buttons, or by the shop. */
export const pathChanged = createEvent<string>()

const goFx = createEffect(({ to, isBack }: { to: string; isBack?: boolean }) => {
  if (location.pathname !== to) navigate(to, { replace: isBack === true })
})

const listenFx = createEffect(() => {
  const changed = scopeBind(pathChanged, { safe: true })
  const tell = () => changed(location.pathname)
  // wouter makes events of pushState and replaceState.
  for (const name of ['popstate', 'pushState', 'replaceState']) window.addEventListener(name, tell)
  tell()
})

/** Where this locale's screens begin: `/en-us`. */
export const $root = $locale.map(locale => '/' + locale.toLowerCase())

const $path = createStore('').on(pathChanged, (_current, path) => path)

/** What the address says after its locale: `/checkout/billing`. */
const $place = combine($path, $root, (path, root) => path.slice(root.length).replace(/\/$/, ''))

sample({ clock: started, fn: () => {}, target: listenFx })

sample({
  clock: pathChanged,
  source: $place,
  filter: place => stepOf(place) !== null,
  fn: place => stepOf(place) as Step,
  target: stepOpened,
})

sample({
  clock: stepReached,
  source: $root,
  fn: (root, step) => ({ to: `${root}/checkout/${step}` }),
  target: goFx,
})

sample({
  clock: orderPlaced,
  source: $root,
  fn: root => ({ to: `${root}/order-confirmation`, isBack: true }),
  target: goFx,
})

// A step whose earlier steps are not complete leads to the first of those (spec/1 §4).
sample({
  clock: [pathChanged, $step, $cart],
  source: { place: $place, step: $step, cart: $cart, root: $root, isProcessing: $isProcessing },
  filter: ({ place, step, cart, isProcessing }) =>
    isCheckout(place) && !!cart?.items.length && !isProcessing && stepOf(place) !== step,
  fn: ({ root, step }) => ({ to: `${root}/checkout/${step}`, isBack: true }),
  target: goFx,
})

function stepOf(place: string): Step | null {
  return steps.find(step => place === `/checkout/${step}`) ?? null
}

function isCheckout(place: string): boolean {
  return place === '/checkout' || place.startsWith('/checkout/')
}
