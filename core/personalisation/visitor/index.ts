import { attach } from 'effector'
import { drop, load, save } from '../../runtime/storage'
import { $config } from '../../site/config'

/** What a browser keeps under consent to targeting, and nothing else does. */
const NAME = 'visitor'

export const visitorOf = (key: string): string | undefined => load<{ id: string }>(key, NAME, 1)?.id

export const saveVisitorFx = attach({
  source: $config,
  effect: ({ key }, id: string) => void save(key, NAME, 1, { id }),
})

export const forgetVisitorFx = attach({ source: $config, effect: ({ key }) => drop(key, NAME) })
