import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { Address } from './contracts'

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'J7: %s of an editor, which a browser takes for another site or a script, is no address',
  address => expect(is(address, Address)).toBe(false),
)

test.each(['/en-us/p/shoe', '#top', '?page=2', 'https://example.com', 'mailto:a@example.com', 'tel:+123'])(
  'J7: %s is an address',
  address => expect(is(address, Address)).toBe(true),
)
