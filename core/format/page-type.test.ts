import { describe, expect, test } from 'vitest'
import { categoryIdOf, isErrorPage, pageTypeOf, productIdOf } from './page-type'

describe('M1: a path', () => {
  test.each([
    ['/en-us/p/court-shoe-TQ4407AB12', 'product'],
    ['/en-us/c/running-4012', 'category'],
    ['/en-us/court-shoe-pTQ4407AB12', 'product'],
    ['/en-us/running-c4012?sort=newest', 'category'],
    ['/en-us/cart', 'cart'],
    ['/en-us/account/orders/1', 'account'],
    ['/en-us/search', 'search'],
    ['/en-us/search-hub', 'search-hub'],
    ['/en-us', 'home'],
    ['/EN-us/', 'home'],
    ['/pre/en-us', 'home'],
    ['/en-us/order-confirmation', 'order-confirmation'],
    ['/en-us/checkout/billing', 'checkout'],
    ['/en-us/cartography', 'other'],
    ['/', 'other'],
  ])('%s leads to a page of type %s', (path, type) => {
    expect(pageTypeOf(path)).toBe(type)
  })

  test.each([
    ['/en-us/p/court-shoe-TQ4407AB12', 'TQ4407AB12'],
    ['/en-us/p/TQ4407AB12/', 'TQ4407AB12'],
    ['/en-us/p/court-shoe-TQ4407AB12?color=cobalt', 'TQ4407AB12'],
    ['/en-us/court-shoe-pTQ4407AB12', 'TQ4407AB12'],
    ['/en-us/p/court-shoe-T4407AB12', null],
    ['/en-us/p/court-shoe-TQ4407', null],
    ['/en-us/p/court-shoe-TQ4407AB12345', null],
    ['/en-us/cart', null],
  ])('%s names the product %s', (path, id) => {
    expect(productIdOf(path)).toBe(id)
  })

  test.each([
    ['/en-us/c/running-4012', '4012'],
    ['/en-us/c/running-4012345678', '4012345678'],
    ['/en-us/c/running-401', null],
    ['/en-us/running-c401234', '401234'],
    ['/en-us/running-c4012345', null],
  ])('%s names the category %s', (path, id) => {
    expect(categoryIdOf(path)).toBe(id)
  })
})

test('M1: a page whose description says that it is not available is an error page', () => {
  expect(isErrorPage('Sorry, this page is not available.')).toBe(true)
  expect(isErrorPage('Running shoes for every road')).toBe(false)
  expect(isErrorPage(null)).toBe(false)
})
