import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import { ApiException } from '../http/api-exception.ts';

/** The one who signed in. There are no names: the password is shared. */
export interface Admin {
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  /** Tells which password opened the session, so that a new one ends it. */
  readonly passwordVersion: string;
}

type Done = (error: null, admin: Admin) => void;

/** The session holds all there is to know of the admin. */
@Injectable()
export class AdminSerializer extends PassportSerializer {
  serializeUser(admin: Admin, done: Done): void {
    done(null, admin);
  }

  deserializeUser(stored: Admin, done: Done): void {
    done(null, stored);
  }
}

/** What every admin call answers when the sessions cannot be reached. */
export function adminUnavailable(): ApiException {
  return new ApiException(503, 'Admin sign-in is unavailable for the moment.');
}
