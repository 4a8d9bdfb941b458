import { Express } from '../screens/express/express'
import { fetchView, lazily } from '../shell/lazily'
import { placeOf, type Route } from '../shell/route'

/** What a wallet leads through. All other addresses load the microsite's own page. */
export const routes: readonly Route[] = [
  { path: '/express', screen: Express },
  {
    path: '/order-confirmation',
    screen: lazily(() => import('../screens/confirmation/confirmation'), 'Confirmation'),
  },
]

export function routeOf(pathname: string): Route | undefined {
  const place = placeOf(pathname)
  return routes.find(({ path }) => path === place)
}

/** Loads a screen before it is rendered. */
export const fetchScreen = (pathname: string): Promise<void> => fetchView(routeOf(pathname)?.screen)
