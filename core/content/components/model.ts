import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { endpoints } from '../endpoints'
import type { Component } from '../pages/contracts'

export interface ComponentEntry {
  readonly component: Component | null
  readonly error: ShopError | null
  readonly isPending: boolean
}

type Components = Readonly<Record<string, ComponentEntry>>

const CHART = 'size-chart/'

/** By name: `compare`, `foot-sizes`, `size-chart/footwear`. After an error it is read anew. */
export const componentWanted = createEvent<string>()

const readComponentFx = requestFx(endpoints.readComponent)
const readSizeChartFx = requestFx(endpoints.readSizeChart)

const readFx = createEffect<string, Component, ShopError>(name =>
  name.startsWith(CHART)
    ? scopeBind(readSizeChartFx, { safe: true })({ params: { productType: name.slice(CHART.length) } })
    : scopeBind(readComponentFx, { safe: true })({ params: { component: name } }),
)

export const $components = createStore<Components>({})
  .on(readFx, (all, name) => ({ ...all, [name]: { component: null, error: null, isPending: true } }))
  .on(readFx.done, (all, { params: name, result: component }) => ({
    ...all,
    [name]: { component, error: null, isPending: false },
  }))
  .on(readFx.fail, (all, { params: name, error }) => ({
    ...all,
    [name]: { component: null, error: asShopError(error), isPending: false },
  }))

sample({
  clock: componentWanted,
  source: $components,
  filter: (all, name) => !all[name] || all[name].error !== null,
  fn: (_all, name) => name,
  target: readFx,
})
