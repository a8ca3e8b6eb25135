import { themeScript } from '../kit/ui/theme.ts'

/**
 * Requests the files that `data-load` names: the styles, the start script, and modules that it imports.
 * With a stored token at once, else after the first paint, so that nothing delays what is visible. A page that is not
 * painted, such as one in a background tab, requests them after 3 seconds.
 */
const loadScript =
  "l=()=>{l=()=>{};for(let u of d.load?.split(' ')||[]){let c=/css$/.test(u),f=!c&&!n++;document.head.append(Object.assign(document.createElement(f?'script':'link'),c?{rel:'stylesheet',href:u}:f?{type:'module',src:u}:{rel:'modulepreload',fetchPriority:'low',href:u}))}}"

/**
 * Records what the user does before hydration, for `src/app/earlyEvents.ts`. Prevents that forms other than searches are
 * submitted, so that their input is not lost.
 */
const recordScript =
  "'click submit input change'.split(' ').map(t=>addEventListener(t,e=>{let f=e.target,i=t=='submit';if('live'in d||i&&f.getAttribute('method')=='get')return;i&&e.preventDefault();w.push([t,f,f.value,f.checked,e.submitter]);l()},!0))"

/** Runs before the first paint, and is the only script in the page. At most 1 kB. */
export const headScript = `${themeScript};{let d=document.documentElement.dataset,w=window.early=[],n=0,${loadScript};${recordScript};try{if(localStorage.getItem('token')){d.session='stored';l()}}catch{}try{new PerformanceObserver(()=>l()).observe({type:'paint',buffered:!0})}catch{}addEventListener('load',()=>setTimeout(()=>l(),3e3))}`
