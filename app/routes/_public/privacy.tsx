import { createFileRoute } from '@tanstack/react-router'
import { contactsQuery } from '#app/features/account/own-data/functions.ts'
import { PrivacyPage } from '#app/features/account/own-data/privacy-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_public/privacy')({
  loader: ({ context: { queryClient } }) => queryClient.query(contactsQuery()),
  head: () => pageTitle('Vie privée'),
  component: PrivacyPage,
})
