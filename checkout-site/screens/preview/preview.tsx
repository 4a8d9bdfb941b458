import { useUnit } from 'effector-react'
import { type FormEvent, useEffect } from 'react'
import {
  $docType,
  $docTypeProblem,
  $isListing,
  $layout,
  $limit,
  $previewed,
  $previewToken,
  docTypeChosen,
  docTypes,
  layoutChosen,
  layouts,
  limitChosen,
  limits,
  listSubmitted,
  previewOpened,
  previewTokenTyped,
} from '../../../core/content/preview'
import { Button } from '../../../widgets/ui/button'
import { Select, TextInput } from '../../../widgets/ui/field'
import { ownSite } from '../../augmented/own-site'
import { ShopPage } from '../../shell/shop-page'
import { Frames } from './frames'
import { Listed } from './listed'
import { $words } from './preview.words'
import './preview.css'

/** For editors: the documents of their site, and each of them as shoppers will see it. */
export function Preview() {
  const { words, previewed, open } = useUnit({
    words: $words,
    previewed: $previewed,
    open: previewOpened,
  })
  useEffect(() => {
    open({ siteId: ownSite() })
  }, [open])
  return (
    <ShopPage title={words.title}>
      <main className="preview">
        <h1>{words.title}</h1>
        <Controls />
        <Listed />
        {previewed ? <Frames document={previewed} /> : null}
      </main>
    </ShopPage>
  )
}

function Controls() {
  const {
    words,
    docType,
    problem,
    layout,
    limit,
    token,
    isListing,
    submit,
    chooseType,
    chooseLayout,
    chooseLimit,
    typeToken,
  } = useUnit({
    words: $words,
    docType: $docType,
    problem: $docTypeProblem,
    layout: $layout,
    limit: $limit,
    token: $previewToken,
    isListing: $isListing,
    chooseType: docTypeChosen,
    chooseLayout: layoutChosen,
    chooseLimit: limitChosen,
    typeToken: previewTokenTyped,
    submit: listSubmitted,
  })
  const list = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit()
    if (!docType) event.currentTarget.querySelector('select')?.focus()
  }
  const named = (names: readonly string[]) => names.map(name => ({ value: name, label: name }))
  return (
    <form className="controls" onSubmit={list} noValidate>
      <Select
        label={words.docType}
        name="docType"
        required
        value={docType}
        error={problem ? words.docTypeRequired : undefined}
        options={[{ value: '', label: words.choose }, ...named(docTypes)]}
        onChange={event => chooseType(event.currentTarget.value)}
      />
      <Select
        label={words.layout}
        name="layout"
        value={layout}
        options={[{ value: '', label: words.anyLayout }, ...named(layouts)]}
        onChange={event => chooseLayout(event.currentTarget.value)}
      />
      <Select
        label={words.limit}
        name="limit"
        value={limit}
        options={named(limits)}
        onChange={event => chooseLimit(event.currentTarget.value)}
      />
      <TextInput
        label={words.token}
        hint={words.tokenHint}
        name="previewToken"
        type="password"
        autoComplete="off"
        maxLength={200}
        dir="ltr"
        value={token}
        onChange={event => typeToken(event.currentTarget.value)}
      />
      <Button type="submit" busy={isListing ? words.loading : undefined}>
        {words.list}
      </Button>
    </form>
  )
}
