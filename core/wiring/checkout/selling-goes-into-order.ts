import { sample } from 'effector'
import { saleKnown } from '../../checkout'
import { $selling, sellingCleared } from '../../in-store/selling'
import { leftElsewhere } from '../../session/leaving'
import { signedOut } from '../../session/signing'

// An associate's order names the store and the associate; signing out ends the sale.

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

sample({ clock: [signedOut, leftElsewhere], fn: () => {}, target: sellingCleared })
