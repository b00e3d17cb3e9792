import * as z from 'zod/mini'
import { notify } from '../feedback/toast.tsx'
import { Form, SubmitButton } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { Select } from '../form/select.tsx'
import { TextArea } from '../form/text-area.tsx'
import { SearchField, TextField } from '../form/text-field.tsx'
import { useZodForm } from '../form/use-zod-form.ts'
import { SectionBlock } from '../page/section-block.tsx'

const SEASONS = [
  { value: 'SPRING', label: 'Printemps' },
  { value: 'AUTUMN', label: 'Automne' },
]

const Sample = z.object({
  email: z.email('Inscrivez une adresse courriel complète, par exemple nom@cpe.ca.'),
  name: z.string().check(z.minLength(1, 'Inscrivez un nom.')),
  season: z.enum(['SPRING', 'AUTUMN'], 'Choisissez une saison.'),
  note: z.string().check(z.maxLength(200, 'Raccourcissez la note.')),
})

export function FormsSection() {
  return (
    <SectionBlock title="Champs et formulaires">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <TextField
            label="Nom du milieu"
            hint="Au plus 120 caractères"
            defaultValue="CPE Les Mésanges"
            name="daycare"
          />
          <TextField
            label="Courriel"
            type="email"
            name="address"
            error="Inscrivez une adresse courriel complète, par exemple nom@cpe.ca."
          />
          <TextField label="Téléphone" optional disabled name="phone" defaultValue="418 555-0100" />
          <PasswordField label="Mot de passe" name="password" defaultValue="brindille" />
          <Select label="Saison" options={SEASONS} placeholder="Choisissez une saison" name="season-alone" />
          <Select label="Saison refusée" options={SEASONS} error="Choisissez une saison." name="season-refused" />
          <TextArea label="Observation" hint="Sans nom d’enfant." maxLength={200} name="observation" />
          <TextArea
            label="Observation trop longue"
            maxLength={20}
            name="long"
            defaultValue="Les enfants ont touché l’écorce."
          />
          <SearchField label="Chercher une activité" placeholder="Un thème, un matériel, un mot…" />
        </div>
        <WholeForm />
      </div>
    </SectionBlock>
  )
}

/** Submitted empty it shows three errors and a summary; with the name « panne » it shows an error of the server. */
function WholeForm() {
  const form = useZodForm(Sample, { defaultValues: { email: '', name: '', season: undefined, note: '' } })
  return (
    <Form
      form={form}
      aria-label="Formulaire complet"
      className="card p-5"
      onSubmit={async ({ name }) => {
        await new Promise((resolve) => setTimeout(resolve, 600))
        if (name === 'panne') throw new Error('Le service est momentanément indisponible. (référence 503-7F3A2B)')
        notify.success('Enregistré.')
      }}
      actions={<SubmitButton form={form}>Enregistrer</SubmitButton>}
    >
      <TextField label="Courriel de la personne" type="email" {...form.field('email')} />
      <TextField label="Nom de la personne" {...form.field('name')} />
      <Select label="Saison préférée" options={SEASONS} placeholder="Choisissez une saison" {...form.field('season')} />
      <TextArea label="Note" optional maxLength={200} {...form.field('note')} />
    </Form>
  )
}
