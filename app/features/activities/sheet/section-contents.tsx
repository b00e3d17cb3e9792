import type { ComponentType } from 'react'
import type { ActivitySheet, SheetDomain, SheetSection } from '#app/domain/activity-sheet.ts'
import type { Development } from '#app/domain/enums.ts'
import { DomainChip } from '#app/ui/activity/domain-chip.tsx'
import { Tag } from '#app/ui/chips.tsx'
import { ADAPTATION_LABELS, DOMAIN_ROLE_LABELS, MOMENT_LABELS } from '#content/sheet-labels.ts'

/** The inverse of SHEET_DOMAIN_OF (app/domain/activity-sheet.ts). */
const DEVELOPMENT_OF: Record<SheetDomain, Development> = {
  physique_moteur: 'DEVELOPMENT_PHYSICAL_AND_MOTOR',
  cognitif: 'DEVELOPMENT_COGNITIVE',
  langagier: 'DEVELOPMENT_LANGUAGE',
  social_affectif: 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL',
}

type Value<Section extends SheetSection> = { value: ActivitySheet[Section] }

function Bullets({ value }: { value: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-primary print:gap-0.5">
      {value.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Domains({ value }: Value<'domaines'>) {
  return (
    <ul className="flex flex-col gap-2">
      {value.map(({ domaine, composante, role }) => (
        <li key={domaine + composante} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <DomainChip domain={DEVELOPMENT_OF[domaine]} />
          <span className="font-medium">{composante}</span>
          <span className="text-ink-2 text-sm">{DOMAIN_ROLE_LABELS[role]}</span>
        </li>
      ))}
    </ul>
  )
}

function Materials({ value }: Value<'materiel'>) {
  if (value.length === 0) return <p>Aucun matériel à prévoir.</p>
  return (
    <ul className="fit-grid gap-x-8 gap-y-3 print:gap-y-1.5">
      {value.map(({ nom, quantite, facultatif, remplacement, petitesPieces, aliment }) => (
        <li key={nom} className="break-inside-avoid border-line border-l-2 pl-3">
          <p>
            <span className="font-medium">{nom}</span>
            {quantite && <span className="text-ink-2">, {quantite}</span>}
          </p>
          {remplacement && (
            <p className="text-ink-2 text-sm">
              À défaut{'\u00A0'}: {remplacement}
            </p>
          )}
          {(facultatif || petitesPieces || aliment) && (
            <p className="mt-1 flex flex-wrap gap-1.5">
              {facultatif && <Tag>Facultatif</Tag>}
              {petitesPieces && <Tag>Petites pièces</Tag>}
              {aliment && <Tag>Aliment</Tag>}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Steps({ value }: Value<'deroulement'>) {
  return (
    <ol className="timeline">
      {value.map(({ moment, minutes, texte, jeuLibre }) => (
        <li key={moment + texte}>
          <p className="mb-1 flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{MOMENT_LABELS[moment]}</span>
            <span className="minutes">
              <b>{minutes}</b>
              {'\u00A0min'}
            </span>
            {jeuLibre && <span className="text-ink-2 text-sm">jeu libre</span>}
          </p>
          <p>{texte}</p>
        </li>
      ))}
    </ol>
  )
}

function EducatorRole({ value: { gestes, questionsOuvertes } }: Value<'roleEducatrice'>) {
  return (
    <div className="flex flex-col gap-4 print:gap-1.5">
      <Bullets value={gestes} />
      {questionsOuvertes.length > 0 && (
        <div>
          <p className="mb-1.5 font-semibold text-sm">Questions ouvertes</p>
          <ul className="flex flex-col gap-1.5 border-primary border-l-2 pl-4 print:gap-0.5">
            {questionsOuvertes.map((question) => (
              <li key={question}>{quoted(question)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Between guillemets, unless it already is. */
export function quoted(text: string): string {
  return text.startsWith('«') ? text : `«\u00A0${text}\u00A0»`
}

function Vocabulary({ value }: Value<'vocabulaire'>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {value.map((word) => (
        <li key={word} className="rounded-sm bg-sunken px-2.5 py-0.5">
          {word}
        </li>
      ))}
    </ul>
  )
}

function Adaptations({ value }: Value<'adaptations'>) {
  return (
    <dl className="flex flex-col gap-3 print:gap-1.5">
      {value.map(({ pour, texte }) => (
        <div key={pour + texte} className="break-inside-avoid sm:grid sm:grid-cols-[9rem_1fr] sm:gap-4 print:block">
          <dt className="font-semibold">{ADAPTATION_LABELS[pour]}</dt>
          <dd>{texte}</dd>
        </div>
      ))}
    </dl>
  )
}

function Text({ value }: { value: string | null }) {
  return <p>{value}</p>
}

function Lead({ value }: { value: string }) {
  return <p className="text-lg print:text-[length:inherit]">{value}</p>
}

/** A section of the body of a sheet: the title and the safety are shown apart. */
export type BodySection = Exclude<SheetSection, 'titre' | 'securite'>

/** The component that shows each section. */
const SECTION_COMPONENTS: { [Section in BodySection]: ComponentType<Value<Section>> } = {
  observationDepart: Text,
  intentionEducative: Lead,
  domaines: Domains,
  objectifs: Bullets,
  materiel: Materials,
  preparation: Bullets,
  deroulement: Steps,
  roleEducatrice: EducatorRole,
  vocabulaire: Vocabulary,
  adaptations: Adaptations,
  observation: Bullets,
  prolongements: Bullets,
  reflexionRetroaction: Bullets,
}

type SectionContentProps<Section extends BodySection> = { section: Section; sheet: Partial<ActivitySheet> }

/** The content of one section, without its title; nothing when the sheet does not have it. */
export function SectionContent<Section extends BodySection>({ section, sheet }: SectionContentProps<Section>) {
  const Content: ComponentType<Value<Section>> = SECTION_COMPONENTS[section]
  const value: ActivitySheet[Section] | undefined = sheet[section]
  return value === undefined ? null : <Content value={value} />
}

type Side = [title: string, sheet: ActivitySheet]

/** Two texts of a section, side by side. */
export function SideBySide({ section, left, right }: { section: SheetSection; left: Side; right: Side }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {[left, right].map(([title, sheet]) => (
        <section key={title} aria-label={title} className="min-w-0 rounded-md border border-line bg-surface p-4">
          <p className="mb-2 font-semibold text-ink-2 text-sm">{title}</p>
          <SectionText section={section} sheet={sheet} />
        </section>
      ))}
    </div>
  )
}

/** Any section as it is read, the title and the safety included. */
export function SectionText({ section, sheet }: { section: SheetSection; sheet: Partial<ActivitySheet> }) {
  if (section === 'titre') return <p className="font-display font-semibold text-xl">{sheet.titre}</p>
  if (section !== 'securite') return <SectionContent section={section} sheet={sheet} />
  if (!sheet.securite) return null
  const { dangersAEliminer, risquesAcceptes, allergies } = sheet.securite
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {[...dangersAEliminer, ...risquesAcceptes, ...allergies].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
