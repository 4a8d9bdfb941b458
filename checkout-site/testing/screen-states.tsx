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
  /** What then stands on the screen. */
  readonly shows: RegExp
  /** What it answers otherwise where there is nothing yet, and what then stands there. */
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

export interface SentForm extends Pick<ScreenStates, 'name' | 'View' | 'as'> {
  /** What the service answers before anything is sent. */
  readonly reads?: Answers
  /** What stands on the screen once all of its forms do. */
  readonly begins?: RegExp
  /** The button that opens the form, where it is closed at first. */
  readonly opens?: string
  /** What is typed, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>
  /** The call that sends it, and its answer. */
  readonly sends: readonly [endpoint: string, answer: unknown]
  /** What then stands on the screen. */
  readonly shows: RegExp
}

const buttonIn = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)

/** As somebody types: a view keeps count of the values that are set on its own fields. */
function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** Tests of screens that are a form: without a connection nothing that was typed is lost, and it is sent again. */
export function testSendingOf(forms: readonly SentForm[]): void {
  const place = placeForViews()
  for (const { name, View, as, reads = {}, begins = /./, opens, typed, sends, shows } of forms) {
    it(`${name} keeps what was typed where there is no connection, and sends it when asked again`, async () => {
      const [endpoint, answer] = sends
      let isOffline = true
      const { scope } = await shopAs(as, { ...reads, [endpoint]: () => (isOffline ? noAnswer('offline')() : answer) })
      place.show(
        <Provider value={scope}>
          <View />
        </Provider>,
      )
      await until(() => begins.test(textOf(place.element)), `${begins} is not on the screen`)
      if (opens) (await until(() => buttonIn(place.element, opens), `There is no button ${opens}`)).click()
      const field = (of: string) => place.element.querySelector<HTMLInputElement>(`[name=${of}]`)
      for (const [of, value] of Object.entries(typed)) {
        const input = await until(() => field(of), `There is no field ${of}`)
        await until(() => {
          typeInto(input, value)
          return input.value === value
        }, `${of} does not take ${value}`)
        for (const told of ['input', 'change']) input.dispatchEvent(new Event(told, { bubbles: true }))
      }
      const send = () => place.element.querySelector('form')?.requestSubmit()
      send()
      await until(
        () => /You are offline|No answer/.test(textOf(place.element)),
        'Nothing says that there is no connection',
      )
      expect(Object.keys(typed).map(of => field(of)?.value)).to.deep.equal(Object.values(typed))
      isOffline = false
      send()
      await until(() => shows.test(textOf(place.element)), `${shows} is not on the screen`)
    })
  }
}
