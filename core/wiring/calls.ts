// Contracts, http and session: loaded beside the drawer's view, and first needed when a call is made.

export { perform } from '../cart/carry-out'
export { obtain } from '../http/exchange'
