import { createEffect, createStore, sample } from 'effector'
import { keepInTab, keptInTab } from '../../core/runtime/kept-in-tab'
import { started } from '../../core/runtime/started'

const findHomeFx = createEffect((key: string): string => {
  const { referrer } = document
  const isForeign = referrer !== '' && new URL(referrer).origin !== location.origin
  // A reload forgets who sent us.
  if (isForeign) keepInTab(key, 'came-from', 1, referrer)
  return isForeign ? referrer : (keptInTab<string>(key, 'came-from', 1) ?? '/')
})

/** Where 'Continue shopping' leads: to the page that the shopper came from, as far as the browser tells it. */
export const $home = createStore('/').on(findHomeFx.doneData, (_current, home) => home)

sample({ clock: started, fn: ({ key }) => key, target: findHomeFx })
