/** Why a sheet that was written is not shown. `message` is for the log. */
export class GenerationFailure extends Error {
  override readonly name = 'GenerationFailure'
  readonly reason: 'refused' | 'unsafe' | 'unusable'

  constructor(reason: GenerationFailure['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** The person asked for the end. */
export class GenerationStopped extends Error {
  override readonly name = 'GenerationStopped'
}

/** The process that ran it is ending. */
export class GenerationInterrupted extends Error {
  override readonly name = 'GenerationInterrupted'
}
