/** effector-react: units in an object, one unit, a part of a store; a view that runs has its scope. */
export const effectorReactCuts = [
  [":'@@unitShape'in e?…:r=e;const o=Array.isArray(r),", ':r=e;const '],
  ['const e=Array.isArray(r)?[]:{},o=[],u=', 'const e={},o=[],u='],
  ['for(const s in r){if(!{}.hasOwnProperty.call(r,s))continue;', 'for(const s of Object.keys(r)){'],
  ['S.unit(i)||E(…to be a unit`),S.event(i)', 'S.event(i)'],
  ['p=o?[...u]:{...u}', 'p={...u}'],
  ["t?(r=t,s=e,u=[]):({fn:r,…}=e),S.store(s)||E(…a function');", '({fn:r,store:s,keys:u}=e);'],
  ['void 0===t&&void 0!==o&&(t=o),'],
  ['return R(a,i,i,(e=>{if(', 'return O(a,(()=>{const e=i();if('],
  ['return f.current}),((e,t)=>!c(t,e)))}', 'return f.current}))}'],
  ["import w from'use-sync-external-store/shim/with-selector.js';"],
  [',{useSyncExternalStoreWithSelector:R}=w'],
  [
    'h=t!==r.scope;if(r.stale||r.justSubscribed||h){d=!r.justSubscribed||h,',
    'h=0;if(r.stale||r.justSubscribed){d=!r.justSubscribed,',
  ],
  ['r.justSubscribed=!d,r.scope=t,', 'r.justSubscribed=!d,'],
  ["return e&&!t&&E('No scope found, consider adding <Provider> to app root'),t", 'return t'],
]
