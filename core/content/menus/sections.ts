import { createEvent, createStore, sample } from 'effector'
import { partPressed, WHOLE_MENU } from './opening'

/** A part of the menu on a small screen that opens on its own. */
export interface MenuSection {
  readonly place: string
  readonly site: string
  readonly id: string
  readonly title: string
}

export const sectionPressed = createEvent<MenuSection>()
/** All of the menu, whose first category is open the first time. */
export const wholeMenuPressed = createEvent<{ place: string; first: string }>()

const none: readonly string[] = []

/** The open ones of each place; none of a place that has not been looked at. */
export const $sections = createStore<Readonly<Record<string, readonly string[]>>>({})
  .on(wholeMenuPressed, (sections, { place, first }) =>
    sections[place] ? sections : { ...sections, [place]: first ? [first] : none },
  )
  .on(sectionPressed, (sections, { place, id }) => ({ ...sections, [place]: turned(sections[place] ?? none, id) }))

/** It is open now. */
export const sectionExpanded = sample({
  clock: sectionPressed,
  source: $sections,
  filter: (sections, { place, id }) => sections[place]?.includes(id) === true,
  fn: (_sections, section) => section,
})

sample({
  clock: wholeMenuPressed,
  fn: ({ place }) => ({ place, part: WHOLE_MENU }),
  target: partPressed,
})

function turned(open: readonly string[], id: string): readonly string[] {
  return open.includes(id) ? open.filter(other => other !== id) : [...open, id]
}
