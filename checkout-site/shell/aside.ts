import { type ComponentType, lazy } from 'react'
import { complain } from '../../core/runtime/complain'
import { whenIdle } from '../../core/runtime/when-idle'
import { bring } from './part'

const Nothing = () => null

/** A separately loaded part; if it cannot be loaded, the screen works without it. */
export const aside = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await bring(load).catch((error: unknown): ComponentType<Props> => {
      complain('Expected a part of this page to come, got an error; the page goes on without it.', error)
      return Nothing
    }),
  }))

/** The same, loaded when the page is idle. It must not move anything. */
export const asideLater: typeof aside = load => aside(() => new Promise<void>(whenIdle).then(load))
