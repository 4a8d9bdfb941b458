/** What it tells developers: wrong arguments, deprecated calls, traces. Our own tests run with all of it. */
const advice = [
  ["r(e,t,r){if(!e)throw Error(`${r?r+': ':''}${t}`)}", 'r(){}'],
  ['function l(e,t){if(!t)return e;…,r}', 'function l(){}'],
  ["Ne(a,`${s} ${n}`,'first argument'),r(xe(o),…,s),ce(!G(e,'derived'),…,s),"],
  ['ce(!(h&&s.skipVoid),…,c);'],
  ['return a&&!h&&le(`${It}`,b.graphite),(', 'return('],
  ["(r(b.targetable,'.reset of…,c),t(e,", '(t(e,'],
  ["(r(b.targetable,'.on of…,c),m(b,'.on',e,t,c))", 'm(b,e,t)'],
  ["m(b,'.reset',e,(()=>b.defaultState),c)", 'm(b,e,(()=>b.defaultState))'],
  ['function m(e,n,a,o,s){', 'function m(e,a,o){'],
  ['r(Me(f),`${o}: shape should be an object`),'],
  ["r(xe(e),'.use argument should be a function',s),"],
  ["ee(s)&&r(ze(u),'`domain`…',n);"],
  ['(()=>r(0,`no handler used in ${i.compositeName.fullName}`))', '(()=>{})'],
  ['return r(!Q(e)&&!ze(e),…,p),void(', 'return void('],
  ["!ze(e)||u&&'skipVoid'in u||console.error(`${p}: ${It}`),"],
  ["r(t||tt||n,'scopeBind: scope not found');"],
]

/** Domains, regions with their pages, factories, configuration that a compiler's plugin adds, inspection. */
const domains = [
  ['let a,o=ot,s=null,i=tt;if(e.target&&(…e.stack&&(s=e.stack),i=', 'let i=tt;if(e.target&&(r=e.params,n=e.defer,i='],
  [
    "Xe('pure',o,T(e[t]),s,r[t],i,a);else Xe('pure',o,T(e),s,r,i,a);",
    "Xe('pure',T(e[t]),null,r[t],i);else Xe('pure',T(e),null,r,i);",
  ],
  ['{isRoot:rt,currentPage:ot,scope:tt,isWatch:nt,isPure:at}', '{isRoot:rt,scope:tt}'],
  ['ot=p=r.page,tt=U(r),p?m=p.reg:tt&&(m=tt.reg);const a=!!p,o=!!tt,s=', 'tt=U(r),tt&&(m=tt.reg);const s='],
  ['s=o?p?`${p.fullID}_${o}`:o:0;', 's=o;'],
  ['if(a){const t=lt(p,…m=void 0}else o&&mt(', 'tt&&mt('],
  ['dt(p,tt,e.target,0)', 'dt(tt,e.target,0)'],
  ["nt='watch'===u.meta.op,at=e.pure;"],
  [',nt=c.isWatch,at=c.isPure}', '}'],
  ['if(ut&&ut(r,s),!l)', 'if(!l)'],
  ["Xe('child',p,t,r,e,n)})),n){", "Xe('child',t,r,e,n)})),n){"],
  ["Xe('child',p,t,r,e,n)}))}}}rt=c.isRoot,ot=c.currentPage,", "Xe('child',t,r,e,n)}))}}}rt=c.isRoot,"],
  ['Xe=(e,t,r,n,a,o,s)=>…meta:s}', 'Xe=(e,r,n,a,o)=>Ye(0,{a:null,b:null,node:r,parent:n,value:a,scope:o}'],
  ['defer:1,page:a.page,scope:a.scope,meta:a.meta', 'defer:1,scope:a.scope'],
  [',page:r.page,defer:1,meta:r.meta})', ',defer:1})'],
  ['return r.meta||(r.meta={fxID:me()}),', 'return '],
  ['scope:U(r),meta:r.meta}),n.params', 'scope:U(r)}),n.params'],
  ['dt=(e,t,r,n)=>{…:r}', 'dt=(t,r,n)=>t?(mt(t,r,n),t.reg[r.id]):r'],
  ['getState(){let e,t=i;…,We(t)}', 'getState:()=>We(dt(tt,i,1))'],
  [
    'function p(e,t){…{graphite:a({…regional:1})',
    'function p(){const i=e=>i.create(e);return Object.assign(i,{kind:"event",graphite:a({})',
  ],
  [
    ',watch:e=>xt(i,e),map:e=>…,prepend(e){…,d}',
    ',map:e=>jt(i,e,[Ve()]),filter:e=>jt(i,e.fn,[Ve(Oe,1)]),filterMap:e=>jt(i,e,[Ve(),Pe((e=>!ze(e)),1)])})}',
  ],
  ['const s=ht(n),i=Le(e),c=…,y=h&&!s.skipVoid;', 'const i=Le(e),d=p(),y=n&&!1===n.skipVoid;'],
  ['setState:e=>o({target:b,params:e,defer:1,scope:tt}),'],
  ['ve()?n=null:(!o||o&&y)&&(n=e(a));', '(!o||y)&&(n=e(a));'],
  ['let r,n;Me(e)&&(r=e,e=e.fn);', 'let n;'],
  ['{name:`${b.shortName} \\u2192 *`,derived:1,...t,and:r}', 't'],
  [
    ",f('storeMap',i,c),s},watch(e,t){…,k=b.defaultConfig.updateFilter;b.graphite=a({scope:{state:i,fn:k}",
    ',s},kind:"store"};b.graphite=a({scope:{state:i}',
  ],
  ['k&&Ve(je,1),'],
  ['child:d,meta:{...v,defaultState:e,stateRef:i},regional:1}),J(b,…be(b.graphite),b}', 'child:d});return b}'],
  ["let t,n,a;[e,a]=d(e);const o=l('combine',a),s=", 'let t,n;const s='],
  ['Dt(Array.isArray(f),!m,f,Nt(h),a,t,c)', 'Dt(Array.isArray(f),!m,f,t,c)'],
  [
    'const n=ht(xe(e)?{handler:e}:e,t),…const c=T(i);J(c,\'op\',i.kind="effect"),',
    'const i=p(),c=T(i);i.kind="effect",',
  ],
  ['i.defaultConfig.handler||', '(xe(e)?e:e&&e.handler)||'],
  [',i.use.getCurrent=()=>v.scope.handler;', ';'],
  [/p\(\{named:'\w+',derived:1\}\)/g, 'p()'],
  [/named:'\w+',/g],
  ['if(tt&&!nt)', 'if(tt)'],
  ["g(0,{serialize:'ignore',named:(G(i,'name')||i.graphite.id)+'.inFlight'})", 'g(0)'],
  [
    ".map({fn:e=>e,named:'inFlight'});J(d,…;const S=i.pending=k.map({fn:e=>e>0,named:'pending'});return we(…,i}",
    ';return i.pending=k.map((e=>e>0)),i}',
  ],
  [
    "function v(e){let t;[e,t]=d(e,1);const n=l('attach',t);let{source:a,effect:s,mapParams:i,domain:u}=e;",
    'function v(e){let{source:a,effect:s,mapParams:i}=e;',
  ],
  ["const f=b(e,t);J(f,'attached',1),At(f,Nt(v));", 'const f=b();'],
  ['Y(a)?(e=a,we(e,[f])):(e=h(a),we(f,[e])),m=', 'e=Y(a)?a:h(a),m='],
  [',f.use(s);const y=H(s);return…,f}', ';return f.use(s),f}'],
  [
    'function M(...e){…}function x',
    'function M({clock:e,source:t,filter:r,fn:n,target:a}){return Tt(e,t,r,a,n)}function x',
  ],
  ['jt=(e,t,r,n)=>{…,o}', 'jt=(e,t,r)=>{const n=p();return $t(e,n,r,Me(t)?t.fn:t),n}'],
  [
    "f('storeOnMap',o,i,Y(e)&&L(e));const c=$t(e,t,i,r,a);return r!==P&&J(c,'onTrigger',T(e).id),c}",
    'const c=$t(e,t,i,a);r!==P&&(c.on=t)}',
  ],
  ["$t(e,k,M,'combine',d)", '$t(e,k,M,d)'],
  [
    "const r=l('merge',t);…const n=p({name:s(e,'merge'),derived:1,and:t});return $t(e,n,[],'merge'),n}",
    'const n=p();return $t(e,n,[]),n}',
  ],
  ['$t=(e,t,r,n,o)=>', '$t=(e,t,r,o)=>'],
  ['const s=g(n,t),c=Ot(b,s,P,Oe,e);return', 'const s=g(n,t);return Ot(b,s,P,Oe,e),'],
  ['off(e){…,b}', 'off(e){const t=T(e).next,r=t.find((e=>e.on===b));r&&se(t,r)}'],
  [
    'i=r.sid,c={id:r.id,current:r.initial,meta:r.meta};if(c.id in e.values.idMap)…else if(r.before&&!o)',
    'c={id:r.id,current:r.initial};if(r.before&&!o)',
  ],
  ['i&&(e.sidIdMap[i]=r.id),s[r.id]=c', 's[r.id]=c'],
  ['let n=t.handler;const a=U(r);if(a){…}return e.handler=n,e', 'return e.handler=t.handler,e'],
  ['u.meta.needFxCounter&&…;const a=n.additionalLinks', 'const a=n.additionalLinks'],
  [
    'function I(e,n){…return i}',
    "function I(){const e={reg:{},getState:t=>dt(e,T(t).scope.state,1).current,kind:'scope',additionalLinks:{}};return e}",
  ],
  ['e.push((()=>{const e=n.indexOf(s);-1!==e&&n.splice(e,1),St(s)}))', 'e.push((()=>{se(n,s),s.seq=[]}))'],
  ['{const e=a({node:o,parent:s,family:{owners:s}});return u((()=>{St(e)}))}'],
  ['Ve=(e=Oe,t)=>_e({fn:e,pure:1,filter:t})', 'Ve=(e=Oe,t)=>_e({fn:e,filter:t})'],
  [
    "filter:a=0,pure:o=0})=>De('compute',{fn:e,safe:n,filter:a,pure:o}",
    "filter:a=0})=>De('compute',{fn:e,safe:n,filter:a}",
  ],
  [',e.failReason=t'],
  ["Dt=(t,n,o,i,c,d,u)=>{const p=l('combine',c),m=", 'Dt=(t,n,o,d,u)=>{const m='],
  ["b.type=t?'list':'shape',b.noInit=1,f('combineBase',b,v);", 'b.noInit=1;'],
  ['g(y,{name:s(o),derived:1,...u,and:c});At(k,i);', 'g(y,u);'],
  ["S.noInit=1,J(k,'isCombine',1),we(k,[…]);const w", 'S.noInit=1;const w'],
  [
    ",f('combineField',a,n)})),k.defaultShape=o,J(k,'defaultShape',o),He(S,{type:P,from:b,fn:d}),!ve())if(d){",
    '})),He(S,{type:P,from:b,fn:d}),d){',
  ],
  [
    'Tt=(e,t,n,a,o,s,i,c,d,u,m,y)=>{const b=…const w=Le();let $=[];',
    "Tt=(t,n,a,o,s)=>{let k=0;ze(n)?k=1:Q(n)||(n=h(n)),ze(t)?t=n:Array.isArray(t)&&(t=$t(t,[],[])),k&&(n=t);let S=a?Q(a)?'unit':'fn':'none';o||(o='none'===S&&Y(n)&&Y(t)?g(s?s(We(L(n)),We(L(t))):We(L(n))):p());const w=Le();let $=[];",
  ],
  ['const[r,n,s,i]=Bt(a,o,t,w,e);i&&ie(x,i),s||', 'const[r,n,s]=Bt(a);s||'],
  ['if(k)d&&ie(', 'if(k)ie('],
  ['const[r,a,s,i]=Bt(n,o,t,w,e);i&&ie(x,i),s||', 'const[r,a,s]=Bt(n);s||'],
  ['ie(z,Te(r,1,d))', 'ie(z,Te(r,1,1))'],
  ["[f('sampleSourceLoader'),", '['],
  [",f('sampleSourceUpward',v)],e,s);return…,o}", '],s),o}'],
  ['const R=$t(t,o,[', 'return $t(t,o,['],
  ['Bt=(e,t,r,n,o)=>', 'Bt=e=>'],
  [
    'let l;return s||(l=a({parent:e,node:[…],family',
    'return s||a({parent:e,node:[qe({from:"stack",target:i}),qe({from:"value",store:1,target:c})],family',
  ],
  [",regional:1})),f('sampleSource',c,i,n),[i,c,s,l]}", '}),[i,c,s]}'],
]

/** The six priorities, by their names: each is looked up for its number with every step of the queue. */
const priorities = [
  [/Xe\('child'/g, 'Xe(0'],
  [/Xe\('pure'/g, 'Xe(1'],
  [/priority:'read'/g, 'priority:2'],
  [/priority:'barrier'/g, 'priority:3'],
  [/priority:(r&&)?['"]sampler['"]/g, 'priority:$14'],
  [/priority:(r&&)?['"]effect['"]/g, 'priority:$15'],
  ['Ze=e=>{switch(e){…default:return-1}}', 'Ze=e=>e'],
]

/** What a node knows of those around it, so that a graph can be taken down: ours stands as long as the page. */
const families = [
  [
    "meta:l={},family:d={type:'regular'},regional:u}={}){…t(f,",
    '}={}){const f=$e(a),h={id:pe(),seq:e.filter((e=>e)),next:$e(i),scope:c};return t(f,',
  ],
  [',u&&ye&&we(W(ye),[h]),h}', ',h}'],
  [/,regional:1/g],
  [/,family:\{(?:[^{}]|\{[^{}]*\})*\}/g],
  [/,meta:\{[^{}]*\}/g],
]
/** Ways to call that nobody of ours takes; what is written at length for what none of them needs any more. */
const ways = [
  [
    '{node:e=[],from:r,source:n,parent:a=r||n,to:o,target:s,child:i=o||s,scope:c={},}',
    '{node:e=[],parent:a,child:i,scope:c={}}',
  ],
  ['(Array.isArray(e)?e:[e]).flat().map(T)', '[e].flat(2).map(T)'],
  ['t(Array.isArray(a)?a:[a],(t=>{', 't([a].flat(),(t=>{'],
  ['reset:(...e)=>(t(e,(e=>m(b,e,(()=>b.defaultState)))),b)', 'reset:(...e)=>m(b,e.flat(),(()=>b.defaultState))'],
  [
    'const s=e[e.length-1],i=e.length>1&&!Y(s)&&Me(s),c=i&&s,u=i?e[e.length-2]:s;let f,p,m;if(xe(u)?(n=e.slice(0,i?-2:-1),',
    'const u=e[e.length-1];let f,p,m;if(xe(u)?(n=e.slice(0,-1),',
  ],
  ['Dt(Array.isArray(f),!m,f,t,c)', 'Dt(Array.isArray(f),!m,f,t)'],
  ['Dt=(t,n,o,d,u)=>', 'Dt=(t,n,o,d)=>'],
  ['g(y,u);', 'g(y);'],
  ['$t(e,n,r,Me(t)?t.fn:t)', '$t(e,n,r,t)'],
  [
    "filterMap({fn({status:e,params:t,result:r}){if('done'===e)return{params:t,result:r}}})",
    "filterMap((({status:e,params:t,result:r})=>{if('done'===e)return{params:t,result:r}}))",
  ],
  [
    "filterMap({fn({status:e,params:t,error:r}){if('fail'===e)return{params:t,error:r}}})",
    "filterMap((({status:e,params:t,error:r})=>{if('fail'===e)return{params:t,error:r}}))",
  ],
  ['u.map({fn:({result:e})=>e})', 'u.map((({result:e})=>e))'],
  ['f.map({fn:({error:e})=>e})', 'f.map((({error:e})=>e))'],
  ['(xe(e)?e:e&&e.handler)||', 'e||'],
  ['(((e,t,r)=>{return e.handler=t.handler,e})', '(((e,t)=>(e.handler=t.handler,e))'],
  ["kind:'scope',"],
  ['Be.run({fn:e=>t(e)})', 'Ee({fn:e=>t(e)})'],
  ['Be.compute({', '_e({'],
  ['o.unshift(Be.mov({', 'o.unshift(qe({'],
  ['const s=Array.isArray(e)?e:[e];if(r){', 'const s=[e].flat();{'],
  ['node:_(o,r)', "node:Y(r)?[qe({store:r.stateRef,to:'stack'}),...o]:o"],
  ['u((()=>{e.forEach((e=>e()))}))', '()=>{e.forEach((e=>e()))}'],
  ['pe=de(),', 'pe=fe,'],
  ['Ze(e.v.type)>Ze(t.v.type)', 'e.v.type>t.v.type'],
  ['const a=Ze(r),o=', 'const a=r,o='],
]

/** effector: the graph of units that stands as long as the page, told by `sample`, in its scopes. */
export const effectorCuts = [...advice, ...domains, ...priorities, ...families, ...ways]
