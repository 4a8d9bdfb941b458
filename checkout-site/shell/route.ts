import type { ComponentType } from 'react'
import type { Step } from '../../core/checkout'
import { previewPath } from '../../core/format/page-type'
import type { LazyView } from './lazily'

export type Route = {
  readonly path: string
  readonly screen: ComponentType | LazyView
  readonly step?: Step
  /** Shown in the account's frame, only when signed in. */
  readonly inAccount?: true
  /** Shown in a frame of the shop's own, so it has no footer. */
  readonly isFramed?: true
}

/** The part of a path that names a screen: `/checkout/billing` of `/en-us/checkout/billing`. */
export function placeOf(pathname: string): string {
  return previewPath(pathname, false)
    .replace(/^\/[^/]*/, '')
    .replace(/\/$/, '')
}
