import { type ReactNode, useState } from 'react'
import {
  type ActivitySheet,
  ADAPTATION_TARGETS,
  COMPONENTS,
  SHEET_DOMAINS,
  SHEET_MOMENTS,
  type SheetDomain,
  type SheetSection,
  SUPERVISION_LEVELS,
} from '#app/domain/activity-sheet.ts'
import { Button } from '#app/ui/button/button.tsx'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import {
  ADAPTATION_LABELS,
  DOMAIN_ROLE_LABELS,
  MOMENT_LABELS,
  SHEET_DOMAIN_LABELS,
  SHEET_SECTION_LABELS,
  SUPERVISION_LABELS,
} from '#content/sheet-labels.ts'
import { SHEET_ENTRIES_MAX, SHEET_TEXT_MAX, SHEET_TITLE_MAX } from '../../limits.ts'
import { optionsOf } from '../../words.ts'

type FieldsProps<Section extends SheetSection> = {
  value: ActivitySheet[Section]
  onChange: (value: ActivitySheet[Section]) => void
}

type LinesProps = { label: string; value: string[]; onChange: (value: string[]) => void }

/** A list of texts as one text area, one entry per line. Empty lines stay while one types, and are left out of the value. */
function Lines({ label, value, onChange }: LinesProps) {
  const [typed, setTyped] = useState(value.join('\n'))
  return (
    <TextArea
      label={label}
      hint={`Un élément par ligne, ${SHEET_ENTRIES_MAX} au plus.`}
      rows={Math.max(3, value.length + 1)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const lines = target.value.split('\n').map((line) => line.trim())
        onChange(lines.filter(Boolean))
      }}
    />
  )
}

function Text({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <TextArea
      label={label}
      rows={4}
      maxLength={SHEET_TEXT_MAX}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Check({ label, value, onChange }: { label: string; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input type="checkbox" className="box" checked={value} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}

type RowsProps<Entry> = {
  name: string
  value: Entry[]
  blank: Entry
  onChange: (value: Entry[]) => void
  children: (entry: Entry, change: (patch: Partial<Entry>) => void) => ReactNode
}

/** Entries of several fields each, added and removed one by one. */
function Rows<Entry>({ name, value, blank, onChange, children }: RowsProps<Entry>) {
  return (
    <div className="flex flex-col gap-4">
      {value.map((entry, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and every field of a row is controlled.
          key={index}
          className="relative flex flex-col gap-3 rounded-md border border-line p-4 pr-14"
        >
          <legend className="sr-only">{`${name} ${index + 1}`}</legend>
          {children(entry, (patch) => onChange(value.map((it, at) => (at === index ? { ...it, ...patch } : it))))}
          <IconButton
            icon="lucide-trash"
            label={`Retirer\u00A0: ${name.toLowerCase()} ${index + 1}`}
            className="absolute top-2 right-2"
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </fieldset>
      ))}
      {value.length < SHEET_ENTRIES_MAX && (
        <div>
          <Button icon={<Icon as="lucide-plus" />} onClick={() => onChange([...value, blank])}>
            {`Ajouter\u00A0: ${name.toLowerCase()}`}
          </Button>
        </div>
      )}
    </div>
  )
}

function Materials({ value, onChange }: FieldsProps<'materiel'>) {
  const blank = { nom: '', quantite: '', facultatif: false, remplacement: null, petitesPieces: false, aliment: false }
  return (
    <Rows name="Matériel" value={value} blank={blank} onChange={onChange}>
      {({ nom, quantite, remplacement, facultatif }, change) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Nom" value={nom} onChange={({ target }) => change({ nom: target.value })} />
            <TextField
              label="Quantité"
              optional
              value={quantite}
              onChange={({ target }) => change({ quantite: target.value })}
            />
          </div>
          <TextField
            label="À défaut"
            optional
            value={remplacement ?? ''}
            onChange={({ target }) => change({ remplacement: target.value || null })}
          />
          <Check label="Facultatif" value={facultatif} onChange={(next) => change({ facultatif: next })} />
        </>
      )}
    </Rows>
  )
}

function Steps({ value, onChange }: FieldsProps<'deroulement'>) {
  const total = value.reduce((sum, step) => sum + step.minutes, 0)
  const free = value.reduce((sum, step) => sum + (step.jeuLibre ? step.minutes : 0), 0)
  const blank = { moment: 'exploration' as const, minutes: 5, texte: '', jeuLibre: true }
  return (
    <>
      <p className="mb-3 text-ink-2 text-sm" role="status">
        {`${total}\u00A0min en tout, dont ${free}\u00A0min de jeu libre.`}{' '}
        {free * 2 < total && 'Prévoyez au moins la moitié en jeu libre.'}
      </p>
      <Rows name="Étape" value={value} blank={blank} onChange={onChange}>
        {({ moment, minutes, texte, jeuLibre }, change) => (
          <>
            <div className="grid gap-3 sm:grid-cols-2">
              <Select
                label="Moment"
                options={optionsOf(SHEET_MOMENTS, MOMENT_LABELS)}
                value={moment}
                onChange={({ target }) => change({ moment: target.value as typeof moment })}
              />
              <TextField
                label="Minutes"
                type="number"
                inputMode="numeric"
                min={1}
                max={240}
                value={minutes || ''}
                onChange={({ target }) => change({ minutes: Math.trunc(Number(target.value)) })}
              />
            </div>
            <Text label="Texte" value={texte} onChange={(next) => change({ texte: next })} />
            <Check label="Jeu libre" value={jeuLibre} onChange={(next) => change({ jeuLibre: next })} />
          </>
        )}
      </Rows>
    </>
  )
}

function Domains({ value, onChange }: FieldsProps<'domaines'>) {
  const componentsOf = (domain: SheetDomain) => COMPONENTS[domain].map((name) => ({ value: name, label: name }))
  const blank = { domaine: 'cognitif' as const, composante: COMPONENTS.cognitif[0] ?? '', role: 'secondaire' as const }
  return (
    <Rows name="Domaine" value={value} blank={blank} onChange={onChange}>
      {({ domaine, composante, role }, change) => (
        <div className="grid gap-3 sm:grid-cols-3">
          <Select
            label="Domaine"
            options={optionsOf(SHEET_DOMAINS, SHEET_DOMAIN_LABELS)}
            value={domaine}
            onChange={({ target }) => {
              const next = target.value as SheetDomain
              change({ domaine: next, composante: COMPONENTS[next][0] ?? '' })
            }}
          />
          <Select
            label="Composante"
            options={componentsOf(domaine)}
            value={composante}
            onChange={({ target }) => change({ composante: target.value })}
          />
          <Select
            label="Rôle"
            options={optionsOf(['principal', 'secondaire'], DOMAIN_ROLE_LABELS)}
            value={role}
            onChange={({ target }) => change({ role: target.value as typeof role })}
          />
        </div>
      )}
    </Rows>
  )
}

function Adaptations({ value, onChange }: FieldsProps<'adaptations'>) {
  return (
    <Rows
      name="Adaptation"
      value={value}
      blank={{ pour: 'besoins_particuliers' as const, texte: '' }}
      onChange={onChange}
    >
      {({ pour, texte }, change) => (
        <>
          <Select
            label="Pour"
            options={optionsOf(ADAPTATION_TARGETS, ADAPTATION_LABELS)}
            value={pour}
            onChange={({ target }) => change({ pour: target.value as typeof pour })}
          />
          <Text label="Texte" value={texte} onChange={(next) => change({ texte: next })} />
        </>
      )}
    </Rows>
  )
}

function EducatorRole({ value, onChange }: FieldsProps<'roleEducatrice'>) {
  return (
    <div className="flex flex-col gap-4">
      <Lines label="Gestes" value={value.gestes} onChange={(gestes) => onChange({ ...value, gestes })} />
      <Lines
        label="Questions ouvertes"
        value={value.questionsOuvertes}
        onChange={(questionsOuvertes) => onChange({ ...value, questionsOuvertes })}
      />
    </div>
  )
}

function Safety({ value, onChange }: FieldsProps<'securite'>) {
  const levels = SUPERVISION_LEVELS.map((level) => ({ value: level, label: SUPERVISION_LABELS[level].title }))
  return (
    <div className="flex flex-col gap-4">
      <Select
        label="Supervision"
        options={levels}
        value={value.supervision}
        onChange={({ target }) => onChange({ ...value, supervision: target.value as typeof value.supervision })}
      />
      <Lines
        label="Dangers à éliminer"
        value={value.dangersAEliminer}
        onChange={(dangersAEliminer) => onChange({ ...value, dangersAEliminer })}
      />
      <Lines
        label="Risques acceptés"
        value={value.risquesAcceptes}
        onChange={(risquesAcceptes) => onChange({ ...value, risquesAcceptes })}
      />
      <Lines label="Allergies" value={value.allergies} onChange={(allergies) => onChange({ ...value, allergies })} />
    </div>
  )
}

type SectionFieldsProps = { section: SheetSection; sheet: ActivitySheet; onChange: (value: unknown) => void }

/** The form fields of one section. `onChange` receives the whole section, which may not be valid yet. */
export function SectionFields({ section, sheet, onChange }: SectionFieldsProps) {
  const label = SHEET_SECTION_LABELS[section]
  switch (section) {
    case 'titre':
      return (
        <TextField
          label={label}
          hint={`${SHEET_TITLE_MAX} caractères au plus.`}
          value={sheet.titre}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'observationDepart':
      return <Text label={label} value={sheet.observationDepart ?? ''} onChange={(next) => onChange(next || null)} />
    case 'intentionEducative':
      return <Text label={label} value={sheet.intentionEducative} onChange={onChange} />
    case 'domaines':
      return <Domains value={sheet.domaines} onChange={onChange} />
    case 'materiel':
      return <Materials value={sheet.materiel} onChange={onChange} />
    case 'deroulement':
      return <Steps value={sheet.deroulement} onChange={onChange} />
    case 'roleEducatrice':
      return <EducatorRole value={sheet.roleEducatrice} onChange={onChange} />
    case 'adaptations':
      return <Adaptations value={sheet.adaptations} onChange={onChange} />
    case 'securite':
      return <Safety value={sheet.securite} onChange={onChange} />
    default:
      return <Lines label={label} value={sheet[section]} onChange={onChange} />
  }
}
