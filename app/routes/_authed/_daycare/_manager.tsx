import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_authed/_daycare/_manager')({
  beforeLoad: ({ context: { user } }) => {
    if (user.role !== 'MANAGER') throw redirect({ to: '/quiz' })
  },
})
