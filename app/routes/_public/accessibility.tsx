import { createFileRoute } from '@tanstack/react-router'
import { AccessibilityPage } from '#app/features/account/own-data/accessibility-page.tsx'
import { contactsQuery } from '#app/features/account/own-data/functions.ts'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_public/accessibility')({
  loader: ({ context: { queryClient } }) => queryClient.query(contactsQuery()),
  head: () => pageTitle('Accessibilité'),
  component: AccessibilityPage,
})
