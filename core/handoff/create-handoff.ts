import { requestFx } from '../http/request'
import { endpoints } from '../session/endpoints'

/** Asks for a code of one use under which the checkout opens a cart. It is loaded when somebody leaves for checkout. */
export const createHandoffFx = requestFx(endpoints.createHandoff)
