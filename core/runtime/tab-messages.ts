import { createEvent } from 'effector'

export type TabMessage = { about: 'cart' | 'session' | 'cancellation' | 'sale' } | { about: 'order'; basketId: string }

export const tabMessageReceived = createEvent<TabMessage>()
