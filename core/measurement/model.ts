import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../http/request'
import type { PageKind } from './contracts'
import { endpoints } from './endpoints'
import { type Measure, type PageLeft, watchVitals } from '../runtime/vitals'
import { isErrorPage, pageTypeOf } from '../site/page-type'

// How fast the page was, to be reported when it is left (M3).

/** This page view is one of those that are measured. */
export const measuringBegan = createEvent()
/** The page has a new value of a measure. */
export const measured = createEvent<Measure>()
/** The page was hidden, maybe for good. */
export const pageLeft = createEvent<PageLeft>()

export const reportPerformanceFx = requestFx(endpoints.reportPerformance)

const watchFx = createEffect(() => {
  watchVitals(scopeBind(measured, { safe: true }), scopeBind(pageLeft, { safe: true }))
})

/** What was not yet told; the newest value of each. */
const $measures = createStore<Readonly<Record<string, number>>>({})
  .on(measured, (measures, { name, value }) => ({ ...measures, [name]: value }))
  .reset(reportPerformanceFx)

sample({ clock: measuringBegan, target: watchFx })

/** A report with measures that were not sent yet. It is sent once: one that gets lost does no harm. */
export const reportDue = sample({
  clock: pageLeft,
  source: $measures,
  filter: measures => Object.keys(measures).length > 0,
  fn: (measures, page) => ({
    body: { page: kindOf(page), measures: Object.entries(measures).map(([name, value]) => ({ name, value })) },
    keepalive: true,
  }),
})

// An address may tell who reads the page; its kind does not.
function kindOf({ path, description }: PageLeft): PageKind {
  return isErrorPage(description) ? 'error' : pageTypeOf(path)
}
