import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestService, testService } from '../testing/test-service'

type Document = {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; requestBody?: { content: unknown } }>>
  components: { schemas: Record<string, { required?: string[]; properties: Record<string, unknown> }> }
}

describe('the description of the API', () => {
  let shop: TestService
  let document: Document

  beforeAll(async () => {
    shop = await testService()
    document = (await shop.app.inject('/openapi.json')).json()
  })
  afterAll(() => shop.close())

  it('is a valid OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect([valid, document.openapi]).toEqual([true, '3.1.0'])
  })

  it('holds every mounted call once', () => {
    const operations = Object.values(document.paths).flatMap(path => Object.values(path).map(o => o.operationId))
    expect(operations.sort()).toEqual(shop.app.service.mounted.map(({ name }) => name).sort())
  })

  it('tells the limits that the structs check', () => {
    const { NewItem } = document.components.schemas
    expect(NewItem?.properties.productId).toEqual({ type: 'string', minLength: 1, maxLength: 100 })
    expect(NewItem?.properties.qty).toEqual({ type: 'integer', minimum: 1, maximum: 999_999 })
    expect(NewItem?.required).toEqual(['productId'])
  })

  it('says that a text is a date', () => {
    const operation = document.paths['/consumers-v3/consumer/event-registration']?.post
    expect(JSON.stringify(operation?.requestBody)).toContain('"items":{"type":"string","format":"date"}')
  })

  it('tells the four ways to a token apart', () => {
    const operation = document.paths['/token/v2/auth/token']?.post
    expect(JSON.stringify(operation?.requestBody)).toContain('RegisteredTokenRequest')
  })

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(references.length).toBeGreaterThan(20)
    for (const name of references) expect(document.components.schemas).toHaveProperty(name ?? '')
  })
})
