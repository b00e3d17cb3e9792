import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#app/lib/page-title.ts'
import { NotBuiltYet } from '#app/ui/not-built-yet.tsx'

export const Route = createFileRoute('/_authed/_admin/admin/daycares')({
  head: () => pageTitle('Milieux'),
  component: () => <NotBuiltYet title="Milieux" />,
})
