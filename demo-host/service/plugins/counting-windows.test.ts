import { expect, test } from 'vitest'
import { countingWindows } from './counting-windows'

const MOST = 100
const START = 1_800_000_000_000

test('T21: keeps no more than so many, however many names come at once', () => {
  const windows = countingWindows(MOST)
  for (let name = 0; name < 10 * MOST; name += 1) windows.count(`name ${name}`, START, 60)
  expect(windows.size()).toBeLessThanOrEqual(MOST)
})

test('T21: a flood of new names does not wipe out what was counted against one that is tried again', () => {
  const windows = countingWindows(MOST)
  for (let guess = 0; guess < 3; guess += 1) windows.count('guessed', START, 60)
  for (let name = 0; name < 10 * MOST; name += 1) windows.count(`name ${name}`, START, 60)
  expect(windows.count('guessed', START, 60).count).toBe(4)
})

test('T21: names that are all tried again keep within it as well', () => {
  const windows = countingWindows(MOST)
  for (let name = 0; name < 10 * MOST; name += 1) {
    for (let guess = 0; guess < 2; guess += 1) windows.count(`name ${name}`, START, 60)
  }
  expect(windows.size()).toBeLessThanOrEqual(MOST)
})

test('a window that has ended counts from one again', () => {
  const windows = countingWindows(MOST)
  windows.count('guessed', START, 60)
  expect(windows.count('guessed', START + 59_999, 60).count).toBe(2)
  expect(windows.count('guessed', START + 60_000, 60).count).toBe(1)
})
