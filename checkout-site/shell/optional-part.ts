import type { ComponentType } from 'react'
import { logError } from '../../core/runtime/log-error'
import { whenIdle } from '../../core/runtime/when-idle'
import { onceFetched } from './lazily'
import { loadWithRetry } from './part'

const Nothing = () => null

/** A separately loaded part; if it cannot be loaded, the screen works without it. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  onceFetched(() =>
    loadWithRetry(load).catch((error: unknown): ComponentType<Props> => {
      logError('Expected a part of this page to load, got an error; the page works without it.', error)
      return Nothing
    }),
  )

/** The same, loaded when the page is idle. It must not move anything. */
export const optionalPartLater: typeof optionalPart = load => optionalPart(() => new Promise<void>(whenIdle).then(load))
