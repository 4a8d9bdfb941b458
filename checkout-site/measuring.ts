import '../core/wiring/reports/performance-needs-consent'

export { measuringBegan } from '../core/measurement'
