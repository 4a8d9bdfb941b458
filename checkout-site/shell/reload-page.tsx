import { useEffect } from 'react'
import { Waiting } from './waiting'

/** For an address that another page of the shop shows. The address bar has it already, so a reload brings that page. */
export function ReloadPage() {
  useEffect(() => location.reload(), [])
  return <Waiting />
}
