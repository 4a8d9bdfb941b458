import { sample } from 'effector'
import { saleKnown } from '../../checkout'
import { $selling, sellingCleared } from '../../in-store/selling'
import { tokenForgotten } from '../../http/token'
import { saleKnown as walletSaleKnown } from '../../wallets/paying/sale'

// An associate's order names the store and the associate; the end of their session ends the sale.

sample({
  clock: $selling,
  fn: selling =>
    selling && {
      storeId: selling.storeId,
      employeeId: selling.storeEmployeeId,
      ...(selling.customer ? { customerNo: selling.customer.customerNo } : {}),
    },
  target: [saleKnown, walletSaleKnown],
})

sample({ clock: tokenForgotten, target: sellingCleared })
