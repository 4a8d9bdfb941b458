import { expect } from 'chai'
import { Provider } from 'effector-react'
import { aToken } from '../../../core/testing/a-token'
import { type Answer, noAnswer, refuse, shopFor } from '../../../core/testing/shop-for'
import { textOf, until } from '../../../widgets/testing/see'
import { typeInto } from '../../../widgets/testing/type-into'
import { placeForViews } from '../../testing/place-for-views'
import { SignIn } from './sign-in'

const place = placeForViews()
const field = (name: string) => place.element.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const link = (text: string) =>
  [...place.element.querySelectorAll('a')].filter(({ textContent }) => textContent === text)

async function signIn(answer: Answer, username = 'ada@example.com', password = 'Harbour-7') {
  const { scope } = await shopFor({
    'POST /consumers-v3/auth/signin': answer,
    'POST /token/v2/auth/token': () => ({ ...aToken({ consumerType: 'REGISTERED', firstName: 'Ada' }), cart: null }),
  })
  place.show(
    <Provider value={scope}>
      <SignIn />
    </Provider>,
  )
  field('username').value = username
  field('password').value = password
  place.element.querySelector('form')?.requestSubmit()
}

const states: [state: string, answer: Answer, username: string, says: RegExp][] = [
  ['while it is sent', () => new Promise(() => {}), 'ada@example.com', /Signing in/],
  ['once it has worked', { authorizationCode: 'code-1', expiresIn: 60 }, 'ada@example.com', /You are signed in, Ada/],
  ['refused', refuse(401, 'AUT401'), 'ada@example.com', /Refused with AUT401/],
  ['offline', noAnswer('offline'), 'ada@example.com', /offline|connection/i],
  ['with half an address', refuse(500, 'GEN500'), 'ada@', /name@example\.com/],
]

describe('the sign-in screen', () => {
  for (const [state, answer, username, says] of states) {
    it(`A2: the form of the sign-in, ${state}`, async () => {
      await signIn(answer, username)
      await until(() => says.test(textOf(place.element)), `It does not say ${says}`)
    })
  }

  it('a telephone’s keyboard leads from the address to the password, and on', async () => {
    await signIn(noAnswer('offline'))
    const hints = [field('username'), field('password')].map(input => input.getAttribute('enterkeyhint'))
    expect(hints).to.deep.equal(['next', 'go'])
  })

  it('A2: what is wrong with a field is not said of what is typed into it then', async () => {
    await signIn(noAnswer('offline'), '', '')
    await until(() => field('username').ariaInvalid && field('password').ariaInvalid, 'Nothing is marked')
    typeInto(field('password'), 'H')
    await until(() => !field('password').ariaInvalid, 'It is still said')
    expect(field('username').ariaInvalid).to.equal('true')
  })

  it('X6: a password that is shown is a password again when it is sent', async () => {
    await signIn(noAnswer('offline'))
    const eye = place.element.querySelector<HTMLElement>('button[aria-label="Show password"]')
    eye?.click()
    await until(() => field('password').type === 'text', 'It is not shown')
    place.element.querySelector('form')?.requestSubmit()
    await until(() => field('password').type === 'password' && eye?.ariaPressed === 'false', 'It is shown still')
    expect(field('password').value).to.equal('Harbour-7')
  })

  it('A2: a locked account has a link to a new password beside the reason', async () => {
    await signIn(refuse(423, 'AUT423'))
    await until(() => link('Forgot your password?').length === 2, 'No link beside the reason')
    expect(link('Contact us')).to.deep.equal([])
  })
})
