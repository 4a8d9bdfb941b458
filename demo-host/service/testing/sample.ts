import { create } from 'superstruct'
import type { AnyEndpoint } from '../plugins/service'
import { type Schema, schemaOf } from '../plugins/struct-schema'
import type { AnyStruct } from '../plugins/union-branches'

/** Values for fields by their names: whose ids a call carries. */
export type Named = Readonly<Record<string, unknown>>

/** Makes a body that an endpoint accepts from its struct alone, so that no new route goes untried for want of a sample. */
export function sampleBody({ body, name }: AnyEndpoint, named: Named): unknown {
  if (!body) return undefined
  const sample = sampleOf(
    schemaOf(body as unknown as AnyStruct, () => undefined),
    '',
    named,
  )
  // What the struct would fill in is left out as a client would; anything else that it refuses is this maker's fault.
  create(sample, body, `No sample could be made for ${name}`)
  return sample
}

function sampleOf(schema: Schema, field: string, named: Named): unknown {
  if (field in named) return named[field]
  const [branch] = (schema.anyOf ?? []) as Schema[]
  if (branch) return sampleOf(branch, field, named)
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if ('const' in schema) return schema.const
  switch (schema.type) {
    case 'string':
      if (schema.format === 'date') return '2030-12-31'
      return 'x'.repeat(Math.max(2, Number(schema.minLength ?? 0))).slice(0, Number(schema.maxLength ?? 1_000))
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return [sampleOf(schema.items as Schema, field, named)]
    case 'object':
      return sampleObject(schema, named)
    default:
      return null
  }
}

/** What is required, and what is named. */
function sampleObject(schema: Schema, named: Named): Record<string, unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const required = (schema.required ?? []) as string[]
  const wanted = properties.filter(([name]) => required.includes(name) || name in named)
  return Object.fromEntries(wanted.map(([name, part]) => [name, sampleOf(part, name, named)]))
}
