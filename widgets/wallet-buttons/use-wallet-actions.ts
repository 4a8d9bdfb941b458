import { useUnit } from 'effector-react'
import { requestPaymentSessionFx, walletCancelled, walletFailed, walletMoved } from '../../core/wallets'
import {
  chooseDeliveryFx,
  choosePlaceFx,
  offerWalletFx,
  openBasketFx,
  payByWalletFx,
  problemTextFx,
} from '../../core/wallets/paying'
import '../../core/wiring/wallets/wallets-and-cart'
import type { WalletActions } from './wallet-actions'

export function useWalletActions(): WalletActions {
  return useUnit({
    askSession: requestPaymentSessionFx,
    openBasket: openBasketFx,
    choosePlace: choosePlaceFx,
    chooseDelivery: chooseDeliveryFx,
    offer: offerWalletFx,
    pay: payByWalletFx,
    moved: walletMoved,
    cancelled: walletCancelled,
    failed: walletFailed,
    textOf: problemTextFx,
  })
}
