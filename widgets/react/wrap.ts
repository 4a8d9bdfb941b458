import { createComponent, type EventName, type ReactWebComponent } from '@lit-labs/react'
import * as React from 'react'
import type { Attributes, PropsOf } from '../host/attributes'

type Handlers = Readonly<Record<`on${string}`, EventName>>

/** A typed React component over a widget's element. It contains only the names of its attributes: the element upgrades when the loader defines its tag. */
export function wrap<Declared extends Attributes, Events extends Handlers>(
  tagName: `till-${string}`,
  attributes: Declared,
  events: Events,
): ReactWebComponent<HTMLElement & PropsOf<Declared>, Events> {
  // createComponent only asks an element class whether a prop is a property of it.
  const elementClass = { prototype: { ...attributes } } as unknown as new () => HTMLElement & PropsOf<Declared>
  return createComponent({ tagName, elementClass, react: React, events })
}
