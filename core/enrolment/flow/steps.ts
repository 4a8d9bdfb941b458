/** In order. */
export const steps = [
  'lookup',
  'sign-in',
  'sign-up',
  'forgot-password',
  'non-loyalty',
  'welcome',
  'mobile',
  'profile',
  'interests',
  'success',
] as const

export type Step = (typeof steps)[number]

export type Lack = 'phone' | 'firstName' | 'lastName' | 'postalCode' | 'birthDate'

export type Standing =
  | { readonly isSignedIn: false }
  | { readonly isSignedIn: true; readonly isMember: boolean; readonly lacks: readonly Lack[] }

/** `enrolled`: a new account is signed in. */
export type Happening =
  | 'known'
  | 'unknown'
  | 'sign-up-chosen'
  | 'club-chosen'
  | 'sign-in-chosen'
  | 'forgot'
  | 'signed-in'
  | 'enrolled'
  | 'enrolled-as-member'
  | 'joined'
  | 'saved'
  | 'skipped'
  | 'next'

type Next = Step | 'over'

/** Guests start with the look-up; accounts with the phone number, if it is missing. */
export function startingStep(standing: Standing): Step {
  if (!standing.isSignedIn) return 'lookup'
  return standing.lacks.includes('phone') ? 'mobile' : 'profile'
}

/** Steps up to the forgotten password are for guests, all others for accounts. */
export function canStandAt(step: Step, { isSignedIn }: Standing): boolean {
  return isSignedIn ? !isForGuests(step) : isForGuests(step)
}

export const isForGuests = (step: Step): boolean => steps.indexOf(step) <= steps.indexOf('forgot-password')

export const isStep = (name: unknown): name is Step => steps.some(step => step === name)

export function stepAfter(step: Step, happening: Happening, standing: Standing | null): Next | null {
  const next = table[step][happening]
  return typeof next === 'function' ? next(standing) : (next ?? null)
}

type Way = Next | ((standing: Standing | null) => Next | null)

const toDetails = (standing: Standing | null): Next =>
  standing?.isSignedIn && !standing.lacks.some(lack => lack !== 'phone') ? 'interests' : 'profile'

const toWhatIsMissing = (standing: Standing | null): Next =>
  standing?.isSignedIn && !standing.lacks.includes('phone') ? toDetails(standing) : 'mobile'

const fromMobile = (standing: Standing | null): Next | null =>
  standing?.isSignedIn && standing.lacks.includes('phone') ? null : toDetails(standing)

const enrolled = { enrolled: 'non-loyalty', 'enrolled-as-member': 'welcome', 'signed-in': 'over' } as const

const table: Readonly<Record<Step, Readonly<Partial<Record<Happening, Way>>>>> = {
  lookup: {
    ...enrolled,
    known: 'sign-in',
    unknown: 'sign-up',
    'sign-in-chosen': 'sign-in',
    'sign-up-chosen': 'sign-up',
  },
  'sign-in': { ...enrolled, 'sign-up-chosen': 'sign-up', 'club-chosen': 'sign-up', forgot: 'forgot-password' },
  'sign-up': { ...enrolled, 'sign-in-chosen': 'sign-in' },
  'forgot-password': { ...enrolled, 'sign-in-chosen': 'sign-in', 'sign-up-chosen': 'sign-up' },
  'non-loyalty': { joined: 'welcome', skipped: toWhatIsMissing },
  welcome: { next: toWhatIsMissing, skipped: 'over' },
  mobile: { saved: fromMobile, skipped: toDetails },
  profile: { saved: 'interests', skipped: 'interests' },
  interests: { saved: 'success', skipped: 'success' },
  success: { next: 'over' },
}
