import { createFileRoute } from '@tanstack/react-router'
import { answerCalendarFeed } from '#app/features/activities/week/feed/feed.server.ts'

export const Route = createFileRoute('/calendrier/$token')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerCalendarFeed(request, params.token),
      HEAD: ({ request, params }) => answerCalendarFeed(request, params.token),
    },
  },
})
