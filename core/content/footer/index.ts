export { footerWanted } from './model'

export { $footers } from './model'

export type { FooterEntry } from './model'
export type { Footer } from './contracts'
