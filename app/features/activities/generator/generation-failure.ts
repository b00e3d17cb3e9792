/** A sheet was written but may not be shown. `message` is for the log. */
export class GenerationFailure extends Error {
  override readonly name = 'GenerationFailure'
  readonly reason: 'refused' | 'unsafe' | 'unusable' | 'noSheet'

  constructor(reason: GenerationFailure['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** The person stopped the generation, or its unit was released while the sheet was being written: nothing is saved. */
export class GenerationStopped extends Error {
  override readonly name = 'GenerationStopped'
}

/** The process that ran the generation is shutting down. */
export class GenerationInterrupted extends Error {
  override readonly name = 'GenerationInterrupted'
}
