/** The body of every failed API response. */
export interface ApiError {
  /** A message for people. */
  readonly error: string;
  /** A message for each invalid field, by field name. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** `POST /api/contact` */
export interface ContactReceived {
  /** A message for the visitor. */
  readonly message: string;
}
