import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { personShown } from '../../core/profile'
import { EmployeeTerms } from './employee-terms'

/** An employee is asked for the terms once in a tab, on whichever screen they signed in. */
export function TermsOnce() {
  const show = useUnit(personShown)
  useEffect(() => show(), [show])
  return <EmployeeTerms />
}
