import { boolean, type Infer, min, nullable, number, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'
import { Cart } from '../shapes/cart'
import { Store } from '../shapes/store'

const Id = size(string(), 1, 100)
const Reason = size(string(), 1, 200)

/** The customer for whom an associate sells, by the e-mail address of the account. */
export const CustomerQuery = type({ email: size(string(), 1, 254) })

export const Customer = type({ customerNo: string(), firstName: nullable(string()) })
export type Customer = Infer<typeof Customer>

export const StoreList = type({ stores: array(Store) })
export const EmployeeList = type({ employees: array(type({ employeeId: string(), name: string() })) })

/** `amount` in major units; without `itemId` it applies to all goods. */
export const NewPriceAdjustment = type({ itemId: optional(nullable(Id)), amount: min(number(), 0), reason: Reason })
export type NewPriceAdjustment = Infer<typeof NewPriceAdjustment>

export const PriceAdjustmentChange = type({ amount: optional(min(number(), 0)), reason: optional(Reason) })
export type PriceAdjustmentChange = Infer<typeof PriceAdjustmentChange>

export const InStoreCart = type({
  ...Cart.schema,
  mayAdjust: optional(boolean()),
  priceAdjustments: array(
    type({ adjustmentId: string(), amount: number(), reason: optional(string()), itemId: optional(string()) }),
  ),
})
export type InStoreCart = Infer<typeof InStoreCart>
