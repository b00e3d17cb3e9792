import { createFileRoute } from '@tanstack/react-router'
import { PortraitPage } from '#app/features/guides/portrait/portrait-page.tsx'
import { pageTitle } from '#app/lib/page-title.ts'

export const Route = createFileRoute('/_authed/_daycare/notes-to-portrait')({
  head: () => pageTitle('Du carnet au portrait'),
  component: PortraitPage,
})
