/** A light and a dark colour; either may be a function. */
const pair = /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g

/** The variable of a backdrop's colour; a build may have renamed it. */
const backdrop = /::backdrop\s*{\s*background:\s*var\((--[\w-]+)/

type Adopt = (root: ShadowRoot, texts: readonly string[]) => void

const applied = new WeakMap<ShadowRoot, { probe: Element; texts: readonly string[] }>()

/** For browsers without `light-dark()`: applies style sheets in the colours of the current scheme, and again when it changes. */
export function applyInScheme(root: ShadowRoot, texts: readonly string[], adopt: Adopt): void {
  const probe = applied.get(root)?.probe ?? watch(root, adopt)
  applied.set(root, { probe, texts })
  const [red = 0] = getComputedStyle(probe).color.match(/\d+/g) ?? []
  const chosen = texts.map(text => text.replace(pair, Number(red) > 127 ? '$2' : '$1'))
  adopt(root, chosen)
  // In these browsers a backdrop does not inherit its dialog's variables.
  const scrim = backdrop.exec(chosen.join(''))?.[1]
  if (scrim) {
    adopt(root, [...chosen, `.dlg::backdrop{${scrim}:${getComputedStyle(probe).getPropertyValue(scrim)}}`])
  }
}

/**
 * No property gives the effective scheme: it depends on the page's `color-scheme`, its meta element, the shopper's setting and
 * forced colours. The default text colour follows them all, and a transition reports its change; hidden elements resize later.
 */
function watch(root: ShadowRoot, adopt: Adopt): Element {
  const probe = root.ownerDocument.createElement('i')
  probe.style.cssText =
    'position:absolute;inline-size:1px;visibility:hidden;color:CanvasText;transition:color 1ms;pointer-events:none'
  const update = () => applyInScheme(root, applied.get(root)?.texts ?? [], adopt)
  probe.ontransitionend = event => {
    event.stopPropagation()
    update()
  }
  new ResizeObserver(update).observe(probe)
  root.append(probe)
  return probe
}
