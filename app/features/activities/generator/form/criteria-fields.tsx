import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS, DEVELOPMENTS } from '#app/domain/enums.ts'
import type { OwnGroup } from '#app/domain/own-group.ts'
import { OwnGroupButton } from '#app/features/account/profile/own-group.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import type { ZodForm } from '#app/ui/form/use-zod-form.ts'
import { AGE_GROUP_LABELS, DEVELOPMENT_LABELS } from '#content/labels.ts'
import { optionsOf } from '../../words.ts'
import { CriteriaDetails } from './criteria-details.tsx'

type CriteriaFieldsProps<Output extends ActivityCriteria> = { form: ZodForm<ActivityCriteria, Output>; group: OwnGroup }

/**
 * The criteria of the generator: ages and domains, which are required; everything else is optional, under « Préciser ».
 */
export function CriteriaFields<Output extends ActivityCriteria>({ form, group }: CriteriaFieldsProps<Output>) {
  const isMixed = form.watch('ageGroups').length > 1
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-2 lg:items-start">
        <CheckboxGroup
          legend="Groupe d’âge"
          className="beside-legend"
          hint={isMixed && 'Groupe multiâge : les précautions du plus jeune s’appliquent à tout le groupe.'}
          options={optionsOf(AGE_GROUPS, AGE_GROUP_LABELS)}
          {...form.field('ageGroups')}
        />
        <div className="max-lg:-ml-5 lg:-mr-5">
          <OwnGroupButton group={group} />
        </div>
      </div>
      <CheckboxGroup
        legend="Domaine de développement"
        className="beside-legend"
        options={optionsOf(DEVELOPMENTS, DEVELOPMENT_LABELS)}
        {...form.field('developments')}
      />
      <CriteriaDetails form={form} />
    </>
  )
}
