import { attach, createEffect, sample } from 'effector'
import { loaded } from '../../http/loaded'
import { lateLoaded } from '../../runtime/late'
import { keepScope } from '../../runtime/within'
import { readWalletOrderFx } from '../../wallets/paying/stored-order'

const readOrderFx = attach({ effect: readWalletOrderFx })

const loadFx = createEffect(async () => {
  const within = keepScope()
  const [{ walletsWanted }] = await loaded(
    Promise.all([import(/* chunk: wallets */ '../../wallets'), import(/* chunk: wallets */ './wallets-and-cart')]),
  )
  within(() => walletsWanted())
})

sample({ clock: lateLoaded, target: readOrderFx })

sample({ clock: readOrderFx.doneData, filter: stored => stored !== null, fn: () => {}, target: loadFx })
