import { createEffect } from 'effector'

/** Where the shopper is, in degrees, as far as the browser tells. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** Why the browser does not tell: the shopper said no, or it does not know (in time). */
export type PositionProblem = 'refused' | 'unknown'

const PATIENCE_MS = 10_000
/** A position of the last five minutes will do to sort shops by. */
const AGE_MS = 300_000
const REFUSED = 1

/** Asks the browser once where the shopper is; it may ask the shopper. Only ever started by a press. */
export const findPositionFx = createEffect<void, Position, PositionProblem>(
  () =>
    new Promise((resolve, reject) => {
      if (typeof navigator === 'undefined' || !('geolocation' in navigator)) return reject('unknown')
      navigator.geolocation.getCurrentPosition(
        // Two decimals are a kilometre: the service need not know more.
        ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
        ({ code }) => reject(code === REFUSED ? 'refused' : 'unknown'),
        { timeout: PATIENCE_MS, maximumAge: AGE_MS },
      )
    }),
)

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100
