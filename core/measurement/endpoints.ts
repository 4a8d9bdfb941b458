import { endpoint } from '../http/endpoint'
import { PerformanceReport } from './contracts'

export const endpoints = {
  reportPerformance: endpoint({
    name: 'reportPerformance',
    method: 'POST',
    path: '/fapi/performance/ingest',
    audience: 'anyone',
    body: PerformanceReport,
  }),
} as const
