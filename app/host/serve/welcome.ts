import type { Settings } from '#app/server/settings.ts'
import { productName } from '#app.config.ts'
import { exposingSetting } from '../prepare/demo-rule.ts'
import type { Prepared } from '../prepare/prepare-database.ts'

/** Address to open in a browser of this machine. */
export function localAddress({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  if (HOST === '0.0.0.0' || HOST === '::') return `http://localhost:${PORT}`
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}

/** Text for the operator once the server is running. Pure. */
export function welcome(settings: Settings, { demo, isEmpty, relocatedHome, hasOneRole }: Prepared): string {
  const lines = ['', `${productName} est prête\u00A0: ${settings.APP_ORIGIN ?? localAddress(settings)}`]
  if (demo?.people.length) {
    const width = Math.max(...demo.people.map(({ email }) => email.length))
    lines.push('', `Personnes de démonstration (mot de passe\u00A0: ${demo.password})`)
    lines.push(...demo.people.map(({ email, label }) => `  ${email.padEnd(width)}  ${label}`))
    if (exposingSetting(settings))
      lines.push('', 'Attention\u00A0: ce mot de passe est public. DEMO=0 retire la démonstration d’une base neuve.')
  }
  if (relocatedHome) lines.push('', `Base de données\u00A0: ${relocatedHome}`)
  if (hasOneRole) {
    const warning =
      'Le rôle de DATABASE_URL applique aussi les migrations\u00A0: il peut tout changer, le journal compris.'
    lines.push('', warning, 'DATABASE_OWNER_URL donne les tables à un autre rôle.')
  }
  if (isEmpty)
    lines.push('', 'Personne n’a encore de compte. Créez le premier\u00A0: npm run admin:create -- votre@adresse')
  lines.push('', 'Ctrl+C pour arrêter.', '')
  return lines.join('\n')
}
