/** The body of every failed API response. */
export interface ApiError {
  /** A message for people. */
  readonly error: string;
  /** A message for each invalid field, by field name. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** `POST /api/admin/login` */
export interface SignedIn {
  readonly message: string;
  /** As in {@link AdminCheck}. */
  readonly isDesk?: true;
}

/** `GET /api/admin/check` */
export interface AdminCheck {
  readonly authenticated: boolean;
  /** Present if it's the front desk, whose password opens less. */
  readonly isDesk?: true;
  /** Present while signing in also takes a code from an authenticator app. */
  readonly secondFactor?: true;
  /** Present if someone can also sign in without that code: the front desk. */
  readonly codeIsOptional?: true;
}

/**
 * What a sign-in is refused with while the second factor is on, whichever of
 * the two was wrong.
 */
export const invalidPasswordOrCode = 'Invalid password or code';

/** `POST /api/contact` */
export interface ContactReceived {
  /** A message for the visitor. */
  readonly message: string;
}

/**
 * What the API says about a request that it can't read or accept, whether nginx
 * or the backend rejects it.
 */
export const errorMessages = {
  400: 'We couldn’t read that. Please reload the page and try again.',
  404: 'There’s nothing at this address.',
  413: 'That’s too much text. Please shorten it and try again.',
} as const;
