import { type RefObject, useEffect, useState } from 'react'
import type { DefinitionSlug } from '#content/guides/definition-terms.ts'
import type { Definition } from '#content/guides/types.ts'
import { TextLink } from '../button/button.tsx'
import { SkeletonText } from '../feedback/skeleton.tsx'

type DefinitionPanelProps = {
  panel: RefObject<HTMLDivElement | null>
  /** The definition to show; null while the panel is closed. */
  slug: DefinitionSlug | null
  onClose: () => void
}

/** A definition beside the term it explains. The texts are loaded when the panel first opens. */
export function DefinitionPanel({ panel, slug, onClose }: DefinitionPanelProps) {
  const { definition, hasFailed } = useDefinition(slug)
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={definition?.term ?? 'Définition'}
      tabIndex={-1}
      onToggle={(event) => event.target === panel.current && event.newState === 'closed' && onClose()}
      className="popover-panel w-80 p-4 focus:outline-none"
    >
      {slug && (
        <>
          {definition ? (
            <>
              <p className="mb-1 font-display font-semibold text-lg">{definition.term}</p>
              <p className="text-sm">{definition.definition}</p>
              <p className="mt-2 text-ink-2 text-sm">{definition.example}</p>
            </>
          ) : hasFailed ? (
            <p className="text-sm">
              La définition n’a pas pu être chargée. Elle se trouve aussi dans la page Définitions.
            </p>
          ) : (
            <SkeletonText lines={4} />
          )}
          <p className="mt-2">
            <TextLink
              to="/definitions"
              search={{ scrollTo: slug }}
              hash={slug}
              className="inline-flex min-h-11 items-center text-sm"
            >
              Voir dans les définitions
            </TextLink>
          </p>
        </>
      )}
    </div>
  )
}

function useDefinition(slug: DefinitionSlug | null): { definition?: Definition | undefined; hasFailed: boolean } {
  const [definitions, setDefinitions] = useState<readonly Definition[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!slug || definitions) return
    setFailed(false)
    import('#content/guides/definitions.ts').then(
      (module) => setDefinitions(module.DEFINITIONS),
      () => setFailed(true),
    )
  }, [slug, definitions])
  return { definition: definitions?.find((one) => one.slug === slug), hasFailed }
}
