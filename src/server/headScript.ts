import { themeScript } from '../kit/ui/theme.ts'

/**
 * `p` requests the files that `data-painted` names, `t` those of `data-touched`, each once: styles, scripts that run, and
 * modules that they import.
 */
const requestScript =
  "z={},q=n=>(d[n]||'').split(' ').map(u=>{let c=/css$/.test(u),s=!c&&/\\/(entry|bef)/.test(u);u&&(z[u]||=document.head.append(Object.assign(document.createElement(s?'script':'link'),s?{type:'module',src:u}:{rel:c?'stylesheet':'modulepreload',href:u}))||1)}),p=()=>q('painted'),t=()=>q('touched')"

/**
 * Records what the user does before hydration, for `src/app/earlyEvents.ts`. Prevents that forms other than searches are
 * submitted, so that their input is not lost. Links with `data-query` take the query of the page along, which the cached
 * page does not know. Chromium reports a movement of the pointer that is none when a page opens.
 */
const recordScript =
  "'pointermove pointerdown keydown focusin scroll click submit input change'.split(' ').map((n,i)=>addEventListener(n,e=>{let f=e.target,s=n=='submit',a;if('live'in d||!i&&!e.movementX||s&&f.getAttribute('method')=='get')return;if(a=f.closest?.('[data-query]'))a.search=location.search;s&&e.preventDefault();i>4&&w.push([n,f,f.value,f.checked,e.submitter]);p();t()},1))"

/**
 * Runs before the first paint, and is the only script in the page. At most 1,000 characters. A page that is not painted, such as one
 * in a background tab, loads its files after 3 seconds.
 */
export const headScript = `{let d=document.documentElement.dataset,w=window.early=[],${requestScript};${themeScript};${recordScript};try{if(localStorage.token){d.session='stored';p();t()}}catch{}try{new PerformanceObserver(p).observe({type:'largest-contentful-paint',buffered:1})}catch{}addEventListener('load',()=>setTimeout(p,3e3))}`
