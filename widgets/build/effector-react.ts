import { createWatch, type Scope, type Store, scopeBind, type Unit } from 'effector'
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'

/*
 * What `effector-react` means in the widgets: of its hooks the two that our views use, in the scope that stands around
 * them. The package also does without a scope, takes lists, names and older ways, half a kilobyte more. A view that
 * imports another name does not build.
 */

type Call = (value: unknown) => unknown
type Value = Store<unknown>
type Units = Readonly<Record<string, Unit<unknown>>>

const Around = createContext<Scope | null>(null)

/** Gives the views in it the scope that they stand in. */
export const Provider = Around.Provider

/** The values of stores, and events and effects to be called; one of them, or several by their names. */
export function useUnit(shape: Unit<unknown> | Units): unknown {
  const isOne = isUnit(shape)
  const units = isOne ? { it: shape } : shape
  return useRead(Object.values(units), scope => {
    const ways = Object.entries(units).map(([name, unit]): [string, Value | Call] => [
      name,
      isStore(unit) ? unit : scopeBind(unit as never, { scope }),
    ])
    let seen: Record<string, unknown> = {}
    return () => {
      const now = Object.fromEntries(ways.map(([name, way]) => [name, isStore(way) ? scope.getState(way) : way]))
      // One object as long as all in it is the same: there is nothing to render then.
      if (ways.some(([name]) => now[name] !== seen[name])) seen = now
      return isOne ? seen['it'] : seen
    }
  })
}

/** A part of a store, by its keys; rendered again when the part is another. */
export function useStoreMap<Keys extends readonly unknown[]>({
  store,
  keys,
  fn,
}: {
  store: Value
  keys: Keys
  fn: (value: unknown, keys: Keys) => unknown
}): unknown {
  return useRead([store, ...keys], scope => {
    let part: unknown
    let of: unknown
    return () => {
      const whole = scope.getState(store)
      if (of !== whole) part = fn(whole, keys)
      of = whole
      return part
    }
  })
}

/** Reads in the scope around a view, and again when one of the stores among these is another. */
function useRead(of: readonly unknown[], reader: (scope: Scope) => () => unknown): unknown {
  const scope = useContext(Around) as Scope
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reader is another when what it reads of is
  const read = useMemo(() => reader(scope), [scope, ...of])
  const [, renderAgain] = useState({})
  const shown = useRef<unknown>(undefined)
  shown.current = read()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is listened to is another when what is read of is
  useEffect(() => {
    const look = () => {
      if (shown.current !== read()) renderAgain({})
    }
    // What became another since it was rendered.
    look()
    return createWatch({ unit: of.filter(isStore), fn: look, scope, batch: true })
  }, [scope, ...of])

  return shown.current
}

const kindOf = (value: unknown) => (value as { kind?: unknown } | null | undefined)?.kind
const isStore = (value: unknown): value is Value => kindOf(value) === 'store'
const isUnit = (value: Unit<unknown> | Units): value is Unit<unknown> => typeof kindOf(value) === 'string'
