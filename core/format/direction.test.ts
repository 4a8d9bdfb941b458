import { expect, test } from 'vitest'
import { directionOf } from './direction'

test('Arabic and Hebrew are written from right to left, and a language that begins with the same letters is not', () => {
  expect(['ar-AE', 'ar', 'he-IL', 'ja-JP', 'arn-CL', ''].map(directionOf)).toEqual([
    ...['rtl', 'rtl', 'rtl'],
    ...['ltr', 'ltr', 'ltr'],
  ])
})
