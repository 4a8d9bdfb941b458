import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { $profile, $profileFailure, profileWanted } from '../../../core/profile'
import { detailsShown } from '../../../core/profile/details'
import { Loaded } from '../../account/loaded'
import { $root } from '../../shell/navigation'
import { Title } from '../../shell/title'
import { BasicsForm } from './basics-form'
import { LikingForm } from './liking-form'
import { $words } from './account-profile.words'

export function AccountProfile() {
  const { profile, error, words, root, loadProfile, show } = useUnit({
    profile: $profile,
    error: $profileFailure,
    words: $words,
    root: $root,
    loadProfile: profileWanted,
    show: detailsShown,
  })
  useEffect(() => {
    show()
    loadProfile()
  }, [show, loadProfile])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Loaded value={profile} error={error} onRetry={loadProfile}>
        {profile => (
          <>
            <BasicsForm details={profile.consumerDetails} />
            <LikingForm preferences={profile.preferences} />
            <section className="panel">
              <h2>{words.password}</h2>
              <Link href={`${root}/account/password?from=${encodeURIComponent(`${root}/account/profile`)}`}>
                {words.changePassword}
              </Link>
            </section>
          </>
        )}
      </Loaded>
    </>
  )
}
