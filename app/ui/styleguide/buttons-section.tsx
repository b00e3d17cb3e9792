import { useState } from 'react'
import { Button, TextLink } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon.tsx'
import { PrintButton } from '../page/page-header.tsx'
import { SectionBlock } from '../page/section-block.tsx'
import { Specimen } from './specimen.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ButtonsSection() {
  const [favourite, setFavourite] = useState(true)
  return (
    <SectionBlock title="Boutons et liens">
      <Specimen name="Variantes">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            Enregistrer l’activité
          </Button>
        ))}
      </Specimen>
      <Specimen name="Avec icône, grand">
        <Button variant="primary" icon={<Icon as="lucide-plus" />}>
          Créer une activité
        </Button>
        <Button variant="primary" size="lg">
          Question suivante
        </Button>
        <PrintButton />
      </Specimen>
      <Specimen name="Occupé">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy>
            Enregistrer l’activité
          </Button>
        ))}
      </Specimen>
      <Specimen name="Refusé, avec sa raison">
        <Button variant="primary" disabledReason="Choisissez d’abord un groupe d’âge.">
          Générer l’activité
        </Button>
        <Button disabledReason="Les 15 places de votre équipe sont prises.">Inviter une personne</Button>
      </Specimen>
      <Specimen name="Boutons à icône">
        <IconButton
          icon={favourite ? 'lucide-star-filled' : 'lucide-star'}
          label="Ajouter aux favoris"
          pressed={favourite}
          onClick={() => setFavourite(!favourite)}
        />
        <IconButton icon="lucide-trash" label="Supprimer" />
        <IconButton icon="lucide-trash" label="Supprimer, avec bordure" bordered />
        <IconButton icon="lucide-trash" label="Suppression en cours" busy />
        <IconButton icon="lucide-trash" label="Supprimer, indisponible" disabled />
      </Specimen>
      <Specimen name="Lien dans un texte">
        <p>
          Relire « Risque et danger » dans les <TextLink to="/">définitions</TextLink>.
        </p>
      </Specimen>
    </SectionBlock>
  )
}
