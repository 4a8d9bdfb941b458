import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../http/request'
import type { PageKind } from './contracts'
import { endpoints } from './endpoints'
import { type Measure, type PageLeft, watchVitals } from '../runtime/vitals'
import { isErrorPage, pageTypeOf } from '../format/page-type'

export const measuringBegan = createEvent()
export const measured = createEvent<Measure>()
export const pageLeft = createEvent<PageLeft>()

export const reportPerformanceFx = requestFx(endpoints.reportPerformance)

const watchFx = createEffect(() => {
  watchVitals(scopeBind(measured, { safe: true }), scopeBind(pageLeft, { safe: true }))
})

const $measures = createStore<Readonly<Record<string, number>>>({})
  .on(measured, (measures, { name, value }) => ({ ...measures, [name]: value }))
  .reset(reportPerformanceFx)

sample({ clock: measuringBegan, target: watchFx })

/** Sent once; a lost report does no harm. */
export const reportDue = sample({
  clock: pageLeft,
  source: $measures,
  filter: measures => Object.keys(measures).length > 0,
  fn: (measures, page) => ({
    body: { page: kindOf(page), measures: Object.entries(measures).map(([name, value]) => ({ name, value })) },
    keepalive: true,
  }),
})

// An address may identify the reader; its kind does not.
function kindOf({ path, description }: PageLeft): PageKind {
  return isErrorPage(description) ? 'error' : pageTypeOf(path)
}
