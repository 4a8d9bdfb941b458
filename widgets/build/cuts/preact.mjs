/** Pages that a server rendered, suspended parts, portals: a view begins in an empty element of its own, and stays in it. */
const elsewhere = [
  ['e.namespaceURI,32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', 'e.namespaceURI,f,i||S(u),o)'],
  ['function I(n,t,r,u,i,f,o,e,l,c,a)', 'function I(n,t,r,u,i,f,e,l,a)'],
  ['z(n,v,h,i,f,o,e,l,c,a)', 'z(n,v,h,i,f,e,l,a)'],
  ['(h.ref!=v.ref||8&h.__u)', 'h.ref!=v.ref'],
  ['return"function"!=typeof n.type||n.props.__P?null:S(n)', 'return"function"!=typeof n.type?null:S(n)'],
  ['n.__c&&!n.props.__P)', 'n.__c)'],
  ['if(n.props.__P)return t;'],
  ['&&8==t.nodeType&&!t.data.startsWith("$s")', '&&8==t.nodeType'],
  ['function z(t,r,u,i,f,o,e,l,c,a)', 'function z(t,r,u,i,f,e,l,a)'],
  ['128&u.__u&&(…,l=o[0]||l),'],
  [
    'M.__P&&(s=l,f=…,l=u.__k?S(u,0):null),l=I(t,w(A)?A:[A],r,u,i,f,o,e,l,c,a),M.__P&&(r.__e=null,l=s),r.__u&=-161,p&&p.some(g),',
    'l=I(t,w(A)?A:[A],r,u,i,f,e,l,a),',
  ],
  ['if(e.length=v,r.__v=null,c||o)…t&&t.then||D(r),', 'e.length=v,r.__v=null,r.__e=u.__e,r.__k||(r.__k=u.__k||[]),'],
  ['F(u.__e,r,u,i,f,o,e,c,a,t)', 'F(u.__e,r,u,i,f,e,a,t)'],
  ['function F(t,r,u,i,f,o,e,l,c,a)', 'function F(t,r,u,i,f,e,c,a)'],
  ['if("svg"==C?f="http://www.w3.org/2000/svg":…break}if(!t)', 'if("svg"==C&&(f="http://www.w3.org/2000/svg"),!t)'],
  ['a.ownerDocument||document', 'a.ownerDocument'],
  [
    't=M.createElementNS(f,C,x.is?x:a),…,o=null}if(C){if(a=…k.value;for(s in $)',
    't=M.createElementNS(f,C)}if(C){for(s in $)',
  ],
  ['l&&"function"!=typeof k||$[s]===k', '$[s]===k'],
  [
    'I(a,w(_)?_:[_],r,u,i,f,o,e,o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g)),l&&"textarea"!=C||(',
    'I(t,w(_)?_:[_],r,u,i,f,e,u.__k&&S(u,0),c);(',
  ],
  ['$===x||l&&t.data==x||', '$===x||'],
  ['||u&&!t.props.__P)', '||u)'],
  ['!u&&(i=t.__c)&&(i=i.__z)…,g(i)),u||', 'u||'],
  ['n.__&&n.__(t,r),9==…,i=(u=t&&32&t.__u)?null:r.__k,', 'i=r.__k,'],
  ['i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)', 'f,i?i.__e:null,o)'],
]

/** Classes and their lives: views are functions, and one of them takes all that those in it throw (`host/boundary.tsx`). */
const classes = [
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
  [',j&&j.sub(d),', ','],
  ['d.__h=[],d.__k=[])', 'd.__h=[])'],
  [',V.getDerivedStateFromProps&&(d.__s==d.state…)),k=d.props,b=d.state,', '),'],
  ['if(M!==k&&C&&!V.getDerivedStateFromProps&&…(M,L),r.__v==u.__v', 'if(r.__v==u.__v'],
  ['y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length', 'd.__h.length'],
  ['}d.componentWillUpdate&&…(d.componentDidMount);d.context', '}}d.context'],
  ['q=C?25:0;', 'q=0;'],
  ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),d.state', 'd.state'],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),'],
  ['(t&&this.__k.push(t),L(this))', 'L(this)'],
  ['x.prototype.forceUpdate=…L(this))},'],
  ['C=(s=V.prototype)&&s.render,L=i,'],
  ['(C?r.__c=d=new V(M,L):(r.__c=d=new x(M,L),d.constructor=V,d.render=K),d.state||(d.state={}),', '(r.__c=d=new x,'],
  ['C&&(d.__s||(d.__s=d.state)),'],
  ['||!(4&d.__g)&&d.shouldComponentUpdate&&!1===d.shouldComponentUpdate(M,d.__s,L)'],
  ['r.__v!=u.__v&&(d.props=M,d.state=d.__s,d.__g&=-9),'],
  ['d.context=L,'],
  ['s=d.render(d.props,d.state=d.__s,d.context)', 's=V.call(d,M)'],
  ['d.state=d.__s,d.getChildContext', 'd.getChildContext'],
  ['function x(n,t){this.props=n,this.context=t,this.__g=0}', 'function x(){this.__g=0}'],
  ['setState=function(n,t){…L(this))}', 'setState=function(){this.__v&&L(this)}'],
  [',x.prototype.render=$,', ','],
  ['var i,o,e;t=t.__;', 'var i;t=t.__;'],
  [
    'if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&…}catch(t){n=t}}throw',
    'if((i=t.__c)&&i.componentDidCatch)return i.componentDidCatch(n);throw',
  ],
  [',2&d.__g&&(d.__g|=1))', ')'],
  [',1&d.__g&&(d.__g&=-4)}', '}'],
  ['d.__g&=-5,'],
]

/** What follows a context's value: ours is the same for as long as its provider stands. */
const contexts = [
  [
    'function t(n){var r,u;return this.getChildContext||(r=new Set,…n.children}',
    'function t(n){var u;return this.getChildContext||((u={})[t.__c]=this,this.getChildContext=function(){return u}),n.children}',
  ],
  ['t.Provider=(t.Consumer=function(n,t){return n.children(t)}).contextType=t,t', 't.Provider=t'],
  ['if(i.componentWillUnmount)try{…}i.__P=', 'i.__P='],
]

/** What is asked whether it is there: our hooks always are. */
const hooked = [
  ['return!o&&n.vnode&&n.vnode(e),e', 'return o||n.vnode(e),e'],
  ['n.vnode&&n.vnode(r),'],
  ['(s=n.__b)&&s(r);', 'n.__b(r);'],
  ['H=n.__r,'],
  ['H&&H(r),', 'n.__r(r),'],
  ['return(s=n.diffed)&&s(r),l', 'return n.diffed(r),l'],
  ['n.__c&&n.__c(r,t)', 'n.__c(r,t)'],
  ['n.unmount&&n.unmount(t)', 'n.unmount(t)'],
]

/** Elements and ways to write them that no view has; what one may plug in. */
const unused = [
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
  ['if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)', '{if(u)'],
  ['f=t!=(t=t.replace(l,"$1")),'],
  ['r?n.addEventListener(t,o,f):n.removeEventListener(t,o,f)', 'r?n.addEventListener(t,o):n.removeEventListener(t,o)'],
  ['.replace(/xlink(H|:h)/,"h")'],
  ['"list"!=t&&"form"!=t&&'],
  ['"tabIndex"!=t&&"download"!=t&&"rowSpan"!=t&&"colSpan"!=t&&"role"!=t&&"popover"!=t&&'],
  ['"width"!=t&&"height"!=t&&'],
  ['"popover"==t&&1==r?"":r', 'r'],
  ['if("function"==typeof r)return;'],
  ['"-"==t[0]?n.setProperty(t,r):n[t]=r', 'n[t]=r'],
  ['"object"!=typeof o||o.constructor===String?', '"object"!=typeof o?'],
  ['n.event?n.event(r):r', 'r'],
  ['t?r?r.__x=t(r)||1:i&&…:t(null)):t.current=r', 't?t(r):t.current=r'],
  [
    'k=$[s],"dangerouslySetInnerHTML"==s?y=k:"children"==s||s in x||…||N(t,s,null,k,f)',
    '"children"==s||s in x||N(t,s,null,$[s],f)',
  ],
  [':"dangerouslySetInnerHTML"==s?h=k:', ':'],
  ['h?(l||y&&…r.__k=[]):(y&&(t.textContent=""),…(f="http://www.w3.org/1999/xhtml"),'],
  ['e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&(', 'o!=t&&('],
  ['for(t&&!t.parentNode&&(t=S(n))', 't&&!t.parentNode&&(t=S(n))'],
  [
    'r.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&8==t.nodeType;);return t',
    'r.insertBefore(o,t||null));return o&&o.nextSibling',
  ],
  ['"progress"==C&&null==b?t.removeAttribute(s):null==b||b===t[s]&&("progress"!=C||b)||', 'null==b||b===t[s]||'],
]

/** preact: a view begins in an empty element, is made of functions, and throws no promise. */
export const preactCuts = [
  ...elsewhere,
  ...classes,
  ...contexts,
  ...hooked,
  ...unused,
  // For its element maker, which has another of its own.
  ['export{x as Component,', 'export{m as createVNode,x as Component,'],
]

/** Its hooks, without those for tools, tests and servers. */
export const hooksCuts = [
  ['a.__h&&a.__h(r,n,f||t),f=0;'],
  ['return f=1,', 'return '],
  ['return f=5,', 'return '],
  ['return f=8,', 'return '],
  [/!a\.__s&&/g],
  ['r=null,v&&v(n)', 'r=null'],
  ['a.__=function…,a.__r=function(n){l&&l(n),', 'a.__r=function(n){'],
  ['m&&m(n);'],
  [',h&&h(n,t)}', '}'],
  ['s&&s(n);'],
  [',v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__;', ';'],
  ['var k="function"==typeof requestAnimationFrame;'],
  ['k&&cancelAnimationFrame(t)', 'cancelAnimationFrame(t)'],
  ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
  ['1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', '1!=n||z(g)'],
  // A state that is what it was is not set at all: one that changed, and changed back before it was rendered, may render once more.
  ['f.__c=r,!r.__f)){…}return f.__}', 'f.__c=r));return f.__}'],
  ['(f.__N||f.__)[0]', 'f.__[0]'],
  ['(f.__N=[r,f.__[1]],f.__c.setState({}))', '(f.__=[r,f.__[1]],f.__c.setState())'],
  ['n.__N&&(n.__=n.__N),n.u=n.__N=void 0', 'n.u=void 0'],
  ['function d(n){return _(G,n)}function _(n,u,i){', 'function d(u){'],
  ['f.t=n,!f.__c&&', '!f.__c&&'],
  ['[i?i(u):G(void 0,u),', '[G(void 0,u),'],
  ['f.t(t,n)', 'G(t,n)'],
  [',_ as useReducer'],
  ['i=y(t++,9);return i.c=n,u?(null==i.__&&(i.__=!0,u.sub(r)),u.props.value):n.__', 'i;return u?u.props.value:n.__'],
  ['r.context[', 'r.__n['],
  // What a view has begun ends as the view goes, not a frame later.
  ['if(u.__P&&u.__c){…}else C(u)', 'C(u)'],
  ['var t,r,u=n.__c;u&&', 'var t,u=n.__c;u&&'],
  ['i.__P=!0,i.__=n', 'i.__=n'],
  ['i.__P=!1,i.__=n', 'i.__=n'],
  ['do{for(;n=e.shift();)try{…}for(;n=c.shift();)', 'for(;n=c.shift();)'],
  ['a.__e(r,n.__v)}}}while(e.length)}', 'a.__e(r,n.__v)}}}'],
]

/** Its element maker, without what tells a tool where an element was written. */
export const jsxCuts = [
  ['function a(t,e,n,u,a,i){e||(e={});', 'function a(t,e,n){'],
  ['var s={type:t,props:p,…return(a||i)&&(s.__source=a,s.__self=i),r.vnode&&r.vnode(s),s', 'return r(t,p,n,c)'],
  ['import{options as r,', 'import{createVNode as r,'],
  [
    'var c,l,p=e;if("ref"in p&&"function"!=typeof t)for(l in p={},e)"ref"==l?c=e[l]:p[l]=e[l];',
    'var c,p=e;"ref"in p&&"function"!=typeof t&&({ref:c,...p}=e);',
  ],
]
