import { requestFx } from '../http/request'
import { endpoints } from '../session/endpoints'

export const createHandoffFx = requestFx(endpoints.createHandoff)
