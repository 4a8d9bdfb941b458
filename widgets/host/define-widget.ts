import type { ComponentType } from 'react'
import type { Attributes, PropsOf } from './attributes'
import type { Page } from './page'
import { WidgetElement } from './widget-element'

/** A widget's description, from which its element, types and documentation are made. */
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
   * Renders the widget before its view has loaded, with plain nodes, and again when an attribute changes. Controls carry
   * `data-touch` in shell and view alike, so that an early press can be repeated on the view.
   */
  shell?(place: Element, page: Page, props: PropsOf<Declared>): void
  view(): Promise<View<PropsOf<Declared>>>
  /** `near`: the view runs as soon as the page is idle. `touch`: it loads then, and runs at the first touch. */
  readonly runs?: 'near' | 'touch'
  /** It has a dialog that opens by the widget's name. */
  readonly opens?: true
}

export interface View<Props> {
  readonly View: ComponentType<Props>
  readonly styles: readonly string[]
}

/** Its attributes are its properties. */
export interface WidgetClass<Declared extends Attributes> {
  new (): WidgetElement & PropsOf<Declared>
  readonly widget: Widget<Declared>
}

/** `register` gives the class its tag. */
export function defineWidget<const Declared extends Attributes>(widget: Widget<Declared>): WidgetClass<Declared> {
  return WidgetElement.of(widget as unknown as Widget) as unknown as WidgetClass<Declared>
}

export type ElementOf<Class extends abstract new () => unknown> = InstanceType<Class>
