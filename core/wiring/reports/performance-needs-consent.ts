import { sample } from 'effector'
import { $consent } from '../../consent/model'
import { reportDue, reportPerformanceFx } from '../../measurement'

sample({
  clock: reportDue,
  source: $consent,
  filter: consent => consent.performance === true,
  fn: (_consent, report) => report,
  target: reportPerformanceFx,
})
