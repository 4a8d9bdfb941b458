import { expect } from 'chai'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { type Answers, noAnswer, refuse } from '../../core/testing/shop-for'
import { shopAs } from '../../core/testing/shop-as'
import { textOf, until } from '../../widgets/testing/see'
import { placeForViews } from './place-for-views'

export interface ScreenStates {
  readonly name: string
  readonly View: ComponentType
  /** What the service answers where there is much to show. */
  readonly full: Answers
  /** What then is on the screen. */
  readonly shows: RegExp
  /** What the service answers instead where there is nothing yet, and what the screen then says. */
  readonly empty?: readonly [Answers, RegExp]
  /** The query of the screen's address. */
  readonly query?: string
  /** Who is here, where the screen is for somebody. */
  readonly as?: Who
}

type Who = Parameters<typeof shopAs>[0]

/** Tests of each state of screens: coming, failing and asked for again, full, empty, without a connection. */
export function testStatesOf(screens: readonly ScreenStates[]): void {
  const place = placeForViews()
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  async function open({ View, query, as }: ScreenStates, answers: Answers): Promise<Scope> {
    history.replaceState(null, '', `?${query ?? ''}`)
    const { scope } = await shopAs(as, answers)
    place.show(
      <Provider value={scope}>
        <View />
      </Provider>,
    )
    return scope
  }
  const shown = (text: RegExp) => until(() => text.test(textOf(place.element)), `${text} is not on the screen`)

  const pressAgain = () => buttonIn(place.element, 'Try again')?.click()

  for (const screen of screens) {
    it(`${screen.name} says that it is coming, why it failed, and shows all when asked again`, async () => {
      let isFailing = true
      let answer = () => {}
      const wait = new Promise<void>(resolve => {
        answer = resolve
      })
      const held = Object.entries(screen.full).map(([endpoint, full]) => [
        endpoint,
        async () => {
          await wait
          return isFailing ? refuse(500, 'GEN500') : full
        },
      ])
      await open(screen, Object.fromEntries(held))
      await until(() => place.element.querySelector('[aria-busy=true]'), 'Nothing says that it is coming')
      expect(place.element.querySelector('[role=status]')?.textContent).to.match(/\w/)
      answer()
      await shown(/Refused with GEN500|on our side/)
      isFailing = false
      pressAgain()
      await shown(screen.shows)
    })

    it(`${screen.name} says that there is no connection, and shows all when asked again with one`, async () => {
      let isOffline = true
      const reached = Object.entries(screen.full).map(([endpoint, full]) => [
        endpoint,
        () => (isOffline ? noAnswer('offline')() : full),
      ])
      await open(screen, Object.fromEntries(reached))
      await shown(/You are offline|No answer/)
      isOffline = false
      pressAgain()
      await shown(screen.shows)
    })

    if (!screen.empty) continue
    const [none, says] = screen.empty
    it(`${screen.name} says so where there is nothing yet`, async () => {
      await open(screen, { ...screen.full, ...none })
      await shown(says)
    })
  }
}

export const buttonIn = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)
