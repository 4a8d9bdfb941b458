export type Deferred<Value> = { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void }

/** An answer that a test gives when it wants to. */
export function deferred<Value = unknown>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>(settle => (resolve = settle))
  return { promise, resolve }
}
