import { endpoint } from '../http/endpoint'
import { AddressRules, ContractReport, CountryList, OriginQuery, OriginRegistration, ServerTime } from './contracts'

export const endpoints = {
  checkOrigin: endpoint({
    name: 'checkOrigin',
    method: 'GET',
    path: '/fapi/site/origin',
    audience: 'first-party-page',
    query: OriginQuery,
    answer: OriginRegistration,
  }),
  readServerTime: endpoint({
    name: 'readServerTime',
    method: 'GET',
    path: '/fapi/server/time',
    audience: 'anyone',
    answer: ServerTime,
  }),
  readAddressRules: endpoint({
    name: 'readAddressRules',
    method: 'GET',
    path: '/utilities/i18n/:countryCode',
    audience: 'anyone',
    answer: AddressRules,
  }),
  readCountries: endpoint({
    name: 'readCountries',
    method: 'GET',
    path: '/consumers-v3/utilities/countryList',
    audience: 'anyone',
    answer: CountryList,
  }),
  reportContract: endpoint({
    name: 'reportContract',
    method: 'POST',
    path: '/fapi/api/validate-response/:contract',
    audience: 'anyone',
    body: ContractReport,
  }),
} as const
