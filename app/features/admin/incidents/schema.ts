import * as z from 'zod/mini'
import { privacySentences } from '#content/pages/privacy.ts'

const INCIDENT_TITLE_MAX = 120
export const INCIDENT_TEXT_MAX = 2_000

const text = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(INCIDENT_TEXT_MAX, privacySentences.textTooLong))
const day = z.iso.date(privacySentences.dayMissing)
const dayOrNone = z.union([z.literal(''), day], privacySentences.dayMissing)

const fields = {
  title: z
    .string(privacySentences.titleMissing)
    .check(
      z.trim(),
      z.minLength(1, privacySentences.titleMissing),
      z.maxLength(INCIDENT_TITLE_MAX, privacySentences.titleTooLong),
    ),
  occurredOn: day,
  discoveredOn: day,
  circumstances: text(privacySentences.circumstancesMissing),
  information: text(privacySentences.informationMissing),
  /** Digits, or empty while it is not known. */
  peopleCount: z.string().check(z.trim(), z.regex(/^(?:\d{1,6}|1000000)?$/, privacySentences.people)),
  seriousRisk: z.enum(['yes', 'no']),
  riskReasons: text(privacySentences.reasonsMissing),
  measures: z.string().check(z.trim(), z.maxLength(INCIDENT_TEXT_MAX, privacySentences.textTooLong)),
  commissionToldOn: dayOrNone,
  peopleToldOn: dayOrNone,
}

const datesInOrder = z.refine<{ occurredOn: string; discoveredOn: string }>(
  ({ occurredOn, discoveredOn }) => occurredOn <= discoveredOn,
  { path: ['discoveredOn'], error: privacySentences.daysOrder },
)

export const IncidentForm = z.strictObject(fields).check(datesInOrder)
export type IncidentForm = z.infer<typeof IncidentForm>

/** A new incident (`known` is null), or the next version of an existing one. */
export const SaveIncidentInput = z
  .strictObject({ ...fields, known: z.nullable(z.strictObject({ id: z.uuid(), version: z.int() })) })
  .check(datesInOrder)
export type SaveIncidentInput = z.infer<typeof SaveIncidentInput>

export type Incident = IncidentForm & { id: string; version: number; createdBy: string; createdAt: Date }
