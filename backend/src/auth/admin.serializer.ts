import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { Admin } from './admin.ts';
import { AdminPassword } from './admin-password.ts';

const longestSession = 12 * 60 * 60 * 1000;

type Done<T> = (error: Error | null, value?: T) => void;

@Injectable()
export class AdminSerializer extends PassportSerializer {
  constructor(private readonly password: AdminPassword) {
    super();
  }

  serializeUser(admin: Admin, done: Done<Admin>): void {
    done(null, admin);
  }

  /** A session older than twelve hours, or opened with a former password, is nobody's. */
  deserializeUser(stored: Admin, done: Done<Admin | false>): void {
    const young = Date.now() - stored.signedInAt < longestSession;
    done(null, young && stored.passwordVersion === this.password.version && stored);
  }
}
