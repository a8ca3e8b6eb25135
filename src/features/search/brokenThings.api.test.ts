import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'

const { visitor } = await startTestApp()
await makeBusiness({ business_name: 'Chena Boilers', tagline: 'Furnaces and boilers', city: 'Nome' })
await makeBusiness({ business_name: 'Lagging Hall', description: 'Working on broken furnace pipes that stopped.' })

test.each(['furnace not working', 'broken furnace', 'my furnace stopped working'])(
  'finds who repairs what is out of order, although another text has all words: %s',
  async (text) => {
    const { body } = await visitor.get(`/api/search?q=${encodeURIComponent(text)}&kind=business`)
    expect(body.best.map(({ title }: { title: string }) => title)).toContain('Chena Boilers')
  },
)
