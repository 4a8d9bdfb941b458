import { sample } from 'effector'
import { saleKnown } from '../../checkout'
import { $selling, sellingCleared } from '../../in-store/selling'
import { signedOut } from '../../session/signing'

// An order that an associate places names the store and who sold; signing out ends the selling.

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

sample({ clock: signedOut, target: sellingCleared })
