export { footerWanted } from './model'

export { $footers } from './model'

export type { Footer } from './contracts'
