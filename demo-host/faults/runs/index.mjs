import { crowd } from './crowd.mjs'
import { crossing } from './crossing.mjs'
import { failover } from './failover.mjs'
import { giftCard } from './gift-card.mjs'
import { kill } from './kill.mjs'
import { outage } from './outage.mjs'
import { reservations } from './reservations.mjs'
import { stops } from './stops.mjs'
import { twins } from './twins.mjs'
import { upgrade } from './upgrade.mjs'

export const runs = [crowd, crossing, kill, stops, twins, giftCard, reservations, outage, failover, upgrade]
