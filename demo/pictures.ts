import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { storePicture } from '../src/features/businesses/pictures/pictureFiles.server.ts'
import type { PictureRole } from '../src/features/businesses/pictures/pictures.constants.ts'
import { hashPicture } from '../src/features/businesses/pictures/receivePicture.server.ts'
import type { Services } from '../src/kit/server/services.server.ts'

type Scene = { sky: [string, string]; far: string; near: string; water: string; light: string }
const dawn: Scene = { sky: ['#f6d6a8', '#8fb7cf'], far: '#6d8ea0', near: '#2f4f4f', water: '#5d93a8', light: '#fff3d6' }
const winter: Scene = {
  sky: ['#c9dbe8', '#eef4f7'],
  far: '#9fb7c4',
  near: '#46606f',
  water: '#dfe9ee',
  light: '#ffffff',
}
const summer: Scene = {
  sky: ['#8cc4e0', '#dff0f2'],
  far: '#5f8f84',
  near: '#1d6148',
  water: '#2f7f95',
  light: '#fff7c9',
}

/** Draws a shore with mountains. The seed determines the shape of the ridges. */
const drawShore = ({ sky, far, near, water, light }: Scene, seed: number) => {
  const ridge = (base: number, height: number, step: number) => {
    const points = Array.from({ length: Math.ceil(1600 / step) + 1 }, (_, at) => {
      const wave = Math.sin(at * 1.7 + seed) * 0.5 + Math.sin(at * 0.6 + seed * 2.1) * 0.5
      return `${at * step},${Math.round(base - height * (0.5 + wave / 2))}`
    })
    return `M0,900 L${points.join(' L')} L1600,900 Z`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
    <defs><linearGradient id="sky" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${sky[0]}"/>
    <stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="1600" height="900" fill="url(#sky)"/>
    <circle cx="${300 + ((seed * 397) % 1000)}" cy="250" r="70" fill="${light}" opacity="0.9"/>
    <path d="${ridge(600, 330, 130)}" fill="${far}"/><path d="${ridge(700, 220, 90)}" fill="${near}"/>
    <rect y="690" width="1600" height="210" fill="${water}"/>
    <path d="M0 760h620M700 800h900M120 850h800" stroke="${light}" stroke-width="6" opacity="0.5"/>
  </svg>`
}

/** Draws a logo of two letters in the style of a painted sign. */
const drawSign = (letters: string, paper: string, ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
    <rect width="400" height="400" rx="48" fill="${paper}"/>
    <path d="M40 290l70-60 45 30 80-80 55 45 70-40v155H40z" fill="${ink}" opacity="0.25"/>
    <text x="200" y="235" font-family="sans-serif" font-size="170" font-weight="700" text-anchor="middle" fill="${ink}">${letters}</text>
  </svg>`

type DemoPicture = { role: PictureRole; alt: string; svg: string }
const pictures: Record<string, DemoPicture[]> = {
  'Gastineau Paper & Ink': [
    { role: 'logo', alt: 'Gastineau Paper & Ink', svg: drawSign('PI', '#12212e', '#f6d6a8') },
    { role: 'cover', alt: 'The channel in front of the shop at dawn', svg: drawShore(dawn, 1) },
    { role: 'photo', alt: 'Mountains across the channel on a summer day', svg: drawShore(summer, 2) },
    { role: 'photo', alt: 'The channel in winter', svg: drawShore(winter, 3) },
  ],
  'Spenard Seasonal Services': [
    { role: 'logo', alt: 'Spenard Seasonal Services', svg: drawSign('S3', '#e0eff5', '#0a6a8a') },
    { role: 'cover', alt: 'Snow below the mountains', svg: drawShore(winter, 5) },
  ],
  'Farnsworth Flightseeing': [
    { role: 'logo', alt: 'Farnsworth Flightseeing', svg: drawSign('FF', '#a3266b', '#ffffff') },
    { role: 'cover', alt: 'Mountains and a lake from the air', svg: drawShore(summer, 7) },
    { role: 'photo', alt: 'The lake where the planes land', svg: drawShore(dawn, 8) },
  ],
  'Fireweed & Salt Provisions': [
    { role: 'logo', alt: 'Fireweed & Salt Provisions', svg: drawSign('F&amp;S', '#f8e6ef', '#a3266b') },
  ],
}

export type StoredPicture = { role: PictureRole; alt: string; hash: string; position: number }

/** Stores the drawn pictures of the demo. @returns the pictures by the name of their business. */
export async function storePictures(services: Pick<Services, 'db' | 'files'>, signal?: AbortSignal) {
  const folder = await mkdtemp(join(tmpdir(), 'demo-pictures-'))
  const stored: Record<string, StoredPicture[]> = {}
  try {
    for (const [name, drawn] of Object.entries(pictures)) {
      stored[name] = []
      for (const [position, { role, alt, svg }] of drawn.entries()) {
        signal?.throwIfAborted()
        const content = await sharp(Buffer.from(svg)).png().toBuffer()
        const path = join(folder, `${position}.png`)
        await writeFile(path, content)
        const hash = hashPicture(content)
        await storePicture(services, { path, hash, shape: 'whole' })
        stored[name].push({ role, alt, hash, position })
      }
    }
    return stored
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
