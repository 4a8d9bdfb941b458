/** What our one element does without: sheets, controllers, decorators, other types and converters, accessors of its own. */
export const litCuts = [
  ['import{getCompatibleStyle as t,…from"./css-tag.js";export{…"./css-tag.js";'],
  ['c=a.trustedTypes,l=c?c.emptyScript:"",p=a.reactiveElementPolyfillSupport,'],
  ['toAttribute(t,s){…return t}', 'toAttribute:(t,s)=>s===Boolean?t?"":null:t'],
  ['fromAttribute(t,s){…return i}', 'fromAttribute:(t,s)=>s===Boolean?null!==t:s===Number&&null!==t?Number(t):t'],
  ['b={attribute:!0,…;Symbol.metadata??=…=new WeakMap;', 'b={};'],
  ['static addInitializer(t){…}'],
  [
    'if(s.state&&(…,this.elementProperties.set(t,s),!s.noAccessor){const i=Symbol(),h=this.getPropertyDescriptor(t,i,s);void 0!==h&&e(this.prototype,t,h)}}',
    'this.elementProperties.set(t,s),e(this.prototype,t,this.getPropertyDescriptor(t,Symbol(),s))}',
  ],
  [
    'const{get:e,set:r}=h(…,i)},configurable',
    'return{get(){return this[s]},set(e){const r=this[s];this[s]=e,this.requestUpdate(t,r,i)},configurable',
  ],
  ['void 0!==t.l&&(this.l=[...t.l]),'],
  ['const t=this.properties,s=[...r(t),...o(t)];for(const i of s)', 'const t=this.properties;for(const i of r(t))'],
  ['const t=this[Symbol.metadata];…this.elementProperties.set(t,i)}this._$Eh', 'this._$Eh'],
  [
    'const i=this._$Eu(t,s);void 0!==i&&this._$Eh.set(i,t)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles…return i}',
    'this._$Eh.set(this._$Eu(t,s),t)}}',
  ],
  ['const i=s.attribute;return!1===i?…:void 0}', 'return s.attribute}'],
  [',this.constructor.l?.forEach(t=>t(this))'],
  ['addController(t){…}removeController(t){…}'],
  ['createRenderRoot(){…,t}'],
  [',this._$EO?.forEach(t=>t.hostConnected?.())'],
  ['this._$EO?.forEach(t=>t.hostDisconnected?.())'],
  ['if(void 0!==e&&!0===i.reflect){const h=(void 0!==i.converter?.toAttribute?i.converter:u)', '{const h=u'],
  [',h="function"==typeof t.converter?…:u;this._$Em=e;const r=h.', ';this._$Em=e;const r=u.'],
  [
    'requestUpdate(t,s,i,e=!1,h){…this.C(t,s,i)}',
    'requestUpdate(t,s,i){if(void 0!==t){const h=this[t];if(!f(h,s)&&!(h===this._$Ej?.get(t)&&!this.hasAttribute(i.attribute)))return;this.C(t,s)}',
  ],
  [
    'C(t,s,{useDefault:i,…).add(t))}',
    'C(t,s){(this._$Ej??=new Map).has(t)?(this._$AL.has(t)||this._$AL.set(t,s),this._$Em!==t&&(this._$Eq??=new Set).add(t)):this._$Ej.set(t,s??this[t])}',
  ],
  [
    'const t=this.scheduleUpdate();return null!=t&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}',
    'return this.performUpdate(),!this.isUpdatePending}',
  ],
  ['const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped…i,e)}}let t=!1;', '}'],
  [
    't=this.shouldUpdate(s),t?(…):this._$EM()}catch(s){throw t=!1,this._$EM(),s}t&&this._$AE(s)}willUpdate(t){}_$AE(t){…}_$EM',
    'this.update(s)}catch(s){throw this._$EM(),s}this.hasUpdated=!0}_$EM',
  ],
  ['return this.getUpdateComplete()}getUpdateComplete(){'],
  ['shouldUpdate(t){return!0}'],
  ['updated(t){}firstUpdated(t){}'],
  ['y.elementStyles=[],y.shadowRootOptions={mode:"open"},'],
  [
    ',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2");export{…}',
    ';export{y as ReactiveElement}',
  ],
]
