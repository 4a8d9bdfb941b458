import { sample } from 'effector'
import { saleKnown } from '../../checkout/sale'
import { $selling, sellingCleared } from '../../in-store/selling'
import { tokenForgotten } from '../../http/token'

// An associate's order names the store and the associate; the end of their session ends the sale.

sample({
  clock: $selling,
  fn: selling =>
    selling && {
      storeId: selling.storeId,
      employeeId: selling.storeEmployeeId,
      ...(selling.customer ? { customerNo: selling.customer.customerNo } : {}),
    },
  target: saleKnown,
})

sample({ clock: tokenForgotten, target: sellingCleared })
