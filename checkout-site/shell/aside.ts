import { type ComponentType, lazy } from 'react'
import { complain } from '../../core/runtime/complain'
import { whenIdle } from '../../core/runtime/when-idle'

const Nothing = () => null

/** A part beside what a screen is for, fetched by itself: where it cannot be had, the screen goes on without it. */
export const aside = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((error: unknown): ComponentType<Props> => {
      complain('Expected a part of this page to come, got an error; the page goes on without it.', error)
      return Nothing
    }),
  }))

/** The same, fetched when the page has nothing better to do: what may come late, since it moves nothing that is seen. */
export const asideLater: typeof aside = load => aside(() => new Promise<void>(whenIdle).then(load))
