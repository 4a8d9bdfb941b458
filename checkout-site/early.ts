import { askEarly } from '../core/http/early'
import { load } from '../core/runtime/storage'
import { firstCallOf } from '../core/wiring/session/first-call'
import { firstPictures } from './first-pictures'
import { localeOfPath } from './locales'
import { cartScreenOf, placeOf } from './shell/route'
import { canRun, configOf, expectSignedIn, place } from './start'

// A file of its own, which runs while the others are still on their way.
if (canRun() && localeOfPath(location.pathname)) {
  const config = configOf(place())
  expectSignedIn(config)
  const screen = cartScreenOf(placeOf(location.pathname))
  const isMocked = load(config.key, 'mock', 1) !== null
  const call = isMocked ? null : firstCallOf(config, screen !== null)
  const answer = call && askEarly(call, `till:${config.key}:token`)
  // A picture that was asked for is there for its line.
  const fetchPictures = (body: string) =>
    firstPictures(body, config.api).map(src => Object.assign(new Image(), { fetchPriority: 'high', src }))
  if (screen === 'cart') answer?.then(({ body }) => fetchPictures(body)).catch(() => {})
}
