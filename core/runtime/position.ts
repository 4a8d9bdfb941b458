import { createEffect } from 'effector'

export type Position = { readonly latitude: number; readonly longitude: number }

export type PositionProblem = 'refused' | 'unknown'

const PATIENCE_MS = 10_000
const AGE_MS = 300_000
const REFUSED = 1

/** May prompt the shopper, so it only starts with a press. */
export const findPositionFx = createEffect<void, Position, PositionProblem>(
  () =>
    new Promise((resolve, reject) => {
      if (typeof navigator === 'undefined' || !('geolocation' in navigator)) return reject('unknown')
      navigator.geolocation.getCurrentPosition(
        // Two decimals are a kilometre, which is enough.
        ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
        ({ code }) => reject(code === REFUSED ? 'refused' : 'unknown'),
        { timeout: PATIENCE_MS, maximumAge: AGE_MS },
      )
    }),
)

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100
