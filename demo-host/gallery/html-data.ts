import type { DescribedWidget } from './described'

/** The widgets and their openers as custom data for HTML in VS Code (`html.customData`), version 1.1. */
export function htmlData(widgets: readonly DescribedWidget[]) {
  return {
    version: 1.1,
    tags: widgets.map(({ tag, about, attributes }) => ({
      name: tag,
      description: about,
      attributes: attributes.map(({ name, type, about: description }) => ({
        name,
        description,
        ...(type === 'boolean' ? { valueSet: 'v' } : {}),
      })),
    })),
    globalAttributes: [
      {
        name: 'data-till-open',
        description: 'Opens a dialog or panel of the shop by name; `data-till-…` are its properties.',
        values: widgets.filter(canOpen).map(({ folder: name, about: description }) => ({ name, description })),
      },
      { name: 'data-till-add', description: 'Puts the product of this id into the cart.' },
      {
        name: 'data-till-variant',
        description: 'The variant that `data-till-add` puts in; without it the panel asks.',
      },
      { name: 'data-till-qty', description: 'How many of it; one unless said.' },
      { name: 'data-till-reserve', description: 'Holds it for the shopper at once, for a quarter of an hour.' },
    ],
  }
}

export const canOpen = ({ attributes }: DescribedWidget) => attributes.some(({ property }) => property === 'noButton')
