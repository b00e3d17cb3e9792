import { dateOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { saveOverRead } from '#app/server/database/save-over-read.server.ts'
import { type DaycareScope, privateReaderId, requireDaycareId } from '#app/server/middleware.ts'
import { handoverSentences } from '#content/pages/sheet/handover.ts'
import { shortMaterial } from '../reference-lists/describe-material.ts'
import { sentencesIn } from '../safety/reader/sheet-readings.ts'
import { getPlannedSheets } from '../week/server.ts'
import { DAY_SLOTS } from '../week/week-days.ts'
import type { Handover, HandoverActivity, HandoverInput, HandoverText, SaveHandoverTextInput } from './schema.ts'

/** Activities of a day from which a step is said in one sentence, and of the material only what is needed, by its name. */
const MANY = 7
/** Characters that a step has at least in short, unless it is shorter. */
const STEP_LEAST = 80

const isInQuotation = (text: string) => text.lastIndexOf('«') > text.lastIndexOf('»')

/** The first sentences of a text, as few as make so many characters; what somebody says is not cut. */
function inShort(text: string, least: number): string {
  let end = 0
  for (const sentence of sentencesIn(text)) {
    if (end >= least && !isInQuotation(text.slice(0, end))) break
    end = text.indexOf(sentence, end) + sentence.length
  }
  return text.slice(0, end)
}

type PlannedSheet = Awaited<ReturnType<typeof getPlannedSheets>>[number]

function toShortForm(planned: PlannedSheet, isOfMany: boolean): HandoverActivity {
  const { sheet, activityId, slot, title, durationMinutes, place, refusals } = planned
  const { supervision, dangersAEliminer, allergies } = sheet.securite
  return {
    activityId,
    slot,
    title,
    durationMinutes,
    place,
    refusals,
    materials: sheet.materiel
      .filter(({ facultatif }) => !(isOfMany && facultatif))
      .map(({ nom, quantite, facultatif }) => ({
        name: isOfMany ? shortMaterial(nom) : quantite ? `${nom}, ${quantite}` : nom,
        isOptional: facultatif,
      })),
    steps: sheet.deroulement.map(({ minutes, texte }) => ({
      minutes,
      text: inShort(texte, isOfMany ? 1 : STEP_LEAST),
    })),
    safety: { supervision, dangersAEliminer, allergies },
  }
}

const textFields = { topic: true, text: true, updatedAt: true } as const

/**
 * What the person leaves to whoever replaces her on this day; empty for a superadmin without a daycare. Four queries.
 */
export async function getHandover(scope: DaycareScope, { day }: HandoverInput): Promise<Handover> {
  const { userId, daycareId } = scope
  const own = { daycareId: daycareId ?? undefined, userId: privateReaderId(scope) }
  const [planned, note, texts, group] = await Promise.all([
    getPlannedSheets(scope, day, day),
    daycareId ? db().dayNote.findFirst({ where: { ...own, day: dateOf(day) }, select: { text: true } }) : null,
    daycareId ? db().handoverText.findMany({ where: own, select: textFields }) : [],
    db().user.findUniqueOrThrow({
      where: { id: userId },
      select: { ageGroups: true, groupSize: true, groupAdults: true, groupAllergies: true },
    }),
  ])
  const activities = DAY_SLOTS.flatMap((slot) =>
    planned.filter((it) => it.slot === slot).map((it) => toShortForm(it, planned.length >= MANY)),
  )
  return { day, group, activities, note: note?.text ?? '', texts }
}

/** Writes a text, or removes it ({@link saveOverRead}). */
export async function saveHandoverText(
  scope: DaycareScope,
  { topic, text, seen }: SaveHandoverTextInput,
): Promise<HandoverText | null> {
  const own = { daycareId: requireDaycareId(scope), userId: scope.userId, topic }
  return saveOverRead(db().handoverText, own, {
    text,
    seen,
    read: () => db().handoverText.findFirst({ where: own, select: textFields }),
    changed: handoverSentences.textChanged,
  })
}
