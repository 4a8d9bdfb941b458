import type { Cart } from '../../core/shapes/cart'
import { attributeName } from '../../widgets/host/attributes'
import type { Widget } from '../../widgets/host/define-widget'
import { stepsOfSignIn } from '../../widgets/host/dialog-names'
import { type Stories, wholeStory } from '../../widgets/testing/story'

/** Something of a widget that has a name and a sentence. */
export interface Named {
  readonly name: string
  readonly about: string
}

/** An attribute as its readers know it: in HTML, as a property, its type in TypeScript, what it is by default. */
export interface DescribedAttribute extends Named {
  readonly property: string
  readonly type: 'string' | 'number' | 'boolean'
  readonly initial: string | number | boolean
}

/** A story as the gallery shows it; `name` is its part of the address. */
export interface ShownStory {
  readonly name: string
  readonly title: string
  readonly html: string
  readonly cart: Cart | null
  readonly asks: readonly (readonly unknown[])[]
  readonly answers: Readonly<Record<string, object | string>>
  readonly says: string | null
}

/** A widget of the registry: what its description says, and its stories. Plain data. */
export interface DescribedWidget {
  readonly folder: string
  readonly tag: string
  readonly about: string
  readonly attributes: readonly DescribedAttribute[]
  readonly slots: readonly Named[]
  readonly parts: readonly Named[]
  readonly events: readonly Named[]
  /** Other names that open its dialog, at a step of it. */
  readonly dialogs: readonly Named[]
  readonly stories: readonly ShownStory[]
}

/** What a widget's description and its stories say, as data. */
export function described(folder: string, widget: Widget, stories: Stories): DescribedWidget {
  const { tag, about, attributes, slots, parts, events } = widget
  return {
    folder,
    tag,
    about,
    attributes: Object.entries(attributes).map(([property, { type, initial, about }]) => ({
      name: attributeName(property),
      property,
      type: type === Boolean ? 'boolean' : type === Number ? 'number' : 'string',
      initial,
      about,
    })),
    slots: named(slots),
    parts: named({ root: 'Everything in the element.', ...parts }),
    events: named(events),
    dialogs: tag === 'till-sign-in' ? named(Object.fromEntries(stepsOfSignIn)) : [],
    stories: Object.entries(stories).map(([title, story]) => ({ name: nameOf(title), title, ...wholeStory(story) })),
  }
}

const named = (texts: Readonly<Record<string, string>> = {}): readonly Named[] =>
  Object.entries(texts).map(([name, about]) => ({ name, about }))

const nameOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
