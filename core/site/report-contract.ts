import { requestFx } from '../http/request'
import { endpoints } from './endpoints'

export const reportContractFx = requestFx(endpoints.reportContract)
