import { Fragment } from 'react'
import { run } from '../run'
import { LoadedAnew } from '../shell/loaded-anew'
import { fetchScreen, routeOf } from './routes'

run({ routeOf, fetchScreen, Unknown: LoadedAnew, Frame: Fragment })
