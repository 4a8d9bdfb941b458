export { registrationWanted } from './model'

export { $registrations } from './model'
export type { Registration } from './contracts'
