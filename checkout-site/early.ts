import { askEarly } from '../core/http/early'
import { load } from '../core/runtime/storage'
import { firstCallOf } from '../core/wiring/session/first-call'
import { firstPictures } from './first-pictures'
import { localeOfPath } from './locales'
import { cartScreenOf, needsOwner, placeOf } from './shell/route'
import { canRun, configOf, expectSignedIn, place } from './start'

// A file of its own, which runs while the others are still on their way.
if (canRun() && localeOfPath(location.pathname)) {
  const config = configOf(place())
  expectSignedIn(config)
  const opened = placeOf(location.pathname)
  const isMocked = load(config.key, 'mock', 1) !== null
  const call = isMocked ? null : firstCallOf(config, needsOwner(opened))
  const answer = call && askEarly(call, `till:${config.key}:token`)
  // A picture that was asked for is there for its line.
  const fetchPictures = (body: string) =>
    firstPictures(body, config.api).map(src => Object.assign(new Image(), { fetchPriority: 'high', src }))
  if (cartScreenOf(opened) === 'cart') answer?.then(({ body }) => fetchPictures(body)).catch(() => {})
}
