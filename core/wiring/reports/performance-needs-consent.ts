import { sample } from 'effector'
import { $consent } from '../../consent/model'
import { reportDue, reportPerformanceFx } from '../../measurement'

// The service is told how fast a page was where the shopper agreed to that (M3).
sample({
  clock: reportDue,
  source: $consent,
  filter: consent => consent.performance === true,
  fn: (_consent, report) => report,
  target: reportPerformanceFx,
})
