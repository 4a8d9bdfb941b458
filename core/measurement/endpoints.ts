import { endpoint } from '../http/endpoint'
import { PerformanceReport } from './contracts'

/** What tells the service how fast its pages are for their visitors. */
export const endpoints = {
  reportPerformance: endpoint({
    name: 'reportPerformance',
    method: 'POST',
    path: '/fapi/performance/ingest',
    audience: 'anyone',
    body: PerformanceReport,
  }),
} as const
