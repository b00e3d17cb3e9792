import * as z from 'zod/mini'

/*
 * The figures as they are kept. No person, no daycare and no text of a person is in them.
 */

const count = z.int()
/** Which version made a sheet: `model` and `prompt` are empty for the bank, `rules` for what was made before it was kept. */
const maker = { model: z.string(), prompt: z.string(), rules: z.string() }
export type Maker = { model: string; prompt: string; rules: string }

/** Counts of the sheets of the bank; `part` is the section of a change, or the outcome of a lived day. */
export const SheetFigures = z.array(
  z.object({
    figure: z.enum(['generated', 'lived', 'changed', 'reported']),
    sheetKey: z.string(),
    part: z.string(),
    count,
  }),
)
export type SheetFigures = z.infer<typeof SheetFigures>

/** What becomes of what each version of the generator makes. */
export const GeneratorHealth = z.object({
  /** Sheets made, and of these: changed by a person, refused by the present rules. Dates are ISO 8601. */
  versions: z.array(
    z.object({
      ...maker,
      made: count,
      firstAt: z.coerce.date(),
      lastAt: z.coerce.date(),
      edited: count,
      refused: count,
    }),
  ),
  /** Days on which they were lived, by what was said of them; empty when nothing was said. */
  lived: z.array(z.object({ ...maker, outcome: z.string(), count })),
  /** Activities whose section was changed; `distance`: from 0, the same, to 1, nothing in common, on average. */
  changes: z.array(z.object({ ...maker, section: z.string(), count, distance: z.number() })),
  reports: z.array(z.object({ ...maker, section: z.string(), reason: z.string(), count })),
  /** Sheets that a rule refuses; `example`: its sentence on one that nobody has changed. */
  refusals: z.array(z.object({ rule: z.string(), count, example: z.nullable(z.string()) })),
  /** Generations of the last 30 days by cause of their end; empty for those that gave a sheet. */
  ends: z.array(z.object({ cause: z.string(), count })),
})
export type GeneratorHealth = z.infer<typeof GeneratorHealth>
