import { createEvent } from 'effector'

/** What tabs of one origin and one access key tell each other. */
export type TabMessage = { about: 'cart' | 'session' } | { about: 'order'; basketId: string }

/** Another tab told something. */
export const heardFromTab = createEvent<TabMessage>()
