import * as z from 'zod/mini'

const SmtpError = z.looseObject({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
})

/** Refused for good: the server knows no such address, or will not have this message. Trying again changes nothing. */
export function isFinal(error: unknown): boolean {
  const { responseCode, command } = SmtpError.safeParse(error).data ?? {}
  // 5xx on anything else (greeting, sign-in) is about the server or its settings, which somebody will mend.
  return responseCode !== undefined && responseCode >= 500 && /^(?:MAIL FROM|RCPT TO|DATA)$/.test(command ?? '')
}

/** Why a message did not leave, in a few words for the administration: no address, no content. */
export function describeMailFailure(error: unknown): string {
  const { code, responseCode, command } = SmtpError.safeParse(error).data ?? {}
  const server = responseCode ? `le serveur a répondu ${responseCode}${command ? ` à ${command}` : ''}` : ''
  const reason = {
    ECONNECTION: 'connexion refusée',
    ECONNREFUSED: 'connexion refusée',
    ESOCKET: 'connexion refusée ou coupée',
    ETIMEDOUT: 'le serveur ne répond pas',
    EDNS: 'serveur introuvable',
    EAUTH: 'identification refusée',
    EENVELOPE: 'adresse refusée',
  }[code ?? '']
  return [reason, server].filter(Boolean).join(' : ') || 'erreur inattendue'
}
