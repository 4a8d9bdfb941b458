import { createEffect, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { endpoints } from '../endpoints'
import type { Component } from '../pages/contracts'
import { readByKey } from '../read-by-key'

const CHART = 'size-chart/'

const readComponentFx = requestFx(endpoints.readComponent)
const readSizeChartFx = requestFx(endpoints.readSizeChart)

const readFx = createEffect<string, Component, ShopError>(name =>
  name.startsWith(CHART)
    ? scopeBind(readSizeChartFx, { safe: true })({ params: { productType: name.slice(CHART.length) } })
    : scopeBind(readComponentFx, { safe: true })({ params: { component: name } }),
)

const { wanted, $entries } = readByKey(readFx)

/** By name: `compare`, `foot-sizes`, `size-chart/footwear`. */
export const componentWanted = wanted

export const $components = $entries
