import { expect } from 'chai'
import { Provider } from 'effector-react'
import { aToken } from '../../core/testing/a-token'
import { shopAs } from '../../core/testing/shop-as'
import { type Answer, type Answers, type Call, noAnswer, raw } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import { textOf, until } from '../../widgets/testing/see'
import { typeInto } from '../../widgets/testing/type-into'
import { placeForViews } from './place-for-views'
import { buttonIn, type ScreenStates } from './screen-states'

type Trouble = 'offline' | 'unreachable'

export interface SentForm extends Pick<ScreenStates, 'name' | 'View' | 'as'> {
  /** The screen's address, from the query or the hash on. */
  readonly address?: string
  /** What the service answers before anything is sent. */
  readonly reads?: Answers
  /** What is on the screen once all of its forms do. */
  readonly begins?: RegExp
  /** The button that opens the form, where it is closed at first. */
  readonly opens?: string
  /** What is typed, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>
  /** The boxes and buttons that are pressed then, by the words that they begin with. */
  readonly presses?: readonly string[]
  /** The call that sends it, and its answer. */
  readonly sends: readonly [endpoint: string, answer: unknown]
  /** What says that nobody answered. */
  readonly says?: Readonly<Record<Trouble, RegExp>>
  /** What then is on the screen. */
  readonly shows: RegExp
}

/** A guest's, until the new account's code is traded. */
export const tokenOfNewcomer = ({ body }: Call) =>
  aToken(JSON.stringify(body).includes('code-1') ? { consumerType: 'REGISTERED', firstName: 'Ana' } : {})

/** How a link for a new password is asked for. */
export const askingForLink = {
  name: 'the way to a new password',
  reads: { 'GET /fapi/site/settings': siteSettings() },
  typed: { email: 'ana@example.com' },
  sends: ['POST /consumers-v3/consumer/resetpassword', raw(204, '')],
  shows: /ana@example\.com/,
} as const satisfies Omit<SentForm, 'View'>

const nobodyAnswers = {
  offline: /You are offline\. Try again when you are back\./,
  unreachable: /The shop cannot be reached/,
}

/** Tests of screens that are a form: without an answer nothing that was typed is lost, and it is sent again. */
export function testSendingOf(forms: readonly SentForm[]): void {
  const place = placeForViews()
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  for (const form of forms) {
    it(`${form.name} keeps what was typed where there is no connection, and sends it when asked again`, async () => {
      const { View, as, reads = {}, begins = /./, opens, typed, presses = [], shows } = form
      const [endpoint, answer] = form.sends
      let trouble: Trouble | null = null
      const reached = Object.entries({ ...reads, [endpoint]: answer }).map(([name, given]) => [
        name,
        (call: Call) => (trouble ? noAnswer(trouble)() : answerOf(given, call)),
      ])
      history.replaceState(null, '', form.address ?? '?')
      const { scope, callsTo } = await shopAs(as, Object.fromEntries(reached))
      const show = () =>
        place.show(
          <Provider value={scope}>
            <View />
          </Provider>,
        )
      show()
      await until(() => begins.test(textOf(place.element)), `${begins} is not on the screen`)
      if (opens) (await until(() => buttonIn(place.element, opens), `There is no button ${opens}`)).click()
      await until(() => formOf(typed), 'There is no form')
      // All effects have run before a view is drawn again, as they have before somebody types.
      show()
      for (const [of, value] of Object.entries(typed)) await type(of, value)
      for (const words of presses) await press(words)

      const before = callsTo(endpoint).length
      const given = valuesOf(typed)
      for (const [tries, without] of (['offline', 'unreachable'] as const).entries()) {
        trouble = without
        await send(typed)
        await until(() => callsTo(endpoint).length === before + tries + 1, 'It is not sent')
        await sendingOf(typed)
        const says = (form.says ?? nobodyAnswers)[without]
        await until(() => says.test(saidIn(place.element)), `Nothing says ${says}`)
        const stands = Object.keys(typed).map(of => field(of)?.value)
        expect([stands, valuesOf(typed)], without).to.deep.equal([Object.values(typed), given])
      }
      trouble = null
      await send(typed)
      await until(() => shows.test(textOf(place.element)), `${shows} is not on the screen`)

      const sent = callsTo(endpoint).slice(before).map(whatItSends)
      expect(sent).to.deep.equal([sent[0], sent[0], sent[0]])
      for (const value of given.map(([, value]) => value).filter(value => Object.values(typed).includes(value)))
        expect(JSON.stringify(sent[0])).to.include(value)
    })
  }

  const field = (of: string) => place.element.querySelector<HTMLInputElement>(`[name=${of}], [data-name=${of}]`)

  const formOf = (typed: SentForm['typed']) => field(Object.keys(typed)[0] ?? '')?.form

  /** All that the form of these fields holds, ticks and choices included. */
  const valuesOf = (typed: SentForm['typed']) =>
    [...new FormData(formOf(typed) ?? undefined)].map(([name, value]) => [name, String(value)] as const)

  async function type(of: string, value: string): Promise<void> {
    const input = await until(() => field(of), `There is no field ${of}`)
    await until(() => {
      typeInto(input, value)
      return input.value === value
    }, `${of} does not take ${value}`)
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  async function press(words: string): Promise<void> {
    const all = () => [...place.element.querySelectorAll<HTMLElement>('label.check, button')]
    const found = await until(
      () => all().find(({ textContent }) => textContent?.trim().startsWith(words)),
      `Nothing to press begins with ${words}`,
    )
    const box = found.querySelector('input')
    const wasTicked = box?.checked
    found.click()
    await until(() => box?.checked !== wasTicked || !box, `${words} does not change`)
  }

  /** Its button, once it can be pressed. */
  const sendingOf = (typed: SentForm['typed']) =>
    until(
      () => formOf(typed)?.querySelector<HTMLElement>('[type=submit]:not([aria-disabled])'),
      'Its button cannot be pressed',
    )

  const send = async (typed: SentForm['typed']) => (await sendingOf(typed)).click()
}

const answerOf = (given: Answer, call: Call): unknown => (typeof given === 'function' ? given(call) : given)

/** Each attempt at an account proves itself again. */
function whatItSends({ path, query, body }: Call): object {
  const { codeChallenge: _anew, ...rest } = (body ?? {}) as Record<string, unknown>
  return { path, query, body: rest }
}

/** What is announced, and what is said about wrong fields. */
function saidIn(place: HTMLElement): string {
  const notes = [...place.querySelectorAll('[aria-invalid]')].map(field => field.getAttribute('aria-describedby'))
  return [
    ...place.querySelectorAll('[role=alert], [role=status]'),
    ...notes.map(note => document.getElementById(note ?? '')),
  ]
    .map(said => (said ? textOf(said) : ''))
    .join(' ')
}
