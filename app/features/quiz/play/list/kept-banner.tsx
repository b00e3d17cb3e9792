import CloudOff from 'lucide-react/icons/cloud-off'
import { plural } from '#app/lib/french/grammar.ts'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { useAnswering } from '../screen/use-answering.ts'

/** Answers that wait on this device leave from here too. Said as long as some do. */
export function KeptBanner({ userId }: { userId: string }) {
  const { kept, failures } = useAnswering(userId)
  const waits = kept.length > 0 && Object.keys(failures).length > 0
  return (
    <div role="status">
      {waits && (
        <Banner tone="warning" icon={CloudOff} className="mb-6">
          {plural(kept.length, 'réponse gardée', 'réponses gardées')} sur cet appareil, envoi dès le retour de la
          connexion.
        </Banner>
      )}
    </div>
  )
}
