import { Drawing } from '../icon.tsx'
import { Logo } from '../page/logo.tsx'
import { SectionBlock } from '../page/section-block.tsx'
import { Specimen } from './specimen.tsx'

const PAIRS = [
  ['bg-bg text-ink', 'Papier'],
  ['bg-surface text-ink-2', 'Surface'],
  ['bg-sunken text-ink', 'Creux'],
  ['bg-primary text-on-primary', 'Sapin'],
  ['bg-primary-soft text-primary-ink', 'Sapin clair'],
  ['bg-accent-soft text-accent-ink', 'Érable'],
  ['bg-success-soft text-success-ink', 'Réussite'],
  ['bg-danger-soft text-danger-ink', 'Danger'],
  ['bg-warning-soft text-warning-ink', 'Attention'],
  ['bg-info-soft text-info-ink', 'Information'],
] as const

const TYPE = [
  ['font-display font-semibold text-3xl', 'Titre de page'],
  ['font-display font-semibold text-2xl', 'Titre de section'],
  ['font-display font-semibold text-xl', 'Titre de carte'],
  ['text-lg', 'Chapeau, question'],
  ['text-base', 'Texte courant : les enfants trient des trésors de la cour.'],
  ['text-sm', 'Libellés et tableaux'],
  ['text-xs', 'Métadonnées'],
] as const

export function ColoursSection() {
  return (
    <SectionBlock title="Couleurs, texte, dessin">
      <Specimen name="Paires">
        {PAIRS.map(([classes, name]) => (
          <p key={name} className={`rounded-md border border-line px-4 py-3 text-sm ${classes}`}>
            {name}
          </p>
        ))}
      </Specimen>
      <Specimen name="Échelle">
        <div>
          {TYPE.map(([classes, name]) => (
            <p key={name} className={classes}>
              {name}
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Marque">
        <Logo />
        <Drawing name="sprig" className="h-32 text-primary-ink/60" />
      </Specimen>
    </SectionBlock>
  )
}
