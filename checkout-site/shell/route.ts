import type { ComponentType } from 'react'
import type { Step } from '../../core/checkout'
import { previewPath } from '../../core/format/preview-path'
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

export function isUnder(place: string, screen: string): boolean {
  return place === screen || place.startsWith(`${screen}/`)
}

/** The screens that show the cart; checkout counts as one, whatever its step. */
export function cartScreenOf(place: string): 'checkout' | 'cart' | null {
  if (isUnder(place, '/checkout')) return 'checkout'
  return place === '/cart' ? 'cart' : null
}

/** The screen shows nothing of a shopper until it is known who comes. */
export const needsOwner = (place: string): boolean => cartScreenOf(place) !== null || isUnder(place, '/account')
