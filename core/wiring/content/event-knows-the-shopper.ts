import { sample } from 'effector'
import { joinFormShown, personFailed, personKnown, phoneRuleKnown } from '../../content/event-joining'
import { $signUpForm, phoneRuleOf, signUpOpened } from '../../enrolment/form'
import { $profile, $profileFailure, profileWanted } from '../../profile'

// The form of an event begins with what the account knows.

sample({ clock: joinFormShown, fn: () => {}, target: [profileWanted, signUpOpened] })

sample({
  clock: [joinFormShown, $profile],
  source: $profile,
  filter: profile => profile !== null,
  fn: profile => {
    const { email = '', firstName, lastName, gender, phone } = profile?.consumerDetails ?? {}
    return {
      email,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      gender: gender ?? '',
      phone: phone ?? '',
    }
  },
  target: personKnown,
})

sample({
  clock: $profileFailure,
  filter: failure => failure !== null,
  target: personFailed,
})

sample({
  clock: [joinFormShown, $signUpForm],
  source: $signUpForm,
  filter: form => form !== null,
  fn: form => phoneRuleOf(form),
  target: phoneRuleKnown,
})
