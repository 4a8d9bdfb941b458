import { endpoint } from '../../http/endpoint'
import { SiteSettings } from './contracts'

export const endpoints = {
  readSiteSettings: endpoint({
    name: 'readSiteSettings',
    method: 'GET',
    path: '/fapi/site/settings',
    audience: 'anyone',
    answer: SiteSettings,
  }),
} as const
