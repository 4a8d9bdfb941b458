import { useUnit } from 'effector-react'
import { askPaymentSessionFx, walletCancelled, walletFailed, walletMoved } from '../../core/wallets'
import { chooseDeliveryFx, choosePlaceFx, offerWalletFx, openBasketFx, payByWalletFx } from '../../core/wallets/paying'
import '../../core/wiring/wallets/wallets-and-cart'
import type { Hands } from './hands'

export function useHands(): Hands {
  return useUnit({
    askSession: askPaymentSessionFx,
    openBasket: openBasketFx,
    choosePlace: choosePlaceFx,
    chooseDelivery: chooseDeliveryFx,
    offer: offerWalletFx,
    pay: payByWalletFx,
    moved: walletMoved,
    cancelled: walletCancelled,
    failed: walletFailed,
  })
}
