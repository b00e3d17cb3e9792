import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { registerWords } from '#content/pages/privacy.ts'
import { useSaveIncident } from './functions.ts'
import { INCIDENT_TEXT_MAX, type Incident, IncidentForm } from './schema.ts'

const EMPTY: IncidentForm = {
  title: '',
  occurredOn: '',
  discoveredOn: '',
  circumstances: '',
  information: '',
  peopleCount: '',
  seriousRisk: 'no',
  riskReasons: '',
  measures: '',
  commissionToldOn: '',
  peopleToldOn: '',
}

/** Adds an incident (`incident` is null) or completes one. */
export function IncidentDialog({ incident, onClose }: { incident: Incident | null; onClose: () => void }) {
  const save = useSaveIncident()
  const form = useZodForm(IncidentForm, { defaultValues: incident ? formOf(incident) : EMPTY })
  return (
    <FormDialog
      onClose={onClose}
      title={incident ? `Compléter « ${incident.title} »` : registerWords.add}
      form={form}
      submitLabel="Enregistrer"
      saved="Registre à jour"
      onSubmit={(values) =>
        save.mutateAsync({ ...values, known: incident && { id: incident.id, version: incident.version } })
      }
    >
      <TextField label="Titre" hint="Au plus 120 caractères" {...form.field('title')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Date de l’incident" type="date" {...form.field('occurredOn')} />
        <TextField label="Date de la découverte" type="date" {...form.field('discoveredOn')} />
      </div>
      <TextArea label="Ce qui s’est passé" maxLength={INCIDENT_TEXT_MAX} {...form.field('circumstances')} />
      <TextArea label="Renseignements touchés" rows={2} maxLength={INCIDENT_TEXT_MAX} {...form.field('information')} />
      <TextField
        label="Nombre de personnes touchées"
        hint="Laissez vide tant qu’il n’est pas connu"
        optional
        inputMode="numeric"
        {...form.field('peopleCount')}
      />
      <RadioCards
        legend="Risque de préjudice sérieux"
        options={[
          { value: 'no', label: 'Non' },
          { value: 'yes', label: 'Oui' },
        ]}
        {...form.register('seriousRisk')}
      />
      <TextArea label="Pourquoi" rows={2} maxLength={INCIDENT_TEXT_MAX} {...form.field('riskReasons')} />
      <TextArea label="Mesures prises" optional rows={2} maxLength={INCIDENT_TEXT_MAX} {...form.field('measures')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Avis à la Commission" optional type="date" {...form.field('commissionToldOn')} />
        <TextField label="Avis aux personnes" optional type="date" {...form.field('peopleToldOn')} />
      </div>
    </FormDialog>
  )
}

function formOf({ id: _id, version: _version, createdBy: _by, createdAt: _at, ...form }: Incident): IncidentForm {
  return form
}
