import './show-dialogs'

/** Loaded only if items can be picked up. */
export { Fetched } from './fetched'
export { Ways } from './ways'
