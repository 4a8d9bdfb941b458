import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { started } from '../../core/runtime/started'
import { brandNamed } from '../shell/brand'
import {
  AssociateLogin,
  ConfirmEmail,
  ConfirmNewsletter,
  Enrolment,
  ForgotPassword,
  LookUp,
  Newsletter,
  ResetPassword,
  SignIn,
  SignUp,
} from './first-paint/form-page'
import { AccountPage } from './first-paint/account'
import type { FirstPaintProps } from './first-paint/head'
import { Cart, Express, Favorites } from './first-paint/list'
import { Confirmation, Step } from './first-paint/step'
import { Words } from './first-paint/words'
import type { Brand } from './page'

/** Screens other than checkout steps and text pages. */
const views: Readonly<Record<string, (props: FirstPaintProps) => ReactNode>> = {
  '/cart': Cart,
  '/favorites': Favorites,
  '/order': LookUp,
  '/order-confirmation': Confirmation,
  '/sign-in': SignIn,
  '/sign-in-window': SignIn,
  '/associate-login': AssociateLogin,
  '/enrolment': Enrolment,
  '/express': Express,
  '/sign-up': SignUp,
  '/newsletter': Newsletter,
  '/forgot-password': ForgotPassword,
  '/reset-password': ResetPassword,
  '/confirm-email': ConfirmEmail,
  '/confirm-newsletter': ConfirmNewsletter,
}

const isInAccount = (screen: string) => screen === '/account' || screen.startsWith('/account/')

/** What a screen shows before its scripts run, as React renders it before the first answer. */
export async function firstPaintOf(screen: string, locale: string, brand: Brand): Promise<string> {
  const scope = fork()
  await allSettled(brandNamed, { scope, params: brand })
  const params = { key: '', locale, api: '', checkout: '', channel: 'ECOMM', trust: 'first-party' } as const
  await allSettled(started, { scope, params })
  const View = screen.startsWith('/checkout') ? Step : (views[screen] ?? (isInAccount(screen) ? AccountPage : Words))
  const root = `/${locale.toLowerCase()}`
  return renderToStaticMarkup(
    <Provider value={scope}>
      <View root={root} place={screen} />
    </Provider>,
  )
}
