import { createFileRoute, notFound, useRouteContext } from '@tanstack/react-router'
import { canUseApp } from '#app/features/account/queries.ts'
import { myDaycaresQuery } from '#app/features/daycares/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { NotFoundPage } from '#app/ui/feedback/error-page.tsx'
import { Logo } from '#app/ui/page/logo.tsx'
import { SignedInFrame } from './-signed-in-frame.tsx'

/** Every address that no other route knows. Who is signed in keeps her menu. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context: { queryClient, user } }) => {
    if (user && canUseApp(user)) await queryClient.query({ ...myDaycaresQuery(user.role), staleTime: 'static' })
    throw notFound()
  },
  head: () => pageTitle('Page introuvable'),
  notFoundComponent: function Unknown() {
    const { user } = useRouteContext({ from: '__root__' })
    if (!user || !canUseApp(user)) {
      return (
        <>
          <header className="page max-w-[46rem] pb-0!">
            <Logo />
          </header>
          <NotFoundPage />
        </>
      )
    }
    return (
      <SignedInFrame user={user}>
        <NotFoundPage />
      </SignedInFrame>
    )
  },
})
