import { changeAccount } from './change-account.ts'
import { runCommand } from './failure.ts'

/** `npm run second-factor:remove -- ADDRESS`: for a person who has lost her device and her recovery codes. */
await runCommand(async () => {
  const usage = 'npm run second-factor:remove -- prenom.nom@exemple.ca'
  const { email } = await changeAccount(process.argv[2], usage, async (tx, account) => {
    const { removeSecondFactor } = await import('./prepare/remove-second-factor.ts')
    await removeSecondFactor(tx, account.email, account.origin)
  })
  console.log(`\nLa vérification en deux étapes de ${email} est retirée. Ses sessions sont fermées.\n`)
})
