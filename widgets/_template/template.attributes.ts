import { text } from '../host/attributes'

export const attributes = { question: text('What the button asks.', 'When does it ship?') }
