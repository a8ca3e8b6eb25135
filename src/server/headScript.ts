import { themeScript } from '../kit/ui/theme.ts'

/**
 * Defines `p`, which requests the files in `data-painted`, and `t` for those in `data-touched`, each once: styles,
 * scripts that run, and modules that they import. `src/app/codeLoading.ts` replaces `early.load`.
 */
const requestScript =
  "z={'':1},q=w.load=n=>(d[n]||'').split(' ').map(u=>{let c=/css$/.test(u),s=/\\/(entry|bef).*js/.test(u);z[u]||=h.head.append(Object.assign(h.createElement(s?'script':'link'),s?{type:'module',src:u}:{rel:c?'stylesheet':'modulepreload',href:u}))||1}),p=()=>q('painted'),t=()=>w.load('touched')"

/**
 * Records the visitor's actions before hydration, for `src/app/earlyEvents.ts`. Blocks the submission of forms other
 * than searches, so that their input is not lost. Adds the page's query to links with `data-query`, because the cached
 * page does not know it. Ignores the false pointer movement that Chromium reports when a page opens. Records files
 * that could not be loaded, for `src/app/codeLoading.ts`.
 */
const recordScript =
  "'pointermove pointerdown keydown focusin scroll click submit input change error'.split(' ').map((n,i)=>addEventListener(n,e=>{let f=e.target,s=i==6,a;if('live'in d||!i&&!e.movementX||s&&f.getAttribute('method')=='get')return;if(a=f.closest?.('[data-query]'))a.search=location.search;s&&e.preventDefault();i>4&&w.push([n,f,f.value,f.checked,e.submitter]);i>8||t(p())},1))"

/**
 * The only script in the page, which runs before the first paint. It has at most 1,000 characters. A page that is not
 * painted, for example in a background tab, loads its files after 3 seconds. `ononline` helps a page whose file
 * `src/app/beforeHydration.ts` could not be loaded.
 */
export const headScript = `{let h=document,d=h.documentElement.dataset,w=early=[],${requestScript};${themeScript}${recordScript};try{if(localStorage.token){d.session='stored';t(p())}}catch{}try{new PerformanceObserver(p).observe({type:'largest-contentful-paint',buffered:1})}catch{}onload=()=>setTimeout(p,3e3);ononline=()=>location.reload()}`
