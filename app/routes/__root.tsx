import '#app/styles/app.css'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, ScriptOnce, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadCurrentUser } from '#app/features/account/queries.ts'
import type { CurrentUser } from '#app/features/account/schema.ts'
import { contentSecurityPolicy } from '#app/lib/content-security-policy.ts'
import { ToastArea } from '#app/ui/feedback/toast.tsx'
import { FONT_PRELOADS } from '#app/ui/page/fonts.ts'
import { PageBody } from '#app/ui/page/page-body.tsx'
import { themeScript } from '#app/ui/theme/display-preference.ts'
import { productName } from '#app.config.ts'

type RouterContext = { queryClient: QueryClient; user: CurrentUser | null }

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({ user: await loadCurrentUser(context.queryClient) }),
  headers: ({ ssr }) => (ssr?.nonce ? { 'content-security-policy': contentSecurityPolicy(ssr.nonce) } : undefined),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'theme-color', content: '#fbfaf4', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#101a15', media: '(prefers-color-scheme: dark)' },
      { title: productName },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/icons/icon-192.png' },
      ...FONT_PRELOADS,
    ],
  }),
  shellComponent: Document,
  component: Outlet,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        {/* In the head: in the body, a slow connection could paint the wrong colours before the script runs. */}
        <ScriptOnce>{themeScript}</ScriptOnce>
        <HeadContent />
      </head>
      <PageBody>
        {children}
        <ToastArea />
        <Scripts />
      </PageBody>
    </html>
  )
}
