/** What every call of the API answers when it fails. */
export interface ApiError {
  /** A sentence for a person. */
  readonly error: string;
  /** A sentence for each field that needs a change, under the field's name. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** `POST /api/contact` */
export interface ContactReceived {
  /** A sentence for the visitor. */
  readonly message: string;
}
