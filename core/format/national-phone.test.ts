import { describe, expect, it } from 'vitest'
import { nationalPhone } from './national-phone'

const american = '(XXX) XXX - XXXX'

describe('a phone number', () => {
  it('loses its own country’s code and takes the country’s mask', () => {
    for (const typed of ['5035550148', '503-555-0148', '+1 503 555 0148', '1 503 555 0148', '001 5035550148']) {
      expect(nationalPhone(typed, '1', american)).toBe('(503) 555 - 0148')
    }
  })

  it('L2: takes the shop’s own mask where its country has none, and stays as typed where the country is unknown', () => {
    expect(nationalPhone('+49 30 12345678', '49', undefined)).toBe('3012 - 345 - 678')
    expect(nationalPhone('01512 3456789', '49', '')).toBe('0151 - 234 - 56789')
    expect(nationalPhone('0151 - 234 - 56789', '49', undefined)).toBe('0151 - 234 - 56789')
    expect(nationalPhone('503 555 0148', '1', undefined)).toBe('(503) 555 - 0148')
    expect(nationalPhone('01512 3456789', undefined, undefined)).toBe('01512 3456789')
  })

  it('L2: is written in Latin digits, whatever the digits that it was typed in', () => {
    expect(nationalPhone('０９０－１２３４－５６７８', '81', '0XX-XXXX-XXXX')).toBe('090-1234-5678')
    expect(nationalPhone('٠٥٠١٢٣٤٥٦٧', '971', '0XX XXX XXXX')).toBe('050 123 4567')
    expect(nationalPhone('＋９７１ ٥٠', '1', american)).toBe('+971 50')
  })

  it('stays as typed where it does not fit, and is stable', () => {
    expect(nationalPhone('(503) 555', '1', american)).toBe('(503) 555')
    expect(nationalPhone('07400 123456', '44', '0XXXX')).toBe('07400 123456')
    expect(nationalPhone('+33 6 12 34 56 78', '1', american)).toBe('+33 6 12 34 56 78')
    const once = nationalPhone('5035550148', '1', american)
    expect(nationalPhone(once, '1', american)).toBe(once)
  })

  it('L2: outside North America takes a mask of its country by how many digits it has, with or without the first 0', () => {
    const japanese = '0XX-XXXX-XXXX|0XX-XXX-XXXX'
    for (const typed of ['+44 7400 123456', '07400123456', '7400 123456', '0044 7400 123456'])
      expect(nationalPhone(typed, '44', '0XXXX XXXXXX')).toBe('07400 123456')
    expect(nationalPhone('+81 90 1234 5678', '81', japanese)).toBe('090-1234-5678')
    expect(nationalPhone('0312345678', '81', japanese)).toBe('031-234-5678')
    expect(nationalPhone('07400 12', '44', '0XXXX XXXXXX')).toBe('07400 12')
    expect(nationalPhone('+33 6 12 34 56 78', '44', '0XXXX XXXXXX')).toBe('+33 6 12 34 56 78')
  })
})
