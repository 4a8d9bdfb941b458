import { createEffect, createEvent, createStore, sample } from 'effector'

/** What a carousel can do at its present width. */
export interface Ability {
  readonly key: string
  readonly count: number
  readonly isLooping: boolean
  /** Seconds until the next slide; 0 for never. */
  readonly seconds: number
}

export interface Carousel extends Omit<Ability, 'key'> {
  /** The first slide in view. */
  readonly at: number
  /** Where it was sent last, and how often it was sent anywhere. */
  readonly sent: { readonly to: number; readonly times: number }
  /** By the pause button. */
  readonly isPaused: boolean
  /** While a pointer or the focus is in it, or it is out of view. */
  readonly isHeld: boolean
}

type Carousels = Readonly<Record<string, Carousel>>

/** It is on the page, or its width has changed. */
export const carouselShown = createEvent<Ability>()

export const carouselRemoved = createEvent<string>()

/** It was scrolled there, by whomever. */
export const slideReached = createEvent<{ key: string; at: number }>()

/** By an arrow (-1 or 1), or to a slide by its dot. */
export const slideRequested = createEvent<{ key: string; by: -1 | 1 } | { key: string; to: number }>()

export const pausePressed = createEvent<string>()

export const carouselPaused = createEvent<{ key: string; isHeld: boolean }>()

const fresh = { at: 0, sent: { to: 0, times: 0 }, isPaused: false, isHeld: false }

export const $carousels = createStore<Carousels>({})
  .on(carouselShown, (all, { key, ...ability }) => ({ ...all, [key]: { ...fresh, ...all[key], ...ability } }))
  .on(carouselRemoved, (all, key) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== key)))
  .on(slideReached, (all, { key, at }) => changed(all, key, { at }))
  .on(pausePressed, (all, key) => changed(all, key, { isPaused: !all[key]?.isPaused }))
  .on(carouselPaused, (all, { key, isHeld }) => changed(all, key, { isHeld }))
  .on(slideRequested, (all, asked) => {
    const now = all[asked.key]
    if (!now) return all
    const to = 'to' in asked ? asked.to : stepped(now, asked.by)
    return changed(all, asked.key, { sent: { to, times: now.sent.times + 1 } })
  })

export const canStep = (now: Carousel, by: -1 | 1): boolean => now.isLooping || stepped(now, by) !== now.at

export const isRunning = ({ seconds, count, isPaused }: Carousel): boolean => seconds > 0 && count > 1 && !isPaused

const waitFx = createEffect(
  ({ seconds }: { key: string; seconds: number; turn: string }) =>
    new Promise<void>(resolve => setTimeout(resolve, seconds * 1000)),
)

const timeSeen = createEvent<{ key: string }>()

sample({ clock: [carouselShown, slideReached, carouselPaused], fn: ({ key }) => ({ key }), target: timeSeen })

sample({ clock: pausePressed, fn: key => ({ key }), target: timeSeen })

sample({
  clock: timeSeen,
  source: $carousels,
  filter: (all, { key }) => isTurning(all[key]),
  fn: (all, { key }) => ({ key, seconds: all[key]?.seconds ?? 0, turn: turnOf(all[key]) }),
  target: waitFx,
})

// A press or a scroll restarts the timer.
sample({
  clock: waitFx.done,
  source: $carousels,
  filter: (all, { params: { key, turn } }) => isTurning(all[key]) && turnOf(all[key]) === turn,
  fn: (all, { params: { key } }): { key: string; to: number } => ({ key, to: nextOf(all[key]) }),
  target: slideRequested,
})

const isTurning = (now: Carousel | undefined) => Boolean(now && isRunning(now) && !now.isHeld)

/** Changes with each move, so that of several waits only the last one counts. */
const turnOf = (now: Carousel | undefined) => `${now?.at} ${now?.sent.times}`

/** The timer goes on with the first slide after the last one. */
const nextOf = (now: Carousel | undefined) => (now ? (now.at + 1) % now.count : 0)

function stepped({ at, count, isLooping }: Carousel, by: -1 | 1): number {
  const to = at + by
  return isLooping ? (to + count) % count : Math.max(0, Math.min(count - 1, to))
}

function changed(all: Carousels, key: string, change: Partial<Carousel>): Carousels {
  return all[key] ? { ...all, [key]: { ...all[key], ...change } } : all
}
