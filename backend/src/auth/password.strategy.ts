import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { Refusal } from '../http/api-exception.ts';
import type { Admin } from './admin.ts';
import { AdminPassword } from './admin-password.ts';

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly password: AdminPassword) {
    // The strategy insists on a user name; there is none, so it reads the password twice.
    super({ usernameField: 'password', passwordField: 'password' });
  }

  async validate(_userName: string, password: string): Promise<Admin> {
    if (!(await this.password.verify(password))) throw new Refusal(401, 'Invalid password');
    return { signedInAt: Date.now(), passwordVersion: this.password.version };
  }
}
