/** The body of every failed API response. */
export interface ApiError {
  /** A message for people. */
  readonly error: string;
  /** A message for each invalid field, by field name. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** `GET /api/admin/check` */
export interface AdminCheck {
  readonly authenticated: boolean;
  /** Present while signing in also takes a code from an authenticator app. */
  readonly secondFactor?: true;
}

/** `POST /api/contact` */
export interface ContactReceived {
  /** A message for the visitor. */
  readonly message: string;
}
