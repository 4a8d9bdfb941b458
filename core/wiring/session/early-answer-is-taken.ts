import { takeEarly } from '../../http/early'
import { fetchFx } from '../../http/fetch'
import { sendOut } from '../../http/send-out'

fetchFx.use(call => takeEarly(call) ?? sendOut(call))
