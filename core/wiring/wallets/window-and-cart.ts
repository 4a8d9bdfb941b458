import { sample } from 'effector'
import { $basketId, $isSaving, cartAnswered, cartWanted } from '../../cart'
import { basketMade, cartOutdated, pageCartKnown, windowPressed } from '../../wallets/by-window'

sample({
  clock: [$basketId, $isSaving, windowPressed],
  source: { basketId: $basketId, isSaving: $isSaving },
  target: pageCartKnown,
})

sample({ clock: basketMade, target: cartAnswered })

sample({ clock: cartOutdated, target: cartWanted })
