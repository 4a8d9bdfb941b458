import { ChangeMethod } from './change-method'
import { ChangeStore } from './change-store'
import { LocationQuestion } from './location-question'
import type { PartProps } from './part-props'
import { StoreChanged } from './store-changed'
import { StorePicker } from './store-picker'

const views = {
  'pickup-in-store': StorePicker,
  'cart-change-shipping-method': ChangeMethod,
  'location-confirmation': LocationQuestion,
  'change-store-confirmation': ChangeStore,
  'store-changed': StoreChanged,
} as const

export type StoreDialogName = keyof typeof views

export const storeDialogNames = Object.keys(views) as readonly StoreDialogName[]

export function Inside({ name, ...part }: PartProps & { name: StoreDialogName }) {
  const View = views[name]
  return <View {...part} />
}
