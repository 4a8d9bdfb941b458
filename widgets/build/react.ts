import { type Component, type FunctionComponent, type JSX, options, render, type VNode } from 'preact'
import { jsx } from 'preact/jsx-runtime'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/*
 * What `react` means in the widgets: preact, and of its compatibility layer what our views and createComponent use. preact/compat brings all of itself by what it does when it is loaded, a kilobyte more. A view
 * that imports another name does not build.
 */

export { createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useErrorBoundary,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

type Props = Record<string, unknown>

/** Renders a component again only when one of its props is another. */
export function memo(View: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = next => isOther(this.props, next)
    return jsx(View, props)
  }
}

/** Gives a component the `ref` that it was rendered with: preact leaves it among the props. */
export function forwardRef(view: (props: Props, ref: unknown) => VNode): FunctionComponent<Props> {
  return ({ ref, ...props }) => view(props, ref ?? null)
}

/** Reads a value from outside, and renders again when it is another (as preact/compat does). */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const value = read()
  const [{ seen }, renderWith] = useState({ seen: { value, read } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen is one object for good
  useLayoutEffect(() => {
    Object.assign(seen, { value, read })
    look()
  }, [subscribe, value, read])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen is one object for good
  useEffect(() => {
    look()
    return subscribe(look)
  }, [subscribe])

  return value

  function look() {
    if (!Object.is(seen.value, seen.read())) renderWith({ seen })
  }
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

// React's `change` of a text field is the browser's `input`; its `focus` and `blur` are told to those around, too.
options.vnode = vnode => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Props
    rename(props, 'onFocus', 'onFocusIn')
    rename(props, 'onBlur', 'onFocusOut')
    if (isText(vnode.type, props)) rename(props, 'onChange', 'onInput')
  }
}

function rename(props: Props, from: string, to: string): void {
  if (!props[from]) return
  props[to] = props[from]
  props[from] = undefined
}

function isText(type: string, props: Props): boolean {
  return type === 'textarea' || (type === 'input' && !/^(checkbox|radio|file)$/.test(String(props['type'])))
}
