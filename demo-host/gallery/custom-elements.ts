import type { DescribedAttribute, DescribedWidget } from './described'

const path = 'till.js'

/** The widgets as a custom elements manifest, schema 2.1.0 (github.com/webcomponents/custom-elements-manifest). */
export function customElements(widgets: readonly DescribedWidget[]) {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: widgets.map(declaration),
        exports: widgets.map(widget => ({
          kind: 'custom-element-definition',
          name: widget.tag,
          declaration: { name: className(widget), module: path },
        })),
      },
    ],
  }
}

function declaration(widget: DescribedWidget) {
  const { tag, about, attributes, slots, parts, events } = widget
  return {
    kind: 'class',
    customElement: true,
    name: className(widget),
    tagName: tag,
    description: about,
    attributes: attributes.map(attribute => ({
      name: attribute.name,
      fieldName: attribute.property,
      ...valueOf(attribute),
    })),
    members: attributes.map(attribute => ({
      kind: 'field',
      name: attribute.property,
      attribute: attribute.name,
      reflects: true,
      ...valueOf(attribute),
    })),
    slots: slots.map(described),
    cssParts: parts.map(described),
    events: events.map(({ name, about }) => ({ name, description: about, type: { text: `TillEvents['${name}']` } })),
  }
}

const described = ({ name, about }: { name: string; about: string }) => ({ name, description: about })

const valueOf = ({ type, initial, about }: DescribedAttribute) => ({
  type: { text: type },
  default: JSON.stringify(initial),
  description: about,
})

const className = ({ folder }: DescribedWidget) =>
  `${folder.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Element`
