export { $clockAhead, $session } from './model'
export type { Session } from './model'
