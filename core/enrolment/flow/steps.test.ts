import { describe, expect, test } from 'vitest'
import { canBeAt, type MissingDetail, type Progress, startingStep, type Step, stepAfter, steps } from './steps'

const guest: Progress = { isSignedIn: false }
const account = (...lacks: MissingDetail[]): Progress => ({ isSignedIn: true, isMember: false, lacks })
const happenings = [
  ...(['known', 'unknown', 'sign-up-chosen', 'sign-in-chosen', 'forgot', 'signed-in'] as const),
  ...(['enrolled', 'enrolled-as-member', 'joined', 'saved', 'skipped', 'next'] as const),
]

describe('A5: enrolment', () => {
  test('has ten steps in order', () => {
    expect(steps).toEqual([
      ...['lookup', 'sign-in', 'sign-up', 'forgot-password'],
      ...['non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'],
    ])
  })

  test.each([
    ['a guest', guest, 'lookup'],
    ['who signed in and has a phone', account('birthDate'), 'profile'],
    ['who signed in with all there is', account(), 'profile'],
    ['who signed in without a phone', account('phone'), 'mobile'],
  ] as const)('%s starts where the rules say', (_who, progress, step) => {
    expect(startingStep(progress)).toBe(step)
  })

  test('guests stand at the first four steps, accounts at the other six', () => {
    expect(steps.filter(step => canBeAt(step, guest))).toEqual(steps.slice(0, 4))
    expect(steps.filter(step => canBeAt(step, account()))).toEqual(steps.slice(4))
  })

  test.each([
    ['lookup', 'known', 'sign-in'],
    ['lookup', 'unknown', 'sign-up'],
    ['sign-in', 'sign-up-chosen', 'sign-up'],
    ['sign-in', 'forgot', 'forgot-password'],
    ['sign-in', 'signed-in', 'over'],
    ['sign-up', 'sign-in-chosen', 'sign-in'],
    ['sign-up', 'enrolled', 'non-loyalty'],
    ['sign-up', 'enrolled-as-member', 'welcome'],
    ['forgot-password', 'sign-in-chosen', 'sign-in'],
    ['non-loyalty', 'joined', 'welcome'],
    ['interests', 'saved', 'success'],
    ['interests', 'skipped', 'success'],
    ['success', 'next', 'over'],
  ] as const)('at %s, %s leads to %s', (step, happening, next) => {
    expect(stepAfter(step, happening, guest)).toBe(next)
  })

  test.each([
    ['welcome', 'next', account('phone', 'birthDate'), 'mobile'],
    ['welcome', 'next', account('birthDate'), 'profile'],
    ['welcome', 'next', account(), 'interests'],
    ['non-loyalty', 'skipped', account('phone'), 'mobile'],
    ['mobile', 'saved', account('lastName'), 'profile'],
    ['mobile', 'saved', account('phone', 'lastName'), null],
    ['mobile', 'skipped', account('phone'), 'interests'],
    ['profile', 'skipped', account('birthDate'), 'interests'],
    ['welcome', 'next', null, 'mobile'],
  ] as const)('after %s by %s only what is missing is asked for', (step, happening, progress, next) => {
    expect(stepAfter(step, happening, progress)).toBe(next)
  })

  test('every step can be reached from the look-up, and left', () => {
    const reached = new Set<Step>(['lookup'])
    for (const step of reached) {
      const ways = [guest, account('phone', 'birthDate')].flatMap(who =>
        happenings.map(one => stepAfter(step, one, who)),
      )
      expect(ways.some(next => next !== null && next !== step)).toBe(true)
      for (const next of ways) if (next && next !== 'over') reached.add(next)
    }
    expect([...reached].sort()).toEqual([...steps].sort())
  })
})
