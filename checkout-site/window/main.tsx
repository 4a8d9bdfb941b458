import { Fragment } from 'react'
import { run } from '../run'
import { ReloadPage } from '../shell/reload-page'
import { fetchScreen, routeOf } from './routes'

run({ routeOf, fetchScreen, Unknown: ReloadPage, Frame: Fragment })
