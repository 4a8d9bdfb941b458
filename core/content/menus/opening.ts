import { createEffect, createEvent, createStore, sample } from 'effector'
import { pageMovesWatched, pageMoved } from '../../runtime/page-moves'

/** A part of a menu over the page: a category's panel, or on a small screen all of it. */
export interface MenuPart {
  readonly place: string
  readonly part: string
}

export const WHOLE_MENU = 'menu'

interface OpenPart extends MenuPart {
  /** Pressed, or the focus went into it: it stays open while the pointer is elsewhere. */
  readonly isHeld: boolean
}

/** Null closes whatever is open. */
type Request = { readonly part: MenuPart | null; readonly wait: number }

/** A pointer that only crosses the bar opens nothing, and one that cuts a corner closes nothing. */
const OPENS_AFTER_MS = 120
const CLOSES_AFTER_MS = 300

// What the shopper does.

/** The pointer came to a category, or to its panel. */
export const partPointed = createEvent<MenuPart>()
/** The pointer left the category and its panel. */
export const pointerLeft = createEvent<{ place: string }>()
export const partPressed = createEvent<MenuPart>()
/** The focus went into what is open. */
export const partFocused = createEvent<MenuPart>()
/** By Escape, a press beside it, the focus that goes on, a link, or because the element leaves the page. */
export const menuLeft = createEvent<{ place: string }>()

const partOpened = createEvent<MenuPart>()
const wishMade = createEvent<Request>()

const waitFx = createEffect((wish: Request) => new Promise<void>(resolve => setTimeout(resolve, wish.wait)))

/** The one that is open: no two on a page. */
export const $open = createStore<OpenPart | null>(null)
  .on(partOpened, (_open, part) => ({ ...part, isHeld: false }))
  .on(partPressed, (open, part) => (isSame(open, part) && open?.isHeld ? null : { ...part, isHeld: true }))
  .on(partFocused, (open, part) => (isSame(open, part) ? { ...part, isHeld: true } : open))
  .on(menuLeft, (open, { place }) => (open?.place === place ? null : open))
  .reset(pageMoved)

/** The last one counts; a press or a way out ends it. */
const $wish = createStore<Request | null>(null)
  .on(wishMade, (_last, wish) => wish)
  .reset(partPressed, menuLeft, pageMoved)

sample({
  clock: partPointed,
  fn: (part): Request => ({ part, wait: OPENS_AFTER_MS }),
  target: wishMade,
})

sample({
  clock: pointerLeft,
  fn: (): Request => ({ part: null, wait: CLOSES_AFTER_MS }),
  target: wishMade,
})

sample({ clock: wishMade, target: waitFx })

const wishDue = sample({
  clock: waitFx.done,
  source: { wish: $wish, open: $open },
  filter: ({ wish }, { params }) => wish === params,
  fn: ({ open }, { params }) => ({ open, part: params.part }),
})

sample({
  clock: wishDue,
  filter: ({ open, part }) => part !== null && !isSame(open, part),
  fn: ({ part }) => part as MenuPart,
  target: partOpened,
})

sample({
  clock: wishDue,
  filter: ({ open, part }) => part === null && open !== null && !open.isHeld,
  fn: ({ open }) => ({ place: open?.place ?? '' }),
  target: menuLeft,
})

sample({ clock: [partOpened, partPressed], fn: () => {}, target: pageMovesWatched })

function isSame(one: MenuPart | null, other: MenuPart): boolean {
  return one?.place === other.place && one.part === other.part
}
