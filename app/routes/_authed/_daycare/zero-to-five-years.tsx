import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#app/lib/page-title.ts'
import { NotBuiltYet } from '#app/ui/not-built-yet.tsx'

export const Route = createFileRoute('/_authed/_daycare/zero-to-five-years')({
  head: () => pageTitle('De 0 à 5 ans'),
  component: () => <NotBuiltYet title="De 0 à 5 ans" />,
})
