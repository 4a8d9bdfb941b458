/** The discount of employees who accepted the terms, up to the year's cap. */
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
