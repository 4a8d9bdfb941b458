import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { personShown } from '../../core/profile/employee-terms'
import { EmployeeTerms } from './employee-terms'

/** Asks an employee once per tab, on any screen. */
export function TermsOnce() {
  const show = useUnit(personShown)
  useEffect(() => show(), [show])
  return <EmployeeTerms />
}
