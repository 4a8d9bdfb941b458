import { sample } from 'effector'
import { $basketId, $cart, $isApart, cartAnswered, cartForgotten } from '../../cart'
import { walletStarted, walletsWanted } from '../../wallets'
import * as paying from '../../wallets/paying'

sample({
  clock: [$cart, $basketId, walletsWanted, walletStarted],
  source: { cart: $cart, basketId: $basketId, isApart: $isApart },
  target: paying.cartSeen,
})

sample({ clock: paying.cartAnswered, target: cartAnswered })

sample({ clock: paying.cartBought, target: cartForgotten })
