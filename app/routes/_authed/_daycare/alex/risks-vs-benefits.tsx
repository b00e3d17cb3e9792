import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#app/lib/page-title.ts'
import { NotBuiltYet } from '#app/ui/not-built-yet.tsx'

export const Route = createFileRoute('/_authed/_daycare/alex/risks-vs-benefits')({
  head: () => pageTitle('Risques et bénéfices'),
  component: () => <NotBuiltYet title="Risques et bénéfices" />,
})
