import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { RequestHandler } from 'express';
import passport from 'passport';
import { AuditModule } from '../audit/audit-log.ts';
import { LimitsModule } from '../limits/rate-limits.ts';
import { MailModule } from '../mail/mail.module.ts';
import { AdminController } from './admin.controller.ts';
import { AdminPassword } from './admin-password.ts';
import { AdminSerializer } from './admin.ts';
import { CredentialChanges } from './credential-changes.ts';
import { Credentials } from './credentials.ts';
import { PasswordStrategy } from './local-auth.guard.ts';
import { DeviceCookie } from './device-cookie.ts';
import { NewNetworks } from './new-networks.ts';
import { SecondFactor } from './second-factor.ts';
import { Session, SessionMiddleware, SessionValidityMiddleware } from './session.ts';

@Module({
  imports: [PassportModule.register({ session: true }), LimitsModule, AuditModule, MailModule],
  controllers: [AdminController],
  providers: [
    AdminPassword,
    AdminSerializer,
    CredentialChanges,
    Credentials,
    DeviceCookie,
    NewNetworks,
    PasswordStrategy,
    SecondFactor,
    Session,
  ],
})
export class AuthModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    // All admin calls need the session, including those of other modules.
    consumer
      .apply(SessionMiddleware, SessionValidityMiddleware, passport.session() as RequestHandler)
      .forRoutes('admin/*path');
  }
}
