import { sample } from 'effector'
import { $granted } from '../../consent/granted'
import { reportDue, reportPerformanceFx } from '../../measurement'

sample({
  clock: reportDue,
  source: $granted,
  filter: ({ performance }) => performance === true,
  fn: (_granted, report) => report,
  target: reportPerformanceFx,
})
