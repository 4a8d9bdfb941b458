import { sample } from 'effector'
import { $basketId, $cart, $isApart, cartAnswered, cartForgotten, cartWanted } from '../../cart'
import { walletFailed, walletStarted, walletsWanted } from '../../wallets'
import * as paying from '../../wallets/paying'

sample({
  clock: [$cart, $basketId, walletsWanted, walletStarted],
  source: { cart: $cart, basketId: $basketId, isApart: $isApart },
  target: paying.cartSeen,
})

sample({ clock: paying.cartAnswered, target: cartAnswered })

sample({ clock: paying.cartBought, target: cartForgotten })

// Price or stock may have changed.
sample({ clock: walletFailed, fn: () => {}, target: cartWanted })
