/** Different from the shop, so that nobody confuses the two. */
export const style = `
:root { color-scheme: light dark; --ink: #16233a; --soft: #56627a; --paper: #fff; --sunken: #f3f5f9; --edge: #7d8798; --deep: #14448c; --on-deep: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2fa; --soft: #aeb9cc; --paper: #131a26; --sunken: #1d2636; --edge: #8592a8; --deep: #9cc1ff; --on-deep: #10213d } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink); font: 16px/24px system-ui, sans-serif }
main { inline-size: 100%; max-inline-size: 360px; display: grid; gap: 12px; text-align: center }
p { margin: 0; color: var(--soft) }
p b { color: var(--ink) }
h1 { margin: 0; font-size: 20px; line-height: 28px; text-wrap: balance }
.bank { display: flex; gap: 8px; align-items: center; justify-content: center; color: var(--deep); font-weight: 600 }
svg { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round }
form { display: grid; grid-template-columns: 1fr auto; gap: 12px; text-align: start; margin-block-start: 8px }
label, input { grid-column: 1 / -1 }
label { font-weight: 600 }
input { min-block-size: 48px; padding-inline: 14px; border: 1px solid var(--edge); border-radius: 8px; background: var(--sunken); color: inherit; font: 600 20px/1.2 ui-monospace, monospace; letter-spacing: 4px }
button { min-block-size: 48px; padding-inline: 8px; border: 1px solid var(--deep); border-radius: 8px; background: var(--deep); color: var(--on-deep); font: 600 16px/24px system-ui, sans-serif; cursor: pointer }
button.quiet { background: none; color: var(--deep) }
:is(input, button):focus-visible { outline: 3px solid var(--deep); outline-offset: 2px }
`
