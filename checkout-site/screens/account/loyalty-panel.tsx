import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { money } from '../../../core/format/money'
import { $loyalty, loyaltyWanted } from '../../../core/loyalty'
import { $profile } from '../../../core/profile'
import { $currency } from '../../../core/site/config'
import { $locale } from '../../../core/site/config'
import { Progress } from '../../../widgets/ui/progress'
import { counted } from '../../payment/instrument-name'
import { $root } from '../../shell/navigation'
import { $words } from './account-overview.words'

export function LoyaltyPanel() {}
