import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { Admin } from './admin.ts';

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
