import { useUnit } from 'effector-react'
import { askPaymentSessionFx, walletCancelled, walletFailed, walletMoved } from '../../core/wallets'
import { chooseDeliveryFx, choosePlaceFx, openBasketFx } from '../../core/wiring/wallets/wallet-basket'
import { offerWalletFx, payByWalletFx } from '../../core/wiring/wallets/wallet-order'
import type { Hands } from './hands'

/** What a wallet's adapter may do, bound to the page's shop. */
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
