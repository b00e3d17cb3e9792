import { changeAccount } from './change-account.ts'
import { runCommand } from './failure.ts'

/**
 * `npm run admin:create -- ADDRESS [FIRST LAST]`: creates a superadmin, or finds her again, and prints a link for her.
 */
await runCommand(async () => {
  const [argument, firstName = 'Administration', lastName = ''] = process.argv.slice(2)
  const usage = 'npm run admin:create -- prenom.nom@exemple.ca'
  const { email, origin, result } = await changeAccount(argument, usage, async (tx, account) => {
    const { createAdminLink } = await import('./prepare/admin-link.ts')
    return createAdminLink(tx, { email: account.email, firstName, lastName })
  })
  console.log(`\nLien de connexion pour ${email}, valable 7 jours, une seule fois\u00A0:\n`)
  console.log(`  ${origin}/auth?t=${result}\n`)
})
