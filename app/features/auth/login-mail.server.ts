import type { Mail } from '#app/server/mailer.server.ts'
import { productName } from '#app.config.ts'
import { loginLinkWords } from '#content/emails.ts'

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The message that carries a one-time link and its six-digit code. */
export function loginLinkMail(person: { email: string; firstName: string }, url: string, code: string): Mail {
  const words = loginLinkWords(person.firstName, code, productName)
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button = `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#1e643d;color:#ffffff;border-radius:12px;text-decoration:none;font-weight:600">${escapeHtml(words.action)}</a></p>`
  return {
    to: person.email,
    subject: words.subject,
    text: [words.greeting, ...words.lines, `${words.action} :\n${url}`, ...words.after].join('\n\n'),
    html: `<!doctype html><html lang="fr"><body style="margin:0;padding:24px;background:#fbfaf4;color:#1e2a20;font:16px/1.6 sans-serif"><div style="max-width:480px;margin:0 auto">${[words.greeting, ...words.lines].map(paragraph).join('')}${button}${words.after.map(paragraph).join('')}</div></body></html>`,
  }
}
