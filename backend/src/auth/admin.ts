import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import { ApiException } from '../http/api-exception.ts';

/** Who is signed in. There are no user names: the password is shared. */
export interface Admin {
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  /** Identifies the password that opened the session, so that a new one ends it. */
  readonly passwordVersion: string;
}

type Done = (error: null, admin: Admin) => void;

/** The session holds everything about the admin. */
@Injectable()
export class AdminSerializer extends PassportSerializer {
  serializeUser(admin: Admin, done: Done): void {
    done(null, admin);
  }

  deserializeUser(stored: Admin, done: Done): void {
    done(null, stored);
  }
}

/** What every admin call answers while sessions are unavailable. */
export function adminUnavailable(): ApiException {
  return new ApiException(503, 'Admin sign-in is unavailable for the moment.');
}
