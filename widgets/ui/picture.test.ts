import { describe, expect, it } from 'vitest'
import { pictureAddress } from './picture-address'

describe('the address of a picture', () => {
  it('asks the picture service for twice the size, quality 50, sharpened by 60', () => {
    expect(pictureAddress('https://pictures.test/shoe.jpg', 88)).toBe(
      'https://pictures.test/shoe.jpg?w=176&h=176&q=50&sharpen=60',
    )
    expect(pictureAddress('https://pictures.test/shoe?v=2', 88)).toContain('shoe?v=2&w=176')
  })

  it('leaves drawings as they are, and finds the service’s own at the service', () => {
    expect(pictureAddress('/media/shoe.svg', 88, 'https://shop.test/')).toBe('https://shop.test/media/shoe.svg')
    expect(pictureAddress('data:image/png;base64,', 88)).toBe('data:image/png;base64,')
    expect(pictureAddress('//cdn.test/shoe.svg', 88, 'https://shop.test')).toBe('//cdn.test/shoe.svg')
  })
})
