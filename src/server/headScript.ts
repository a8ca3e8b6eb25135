import { themeScript } from '../kit/ui/theme.ts'

/**
 * `p` requests the files that `data-painted` names, `t` those of `data-touched`, each once: styles, scripts that run, and
 * modules that they import.
 */
const requestScript =
  "z={},q=n=>(d[n]||'').split(' ').map(u=>{let c=/css$/.test(u),s=!c&&/\\/(entry|bef)/.test(u);u&&(z[u]||=document.head.append(Object.assign(document.createElement(s?'script':'link'),c?{rel:'stylesheet',href:u}:s?{type:'module',src:u}:{rel:'modulepreload',href:u}))||1)}),p=()=>q('painted'),t=()=>q('touched')"

/**
 * Records what the user does before hydration, for `src/app/earlyEvents.ts`. Prevents that forms other than searches are
 * submitted, so that their input is not lost. Chromium reports a movement of the pointer that is none when a page opens.
 */
const recordScript =
  "'pointermove pointerdown keydown focusin scroll click submit input change'.split(' ').map((n,i)=>addEventListener(n,e=>{let f=e.target,s=n=='submit';if('live'in d||!i&&!e.movementX||s&&f.getAttribute('method')=='get')return;s&&e.preventDefault();i>4&&w.push([n,f,f.value,f.checked,e.submitter]);p();t()},!0))"

/**
 * Runs before the first paint, and is the only script in the page. At most 1 kB. A page that is not painted, such as one
 * in a background tab, loads its files after 3 seconds.
 */
export const headScript = `${themeScript};{let d=document.documentElement.dataset,w=window.early=[],${requestScript};${recordScript};try{if(localStorage.getItem('token')){d.session='stored';p();t()}}catch{}try{new PerformanceObserver(p).observe({type:'largest-contentful-paint',buffered:!0})}catch{}addEventListener('load',()=>setTimeout(p,3e3))}`
