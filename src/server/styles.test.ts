import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createStyleSelector } from './styles.ts'

const stylesheet = [
  '/*! a comment */@layer base,components;',
  '@layer theme{:root,:host{--used:1px;--nested:2px;--indirect:var(--nested);--unused:3px}}',
  '@layer base{a{color:red}.prose a,.help a{color:blue}}',
  '@layer components{.card{width:var(--used)}.card:not(.open,:has(.small)){height:var(--indirect)}.card .title{top:0}}',
  '@media (width>=40rem){.sm\\:flex{display:flex}@supports (gap:1px){.sm\\:flex,.row{gap:1px}}}',
  '.\\[\\&\\>a\\]\\:top>a{top:1px}.icon:after{content:"}"}',
  '@property --tw-a{syntax:"*";inherits:false}',
  '@font-face{font-family:A}',
].join('')
const select = createStyleSelector(stylesheet)

test('keeps the rules that the classes of a page can match, in their order and at-rules', () => {
  expect(select('<a class="card"><b class="sm:flex other">').css).toBe(
    [
      '@layer base,components;',
      '@layer theme{:root,:host{--used:1px;--nested:2px;--indirect:var(--nested)}}',
      '@layer base{a{color:red}}',
      '@layer components{.card{width:var(--used)}.card:not(.open,:has(.small)){height:var(--indirect)}}',
      '@media (width>=40rem){.sm\\:flex{display:flex}@supports (gap:1px){.sm\\:flex,.row{gap:1px}}}',
      '@font-face{font-family:A}',
    ].join(''),
  )
})

test('keeps a rule only when the page has all classes of one of its selectors', () => {
  expect(select('<p class="title">').css).not.toContain('.title')
  expect(select('<p class="title card">').css).toContain('.card .title{')
  expect(select('<p class="help"><a>').css).toContain('.prose a,.help a{')
})

test('keeps a rule only when the page has the elements of a selector, and keeps used animations', () => {
  const styles = createStyleSelector(
    'table td{top:0}body{top:1px}.a:has(.b) i{top:2px}::file-selector-button{top:3px}@keyframes turn{to{rotate:1turn}}.c{animation:turn 1s}',
  )
  expect(styles('<p class="a">').css).toBe('body{top:1px}')
  expect(styles('<table><td><i class="b a"><input type="file">').css).toBe(
    'table td{top:0}body{top:1px}.a:has(.b) i{top:2px}::file-selector-button{top:3px}',
  )
  expect(styles('<p class="c">').css).toContain('@keyframes turn{to{rotate:1turn}}')
})

test('pages that differ in the colors of their pictures and badges have the same styles', () => {
  const styles = createStyleSelector('.tint-spruce{top:0}.tint-fjord{top:1px}.tone-info{top:2px}.other{top:3px}')
  expect(styles('<p class="tint-fjord">')).toEqual(styles('<p class="tint-spruce"><i class="tint-fjord">'))
  expect(styles('<p class="tint-fjord">').css).toBe('.tint-spruce{top:0}.tint-fjord{top:1px}')
})

test('parses escaped class names and strings with braces', () => {
  expect(select('<p class="[&amp;&gt;a]:top"><a>').css).toContain('>a{top:1px}')
  expect(select('<p class="icon">').css).toContain('.icon:after{content:"}"}@font-face')
})

test('returns the hash of the styles', () => {
  const { css, hash } = select('<p class="card">')
  expect(hash).toBe(createHash('sha256').update(css).digest('base64'))
})
