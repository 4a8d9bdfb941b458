/** What employees get off once they accepted the terms, as far as the year's cap goes. */
export const employeeDiscount = {
  id: 'employee-30',
  level: 'ORDER',
  rank: 45,
  name: {
    en: 'Employee discount',
    fr: 'Remise employé',
    de: 'Mitarbeiterrabatt',
    ja: '従業員割引',
    ar: 'خصم الموظفين',
  },
  callout: {
    en: '30% off for employees',
    fr: '30\u202f% pour les employés',
    de: '30\u00a0% für Mitarbeitende',
    ja: '従業員は30%オフ',
    ar: 'خصم 30٪ للموظفين',
  },
  condition: { audience: 'employee' },
  reward: { type: 'percent', percent: 30 },
} as const

/** What members of the trade programme get off, as far as the year's credit goes. */
export const tradeDiscount = {
  id: 'trade-25',
  level: 'ORDER',
  rank: 46,
  name: {
    en: 'Trade discount',
    fr: 'Remise du programme des métiers',
    de: 'Rabatt des Fachprogramms',
    ja: 'プロフェッショナルプログラム割引',
    ar: 'خصم برنامج المهنيين',
  },
  callout: {
    en: '25% off for members of the trade program',
    fr: '25\u202f% pour les membres du programme des métiers',
    de: '25\u00a0% für Mitglieder des Fachprogramms',
    ja: 'プロフェッショナルプログラム会員は25%オフ',
    ar: 'خصم 25٪ لأعضاء برنامج المهنيين',
  },
  condition: { audience: 'wranx' },
  reward: { type: 'percent', percent: 25 },
} as const

/** What members of the industry programme get off, as far as the year's credit goes. */
export const industryDiscount = {
  id: 'industry-40',
  level: 'ORDER',
  rank: 47,
  name: {
    en: 'Industry discount',
    fr: 'Remise du programme du secteur',
    de: 'Rabatt des Branchenprogramms',
    ja: '業界プログラム割引',
    ar: 'خصم برنامج العاملين في القطاع',
  },
  callout: {
    en: '40% off for members of the industry program',
    fr: '40\u202f% pour les membres du programme des professionnels du secteur',
    de: '40\u00a0% für Mitglieder des Branchenprogramms',
    ja: '業界プログラム会員は40%オフ',
    ar: 'خصم 40٪ لأعضاء برنامج العاملين في القطاع',
  },
  condition: { audience: 'ipa' },
  reward: { type: 'percent', percent: 40 },
} as const
