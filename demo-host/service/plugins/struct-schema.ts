import { create, is } from 'superstruct'
import { boundsOf, lengthsOf } from './struct-limits'
import { type AnyStruct, branchesOf } from './union-branches'

/** JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type Schema = { readonly [keyword: string]: unknown }

/** Names the structs that become components; an optional struct keeps its parts. */
export type Naming = (parts: unknown) => string | undefined

/** Describes a struct. Superstruct hides the limits of refinements (size, min, max) in functions, so they are found by trying values. */
export function schemaOf(struct: AnyStruct, nameOf: Naming): Schema {
  const schema = bareSchemaOf(struct, nameOf)
  const takesNull = struct.type !== 'unknown' && is(null, struct)
  return takesNull ? { anyOf: [schema, { type: 'null' }] } : schema
}

function bareSchemaOf(struct: AnyStruct, nameOf: Naming): Schema {
  const { type, schema: parts } = struct
  const name = nameOf(parts)
  if (name) return { $ref: `#/components/schemas/${name}` }
  switch (type) {
    case 'string':
      return { type, ...lengthsOf(struct) }
    case 'integer':
    case 'number':
      return { type, ...boundsOf(struct) }
    case 'boolean':
      return { type }
    case 'array':
      return { type, items: schemaOf(parts as AnyStruct, nameOf), ...(is([], struct) ? {} : { minItems: 1 }) }
    case 'enums':
      return { enum: Object.values(parts as Record<string, unknown>) }
    case 'literal':
      return { const: parts }
    case 'record':
      return { type: 'object', additionalProperties: schemaOf(valuesOf(struct), nameOf) }
    case 'type':
      return objectSchemaOf(struct, nameOf)
    case 'union':
      return { anyOf: branchesOf(struct).map(branch => schemaOf(branch, nameOf)) }
    default:
      return {}
  }
}

export function objectSchemaOf({ schema: parts }: AnyStruct, nameOf: Naming): Schema {
  const fields = Object.entries(parts as Record<string, AnyStruct>)
  const required = fields.filter(([, field]) => !canBeMissing(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field, nameOf)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

export function canBeMissing(field: AnyStruct): boolean {
  if (is(undefined, field)) return true
  try {
    create(undefined, field)
    return true
  } catch {
    return false
  }
}

/** A record reveals its value struct only by being walked. */
function valuesOf(struct: AnyStruct): AnyStruct {
  const context = { branch: [], path: [] }
  const [entry] = [...struct.entries({ key: undefined }, context)].reverse()
  return entry?.[2] as AnyStruct
}
