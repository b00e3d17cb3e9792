import { useState } from 'react'
import { FilterButton } from '../button/filter-button.tsx'
import { RemovableChip, Tag, ToggleChip } from '../chips.tsx'
import { CheckboxGroup } from '../form/checkbox-group.tsx'
import { ComboBox } from '../form/combo-box.tsx'
import { RadioCards } from '../form/radio-cards.tsx'
import { SectionBlock } from '../page/section-block.tsx'
import { SegmentedControl } from '../segmented-control.tsx'
import { TabPanel, Tabs } from '../tabs.tsx'
import { Specimen } from './specimen.tsx'

const AGES = ['0-18 mois', '18 mois - 2 ans', '2-3 ans', '3-4 ans', '4-5 ans'].map((label) => ({ value: label, label }))
const PLACES = [
  { value: 'YARD', label: 'Cour', description: 'La cour du milieu, clôturée.' },
  { value: 'WOODS', label: 'Boisé ou champ', description: 'Un lieu connu, visité avant la sortie.' },
]
const THEMES = ['Arbres et feuilles', 'Eau', 'Insectes', 'Neige et glace', 'Ombres et lumière', 'Traces d’animaux']
const TABS = [
  { value: 'bases', label: 'Les principes de base' },
  { value: 'domains', label: 'Domaines de développement' },
] as const

export function ChoicesSection() {
  const [ages, setAges] = useState<string[]>(['3-4 ans'])
  const [place, setPlace] = useState('YARD')
  const [themes, setThemes] = useState<string[]>(['Eau'])
  const [tab, setTab] = useState<'bases' | 'domains'>('bases')
  const [view, setView] = useState<'cards' | 'list'>('cards')
  const [pressed, setPressed] = useState(true)
  return (
    <SectionBlock title="Choix, filtres, onglets">
      <div className="grid gap-8 lg:grid-cols-2">
        <CheckboxGroup
          legend="Groupe d’âge"
          hint="Plusieurs choix pour un groupe multiâge."
          options={AGES}
          values={ages}
          onValuesChange={setAges}
        />
        <CheckboxGroup
          legend="Groupe d’âge, en liste, refusé"
          variant="list"
          options={AGES.slice(0, 3)}
          values={[]}
          onValuesChange={() => undefined}
          error="Choisissez au moins un groupe d’âge."
        />
        <RadioCards legend="Lieu" name="place" options={PLACES} value={place} onValueChange={setPlace} />
        <ComboBox
          label="Thèmes"
          hint="Au plus 3. Choisissez dans la liste ou créez le vôtre."
          optional
          options={THEMES}
          values={themes}
          onValuesChange={setThemes}
          onCreate={(name) => new Promise((resolve) => setTimeout(() => resolve(name), 500))}
          max={3}
          placeholder="Neige, insectes…"
        />
      </div>
      <Specimen name="Filtres">
        <FilterButton
          label="Âge"
          active={ages.length === 1 ? ages[0] : ages.length ? String(ages.length) : undefined}
          onClear={() => setAges([])}
        >
          <CheckboxGroup legend="Âge" hideLegend variant="list" options={AGES} values={ages} onValuesChange={setAges} />
        </FilterButton>
        <FilterButton label="Durée" onClear={() => undefined}>
          <p className="text-sm">Aucune durée.</p>
        </FilterButton>
        <ToggleChip pressed={pressed} onPressedChange={setPressed}>
          Dehors
        </ToggleChip>
        <ToggleChip pressed={!pressed} onPressedChange={(value) => setPressed(!value)}>
          Favoris
        </ToggleChip>
        <RemovableChip label="Neige et glace" onRemove={() => undefined} />
        <Tag>Hiver</Tag>
      </Specimen>
      <Specimen name="Choix court">
        <SegmentedControl
          legend="Affichage"
          options={[
            { value: 'cards', label: 'Cartes' },
            { value: 'list', label: 'Liste' },
          ]}
          value={view}
          onChange={setView}
        />
      </Specimen>
      <Tabs id="sample" label="Catégories" tabs={TABS} value={tab} onValueChange={setTab} />
      <TabPanel id="sample" value={tab} className="p-4">
        {tab === 'bases' ? 'Chaque enfant est unique.' : 'Physique et moteur, cognitif, langagier, social et affectif.'}
      </TabPanel>
    </SectionBlock>
  )
}
