/*
 * Draws the icons of the installed application from the mark of the logo, into public/icons: `npm run draw:icons`. They are
 * kept in the repository, because a machine that builds the application need not have a browser.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { logoMark } from '#app.config.ts'
import { findChromium } from './support/chromium.ts'
import { projectRoot } from './support/tools.ts'

/** A mask may cut all but the inner 80 %: the ground then fills the square, and the mark is smaller. */
const ICONS = [
  { name: 'icon-192', size: 192, radius: 11, scale: 1 },
  { name: 'icon-512', size: 512, radius: 11, scale: 1 },
  { name: 'icon-maskable-512', size: 512, radius: 0, scale: 0.75 },
]

const { executablePath, args } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
const folder = join(projectRoot, 'public/icons')
mkdirSync(folder, { recursive: true })
const page = await browser.newPage()
for (const { name, size, radius, scale } of ICONS) {
  const offset = 20 * (1 - scale)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}"><rect width="40" height="40" rx="${radius}" fill="#1e643d"/><path transform="translate(${offset} ${offset}) scale(${scale})" d="${logoMark}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  // On a canvas, which keeps the corners transparent.
  const drawn = await page.evaluate(
    async ([source, side]) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/png')
    },
    [svg, size] as const,
  )
  writeFileSync(join(folder, `${name}.png`), Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'))
}
await browser.close()
