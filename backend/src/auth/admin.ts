/** The one who signed in. There are no names: the password is shared. */
export interface Admin {
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  /** Tells which password opened the session, so that a new one ends it. */
  readonly passwordVersion: string;
}
