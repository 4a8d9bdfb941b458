/** How an attribute's text becomes a value, its default, and its meaning. */
export interface Attribute<Value extends string | number | boolean = string | number | boolean> {
  readonly type: StringConstructor | NumberConstructor | BooleanConstructor
  readonly initial: Value
  readonly about: string
}

/** By property name; `noButton` is the attribute `no-button`. */
export type Attributes = Readonly<Record<string, Attribute>>

export type PropsOf<Declared extends Attributes> = {
  -readonly [Name in keyof Declared]: Declared[Name] extends Attribute<infer Value> ? Value : never
}

export function text(about: string, initial = ''): Attribute<string> {
  return { type: String, initial, about }
}

export function number(about: string, initial = 0): Attribute<number> {
  return { type: Number, initial, about }
}

/** False unless it is present. */
export function flag(about: string): Attribute<boolean> {
  return { type: Boolean, initial: false, about }
}

export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())
}
