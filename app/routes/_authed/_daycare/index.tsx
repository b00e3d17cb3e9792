import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_authed/_daycare/')({
  beforeLoad: ({ context: { user } }) => {
    throw redirect({ to: user.role === 'SUPERADMIN' ? '/admin' : '/quiz' })
  },
})
