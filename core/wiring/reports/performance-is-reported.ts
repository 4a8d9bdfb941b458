import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $consent } from '../../consent/model'
import { requestFx } from '../../http/request'
import type { PageKind } from '../../measurement/contracts'
import { endpoints } from '../../measurement/endpoints'
import { type Measure, type PageLeft, watchVitals } from '../../runtime/vitals'
import { isErrorPage, pageTypeOf } from '../../site/page-type'

// How fast the page was is told to the service when it is left, where the shopper agreed to that (M3).

/** This page view is one of those that are measured. */
export const measuringBegan = createEvent()
/** The page has a new value of a measure. */
export const measured = createEvent<Measure>()
/** The page was hidden, maybe for good. */
export const pageLeft = createEvent<PageLeft>()

const reportFx = requestFx(endpoints.reportPerformance)

const watchFx = createEffect(() => {
  watchVitals(scopeBind(measured, { safe: true }), scopeBind(pageLeft, { safe: true }))
})

/** What was not yet told; the newest value of each. */
const $measures = createStore<Readonly<Record<string, number>>>({})
  .on(measured, (measures, { name, value }) => ({ ...measures, [name]: value }))
  .reset(reportFx)

sample({ clock: measuringBegan, target: watchFx })

// Sent once and forgotten: a measure that is lost is no trouble to anyone.
sample({
  clock: pageLeft,
  source: { measures: $measures, consent: $consent },
  filter: ({ measures, consent }) => consent.performance === true && Object.keys(measures).length > 0,
  fn: ({ measures }, page) => ({
    body: { page: kindOf(page), measures: Object.entries(measures).map(([name, value]) => ({ name, value })) },
    keepalive: true,
  }),
  target: reportFx,
})

// An address may tell who reads the page; its kind does not.
function kindOf({ path, description }: PageLeft): PageKind {
  return isErrorPage(description) ? 'error' : pageTypeOf(path)
}
