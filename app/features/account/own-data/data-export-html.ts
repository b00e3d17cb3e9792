import * as z from 'zod/mini'
import { longDateTime } from '#app/lib/dates/dates.ts'
import type { DataPart } from './schema.ts'

const Parts = z.array(z.object({ title: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }))
const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function valueText(value: unknown): string {
  if (value === null || value === '') return '—'
  if (value === true) return 'oui'
  if (value === false) return 'non'
  if (typeof value === 'string') return ISO_DATE_TIME.test(value) ? longDateTime(new Date(value)) : value
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}

function rowHtml(row: Record<string, unknown>): string {
  const lines = Object.entries(row).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(valueText(value))}</td></tr>`,
  )
  return `<table>${lines.join('')}</table>`
}

function partHtml({ title, rows }: DataPart): string {
  return `<section><h2>${escapeHtml(title)} (${rows.length})</h2>${rows.map(rowHtml).join('') || '<p>Rien.</p>'}</section>`
}

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{border:1px solid #bbb;padding:.3rem .6rem;text-align:left;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}th{width:14rem;font-weight:600}'

/** The export of personal data as one HTML file to read and print. `json` is the text that `exportMyDataFn` returned. */
export function dataExportHtml(json: string, person: string, now: Date): string {
  const parts = Parts.parse(JSON.parse(json))
  const title = `Mes données : ${escapeHtml(person)}`
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><p>Le ${longDateTime(now)}</p>${parts.map(partHtml).join('')}</body></html>`
}
