import { text } from '../host/attributes'

export const attributes = { site: text('The site whose footer is shown.') }
