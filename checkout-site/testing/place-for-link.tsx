import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import type { ShopConfig } from '../../core/site/contracts'
import { type Answer, shopFor } from '../../core/testing/shop-for'
import { textOf, until } from '../../widgets/testing/see'
import { placeForViews } from './place-for-views'

/** For screens that a mail's link leads to: `open` shows one as if its `#token=…` was followed, with the answer of `call`. */
export function placeForLink(call: string, View: ComponentType, sheets: readonly string[] = []) {
  const place = placeForViews(...sheets)
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))
  return {
    place,
    shown: (words: string) => until(() => textOf(place.element).includes(words), `${words} is not there`),
    async open(answer: Answer, hash = '#token=secret-1', config: Partial<ShopConfig> = {}) {
      history.replaceState(null, '', hash || '?')
      const { scope } = await shopFor({ [call]: answer }, { config })
      place.show(
        <Provider value={scope}>
          <View />
        </Provider>,
      )
    },
  }
}
