import { DEVELOPMENTS } from '#app/domain/enums.ts'
import { DomainChip } from '../activity/domain-chip.tsx'
import { ProvenanceBadge } from '../activity/provenance-badge.tsx'
import { QuotaMeter } from '../activity/quota-meter.tsx'
import { SafetyBox } from '../activity/safety-box.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { SectionBlock } from '../page/section-block.tsx'
import { Specimen } from './specimen.tsx'

const CARDS = [
  {
    title: 'La chasse aux textures',
    text: 'Les enfants touchent, trient et nomment des trésors de la cour.',
    source: 'STARTER',
  },
  {
    title: 'Le parcours du lièvre',
    text: 'Sauter, ramper et se faufiler entre des souches et des bûches, à son rythme.',
    source: 'MODEL',
  },
  {
    title: 'La soupe de feuilles',
    text: 'Transvaser, mélanger et compter des feuilles dans de grands chaudrons.',
    source: 'BANK',
  },
] as const

export function ActivitiesSection() {
  return (
    <SectionBlock title="Activités">
      <Specimen name="Domaines, provenance">
        {DEVELOPMENTS.map((domain) => (
          <DomainChip key={domain} domain={domain} />
        ))}
        <ProvenanceBadge source="STARTER" review={null} />
        <ProvenanceBadge source="BANK" review={null} />
        <ProvenanceBadge source="MODEL" review="AUTHOR" />
        <ProvenanceBadge source="MODEL" review="COLLEAGUE" />
      </Specimen>
      <ul className="card-grid py-3">
        {CARDS.map((card) => (
          <li key={card.title} className="flex">
            <article className="card flex w-full flex-col gap-3 p-5">
              <div className="flex flex-wrap gap-1.5">
                <DomainChip domain="DEVELOPMENT_PHYSICAL_AND_MOTOR" />
                <DomainChip domain="DEVELOPMENT_LANGUAGE" />
              </div>
              <h3 className="font-display font-semibold text-xl">{card.title}</h3>
              <p className="text-ink-2 text-sm">{card.text}</p>
              <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pb-5 text-sm">
                <div className="flex gap-1">
                  <dt className="text-ink-2">Âge</dt>
                  <dd className="font-semibold">3-4 ans</dd>
                </div>
                <div className="flex gap-1">
                  <dt className="text-ink-2">Durée</dt>
                  <dd className="font-semibold">20 min</dd>
                </div>
              </dl>
              <div className="card-footer">
                <ProvenanceBadge source={card.source} review={null} />
                <IconButton icon="lucide-star" label={`Ajouter ${card.title} aux favoris`} className="-mr-3" />
              </div>
            </article>
          </li>
        ))}
      </ul>
      <Specimen name="Compteur du jour">
        <QuotaMeter used={2} limit={20} />
        <QuotaMeter used={19} limit={20} />
        <QuotaMeter used={20} limit={20} />
      </Specimen>
      <Specimen name="Sécurité">
        <SafetyBox>
          <ul className="list-disc pl-5">
            <li>Vérifiez le sol : ni verre, ni clou, ni champignon.</li>
            <li>Comptez le groupe au départ, sur place et au retour.</li>
          </ul>
        </SafetyBox>
      </Specimen>
    </SectionBlock>
  )
}
