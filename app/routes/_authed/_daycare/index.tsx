import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_authed/_daycare/')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role === 'SUPERADMIN') throw redirect({ to: '/admin' })
    // Once, after her first password; any other address opens as it was asked for.
    throw redirect({ to: user.role === 'TEACHER' && user.awaitsWelcome ? '/bienvenue' : '/quiz' })
  },
})
