import { endpoint } from '../http/endpoint'
import {
  AddressRules,
  ContractReport,
  CountryList,
  EmployeeList,
  OriginQuery,
  OriginRegistration,
  ServerTime,
  StoreList,
} from './contracts'

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
  readStores: endpoint({
    name: 'readStores',
    method: 'GET',
    path: '/utilities/stores',
    audience: 'anyone',
    answer: StoreList,
  }),
  readStoreEmployees: endpoint({
    name: 'readStoreEmployees',
    method: 'GET',
    path: '/utilities/stores/:storeId/employees',
    audience: 'associate',
    answer: EmployeeList,
  }),
  reportContract: endpoint({
    name: 'reportContract',
    method: 'POST',
    path: '/fapi/api/validate-response/:contract',
    audience: 'anyone',
    body: ContractReport,
  }),
} as const
