/** Steps of the sign-in's dialog, by the names of dialogs of their own. */
export const stepsOfSignIn: ReadonlyMap<string, string> = new Map([
  ['sign-up', 'sign-up'],
  ['forgot-password', 'forgot-password'],
  ['interests', 'interests'],
  ['welcome', 'welcome'],
  ['simplified-enrolment', 'lookup'],
  ['loyalty-sign-up', 'non-loyalty'],
])
