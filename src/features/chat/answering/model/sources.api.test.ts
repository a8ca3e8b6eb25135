import { expect, test } from 'vitest'
import { startModelApp } from '../../../../../test/modelApp.ts'
import { makeBusiness } from '../../../businesses/businesses.make.ts'

const { asker, setReplies, ask } = await startModelApp()

const find = (name: string) => ({ toolCalls: [{ name: 'search_businesses', input: { query: name } }] })

test('removes a link that no tool returned, even one to a page of this site', async () => {
  const { id } = await makeBusiness({ business_name: `Raven Books ${asker.address}` })
  const { id: other } = await makeBusiness({ business_name: 'Ermine Hats' })
  const text = `[One](/businesses/${id}), [two](/businesses/${other}), [three](/admin), [all](/businesses).`
  setReplies(find('raven books'), { chunks: [text] })
  expect((await ask('Books?')).body).toEqual({
    message: `[One](/businesses/${id}), two, three, [all](/businesses).`,
    sources: [{ title: `Raven Books ${asker.address}`, url: `/businesses/${id}` }],
  })
  setReplies({ chunks: [text] })
  expect((await ask('Books?')).body.message).toBe('One, two, three, [all](/businesses).')
})

test('links of earlier answers are allowed while visitors can open their pages', async () => {
  const { id } = await makeBusiness({ business_name: 'Lynx Maps' })
  const { id: hidden } = await makeBusiness({ business_name: 'Lynx Hidden', is_public: false })
  setReplies({ chunks: [`[Lynx](/businesses/${id}) or [the other](/businesses/${hidden}).`] })
  const { body } = await ask('Which one?', [
    { role: 'assistant', content: `[Lynx Maps](/businesses/${id}), [x](/businesses/${hidden})` },
  ])
  expect(body.message).toBe(`[Lynx](/businesses/${id}) or the other.`)
  expect(body.sources).toEqual([{ title: 'Lynx Maps', url: `/businesses/${id}` }])
})

test('a sentence that names a result or repeats its content gets a link to it', async () => {
  const { id } = await makeBusiness({
    business_name: `Puffin Kayaks ${asker.address}`,
    description: 'Guided paddling among glaciers and icebergs, departures every morning.',
  })
  const link = `[Puffin Kayaks ${asker.address}](/businesses/${id})`
  setReplies(find('puffin kayaks'), {
    chunks: [
      `You could ask Puffin Kayaks ${asker.address}.\n\n`,
      'Guided paddling departures among glaciers are offered.',
    ],
  })
  expect((await ask('Tours?')).body.message).toBe(
    `You could ask ${link}.\n\nGuided paddling departures among glaciers are offered. (${link})`,
  )
})

test('removes a sentence with a number or a name that no tool returned', async () => {
  const { id } = await makeBusiness({ business_name: `Murre Diner ${asker.address}`, phone: '907-555-0177' })
  setReplies(find('murre diner'), {
    chunks: [
      `Call [Murre Diner](/businesses/${id}) at 907-555-0177. `,
      'Or call 907-555-9999. Dinner is $45. ',
      'You may also like Invented Lobster House. Enjoy!',
    ],
  })
  expect((await ask('Dinner?')).body.message).toBe(`Call [Murre Diner](/businesses/${id}) at 907-555-0177. Enjoy!`)
})

test('the search answers when no sentence of the model has a source', async () => {
  const { id } = await makeBusiness({ business_name: 'Kittiwake Tailors' })
  setReplies({ chunks: ['Ask Bogus Tailoring Company, at 907-555-8888.'] })
  expect((await ask('Kittiwake Tailors')).body.message).toContain(`(/businesses/${id})`)
})
