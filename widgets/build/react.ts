import { type FunctionComponent, type JSX, options, render, type VNode } from 'preact'
import { jsx } from 'preact/jsx-runtime'
import { useState } from 'preact/hooks'

/*
 * What `react` means in the widgets: preact, and of its compatibility layer what our views and createComponent use. preact/compat brings all of itself by what it does when it is loaded, a kilobyte more. A view
 * that imports another name does not build.
 */

export { createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

type Props = Record<string, unknown>

/** Renders a component again only when one of its props is another: preact leaves an element alone that it was given before. */
export function memo(View: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Memo(this: { shown?: VNode<Props> }, props: Props) {
    if (!this.shown || isOther(this.shown.props, props)) this.shown = jsx(View, props) as VNode<Props>
    return this.shown
  }
}

/** Gives a component the `ref` that it was rendered with: preact leaves it among the props. */
export function forwardRef(view: (props: Props, ref: unknown) => VNode): FunctionComponent<Props> {
  return ({ ref, ...props }) => view(props, ref ?? null)
}

let ids = 0

/** A name for an element, its own on the page. */
export function useId(): string {
  const [id] = useState(() => `id${++ids}`)
  return id
}

/** A place on the page where views are rendered. */
export function createRoot(place: Element) {
  return {
    render: (view: JSX.Element) => render(view, place),
    unmount: () => render(null, place),
  }
}

function isOther(one: Props, other: Props): boolean {
  const names = Object.keys(one)
  return names.length !== Object.keys(other).length || names.some(name => one[name] !== other[name])
}

// React's `change` is the browser's `input`, which comes with every `change` of a field; its `focus` and `blur` are told to those around, too.
options.vnode = ({ type, props }) => {
  if (typeof type !== 'string') return
  rename(props as Props, 'onFocus', 'onFocusIn')
  rename(props as Props, 'onBlur', 'onFocusOut')
  rename(props as Props, 'onChange', 'onInput')
}

function rename(props: Props, from: string, to: string): void {
  if (!props[from]) return
  props[to] = props[from]
  props[from] = undefined
}
