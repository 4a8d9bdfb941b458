import { requestFx } from '../http/request'
import { endpoints } from './endpoints'

/** Tells the service of an answer that broke its contract. */
export const reportContractFx = requestFx(endpoints.reportContract)
