export { eventShown } from './model'

export { $events, $joined } from './model'
export type { EventEntry } from './model'
export type { EventSignUp } from './contracts'
