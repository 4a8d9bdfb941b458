import { useUnit } from 'effector-react'
import { $person, type JoinDraft, type JoinProblems } from '../../core/content/event-joining'
import { nameLimits } from '../../core/validate/person-name'
import { problemMessage } from '../../core/validate/problem-message'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { Select, TextInput } from '../ui/field'
import { $words } from './join.words'

const genders = ['', 'female', 'male', 'other'] as const

interface PersonFieldsProps {
  draft: JoinDraft
  problems: JoinProblems
  onChange: (change: Partial<JoinDraft>) => void
}

/** Who joins. The e-mail address is the account's; the rest begins with what the account says. */
export function PersonFields({ draft, problems, onChange }: PersonFieldsProps) {
  const { words, common, person } = useUnit({ words: $words, common: $problemWords, person: $person })
  const text = (name: 'firstName' | 'lastName' | 'phone') => ({
    name,
    value: draft[name],
    error: problems[name] && problemMessage(problems[name], common, nameLimits),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [name]: currentTarget.value }),
  })
  return (
    <>
      <TextInput
        label={words.email}
        hint={words.ofAccount}
        type="email"
        name="email"
        dir="ltr"
        autoComplete="email"
        readOnly
        value={person?.email ?? ''}
      />
      <div className="pair">
        <TextInput label={words.firstName} autoComplete="given-name" {...text('firstName')} />
        <TextInput label={words.lastName} autoComplete="family-name" {...text('lastName')} />
      </div>
      <div className="pair">
        <Select
          label={words.gender}
          optional={words.optional}
          name="gender"
          autoComplete="sex"
          value={draft.gender}
          options={genders.map(value => ({ value, label: words.genders[value || 'choose'] }))}
          onChange={({ currentTarget }) => onChange({ gender: currentTarget.value })}
        />
        <TextInput
          label={words.phone}
          optional={words.optional}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          {...text('phone')}
        />
      </div>
    </>
  )
}
