import type { ComponentType } from 'react'
import type { Attributes, PropsOf } from './attributes'
import type { Page } from './page'
import { WidgetElement } from './widget-element'

/** What a widget is: the one description from which its element, its types and its documentation come. */
export interface Widget<Declared extends Attributes = Attributes> {
  readonly tag: `till-${string}`
  readonly about: string
  readonly attributes: Declared
  readonly slots?: Readonly<Record<string, string>>
  readonly parts?: Readonly<Record<string, string>>
  readonly events?: Readonly<Record<string, string>>
  /** The shell's sheets; the view brings its own. */
  readonly styles: readonly string[]
  /**
   * The widget before its view has arrived: puts plain nodes into `place`, or changes those of `drawClosed`, at once and
   * again when an attribute changes. Whatever can be pressed carries `data-touch`, and the view's own control the same, so that a press made early
   * is made again once the view is there.
   */
  shell?(place: Element, page: Page, props: PropsOf<Declared>): void
  view(): Promise<View<PropsOf<Declared>>>
  /** `near`: the view runs as soon as the page is idle. `touch`: it is fetched then, and runs at the first touch. */
  readonly runs?: 'near' | 'touch'
}

export interface View<Props> {
  readonly View: ComponentType<Props>
  readonly styles: readonly string[]
}

/** The element class of a widget: its attributes are its properties. */
export interface WidgetClass<Declared extends Attributes> {
  new (): WidgetElement & PropsOf<Declared>
  readonly widget: Widget<Declared>
}

/** Makes a widget's element class; `register` gives it its tag. */
export function defineWidget<const Declared extends Attributes>(widget: Widget<Declared>): WidgetClass<Declared> {
  return WidgetElement.of(widget as unknown as Widget) as unknown as WidgetClass<Declared>
}

export type ElementOf<Class extends abstract new () => unknown> = InstanceType<Class>
