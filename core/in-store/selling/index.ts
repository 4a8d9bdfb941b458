import { attach, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { dropFromTab, keepInTab, keptInTab } from '../../runtime/kept-in-tab'
import { $config } from '../../site/config'
import { endpoints } from '../../site/endpoints'

// The store and associate of a sale, kept in the tab.

export type Selling = {
  readonly storeId: string
  readonly storeName: string
  readonly storeEmployeeId: string
  readonly storeEmployeeName: string
}

type Named = { readonly id: string; readonly name: string }

// Events

export const sellingShown = createEvent()
export const storesWanted = createEvent()
export const storeChosen = createEvent<string>()
export const sellingSubmitted = createEvent<{ storeId: string; employeeId: string }>()
export const sellingCleared = createEvent()

// State

const readStoresFx = requestFx(endpoints.readStores)
const readEmployeesFx = requestFx(endpoints.readStoreEmployees)
const sellingBegan = createEvent<Selling>()

const readKeptFx = attach({
  source: $config,
  effect: ({ key }) => keptInTab<Selling>(key, 'in-store', 1),
})

/** Null until both are chosen. */
export const $selling = createStore<Selling | null>(null)
  .on(readKeptFx.doneData, (before, kept) => before ?? (kept?.storeId && kept.storeEmployeeId ? kept : null))
  .on(sellingBegan, (_before, selling) => selling)
  .reset(sellingCleared)

export const $ownStores = createStore<readonly Named[] | null>(null).on(readStoresFx.doneData, (_before, { stores }) =>
  stores.map(({ storeId, name }) => ({ id: storeId, name })),
)

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
  .reset(storeChosen)

export const $choiceError = createStore<ShopError | null>(null)
  .on([readStoresFx.failData, readEmployeesFx.failData], (_before, error) => error)
  .reset(readStoresFx, readEmployeesFx)

/** Missing choices, and a count of attempts: each moves the focus to the first one. */
export const $choiceProblems = createStore<{ store: boolean; employee: boolean; attempt: number }>({
  store: false,
  employee: false,
  attempt: 0,
})
  .on(sellingSubmitted, ({ attempt }, { storeId, employeeId }) => ({
    store: !storeId,
    employee: !employeeId,
    attempt: attempt + (storeId && employeeId ? 0 : 1),
  }))
  .on(storeChosen, before => ({ ...before, store: false, employee: false }))

// Flow

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

sample({
  clock: sellingSubmitted,
  source: { stores: $ownStores, staff: $staff },
  filter: ({ stores, staff }, { storeId, employeeId }) =>
    named(stores, storeId) !== '' && named(staff, employeeId) !== '',
  fn: ({ stores, staff }, { storeId, employeeId }) => ({
    storeId,
    storeName: named(stores, storeId),
    storeEmployeeId: employeeId,
    storeEmployeeName: named(staff, employeeId),
  }),
  target: sellingBegan,
})

const keepFx = attach({
  source: $config,
  effect: ({ key }, selling: Selling) => keepInTab(key, 'in-store', 1, selling),
})

const dropFx = attach({ source: $config, effect: ({ key }) => dropFromTab(key, 'in-store') })

sample({ clock: sellingBegan, target: keepFx })

sample({ clock: sellingCleared, target: dropFx })

function named(list: readonly Named[] | null, id: string): string {
  return list?.find(one => one.id === id)?.name ?? ''
}
