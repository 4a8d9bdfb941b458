import { attach, createEffect, sample } from 'effector'
import { loaded } from '../../http/loaded'
import { lateCame } from '../../runtime/late'
import { keepScope } from '../../runtime/within'
import { readWalletOrderFx } from '../../wallets/paying/kept-order'

const lookFx = attach({ effect: readWalletOrderFx })

const bringFx = createEffect(async () => {
  const within = keepScope()
  const [{ walletsWanted }] = await loaded(
    Promise.all([import(/* chunk: wallets */ '../../wallets'), import(/* chunk: wallets */ './wallets-and-cart')]),
  )
  within(() => walletsWanted())
})

sample({ clock: lateCame, target: lookFx })

sample({ clock: lookFx.doneData, filter: kept => kept !== null, fn: () => {}, target: bringFx })
