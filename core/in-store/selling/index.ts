import { attach, createEvent, createStore, sample } from 'effector'
import { hasCode, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { dropFromTab, saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { $config } from '../../site/config'
import { email as emailProblem } from '../../validate/email'
import type { Customer } from '../contracts'
import { endpoints } from '../endpoints'
import { customerServed } from '../served'

// The store and associate of a sale, kept in the tab.

export type Selling = {
  readonly storeId: string
  readonly storeName: string
  readonly storeEmployeeId: string
  readonly storeEmployeeName: string
  /** Who gets the order into their history, where they have an account. */
  readonly customer?: Customer
}

type Named = { readonly id: string; readonly name: string }

export const sellingShown = createEvent()
export const storesWanted = createEvent()
export const storeChosen = createEvent<string>()
/** Without `customerEmail`, or with an empty one, for nobody in particular. */
export const sellingSubmitted = createEvent<{ storeId: string; employeeId: string; customerEmail?: string }>()
export const sellingCleared = createEvent()

const readStoresFx = requestFx(endpoints.readStores)
const readEmployeesFx = requestFx(endpoints.readStoreEmployees)
const findCustomerFx = requestFx(endpoints.findCustomer)
const sellingBegan = createEvent<Selling>()

const readKeptFx = attach({
  source: $config,
  effect: ({ key }) => loadFromTab<Selling>(key, 'in-store', 1),
})

/** Null until both are chosen. */
export const $selling = createStore<Selling | null>(null)
  .on(readKeptFx.doneData, (before, stored) => before ?? (stored?.storeId && stored.storeEmployeeId ? stored : null))
  .on(sellingBegan, (_before, selling) => selling)
  .on(customerServed, withoutCustomer)
  .reset(sellingCleared)

/** Null until it is known whether the tab kept a sale. */
export const $isSelling = createStore<boolean | null>(null)
  .on(readKeptFx.doneData, (_before, stored) => Boolean(stored?.storeId && stored.storeEmployeeId))
  .on(sellingBegan, () => true)
  .on(sellingCleared, () => false)

export const $ownStores = createStore<readonly Named[] | null>(null)
  .on(readStoresFx.doneData, (_before, { stores }) => stores.map(({ storeId, name }) => ({ id: storeId, name })))
  .reset(tokenForgotten)

export const $chosenStore = createStore('').on(storeChosen, (_before, storeId) => storeId)

// Another store may have been chosen meanwhile.
const staffRead = sample({
  clock: readEmployeesFx.done,
  source: $chosenStore,
  filter: (storeId, { params }) => params.params.storeId === storeId,
  fn: (_storeId, { result }) => result,
})

export const $staff = createStore<readonly Named[] | null>(null)
  .on(staffRead, (_before, { employees }) => employees.map(({ employeeId, name }) => ({ id: employeeId, name })))
  .reset(storeChosen, tokenForgotten)

export const $choiceError = createStore<ShopError | null>(null)
  .on([readStoresFx.failData, readEmployeesFx.failData], (_before, error) => error)
  .on(findCustomerFx.failData, (before, error) => (hasCode(error, 'CCN404') ? before : error))
  .reset(readStoresFx, readEmployeesFx, sellingSubmitted)

type CustomerProblem = 'email' | 'max-length' | 'unknown'

/** What is still to be chosen or put right, and how often it was: each time it takes the focus. */
export type ChoiceProblems = {
  readonly store: boolean
  readonly employee: boolean
  readonly customer: CustomerProblem | null
  readonly attempt: number
}

export const $choiceProblems = createStore<ChoiceProblems>({
  ...{ store: false, employee: false, customer: null, attempt: 0 },
})
  .on(sellingSubmitted, ({ attempt }, chosen) => {
    const problems = { store: !chosen.storeId, employee: !chosen.employeeId, customer: customerProblem(chosen) }
    return { ...problems, attempt: attempt + (Object.values(problems).some(Boolean) ? 1 : 0) }
  })
  .on(findCustomerFx.failData, (before, error) =>
    hasCode(error, 'CCN404') ? { ...before, customer: 'unknown', attempt: before.attempt + 1 } : before,
  )
  .on(storeChosen, before => ({ ...before, store: false, employee: false }))

export const $isFindingCustomer = findCustomerFx.pending

sample({ clock: sellingShown, target: readKeptFx })

sample({
  clock: storesWanted,
  source: { stores: $ownStores, isReading: readStoresFx.pending },
  filter: ({ stores, isReading }) => stores === null && !isReading,
  fn: () => ({}),
  target: readStoresFx,
})

// After a sign-in the employees of the chosen store are read too.
sample({
  clock: [storeChosen, storesWanted],
  source: { storeId: $chosenStore, staff: $staff },
  filter: ({ storeId, staff }) => storeId !== '' && staff === null,
  fn: ({ storeId }) => ({ params: { storeId } }),
  target: readEmployeesFx,
})

const chosen = sample({
  clock: sellingSubmitted,
  source: { stores: $ownStores, staff: $staff, isFinding: findCustomerFx.pending },
  filter: ({ stores, staff, isFinding }, choice) =>
    !isFinding &&
    named(stores, choice.storeId) !== '' &&
    named(staff, choice.employeeId) !== '' &&
    customerProblem(choice) === null,
  fn: ({ stores, staff }, { storeId, employeeId, customerEmail = '' }) => ({
    email: customerEmail.trim(),
    selling: {
      storeId,
      storeName: named(stores, storeId),
      storeEmployeeId: employeeId,
      storeEmployeeName: named(staff, employeeId),
    },
  }),
})

const $chosen = createStore<Selling | null>(null)
  .on(chosen, (_before, { selling }) => selling)
  .reset(sellingCleared)

sample({ clock: chosen, filter: ({ email }) => !email, fn: ({ selling }) => selling, target: sellingBegan })

sample({
  clock: chosen,
  filter: ({ email }) => email !== '',
  fn: ({ email }) => ({ body: { email } }),
  target: findCustomerFx,
})

sample({
  clock: findCustomerFx.doneData,
  source: $chosen,
  filter: selling => selling !== null,
  fn: (selling, customer) => ({ ...(selling as Selling), customer }),
  target: sellingBegan,
})

const saveFx = attach({
  source: $config,
  effect: ({ key }, selling: Selling) => saveInTab(key, 'in-store', 1, selling),
})

const dropFx = attach({ source: $config, effect: ({ key }) => dropFromTab(key, 'in-store') })

sample({ clock: sellingBegan, target: saveFx })

sample({ clock: sellingCleared, target: dropFx })

function withoutCustomer(selling: Selling | null): Selling | null {
  if (!selling?.customer) return selling
  const { customer: _served, ...others } = selling
  return others
}

function customerProblem({ customerEmail = '' }: { customerEmail?: string }): CustomerProblem | null {
  const problem = emailProblem(customerEmail)
  return problem === 'required' ? null : problem
}

function named(list: readonly Named[] | null, id: string): string {
  return list?.find(one => one.id === id)?.name ?? ''
}
