import './show-dialogs'

/** What the shipping step needs only where things can be fetched. */
export { Fetched } from './fetched'
export { Ways } from './ways'
