import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#app/lib/page-title.ts'
import { NotBuiltYet } from '#app/ui/not-built-yet.tsx'

export const Route = createFileRoute('/_authed/_daycare/_manager/team')({
  head: () => pageTitle('Équipe'),
  component: () => <NotBuiltYet title="Équipe" />,
})
