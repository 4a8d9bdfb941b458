export { $consent, type Consent, consentGiven } from './model'
