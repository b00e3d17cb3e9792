import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS, DEVELOPMENTS } from '#app/domain/enums.ts'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import type { ZodForm } from '#app/ui/form/use-zod-form.ts'
import { AGE_GROUP_LABELS, DEVELOPMENT_LABELS } from '#content/labels.ts'
import { CriteriaDetails, optionsOf } from './criteria-details.tsx'

/**
 * The criteria of the generator: ages and domains, which are required; everything else is optional, under « Préciser ».
 */
export function CriteriaFields<Output extends ActivityCriteria>({ form }: { form: ZodForm<ActivityCriteria, Output> }) {
  const isMixed = form.watch('ageGroups').length > 1
  return (
    <>
      <CheckboxGroup
        legend="Groupe d’âge"
        hint={
          isMixed
            ? 'Groupe multiâge : les précautions du plus jeune s’appliquent à tout le groupe.'
            : 'Un ou plusieurs groupes.'
        }
        options={optionsOf(AGE_GROUPS, AGE_GROUP_LABELS)}
        {...form.field('ageGroups')}
      />
      <CheckboxGroup
        legend="Domaine de développement"
        hint="Un ou deux domaines."
        options={optionsOf(DEVELOPMENTS, DEVELOPMENT_LABELS)}
        {...form.field('developments')}
      />
      <CriteriaDetails form={form} />
    </>
  )
}
