import './early'
import '../core/wiring/session/early-answer-is-taken'
import { run } from './run'
import { fetchScreen, NotFound, routeOf } from './routes'
import { ScreenFrame } from './shell/screen-frame'

run({ routeOf, fetchScreen, Unknown: NotFound, Frame: ScreenFrame })
