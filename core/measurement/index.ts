export { measured, measuringBegan, pageLeft, reportDue, reportPerformanceFx } from './model'
