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

export type MissingDetail = 'phone' | 'firstName' | 'lastName' | 'postalCode' | 'birthDate'

export type Progress =
  | { readonly isSignedIn: false }
  | { readonly isSignedIn: true; readonly isMember: boolean; readonly lacks: readonly MissingDetail[] }

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
export function startingStep(progress: Progress): Step {
  if (!progress.isSignedIn) return 'lookup'
  return progress.lacks.includes('phone') ? 'mobile' : 'profile'
}

/** Steps up to the forgotten password are for guests, all others for accounts. */
export function canBeAt(step: Step, { isSignedIn }: Progress): boolean {
  return isSignedIn ? !isForGuests(step) : isForGuests(step)
}

export const isForGuests = (step: Step): boolean => steps.indexOf(step) <= steps.indexOf('forgot-password')

export const isStep = (name: unknown): name is Step => steps.some(step => step === name)

export function stepAfter(step: Step, happening: Happening, progress: Progress | null): Next | null {
  const next = table[step][happening]
  return typeof next === 'function' ? next(progress) : (next ?? null)
}

type Transition = Next | ((progress: Progress | null) => Next | null)

const toDetails = (progress: Progress | null): Next =>
  progress?.isSignedIn && !progress.lacks.some(lack => lack !== 'phone') ? 'interests' : 'profile'

const toWhatIsMissing = (progress: Progress | null): Next =>
  progress?.isSignedIn && !progress.lacks.includes('phone') ? toDetails(progress) : 'mobile'

const fromMobile = (progress: Progress | null): Next | null =>
  progress?.isSignedIn && progress.lacks.includes('phone') ? null : toDetails(progress)

const enrolled = { enrolled: 'non-loyalty', 'enrolled-as-member': 'welcome', 'signed-in': 'over' } as const

const table: Readonly<Record<Step, Readonly<Partial<Record<Happening, Transition>>>>> = {
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
