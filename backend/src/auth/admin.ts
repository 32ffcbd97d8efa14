import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import { ApiException } from '../http/api-exception.ts';

/** The signed-in admin. There are no usernames, because the password is shared. */
export interface Admin {
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  /** Which password and second factor it signed in with. The session ends when one of them changes. */
  readonly credentials: string;
  /** The number of the session, which the activity shows instead of its ID. */
  readonly session?: number;
}

type Done = (error: null, admin: Admin) => void;

/** Stores the whole admin in the session. */
@Injectable()
export class AdminSerializer extends PassportSerializer {
  serializeUser(admin: Admin, done: Done): void {
    done(null, admin);
  }

  deserializeUser(stored: Admin, done: Done): void {
    done(null, stored);
  }
}

/** The response of every admin call while sessions are unavailable. */
export function adminUnavailable(): ApiException {
  return new ApiException(
    503,
    'Admin sign-in isn’t available right now. Please try again in a minute.',
  );
}
