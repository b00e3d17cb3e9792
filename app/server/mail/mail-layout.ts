import type { MailWords } from '#content/emails.ts'

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

// Colours of the tokens, written out: a mail client knows no variables, and many drop a style sheet.
const PAGE = 'margin:0;padding:0;background:#fbfaf4'
const SHEET = 'max-width:520px;background:#ffffff;border:1px solid #e1ded4;border-radius:16px'
const TEXT = 'color:#1e2a20;font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6'
const SMALL = 'color:#4d594f;font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;font-size:14px;line-height:1.6'
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1e643d;color:#ffffff;border-radius:12px;text-decoration:none;font-weight:600'

/**
 * The same words twice: plain text, and HTML made of one table, inline styles and nothing to fetch, so that a plain
 * client shows them right.
 */
export function layOut(words: MailWords, url: string | null, product: string): { text: string; html: string } {
  const paragraph = (style: string) => (line: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(line)}</p>`
  const button =
    words.action && url
      ? `<p style="margin:8px 0 24px;${TEXT}"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(words.action)}</a></p>`
      : ''
  const link = words.action && url ? [`${words.action}\u00A0:\n${url}`] : []
  return {
    text: [words.greeting, ...words.lines, ...link, ...words.after, `— ${product}`].join('\n\n'),
    html: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(words.subject)}</title></head><body style="${PAGE}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${SHEET}"><tr><td style="padding:28px 28px 12px">${[words.greeting, ...words.lines].map(paragraph(TEXT)).join('')}${button}${words.after.map(paragraph(SMALL)).join('')}</td></tr></table><p style="margin:16px 0 0;${SMALL}">${escapeHtml(product)}</p></td></tr></table></body></html>`,
  }
}
