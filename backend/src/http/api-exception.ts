import { HttpException } from '@nestjs/common';

interface RefusalDetails {
  /** A sentence for each field that needs a change. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
}

/** A failure whose sentence is meant for the person who sees it. */
export class Refusal extends HttpException {
  readonly details: RefusalDetails;

  constructor(status: number, sentence: string, details: RefusalDetails = {}) {
    super({ error: sentence, ...(details.fields && { fields: details.fields }) }, status);
    this.details = details;
  }
}
